"""Law 5 for Start-Up Nation: on small tables every deal there is, against what each seat imagines.

A table is dealt once and played on at random. All deals of the unseen cards that show a seat the same story are the true
worlds, each equally likely; the seat must imagine just these, equally often, with all their hidden history. Together the
stories hold every kind of evidence a seat can have.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import boardroom
from boardroom.games.startup_nation.state.record import ENTRIES, Promoted
from games.startup_nation.nation import start_up_nation
from laws import fairness
from laws.trials import share_of

GAME = boardroom.load("startup-nation")
INTERNS = ["intern_fire", "intern_strings", "intern_legal", "intern_clever", "intern_hyper"]
REST = ["tech_lead"] * 2 + ["recruiter"] * 2 + ["salesperson"] * 2 + ["director", "investor", "emmanuel", "brigitte"]
SEATS = 4
HIDDEN = 8  # cards in hands and deck; seven of them are hidden from the seat that imagines
DRAWS = 3000
PLAIN: dict[str, Any] = {}
PASSING = {"pass_left": True}
LOOKING = {"failed_promotion": "shown"}
DEMOTING = {"investor": "destitution"}
STORIES: list[tuple[int, dict[str, Any]]] = [(number, PLAIN) for number in range(20)]
STORIES += [(number, PASSING) for number in range(20, 28)]
STORIES += [
    (number, LOOKING) for number in (49, 87, 88, 206)
]  # in which a promotion fails, for the seat and for others
STORIES += [
    (number, DEMOTING) for number in (142, 181, 203, 219, 397, 990)
]  # demotions that fail, and that pass cards over
STORIES += [(number, {**LOOKING, **DEMOTING}) for number in (219, 583)]
STORIES += [(number, {**PASSING, **DEMOTING}) for number in (114, 501)]


class Story:
    """A small table, its deal, the seat that looks on, and the choices that are played."""

    def __init__(self, number: int, more: dict[str, Any]) -> None:
        luck = boardroom.Luck(number, "story")
        cards = list(range(15))
        luck.shuffle(cards)
        box = INTERNS + REST
        self.hidden = [box[card] for card in cards[:HIDDEN]]
        self.discard = [box[card] for card in cards[HIDDEN:]]
        self.more = more  # options
        self.seat = number % SEATS
        self.choices: list[int] = []
        self.length = 2 + number % 5
        self.play_on(luck)

    def play_on(self, luck: boardroom.Luck) -> None:
        """Chooses at random while the round lasts."""
        state = self.deal(self.hidden)
        while len(self.choices) < self.length:
            code = luck.pick(state.legal())
            state.play(code)
            if state.over or start_up_nation(state).round > 1:
                return
            self.choices.append(code)

    def deal(self, cards: list[str]) -> boardroom.State:
        """The table with these hidden cards: one in each hand, the rest on the deck; the true deal is tried out too."""
        table = {"seats": SEATS, "hands": [[c] for c in cards[:SEATS]], "deck": cards[SEATS:], "discard": self.discard}
        options = {"interns": INTERNS, **self.more}
        saved = {"options": options, "table": table}
        return GAME.restore(saved) if cards == self.hidden else fairness.laid(GAME, saved)

    def all_deals(self) -> Iterator[boardroom.State]:
        """The true deal first, then every other deal in which the seat holds the same card."""
        own = self.hidden[self.seat]
        others = self.hidden[: self.seat] + self.hidden[self.seat + 1 :]
        yield self.deal(self.hidden)
        for arrangement in arrangements(sorted(others)):
            if arrangement != others:
                yield self.deal([*arrangement[: self.seat], own, *arrangement[self.seat :]])

    def played(self) -> Any:
        """The table after all choices."""
        state = self.deal(self.hidden)
        for code in self.choices:
            state.play(code)
        return state


def arrangements(cards: list[str]) -> Iterator[list[str]]:
    """All different orders of these cards."""
    if not cards:
        yield []
    for first in sorted(set(cards)):
        rest = cards[:]
        rest.remove(first)
        for order in arrangements(rest):
            yield [first, *order]


def world(state: boardroom.State) -> str:
    """A whole world: hands, cards seen in the deck, and the record with its hidden parts."""
    table = state.save()["table"]
    seen = [layer for layer in table["deck"] if layer[0] != "shuffled" and layer[0]]
    return json.dumps([table["hands"], table["received"], seen, table["record"]])


@pytest.mark.parametrize(("number", "more"), share_of(STORIES))
def test_imagine_is_fair(number: int, more: dict[str, Any]) -> None:
    story = Story(number, more)
    fairness.law_5_imagine_is_fair(story.all_deals(), story.choices, story.seat, DRAWS, world, True, same_to)


def same_to(state: boardroom.State, code: int, seat: int) -> list[int]:
    """A card passed between two others may have been any that can be passed."""
    if state.game.action(code).verb != "pass" or seat in (state.seat, left_of(state)):
        return fairness.open_choice(state, code, seat)
    return [other for other in state.legal() if state.game.action(other).verb == "pass"]


def left_of(state: boardroom.State) -> int:
    """The next living seat."""
    table = start_up_nation(state)
    return next(s % SEATS for s in range(state.seat + 1, 9) if table.is_living(s % SEATS))


def test_the_stories_hold_every_kind_of_evidence() -> None:
    tables = [Story(number, more).played() for number, more in STORIES]
    entries = [entry for table in tables for entry in table.record]
    assert {type(entry) for entry in entries} == set(ENTRIES)
    assert {entry.found >= 0 for entry in entries if isinstance(entry, Promoted)} == {True, False}
