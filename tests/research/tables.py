"""The tables that the adapters are tried on: every game and number of seats, long games cut by their own options."""

from __future__ import annotations

from typing import Any

import pytest

import boardroom

# Options that end a long game early, so that the peers' own tests stay quick; what they test does not depend on length.
SHORTER: dict[str, dict[str, Any]] = {
    "burn-rate": {"round_cap": 6},
    "burncycle": {"round_cap": 10},
    "power-struggle": {"meeting_cap": 1},
    "startup-nation": {"target_score": 3},
}
LONG = ("burncycle", "power-struggle")


def tables() -> list[tuple[str, int]]:
    games = [boardroom.load(name) for name in boardroom.games()]
    return [(game.id, seats) for game in games for seats in range(game.min_seats, game.max_seats + 1)]


def some_tables() -> list[tuple[str, int]]:
    """Every game once, with the most seats it has."""
    return [(name, boardroom.load(name).max_seats) for name in boardroom.games()]


def outer_tables() -> list[tuple[str, int]]:
    """Every game with the fewest seats, and those whose games are short with the most."""
    fewest = [(name, boardroom.load(name).min_seats) for name in boardroom.games()]
    return fewest + [table for table in some_tables() if table[0] not in LONG]


EVERY_TABLE = pytest.mark.parametrize(("game", "seats"), tables())
FEW_AND_MANY = pytest.mark.parametrize(("game", "seats"), outer_tables())
EVERY_GAME = pytest.mark.parametrize(("game", "seats"), some_tables())
