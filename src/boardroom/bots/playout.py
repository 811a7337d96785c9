"""Random play inside the compiled rules, for search and for measuring."""

from __future__ import annotations

from boardroom.core.luck import Luck
from boardroom.core.state import State


def playout(state: State, luck: Luck) -> int:
    """Plays the state to its end at random, in place; gives the number of decisions among two or more choices."""
    decisions = 0
    while state.seat >= 0:
        codes = state.choices()
        count = len(codes)
        if count > 1:
            decisions += 1
            state.play_unchecked(codes[luck.below(count)])
        else:
            state.play_unchecked(codes[0])
    return decisions
