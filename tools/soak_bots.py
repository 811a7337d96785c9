"""The bots people meet are those that were measured: a Chair at a server's table chooses as the arena's does.

    python tools/soak_bots.py [--decisions 200] [--level 5] [--game burn-rate]

Both play the same deals, with several numbers of seats and all their simulations; no clock ends a search.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import boardroom

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.kit.arena import compared


def main() -> None:
    """Compares game by game; ends with the first difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--game", choices=boardroom.games(), help="only this game")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else boardroom.games():
        soak(boardroom.load(name), asked.level, asked.decisions)


def soak(game: boardroom.Game, level: int, decisions: int) -> None:
    """One game, with a line for each deal."""
    for deal in compared(game, "colleague", level, decisions):
        start = f"{game.id}, colleague:{level}, {deal.seats} at the table, deal {deal.deal}"
        assert not deal.parted, f"{start}: {deal.parted}"
        say(f"{start}: {deal.decisions} decisions and {deal.forced} forced choices alike")


def say(line: str) -> None:
    """Prints at once, so that progress is seen."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
