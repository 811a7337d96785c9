"""Numbers for learners are documented: every index of every game has a name of its own, and they come from the view."""

from __future__ import annotations

from typing import Any

import pytest

import boardroom
from boardroom import BadOption
from boardroom.research.subject import Subject, numbers_of
from research.tables import EVERY_TABLE
from toy.game import CoffeeGame
from toy.told.game import ToldGame


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


def test_a_game_that_writes_no_numbers_itself_has_them_read_off_its_view() -> None:
    subject = Subject(ToldGame(), 3, {})
    state = subject.start(seed=4)
    for seat in range(3):
        view: Any = state.view(seat)
        own = view["known"][seat]
        told = dict(zip(subject.names, subject.numbers(state, seat), strict=True))
        assert told == {
            "seat0:card": 0,
            "seat1:card": 0,
            "seat2:card": 0,
            "pile": 5 / 8,
            f"seat{seat}:card": (own + 1) / 4,
        }


def test_a_game_whose_table_is_no_grid_has_no_planes() -> None:
    with pytest.raises(BadOption, match="Burn Rate has no planes: its table is no grid"):
        Subject("burn-rate", 3, {}, planes=True)
