"""The shape that PufferLib documents: buffers given by the caller, reset and step, send and recv; the games of the batch."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from boardroom import BadOption
from boardroom.research.gymnasium import vector
from boardroom.research.puffer import Workers, native, workers
from research.tables import EVERY_GAME, SHORTER

GAMES = 4


def last_legal(masks: Any) -> Any:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def buffers(length: int) -> SimpleNamespace:
    """As PufferLib allocates them."""
    return SimpleNamespace(
        observations=np.zeros((GAMES, length), np.float32),
        rewards=np.zeros(GAMES, np.float32),
        terminals=np.zeros(GAMES, bool),
        truncations=np.zeros(GAMES, bool),
        masks=np.zeros(GAMES, bool),
    )


STEPS = {"burncycle": 600}  # until a game ends, with several seats


@EVERY_GAME
def test_the_games_are_those_of_the_batch_in_the_callers_buffers(game: str, seats: int) -> None:
    batch = vector(game, games=GAMES, seats=seats, skip_forced=True, **SHORTER[game])
    given = buffers(len(batch.feature_names))
    env = native(game, games=GAMES, seats=seats, buf=given, **SHORTER[game])
    batch._loop.start(5)
    observations, infos = env.reset(seed=5)
    assert observations is given.observations and infos == []
    ends = 0
    for _ in range(STEPS.get(game, 120)):
        assert np.array_equal(given.observations, batch.arrays.numbers)
        assert np.array_equal(env.action_masks, batch.arrays.masks)
        assert observations in env.observation_space
        codes = last_legal(env.action_masks)
        _, rewards, ended, capped, info = batch.step(codes)
        _, got, terminals, _, infos = env.step(codes)
        assert np.allclose(got, rewards) and got is given.rewards
        assert np.array_equal(terminals, ended) and np.array_equal(given.truncations, capped)
        assert [row["game"] for row in infos] == np.flatnonzero(ended | capped).tolist()
        assert all(np.allclose(row["returns"], info["returns"][row["game"]]) for row in infos)
        ends += len(infos)
    assert given.masks.all()
    assert ends > 0 or game == "power-struggle"


def test_wrong_buffers_and_numbers_of_workers_are_refused() -> None:
    with pytest.raises(BadOption, match="numbers is a contiguous array float32 of"):
        native("startup-nation", games=GAMES, buf=buffers(3))
    with pytest.raises(BadOption, match="4 games cannot be shared out equally among 3 workers"):
        workers("startup-nation", games=GAMES, workers=3)
    with pytest.raises(BadOption, match="one worker or of all 4, not of 2"):
        workers("startup-nation", games=GAMES, workers=4, batch_workers=2)


def test_workers_play_the_same_games_as_one_process() -> None:
    alone, env = native("startup-nation", games=GAMES), workers("startup-nation", games=GAMES, workers=2)
    alone.reset(seed=3)
    env.async_reset(seed=3)
    observations, _, _, _, _, numbers, masks = env.recv()
    assert numbers.tolist() == [0, 1, 2, 3] and masks.all()
    for _ in range(60):
        assert np.array_equal(observations, alone.observations)
        codes = last_legal(alone.action_masks)
        _, rewards, terminals, _, infos = alone.step(codes)
        env.send(codes)
        observations, got, ended, _, told, _, _ = env.recv()
        assert np.array_equal(got, rewards) and np.array_equal(ended, terminals) and told == infos
    env.close()


def test_workers_that_are_ready_are_not_held_up_by_others() -> None:
    alone, env = native("burn-rate", games=GAMES), workers("burn-rate", games=GAMES, workers=2, batch_workers=1)
    alone.reset(seed=3)
    first = alone.observations.copy()
    env.async_reset(seed=3)
    met = answered(env, first)
    assert met == {(0, 1), (2, 3)}
    env.close()


def answered(env: Workers, first: Any) -> set[tuple[int, ...]]:
    """Receives and answers until all have come; gives which games came together. What is seen first is as in one process."""
    met: set[tuple[int, ...]] = set()
    while sum(len(numbers) for numbers in met) < GAMES:
        observations, _, _, _, _, numbers, _ = env.recv()
        assert tuple(numbers) in met or np.array_equal(observations, first[numbers])
        met.add(tuple(int(number) for number in numbers))
        env.send(last_legal(env.action_masks[numbers]))
    return met


def test_shaped_rewards_of_a_seat_add_up_to_its_return() -> None:
    env = native("startup-nation", games=GAMES, seat=1, shaped=True, target_score=3)
    env.reset(seed=2)
    totals, ends, between = np.zeros(GAMES), 0, 0
    for _ in range(150):
        _, rewards, terminals, truncations, infos = env.step(last_legal(env.action_masks))
        totals += rewards
        between += int((rewards[~(terminals | truncations)] != 0).sum())
        for row in infos:
            assert totals[row["game"]] == pytest.approx(row["returns"][1], abs=1e-5)
            totals[row["game"]] = 0
            ends += 1
    assert ends > 2 and between > 20


def test_the_last_numbers_of_all_seats_are_there_when_asked_for() -> None:
    env = native("startup-nation", games=GAMES, all_final=True, target_score=3)
    env.reset(seed=2)
    assert env.final.shape == (GAMES, 4, len(env.feature_names))
    ended: list[int] = []
    while not ended:
        _, _, terminals, _, _ = env.step(last_legal(env.action_masks))
        ended = np.flatnonzero(terminals).tolist()
    over = env.feature_names.index("phase:over")
    assert env.final[ended[0], :, over].tolist() == [1, 1, 1, 1]
    assert len({tuple(row) for row in env.final[ended[0]].tolist()}) == 4


def test_quick_opponents_are_better_than_random_ones() -> None:
    """The learner's seat takes its last legal code; it loses more against those who look ahead."""
    shares = {name: share_of_wins(name) for name in ("random", "quick")}
    assert shares["quick"] < shares["random"] - 0.05


def share_of_wins(opponents: str) -> float:
    env = native("burn-rate", games=16, seats=2, seat=0, opponents=opponents, round_cap=20)
    env.reset(seed=1)
    returns: list[float] = []
    while len(returns) < 120:
        *_, infos = env.step(last_legal(env.action_masks))
        returns += [row["returns"][0] for row in infos]
    return sum(value > 0 for value in returns) / len(returns)
