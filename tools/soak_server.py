"""The large counts for the server: games on bad lines, a thousand SIGKILLs and fifty crashes of PostgreSQL.

    python tools/soak_server.py [--games 1000] [--kills 1000] [--crashes 50] [--seed 0] [--at-once 4]

Games on bad lines and kills are on both databases. A kill comes while the server serves, while it starts, or while it brings
a database that was made an older one to the newest schema. Prints what it ran with, so that a failure can be repeated.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import cycle, product
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import boardroom
from server.kit import playing
from server.kit.nursery import forked
from server.kit.playing import share
from server.kit.postgres import Postgres, is_installed, postgres
from server.kit.servers import QUICK, Apart
from server.kit.trouble import Crasher, Killer, faults_in
from server.test_chaos import play_badly
from server.test_kill import check, play_in_trouble

BAD_LINE, KILLS, CRASHES = "bad line", "kills", "crashes"
BATCH = {BAD_LINE: 20, KILLS: 25, CRASHES: 10}  # games, or so many times trouble
PATIENCE = 900  # seconds without a choice at a table: a machine that does much else is slow
CHOICES, MOST = 1000, 8  # in the games that are played side by side while there is trouble


@dataclass(frozen=True)
class Batch:
    """So many games on a bad line, or so much trouble while games are played, on a database of their own."""

    game: str
    database: str
    trouble: str
    times: int
    seed: int
    db: str
    log: str

    def __str__(self) -> str:
        return f"{self.game}, {self.database}, {self.trouble}"


def main() -> None:
    """Plays batch after batch, with every kind of trouble, on both databases, game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="on bad lines")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--crashes", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at-once", type=int, default=4, help="batches: they wait more than they work")
    options = parser.parse_args()
    times = {BAD_LINE: options.games, KILLS: options.kills, CRASHES: options.crashes}
    build = "compiled" if boardroom.compiled else "interpreted"
    wanted = f"{options.games} games on bad lines, {options.kills} kills, {options.crashes} crashes of PostgreSQL"
    say(f"{build} rules, seed {options.seed}: {wanted}")
    total, started = Counter[str](), time.perf_counter()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="boardroom-soak-"))
        server = stack.enter_context(postgres()) if is_installed() else None
        pool = stack.enter_context(ProcessPoolExecutor(options.at_once, mp_context=get_context("spawn")))
        stack.callback(pool.shutdown, cancel_futures=True)  # one failure is enough
        running = {pool.submit(play, batch): batch for batch in planned(times, options.seed, folder, server)}
        for future in as_completed(running):
            total.update(future.result())
            took = time.perf_counter() - started
            say(f"{took:.0f} s: {told(total)}; last: {running[future]}, seed {running[future].seed}")
    say(f"nothing lost, doubled or dealt anew, and no 500: {told(total)}")


def told(total: Counter[str]) -> str:
    """The counts so far."""
    return ", ".join(f"{count} {what}" for what, count in sorted(total.items()))


def planned(times: dict[str, int], seed: int, folder: str, server: Postgres | None) -> list[Batch]:
    """All batches; the kinds of trouble take turns."""
    kinds = ["sqlite", "postgres"] if server is not None else ["sqlite"]
    batches = []
    for number, (game, kind, trouble, some) in enumerate(shares(times, kinds)):
        db = server.database() if kind == "postgres" and server is not None else f"{folder}/{number}.sqlite3"
        log = f"{folder}/{number}.log"
        batches.append(Batch(game, kind, trouble, some, seed * 100_000 + number * BATCH[BAD_LINE], db, log))
    return batches


def shares(times: dict[str, int], kinds: list[str]) -> Iterator[tuple[str, str, str, int]]:
    """Which game, on which database, with which trouble, and how much of it, until each has had enough."""
    left = dict(times if "postgres" in kinds else times | {CRASHES: 0})
    places = {
        BAD_LINE: cycle(product(boardroom.games(), kinds)),
        KILLS: cycle(product(boardroom.games(), kinds)),
        CRASHES: cycle(product(boardroom.games(), ["postgres"])),
    }
    while any(left.values()):
        for trouble in [trouble for trouble in left if left[trouble] > 0]:
            some = min(BATCH[trouble], left[trouble])
            left[trouble] -= some
            yield (*next(places[trouble]), trouble, some)


def play(batch: Batch) -> Counter[str]:
    """One batch, checked; gives what happened."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whatever ends it ends its servers too
    playing.STANDSTILL = PATIENCE
    if batch.trouble == BAD_LINE:
        results = asyncio.run(play_badly(batch.db, batch.game, range(batch.seed, batch.seed + batch.times)))
        for result in results:
            check(result)
        return Counter({"games on bad lines": len(results)})
    with ExitStack() as stack:
        db = batch.db
        crashing = stack.enter_context(postgres()) if batch.trouble == CRASHES else None
        if crashing is not None:
            db = crashing.database()
        every = random.Random(batch.seed).randint(3, 50)
        server = stack.enter_context(forked(replace(QUICK, db=db, snapshot_every=every), Path(batch.log)))
        trouble = (
            Killer(server, batch.seed // BATCH[BAD_LINE]) if crashing is None else Crasher(server, crashing, batch.seed)
        )
        return play_until(batch, server, trouble)


def play_until(batch: Batch, server: Apart, trouble: Killer | Crasher) -> Counter[str]:
    """Games side by side, again and again, until there was trouble enough."""
    total, statuses, games = Counter[str](), Counter[int](), share(batch.game, CHOICES, MOST)
    while (left := batch.times - trouble.counts.total()) > 0:
        seed = batch.seed * 10 + total["games in trouble"]
        results = asyncio.run(play_in_trouble(server, batch.game, games, trouble.work, left, seed, statuses))
        for result in results:
            check(result)
        total["games in trouble"] += len(results)
        total["choices in trouble"] += sum(len(result.accepted) for result in results)
    assert set(statuses) <= {200, 503}, statuses
    assert not (faults := faults_in(Path(batch.log))), faults[:5]
    total["answers over HTTP"] += statuses[200]
    total["answers 503"] += statuses[503]
    return total + Counter({f"kills or crashes while {what}": count for what, count in trouble.counts.items()})


def say(line: str) -> None:
    """Prints progress."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
