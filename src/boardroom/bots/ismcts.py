"""The searching player: information-set tree search within a limit of time or of simulations."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from boardroom.bots.search import Node, Search, no_opinions
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.state import Advice, State

BATCH = 16  # simulations between two looks at the clock
DOUBT = 0.02  # how much of an opinion is forgotten from one round to the next, so that nobody is taken for certain


class Acquaintance:
    """What a player thinks of the others, kept from one round to the next, in one match and at one seat."""

    def __init__(self, advice: Advice) -> None:
        self._advice = advice
        self._place = (-1, 0)  # the own seat, and how many there are
        self._round = 0
        self._since: State | None = None  # a world of the latest choice
        self._latest: list[float] = []
        self.opinions: list[float] | None = None  # from the rounds before this one

    def meet(self, view: dict[str, Any], world: State) -> None:
        """Looks up before a choice: when what was played is settled, the latest opinions are the first ones of what comes."""
        place = (view["decider"], len(view["seats"]))
        if place != self._place or view.get("round", 0) < self._round:  # these are not the people from before
            self._since = self.opinions = None
        elif self._since is not None and self._advice.settled(world, self._since):
            even = no_opinions(place[1], self._advice)
            self.opinions = [
                (1 - DOUBT) * opinion + DOUBT * nothing for opinion, nothing in zip(self._latest, even, strict=True)
            ]
        self._place = place
        self._round = view.get("round", 0)
        self._since = world

    def note(self, opinions: list[float]) -> None:
        """Keeps what a search has concluded."""
        self._latest = opinions


class IsmctsPlayer:
    """Thinks until `simulations` are done or the time limit is over, or the choice is certain before."""

    name = "ismcts"

    def __init__(self, game: Game, seed: int = 0, simulations: int = 1000) -> None:
        self._advice = game.advice
        self._luck = Luck(seed, "ismcts player")
        self._simulations = simulations
        self._others = Acquaintance(game.advice)
        self._grown: Node | None = None  # what is known already, if the next choice is ours as well
        self.used = 0  # simulations of the latest choice

    def choose(
        self, view: dict[str, Any], legal: list[int], sampler: Callable[[Luck], State], limit: float | None = None
    ) -> int:
        """The choice that was looked at most often."""
        self.used = 0
        if len(legal) == 1:
            return legal[0]
        search = self.search(view, sampler, limit)
        self.used = search.simulations
        root = search.root
        chosen = max(legal, key=root.visits_of)
        branch = root.find(chosen)
        self._grown = branch.child if branch is not None else None
        return chosen

    def search(self, view: dict[str, Any], sampler: Callable[[Luck], State], limit: float | None) -> Search:
        """Searches from this seat's view, with what was found when this seat chose before."""
        seat: int = view["decider"]
        world = sampler(self._luck)
        self._others.meet(view, world)
        search = Search(world, seat, len(view["seats"]), self._advice, self._luck, self._others.opinions)
        if self._grown is not None and self._grown.mover == seat:
            search.root = self._grown  # nobody else decided in between, in any world
        else:
            search.look_first()
        think(search, self._simulations, limit)
        self._others.note(search.worlds.opinions())
        return search


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
