"""Tech Lead, Recruiter, Salesperson, Investor and Brigitte, and going out: SN-31 to SN-33 and SN-35 to SN-37."""

from __future__ import annotations

import pytest

from games.startup_nation.nation import GALLERY, A, B, C, D, nation
from kit import rule

# Tech Lead


@rule("SN-31")
def test_t45_the_tech_lead_shows_a_card_to_one_seat_alone() -> None:
    table = nation(a="TEC SAL", c="BRI")
    table.does("A: TEC on C")
    assert table.shown(A, "looked")[0]["card"] == "brigitte"
    assert [table.shown(seat, "looked") for seat in (B, C, D, GALLERY)] == [
        [{"kind": "looked", "seat": A, "target": C}]
    ] * 4


@rule("SN-31")
def test_what_was_looked_at_stays_known() -> None:
    table = nation(a="TEC SAL", c="BRI")
    table.does("A: TEC on C")
    assert table.view(A)["own"]["known"] == [None, None, "brigitte", None]
    assert table.view(D)["own"]["known"] == [None, None, None, None]


@rule("SN-31", "SN-32", "SN-A29")
@pytest.mark.parametrize(("saying", "number"), [("A: TEC on A", "SN-31"), ("A: REC on A", "SN-32")])
def test_t46_tech_lead_and_recruiter_need_another_player(saying: str, number: str) -> None:
    refusal = nation(a="TEC REC").refuses(saying)
    assert (refusal.reason, refusal.rule) == ("not-yourself", number)


@rule("SN-31", "SN-32")
def test_tech_lead_and_recruiter_have_to_choose_somebody() -> None:
    table = nation(a="TEC REC")
    assert table.may() == ["TEC B", "TEC C", "TEC D", "REC B", "REC C", "REC D"]


# Recruiter


@rule("SN-32")
def test_the_recruiter_exchanges_the_remaining_card() -> None:
    table = nation(a="REC TAX", c="INV")
    table.does("A: REC on C")
    assert (table.hid(A), table.hid(C), table.discard) == ("INV", "TAX", "REC")


@rule("SN-32")
@pytest.mark.parametrize("kept", ["REC", "BRI"])
def test_the_recruiter_may_give_away_a_recruiter_or_brigitte(kept: str) -> None:
    table = nation(a=f"REC {kept}", c="INV")
    table.does("A: REC on C")
    assert (table.hid(A), table.hid(C)) == ("INV", kept)


@rule("SN-32", "SN-36")
def test_giving_brigitte_away_is_not_discarding_her() -> None:
    table = nation(a="REC BRI", c="INV")
    table.does("A: REC on C")
    assert (table.living, table.discard) == ("ABCD", "REC")


@rule("SN-32")
def test_both_who_exchange_know_both_cards() -> None:
    table = nation(a="REC TAX", c="INV")
    table.does("A: REC on C")
    assert table.shown(A, "exchanged")[0] | {"text": ""} == {
        "kind": "exchanged", "seat": A, "target": C, "gave": "intern_tax", "card": "investor", "text": "",
    }  # fmt: skip
    assert table.shown(C, "exchanged")[0]["card"] == "intern_tax"
    assert table.shown(B, "exchanged") == [{"kind": "exchanged", "seat": A, "target": C}]


# Salesperson


@rule("SN-33")
def test_t48_the_salesperson_makes_new_allies() -> None:
    table = nation(a="SAL TEC", tok="RRBB")
    table.does("A: SAL, B and C")
    assert table.tok == "RBRB"


@rule("SN-33", "SN-A27")
def test_t49_the_salespersons_own_token_may_move() -> None:
    table = nation(a="SAL TEC", tok="RRBB")
    table.does("A: SAL, A and D")
    assert table.tok == "BRBR"


@rule("SN-33")
def test_t50_the_salesperson_may_decline() -> None:
    table = nation(a="SAL TEC", tok="RRBB")
    table.does("A: SAL, decline")
    assert (table.tok, table.happened()) == ("RRBB", ["played", "swap_declined", "drew"])


@rule("SN-33", "SN-A27", "SN-37")
def test_t51_the_token_of_a_seat_that_is_out_stays() -> None:
    refusal = nation(a="SAL TEC", out="B").refuses("A: SAL, B and C")
    assert (refusal.reason, refusal.rule) == ("seat-out", "SN-33")


@rule("SN-33", "SN-A27")
def test_t52_tokens_of_one_colour_are_not_offered() -> None:
    table = nation(a="SAL BRI", tok="RRBB")
    assert table.may() == ["SAL decline", "SAL A C", "SAL A D", "SAL B C", "SAL B D"]
    assert table.refuses("A: SAL, A and B").reason == "same-colour"


@rule("SN-33", "SN-A27", "SN-5")
def test_t53_the_black_token_may_move() -> None:
    table = nation(a="SAL TEC", seats=5, tok="RRBBK")
    table.does("A: SAL, A and E")
    assert table.tok == "KRBBR"


