"""The random player: any legal choice, each equally likely."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.luck import Luck
from boardroom.core.shapes import View
from boardroom.core.state import State


class RandomPlayer:
    """Chooses without looking."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._luck = Luck(seed, "random player")

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None = None) -> int:
        """One of the legal codes."""
        return self._luck.pick(legal)
