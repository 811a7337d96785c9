"""The effect words that help the corporation (BC-3.8, BC-3.9): thresholds of CEOs and cycle actions of captains."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import (
    MODULE,
    NEXT,
    NOTHING,
)
from boardroom.games.burncycle.rules.alert import add_threat, ask_for_chip, lose_power
from boardroom.games.burncycle.rules.doors import (
    is_of_secure_zone,
    lock,
    unlocked_doors,
)
from boardroom.games.burncycle.rules.mission import nearest_post, put_guard
from boardroom.games.burncycle.rules.pings import add_ping, change_ceo, transfer_pings
from boardroom.games.burncycle.rules.turn import degrade
from boardroom.games.burncycle.rules.walk import hunt
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.geometry import FAR, walk_field
from boardroom.games.burncycle.state.table import Table

MOST_LEVEL: Final = 6


def lock_all(t: Table, _count: int, _zone: int) -> None:
    """LOCK every unlocked door except those of secure zones (BC-3.8)."""
    for door in unlocked_doors(t):
        if not is_of_secure_zone(t, door):
            lock(t, door)


def lock_near(t: Table, _count: int, _zone: int) -> None:
    """Warden Lull: lock the unlocked door nearest to the agent, not a secure zone's; none: threat +1 (BC-3.9)."""
    field = walk_field(t, t.walks, t.at[t.active])
    best, distance = NOTHING, FAR
    for door in unlocked_doors(t):
        square, direction = t.plan.doors[door]
        near = min(field[square], field[NEXT[square * 4 + direction]])
        if not is_of_secure_zone(t, door) and (near < distance or best < 0):
            best, distance = door, near
    if best >= 0:
        lock(t, best)
    else:
        add_threat(t, 1)


def newping(t: Table, count: int, _zone: int) -> None:
    """The CEO adds pings."""
    for _ in range(count):
        add_ping(t)


def transfer(t: Table, _count: int, _zone: int) -> None:
    """All pings that can transfer do so."""
    transfer_pings(t)


def discard(t: Table, count: int, _zone: int) -> None:
    """Each agent discards reserve chips."""
    for _ in range(count):
        for seat in range(t.setup.seats):
            ask_for_chip(t, seat)


def guard(t: Table, _count: int, _zone: int) -> None:
    """A guard of the floor's level on the free hallway post nearest to the module; none free: nothing."""
    square = nearest_post(t, t.at[MODULE]) if t.at[MODULE] >= 0 else NOTHING
    if square < 0 and t.at[MODULE] >= 0:  # the module is outside: no walk distance
        free = [post for post in t.plan.posts[1:] if t.is_free(post)]
        square = free[0] if free else NOTHING
    if square >= 0:
        put_guard(t, t.floor + 1, square)


def degrade_left(t: Table, count: int, _zone: int) -> None:
    """Degrade the leftmost active chips."""
    for _ in range(count):
        slot = t.next_active(NOTHING)
        if slot >= 0:
            degrade(t, slot)


def sap(t: Table, count: int, _zone: int) -> None:
    """Each agent loses power, not below 1."""
    for seat in range(t.setup.seats):
        if not t.down >> seat & 1:
            lose_power(t, seat, count, least=1)


def widen(t: Table, count: int, _zone: int) -> None:
    """All units have more alert range until the floor ends."""
    t.range_bonus += count
    if t.log is not None:
        t.say("range", {"count": count})


def toll(t: Table, _count: int, _zone: int) -> None:
    """Foreman Gasket: lose 1 power or threat +1."""
    t.push(agenda.TOLL_CHOICE)


def hunt_robot(t: Table, _count: int, _zone: int) -> None:
    """Inspector Brisk moves toward the nearest robot, without an attack."""
    hunt(t, len(t.unit_at) - 1)


def surge(t: Table, count: int, _zone: int) -> None:
    """Marshal Ditto: CEO +1; already at 6: a new ping."""
    if t.ceo_level < MOST_LEVEL:
        change_ceo(t, count)
    else:
        add_ping(t)
