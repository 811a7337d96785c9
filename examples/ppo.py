"""Proximal policy optimisation with masks, in NumPy: play with the present policy, then improve it a little, again and again.

All seats are played by the same network, which sees every table from the seat that decides, so each game gives as many
lessons as it has seats. A seat's decisions in one game are one lesson: the reward comes at its end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from boardroom.research.vector import BoardroomVectorEnv
from network import Network


@dataclass(frozen=True)
class Settings:
    """The usual numbers of PPO."""

    batch: int = 2048  # decisions between two improvements
    passes: int = 6
    slice: int = 512  # decisions in one gradient
    rate: float = 1e-3
    clip: float = 0.2
    smooth: float = 0.95  # lambda of generalised advantages; the discount is 1, as games end
    entropy: float = 0.01
    value: float = 0.5


@dataclass
class Lesson:
    """What one seat saw and did in one game."""

    numbers: list[Any]
    masks: list[Any]
    codes: list[int]
    chances: list[float]  # with which the code was chosen
    values: list[float]

    def advantages(self, reward: float, smooth: float) -> tuple[list[float], list[float]]:
        """How much better than expected each decision was, and what the value should have been."""
        following, running = reward, 0.0
        found = []
        for value in reversed(self.values):
            running = following - value + smooth * running
            found.append(running)
            following = value
        found.reverse()
        return found, [gain + value for gain, value in zip(found, self.values, strict=True)]


class Learner:
    """A network, the games it plays with itself, and the lessons it has not used yet."""

    def __init__(self, games: BoardroomVectorEnv, network: Network, settings: Settings, seed: int = 0) -> None:
        self.games = games
        self.network = network
        self.settings = settings
        self.random = np.random.default_rng(seed)
        self.open: dict[tuple[int, int], Lesson] = {}
        self.seen, info = games.reset(seed=seed)
        self.seats = info["seat"]
        self.decisions = 0

    def improve(self) -> dict[str, float]:
        """Plays until there are enough lessons and learns from them; gives figures to watch."""
        finished: list[tuple[Lesson, float]] = []
        while sum(len(lesson.codes) for lesson, _ in finished) < self.settings.batch:
            finished += self.play()
        return self.learn(*gathered(finished, self.settings.smooth))

    def play(self) -> list[tuple[Lesson, float]]:
        """One choice in every game; gives the lessons of those that ended."""
        numbers, masks = self.seen["observation"], self.seen["action_mask"].astype(bool)
        chances, values, _ = self.network.forward(numbers, masks)
        codes = drawn(chances, self.random)
        for game, (seat, code) in enumerate(zip(self.seats, codes, strict=True)):
            lesson = self.open.setdefault((game, int(seat)), Lesson([], [], [], [], []))
            lesson.numbers.append(numbers[game])
            lesson.masks.append(masks[game])
            lesson.codes.append(int(code))
            lesson.chances.append(float(chances[game, code]))
            lesson.values.append(float(values[game]))
        self.seen, _, ended, capped, info = self.games.step(codes)
        self.seats = info["seat"]
        self.decisions += len(codes)
        over: list[int] = np.flatnonzero(ended | capped).tolist()
        pairs = [(game, seat) for game in over for seat in range(self.games.subject.seats) if (game, seat) in self.open]
        return [(self.open.pop(pair), float(info["returns"][pair])) for pair in pairs]

    def learn(self, numbers: Any, masks: Any, codes: Any, before: Any, gains: Any, targets: Any) -> dict[str, float]:
        """Some passes over the lessons in slices."""
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        entropy = loss = 0.0
        for _ in range(self.settings.passes):
            order = self.random.permutation(len(codes))
            for start in range(0, len(order), self.settings.slice):
                some = order[start : start + self.settings.slice]
                parts = (numbers[some], masks[some], codes[some], before[some], gains[some], targets[some])
                entropy, loss = self.step(*parts)
        return {"decisions": self.decisions, "entropy": entropy, "value_loss": loss}

    def step(self, numbers: Any, masks: Any, codes: Any, before: Any, gains: Any, targets: Any) -> tuple[float, float]:
        """One gradient: the clipped gain, the error of the values, and a little curiosity."""
        settings, count = self.settings, len(codes)
        chances, values, kept = self.network.forward(numbers, masks)
        rows = np.arange(count)
        ratio = chances[rows, codes] / before
        # Where the ratio has already moved as far as it may in the good direction, there is nothing more to gain.
        moving = np.where(gains > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
        push = np.where(moving, gains * ratio, 0.0)
        chosen = np.zeros_like(chances)
        chosen[rows, codes] = 1
        by_logits = -push[:, None] * (chosen - chances)
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1)
        by_logits += settings.entropy * chances * (logs + entropy[:, None])
        error = values - targets
        by_logits = (by_logits / count).astype(np.float32)
        self.network.adam(self.network.backward(kept, by_logits, settings.value * error / count), settings.rate)
        return float(entropy.mean()), float((error**2).mean())


def gathered(finished: list[tuple[Lesson, float]], smooth: float) -> tuple[Any, ...]:
    """All lessons as arrays."""
    gains: list[float] = []
    targets: list[float] = []
    for lesson, reward in finished:
        more, wanted = lesson.advantages(reward, smooth)
        gains += more
        targets += wanted
    return (
        np.array([row for lesson, _ in finished for row in lesson.numbers]),
        np.array([row for lesson, _ in finished for row in lesson.masks]),
        np.array([code for lesson, _ in finished for code in lesson.codes]),
        np.array([chance for lesson, _ in finished for chance in lesson.chances]),
        np.array(gains),
        np.array(targets),
    )


def drawn(chances: Any, random: np.random.Generator) -> Any:
    """A choice for each row, drawn by its chances."""
    ladder = np.cumsum(chances, axis=1)
    picks = random.random(len(chances))[:, None] * ladder[:, -1:]
    return (ladder > picks).argmax(axis=1)
