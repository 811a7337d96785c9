"""Promotions: SN-34 with all its parts, and the rulings about them."""

from __future__ import annotations

from typing import Any

import pytest

import boardroom
from games.startup_nation.nation import GALLERY, A, B, C, D, nation
from kit import rule


@rule("SN-34", "SN-A30")
def test_t55_a_promotion_takes_the_first_higher_card() -> None:
    table = nation(a="DIR REC", b="TEC", c="INV", d="EMM", whole_deck="FIRE TEC SAL BRI")
    table.does("A: DIR on B")
    assert table.shown(GALLERY, "promoted")[0]["depth"] == 3
    assert table.discard.endswith("DIR TEC")
    assert table.hid(B) == "SAL"
    assert (table.hand(B), table.deck) == ("FIRE SAL", "TEC BRI")  # B has just drawn the FIRE on top


@rule("SN-34")
def test_the_cards_passed_over_keep_their_order_and_places() -> None:
    table = nation(a="DIR REC", b="LEG", c="TEC", d="EMM", whole_deck="FIRE PIS TEC SAL BRI")
    table.does("A: DIR on C")
    assert (table.hid(C), table.hand(B), table.deck) == ("SAL", "FIRE LEG", "PIS TEC BRI")


@rule("SN-34", "SN-36", "SN-A38", "SN-A30")
def test_t57_who_must_discard_brigitte_is_out_at_once() -> None:
    table = nation(a="DIR REC", b="BRI", c="TEC", d="SAL", whole_deck="FIRE PIS INV")
    table.does("A: DIR on B")
    assert table.discard.endswith("DIR BRI")
    assert table.living == "ACD"
    assert table.shown(GALLERY, "promoted")[0]["depth"] == 0
    assert (table.hand(C), table.deck) == ("FIRE TEC", "PIS INV")


@rule("SN-34")
def test_t58_emmanuel_may_be_promoted_to_brigitte() -> None:
    table = nation(a="DIR REC", b="EMM", c="INV", d="SAL", whole_deck="TEC BRI")
    table.does("A: DIR on B")
    assert (table.hid(B), table.living) == ("BRI", "ABCD")
    assert table.shown(GALLERY, "promoted")[0]["depth"] == 2
    assert (table.hand(B), table.deck) == ("TEC BRI", "")


@rule("SN-34", "SN-A14")
def test_t59_emmanuel_is_out_when_brigitte_is_elsewhere() -> None:
    table = nation(a="DIR REC", b="EMM", d="BRI")
    table.does("A: DIR on B")
    assert table.living == "ACD"


@rule("SN-34", "SN-24", "SN-A25")
def test_t60_the_miraculous_intern_is_promoted_as_rank_zero_and_leaves_no_malus() -> None:
    table = nation(a="DIR MIR", b="SAL", c="INV", d="EMM", whole_deck="REC TEC")
    table.does("A: DIR on A")
    assert table.discard.endswith("DIR MIR")
    assert table.hid(A) == "REC"
    assert (table.hand(B), table.deck) == ("TEC SAL", "")


@rule("SN-34")
def test_t64_a_card_discarded_by_a_promotion_has_no_effect() -> None:
    table = nation(a="DIR REC", b="FIRE")
    table.does("A: DIR on B")
    assert table.view(GALLERY)["discard"][-1] == {"card": "intern_fire", "seat": B, "cause": "promoted"}
    assert (table.phase, table.view(GALLERY)["question"]) == ("play", None)


@rule("SN-34")
def test_equal_is_not_higher() -> None:
    table = nation(a="DIR EMM", b="TEC", c="INV", d="SAL", whole_deck="FIRE TEC REC")
    table.does("A: DIR on B")
    assert (table.hid(B), table.hand(B)) == ("REC", "FIRE REC")


@rule("SN-A14", "SN-34")
def test_nothing_but_equal_cards_throw_the_promoted_seat_out() -> None:
    table = nation(a="DIR EMM", b="TEC", c="INV", d="SAL", whole_deck="FIRE TEC")
    table.does("A: DIR on B")
    assert table.living == "ACD"


@rule("SN-A14", "SN-A30", "SN-34")
def test_a_promotion_on_an_empty_deck_throws_out_and_has_depth_zero() -> None:
    table = nation(a="DIR REC", b="FIRE", c="INV", d="SAL", whole_deck="")
    table.does("A: DIR on B")
    assert table.shown(GALLERY, "promoted")[0]["depth"] == 0
    assert table.shown(GALLERY, "went_out")[0]["cause"] == "promotion"
    assert table.last_round["points"][B] == 0