@rule("SN-A28", "SN-33")
def test_t54_a_swap_between_the_last_two_does_not_end_the_round() -> None:
    table = nation(a="SAL TEC", tok="RRBB", out="BD")
    table.does("A: SAL, A and C")
    assert (table.tok, table.table["round"], table.decides) == ("BRRB", 1, "C")


@rule("SN-33")
def test_a_pair_may_be_named_in_either_order() -> None:
    table = nation(a="SAL TEC", tok="RRBB")
    table.does("A: SAL, C and B")
    assert table.tok == "RBRB"


# Investor


@rule("SN-35")
def test_t65_the_investor_may_serve_himself() -> None:
    table = nation(a="INV SAL")
    table.does("A: INV to A")
    assert (table.supply, table.bpi) == (0, [1, 0, 0, 0])


@rule("SN-35", "SN-18")
def test_t66_a_seat_that_is_out_gets_no_bpi_token() -> None:
    refusal = nation(a="INV SAL", out="D").refuses("A: INV to D")
    assert (refusal.reason, refusal.rule) == ("seat-out", "SN-18")


@rule("SN-35")
def test_t66_the_investor_cannot_decline() -> None:
    refusal = nation(a="INV SAL", out="D").refuses("A: INV")
    assert (refusal.reason, refusal.rule) == ("supply-left", "SN-35")


@rule("SN-35", "SN-A5")
def test_t67_on_an_empty_supply_the_investor_has_one_plain_choice() -> None:
    table = nation(a="INV BRI", invested={"C": 1}, bpi="persistent")
    assert table.may() == ["INV"]
    table.does("A: INV")
    assert (table.supply, table.bpi, table.happened()) == (0, [0, 0, 1, 0], ["played", "bpi_short", "drew"])


@rule("SN-35")
def test_a_bpi_token_is_given_before_everybodys_eyes() -> None:
    table = nation(a="INV SAL")
    table.does("A: INV to C")
    assert [row["bpi"] for row in table.view(GALLERY)["seats"]] == [0, 0, 1, 0]
    assert table.shown(GALLERY, "bpi_given") == [{"kind": "bpi_given", "seat": A, "target": C}]


# Going out


@rule("SN-37", "SN-A16")
def test_the_card_of_a_seat_that_goes_out_is_laid_open_without_effect() -> None:
    table = nation(a="FIRE SAL", c="TEC")
    table.does("A: FIRE, C, Tech lead", "C: exact")
    assert table.view(GALLERY)["discard"][-1] == {"card": "tech_lead", "seat": C, "cause": "eliminated"}
    assert "looked" not in table.happened()


@rule("SN-37")
def test_a_seat_that_is_out_holds_nothing_and_takes_no_turn() -> None:
    table = nation(a="FIRE SAL", b="DIR", deck="TEC")
    table.does("A: FIRE, B, Director", "B: exact")
    assert (table.hand(B), table.decides) == ("", "C")


@rule("SN-37", "SN-A17")
def test_the_bpi_tokens_of_a_seat_that_is_out_stay_there() -> None:
    table = nation(a="FIRE SAL", c="DIR", invested={"C": 1})
    table.does("A: FIRE, C, Director", "C: exact")
    assert (table.bpi, table.supply) == ([0, 0, 1, 0], 0)


@rule("SN-37", "SN-A17")
def test_the_bpi_tokens_of_a_seat_that_is_out_cannot_be_taken() -> None:
    refusal = nation(a="LEG SAL", out="C", invested={"C": 1}).refuses("A: LEG, C, Intern")
    assert refusal.reason == "seat-out"


@rule("SN-37")
def test_how_a_seat_went_out_is_public() -> None:
    table = nation(a="FIRE SAL", c="DIR")
    table.does("A: FIRE, C, Director", "C: exact")
    assert [row["out"] for row in table.view(GALLERY)["seats"]] == [None, None, "question", None]


@rule("SN-36", "SN-15")
def test_brigitte_is_never_offered() -> None:
    assert nation(a="BRI SAL", tok="RRBB", out="BC").may() == ["SAL decline", "SAL A D"]


@rule("SN-A35")
def test_the_discard_is_open_in_order_with_seat_and_cause() -> None:
    table = nation(a="DIR SAL", b="FIRE", c="INV", deck="REC PIS LEG", discard="TEC")
    table.does("A: DIR on B", "B: REC on D")
    assert table.view(GALLERY)["discard"] == [
        {"card": "tech_lead", "seat": -1, "cause": "played"},  # laid when the table was set up
        {"card": "director", "seat": A, "cause": "played"},
        {"card": "intern_fire", "seat": B, "cause": "promoted"},
        {"card": "recruiter", "seat": B, "cause": "played"},
    ]
