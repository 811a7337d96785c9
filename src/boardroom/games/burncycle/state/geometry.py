"""Distances on a floor (BC-2.1.5, BC-2.1.6): how far sight reaches, and how far units walk."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import EXTERIOR, NEXT, NOTHING, SHIFT, SQUARES, WIDTH
from boardroom.games.burncycle.state.table import Table

FAR: Final = 999


def flat_distance(one: int, other: int) -> int:
    """The distance if there were no walls; no path is shorter."""
    across = one % WIDTH - other % WIDTH
    down = one // WIDTH - other // WIDTH
    return (across if across >= 0 else -across) + (down if down >= 0 else -down)


def sight_distance(table: Table, start: int, end: int, most: int) -> int:
    """BC-2.1.5: the shortest path over open edges, at most `most` long, else far; it never enters the exterior."""
    if start == end:
        return 0
    if flat_distance(start, end) > most:
        return FAR
    zone = table.plan.zone
    if zone[start] == EXTERIOR or zone[end] == EXTERIOR:
        return FAR
    ways = table.ways
    seen = [False] * SQUARES
    seen[start] = True
    ring = [start]
    for distance in range(1, most + 1):
        following: list[int] = []
        for square in ring:
            way = ways[square]
            for direction in range(4):
                if way >> direction & 1:
                    other = NEXT[square * 4 + direction]
                    if other == end:
                        return distance
                    if not seen[other] and zone[other] != EXTERIOR:
                        seen[other] = True
                        following.append(other)
        ring = following
    return FAR


def sight_area(table: Table, start: int, most: int) -> list[int]:
    """All squares within this sight distance, the start among them."""
    zone = table.plan.zone
    found = [start]
    seen = [False] * SQUARES
    seen[start] = True
    ring = [start]
    for _ in range(most):
        following: list[int] = []
        for square in ring:
            for direction in range(4):
                if table.ways[square] >> direction & 1:
                    other = NEXT[square * 4 + direction]
                    if not seen[other] and zone[other] != EXTERIOR:
                        seen[other] = True
                        following.append(other)
        found += following
        ring = following
    return found


def walk_masks(table: Table, unit: int) -> list[int]:
    """The edges a unit may pass: those with Shift pass walls too (BC-2.9.5)."""
    return table.plan.shifts if table.unit_cards[unit].abilities & SHIFT else table.walks


def walk_field(table: Table, masks: list[int], target: int, zone: int = NOTHING, until: int = NOTHING) -> list[int]:
    """The walk distance from every square to the target (BC-2.1.6); robots block, but the target may hold one.

    With a `zone` the path stays in it. With `until` nothing is said of what is as far as that square or farther.
    """
    field = [FAR] * SQUARES
    if target < 0 or table.plan.zone[target] == EXTERIOR:
        return field
    field[target] = 0
    zones = table.plan.zone
    blocked = [False] * SQUARES
    for square in table.at:
        if square >= 0:
            blocked[square] = True
    reached = [target]
    for square in reached:  # which grows meanwhile: the nearest come first
        mask = masks[square]
        distance = field[square] + 1
        for direction in range(4):
            if mask >> direction & 1:
                other = NEXT[square * 4 + direction]
                if field[other] == FAR and (zone < 0 or zones[other] == zone):
                    field[other] = distance
                    if other == until:
                        return field
                    if not blocked[other]:
                        reached.append(other)
    return field


def direction_to(square: int, neighbour: int) -> int:
    """The direction in which this neighbour of a square lies."""
    direction = 0
    while NEXT[square * 4 + direction] != neighbour:
        direction += 1
    return direction


def step_toward(field: list[int], masks: list[int], square: int) -> int:
    """The direction of a shortest path, the first of N, E, S, W; nothing when there is none (BC-2.1.8)."""
    here = field[square]
    if here == FAR or here == 0:
        return NOTHING
    mask = masks[square]
    for direction in range(4):
        if mask >> direction & 1 and field[NEXT[square * 4 + direction]] == here - 1:
            return direction
    return NOTHING
