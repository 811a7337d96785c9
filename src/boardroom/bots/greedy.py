"""The greedy player: looks one choice ahead in a few imagined worlds and takes what the game's advice likes best."""

from __future__ import annotations

import time
from collections.abc import Callable

from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.shapes import View
from boardroom.core.state import State

WORLDS = 8
FORCED_STEPS = 50  # how far a chain of single choices is followed


class GreedyPlayer:
    """One step ahead, averaged over `worlds` imagined worlds."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0, worlds: int = WORLDS) -> None:
        self._advice = game.advice
        self._luck = Luck(seed, "greedy player")
        self._worlds = worlds

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None = None) -> int:
        """The legal code with the best average; ties are broken by luck. No world is imagined after the time is over."""
        if len(legal) == 1:
            return legal[0]
        seat: int = view["decider"]
        totals = [0.0] * len(legal)
        end = time.perf_counter() + limit if limit is not None else None
        for number in range(self._worlds):
            if number > 0 and end is not None and time.perf_counter() >= end:
                break
            world = sampler(self._luck)
            for index, code in enumerate(legal):
                totals[index] += self._worth(world, code, seat)
        best = max(totals)
        return self._luck.pick([code for code, total in zip(legal, totals, strict=True) if total >= best - 1e-9])

    def _worth(self, world: State, code: int, seat: int) -> float:
        after = world.copy()
        after.play_unchecked(code)
        for _ in range(FORCED_STEPS):
            if after.over or len(choices := after.choices()) > 1:
                break
            after.play_unchecked(choices[0])
        return self._advice.evaluate(after, seat)
