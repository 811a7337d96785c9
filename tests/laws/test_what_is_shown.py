"""What a state shows of itself, in one line or as a picture, is what the gallery may know, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from laws.kit import Trial
from laws.trials import name_of, plain_trials
from toy.game import CoffeeGame

TRIALS = [*plain_trials(), Trial(CoffeeGame(), 3, {}, Path(), every=3)]
per_trial = pytest.mark.parametrize("trial", TRIALS, ids=name_of)


def twins(trial: Trial, state: boardroom.State) -> list[tuple[int, boardroom.State]]:
    """Each seat with a state that it cannot tell from this one."""
    return [(seat, state.imagine(seat, boardroom.Luck(1, "world"))) for seat in range(-1, trial.seats)]


@per_trial
def test_a_repr_tells_no_more_than_the_gallery_may_know(trial: Trial) -> None:
    for state in trial.samples(1):
        for _, world in twins(trial, state):
            assert repr(world) == repr(state)


@per_trial
def test_a_drawing_tells_no_more_than_its_seat_may_know(trial: Trial) -> None:
    for state in trial.samples(2):
        for seat, world in twins(trial, state):
            assert world._repr_html_() == state._repr_html_()
            assert boardroom.draw(world, seat, "fr") == boardroom.draw(state, seat, "fr")


@per_trial
def test_the_twins_differ_in_what_is_hidden(trial: Trial) -> None:
    assert any(world != state for state in trial.samples(1) for _, world in twins(trial, state))


@per_trial
def test_an_event_tells_no_more_than_the_gallery_may_know(trial: Trial) -> None:
    log: list[boardroom.Event] = []
    state, luck = trial.game.start(trial.seats, seed=3, log=log, **trial.options), boardroom.Luck(3)
    while not state.over:
        state.play(luck.pick(state.legal()))
    for event in log:
        told = event.shown(-1)
        assert repr(event) == repr(boardroom.Event(event.kind, event.seat, told))
