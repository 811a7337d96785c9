"""Doors and walls (BC-2.1.2): unlocking, locking and breaking, with everything that follows at once."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import DIRECTIONS, FRESH_KEYPADS, KEYPADS, NEXT, NOTHING, WALL, name_of
from boardroom.games.burncycle.content.plan import sides
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.shapes import Direction, DoorLocked, DoorUnlocked, KeypadDrawn, WallBroken
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

LOCKED: Final = refusals.add("locked", "BC-3.1")
NOT_LOCKED: Final = refusals.add("not-locked", "BC-3.1")


def unlock(table: Table, door: int) -> None:
    """The door opens; a keypad card on it is discarded."""
    if table.unlocked >> door & 1:
        return
    table.unlocked |= 1 << door
    drop_card(table, door)
    set_way(table, door, is_open=True)
    if table.log is not None:
        square, direction = door_words(table, door)
        table.say(DoorUnlocked(kind="door_unlocked", seat=table.active, square=square, direction=direction))
    look_around(table)


def lock(table: Table, door: int, by_cautious: bool = False) -> None:
    """The door closes; with the Compliance Trust a Cautious unit leaves a fresh keypad card (BC-3.8)."""
    if not table.unlocked >> door & 1:
        return
    table.unlocked &= ~(1 << door)
    drop_card(table, door)
    set_way(table, door, is_open=False)
    if table.log is not None:
        square, direction = door_words(table, door)
        table.say(DoorLocked(kind="door_locked", seat=table.active, square=square, direction=direction))
    if by_cautious and table.ceo_card().standing == FRESH_KEYPADS:
        lay_keypad(table, door)
    look_around(table)


def lay_keypad(table: Table, door: int) -> None:
    """Draws a keypad card to the door, if none lies there."""
    if table.door_cards[door] >= 0:
        return
    table.door_cards[door] = table.draw(KEYPADS)
    if table.log is not None and table.door_cards[door] >= 0:
        square, direction = door_words(table, door)
        card = table.content.keypads[table.door_cards[door]].key
        table.say(
            KeypadDrawn(kind="keypad_drawn", seat=table.active, square=square, direction=direction, keypad=card),
            barrier=True,
        )


def drop_card(table: Table, door: int) -> None:
    """Discards the keypad card at a door."""
    if table.door_cards[door] >= 0:
        table.throw_away(KEYPADS, table.door_cards[door])
        table.door_cards[door] = NOTHING


def set_way(table: Table, door: int, is_open: bool) -> None:
    """Lets robots and sight through a door, or not; the list is shared with copies, so it is replaced."""
    square, direction = table.plan.doors[door]
    other = NEXT[square * 4 + direction]
    ways = table.ways[:]
    if is_open:
        ways[square] |= 1 << direction
        ways[other] |= 1 << (direction + 2) % 4
    else:
        ways[square] &= ~(1 << direction)
        ways[other] &= ~(1 << (direction + 2) % 4)
    table.ways = ways


def is_breakable(table: Table, square: int, direction: int) -> bool:
    """BC-A17: a standing wall between two squares of the hallway or of rooms, while tokens are left."""
    other = NEXT[square * 4 + direction]
    if other < 0 or table.wall_tokens == 0 or table.plan.edge[square * 4 + direction] != WALL:
        return False
    if table.ways[square] >> direction & 1:
        return False
    zones = table.plan.zone
    return is_inside(zones[square]) and is_inside(zones[other])


def is_inside(zone: int) -> bool:
    """Is this the hallway or a room?"""
    return zone == 1 or zone >= 4


def break_wall(table: Table, square: int, direction: int) -> None:
    """A destroyed wall is an open edge for everybody."""
    other = NEXT[square * 4 + direction]
    table.wall_tokens -= 1
    table.destroyed.append(square * 4 + direction)
    ways, walks = table.ways[:], table.walks[:]
    for masks in (ways, walks):
        masks[square] |= 1 << direction
        masks[other] |= 1 << (direction + 2) % 4
    table.ways, table.walks = ways, walks
    if table.log is not None:
        table.say(
            WallBroken(kind="wall_broken", seat=table.active, square=name_of(square), direction=DIRECTIONS[direction])
        )
    look_around(table)


def unlocked_doors(table: Table) -> list[int]:
    """All unlocked doors of the floor."""
    return [door for door in range(len(table.plan.doors)) if table.unlocked >> door & 1]


def is_of_secure_zone(table: Table, door: int) -> bool:
    """Does this door lead into a secure zone?"""
    one, other = sides(table.plan, door)
    return 2 <= one <= 3 or 2 <= other <= 3


def door_words(table: Table, door: int) -> tuple[str, Direction]:
    """A door as events name it: its square and direction."""
    square, direction = table.plan.doors[door]
    return name_of(square), DIRECTIONS[direction]
