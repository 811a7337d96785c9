"""The numbers for learners come from the view alone and mean what their names say."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.games.burn_rate.forms.features import features, names
from games.burn_rate.start_up import FINANCE, burn
from laws.kit import Trial
from laws.trials import name_of, plain_trials


@pytest.mark.parametrize("trial", [t for t in plain_trials() if t.game.id == "burn-rate"], ids=name_of)
def test_every_view_gives_as_many_numbers_as_there_are_names(trial: Trial) -> None:
    for state in trial.samples(3):
        for seat in range(trial.seats):
            numbers = features(state.view(seat))
            assert len(numbers) == len(names(trial.seats)) == len(set(names(trial.seats)))
            assert all(-1 <= number <= 1 for number in numbers)
            assert features(state.imagine(seat, boardroom.Luck(1)).view(seat)) == numbers


def test_a_seat_counts_from_itself() -> None:
    table = burn(companies={0: {"finance": FINANCE[3]}}, hands={1: ["funding:3:20", "funding:0123:5"]}, bank={0: 75})
    named = dict(zip(names(2), features(table.view(1)), strict=True))
    assert (named["seat+0:decider"], named["seat+1:decider"], named["seat+1:bank"]) == (0, 1, 0.5)
    assert (named["seat+1:finance:skill:3"], named["seat+1:finance:vp"], named["seat+0:finance:skill:0"]) == (1, 1, 1)
    assert (named["hand:funding:count"], named["hand:funding:value"]) == (2 / 6, 25 / 40)
    assert (named["hand:funding:playable_at:0"], named["hand:funding:playable_at:3"]) == (1 / 6, 2 / 6)
