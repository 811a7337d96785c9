"""Reads what random games say in French, 200,000 sentences and 4,000 screens of the terminal, and fails if anything is wrong.

    python tools/soak_texts.py [--sentences 200000] [--screens 4000] [--seed 1000]

Prints how many sentences and screens of each game it read, and the mistakes by kind.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

import boardroom

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.french import Fault
from kit.screens import scanned_screens
from kit.speaking import Said, scanned


def main() -> int:
    """Reads all games; gives 1 if something was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sentences", type=int, default=200_000)
    parser.add_argument("--screens", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1000)
    wanted = parser.parse_args()
    games = [boardroom.load(name) for name in boardroom.games()]
    found = 0
    for game in games:
        found += report(game.id, "sentences", *scanned(game, wanted.sentences // len(games), wanted.seed))
        found += report(game.id, "screens", *scanned_screens(game, wanted.screens // len(games), wanted.seed))
    return 1 if found else 0


def report(name: str, what: str, count: int, wrong: list[tuple[Said, Fault]]) -> int:
    """Says how much of one game was read, and shows the first mistake of each kind; gives how many there are."""
    kinds = Counter(fault.kind for _, fault in wrong)
    sys.stdout.write(f"{name}: {count} {what}, {dict(kinds) if kinds else 'all sound'}\n")
    for kind in kinds:
        said, fault = next((said, fault) for said, fault in wrong if fault.kind == kind)
        sys.stdout.write(f"  {kind}: {fault.where!r} in {said.text!r}\n")
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main())
