"""Numbers for learners are documented: every index of every game has a name of its own, and they come from the view."""

from __future__ import annotations

import pytest

import boardroom
from boardroom import BadOption
from boardroom.research.subject import Subject, numbers_of
from research.tables import EVERY_TABLE
from toy.game import CoffeeGame


class Mute(CoffeeGame):
    """A game in a folder without numbers."""


@EVERY_TABLE
def test_every_index_has_a_name_and_a_number_between_minus_one_and_one(game: str, seats: int) -> None:
    subject = Subject(game, seats, {})
    state, luck = subject.start(seed=5), boardroom.Luck(5)
    assert len(set(subject.names)) == len(subject.names)
    for _ in range(40):
        for seat in range(seats):
            numbers = subject.numbers(state, seat)
            assert len(numbers) == len(subject.names)
            assert all(-1 <= number <= 1 for number in numbers)
        if not state.over:
            state.play(luck.pick(state.legal()))


@EVERY_TABLE
def test_what_a_seat_cannot_see_changes_no_number(game: str, seats: int) -> None:
    subject = Subject(game, seats, {})
    state, luck = subject.start(seed=6), boardroom.Luck(6)
    for number in range(12):
        seat = number % seats
        assert subject.numbers(state.imagine(seat, luck), seat) == subject.numbers(state, seat)
        if not state.over:
            state.play(luck.pick(state.legal()))


def test_a_game_without_numbers_is_refused_with_what_was_expected() -> None:
    with pytest.raises(BadOption, match=r"or research\.features with features\(view\) and names\(seats\)"):
        numbers_of(Mute(), 3)
