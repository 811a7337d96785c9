"""Prompts that answer themselves, and decisions that can be made in advance: both only where everybody knows as much."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import boardroom
from boardroom import Luck, State

GAMES = 8
EVERY = 3  # choices between two looks
ALL = boardroom.games()
WITH_PROMPTS = ["burn-rate", "burncycle", "power-struggle"]


def positions(game: boardroom.Game, seed: int) -> Iterator[tuple[State, Random]]:
    """The positions of a random game, the same object played on."""
    luck = Random(seed)
    state = game.start(luck.randint(game.min_seats, game.max_seats), seed=seed)
    while not state.over:
        yield state, luck
        state.play(luck.choice(state.legal()))


def asked(state: State) -> str:
    return state.view(state.seat)["prompt"]["key"]


@pytest.mark.parametrize("name", ALL)
def test_public_prompts_are_prompts_and_dull_ones_are_public(name: str) -> None:
    game = boardroom.load(name)
    assert set(game.dull_prompts) <= set(game.public_prompts) <= set(game.prompts)


@pytest.mark.parametrize("name", WITH_PROMPTS)
def test_everybody_can_work_out_how_many_choices_a_public_prompt_has(name: str) -> None:
    game = boardroom.load(name)
    met = set[str]()
    for seed in range(GAMES):
        for step, (state, luck) in enumerate(positions(game, seed)):
            if step % EVERY or asked(state) not in game.public_prompts:
                continue
            met.add(asked(state))
            seats = len(state.view(-1)["seats"])
            for other in range(-1, seats):
                world = state.imagine(other, Luck(luck.randrange(1 << 30)))
                told = (world.seat, asked(world), len(world.legal()))
                assert told == (state.seat, asked(state), len(state.legal())), f"seed {seed}, seen by {other}"
    assert len(met) >= 3


def test_nothing_answers_itself_or_is_ordered_in_start_up_nation() -> None:
    """A single answer there means that somebody has no Emmanuel."""
    game = boardroom.load("startup-nation")
    assert game.public_prompts == game.dull_prompts == ()
    assert all(game.ahead(state, seat) == [] for state, _ in positions(game, 1) for seat in range(4))


def next_question(state: State, seat: int, luck: Random) -> State:
    """The table when this seat is next asked."""
    later = state.copy()
    while later.seat != seat:
        later.play(luck.choice(later.legal()))
    return later


@pytest.mark.parametrize("name", WITH_PROMPTS)
def test_what_is_chosen_in_advance_is_what_the_seat_is_asked_next(name: str) -> None:
    game = boardroom.load(name)
    found = 0
    for seed in range(GAMES):
        for state, luck in positions(game, seed):
            for seat in range(len(state.view(-1)["seats"])):
                codes = game.ahead(state, seat)
                if not codes:
                    continue
                found += 1
                later = next_question(state, seat, luck)
                verbs = {game.action(code).verb for code in codes}
                assert asked(later) in game.public_prompts and verbs >= {game.action(later.legal()[0]).verb} - {"bury"}
                for other in range(-1, seat):
                    assert game.ahead(state.imagine(other, Luck(luck.randrange(1 << 30))), seat) == codes
    assert found > GAMES
