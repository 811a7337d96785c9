"""A scribe keeps pieces of earlier rows; every row is still the one that would be made from nothing."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.core.numbers import Kept, Scribe
from boardroom.core.state import State
from boardroom.research.subject import Subject
from research.tables import EVERY_TABLE, SHORTER
from toy.told.game import ToldGame

STEPS = 150


class Walk:
    """A random game, at every step of which a scribe is asked in the name of the decider and sometimes of others."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self.subject = subject
        self.state = subject.start(seed)
        self.luck = boardroom.Luck(seed, "walk")

    def is_kept_to(self, scribe: Scribe) -> bool:
        """Does the scribe make the same rows as a fresh one, whatever it was asked before?"""
        for step in range(STEPS):
            if not all(self.agrees(scribe, self.state, seat) for seat in self.looking()):
                return False
            if self.state.over:
                return True
            if step % 25 == 24 and not self.looks_elsewhere(scribe):
                return False
            self.state.play(self.luck.pick(self.state.legal()))
        return True

    def looking(self) -> list[int]:
        """The decider, every second seat now and then, and everybody at the end."""
        seats = self.subject.seats
        return [seat for seat in range(seats) if seat == self.state.seat or self.state.over or not self.luck.below(6)]

    def looks_elsewhere(self, scribe: Scribe) -> bool:
        """An imagined world, another table and a copy of this one, in which the game goes on."""
        world, seat = self.state.imagine(self.state.seat, self.luck), self.state.seat
        other = self.subject.start(int(self.luck.below(1000)))
        self.state = self.state.copy()
        return all(self.agrees(scribe, state, seat) for state in (world, other, self.state))

    def agrees(self, scribe: Scribe, state: State, seat: int) -> bool:
        """Is this row the one of a fresh scribe?"""
        return scribe.row(state, seat) == self.subject.scribe().row(state, seat)


class Forgetful(Scribe):
    """Tells every seat what it told the first time."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.told: dict[int, bytes] = {}

    def row(self, state: State, seat: int) -> bytes:
        if seat not in self.told:
            self.told[seat] = self.subject.scribe().row(state, seat)
        return self.told[seat]


@EVERY_TABLE
def test_a_row_does_not_depend_on_what_was_asked_before(game: str, seats: int) -> None:
    scribe = Subject(game, seats, {}).scribe()
    for seed in range(2):  # the second game with what is left of the first
        assert Walk(Subject(game, seats, SHORTER[game] if seed else {}), seed).is_kept_to(scribe)


@pytest.mark.parametrize("game", boardroom.games())
def test_a_scribe_that_keeps_what_has_changed_is_found_out(game: str) -> None:
    subject = Subject(game, 4, {})
    assert not Walk(subject, 1).is_kept_to(Forgetful(subject))


@EVERY_TABLE
def test_the_rows_are_what_observe_writes(game: str, seats: int) -> None:
    subject = Subject(game, seats, {})
    state = subject.start(seed=3)
    for seat in range(seats):
        buffer = bytearray(4 * len(subject.names))
        subject.observe(state, seat, buffer, 0)
        assert subject.scribe().row(state, seat) == bytes(buffer)


def test_a_game_without_a_scribe_has_every_row_made_from_nothing() -> None:
    subject = Subject(ToldGame(), 3, {})
    assert Walk(subject, 2).is_kept_to(subject.scribe())


def test_a_kept_piece_holds_as_long_as_all_that_it_was_made_of() -> None:
    kept, cards = Kept(), [1, 2]
    assert not kept.holds([cards], [7])
    kept.piece = b"made"
    assert kept.holds([cards], [7])
    cards.append(3)
    assert not kept.holds([cards], [7])
    assert kept.holds([cards], [7])
    assert not kept.holds([cards], [8])
