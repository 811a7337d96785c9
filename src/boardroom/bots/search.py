"""Information-set tree search, compiled with the rules: many imagined worlds share one tree of choices.

Every simulation imagines a world as the searching seat knows it, walks down the tree with the choices that are legal in
that world to one that was never tried, plays on by habit as far as the game's advice asks for, and lets it value what comes
of it for every seat. A choice is judged by how often it was *available*, not by how often its node was passed, because it
exists only in some of the worlds. Draws and dice are not in the tree (open loop), nor are the others' choices where the
game takes them for people with habits. See docs/design/search.md.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from boardroom.bots.worlds import FINENESS, Worlds
from boardroom.core.luck import Luck
from boardroom.core.others import Others
from boardroom.core.state import Advice, State

FIRST_SPREAD: Final = 0.3  # until enough results are known
ENOUGH: Final = 16
FIRST_WORLDS: Final = 8  # in which every choice is looked at once before the search begins
FORCED_STEPS: Final = 50  # how far a chain of single choices is followed there
LONGEST_WALK: Final = 400  # choices in one simulation; a guard, never reached in play
UNKNOWN: Final = -1  # nobody has decided at a node yet
SEVERAL: Final = -2  # worlds differ in who decides or after how many forced choices, or others were before


class Branch:
    """One choice at a node, with what came of it. Its own fields are plain numbers, so that reading them costs nothing."""

    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.child: Node | None = None


class Node:
    """The choices met after one line of choices, ascending by code."""

    def __init__(self) -> None:
        self.mover = UNKNOWN  # who decides here
        self.forced = 0  # single choices of the searching seat on the way here from the choice above
        self.branches: list[Branch] = []

    def find(self, code: int) -> Branch | None:
        """The branch of this choice, if it was met."""
        for branch in self.branches:
            if branch.code == code:
                return branch
        return None

    def visits_of(self, code: int) -> int:
        """How often this choice was tried; -1 if it was never met."""
        branch = self.find(code)
        return -1 if branch is None else int(branch.visits)

    def total_of(self, code: int) -> float:
        """What came of it in all."""
        branch = self.find(code)
        return 0.0 if branch is None else branch.total


class Search:
    """One search for one seat; `simulate` may be called as long as there is time.

    `opinions` tells how likely each seat is of each kind of player that the game knows: [seat * kinds + kind].
    """

    def __init__(
        self, world: State, seat: int, seats: int, advice: Advice, luck: Luck, opinions: list[float] | None = None
    ) -> None:
        self.world = world
        self.seat = seat
        self.seats = seats
        self.advice = advice
        self.horizon = advice.horizon
        self.others = advice.others  # people with habits, or None: rivals who do what is best for them
        self.luck = luck
        self.worlds = Worlds(world, seat, seats, self.others, luck, opinions or no_opinions(seats, self.others))
        self.root = Node()
        self.is_player = False  # then it goes by what the seat likes, which may be more than its own result
        self.simulations = 0
        self.sums = [0.0] * seats  # of what every seat got in all simulations
        self.spread = FIRST_SPREAD  # of the searching seat's results
        self._mean = 0.0
        self._squares = 0.0
        self._path: list[Branch] = []
        self._movers: list[int] = []

    def look_first(self) -> None:
        """One step along every choice in the same few worlds, as greedy does: the search begins with that opinion.

        Where simulations go on below the tree, one step is no measure for them.
        """
        if self.horizon > 0:
            return
        for _ in range(FIRST_WORLDS):
            world = self.world.imagine(self.seat, self.luck)
            codes = world.choices()
            for branch in self.meet(self.root, world, codes):
                state = world.copy()
                state.play_unchecked(branch.code)
                self.follow(state)
                branch.visits += 1
                branch.available += len(codes)
                branch.total += self.values(state)[self.seat]

    def follow(self, state: State) -> None:
        """Plays on while there is only one choice."""
        for _ in range(FORCED_STEPS):
            if state.seat < 0:
                return
            codes = state.choices()
            if len(codes) > 1:
                return
            state.play_unchecked(codes[0])

    def simulate(self, count: int, first: int = -1) -> None:
        """Runs so many simulations; all of them begin with the choice `first`, if one is given."""
        for _ in range(count):
            self._path = []
            self._movers = []
            state = self.worlds.draw()
            self.descend(state, first)
            self.play_on(state)
            self.remember(self.values(state))

    def values(self, state: State) -> list[float]:
        """How well every seat stands where a simulation ends."""
        if self.others is None:
            return self.advice.values(state, self.seats)
        return self.others.values(state, self.seats, self.worlds.drawn_kinds)

    def lead(self) -> int:
        """By how many looks the favourite is ahead of the next choice."""
        first: i64 = 0
        second: i64 = 0
        for branch in self.root.branches:
            if branch.visits > first:
                second = first
                first = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return int(first - second)

    def descend(self, state: State, first: int) -> None:
        """Down the tree to a choice that was never tried."""
        node = self.root
        others_chose = False
        forced = 0
        for _ in range(LONGEST_WALK):
            if self.is_done(state):
                return
            codes = state.choices()
            if len(codes) == 1:
                if state.seat == self.seat:
                    forced += 1
                state.play_unchecked(codes[0])
                continue
            if self.others is not None and state.seat != self.seat:
                state.play_unchecked(self.habit(state, codes))
                others_chose = True
                continue
            branch = self.select(node, state, codes)
            if first >= 0 and node is self.root:
                asked_for = node.find(first)
                assert asked_for is not None
                branch = asked_for
            if node.mover != state.seat or node.forced != forced or others_chose:
                node.mover = state.seat if node.mover == UNKNOWN and not others_chose else SEVERAL
                node.forced = forced
            others_chose = False
            forced = 0
            self._path.append(branch)
            self._movers.append(state.seat)
            state.play_unchecked(branch.code)
            child = branch.child
            if child is None:
                branch.child = Node()
                return
            node = child

    def play_on(self, state: State) -> None:
        """Below the tree everybody chooses by habit."""
        for _ in range(self.horizon):
            if self.is_done(state):
                return
            codes = state.choices()
            state.play_unchecked(codes[0] if len(codes) == 1 else self.habit(state, codes))

    def is_done(self, state: State) -> bool:
        """Is there nothing more to play for in this simulation?"""
        return state.seat < 0 or (self.horizon > 0 and self.advice.settled(state, self.world))

    def habit(self, state: State, codes: list[int]) -> int:
        """A choice that this seat is likely to make."""
        if self.others is None or state.seat == self.seat:
            weights = self.advice.priors(state, codes)
        else:
            weights = self.others.habits(state, codes, self.worlds.drawn_kinds[state.seat])
        total = 0.0
        for weight in weights:
            total += weight
        share = total * float(self.luck.below(FINENESS)) / float(FINENESS)
        for number in range(len(codes)):
            share -= weights[number]
            if share < 0.0:
                return codes[number]
        return codes[-1]

    def select(self, node: Node, state: State, codes: list[int]) -> Branch:
        """The choice with the best mean and enough curiosity; untried ones are taken for as good as the mean of all."""
        branches = self.meet(node, state, codes)
        visits: i64 = 0
        total = 0.0
        for branch in branches:
            branch.available += 1
            visits += branch.visits
            total += branch.total
        untried = total / float(visits) if visits > 0 else 0.0
        eagerness = self.advice.curiosity * self.spread
        best = branches[0]
        best_worth = -1e9
        for branch in branches:
            tried = float(branch.visits)
            mean = branch.total / tried if tried > 0.0 else untried
            worth = mean + eagerness * branch.prior * sqrt(float(branch.available)) / (1.0 + tried)
            if worth > best_worth:
                best_worth = worth
                best = branch
        return best

    def meet(self, node: Node, state: State, codes: list[int]) -> list[Branch]:
        """The branches of these choices. Both lists ascend, so one walk along them finds all."""
        known = node.branches
        met: list[Branch] = []
        place = 0
        end = len(known)
        for code in codes:
            while place < end and known[place].code < code:
                place += 1
            if place == end or known[place].code != code:
                return self.introduce(node, state, codes)
            met.append(known[place])
            place += 1
        return met

    def introduce(self, node: Node, state: State, codes: list[int]) -> list[Branch]:
        """Adds the choices that are new here, with the advice's first opinion of them."""
        priors = self.advice.priors(state, codes)
        if self.advice.trust != 1.0:
            priors = [prior**self.advice.trust for prior in priors]
        scale = sqrt(float(len(codes))) / sum(priors)  # spread over more choices, each still gets its look
        known = node.branches
        met: list[Branch] = []
        place = 0
        for number in range(len(codes)):
            code = codes[number]
            while place < len(known) and known[place].code < code:
                place += 1
            if place == len(known) or known[place].code != code:
                known.insert(place, Branch(code, priors[number] * scale))
            met.append(known[place])
        return met

    def remember(self, values: list[float]) -> None:
        """Every choice on the way is credited with what its own seat got, or likes."""
        liked = values[self.seat]
        if self.is_player and self.others is not None:
            liked = self.others.liking(values, self.worlds.drawn_kinds, self.seat)
        for step in range(len(self._path)):
            branch = self._path[step]
            branch.visits += 1
            branch.total += liked if self._movers[step] == self.seat else values[self._movers[step]]
        for seat in range(self.seats):
            self.sums[seat] += values[seat]
        self.simulations += 1
        self.measure(liked)

    def measure(self, value: float) -> None:
        """Keeps the standard deviation of the searching seat's results (Welford's way)."""
        off = value - self._mean
        self._mean += off / self.simulations
        self._squares += off * (value - self._mean)
        if self.simulations >= ENOUGH:
            self.spread = sqrt(self._squares / self.simulations)


def no_opinions(seats: int, others: Others | None) -> list[float]:
    """Everybody may be of any kind."""
    kinds = 1 if others is None else others.kinds
    return [1.0 / kinds] * (seats * kinds)
