"""What travels has the shape that its game gives it: views, and what is told of every event."""

from __future__ import annotations

import boardroom
from kit.shapes import kinds_told, misfit, shapes_of
from laws.kit import Trial


def views_have_their_shape(trial: Trial, seed: int) -> None:
    """Every view of a random game, as every seat and the gallery see it."""
    shape = shapes_of(trial.game).View
    for state in trial.samples(seed):
        for seat in range(-1, trial.seats):
            wrong = misfit(state.view(seat), shape, "view")
            assert not wrong, f"{trial.game.id}: {wrong}"


def facts_have_their_shape(trial: Trial, seed: int) -> None:
    """Every event of a random game, as every seat and the gallery are told it."""
    log: list[boardroom.Event] = []
    state = trial.game.start(trial.seats, seed=seed, log=log, **trial.options)
    luck = boardroom.Luck(seed, "walk")
    while not state.over:
        state.play(luck.pick(state.legal()))
    for event in log:
        check_fact(trial, event)


def check_fact(trial: Trial, event: boardroom.Event) -> None:
    """One of the shapes for this kind of event fits whatever anybody is told of it."""
    shapes = kinds_told(trial.game).get(event.kind, [])
    assert shapes, f"{event.kind!r} has no shape in {shapes_of(trial.game).__name__}.Told"
    for seat in range(-1, trial.seats):
        wrong = [misfit(event.shown(seat), shape, event.kind) for shape in shapes]
        assert "" in wrong, f"{trial.game.id}: {'; '.join(wrong)}"
