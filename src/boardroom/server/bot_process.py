"""One process in which bots think: a line with a request comes in, a line with an answer goes out.

A request is for a bot's choice, or for what all choices are worth. It holds an imagined save, never the truth. Players stay
here between their decisions, as far as there is room. The process has a limit of memory, and who started it ends it when it
takes too long.
"""

from __future__ import annotations

import json
import sys
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from boardroom.bots.ismcts import IsmctsPlayer
from boardroom.bots.levels import bot
from boardroom.core.luck import Luck
from boardroom.core.match import Player
from boardroom.core.state import State
from boardroom.registry import load
from boardroom.server.weighing import answer_to


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The answer and how long it took."""
    started = time.perf_counter()
    said = answer_to(request["weigh"]) if "weigh" in request else choice(request)
    return {**said, "seconds": time.perf_counter() - started}


@dataclass
class Kept:
    """A player that stays here between its decisions, how many it has made, and how large the tree is that it keeps."""

    player: Player
    answered: int = 0
    nodes: int = 0


MOST_KEPT = 1_000  # players
MOST_NODES = 200_000  # of all their trees: some 0.7 KB each, twice as much where the search is not compiled
kept: OrderedDict[str, Kept] = OrderedDict()  # the one that was asked longest ago comes first


def choice(request: dict[str, Any]) -> dict[str, Any]:
    """A bot's choice: by the player that is kept for this mind, if it stands where the request says, or by a new one."""
    world = load(request["game"], revision=request["revision"]).restore(request["save"])
    seat: int = request["seat"]

    def sampler(luck: Luck) -> State:
        return world.imagine(seat, luck)

    mind = mind_for(request)
    for code in request["forced"]:
        mind.player.choose(request["view"], [code], sampler, request["limit"])
    code = mind.player.choose(request["view"], request["legal"], sampler, request["limit"])
    assert code in request["legal"], f"{mind.player.name} chose {code}"
    mind.answered += 1
    if request["mind"]:
        keep(request["mind"], mind)
    return {"code": code}


def mind_for(request: dict[str, Any]) -> Kept:
    """The player who was asked before, or a new one if the request says another count of answers than we know of."""
    found = kept.pop(request["mind"], None)
    if found is not None and found.answered == request["answered"]:
        return found
    game = load(request["game"], revision=request["revision"])
    return Kept(bot(request["bot"], game, request["level"], request["seed"]), request["answered"])


def keep(name: str, mind: Kept) -> None:
    """Keeps this player; where there are too many, or too much in their trees, the one that was asked longest ago goes."""
    mind.nodes = mind.player.remembers if isinstance(mind.player, IsmctsPlayer) else 0
    kept[name] = mind
    while len(kept) > MOST_KEPT or sum(each.nodes for each in kept.values()) > MOST_NODES:
        kept.popitem(last=False)


def limit_memory(size: int) -> None:
    """No more address space than this, where the system can promise it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    with suppress(ValueError):  # macOS has it and refuses to set it
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def serve(memory: int) -> None:
    """Answers until the other end is closed."""
    limit_memory(memory)
    for line in sys.stdin:
        try:
            said = answer(json.loads(line))
        except MemoryError:
            said = {"problem": "memory"}
        except Exception as problem:
            said = {"problem": type(problem).__name__}
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve(int(sys.argv[1]))
