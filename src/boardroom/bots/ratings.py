"""How strong the five colleagues are: figures from the arena, kept in one file (docs/bots.md says how they were measured).

`ratings.json` holds, for a game and a level, some of: `against_below` and `against_random` (the share of the wins against the
colleague one level below and against random choices) and `wins` (the share of cooperative games won), each as
`[share, low, high, games]` with the ends of a 95 % interval.
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
    """A measured share, the ends of its interval, and of how many games."""

    share: float
    low: float
    high: float
    games: int


@cache
def measured() -> dict[str, Any]:
    """The whole file."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf8"))
    return found


def ratings(game: str, level: int) -> dict[str, Rating | None]:
    """What was measured of this level in this game; None where nothing was."""
    assert 1 <= level <= LEVELS
    said = measured().get(game, {}).get(str(level), {})
    return {kind: Rating(*said[kind]) if kind in said else None for kind in KINDS}
