"""The large counts for the server: a thousand games on bad lines and under SIGKILL, on both databases.

    python tools/soak_server.py [--games 1000] [--seed 0]

Prints what it ran with, so that a failure can be repeated.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import cycle, product
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import boardroom
from server.kit.postgres import Postgres, is_installed, postgres
from server.kit.servers import QUICK, apart
from server.test_chaos import play_badly
from server.test_kill import check, play_and_kill

BATCH = 20
KILLS = 4
AT_ONCE = 4  # batches: they wait more than they work


@dataclass(frozen=True)
class Batch:
    """So many games of one kind with one kind of trouble, on a database of their own."""

    game: str
    database: str
    trouble: str
    seed: int
    db: str
    log: str

    def __str__(self) -> str:
        return f"{self.game}, {self.database}, {self.trouble}"


def main() -> None:
    """Plays batches: bad line and kills, SQLite and PostgreSQL, game by game, until there are enough."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    say(f"seed {options.seed}, {options.games} games, {', '.join(boardroom.games())}")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="boardroom-soak-"))
        server = stack.enter_context(postgres()) if is_installed() else None
        pool = stack.enter_context(ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")))
        started = time.perf_counter()
        running = {pool.submit(play, batch): batch for batch in planned(options.games, options.seed, folder, server)}
        for done, future in enumerate(as_completed(running), 1):
            future.result()
            took = time.perf_counter() - started
            say(f"{done * BATCH} games after {took:.0f} s; last: {running[future]}: nothing lost or doubled")


def planned(games: int, seed: int, folder: str, server: Postgres | None) -> list[Batch]:
    """All batches, with every kind of trouble in turn."""
    kinds = ["sqlite", "postgres"] if server is not None else ["sqlite"]
    troubles = cycle(product(boardroom.games(), kinds, ("bad line", "kills")))
    batches = []
    for first, (game, kind, trouble) in zip(range(0, games, BATCH), troubles, strict=False):
        db = server.database() if kind == "postgres" and server is not None else f"{folder}/{first}.sqlite3"
        batches.append(Batch(game, kind, trouble, seed * 100_000 + first, db, f"{folder}/{first}.log"))
    return batches


def play(batch: Batch) -> None:
    """One batch of games, checked."""
    if batch.trouble == "bad line":
        results = asyncio.run(play_badly(batch.db, batch.game, range(batch.seed, batch.seed + BATCH)))
    else:
        every = random.Random(batch.seed).randint(3, 50)
        with apart(replace(QUICK, db=batch.db, snapshot_every=every), Path(batch.log)) as server:
            results = asyncio.run(play_and_kill(server, batch.game, BATCH, KILLS, batch.seed))
    assert len(results) == BATCH
    for result in results:
        check(result)


def say(line: str) -> None:
    """Prints progress."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
