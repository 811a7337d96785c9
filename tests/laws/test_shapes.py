"""What travels has the shape that its game gives it, and what a table holds is as its fields are described."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardroom import Luck, State
from boardroom.core.fields import EVERYBODY, OWNER
from laws import travels
from laws.kit import Trial
from laws.trials import name_of, option_trials, plain_trials

PLAIN = plain_trials()
per_plain_trial = pytest.mark.parametrize("trial", PLAIN, ids=name_of)
per_trial = pytest.mark.parametrize("trial", [*PLAIN, *option_trials()], ids=name_of)


def eyes(trial: Trial) -> list[int]:
    return [*range(trial.seats), -1]


def walked(trial: Trial, seeds: int) -> Iterator[State]:
    for seed in range(seeds):
        yield from trial.samples(seed)


@per_trial
def test_every_view_has_its_shape(trial: Trial) -> None:
    travels.views_have_their_shape(trial, 1)


@per_trial
def test_whatever_is_told_has_its_shape(trial: Trial) -> None:
    travels.facts_have_their_shape(trial, 3)


@per_plain_trial
def test_every_field_is_described_once(trial: Trial) -> None:
    state = trial.start(0)
    described = [field.name for field in state.fields()]
    declared = {
        name
        for kind in type(state).__mro__
        if kind.__module__.startswith("boardroom.games")
        for name in declared_by(kind)
    }
    assert sorted(described) == sorted({*declared, "game", "seat", "outcome"})


def declared_by(kind: type) -> set[str]:
    """A compiled class has no annotations, but the names of all its attributes, also of those of every state."""
    return {*getattr(kind, "__annotations__", {}), *getattr(kind, "__mypyc_attrs__", ())} - {"log", "_legal"}


@per_plain_trial
def test_imagining_changes_nothing_that_its_seat_may_see(trial: Trial) -> None:
    for state in walked(trial, 3):
        for seat in eyes(trial):
            world = state.imagine(seat, Luck(seat + 1))
            for field in (field for field in state.fields() if field.saved):
                if field.seen == EVERYBODY:
                    assert field.save(world) == field.save(state), field.name
                if field.seen == OWNER and seat >= 0:
                    assert field.save(world)[seat] == field.save(state)[seat], field.name
