"""Why a choice is good or bad: a game's coach, asked with worlds that the deciding seat imagines and never the truth."""

from __future__ import annotations

from boardroom.core.coach import Reason, strongest
from boardroom.core.luck import Luck
from boardroom.core.state import State

WORLDS = 100


class Coaching:
    """One decision, looked at in worlds imagined once for all its choices.

    Args:
        state: The table; its deciding seat is the one that is coached.
        luck: Where the worlds come from: the same luck gives the same sentences.
        worlds: How many worlds are imagined.
    """

    def __init__(self, state: State, luck: Luck, worlds: int = WORLDS) -> None:
        self._coach = state.game.coach
        self._worlds = [state.imagine(state.seat, luck) for _ in range(worlds)] if not state.over else []

    def reasons(self, code: int) -> list[Reason]:
        """One to three reasons for or against this choice, the strongest first; none where the game has no coach."""
        return strongest(self._coach.reasons(self._worlds, code)) if self._worlds else []

    def towards(self) -> list[Reason]:
        """What the seat is working towards, the nearest first; empty where the game does not say."""
        return self._coach.towards(self._worlds[0]) if self._worlds else []


def explain(state: State, code: int, luck: Luck, worlds: int = WORLDS) -> list[Reason]:
    """Why a choice of the deciding seat is good or bad, from nothing but what that seat can know.

    Args:
        state: The table as it is, or as the seat imagines it: both give the same reasons.
        code: The choice; it must be legal.
        luck: Where the imagined worlds come from: the same luck gives the same reasons.
        worlds: How many worlds are imagined.

    Returns:
        One to three reasons, the strongest first; `state.game.because(reason, "fr")` says one in words.
    """
    return Coaching(state, luck, worlds).reasons(code)
