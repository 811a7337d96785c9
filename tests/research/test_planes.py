"""The floor as planes: beside the numbers in every adapter where they are asked for, and the same in all of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from boardroom.research.gymnasium import env, vector
from boardroom.research.pettingzoo import env as every_seat
from boardroom.research.puffer import native, workers
from research.tables import SHORTER

# As in test_pettingzoo.py: a dict with a mask, as in PettingZoo's own card games; at the end of a game nobody may choose.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
SHORT = SHORTER["burncycle"]
GAMES = 2


def last_legal(masks: Any) -> Any:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def test_the_libraries_own_checkers_pass() -> None:
    check_env(env("burncycle", 2, opponents="random", planes=True, **SHORT), skip_render_check=True)
    api_test(every_seat("burncycle", 2, planes=True, **SHORT), num_cycles=40)


def test_the_batch_shows_the_planes_of_who_decides() -> None:
    many = vector("burncycle", games=GAMES, seats=3, planes=True, **SHORT)
    seen, _ = many.reset(seed=4)
    planes = many.subject.planes
    assert planes is not None and seen["planes"].shape == (GAMES, *planes.shape)
    for _ in range(30):
        assert seen in many.observation_space
        for row, state in enumerate(many._loop.states):
            assert seen["planes"][row].tobytes() == planes.of(state, state.seat)
        seen = many.step(last_legal(seen["action_mask"]))[0]


def test_the_last_planes_of_all_seats_are_there_when_asked_for() -> None:
    env = native("burncycle", games=GAMES, seats=2, planes=True, all_final=True, round_cap=10)
    env.reset(seed=1)
    ended: list[int] = []
    while not ended:
        ended = [row["game"] for row in env.step(last_legal(env.action_masks))[4]]
    final = env.arrays.final_planes[ended[0]]
    own, other = (env.subject.planes.names.index(f"agent+{seat}") for seat in range(2))  # type: ignore[union-attr]
    assert final.shape[0] == 2
    assert np.array_equal(final[0, own], final[1, other]) and np.array_equal(final[0, other], final[1, own])
    assert np.array_equal(final[0, :own], final[1, :own]) and final[0, :own].any()


def test_workers_share_the_planes() -> None:
    alone = native("burncycle", games=GAMES, seats=2, planes=True, **SHORT)
    env = workers("burncycle", games=GAMES, workers=2, seats=2, planes=True, **SHORT)
    alone.reset(seed=3)
    env.reset(seed=3)
    for _ in range(20):
        assert np.array_equal(env.planes, alone.planes) and alone.planes.any()
        codes = last_legal(alone.action_masks)
        alone.step(codes)
        env.step(codes)
    env.close()
