"""The numbers for learners come from the view alone and mean what their names say."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.games.startup_nation.forms.features import features, names
from games.startup_nation.nation import nation, start_up_nation
from laws.kit import Trial
from laws.trials import name_of, plain_trials


@pytest.mark.parametrize("trial", [t for t in plain_trials() if t.game.id == "startup-nation"], ids=name_of)
def test_every_view_gives_as_many_numbers_as_there_are_names(trial: Trial) -> None:
    for state in map(start_up_nation, trial.samples(3)):
        for seat in range(trial.seats):
            numbers = features(state.view(seat))
            assert len(numbers) == len(names(trial.seats)) == len(set(names(trial.seats)))
            assert all(-1 <= number <= 1 for number in numbers)
            assert features(state.imagine(seat, boardroom.Luck(1)).view(seat)) == numbers


def test_a_seat_counts_from_itself() -> None:
    table = nation(a="FIRE SAL", c="DIR", tok="RBRB")
    named = dict(zip(names(4), features(table.state.view(2)), strict=True))
    assert named["hand:director"] == 0.5
    assert named["seat+0:decider"] == 0
    assert named["seat+2:decider"] == named["seat+2:ally"] == named["seat+2:token:red"] == 1


def test_what_was_seen_is_a_number() -> None:
    table = nation(a="TEC SAL", c="BRI").does("A: TEC, C")
    named = dict(zip(names(4), features(table.state.view(0)), strict=True))
    assert named["seat+2:known:brigitte"] == 1
