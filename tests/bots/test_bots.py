"""Bots choose legal codes from views and imagined worlds alone, and greed pays."""

from __future__ import annotations

from functools import partial

import pytest

import boardroom
from boardroom.bots.greedy import GreedyPlayer
from boardroom.bots.ismcts import IsmctsPlayer
from boardroom.bots.levels import BOTS
from boardroom.bots.playout import playout
from laws.kit import Trial
from laws.trials import name_of, plain_trials

TRIALS = pytest.mark.parametrize("trial", plain_trials(), ids=name_of)
RIVALS = pytest.mark.parametrize("trial", [t for t in plain_trials() if not t.game.cooperative], ids=name_of)


@TRIALS
@pytest.mark.parametrize("name", BOTS)
def test_a_bots_choice_does_not_change_when_what_it_cannot_see_is_swapped(trial: Trial, name: str) -> None:
    for state in trial.samples(4):
        if state.over:
            continue
        seat = state.seat
        choices = set()
        for number in range(3):
            world = state if number == 0 else state.imagine(seat, boardroom.Luck(number, "swap"))
            player = boardroom.bot(name, trial.game, seed=9)
            choices.add(player.choose(world.view(seat), world.legal(), partial(world.imagine, seat), None))
        assert len(choices) == 1


@TRIALS
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(trial: Trial, name: str) -> None:
    games = []
    for _ in range(2):
        players = [boardroom.bot(name, trial.game, seed=seat) for seat in range(trial.seats)]
        match = boardroom.Match(trial.game, trial.seats, seed=3, players=players)
        for _ in range(12):
            match.step()
        games.append(match.minutes())
    assert games[0] == games[1]


@RIVALS
def test_greedy_beats_random(trial: Trial) -> None:
    """One greedy seat against random ones wins far more than its share of many games."""
    wins = 0.0
    for seed in range(trial.bot_games):
        greedy = seed % trial.seats
        players = [
            boardroom.bot("greedy" if s == greedy else "random", trial.game, seed=seed) for s in range(trial.seats)
        ]
        outcome = boardroom.Match(trial.game, trial.seats, seed=seed, players=players).run().state.outcome
        assert outcome is not None
        wins += (greedy in outcome.winners) / len(outcome.winners)
    assert wins > trial.bot_games * 1.6 / trial.seats


@TRIALS
def test_a_playout_ends_the_game_and_counts_decisions(trial: Trial) -> None:
    state = trial.start(1)
    decisions = playout(state, boardroom.Luck(1))
    assert state.over
    assert 0 < decisions <= trial.game.max_choices(trial.seats)


def test_a_search_finds_the_winning_question() -> None:
    """Seat 0 has seen Brigitte in seat 2's hand and later draws the fire intern."""
    game = boardroom.load("startup-nation")
    table = {
        "seats": 4,
        "hands": [["tech_lead", "investor"], ["recruiter"], ["brigitte"], ["salesperson"]],
        "deck": ["intern_legal", "intern_clever", "intern_strings", "intern_fire", "director", "tech_lead"],
        "discard": ["intern_hyper", "recruiter", "emmanuel", "salesperson"],
        "tokens": ["red", "red", "blue", "blue"],
    }
    options = {"interns": ["intern_fire", "intern_strings", "intern_legal", "intern_clever", "intern_hyper"]}
    state = game.restore({"options": options, "table": table})
    for text in ("play tech_lead seat:2", "play intern_legal seat:3 intern", "answer above", "play intern_clever"):
        state.play(game.code(text))
    for text in ("ask seat:0 intern", "answer above", "play intern_strings seat:1 intern", "answer above"):
        state.play(game.code(text))
    assert state.seat == 0
    player = boardroom.bot("ismcts", game, level=3, seed=1)
    choice = player.choose(state.view(0), state.legal(), lambda luck: state.imagine(0, luck), None)
    assert str(game.action(choice)) == "play intern_fire seat:2 brigitte"


def test_a_search_keeps_to_its_simulations_and_its_time() -> None:
    game = boardroom.load("startup-nation")
    state = game.start(4, seed=1)
    player = IsmctsPlayer(game, simulations=40)
    search = player.search(state.view(state.seat), lambda luck: state.imagine(state.seat, luck), None)
    assert search.simulations == 40 or search.lead() > 40 - search.simulations > 0
    player = IsmctsPlayer(game, simulations=10**9)
    player.choose(state.view(state.seat), state.legal(), lambda luck: state.imagine(state.seat, luck), 0.05)
    assert 0 < player.used < 10**6


@pytest.mark.parametrize(("limit", "worlds"), [(None, 8), (0.0, 1), (60.0, 8)])
def test_greedy_imagines_no_more_worlds_when_its_time_is_over(limit: float | None, worlds: int) -> None:
    game = boardroom.load("startup-nation")
    state = game.start(4, seed=1)
    imagined = []

    def sampler(luck: boardroom.Luck) -> boardroom.State:
        imagined.append(state.imagine(state.seat, luck))
        return imagined[-1]

    code = boardroom.bot("greedy", game, seed=1).choose(state.view(state.seat), state.legal(), sampler, limit)
    assert code in state.legal() and len(imagined) == worlds


def test_greedy_wins_where_random_play_is_lost() -> None:
    """The first mission of burncycle alone: greedy wins one of the first few games, random play none of forty."""
    game = boardroom.load("burncycle")
    greedy = (
        boardroom.Match(game, 1, seed=seed, players=[GreedyPlayer(game, seed * 4, worlds=6)]).run().state
        for seed in range(6)
    )
    random = [game.start(1, seed=seed) for seed in range(40)]
    for seed, state in enumerate(random):
        playout(state, boardroom.Luck(seed))
    assert not any(state.outcome.winners for state in random if state.outcome)
    assert any(state.outcome and state.outcome.winners for state in greedy)
