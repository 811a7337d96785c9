"""The module opens no door: which locked one stands in its way, and which agent lets it through."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import NEXT, NOTHING
from boardroom.games.burncycle.mind.routes import DOOR_PRICE, STEP_PRICE, Routes, is_locked
from boardroom.games.burncycle.state.table import Table

SHUT_PRICE: Final = 24  # halves of an AP: the module rather takes another exit than one behind a locked door
LONGEST: Final = 60  # squares of a way


def exit_price(table: Table, zone: int, square: int, price: int) -> int:
    """What a way into a secure zone costs the module, whose door must be open or opened by somebody."""
    return price + SHUT_PRICE if is_shut(table, zone) and table.plan.zone[square] != zone else price


def is_shut(table: Table, zone: int) -> bool:
    """Are all doors of this zone locked?"""
    for door in table.plan.zone_doors[zone]:  # noqa: SIM110  (compiled, a loop is faster than any())
        if table.unlocked >> door & 1:
            return False
    return True


def door_on_way(table: Table, field: list[int], start: int) -> int:
    """The first locked door on a plain way, as a square and a direction in one number; nothing when it is free."""
    square = start
    for _ in range(LONGEST):
        way, door = NOTHING, NOTHING
        for direction in range(4):
            edge = square * 4 + direction
            if table.ways[square] >> direction & 1:
                if field[NEXT[edge]] == field[square] - STEP_PRICE:
                    way = edge
            elif is_locked(table, square, direction) and field[NEXT[edge]] == field[square] - DOOR_PRICE:
                door = edge
        if way < 0:
            return door
        square = NEXT[way]
    return NOTHING


def doorkeeper(
    table: Table, routes: Routes, loads: list[float], places: list[int], door: int
) -> tuple[int, int, float]:
    """Who has this door open first: the seat, the square behind it, and the AP until then."""
    near, far = door // 4, NEXT[door]
    seat, target, soonest = NOTHING, NOTHING, 0.0
    for other in range(table.setup.seats):
        if table.is_online(other):
            to_near, to_far = routes.plain(table, near)[places[other]], routes.plain(table, far)[places[other]]
            done = loads[other] + max(to_near, to_far) / 2
            if seat < 0 or done < soonest:
                seat, target, soonest = other, near if to_near > to_far else far, done
    return seat, target, soonest
