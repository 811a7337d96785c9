"""Questions and the interns who ask them: SN-19 to SN-30."""

from __future__ import annotations

import pytest

from games.startup_nation.nation import GALLERY, ROLES, A, B, C, D, nation
from kit import rule


@rule("SN-19")
def test_a_question_names_another_living_seat_and_a_role() -> None:
    table = nation(a="FIRE SAL", c="INV")
    table.does("A: FIRE, C, Director")
    assert table.view(GALLERY)["question"] == {"asker": A, "target": C, "role": "director", "card": "intern_fire"}
    assert (table.phase, table.decides) == ("answer", "C")


@rule("SN-19", "SN-A9", "SN-L8")
@pytest.mark.parametrize("intern", ["FIRE", "PIS", "LEG", "HYP"])
def test_all_eight_roles_can_be_asked_of_every_other_living_seat(intern: str) -> None:
    table = nation(a=f"{intern} BRI", discard="EMM", out="D")
    assert table.may() == [f"{intern} {seat} {role}" for seat in "BC" for role in ROLES]


@rule("SN-20")
@pytest.mark.parametrize(
    ("card", "answer"), [("TEC", "below"), ("SAL", "below"), ("DIR", "exact"), ("INV", "above"), ("BRI", "above")]
)
def test_the_answer_compares_the_hidden_card_with_the_role(card: str, answer: str) -> None:
    table = nation(a="FIRE REC", c=card)
    table.does("A: FIRE, C, Director")
    assert table.answers() == [answer]


@rule("SN-20")
def test_an_answer_is_public() -> None:
    table = nation(a="FIRE SAL", c="INV")
    table.does("A: FIRE, C, Director", "C: above")
    assert table.view(GALLERY)["questions"] == [{"asker": A, "target": C, "role": "director", "answer": "above"}]


@rule("SN-24", "SN-A25")
@pytest.mark.parametrize(("role", "answer"), [("Intern", "exact"), ("Tech lead", "below")])
def test_the_miraculous_intern_answers_as_rank_zero(role: str, answer: str) -> None:
    table = nation(a="FIRE SAL", c="MIR")
    table.does(f"A: FIRE, C, {role}")
    assert table.answers() == [answer]


@rule("SN-25", "SN-37")
def test_t15_an_exact_answer_to_the_fire_intern_puts_the_questioned_seat_out() -> None:
    table = nation(a="FIRE SAL", c="DIR")
    table.does("A: FIRE, C, Director")
    assert table.answers() == ["exact"]
    table.does("C: exact")
    assert (table.living, table.discard) == ("ABD", "FIRE DIR")


@rule("SN-20", "SN-23", "SN-25")
def test_t16_above_ends_the_question() -> None:
    table = nation(a="FIRE SAL", c="INV")
    table.does("A: FIRE, C, Director", "C: above")
    assert (table.living, table.discard, table.hid(C), table.decides) == ("ABCD", "FIRE", "INV", "B")
    assert table.happened() == ["played", "asked", "answered", "drew"]


@rule("SN-4", "SN-A2", "SN-25")
def test_t18_a_tax_intern_is_hit_as_an_intern() -> None:
    table = nation(a="FIRE SAL", c="TAX")
    table.does("A: FIRE, C, Intern", "C: exact")
    assert (table.living, table.discard) == ("ABD", "FIRE TAX")


@rule("SN-19", "SN-18")
def test_t19_nobody_asks_themselves() -> None:
    refusal = nation(a="FIRE SAL").refuses("A: FIRE, A, Director")
    assert (refusal.reason, refusal.rule) == ("not-yourself", "SN-25")


@rule("SN-19", "SN-18", "SN-37")
def test_t19_nobody_asks_a_seat_that_is_out() -> None:
    refusal = nation(a="FIRE SAL", out="C").refuses("A: FIRE, C, Director")
    assert (refusal.reason, refusal.rule) == ("seat-out", "SN-18")


@rule("SN-19", "SN-A9")
def test_t20_a_role_that_is_gone_can_be_named() -> None:
    table = nation(a="FIRE REC", c="SAL", discard="EMM")
    table.does("A: FIRE, C, Emmanuel")
    assert table.answers() == ["below"]


@rule("SN-26")
def test_t21_a_hit_by_the_string_puller_exchanges_hidden_cards() -> None:
    table = nation(a="PIS REC", c="BRI")
    table.does("A: PIS, C, Brigitte")
    assert table.answers() == ["exact"]
    table.does("C: exact")
    assert (table.hid(A), table.hid(C), table.living) == ("BRI", "REC", "ABCD")


@rule("SN-26", "SN-23")
def test_t22_a_miss_by_the_string_puller_exchanges_nothing() -> None:
    table = nation(a="PIS SAL", c="TEC")
    table.does("A: PIS, C, Recruiter", "C: below")
    assert (table.hid(A), table.hid(C)) == ("SAL", "TEC")


@rule("SN-27")
def test_t23_a_hit_by_the_legal_intern_takes_the_bpi_token() -> None:
    table = nation(a="LEG REC", c="SAL", invested={"C": 1})
    table.does("A: LEG, C, Salesperson", "C: exact")
    assert (table.bpi, table.hid(C), table.living) == ([1, 0, 0, 0], "SAL", "ABCD")


