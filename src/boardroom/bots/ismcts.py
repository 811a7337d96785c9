"""The searching player: information-set tree search within a limit of time or of simulations."""

from __future__ import annotations

import time
from collections.abc import Callable

from boardroom.bots.search import Node, Search, no_opinions
from boardroom.bots.worlds import Worlds
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.others import Others
from boardroom.core.shapes import View
from boardroom.core.state import State

BATCH = 16  # simulations between two looks at the clock
LOOKING_BACK = 0.3  # of the time at most, but for the round that was begun
LONG_AGO = 10  # rounds; what was before is not looked back at
DOUBT = 0.02  # how much of an opinion is forgotten from one round to the next, so that nobody is taken for certain


class Acquaintance:
    """What a player thinks of the others by what they did in earlier rounds, in one match and at one seat."""

    def __init__(self, others: Others | None, luck: Luck) -> None:
        self._others = others
        self._luck = luck
        self._place = (-1, 0)  # the own seat, and how many there are
        self._met = 0  # rounds
        self.opinions: list[float] | None = None

    def meet(self, view: View, world: State, limit: float | None) -> float | None:
        """Looks back before a choice, at the rounds that were not looked at yet; gives what is left of the time limit.

        What there is no time for now is looked at before the next choice.
        """
        others = self._others
        if others is None:
            return limit
        started = time.perf_counter()
        seat: int = view["decider"]
        place = (seat, len(view["seats"]))
        former = others.former(world, seat)
        if place != self._place or len(former) < self._met:  # these are not the people from before
            self._place, self._met, self.opinions = place, 0, None
        self._met = max(self._met, len(former) - LONG_AGO)
        for end in former[self._met :]:
            if limit is not None and time.perf_counter() - started > LOOKING_BACK * limit:
                break
            even = no_opinions(place[1], others)
            worlds = Worlds(end, seat, place[1], others, self._luck, self.opinions or even)
            worlds.look_back()
            self.opinions = [
                (1 - DOUBT) * found + DOUBT * none for found, none in zip(worlds.opinions(), even, strict=True)
            ]
            self._met += 1
        return None if limit is None else limit - (time.perf_counter() - started)


class IsmctsPlayer:
    """Thinks until `simulations` are done or the time limit is over, or the choice is certain before."""

    name = "ismcts"

    def __init__(self, game: Game, seed: int = 0, simulations: int = 1000, selfish: bool = False) -> None:
        self._advice = game.advice
        self._selfish = selfish  # then only its own result counts, even where the game's advice likes others to win
        self._luck = Luck(seed, "ismcts player")
        self._simulations = simulations
        self._others = Acquaintance(game.advice.others, self._luck)
        self._grown: Node | None = None  # what is known already of the next choice, if nobody else decides before it
        self.used = 0  # simulations of the latest choice

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None = None) -> int:
        """The choice that was looked at most often."""
        self.used = 0
        if len(legal) == 1:
            self._pass(view["decider"], legal[0])
            return legal[0]
        search = self.search(view, sampler, limit)
        self.used = search.simulations
        chosen = max(legal, key=search.root.visits_of)
        self._grown = next_own(search.root, chosen)
        return chosen

    def search(self, view: View, sampler: Callable[[Luck], State], limit: float | None) -> Search:
        """Searches from this seat's view, with what was found when this seat chose before."""
        seat: int = view["decider"]
        world = sampler(self._luck)
        limit = self._others.meet(view, world, limit)
        search = Search(world, seat, len(view["seats"]), self._advice, self._luck, self._others.opinions)
        search.is_player = not self._selfish
        grown = self._grown
        if grown is not None and grown.mover == seat and grown.forced == 0:
            search.root = grown  # nobody else decided in between, in any world
        else:
            search.look_first()
        think(search, self._simulations, limit)
        return search

    def _pass(self, seat: int, code: int) -> None:
        """Goes on in the tree with a forced choice, which has a node only if it had alternatives in the search's worlds."""
        grown = self._grown
        if grown is None or grown.mover != seat:
            return
        if grown.forced > 0:
            grown.forced -= 1
        else:
            self._grown = next_own(grown, code)

    @property
    def remembers(self) -> int:
        """How many nodes it keeps until its next choice, at most: each simulation that came by has added one."""
        return 0 if self._grown is None else 1 + sum(int(branch.visits) for branch in self._grown.branches)


def next_own(node: Node, code: int) -> Node | None:
    """Where the mover of this node decides again after this choice, if it is the next to decide in all worlds."""
    branch = node.find(code)
    child = branch.child if branch is not None else None
    return child if child is not None and child.mover == node.mover else None


def think(search: Search, simulations: int, limit: float | None) -> None:
    """Simulates until this many are done, the time is over, or what is left cannot change the choice."""
    started = time.perf_counter()
    while search.simulations < simulations:
        search.simulate(min(BATCH, simulations - search.simulations))
        left = simulations - search.simulations
        if limit is not None:
            spent = time.perf_counter() - started
            left = min(left, int(search.simulations * (limit - spent) / spent))
        if search.lead() > left:
            return