@rule("SN-37", "SN-34")
def test_a_failed_promotion_is_named_as_the_cause() -> None:
    table = nation(a="DIR REC", b="EMM", d="BRI")
    table.does("A: DIR on B")
    assert [row["out"] for row in table.view(GALLERY)["seats"]] == [None, "promotion", None, None]


@rule("SN-A30")
def test_a_failed_promotion_has_looked_at_the_whole_deck() -> None:
    table = nation(a="DIR REC", b="EMM", c="BRI", d="SAL", whole_deck="FIRE TEC INV")
    table.does("A: DIR on B")
    assert table.shown(GALLERY, "promoted")[0]["depth"] == 3


@rule("SN-A31", "SN-L12")
@pytest.mark.parametrize("seat", [A, B, C, D, GALLERY])
def test_a_failed_promotion_is_shown_to_nobody(seat: int) -> None:
    table = nation(a="DIR REC", b="EMM", c="BRI", d="SAL", whole_deck="FIRE TEC INV")
    table.does("A: DIR on B")
    assert table.shown(seat, "promoted") == table.shown(GALLERY, "promoted")
    assert "skipped" not in table.shown(seat, "promoted")[0]


@rule("SN-A31")
def test_a_failed_promotion_leaves_the_deck_as_it_was() -> None:
    table = nation(a="DIR REC", b="EMM", c="BRI", d="SAL", whole_deck="FIRE TEC INV")
    table.does("A: DIR on B")
    assert (table.hand(C), table.deck) == ("FIRE BRI", "TEC INV")


@rule("SN-34", "SN-18")
def test_anybody_living_may_be_promoted_oneself_included() -> None:
    assert nation(a="DIR BRI", out="C").may() == ["DIR A", "DIR B", "DIR D"]


@rule("SN-A8", "SN-34")
def test_an_ally_may_be_promoted() -> None:
    table = nation(a="DIR REC", b="TEC", tok="RRBB", deck="SAL PIS")
    table.does("A: DIR on B")
    assert table.hid(B) == "SAL"


@rule("SN-34", "SN-L12")
def test_t100_only_the_promoted_seat_sees_what_was_passed_over() -> None:
    table = nation(a="DIR REC", b="LEG", c="TEC", d="EMM", whole_deck="FIRE TEC SAL BRI")
    table.does("A: DIR on C")
    assert table.shown(C, "promoted")[0]["skipped"] == ["intern_fire", "tech_lead"]
    assert table.shown(C, "promoted")[0]["new"] == "salesperson"
    public = {"kind": "promoted", "seat": A, "target": C, "card": "tech_lead", "depth": 3}
    assert all(public.items() <= table.shown(seat, "promoted")[0].items() for seat in (A, B, C, D, GALLERY))
    assert [set(table.shown(seat, "promoted")[0]) & {"skipped", "new"} for seat in (A, B, D, GALLERY)] == [set()] * 4


@rule("SN-34")
def test_the_promoted_seat_keeps_knowing_the_top_of_the_deck() -> None:
    table = nation(a="DIR REC", b="LEG", c="TEC", d="EMM", whole_deck="FIRE TEC SAL BRI INV", seed=3)
    table.does("A: DIR on C")
    assert table.known_top(C) == "TEC"  # B has drawn the FIRE
    assert [table.known_top(seat) for seat in (A, B, D)] == ["", "", ""]


@rule("SN-34", "SN-39", "SN-A20")
def test_a_promotion_that_takes_the_last_card_ends_the_round_after_the_turn() -> None:
    table = nation(a="DIR REC", b="TEC", c="SAL", d="EMM", whole_deck="INV")
    table.does("A: DIR on B")
    assert table.last_round["reason"] == "deck"
    assert table.last_round["hands"] == ["recruiter", "investor", "salesperson", "emmanuel"]


# failed_promotion: "il regarde toutes les cartes du haut de la pile" (the booklet)


@rule("SN-A31", "SN-34", "SN-L12")
def test_with_the_option_who_finds_nothing_has_seen_the_deck_and_nobody_else_has() -> None:
    table = nation(a="DIR REC", b="EMM", c="BRI", d="SAL", whole_deck="FIRE TEC INV", failed_promotion="shown")
    table.does("A: DIR on B")
    assert table.shown(B, "promoted")[0]["skipped"] == ["intern_fire", "tech_lead", "investor"]
    assert all("skipped" not in table.shown(seat, "promoted")[0] for seat in (A, C, D, GALLERY))
    assert (table.living, table.hand(C), table.deck) == ("ACD", "FIRE BRI", "TEC INV")
    assert [table.known_top(seat) for seat in (A, B, C, D)] == ["", "TEC INV", "", ""]


