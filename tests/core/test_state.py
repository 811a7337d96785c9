"""A state in programs: played by code or notation, compared, and told in one line."""

from __future__ import annotations

from typing import Any
from unittest.mock import ANY

import pytest

import boardroom
from toy.game import CoffeeGame

NATION = boardroom.load("startup-nation")


def table(seed: int = 7) -> boardroom.State:
    return NATION.start(4, seed=seed)


def first_text(state: boardroom.State) -> str:
    return str(state.game.action(state.legal()[0]))


def test_a_choice_is_played_by_its_notation() -> None:
    by_code, by_text = table(), table()
    by_code.play(by_code.legal()[0])
    by_text.play(f"  {first_text(by_text)} ")
    assert by_code == by_text


def test_a_wrong_notation_is_refused_with_what_is_near_and_changes_nothing() -> None:
    state = table()
    with pytest.raises(boardroom.IllegalAction, match="near it: play recruiter seat:2"):
        state.play("play recruter seat:2")
    assert state == table()


def test_a_notation_that_is_not_legal_now_is_refused_with_the_reason() -> None:
    state = table()
    with pytest.raises(boardroom.IllegalAction, match=r"cannot 'answer exact': .*; it may: ") as refusal:
        state.play("answer exact")
    assert refusal.value.code == NATION.code("answer exact")
    assert state == table()


@pytest.mark.parametrize("choice", [True, False, 3.0, None, [], b"stir"])
def test_what_is_neither_code_nor_notation_is_refused(choice: Any) -> None:
    state = CoffeeGame().start(2)
    with pytest.raises(boardroom.IllegalAction, match=r"a code \(an int\) or its notation") as refusal:
        state.play(choice)
    assert (refusal.value.code, refusal.value.reason) == (-1, "unknown-code")


@pytest.mark.parametrize("code", [True, 3.0, "3", None])
def test_what_is_no_code_has_no_action(code: Any) -> None:
    with pytest.raises(boardroom.IllegalAction, match="codes 0 to 3, not "):
        CoffeeGame().action(code)


def test_a_match_is_played_by_notation_too() -> None:
    match = boardroom.Match(CoffeeGame(), 2)
    assert [event.kind for event in match.play("stir", seat=0)] == ["stirred"]
    assert match.choices == [(0, match.game.code("stir"))]


def test_equal_states_are_equal_whatever_their_log() -> None:
    state = table()
    twin = state.copy()
    twin.log = []
    assert twin == state
    assert (twin != state) is False


def test_other_states_are_not_equal() -> None:
    state, later = table(), table()
    later.play(later.legal()[0])
    assert later != state
    assert table(seed=8) != state
    assert NATION.start(4, seed=7, ties="nobody_scores") != state
    assert boardroom.load("burn-rate").start(4, seed=7) != state


def test_a_state_is_not_equal_to_anything_else() -> None:
    state = table()
    assert state != state.save()
    assert state != None  # noqa: E711
    assert state == ANY  # which says yes to all: a state leaves the answer to what it does not know


@pytest.mark.parametrize("game", [NATION, CoffeeGame()], ids=lambda game: str(game.id))
def test_a_state_has_no_hash_because_it_changes(game: boardroom.Game) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(game.start(game.min_seats))


def test_a_repr_says_who_decides_what() -> None:
    assert repr(table()) == "<startup-nation, 4 seats, round 1, seat 3 decides: play (SN-14)>"
    assert repr(CoffeeGame().start(2)) == "<coffee, 2 seats, seat 0 decides: turn (TOY-3)>"


def test_a_repr_says_how_the_game_ended() -> None:
    state = CoffeeGame().start(2, turns=1)
    state.play("end")
    state.play("end")
    winners = "seat 0 and seat 1" if state.outcome and len(state.outcome.winners) > 1 else "seat"
    assert repr(state).startswith(f"<coffee, 2 seats, over (empty), won by {winners}")
    assert "scores [" in repr(state)


def test_actions_events_outcomes_games_and_matches_say_what_they_are() -> None:
    action = NATION.action(NATION.code("play recruiter seat:2"))
    assert repr(action) == "Action('play recruiter seat:2', rule='SN-32')"
    event = boardroom.Event("looked", 0, {"target": 1}, {0: {"card": "brigitte"}}, barrier=True)
    assert repr(event) == "Event('looked', seat=0, target=1)"
    outcome = boardroom.Outcome("target", [4, 1], [1.0, -1.0], [0])
    assert repr(outcome) == ("Outcome(reason='target', scores=[4, 1], returns=[1.0, -1.0], winners=[0], capped=False)")
    assert repr(NATION) == f"<Game startup-nation, 4 to 5 seats, revision {NATION.revision}>"
    match = boardroom.Match(CoffeeGame(), 2, seed=987654321)
    match.play("stir")
    assert repr(match) == "<Match of coffee, 2 seats, seat 0 decides: turn (TOY-3), choices so far: 1>"
