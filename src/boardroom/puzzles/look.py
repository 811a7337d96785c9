"""A look at one decision: a search, after which the best few choices have been tried often enough to be compared."""

from __future__ import annotations

from math import sqrt
from typing import Final

from boardroom.bots.search import Search
from boardroom.core.luck import Luck
from boardroom.core.state import State

RIVALS: Final = 2  # choices behind the best that are looked at more closely
CLOSER: Final = 0.5  # of the best one's simulations
SURE: Final = 2.5  # standard errors between two choices that are told apart
MOST_RIGHT: Final = 3  # choices that may be right together


class Look:
    """What a search says of every choice of a decision."""

    def __init__(self, state: State, simulations: int, luck: Luck) -> None:
        seat, seats = state.seat, len(state.view(state.seat)["seats"])
        self.search = Search(state.imagine(seat, luck), seat, seats, state.game.advice, luck)
        self.search.simulate(simulations)
        self.legal = state.legal()

    @property
    def favourite(self) -> int:
        """The choice that was tried most often."""
        return max(self.legal, key=self.visits)

    def visits(self, code: int) -> int:
        """How often it was tried."""
        return max(0, self.search.root.visits_of(code))

    def score(self, code: int) -> float:
        """What it led to on average; less than anything when it was never tried."""
        visits = self.visits(code)
        return self.search.root.total_of(code) / visits if visits else -2.0

    def ranking(self) -> list[int]:
        """All choices, the best first."""
        return sorted(self.legal, key=lambda code: (-self.score(code), code))

    def look_closer(self, rivals: int = RIVALS) -> None:
        """Tries the favourite's rivals until they can be compared with it."""
        wanted = int(CLOSER * self.visits(self.favourite))
        for code in self.ranking()[: rivals + 1]:
            if 0 < self.visits(code) < wanted:
                self.search.simulate(wanted - self.visits(code), code)

    def look_at_all(self, visits: int) -> None:
        """Tries every choice so many times at least."""
        for code in self.legal:
            if 0 <= self.search.root.visits_of(code) < visits:
                self.search.simulate(visits - self.visits(code), code)

    def gap(self, right: list[int]) -> float:
        """How far the worst of these choices is above the best of the others."""
        others = [code for code in self.legal if code not in right]
        return min(self.score(code) for code in right) - max(self.score(code) for code in others)

    def is_sure(self, right: list[int]) -> bool:
        """Is that more than chance?"""
        lowest = min(right, key=self.score)
        rival = max((code for code in self.legal if code not in right), key=self.score)
        if not self.visits(rival) or not self.visits(lowest):
            return False
        error = self.search.spread * sqrt(1 / self.visits(lowest) + 1 / self.visits(rival))
        return self.gap(right) >= SURE * error

    def right(self, margin: float, is_first: bool = False) -> list[int]:
        """The few best choices, as good as one another, that are that far above all others; none if there are no such.

        A first look is too short to be sure of more than that.
        """
        ranking = self.ranking()
        for count in range(1, min(MOST_RIGHT, len(ranking) // 3) + 1):
            right = ranking[:count]
            alike = self.score(right[0]) - self.score(right[-1]) <= margin / 3
            if alike and self.gap(right) >= margin and (is_first or self.is_sure(right)):
                return right
        return []
