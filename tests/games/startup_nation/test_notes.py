"""A seat's notes: which cards the others may hold, from what this seat was shown and told and nothing else (SN-L13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardroom import Luck
from boardroom.games.startup_nation.content.names import CARD_NAMES, KINDS
from boardroom.games.startup_nation.mind.belief import Belief
from boardroom.games.startup_nation.mind.deal import Deal
from boardroom.games.startup_nation.state.table import Table
from games.startup_nation.nation import GALLERY, SHORT, A, B, C, D, Nation, match, nation, scored
from kit import rule


def note(table: Nation, seat: int, other: int) -> dict[str, Any]:
    """What this seat has noted about the other."""
    row: dict[str, Any] = table.view(seat)["own"]["possible"][other]
    return row


def short(names: list[str]) -> str:
    """Cards by their codes, all interns as one."""
    interns = ["INTERN"] if any(name.startswith("intern_") for name in names) else []
    return " ".join(interns + [SHORT[name] for name in names if not name.startswith("intern_")])


def may(table: Nation, seat: int, other: int) -> str:
    """What the other may hold, as this seat sees it, if nobody has lied."""
    return short(note(table, seat, other)["cards"])


def doubt(table: Nation, seat: int, other: int) -> str:
    """What the other may hold only if somebody has lied."""
    return short(note(table, seat, other)["doubtful"])


# The deal


@rule("SN-L13", "SN-6")
def test_after_the_deal_everything_but_the_own_cards_is_possible() -> None:
    table = nation(a="BRI INV")
    assert may(table, A, B) == may(table, A, C) == may(table, A, D) == "INTERN TEC REC SAL DIR EMM"


@rule("SN-6")
def test_a_card_of_which_all_copies_are_seen_is_with_nobody() -> None:
    table = nation(a="SAL BRI", b="TEC", c="TEC", d="INV", discard="SAL REC")
    assert may(table, A, B) == "INTERN TEC REC DIR INV EMM"


@rule("SN-L13")
def test_seats_of_which_nothing_is_known_may_hold_the_same() -> None:
    table = nation(a="FIRE REC", b="TEC", c="BRI", d="SAL").does("A: FIRE, C, Investor", "C: above")
    assert note(table, A, B)["cards"] == note(table, A, D)["cards"]


@rule("SN-L10")
def test_there_are_notes_about_the_hidden_cards_of_others_alone() -> None:
    table = nation(a="TEC SAL", c="DIR", out="B")
    assert [row is not None for row in table.view(A)["own"]["possible"]] == [False, False, True, True]
    assert [row is not None for row in table.view(B)["own"]["possible"]] == [True, False, True, True]
    assert table.view(GALLERY)["own"] is None


@rule("SN-40")
def test_when_all_hands_lie_open_there_is_nothing_to_note() -> None:
    table = scored("INV", "", "TEC", "REC", out="B", scores=[2, 1, 3, 0])
    assert table.state.over
    assert table.view(A)["own"]["possible"] == [None, None, None, None]


# Seeing


@rule("SN-31")
def test_a_card_that_was_looked_at_is_certain_and_with_nobody_else() -> None:
    table = nation(a="TEC SAL", b="DIR", c="INV", d="REC").does("A: TEC on C")
    assert note(table, A, C) == {"cards": ["investor"], "doubtful": [], "certain": "investor"}
    assert table.view(A)["own"]["known"][C] == "investor"
    assert "INV" not in may(table, A, D).split()
    assert "INV" in may(table, D, C).split()


@rule("SN-31", "SN-13")
def test_a_seen_card_is_certain_beside_the_one_just_drawn() -> None:
    table = nation(a="TEC SAL", b="EMM", d="INV", deck="TAX").does("A: TEC on B")
    assert table.decides == "B"
    assert note(table, A, B)["certain"] == "emmanuel"
    assert "EMM" in may(table, A, B).split()
    assert "INTERN" in may(table, A, B).split()


@rule("SN-32")
def test_whoever_took_our_card_holds_it() -> None:
    table = nation(a="REC SAL", b="TEC", d="DIR").does("A: REC on D")
    assert note(table, D, A)["certain"] == "director"
    assert note(table, A, D)["certain"] == "salesperson"


@rule("SN-32")
def test_an_exchange_between_two_others_carries_what_is_known_of_their_cards() -> None:
    table = nation(a="FIRE SAL", b="REC", c="BRI", d="TEC", deck="DIR")
    table.does("A: FIRE, C, Investor", "C: above", "B: REC on C")
    assert may(table, A, B) == "EMM BRI"
    assert note(table, C, B)["certain"] == "brigitte"


# Answers


@rule("SN-20", "SN-22")
def test_above_leaves_the_higher_roles_and_emmanuel_is_above_anyway() -> None:
    table = nation(a="FIRE SAL", b="REC", c="INV", d="TEC").does("A: FIRE, C, Director", "C: above")
    assert (may(table, B, C), doubt(table, B, C)) == ("INV EMM BRI", "")


@rule("SN-20", "SN-22")
def test_below_leaves_the_lower_roles_and_emmanuel_only_if_he_lied() -> None:
    table = nation(a="FIRE SAL", b="DIR", c="TEC", d="INV").does("A: FIRE, C, Recruiter", "C: below")
    assert (may(table, B, C), doubt(table, B, C)) == ("INTERN TEC", "EMM")


@rule("SN-21")
def test_whoever_holds_emmanuel_knows_that_the_others_tell_the_truth() -> None:
    table = nation(a="FIRE SAL", b="REC", c="TEC", d="EMM").does("A: FIRE, C, Recruiter", "C: below")
    assert (may(table, D, C), doubt(table, D, C)) == ("INTERN TEC", "")


@rule("SN-21")
def test_where_emmanuel_may_not_lie_every_answer_is_the_truth() -> None:
    table = nation(a="FIRE SAL", b="DIR", c="TEC", d="INV", emmanuel_lie="off")
    table.does("A: FIRE, C, Recruiter", "C: below")
    assert (may(table, B, C), doubt(table, B, C)) == ("INTERN TEC", "")


@rule("SN-22")
def test_a_false_hit_is_possible_only_where_any_lie_is_allowed() -> None:
    free = nation(a="LEG DIR", b="REC", c="SAL", d="TEC").does("A: LEG, C, Salesperson", "C: exact")
    strict = nation(a="LEG DIR", b="REC", c="SAL", d="TEC", emmanuel_lie="no_false_hit")
    strict.does("A: LEG, C, Salesperson", "C: exact")
    assert (may(free, D, C), doubt(free, D, C), note(free, D, C)["certain"]) == ("SAL", "EMM", None)
    assert (may(strict, D, C), doubt(strict, D, C), note(strict, D, C)["certain"]) == ("SAL", "", "salesperson")
    assert strict.view(D)["own"]["known"][C] is None  # worked out, not seen


@rule("SN-22", "SN-A10")
def test_who_is_not_an_intern_is_above_one_and_no_lie_says_so() -> None:
    table = nation(a="FIRE DIR", b="REC", c="TEC", d="INV").does("A: FIRE, C, Intern", "C: above")
    assert (may(table, D, C), doubt(table, D, C)) == ("TEC REC SAL DIR EMM BRI", "")


@rule("SN-22")
def test_once_it_is_plain_that_somebody_has_lied_nothing_is_doubtful() -> None:
    table = nation(a="TEC SAL", b="FIRE", c="REC", d="EMM", deck="DIR INV")
    table.does("A: TEC on D", "B: FIRE, D, Recruiter", "D: below")
    assert note(table, A, D) == {"cards": ["emmanuel"], "doubtful": [], "certain": "emmanuel"}
    assert (may(table, C, D), doubt(table, C, D)) == ("INTERN TEC", "EMM")


@rule("SN-L6")
def test_who_answered_and_then_plays_may_have_kept_the_drawn_card() -> None:
    table = nation(a="FIRE SAL", b="TEC", c="REC", d="DIR", deck="TEC INV").does("A: FIRE, B, Recruiter", "B: below")
    table.does("B: TEC on C")
    assert may(table, D, B) == "INTERN TEC REC SAL INV EMM BRI"


@rule("SN-L6")
def test_who_plays_a_card_that_the_answer_excluded_still_holds_the_old_one() -> None:
    table = nation(a="FIRE SAL", b="TEC", c="REC", d="DIR", deck="INV").does("A: FIRE, B, Recruiter", "B: below")
    table.does("B: INV on B")
    assert (may(table, D, B), doubt(table, D, B)) == ("INTERN TEC", "EMM")


# Promotions


@rule("SN-34")
def test_a_promotion_proves_a_higher_card() -> None:
    table = nation(a="DIR TEC", b="REC", c="SAL", d="EMM", deck="TEC FIRE INV").does("A: DIR on C")
    assert may(table, D, C) == "INV BRI"


@rule("SN-34")
def test_a_promotion_with_only_one_higher_card_left_makes_it_certain() -> None:
    table = nation(a="DIR TEC", b="REC", c="SAL", d="EMM", deck="TEC FIRE BRI", discard="INV").does("A: DIR on C")
    assert note(table, D, C)["certain"] == "brigitte"


@rule("SN-34", "SN-A30")
def test_what_is_drawn_after_a_promotion_is_none_of_the_higher_cards() -> None:
    table = nation(d="DIR EMM", a="LEG", b="FIRE", c="TEC", deck="PIS CLEV MIR REC", turn="D")
    table.does("D: DIR on C", "A: LEG, B, Intern", "B: exact", "B: FIRE, A, Brigitte", "A: below")
    assert may(table, D, B) == "INTERN TEC"


@rule("SN-34")
def test_a_promotion_that_failed_puts_every_higher_card_into_hands() -> None:
    table = nation(a="DIR TEC", b="EMM", c="INV", d="BRI", whole_deck="FIRE LEG TEC REC").does("A: DIR on C")
    assert table.living == "ABD"
    assert may(table, A, D) == "EMM BRI"


@rule("SN-L12")
def test_the_cards_passed_over_in_the_own_promotion_are_with_nobody() -> None:
    table = nation(a="DIR FIRE", b="REC", c="TEC", d="SAL", deck="LEG MIR TEC INV").does("A: DIR on C")
    assert "TEC" not in may(table, C, D).split()
    assert "TEC" in may(table, B, D).split()


@rule("SN-L12")
def test_who_draws_a_card_that_the_own_promotion_passed_over_has_it() -> None:
    table = nation(a="DIR SAL", b="REC", c="TEC", d="BRI", whole_deck="FIRE LEG INV").does("A: DIR on C")
    assert table.decides == "B"
    assert note(table, C, B)["cards"] == ["intern_fire", "recruiter", "salesperson", "brigitte"]
    assert may(table, C, D) == "REC SAL BRI"


@rule("SN-A40")
def test_a_demotion_proves_a_lower_card() -> None:
    table = nation(a="INV REC", b="TEC", c="SAL", d="EMM", deck="DIR SAL TEC", investor="destitution")
    table.does("A: INV demote C")
    assert may(table, D, C) == "INTERN TEC REC"


@rule("SN-A40")
def test_what_is_drawn_after_a_demotion_is_none_of_the_lower_cards() -> None:
    table = nation(a="INV REC", b="FIRE", c="SAL", d="EMM", deck="DIR SAL TEC", investor="destitution")
    table.does("A: INV demote C", "B: FIRE, A, Brigitte", "A: below")
    assert may(table, D, B) == "SAL DIR BRI"


# The end of the deck


@rule("SN-38")
def test_when_the_deck_is_empty_the_unseen_cards_are_the_hands() -> None:
    table = nation(a="TEC", b="FIRE", c="LEG", d="BRI", whole_deck="DIR")
    assert [may(table, D, other) for other in (A, B, C)] == ["INTERN TEC DIR"] * 3
    assert table.view(D)["own"]["unplaced"] == {
        "intern_fire": 1, "intern_legal": 1, "tech_lead": 1, "director": 1,
    }  # fmt: skip


@rule("SN-L13")
def test_a_card_that_is_certain_has_its_place() -> None:
    table = nation(a="TEC SAL", b="DIR", c="INV", d="REC")
    assert table.view(A)["own"]["unplaced"]["investor"] == 1
    table.does("A: TEC on C")
    assert "investor" not in table.view(A)["own"]["unplaced"]
    assert table.view(D)["own"]["unplaced"]["investor"] == 1


# Passing cards to the left


@rule("SN-A39")
def test_whoever_passed_us_a_card_or_got_one_from_us_is_known_by_what_they_play() -> None:
    table = nation(a="TAX EMM", b="MIR", pass_left=True).does("A: pass TAX", "B: MIR")
    assert note(table, A, B)["certain"] == "intern_tax"
    assert note(table, D, B)["certain"] is None


@rule("SN-A39")
def test_a_known_card_is_with_one_of_two_after_one_of_them_passed_a_card_to_the_other() -> None:
    table = nation(d="TEC SAL", a="EMM", b="MIR", c="DIR", deck="TAX", turn="D", pass_left=True)
    table.does("D: TEC on A", "A: pass EMM")
    assert table.view(D)["own"]["known"] == [None] * 4
    assert ["EMM" in may(table, D, other).split() for other in (A, B, C)] == [True, True, False]
    assert may(table, D, A) == "INTERN TEC REC SAL DIR INV EMM BRI"


# Whole games

OPTIONS: list[dict[str, Any]] = [
    {},
    {"interns": "all_seven", "emmanuel_lie": "no_false_hit", "failed_promotion": "shown"},
    {"pass_left": True},
    {"investor": "destitution", "emmanuel_lie": "off"},
]
every_option = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "default")


def moments(seats: int, seed: int, options: dict[str, Any], every: int) -> Iterator[tuple[Nation, int]]:
    """Every so many choices of a random match, with one of its seats."""
    table, luck = match(seats, seed, **options), Luck(seed)
    while not table.state.over:
        for _ in range(every):
            if not table.state.over:
                table.state.play(luck.pick(table.state.legal()))
        yield table, int(luck.below(seats))


def noted(table: Nation, seat: int) -> list[set[str]]:
    """Everything that this seat holds possible for each of the others."""
    rows = table.view(seat)["own"]["possible"]
    return [{*row["cards"], *row["doubtful"]} if row else set() for row in rows]


def believed(table: Table, seat: int) -> list[set[str]]:
    """What some deal puts there, by the belief from which worlds are dealt."""
    found: list[set[str]] = [set() for _ in range(table.setup.seats)]
    for past in range(1 << Belief(table, seat).open_passes):
        belief = Belief(table, seat, past)
        owners = belief.hidden_seats() + [table.active] * belief.has_hidden_draw()
        for slot, owner in enumerate(owners):
            found[owner] |= {CARD_NAMES[kind] for kind in range(KINDS) if is_dealt(belief, slot, kind)}
    return found


def is_dealt(belief: Belief, slot: int, kind: int) -> bool:
    """Is there a deal with this kind in this slot?"""
    deal = belief.deal()
    only = [weight if card == kind else 0 for card, weight in enumerate(deal.slots[slot])]
    unknown = [place for place, card in enumerate(belief.deck_card) if card < 0]
    bounds = [belief.deck_bound[place] for place in unknown]
    floor = min([belief.deck_floor[place] for place in unknown], default=0)
    return Deal(deal.counts, [*deal.slots[:slot], only, *deal.slots[slot + 1 :]], bounds, floor).ways > 0


@every_option
@pytest.mark.parametrize("seats", [4, 5])
@rule("SN-L13", "SN-L14")
def test_a_seat_holds_possible_what_its_worlds_are_dealt_from(seats: int, options: dict[str, Any]) -> None:
    for table, seat in moments(seats, 3, options, every=6):
        assert noted(table, seat) == believed(table.state, seat)


@every_option
@rule("SN-L13")
@pytest.mark.parametrize("seed", range(4))
def test_the_truth_is_never_excluded(seed: int, options: dict[str, Any]) -> None:
    for table, seat in moments(4 + seed % 2, seed, options, every=3):
        hands = [set(hand) for hand in table.table["hands"]]
        assert all(not kinds or hand <= kinds for hand, kinds in zip(hands, noted(table, seat), strict=True))


@every_option
@rule("SN-L13")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_certain_is_there_and_no_card_is_placed_twice(seed: int, options: dict[str, Any]) -> None:
    found = 0
    for table, seat in moments(4 + seed % 2, seed, options, every=3):
        own = table.view(seat)["own"]
        certain = [
            (hand, row["certain"]) for hand, row in zip(table.table["hands"], own["possible"], strict=True) if row
        ]
        assert all(card is None or card in hand for hand, card in certain)
        assert all(count > 0 for count in own["unplaced"].values())
        found += sum(card is not None for _, card in certain)
    assert found
