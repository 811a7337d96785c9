"""Codes as the deciding seat sees them: a table to translate both ways, in every adapter, and equal at rotated tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

import boardroom
import boardroom.research.openspiel as adapter
from boardroom import BadOption
from boardroom.research.codes import Codes
from boardroom.research.gymnasium import env as single
from boardroom.research.gymnasium import vector
from boardroom.research.pettingzoo import raw_env
from boardroom.research.subject import Subject
from research.rotation import ROTATED, rotated_state
from research.tables import EVERY_GAME, EVERY_TABLE


@EVERY_TABLE
def test_every_code_is_translated_and_comes_back(game: str, seats: int) -> None:
    rules = boardroom.load(game)
    codes = Codes(rules, seats)
    for seat in range(seats):
        assert sorted(codes.seen[seat]) == list(range(rules.num_actions))
        assert [codes.given(seat, code) for code in codes.seen[seat]] == list(range(rules.num_actions))
    assert codes.seen[0] == list(range(rules.num_actions))


def test_whoever_is_named_is_counted_from_the_seat_that_decides() -> None:
    game = boardroom.load("startup-nation")
    codes = Codes(game, 4)
    told = game.action(codes.seen[3][game.code("play recruiter seat:1")])
    assert str(told) == "play recruiter seat:2"
    pair = game.action(codes.seen[2][game.code("play salesperson seat:1 seat:3")])
    assert sorted(pair.refs) == ["hand:salesperson", "seat:1", "seat:3"]
    beyond = game.code("play recruiter seat:4")  # at a table of four nobody sits there
    assert codes.seen[3][beyond] == beyond


def test_absolute_codes_are_the_games_own_and_others_are_refused() -> None:
    game = boardroom.load("startup-nation")
    assert Codes(game, 4, "absolute").seen[3] == list(range(game.num_actions))
    with pytest.raises(BadOption, match="codes are relative or absolute, not 'own'"):
        Codes(game, 4, "own")


def test_what_is_no_code_stays_what_it_is() -> None:
    codes = Codes(boardroom.load("startup-nation"), 4)
    assert codes.given(2, -1) == -1
    assert codes.given(2, 10**6) == 10**6


@pytest.mark.parametrize(("game", "seats"), ROTATED)
def test_rotated_tables_give_equal_numbers_and_equal_masks(game: str, seats: int) -> None:
    """Everybody moves one chair on: what each of them sees, and may choose, is the same."""
    subject = Subject(game, seats, {})
    state, luck = subject.start(seed=11), boardroom.Luck(11)
    looked = 0
    while not state.over and looked < 12:
        for _ in range(9):
            if not state.over:
                state.play(luck.pick(state.legal()))
        looked += 1
        turned = rotated_state(state, by=1)
        for seat in range(seats):
            assert subject.numbers(turned, (seat + 1) % seats) == subject.numbers(state, seat)
        if not state.over:
            assert turned.seat == (state.seat + 1) % seats
            told = subject.codes.legal(state.seat, state.legal())
            assert subject.codes.legal(turned.seat, turned.legal()) == told
    assert looked > 2


@EVERY_GAME
def test_every_adapter_tells_the_same_relative_codes(game: str, seats: int) -> None:
    subject = Subject(game, seats, {})
    table = raw_env(game, seats)
    table.reset(seed=3)
    luck = boardroom.Luck(3)
    for _ in range(30):
        if table.table.over:
            break
        state = table.table.copy()
        told = subject.codes.legal(state.seat, state.legal())
        assert np.flatnonzero(table.observe(table.agent_selection)["action_mask"]).tolist() == told
        code = luck.pick(told)
        table.step(code)
        state.play(subject.codes.given(state.seat, code))
        assert state == table.table


def test_gymnasium_and_the_batch_take_relative_codes() -> None:
    one = single("startup-nation", seat=2, opponents="random")
    one.reset(seed=1)
    told = one.subject.codes.legal(2, one.table.legal())
    assert np.flatnonzero(one.action_masks()).tolist() == told
    many, absolute = (vector("startup-nation", games=3, codes=kind) for kind in ("relative", "absolute"))
    seen, plain = many.reset(seed=4)[0], absolute.reset(seed=4)[0]
    for _ in range(40):
        codes = [int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]]
        table = many.subject.codes
        meant = [table.given(seat, code) for seat, code in zip(many.arrays.deciders.tolist(), codes, strict=True)]
        for row, seat in enumerate(many.arrays.deciders.tolist()):
            legal = np.flatnonzero(plain["action_mask"][row]).tolist()
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == table.legal(seat, legal)
        seen, plain = many.step(codes)[0], absolute.step(meant)[0]
        assert np.array_equal(seen["observation"], plain["observation"])


def test_openspiel_takes_relative_codes_and_names_what_they_mean() -> None:
    assert adapter.short_name("startup-nation") == "boardroom_startup_nation"
    state, plain = (spiel_start(kind) for kind in ("relative", "absolute"))
    assert state.current_player() == plain.current_player() > 0
    named = {state.action_to_string(code) for code in state.legal_actions()}
    assert named == {plain.action_to_string(code) for code in plain.legal_actions()}
    assert state.legal_actions() == sorted(state.legal_actions())
    assert state.legal_actions() != plain.legal_actions()


def spiel_start(kind: str) -> Any:
    state = pyspiel.load_game(f"boardroom_startup_nation(codes={kind},first_player=seat:2)").new_initial_state()
    state.apply_action(0)
    while len(state.legal_actions()) < 3 or state.current_player() == 0:
        state.apply_action(state.legal_actions()[0] if kind == "absolute" else first_meant(state))
    return state


def first_meant(state: Any) -> int:
    """The relative code of the first absolute one, so that both games go the same way."""
    codes, seat = state.get_game().subject.codes, state.current_player()
    legal: list[int] = state.legal_actions()
    return min(legal, key=lambda code: int(codes.given(seat, code)))