@rule("SN-27", "SN-16")
def test_t24_without_bpi_tokens_nothing_moves() -> None:
    table = nation(a="LEG REC", c="SAL")
    table.does("A: LEG, C, Salesperson", "C: exact")
    assert table.view(GALLERY)["questions"][0]["answer"] == "exact"
    assert (table.bpi, table.supply) == ([0, 0, 0, 0], 1)


@rule("SN-27")
def test_t25_the_legal_intern_takes_all_bpi_tokens() -> None:
    table = nation(a="LEG SAL", c="REC", seats=5, invested={"C": 2})
    table.does("A: LEG, C, Recruiter", "C: exact")
    assert table.bpi == [2, 0, 0, 0, 0]


@rule("SN-28", "SN-17")
def test_t26_a_hit_by_the_hyper_productive_intern_earns_a_turn() -> None:
    table = nation(a="HYP REC", b="DIR", c="TEC", d="FIRE", whole_deck="SAL EMM LEG BRI INV")
    table.does("A: HYP, C, Tech lead", "C: exact")
    assert (table.decides, table.deck_size, table.hand(A)) == ("A", 4, "REC SAL")
    table.does("A: SAL, decline")
    assert table.decides == "B"


@rule("SN-28")
def test_t26_the_extra_turn_is_announced() -> None:
    table = nation(a="HYP REC", c="TEC")
    table.does("A: HYP, C, Tech lead", "C: exact")
    assert table.happened() == ["played", "asked", "answered", "plays_again", "drew"]


@rule("SN-A12", "SN-38")
def test_on_an_empty_deck_a_hit_by_the_hyper_productive_intern_earns_nothing() -> None:
    table = nation(a="HYP REC", b="DIR", c="TEC", d="FIRE", whole_deck="")
    table.does("A: HYP, C, Tech lead", "C: exact")
    assert table.last_round["reason"] == "deck"
    assert table.happened()[:4] == ["played", "asked", "answered", "round_ended"]


@rule("SN-28")
def test_t28_a_miss_by_the_hyper_productive_intern_earns_nothing() -> None:
    table = nation(a="HYP SAL", c="TEC")
    table.does("A: HYP, C, Investor", "C: below")
    assert table.decides == "B"


@rule("SN-29", "SN-A13", "SN-17")
def test_t29_the_neighbour_may_throw_out_the_active_seat() -> None:
    table = nation(a="CLEV REC")
    table.does("A: CLEV", "B: asks A, Recruiter")
    assert table.answers() == ["exact"]
    table.does("A: exact")
    assert (table.living, table.discard, table.decides) == ("BCD", "CLEV REC", "B")


@rule("SN-29", "SN-A13")
def test_t30_the_nearest_living_seat_asks() -> None:
    table = nation(a="CLEV REC", out="B")
    table.does("A: CLEV")
    assert (table.phase, table.decides) == ("ask", "C")


@rule("SN-29")
def test_t32_the_turn_order_is_unchanged_by_the_neighbours_question() -> None:
    table = nation(a="CLEV REC", d="SAL")
    table.does("A: CLEV", "B: asks D, Salesperson", "D: exact")
    assert (table.living, table.decides) == ("ABC", "B")


@rule("SN-29", "SN-19")
def test_t33_the_neighbour_cannot_ask_themselves() -> None:
    table = nation(a="CLEV REC")
    table.does("A: CLEV")
    refusal = table.refuses("B: asks B, Recruiter")
    assert (refusal.reason, refusal.rule) == ("not-yourself", "SN-29")


@rule("SN-29", "SN-A13")
def test_the_neighbour_must_ask_one_of_the_other_living_seats() -> None:
    table = nation(a="CLEV REC", out="D")
    table.does("A: CLEV")
    assert table.may() == [f"ask {seat} {role}" for seat in "AC" for role in ROLES]


@rule("SN-30")
def test_t34_the_tax_intern_asks_nothing() -> None:
    table = nation(a="TAX LEG")
    table.does("A: TAX")
    assert (table.decides, table.happened()) == ("B", ["played", "drew"])


@rule("SN-A36")
def test_the_kind_of_intern_is_seen_before_the_answer() -> None:
    table = nation(a="PIS SAL", c="TEC")
    table.does("A: PIS, C, Recruiter")
    assert table.shown(C, "played")[0]["card"] == "intern_strings"
    assert table.view(D)["question"]["card"] == "intern_strings"
    assert table.phase == "answer"


@rule("SN-23", "SN-A36")
def test_the_events_of_a_question_come_in_order() -> None:
    table = nation(a="FIRE SAL", b="TEC", c="DIR")
    table.does("A: FIRE, C, Director")
    assert table.happened() == ["played", "asked"]
    table.does("C: exact")
    assert table.happened() == ["played", "asked", "answered", "went_out", "drew"]


@rule("SN-20")
def test_a_question_reads_well() -> None:
    table = nation(a="FIRE SAL", c="DIR")
    table.does("A: FIRE, C, Director", "C: exact")
    assert table.described(B)[:4] == [
        "A plays the Fire Elemental Intern.",
        "A asks C: “Are you the Director?”",
        "C answers “exactly”.",
        "C is out of the round: found out. The card was the Director.",
    ]
