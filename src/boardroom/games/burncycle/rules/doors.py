"""Doors and walls (BC-2.1.2): unlocking, locking and breaking, with everything that follows at once."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import DIRECTIONS, FRESH_KEYPADS, KEYPADS, NEXT, NOTHING, WALL, name_of
from boardroom.games.burncycle.content.plan import sides
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

LOCKED: Final = refusals.add("locked", "BC-3.1")
NOT_LOCKED: Final = refusals.add("not-locked", "BC-3.1")


def unlock(t: Table, door: int) -> None:
    """The door opens; a keypad card on it is discarded."""
    if t.unlocked >> door & 1:
        return
    t.unlocked |= 1 << door
    drop_card(t, door)
    set_way(t, door, is_open=True)
    tell(t, "door_unlocked", door)
    look_around(t)


def lock(t: Table, door: int, by_cautious: bool = False) -> None:
    """The door closes; with the Compliance Trust a Cautious unit leaves a fresh keypad card (BC-3.8)."""
    if not t.unlocked >> door & 1:
        return
    t.unlocked &= ~(1 << door)
    drop_card(t, door)
    set_way(t, door, is_open=False)
    tell(t, "door_locked", door)
    if by_cautious and t.ceo_card().standing == FRESH_KEYPADS:
        lay_keypad(t, door)
    look_around(t)


def lay_keypad(t: Table, door: int) -> None:
    """Draws a keypad card to the door, if none lies there."""
    if t.door_cards[door] >= 0:
        return
    t.door_cards[door] = t.draw(KEYPADS)
    if t.log is not None and t.door_cards[door] >= 0:
        square, direction = t.plan.doors[door]
        t.say(
            "keypad_drawn",
            {
                "square": name_of(square),
                "direction": DIRECTIONS[direction],
                "keypad": t.content.keypads[t.door_cards[door]].key,
            },
            barrier=True,
        )


def drop_card(t: Table, door: int) -> None:
    """Discards the keypad card at a door."""
    if t.door_cards[door] >= 0:
        t.throw_away(KEYPADS, t.door_cards[door])
        t.door_cards[door] = NOTHING


def set_way(t: Table, door: int, is_open: bool) -> None:
    """Lets robots and sight through a door, or not; the list is shared with copies, so it is replaced."""
    square, direction = t.plan.doors[door]
    other = NEXT[square * 4 + direction]
    ways = t.ways[:]
    if is_open:
        ways[square] |= 1 << direction
        ways[other] |= 1 << (direction + 2) % 4
    else:
        ways[square] &= ~(1 << direction)
        ways[other] &= ~(1 << (direction + 2) % 4)
    t.ways = ways


def is_breakable(t: Table, square: int, direction: int) -> bool:
    """BC-A17: a standing wall between two squares of the hallway or of rooms, while tokens are left."""
    other = NEXT[square * 4 + direction]
    if other < 0 or t.wall_tokens == 0 or t.plan.edge[square * 4 + direction] != WALL:
        return False
    if t.ways[square] >> direction & 1:
        return False
    zones = t.plan.zone
    return is_inside(zones[square]) and is_inside(zones[other])


def is_inside(zone: int) -> bool:
    """Is this the hallway or a room?"""
    return zone == 1 or zone >= 4


def break_wall(t: Table, square: int, direction: int) -> None:
    """A destroyed wall is an open edge for everybody."""
    other = NEXT[square * 4 + direction]
    t.wall_tokens -= 1
    t.destroyed.append(square * 4 + direction)
    ways, walks = t.ways[:], t.walks[:]
    for masks in (ways, walks):
        masks[square] |= 1 << direction
        masks[other] |= 1 << (direction + 2) % 4
    t.ways, t.walks = ways, walks
    if t.log is not None:
        t.say("wall_broken", {"square": name_of(square), "direction": DIRECTIONS[direction]})
    look_around(t)


def unlocked_doors(t: Table) -> list[int]:
    """All unlocked doors of the floor."""
    return [door for door in range(len(t.plan.doors)) if t.unlocked >> door & 1]


def is_of_secure_zone(t: Table, door: int) -> bool:
    """Does this door lead into a secure zone?"""
    one, other = sides(t.plan, door)
    return 2 <= one <= 3 or 2 <= other <= 3


def tell(t: Table, kind: str, door: int) -> None:
    """An event about a door."""
    if t.log is not None:
        square, direction = t.plan.doors[door]
        t.say(kind, {"square": name_of(square), "direction": DIRECTIONS[direction]})
