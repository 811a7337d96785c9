"""Campaigns (BC-3.19): what a team that has won takes along to the next mission against the same corporation."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import CARRIED, CARRY_CALM, CARRY_KEY, CARRY_LEVEL, CARRY_POWER
from boardroom.games.burncycle.shapes import Carried
from boardroom.games.burncycle.state.table import Table

HIGH_LEVEL: Final = 3


def taken_along(table: Table) -> list[Carried]:
    """The words for the next game's option `carried`, by how the mission was won."""
    earned = [False] * len(CARRIED)
    earned[CARRY_POWER] = table.down == 0
    earned[CARRY_KEY] = max(table.keys) > 0
    earned[CARRY_LEVEL] = max(table.levels) >= HIGH_LEVEL
    earned[CARRY_CALM] = 2 * table.threat <= table.setup.limit
    return [word for word, is_earned in zip(CARRIED, earned, strict=True) if is_earned]
