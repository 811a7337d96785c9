"""Measures the batch environment: decisions in a second of one core, with random choices, for every game with four seats.

Time is this process's own (so a busy machine does not count), spent inside `step`: rules, view, numbers and mask.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

import boardroom
from boardroom.research.gymnasium import vector

SECONDS = 3.0
SIZES = (1, 64, 512)
SEATS = 4


def rate(game: str, size: int, **how: Any) -> float:
    """The caller's decisions in a second."""
    many, random = vector(game, games=size, seats=SEATS, **how), np.random.default_rng(1)
    seen, _ = many.reset(seed=1)
    done, spent = 0, 0.0
    while spent < SECONDS:
        codes = (random.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        start = time.process_time()
        seen, *_ = many.step(codes)
        spent += time.process_time() - start
        done += size
    return done / spent


def main() -> None:
    """Prints a table."""
    build = "compiled" if boardroom.compiled else "INTERPRETED"
    say(
        f"boardroom {boardroom.__version__}, {build} rules, {SEATS} seats, decisions of the caller in a second of one core"
    )
    say(
        "| game | "
        + " | ".join(f"all seats, {size} game{'s' * (size > 1)}" for size in SIZES)
        + " | one seat against random, 64 games |"
    )
    say("|---|" + "---|" * (len(SIZES) + 1))
    for game in boardroom.games():
        rates = [rate(game, size) for size in SIZES] + [rate(game, 64, seat=0)]
        say(f"| {game} | " + " | ".join(f"{each:,.0f}" for each in rates) + " |")


def say(line: str) -> None:
    """Prints at once, so that progress is seen."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
