"""Route planning for advice: the AP from every square to a target, with a price for locked doors.

Fields depend on the plan, the target and the open doors alone, so each is worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.table import Table
from boardroom.games.burncycle.words import DOOR, NEXT, OPEN, SQUARES

FAR_AWAY: Final = 60.0
DOOR_PRICE: Final = 5  # AP for a locked door
MOST_FIELDS: Final = 4000


class Routes:
    """The fields worked out so far."""

    def __init__(self) -> None:
        self._fields: dict[str, list[float]] = {}

    def to_square(self, t: Table, square: int) -> list[float]:
        """AP to one square."""
        return self._field(t, square, [square])

    def to_zone(self, t: Table, zone: int) -> list[float]:
        """AP into a zone."""
        key = 1000 + zone
        return self._field(t, key, [s for s in range(SQUARES) if t.plan.zone[s] == zone])

    def _field(self, t: Table, number: int, targets: list[int]) -> list[float]:
        key = f"{t.plan.name}/{number}/{t.unlocked}/{t.destroyed}"
        field = self._fields.get(key)
        if field is None:
            if len(self._fields) >= MOST_FIELDS:
                self._fields = {}
            field = flood(t, targets)
            self._fields[key] = field
        return field


def flood(t: Table, targets: list[int]) -> list[float]:
    """Distances in rings of equal AP, from the targets outward."""
    field = [FAR_AWAY] * SQUARES
    rings: list[list[int]] = [targets[:]]
    for square in targets:
        field[square] = 0.0
    distance = 0
    while distance < len(rings):
        for square in rings[distance]:
            if field[square] != distance:
                continue
            for direction in range(4):
                price = price_of(t, square, direction)
                other = NEXT[square * 4 + direction]
                if price and distance + price < field[other]:
                    field[other] = float(distance + price)
                    while len(rings) <= distance + price:
                        rings.append([])
                    rings[distance + price].append(other)
        distance += 1
    return field


def price_of(t: Table, square: int, direction: int) -> int:
    """AP to pass an edge; 0 when there is no way."""
    if t.ways[square] >> direction & 1:
        return 1
    kind = t.plan.edge[square * 4 + direction]
    if kind == DOOR:
        return DOOR_PRICE
    return 1 if kind == OPEN else 0


def clear_run(t: Table, field: list[float], square: int) -> float:
    """How many squares of the way to the target come before a locked door."""
    steps = 0.0
    while field[square] > 0:
        best = -1
        for direction in range(4):
            if t.ways[square] >> direction & 1 and field[NEXT[square * 4 + direction]] < field[square]:
                best = NEXT[square * 4 + direction]
                break
        if best < 0:
            return steps
        square = best
        steps += 1.0
    return steps
