"""Bots choose legal codes from views and imagined worlds alone, and greed pays."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.bots.levels import BOTS
from boardroom.bots.playout import playout
from laws.trials import name_of, plain_trials

TRIALS = pytest.mark.parametrize("trial", plain_trials(), ids=name_of)
RIVALS = pytest.mark.parametrize("trial", [t for t in plain_trials() if not t.game.cooperative], ids=name_of)


@TRIALS
@pytest.mark.parametrize("name", BOTS)
def test_a_bots_choice_does_not_change_when_what_it_cannot_see_is_swapped(trial, name: str) -> None:
    for state in trial.samples(4):
        if state.over:
            continue
        seat = state.seat
        choices = set()
        for number in range(3):
            world = state if number == 0 else state.imagine(seat, boardroom.Luck(number, "swap"))
            player = boardroom.bot(name, trial.game, seed=9)
            choices.add(
                player.choose(world.view(seat), world.legal(), lambda luck, w=world, s=seat: w.imagine(s, luck), None)
            )
        assert len(choices) == 1


@TRIALS
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(trial, name: str) -> None:
    games = []
    for _ in range(2):
        players = [boardroom.bot(name, trial.game, seed=seat) for seat in range(trial.seats)]
        games.append(boardroom.Match(trial.game, trial.seats, seed=3, players=players).run().minutes())
    assert games[0] == games[1]


@RIVALS
def test_greedy_beats_random(trial) -> None:
    """One greedy seat against random ones wins far more than its share of 60 games."""
    wins = 0.0
    for seed in range(60):
        greedy = seed % trial.seats
        players = [
            boardroom.bot("greedy" if s == greedy else "random", trial.game, seed=seed) for s in range(trial.seats)
        ]
        outcome = boardroom.Match(trial.game, trial.seats, seed=seed, players=players).run().state.outcome
        assert outcome is not None
        wins += (greedy in outcome.winners) / len(outcome.winners)
    assert wins > 60 * 1.6 / trial.seats


@TRIALS
def test_a_playout_ends_the_game_and_counts_decisions(trial) -> None:
    state = trial.start(1)
    decisions = playout(state, boardroom.Luck(1))
    assert state.over
    assert 0 < decisions <= trial.game.max_choices(trial.seats)
