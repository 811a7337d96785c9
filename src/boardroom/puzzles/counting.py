"""Counting worlds: in how many worlds that a seat cannot tell apart does one choice do better than another?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.core.state import State
from boardroom.puzzles.look import Look

WORLDS: Final = 100
TRIES: Final = 4  # of each choice in each world; people do not always do the same


@dataclass(frozen=True)
class Counts:
    """For the best choice: how often nothing was better; for each choice: how often it was behind and ahead of the best."""

    unbeaten: int
    behind: dict[int, int]
    ahead: dict[int, int]


def count_worlds(look: Look, best: int, same: float, worlds: int) -> Counts:
    """Draws worlds as likely as the search takes them for, and tries every choice in each; `same` is no difference."""
    behind, ahead = dict.fromkeys(look.legal, 0), dict.fromkeys(look.legal, 0)
    unbeaten = 0
    for _ in range(worlds):
        world = look.search.worlds.draw()
        results = {code: result_in(look, world, code) for code in look.legal}
        for code, result in results.items():
            behind[code] += result < results[best] - same
            ahead[code] += result > results[best] + same
        unbeaten += max(results.values()) <= results[best] + same
    return Counts(unbeaten, behind, ahead)


def result_in(look: Look, world: State, code: int) -> float:
    """What the choice leads to in this world, with the search's choices behind it."""
    total = 0.0
    for _ in range(TRIES):
        state = world.copy()
        look.search.descend(state, code)
        look.search.play_on(state)
        total += look.search.values(state)[look.search.seat]
    return total / TRIES
