"""The plain player: looks one choice ahead as greedy does, but leaves aside what newcomers leave aside.

It is a yardstick: what somebody can do who has understood the aim of a game and not yet its finer parts.
"""

from __future__ import annotations

from collections.abc import Callable

from boardroom.bots.greedy import WORLDS, GreedyPlayer
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.shapes import View
from boardroom.core.state import State


class PlainPlayer(GreedyPlayer):
    """One step ahead, with the game's plain advice where it has some."""

    name = "plain"

    def __init__(self, game: Game, seed: int = 0, worlds: int = WORLDS) -> None:
        super().__init__(game, seed, worlds)
        self._advice = game.advice.plain or game.advice

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None = None) -> int:
        """The best of the choices that it thinks of."""
        if len(legal) == 1:
            return legal[0]
        return super().choose(view, self._advice.considered(sampler(self._luck), legal), sampler, limit)
