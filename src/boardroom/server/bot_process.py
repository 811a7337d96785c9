"""One process in which bots think: a line with a request comes in, a line with an answer goes out.

It is given a view, the legal codes and an imagined save, never the truth; it has a limit of memory, and who started it
ends it when it takes too long.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from boardroom.bots.levels import bot
from boardroom.core.luck import Luck
from boardroom.core.state import State
from boardroom.registry import load


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The bot's choice and how long it took, or what went wrong."""
    started = time.perf_counter()
    game = load(request["game"])
    world = game.restore(request["save"])
    seat: int = request["seat"]

    def sampler(luck: Luck) -> State:
        return world.imagine(seat, luck)

    player = bot(request["bot"], game, request["level"], request["seed"])
    code = player.choose(request["view"], request["legal"], sampler, request["limit"])
    return {"code": code, "seconds": time.perf_counter() - started}


def limit_memory(size: int) -> None:
    """No more address space than this, where the system can promise it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
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
