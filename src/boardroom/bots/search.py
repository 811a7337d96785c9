"""Information-set tree search, compiled with the rules: many imagined worlds share one tree of choices.

Every simulation imagines a world as the searching seat knows it, walks down the tree with the choices that are legal in
that world, goes a little further at random, and lets the game's advice value the end for every seat. A choice is judged by
how often it was *available*, not by how often its node was passed, because it exists only in some of the worlds. Draws and
dice are not in the tree (open loop). See docs/design/search.md.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.luck import Luck
from boardroom.core.state import Advice, State

WARMTH: Final = 0.6  # how eagerly choices with few visits are tried
ROLLOUT: Final = 2  # choices at random below the tree, before the advice values the position
LONGEST_WALK: Final = 400  # choices in one simulation; a guard, never reached in play


class Node:
    """The choices met after one line of choices, with what came of them."""

    def __init__(self) -> None:
        self.place: dict[int, int] = {}  # code -> index in the lists below
        self.codes: list[int] = []
        self.visits: list[int] = []
        self.available: list[int] = []
        self.totals: list[float] = []
        self.priors: list[float] = []
        self.children: list[Node | None] = []

    def add(self, code: int, prior: float) -> int:
        """A choice that was not met here before."""
        index = len(self.codes)
        self.place[code] = index
        self.codes.append(code)
        self.visits.append(0)
        self.available.append(0)
        self.totals.append(0.0)
        self.priors.append(prior)
        self.children.append(None)
        return index


class Search:
    """One search for one seat; `simulate` may be called as long as there is time."""

    def __init__(self, world: State, seat: int, seats: int, advice: Advice, luck: Luck) -> None:
        self.world = world
        self.seat = seat
        self.seats = seats
        self.advice = advice
        self.luck = luck
        self.root = Node()
        self.simulations = 0
        self._nodes: list[Node] = []
        self._indices: list[int] = []
        self._movers: list[int] = []

    def simulate(self, count: int, first: int = -1) -> None:
        """Runs so many simulations; all of them begin with the choice `first`, if one is given."""
        for _ in range(count):
            self._nodes = []
            self._indices = []
            self._movers = []
            state = self.world.imagine(self.seat, self.luck)
            self.descend(state, first)
            self.walk(state)
            self.remember(self.advice.values(state, self.seats))
            self.simulations += 1

    def descend(self, state: State, first: int) -> None:
        """Down the tree to a choice that was never tried."""
        node = self.root
        for _ in range(LONGEST_WALK):
            if state.seat < 0:
                return
            codes = state.choices()
            if len(codes) == 1:
                state.play_unchecked(codes[0])
                continue
            index = self.select(node, state, codes)
            if first >= 0 and node is self.root:
                index = node.place[first]
            self._nodes.append(node)
            self._indices.append(index)
            self._movers.append(state.seat)
            state.play_unchecked(node.codes[index])
            child = node.children[index]
            if child is None:
                node.children[index] = Node()
                return
            node = child

    def select(self, node: Node, state: State, codes: list[int]) -> int:
        """The choice with the best mean and enough curiosity; untried ones are taken for as good as the mean of all."""
        self.meet(node, state, codes)
        visits = 0
        total = 0.0
        for code in codes:
            index = node.place[code]
            node.available[index] += 1
            visits += node.visits[index]
            total += node.totals[index]
        untried = total / visits if visits > 0 else 0.0
        best = -1
        best_worth = -1e9
        for code in codes:
            index = node.place[code]
            tried = node.visits[index]
            mean = node.totals[index] / tried if tried > 0 else untried
            eager = WARMTH * node.priors[index] * float(node.available[index]) ** 0.5 / (1.0 + tried)
            if mean + eager > best_worth:
                best_worth = mean + eager
                best = index
        return best

    def meet(self, node: Node, state: State, codes: list[int]) -> None:
        """Makes sure that the node knows these choices, with the advice's first opinion of them."""
        place = node.place
        for code in codes:
            if code not in place:
                priors = self.advice.priors(state, codes)
                scale = float(len(codes)) ** 0.5 / sum(priors)  # spread over more choices, each still gets its look
                for number in range(len(codes)):
                    if codes[number] not in place:
                        node.add(codes[number], priors[number] * scale)
                return

    def walk(self, state: State) -> None:
        """A few choices further, at random."""
        left = ROLLOUT
        while left > 0 and state.seat >= 0:
            codes = state.choices()
            count = len(codes)
            if count > 1:
                left -= 1
                state.play_unchecked(codes[self.luck.below(count)])
            else:
                state.play_unchecked(codes[0])

    def remember(self, values: list[float]) -> None:
        """Every choice on the way is credited with what its own seat got."""
        for step in range(len(self._nodes)):
            node = self._nodes[step]
            index = self._indices[step]
            node.visits[index] += 1
            node.totals[index] += values[self._movers[step]]
