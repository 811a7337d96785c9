"""One search on several cores: each process grows a tree of its own from worlds of its own, and their looks are added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from boardroom.bots.ismcts import Acquaintance, think
from boardroom.bots.processes import crew
from boardroom.bots.search import Search
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.shapes import View
from boardroom.core.state import State
from boardroom.registry import load

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


@dataclass(frozen=True)
class Errand:
    """What one process is sent to look into: an imagined table, never the truth."""

    game: str
    revision: int
    content: str | None
    save: dict[str, Any]
    seat: int
    seed: int
    simulations: int
    limit: float | None
    opinions: list[float] | None  # of the other players


class ParallelPlayer:
    """The searching player on `workers` cores; the same seed, simulations and workers give the same choice."""

    name = "ismcts"

    def __init__(self, game: Game, seed: int = 0, simulations: int = 1000, workers: int = 2) -> None:
        self._game = game
        self._luck = Luck(seed, "parallel player")
        self._simulations = simulations
        self._workers = workers
        self._others = Acquaintance(game.advice.others, self._luck)
        self.used = 0  # simulations of the latest choice

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None = None) -> int:
        """The choice that was looked at most often by all processes together."""
        self.used = 0
        if len(legal) == 1:
            return legal[0]
        worlds = [sampler(self._luck) for _ in range(self._workers)]
        limit = self._others.meet(view, worlds[0], limit)
        share, rest = divmod(self._simulations, self._workers)
        errands = [
            Errand(
                self._game.id,
                self._game.revision,
                self._game.content_folder,
                world.save(),
                view["decider"],
                self._luck.below(1 << 31),
                share + (number < rest),
                limit,
                self._others.opinions,
            )
            for number, world in enumerate(worlds)
        ]
        looks: Counter[int] = Counter()
        for found, simulations in shared_crew(self._workers).map(look, errands):
            looks.update(found)
            self.used += simulations
        return max(legal, key=lambda code: looks[code])


def look(errand: Errand) -> tuple[dict[int, int], int]:
    """How often this process looked at each choice, and in how many simulations."""
    game = known_game(errand.game, errand.revision, errand.content)
    world = game.restore(errand.save)
    seats = len(world.view(errand.seat)["seats"])
    search = Search(world, errand.seat, seats, game.advice, Luck(errand.seed, "look"), errand.opinions)
    search.is_player = True
    search.look_first()
    think(search, errand.simulations, errand.limit)
    looks = {branch.code: int(branch.visits) for branch in search.root.branches}
    return looks, search.simulations


@cache
def known_game(game: str, revision: int, content: str | None) -> Game:
    """A process reads an owner's cards once."""
    return load(game, content, revision)


@cache
def shared_crew(workers: int) -> ProcessPoolExecutor:
    """All searches of a process share their helpers."""
    return crew(workers)
