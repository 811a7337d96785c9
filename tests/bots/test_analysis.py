"""The analysis: what each decision was worth, judged only by what the seat could know."""

from __future__ import annotations

import time
from typing import Any

import pytest

import boardroom
from boardroom.bots.analysis import analyse, judge, weigh
from boardroom.core.errors import BadOption
from laws.kit import Trial
from laws.trials import name_of, plain_trials

FEW = 24


def some_match(game: str = "startup-nation", seats: int = 4, choices: int = 14) -> boardroom.Match:
    loaded = boardroom.load(game)
    players = [boardroom.bot("random", loaded, seed=seat) for seat in range(seats)]
    match = boardroom.Match(loaded, seats, seed=5, players=players)
    for _ in range(choices):
        match.step()
    while len(match.state.legal()) == 1:
        match.step()
    return match


@pytest.mark.parametrize("trial", plain_trials(), ids=name_of)
def test_every_choice_of_every_game_is_weighed(trial: Trial) -> None:
    match = some_match(trial.game.id, trial.seats, choices=6)
    for judged in analyse(match, simulations=FEW).decisions:
        assert len(judged.choices) > 1 and judged.chosen in judged.choices
        assert all(-1 <= one.score <= 1 for one in judged.choices)
        assert judged.loss >= 0
        assert len(judged.values) == trial.seats and all(-1 <= value <= 1 for value in judged.values)


def test_the_chosen_one_is_looked_at_as_closely_as_the_best() -> None:
    for judged in analyse(some_match(), simulations=FEW).decisions:
        assert judged.chosen.simulations >= judged.best.simulations


def test_the_opinion_does_not_change_when_what_the_seat_cannot_see_is_swapped() -> None:
    state = some_match().state
    worlds = [state, *(state.imagine(state.seat, boardroom.Luck(n, "swap")) for n in range(3))]
    opinions = [judge(world, world.legal()[0], 1, FEW, boardroom.Luck(2)) for world in worlds]
    assert all(opinion == opinions[0] for opinion in opinions)


def test_the_choice_with_the_lowest_score_is_found_to_give_something_away() -> None:
    state = some_match(choices=0).state
    first = judge(state, state.legal()[0], 1, 2000, boardroom.Luck(1))
    worst = min((one for one in first.choices if one.simulations), key=lambda one: one.score)
    judged = judge(state, worst.code, 1, 2000, boardroom.Luck(1))
    assert judged.chosen.code == worst.code and judged.loss > 0


def test_a_seat_can_expect_the_mean_of_what_its_choices_led_to() -> None:
    state = some_match().state
    weighing = weigh(state, 100, boardroom.Luck(1))
    mean = sum(one.score * one.simulations for one in weighing.choices) / 100
    assert weighing.values[state.seat] == pytest.approx(mean)
    assert len(set(weighing.values)) > 1


def test_those_named_are_looked_at_as_closely_as_the_preferred_one() -> None:
    state = some_match(choices=0).state
    plain = weigh(state, 100, boardroom.Luck(1)).choices
    closer = weigh(state, 100, boardroom.Luck(1), closely=lambda preferred: preferred[1:3]).choices
    assert plain[2].simulations < plain[0].simulations
    assert min(one.simulations for one in closer[1:3]) >= closer[0].simulations


def test_a_weighing_ends_when_its_time_is_over() -> None:
    state = some_match(choices=0).state
    started = time.perf_counter()
    choices = weigh(state, 10**9, boardroom.Luck(1), limit=0.2, closely=lambda preferred: preferred[1:3]).choices
    assert 0.1 < time.perf_counter() - started < 5
    assert sum(one.simulations for one in choices) > 0


def test_one_seat_only() -> None:
    analysis = analyse(some_match(), simulations=FEW, seat=2)
    assert analysis.decisions and {judged.seat for judged in analysis.decisions} == {2}
    assert analysis.mean_loss(0) is None and analysis.mean_loss(2) is not None


def test_what_mattered_is_the_costliest_first() -> None:
    losses = [judged.loss for judged in analyse(some_match(), simulations=FEW).mattered]
    assert 1 <= len(losses) <= 3 and losses == sorted(losses, reverse=True)


def test_the_same_seed_gives_the_same_opinion() -> None:
    first, second = (analyse(some_match(), simulations=FEW, seed=4).decisions for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [({"seat": 4}, "this game has the seats 0 to 3, not 4"), ({"simulations": 0}, "at least one simulation")],
)
def test_what_cannot_be_analysed_is_said(wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        analyse(some_match(), **wish)
