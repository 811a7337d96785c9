"""How strong the five colleagues are: figures from the arena, kept in one file (docs/bots.md says how they were measured).

`ratings.json` is a list of meetings: a game, how many seats, its options, a bot, whom it met (null where a team of such bots
plays together), of how many games it won which share, and the ends of a 95 % interval. Of several meetings of the same two in
a game, the first is the one that the colleague's card tells.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from boardroom.bots.levels import LEVELS

FILE = Path(__file__).parent / "ratings.json"
KINDS = ("against_below", "against_random", "wins")


@dataclass(frozen=True)
class Rating:
    """A measured share, the ends of its interval, of how many games, and with how many seats."""

    share: float
    low: float
    high: float
    games: int
    seats: int


@cache
def measured() -> list[dict[str, Any]]:
    """The whole file."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text("utf8"))
    return found


def ratings(game: str, level: int) -> dict[str, Rating | None]:
    """What was measured of this level in this game; None where nothing was."""
    assert 1 <= level <= LEVELS
    below = f"colleague:{level - 1}"
    random = "colleague:1" if level == 2 else "random"  # the lowest colleague chooses at random
    met = {"against_below": below, "against_random": random, "wins": None}
    return {kind: met_first(game, f"colleague:{level}", met[kind]) for kind in KINDS}


def met_first(game: str, bot: str, against: str | None) -> Rating | None:
    """The first meeting of these two in this game."""
    for row in measured():
        if (row["game"], row["bot"], row["against"]) == (game, bot, against):
            return Rating(row["share"], row["low"], row["high"], row["games"], row["seats"])
    return None