@rule("SN-A31")
def test_who_has_seen_the_deck_imagines_it_in_that_order_and_others_in_any() -> None:
    table = nation(a="DIR REC", b="EMM", c="BRI", d="SAL", whole_deck="FIRE TEC INV PIS", failed_promotion="shown")
    table.does("A: DIR on B")
    decks = {seat: {str(deck_of(table, seat, luck)) for luck in range(40)} for seat in (A, B)}
    assert decks[B] == {"['tech_lead', 'investor', 'intern_strings']"}
    assert len(decks[A]) > 3


def deck_of(table: Any, seat: int, luck: int) -> list[str]:
    """The deck of a world that this seat imagines, from the top."""
    saved = table.state.imagine(seat, boardroom.Luck(luck)).save()["table"]["deck"]
    return [name for layer in saved for name in layer[1:]]


@rule("SN-34")
def test_with_the_option_who_must_discard_brigitte_sees_nothing() -> None:
    table = nation(a="DIR REC", b="BRI", c="TEC", d="SAL", whole_deck="FIRE PIS INV", failed_promotion="shown")
    table.does("A: DIR on B")
    assert table.shown(B, "promoted") == table.shown(GALLERY, "promoted")


# investor: destitution (of an earlier edition)


@rule("SN-A40")
def test_a_demotion_takes_the_first_lower_card() -> None:
    table = nation(a="INV REC", b="SAL", c="LEG", d="EMM", whole_deck="BRI SAL TEC DIR", investor="destitution")
    table.does("A: INV demote B")
    assert table.shown(GALLERY, "demoted")[0]["depth"] == 3
    assert table.discard.endswith("INV SAL")
    assert (table.hid(B), table.hand(B), table.deck) == ("TEC", "TEC BRI", "SAL DIR")
    assert table.shown(B, "demoted")[0]["skipped"] == ["brigitte", "salesperson"]
    assert "skipped" not in table.shown(A, "demoted")[0]
    assert table.view(GALLERY)["discard"][-1] == {"card": "salesperson", "seat": B, "cause": "demoted"}


@rule("SN-A40")
@pytest.mark.parametrize("deck", ["TEC SAL", ""])
def test_who_finds_nothing_lower_is_out(deck: str) -> None:
    table = nation(a="INV REC", b="TEC", c="DIR", d="EMM", whole_deck=deck, investor="destitution", tok="RBRB")
    table.does("A: INV demote B")
    assert table.shown(GALLERY, "went_out")[0]["cause"] == "destitution"
    assert table.shown(GALLERY, "demoted")[0]["depth"] == len(deck.split())


@rule("SN-A40")
def test_an_intern_is_always_out_and_nobody_looks() -> None:
    table = nation(a="INV REC", b="FIRE", c="DIR", d="EMM", whole_deck="TEC SAL PIS", investor="destitution")
    table.does("A: INV demote B")
    assert (table.living, table.shown(GALLERY, "demoted")[0]["depth"]) == ("ACD", 0)


@rule("SN-A40", "SN-A38")
def test_brigitte_is_not_punished_for_a_demotion() -> None:
    """The booklet's card: "si vous défaussez Brigitte en dehors d'une destitution, sortez de la manche"."""
    table = nation(a="INV REC", b="BRI", c="DIR", d="EMM", whole_deck="SAL TEC PIS", investor="destitution")
    table.does("A: INV demote B")
    assert (table.living, table.hid(B)) == ("ABCD", "SAL")


@rule("SN-A40")
def test_investors_who_demote_give_no_tokens() -> None:
    table = nation(a="INV REC", investor="destitution")
    assert [text for text in table.may() if text.startswith("INV")] == [f"INV demote {seat}" for seat in "ABCD"]
    assert table.supply == 0


@rule("SN-A40")
def test_a_failed_demotion_is_hidden_or_shown_like_a_promotion() -> None:
    hands: dict[str, Any] = {
        "a": "INV REC",
        "b": "TEC",
        "c": "DIR",
        "d": "EMM",
        "whole_deck": "SAL BRI",
        "investor": "destitution",
    }
    hidden = nation(**hands).does("A: INV demote B")
    shown = nation(**hands, failed_promotion="shown").does("A: INV demote B")
    assert "skipped" not in hidden.shown(B, "demoted")[0]
    assert shown.shown(B, "demoted")[0]["skipped"] == ["salesperson", "brigitte"]
