"""A match keeps the minutes, lets players choose, and takes choices back to the last barrier and no further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import boardroom
from boardroom.core.shapes import View
from toy.game import DRAW, END, PEEK, STIR, CoffeeGame


def coffee() -> boardroom.Match:
    return boardroom.Match(CoffeeGame(), 2, seed=1)


def test_a_choice_without_a_barrier_can_be_taken_back() -> None:
    match = coffee()
    before, events = match.state.save(), len(match.log)
    match.play(STIR)
    assert match.can_undo(0)
    assert match.undo(0) == STIR
    assert match.state.save() == before
    assert len(match.log) == events
    assert match.choices == []


def test_choices_are_taken_back_one_by_one_to_the_barrier() -> None:
    match = coffee()
    match.play(PEEK)
    match.play(STIR)
    match.play(STIR)
    assert [match.undo(0), match.undo(0)] == [STIR, STIR]
    assert not match.can_undo(0)


def test_nobody_undoes_a_peek() -> None:
    match = coffee()
    match.play(STIR)
    match.play(PEEK)
    with pytest.raises(boardroom.IllegalAction, match="cannot undo"):
        match.undo(0)


def test_nobody_undoes_another_seats_choice() -> None:
    match = coffee()
    match.play(STIR)
    assert not match.can_undo(1)
    with pytest.raises(boardroom.IllegalAction, match="seat 1 cannot undo"):
        match.undo(1)


def test_a_turn_that_was_handed_over_is_not_taken_back() -> None:
    match = coffee()
    match.play(END)
    assert not match.can_undo(0)


def test_undone_and_chosen_again_equals_never_undone() -> None:
    match, straight = coffee(), coffee()
    match.play(STIR)
    match.undo(0)
    for code in (STIR, DRAW, END):
        match.play(code)
        straight.play(code)
    assert match.minutes() == straight.minutes()
    assert [e.shown(0) for e in match.log] == [e.shown(0) for e in straight.log]


def test_the_log_goes_on_after_an_undo() -> None:
    match = coffee()
    match.play(STIR)
    match.undo(0)
    match.play(STIR)
    assert match.log[-1].kind == "stirred"


def test_a_seat_that_does_not_decide_is_refused() -> None:
    with pytest.raises(boardroom.IllegalAction, match="seat 1 cannot choose now: seat 0 decides"):
        coffee().play(END, seat=1)


def test_a_refused_choice_leaves_no_trace() -> None:
    match = coffee()
    before = match.minutes()
    with pytest.raises(boardroom.IllegalAction):
        match.play(99)
    assert match.minutes() == before
    assert not match.can_undo(0)


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(boardroom.BadOption, match="2 seats need 2 players"):
        boardroom.Match(CoffeeGame(), 2, players=[None])


class Nosy:
    """A player that remembers what it was given."""

    name = "nosy"

    def choose(self, view: View, legal: list[int], sampler: Callable[..., Any], limit: float | None) -> int:
        self.given = view, legal, sampler, limit
        return legal[-1]


def test_a_player_gets_its_view_the_codes_and_a_sampler_and_nothing_else() -> None:
    nosy = Nosy()
    match = boardroom.Match(CoffeeGame(), 2, seed=5, players=[nosy, None])
    expected = match.state.view(0), match.state.legal()
    match.step(limit=0.5)
    view, legal, sampler, limit = nosy.given
    assert (view, legal, limit) == (*expected, 0.5)
    assert sampler(boardroom.Luck(1)).save()["luck"]["seed"] != 5


def test_run_stops_where_a_person_must_decide() -> None:
    match = boardroom.Match(CoffeeGame(), 2, players=[Nosy(), None]).run()
    assert match.state.seat == 1
    with pytest.raises(boardroom.BoardroomError, match="seat 1 has no player"):
        match.step()
