"""The games as PettingZoo environments, by PettingZoo's own tests and by our promises."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import boardroom
from boardroom import BadOption, IllegalAction
from boardroom.research.pettingzoo import env, raw_env
from research.tables import EVERY_GAME, EVERY_TABLE, SHORTER

# PettingZoo advises arrays for its learners, yet its own card games give a dict with a mask, as ours do; and at the end of
# a game nobody may choose.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@EVERY_TABLE
def test_pettingzoos_api_test_passes(game: str, seats: int) -> None:
    api_test(env(game, seats, **SHORTER[game]), num_cycles=1000)


@EVERY_TABLE
def test_pettingzoos_seed_test_passes(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats, **SHORTER[game]), num_cycles=60)


@EVERY_GAME
def test_pettingzoos_render_test_passes(game: str, seats: int, capsys: Any) -> None:
    render_test(lambda render_mode: env(game, seats, render_mode))
    assert capsys.readouterr().out.count("> ") > 5  # each prompt was shown


@EVERY_GAME
def test_pettingzoos_test_of_the_global_state_passes(game: str, seats: int) -> None:
    """Without its half for parallel environments: our seats decide one after the other."""
    tests, subject = import_module("pettingzoo.test.state_test"), env(game, seats)
    tests.test_state_space(subject)
    tests.test_state(subject, num_cycles=20)


@EVERY_TABLE
def test_a_copy_and_a_pickle_play_on_the_same_at_every_step(game: str, seats: int) -> None:
    original = env(game, seats, **SHORTER[game])
    original.reset(seed=4)
    for number in range(30):
        twins = [copy.deepcopy(original), pickle.loads(pickle.dumps(original))]
        code = chosen(original, number)
        for each in (original, *twins):
            each.step(code)
        for twin in twins:
            assert twin.agents == original.agents
            assert twin.agent_selection == original.agent_selection
            assert twin.rewards == original.rewards
            assert np.array_equal(twin.state(), original.state())


@EVERY_TABLE
def test_rewards_are_the_returns_of_the_game(game: str, seats: int) -> None:
    subject = raw_env(game, seats, **SHORTER[game])
    subject.reset(seed=9)
    total = dict.fromkeys(subject.possible_agents, 0.0)
    for number, agent in enumerate(subject.agent_iter()):
        total[agent] += subject.last(observe=False)[1]
        done = subject.terminations[agent] or subject.truncations[agent]
        subject.step(None if done else chosen(subject, number))
    assert subject.table.outcome is not None and list(total.values()) == subject.table.outcome.returns


def test_a_capped_game_is_truncated() -> None:
    subject = raw_env("burn-rate", 2, codes="absolute", round_cap=5)
    subject.reset(seed=2)
    while not subject.table.over:
        legal = subject.table.legal()
        subject.step(min(legal, key=lambda code: "end" not in str(subject.subject.game.action(code))))
    assert subject.table.outcome is not None and subject.table.outcome.capped
    assert all(subject.truncations.values())
    assert not any(subject.terminations.values())


def test_an_illegal_choice_is_refused_by_the_raw_environment() -> None:
    subject = raw_env("startup-nation", 4, codes="absolute")
    subject.reset(seed=1)
    before = subject.table.save()
    with pytest.raises(IllegalAction, match="it may:"):
        subject.step(next(code for code in range(254) if code not in subject.table.legal()))
    assert subject.table.save() == before


def test_an_unknown_game_option_or_number_of_seats_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadOption, match="did you mean burn-rate"):
        env("burn-rte")
    with pytest.raises(BadOption, match="the options are first_player"):
        env("burn-rate", layofs="mass_firing", colour="red")
    with pytest.raises(BadOption, match="played by 2 to 4 seats, not 5"):
        env("burn-rate", seats=5)


def chosen(subject: Any, number: int) -> int | None:
    """A legal code, or None when the game is over for the agent; different numbers choose differently."""
    agent = subject.agent_selection
    if subject.terminations[agent] or subject.truncations[agent]:
        return None
    legal = np.flatnonzero(subject.observe(agent)["action_mask"])
    return int(legal[boardroom.Luck(number).below(len(legal))])
