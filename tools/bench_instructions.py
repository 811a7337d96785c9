"""Counts machine instructions with callgrind: a figure for the speed of the compiled rules that a busy machine cannot blur.

For each game and number of seats: instructions for a decision stepped from Python and inside `playout()`, a copy, an imagined
world, a simulation of the search, a view, a learner's numbers from it, and a save that is restored, always with the same
seeds. They are compared with those in `tools/instructions.json`; more than 5 % above one of them is a failure. `--keep`
writes the file anew.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import bench_works

import boardroom
from boardroom.core.luck import scramble

KEPT = Path(__file__).with_name("instructions.json")
TOLERANCE = 0.05
# What is counted: the work, and how often it is done.
PARTS = (
    ("stepped", 6),
    ("inside", 12),
    ("copies", 4),
    ("imagines", 4),
    ("search", 2),
    ("views", 4),
    ("features", 4),
    ("saves", 4),
)
# Callgrind writes down its count whenever Python calls this small function; the rules call it by another name.
MARK = "CPyPy_luck___scramble"


def main() -> int:
    """Counts, compares, and says whether anything got slower."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--seats", type=int, help="only with so many seats")
    parser.add_argument("--keep", action="store_true", help="write the counts down as the ones to compare with")
    parser.add_argument("--work", help=argparse.SUPPRESS)  # the inner run, under callgrind
    wish = parser.parse_args()
    if wish.work:
        return run(wish.work, wish.seats)
    if not boardroom.compiled:
        sys.exit("the instructions of compiled rules are counted: put a compiled build into PYTHONPATH")
    if shutil.which("valgrind") is None:
        sys.exit("callgrind counts the instructions: install valgrind")
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    slower = 0
    for name in wish.game or boardroom.games():
        counts = count(name, wish.seats)
        slower += sum(report(key, number, kept.get(key)) for key, number in counts.items())
        kept.update(counts)
    if wish.keep:
        KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
        return 0
    return 1 if slower else 0


def run(name: str, seats: int | None) -> int:
    """The work itself: a mark before and after each part, and on standard output how much each part did."""
    game = boardroom.load(name)
    for number in range(game.min_seats, game.max_seats + 1):
        if seats in (None, number):
            for part, repeats in PARTS:
                work = getattr(bench_works, part)(game, number)
                work()
                gc.collect()
                gc.freeze()  # else a collection of all that was ever made falls into one part or another by chance
                scramble(0)
                done = sum(work() for _ in range(repeats))
                scramble(0)
                sys.stdout.write(f"{name} {number} {part} {done}\n")
    return 0


def count(name: str, seats: int | None) -> dict[str, int]:
    """Instructions for one of each, by game, seats and part."""
    only = [] if seats is None else ["--seats", str(seats)]
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={folder}/out"]
        answer = subprocess.run(
            [*command, sys.executable, __file__, "--work", name, *only],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        if answer.returncode:
            sys.exit(answer.stderr)
        lines = answer.stdout.splitlines()
        counts = {}
        for place, line in enumerate(lines):
            game, number, part, done = line.split()
            # Dumps are numbered from 1: the odd ones end the preparations, the even ones the parts.
            counts[f"{game} {number} {part}"] = round(total(Path(folder, f"out.{2 * place + 2}")) / int(done))
        return counts


def total(dump: Path) -> int:
    """The instructions of one dump."""
    for line in dump.read_text().splitlines():
        if line.startswith(("totals:", "summary:")):
            return int(line.split()[1])
    raise ValueError(f"no total in {dump}")


def report(key: str, number: int, before: int | None) -> bool:
    """Prints one line; is it much more than before?"""
    change = "" if before is None else f"{number / before - 1:+9.1%}"
    sys.stdout.write(f"{key:<28}{number:>12,}{change}\n")
    sys.stdout.flush()
    return before is not None and number > before * (1 + TOLERANCE)


if __name__ == "__main__":
    sys.exit(main())
