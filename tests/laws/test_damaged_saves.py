"""A save in which something was lost or spoilt, in every game: it is refused when it is read, or it can be played on.

One thing of the table or its luck is deleted or replaced, at a position and a place drawn by luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import pytest

import boardroom
from laws.kit import Trial
from laws.trials import plain_trials

Thing = TypeVar("Thing")
DELETED = object()
DAMAGES: tuple[object, ...] = (DELETED, None, True, -1, -7, 3, 99, 10**6, 10**20, 1.5, "x", [], {})
TRIES = 120
PLAYED_ON = 200


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a save, from the outside in."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(value[key], (*path, key))


def spoil(saved: dict[str, Any], path: tuple[Any, ...], damage: object) -> None:
    holder: Any = saved
    for key in path[:-1]:
        holder = holder[key]
    if damage is DELETED:
        del holder[path[-1]]
    else:
        holder[path[-1]] = damage


def one_of(things: Sequence[Thing], luck: boardroom.Luck) -> Thing:
    """As `Luck.pick`, which gives numbers."""
    return things[luck.below(len(things))]


def spoilt(trial: Trial, luck: boardroom.Luck, seed: int) -> tuple[dict[str, Any], str]:
    """A save of a game's first, middle or last choices with one damage, and what it is."""
    state = trial.start(seed)
    for _ in range(luck.below(150)):
        if not state.over:
            state.play(luck.pick(state.legal()))
    saved = state.save()
    part = one_of([(part, key) for part in ("table", "luck") for key in sorted(saved[part])], luck)
    path = one_of([part, *places(saved[part[0]][part[1]], part)], luck)
    damage = one_of(DAMAGES, luck)
    spoil(saved, path, damage)
    return saved, f"seed {seed}: {path} is {'deleted' if damage is DELETED else repr(damage)}"


@pytest.mark.parametrize("trial", plain_trials(), ids=lambda trial: f"{trial.game.id}-{trial.seats}")
def test_a_damaged_save_is_refused_or_can_be_played(trial: Trial) -> None:
    luck, refused = boardroom.Luck(trial.seats, "damages"), 0
    for seed in range(TRIES):
        saved, damage = spoilt(trial, luck, seed)
        try:
            state = trial.game.restore(saved)
        except (boardroom.BadSave, boardroom.BadOption):
            refused += 1
            continue
        try:
            for _ in range(PLAYED_ON):
                if not state.over:
                    state.view(state.seat)
                    state.play(luck.pick(state.legal()))
        except Exception as problem:
            raise AssertionError(f"{damage}: taken, but {problem!r} came later") from problem
    assert refused > TRIES / 2
