"""The distracted player: sometimes forgets what it was about to do and takes whatever lies on top."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.luck import Luck
from boardroom.core.match import Player
from boardroom.core.shapes import View
from boardroom.core.state import State


class DistractedPlayer:
    """Another player whose mind is elsewhere so many times in a hundred; then any legal choice will do."""

    name = "distracted"

    def __init__(self, player: Player, percent: int, seed: int = 0) -> None:
        self._player = player
        self._percent = percent
        self._luck = Luck(seed, "distracted player")

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None = None) -> int:
        """The other player's choice, or any."""
        if self._luck.below(100) < self._percent:
            return self._luck.pick(legal)
        return self._player.choose(view, legal, sampler, limit)
