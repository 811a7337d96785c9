"""Walls and doors of the floor: what stands on each edge, and the line characters that draw it."""

from __future__ import annotations

from enum import Enum
from typing import Final

from boardroom.games.burncycle.shapes import FloorMap, View
from boardroom.terminal.tables.burncycle_places import Point, Side, side_of


class Edge(Enum):
    """What stands between two squares: its mark when it lies flat, when it stands upright, and its colour."""

    WALL = ("─", "│", "")
    LOCKED = ("▒", "▒", "bold red")
    UNLOCKED = ("╍", "╏", "bold green")
    RUBBLE = ("∴", "∴", "yellow")

    @property
    def flat(self) -> str:
        """The mark of an edge above a square."""
        return self.value[0]

    @property
    def upright(self) -> str:
        """The mark of an edge at the left of a square."""
        return self.value[1]

    @property
    def style(self) -> str:
        """Its colour."""
        return self.value[2]


AIR: Final = "~"
SOLID: Final = "#"
OUTDOORS: Final = "x~"
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the walls that meet there: above 1, right 2, below 4, left 8


def edges_of(view: View) -> dict[Side, Edge]:
    """Every edge that is not simply open."""
    walls = {side: Edge.WALL for side in sides_of(view["map"]) if is_wall(view["map"], side)}
    doors = {side_of(row["edge"]): Edge.UNLOCKED if row["unlocked"] else Edge.LOCKED for row in view["doors"]}
    rubble = {side_of(edge): Edge.RUBBLE for edge in view["destroyed"]}
    return {**walls, **doors, **rubble}


def sides_of(plan: FloorMap) -> list[Side]:
    """All edges of the floor, those around it too."""
    flat = [(True, column, row) for row in range(plan["height"] + 1) for column in range(plan["width"])]
    return flat + [(False, column, row) for row in range(plan["height"]) for column in range(plan["width"] + 1)]


def is_wall(plan: FloorMap, side: Side) -> bool:
    """Is there a wall, printed or because the floor ends here? None is drawn in the open air."""
    is_flat, column, row = side
    before = (column, row - 1) if is_flat else (column - 1, row)
    here, there = zone_at(plan, *before), zone_at(plan, column, row)
    if here in OUTDOORS or there in OUTDOORS or SOLID in (here, there):
        return kind_of(here) != kind_of(there) and not is_gate(plan, here, there, before)
    return printed(plan, is_flat, before) == "|"


def kind_of(zone: str) -> str:
    """Is a square out in the open, solid, or part of the floor?"""
    return "air" if zone in OUTDOORS else "solid" if zone == SOLID else "floor"


def is_gate(plan: FloorMap, here: str, there: str, before: Point) -> bool:
    """Does one come in here from the squares outside?"""
    return there == "x" and kind_of(here) == "floor" and printed(plan, True, before) == "."


def printed(plan: FloorMap, is_flat: bool, square: Point) -> str:
    """What the plan has below a square, or at its right."""
    column, row = square
    return plan["south" if is_flat else "east"][row * plan["width"] + column]


def zone_at(plan: FloorMap, column: int, row: int) -> str:
    """The mark of a square's zone; beyond the plan, and beside the squares outside, there is only air."""
    width = plan["width"]
    if not (0 <= column < width and 0 <= row < plan["height"]):
        return AIR
    zones = plan["zones"][row * width : (row + 1) * width]
    return AIR if zones[column] == SOLID and "x" in zones else zones[column]


def corner(edges: dict[Side, Edge], column: int, row: int) -> str:
    """The character at the upper left corner of a square."""
    meeting = ((False, column, row - 1), (True, column, row), (False, column, row), (True, column - 1, row))
    stands = [edges.get(side, Edge.RUBBLE) is not Edge.RUBBLE for side in meeting]
    return CORNERS[sum(1 << place for place, wall in enumerate(stands) if wall)]


def is_inner(view: View, edges: dict[Side, Edge], row: int) -> bool:
    """Does a wall or a door lie between this row and the one above, on the floor itself?"""
    plan = view["map"]
    columns = [column for column in range(plan["width"]) if (True, column, row) in edges]
    pairs = [(zone_at(plan, column, row - 1), zone_at(plan, column, row)) for column in columns]
    return any(SOLID not in pair and AIR not in pair for pair in pairs)
