"""The examples run, in small form, and do what their first lines say."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boardroom

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when one of them is run: the others are found beside it."""
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.parametrize("game", boardroom.games())
def test_random_rollouts_go_through_every_environment(game: str) -> None:
    import random_rollouts

    assert all(random_rollouts.rate(way, game, seconds=0) > 0 for way in random_rollouts.WAYS.values())


def test_openspiels_algorithms_run(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    import openspiel_algorithms

    monkeypatch.setattr(sys, "argv", ["openspiel_algorithms.py", "--simulations", "4", "--iterations", "2"])
    openspiel_algorithms.main()
    printed = capsys.readouterr().out
    assert "search with 4 simulations: returns [" in printed
    assert "2 iterations met" in printed


def test_the_network_learns_what_it_is_shown() -> None:
    """Its hand-written gradients agree with differences of the loss."""
    from network import Network

    network, random = Network(5, 4, width=6, seed=1), np.random.default_rng(1)
    for name in network.weights:
        network.weights[name] = random.standard_normal(network.weights[name].shape)
    numbers, masks = random.standard_normal((3, 5)), np.array([[1, 1, 0, 1], [1, 0, 1, 1], [1, 1, 1, 1]], bool)
    codes, wanted = np.array([3, 2, 0]), np.array([0.5, -1.0, 2.0])

    def loss() -> float:
        chances, values, _ = network.forward(numbers, masks)
        return float(-np.log(chances[range(3), codes]).sum() + 0.5 * ((values - wanted) ** 2).sum())

    chances, values, kept = network.forward(numbers, masks)
    chosen = np.eye(4)[codes]
    gradients = network.backward(kept, chances - chosen, values - wanted)
    for name, weight in network.weights.items():
        place = tuple(0 for _ in weight.shape)
        here, step = loss(), 1e-5
        weight[place] += step
        assert (loss() - here) / step == pytest.approx(gradients[name][place], abs=1e-2), name
        weight[place] -= step


def test_advantages_are_what_was_not_expected() -> None:
    from ppo import Lesson

    gains, targets = Lesson([], [], [], [], [0.0, 0.5]).advantages(1.0, smooth=1.0)
    assert gains == [1.0, 0.5]
    assert targets == [1.0, 1.0]


def test_learning_goes_the_right_way(tmp_path: Path) -> None:
    """A few improvements make rewarded choices likelier; whole training takes minutes and is not done here."""
    from boardroom.research.gymnasium import vector
    from network import Network
    from ppo import Learner, Settings

    many = vector("startup-nation", games=8, skip_forced=True, target_score=3)
    network = Network(len(many.feature_names), 259, width=16, seed=1)
    learner = Learner(many, network, Settings(batch=200, slice=100, rate=3e-3), seed=1)
    figures = [learner.improve() for _ in range(2)]
    assert figures[1]["decisions"] > figures[0]["decisions"] >= 200
    numbers, masks = many.arrays.numbers[:1].copy(), many.arrays.masks[:1].astype(bool)
    code = int(np.flatnonzero(masks[0])[-1])
    before = network.forward(numbers, masks)[0][0, code]
    for _ in range(5):
        learner.step(numbers, masks, np.array([code]), np.array([before]), np.array([1.0]), np.array([0.0]))
    assert network.forward(numbers, masks)[0][0, code] > before


def test_training_and_the_arena_from_end_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    import evaluate_in_arena
    import train_startup_nation
    from ppo import Settings

    network, rows = train_startup_nation.train(0.01, 4, 1, Settings(batch=64, slice=64, passes=1), tables=4)
    assert [row.bot for row in rows] == ["learned", "learned"]
    network.save(tmp_path / "policy.npz")
    arguments = ["evaluate_in_arena.py", str(tmp_path / "policy.npz"), "--games", "4"]
    monkeypatch.setattr(sys, "argv", arguments)
    evaluate_in_arena.main()
    printed = capsys.readouterr().out
    assert "before: wins" in printed
    assert "| learned | 4 |" in printed
