"""Who plays by habit: the choice that the game's advice takes for the likeliest, without any look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardroom.core.luck import Luck
from boardroom.core.shapes import View
from boardroom.core.state import State

SAME: Final = 1e-9


def likeliest(world: State, legal: list[int]) -> list[int]:
    """The choices that seem likeliest in an imagined world."""
    weights = world.game.advice.priors(world, legal)
    return [code for code, weight in zip(legal, weights, strict=True) if weight >= max(weights) - SAME]


class HabitPlayer:
    """Quick, so that mining games does not take longer than looking at them."""

    name = "habit"

    def __init__(self, seed: int = 0) -> None:
        self._luck = Luck(seed, "habit")

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None = None) -> int:
        """One of the likeliest."""
        if len(legal) == 1:
            return legal[0]
        found = likeliest(sampler(self._luck), legal)
        return found[self._luck.below(len(found))]
