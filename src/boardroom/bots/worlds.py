"""The worlds in which a search simulates, compiled with the rules: each as often as it is likely.

Imagined worlds agree with what a seat has seen. Where a game has its own model of the other players, they are also weighed
by how well the others' choices fit: a world is likelier in which everybody had a reason for what he did, and whoever never
has one is soon taken for somebody who plays by chance.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.luck import Luck
from boardroom.core.others import Others
from boardroom.core.state import State

FEWEST_WORLDS: Final = 32  # weighed before the first is drawn
MOST_WORLDS: Final = 1_000  # weighed in all; one more for each that is drawn until then
PAST_WORLDS: Final = 100  # weighed of something that is over, where little is hidden
FINENESS: Final = 1 << 30  # of a drawn share


class Worlds:
    """Draws worlds for one seat; `opinions` tells how likely each seat is of each kind, before what it did is looked at."""

    def __init__(
        self, state: State, seat: int, seats: int, others: Others | None, luck: Luck, opinions: list[float]
    ) -> None:
        self.state = state
        self.seat = seat
        self.others = others
        self.kinds = 1 if others is None else others.kinds
        self.luck = luck
        self.before = opinions
        self.drawn_kinds = [0] * seats  # of the players in the latest world
        self.drawn_kinds[seat] = self.kinds - 1
        self._worlds: list[State] = []
        self._fits: list[list[float]] = []  # of each world: how likely each seat is of each kind, not scaled
        self._shares: list[float] = []  # of each world and all before it

    def draw(self) -> State:
        """A world of the caller's own, with players of a kind each."""
        others = self.others
        if others is None:
            return self.state.imagine(self.seat, self.luck)
        while len(self._worlds) < FEWEST_WORLDS:
            self.weigh(others)
        if len(self._worlds) < MOST_WORLDS:
            self.weigh(others)
        number = self.pick(self._shares)
        for seat in range(len(self.drawn_kinds)):
            if seat != self.seat:
                self.drawn_kinds[seat] = self.pick(running(self._fits[number], seat * self.kinds, self.kinds))
        world = self._worlds[number].copy()
        others.renew(world, self.luck)
        return world

    def look_back(self) -> None:
        """Weighs enough worlds to tell the kinds of players where everything is over."""
        assert self.others is not None
        while len(self._worlds) < PAST_WORLDS:
            self.weigh(self.others)

    def weigh(self, others: Others) -> None:
        """Imagines one more world and looks at what everybody did in it."""
        world = self.state.imagine(self.seat, self.luck)
        fit = others.fits(world, self.seat)
        share = 1.0
        for seat in range(len(self.drawn_kinds)):
            total = 0.0
            for place in range(seat * self.kinds, (seat + 1) * self.kinds):
                fit[place] *= self.before[place]
                total += fit[place]
            share *= total
        self._worlds.append(world)
        self._fits.append(fit)
        self._shares.append(share + (self._shares[-1] if self._shares else 0.0))

    def pick(self, shares: list[float]) -> int:
        """A number by its share, which is what a running total grows by there."""
        ticket = shares[-1] * float(self.luck.below(FINENESS)) / float(FINENESS)
        low = 0
        high = len(shares) - 1
        while low < high:
            middle = (low + high) >> 1
            if shares[middle] <= ticket:
                low = middle + 1
            else:
                high = middle
        return low

    def opinions(self) -> list[float]:
        """How likely each seat is of each kind, after what it did in all worlds that were weighed."""
        if not self._worlds:
            return self.before[:]
        found = [0.0] * len(self.before)
        past = 0.0
        for number in range(len(self._worlds)):
            fit = self._fits[number]
            share = self._shares[number] - past
            past = self._shares[number]
            for seat in range(len(self.drawn_kinds)):
                total = 0.0
                for place in range(seat * self.kinds, (seat + 1) * self.kinds):
                    total += fit[place]
                for place in range(seat * self.kinds, (seat + 1) * self.kinds):
                    found[place] += share * fit[place] / total
        return [each / past for each in found]


def running(numbers: list[float], first: int, count: int) -> list[float]:
    """The running total of some numbers."""
    total = 0.0
    found: list[float] = []
    for place in range(first, first + count):
        total += numbers[place]
        found.append(total)
    return found
