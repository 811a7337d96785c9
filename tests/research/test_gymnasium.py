"""One seat against bots by Gymnasium's own checker, and many games at once equal to the same games alone."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from boardroom import BadOption
from boardroom.research.gymnasium import env, vector
from research.tables import EVERY_GAME, EVERY_TABLE, SHORTER


@EVERY_TABLE
def test_gymnasiums_checker_passes(game: str, seats: int) -> None:
    check_env(env(game, seats, seat=seats - 1, opponents="random"), skip_render_check=True)


def test_gymnasium_makes_every_game_by_its_name() -> None:
    made = gymnasium.make("boardroom/startup-nation-v0", seats=5, opponents="random")
    assert made.reset(seed=1)[0] in made.observation_space


def test_the_bots_named_are_the_bots_that_play() -> None:
    """The same deal with the same own choices goes differently against greedy seats than against random ones."""
    scores = [whole_game(env("startup-nation", opponents=name), seed=3) for name in ("random", "greedy", "greedy")]
    assert scores[0] != scores[1]
    assert scores[1] == scores[2]


@pytest.mark.parametrize("how", [copy.deepcopy, lambda subject: pickle.loads(pickle.dumps(subject))])
def test_a_copy_plays_on_the_same(how: Any) -> None:
    subject = env("burn-rate", seats=3, opponents=["random", "greedy"])
    subject.reset(seed=1)
    for _ in range(4):
        twin = how(subject)
        code = int(np.flatnonzero(subject.action_masks())[0])
        seen, also = subject.step(code), twin.step(code)
        assert np.array_equal(seen[0]["observation"], also[0]["observation"])
        assert seen[1:4] == also[1:4]


def test_an_illegal_choice_loses_and_says_why() -> None:
    subject = env("startup-nation", opponents="random")
    subject.reset(seed=1)
    illegal = int(np.flatnonzero(~subject.action_masks())[0])
    _, reward, terminated, truncated, info = subject.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "it may:" in info["illegal"]


def test_a_wrong_seat_or_line_up_is_refused() -> None:
    with pytest.raises(BadOption, match="the seats are 0 to 3, not 4"):
        env("startup-nation", seat=4)
    with pytest.raises(BadOption, match="3 other seats need 3 opponents"):
        env("startup-nation", opponents=["greedy"])
    with pytest.raises(BadOption, match="the bots are random, plain, greedy, ismcts"):
        env("startup-nation", opponents="gredy")
    with pytest.raises(BadOption, match="one game or more"):
        vector("startup-nation", games=0)


@EVERY_GAME
def test_a_batch_equals_the_same_games_played_alone(game: str, seats: int) -> None:
    together, alone = (vector(game, games=count, seats=seats, **SHORTER[game]) for count in (3, 1))
    seen, alone_seen = together.reset(seed=8)[0], alone.reset(seed=8)[0]
    for _ in range(80):
        assert np.array_equal(seen["observation"][0], alone_seen["observation"][0])
        assert np.array_equal(seen["action_mask"][0], alone_seen["action_mask"][0])
        codes = last_legal(seen["action_mask"])
        seen, rewards, ended, *_ = together.step(codes)
        alone_seen, alone_rewards, alone_ended, *_ = alone.step(codes[:1])
        assert (rewards[0], ended[0]) == (alone_rewards[0], alone_ended[0])


def test_a_batch_of_one_seat_equals_the_single_environment() -> None:
    """The same deal with the same choices and opponents shows the same numbers and ends with the same reward."""
    many = vector("burn-rate", games=2, seats=3, seat=1, opponents="greedy", **SHORTER["burn-rate"])
    seen, _ = many.reset(seed=5)
    one = env("burn-rate", seats=3, seat=1, opponents="greedy", **SHORTER["burn-rate"])
    one.reset(seed=0)
    one.table = many._loop.states[0].copy()
    one._players = copy.deepcopy(many._loop.players[0])
    done = False
    while not done:
        assert seen["observation"][0] == pytest.approx(one.subject.numbers(one.table, 1))
        codes = last_legal(seen["action_mask"])
        seen, rewards, ended, capped, _ = many.step(codes)
        done = bool(ended[0] or capped[0])
        _, reward, terminated, truncated, _ = one.step(codes[0])
        assert terminated or truncated if done else not (terminated or truncated)
    assert rewards[0] == pytest.approx(reward)


def test_an_ended_game_shows_its_end_and_starts_anew() -> None:
    many = vector("startup-nation", games=4, **SHORTER["startup-nation"])
    seen, _ = many.reset(seed=1)
    ends = 0
    for _ in range(200):
        seen, rewards, ended, _, info = many.step(last_legal(seen["action_mask"]))
        for number in np.flatnonzero(ended):
            ends += 1
            assert info["returns"][number].sum() == pytest.approx(0, abs=1e-6)
            assert rewards[number] in info["returns"][number]
            assert not np.array_equal(info["final_obs"]["observation"][number], seen["observation"][number])
        assert seen["action_mask"].sum(axis=1).min() > 0
    assert ends > 4


def test_an_illegal_code_in_a_batch_loses_that_game_alone() -> None:
    many = vector("startup-nation", games=2, seat=0, opponents="random")
    seen, _ = many.reset(seed=1)
    codes = last_legal(seen["action_mask"])
    codes[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    _, rewards, ended, _, info = many.step(codes)
    assert rewards.tolist() == [0, -1]
    assert ended.tolist() == [False, True]
    assert info["illegal"].tolist() == [False, True]


def test_what_a_batch_gave_is_not_written_over() -> None:
    many = vector("startup-nation", games=2)
    seen, info = many.reset(seed=1)
    kept = [seen["observation"].copy(), seen["action_mask"].copy(), info["seat"].copy()]
    many.step(last_legal(seen["action_mask"]))
    assert np.array_equal(kept[0], seen["observation"])
    assert np.array_equal(kept[1], seen["action_mask"])
    assert np.array_equal(kept[2], info["seat"])


def test_forced_choices_can_be_skipped() -> None:
    many = vector("burn-rate", games=4, skip_forced=True)
    seen, _ = many.reset(seed=1)
    for _ in range(50):
        assert seen["action_mask"].sum(axis=1).min() > 1
        seen, *_ = many.step(last_legal(seen["action_mask"]))


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "openspiel", "vector"])
def test_without_the_extra_a_clear_error_names_it(module: str) -> None:
    """As on a machine where only `pip install boardroom` was done: the extras' packages cannot be imported."""
    code = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'open_spiel'): sys.modules[name] = None\n"
        "import boardroom\n"
        f"import boardroom.research.{module}"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "ImportError: this part of Boardroom needs 'numpy'" in ran.stderr or "needs 'pyspiel'" in ran.stderr
    assert "pip install 'boardroom[research]'" in ran.stderr


def last_legal(masks: Any) -> list[int]:
    """The last legal code of each row."""
    return [int(np.flatnonzero(mask)[-1]) for mask in masks]


def whole_game(subject: Any, seed: int) -> Any:
    """The scores at the end of a game in which the learner always takes its first legal code."""
    _, info = subject.reset(seed=seed)
    done = False
    while not done:
        _, _, terminated, truncated, info = subject.step(int(np.flatnonzero(info["action_mask"])[0]))
        done = terminated or truncated
    return info["scores"], info["winners"]


def test_rendering_tells_what_happened_in_sentences() -> None:
    subject = env("startup-nation", opponents="random", render_mode="ansi")
    subject.reset(seed=1)
    assert len(str(subject.render()).splitlines()) >= 1
    subject.step(int(np.flatnonzero(subject.action_masks())[0]))
    assert len(str(subject.render()).splitlines()) > 1
