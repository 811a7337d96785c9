"""Whether an event is a barrier is told to everybody: the beat of a bot's choices depends on it, and must tell nothing."""

from __future__ import annotations

from random import Random

import pytest

import boardroom
from boardroom.core.event import Event

GAMES = 6
# What else of an event decides it, where its kind does not.
BY_FIELD = {("burncycle", "resolved"): "entry", ("startup-nation", "played"): "card"}


def happened_in(game: boardroom.Game, seed: int) -> list[Event]:
    """Everything that is told in a random game."""
    luck, log = Random(seed), list[Event]()
    seats = luck.randint(game.min_seats, game.max_seats)
    state = game.start(seats, seed=seed, log=log)
    while not state.over:
        state.play(luck.choice(state.legal()))
    return log


@pytest.mark.parametrize("name", boardroom.games())
def test_a_barrier_can_be_read_off_what_the_gallery_is_told(name: str) -> None:
    game = boardroom.load(name)
    barriers: dict[tuple[str, object], set[bool]] = {}
    for seed in range(GAMES):
        for event in happened_in(game, seed):
            told = event.shown(-1)
            kind = (event.kind, told.get(BY_FIELD.get((name, event.kind), "")))
            barriers.setdefault(kind, set()).add(event.barrier)
    assert {kind: found for kind, found in barriers.items() if len(found) > 1} == {}
    assert {True, False} == {barrier for found in barriers.values() for barrier in found}
