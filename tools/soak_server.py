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
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import boardroom
from server.kit.postgres import is_installed, postgres
from server.kit.servers import QUICK, apart
from server.test_chaos import play_badly
from server.test_kill import check, play_and_kill

BATCH = 20
KILLS = 4


def main() -> None:
    """Plays batches in turn: bad line and kills, SQLite and PostgreSQL, game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    say(f"seed {options.seed}, {options.games} games, {', '.join(boardroom.games())}")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="boardroom-soak-")))
        server = stack.enter_context(postgres()) if is_installed() else None
        kinds = ["sqlite", "postgres"] if server is not None else ["sqlite"]
        played, started = 0, time.perf_counter()
        while played < options.games:
            for game in boardroom.games():
                for kind in kinds:
                    for trouble in ("bad line", "kills"):
                        number = played // BATCH
                        db = str(folder / f"{number}.sqlite3")
                        if kind == "postgres" and server is not None:
                            db = server.database()
                        batch(game, db, trouble, options.seed * 100_000 + played, folder / "log")
                        played += BATCH
                        took = time.perf_counter() - started
                        say(
                            f"{played} games after {took:.0f} s; last: {game}, {kind}, {trouble}: nothing lost or doubled"
                        )


def batch(game: str, db: str, trouble: str, seed: int, log: Path) -> None:
    """One batch of games, checked."""
    if trouble == "bad line":
        results = asyncio.run(play_badly(db, game, range(seed, seed + BATCH)))
    else:
        every = random.Random(seed).randint(3, 50)
        with apart(replace(QUICK, db=db, snapshot_every=every), log) as server:
            results = asyncio.run(play_and_kill(server, game, BATCH, KILLS, seed))
    assert len(results) == BATCH
    for result in results:
        check(result)


def say(line: str) -> None:
    """Prints progress."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
