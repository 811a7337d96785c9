"""Floors: building one (BC-2.2.6, BC-2.2.7), and what carries over to the next (BC-2.11.3)."""

from __future__ import annotations

from boardroom.games.burncycle.content.cards import CAPTAIN_LEVEL
from boardroom.games.burncycle.content.names import MODULE, NOTHING, SECURE, UNIT_DECK, name_of
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.doors import set_way
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.state.table import Table


def build_floor(t: Table) -> None:
    """BC-2.2.6 and 7: the plan of this floor with its terminals, caches and beads, then the security."""
    t.plan = t.floor_card().plan
    t.clear_floor()
    captain = t.unit_cards[-1]
    number = t.floor + 1
    posts = captain.floors[t.floor][:]
    if t.setup.seats >= 3:
        posts.append((captain.extra, number, False))  # BC-3.9
    if t.log is not None:
        t.say("floor_built", {"floor": number, "plan": t.plan.name}, barrier=True)
    for post, level, with_key in posts:
        unit = len(t.unit_cards) - 1 if level == CAPTAIN_LEVEL else draw_unit(t, level)
        if unit >= 0:
            put_unit(t, unit, t.plan.posts[post], t.plan.facing[post])
            if with_key:
                t.unit_keys |= 1 << unit
    for square, mandatory in t.plan.room_posts:
        if mandatory:
            unit = draw_unit(t, number)
            if unit >= 0:
                put_unit(t, unit, square, 0)


def draw_unit(t: Table, level: int) -> int:
    """A unit of this level; when the level has run out, of the next lower one (BC-3.10)."""
    unit = t.draw(UNIT_DECK + level - 1)
    if unit < 0 and level > 1:
        unit = t.draw(UNIT_DECK + level - 2)
    return unit


def put_unit(t: Table, unit: int, square: int, facing: int) -> None:
    """A unit on its post, awake."""
    t.unit_at[unit] = t.unit_post[unit] = square
    t.unit_face[unit] = facing
    t.near[unit] = 0
    t.stunned &= ~(1 << unit)
    if t.log is not None:
        t.say("unit_placed", {"unit": t.rows.unit_names[unit], "square": name_of(square)}, barrier=True)


def next_floor(t: Table) -> None:
    """BC-2.11.3: robots, units and doors of the secure zones carry over; the rest of the floor is built anew."""
    doors = [t.plan.doors[d] for d in range(len(t.plan.doors)) if t.unlocked >> d & 1 and is_secure_door(t, d)]
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and (unit == len(t.unit_at) - 1 or not is_secure(t, t.unit_at[unit])):
            return_unit(t, unit)
    for card in t.door_cards:
        if card >= 0:
            t.throw_away(0, card)
    t.floor += 1
    t.alert = [NOTHING] * len(t.alert)
    t.flipped = t.stunned = t.quiet = t.range_bonus = 0
    carry_shut_down(t)
    build_floor(t)
    for door in range(len(t.plan.doors)):
        if t.plan.doors[door] in doors:
            open_again(t, door)
    for robot in t.robots():
        t.began[robot] = t.zone_at(robot)
    for seat in range(t.setup.seats):
        draw_imperative(t, seat)
    look_around(t)


def open_again(t: Table, door: int) -> None:
    """A door marker put back where it was."""
    t.unlocked |= 1 << door
    set_way(t, door, is_open=True)


def is_secure(t: Table, square: int) -> bool:
    """Is this a square of a secure zone?"""
    return SECURE <= t.plan.zone[square] <= SECURE + 1


def is_secure_door(t: Table, door: int) -> bool:
    """Is this the door of a secure zone?"""
    return any(door in t.plan.zone_doors[zone] for zone in (SECURE, SECURE + 1))


def return_unit(t: Table, unit: int) -> None:
    """A unit leaves the floor for the draw pile; the captain waits for the next floor (BC-A49)."""
    t.unit_at[unit] = NOTHING
    t.unit_keys &= ~(1 << unit)
    t.near[unit] = 0
    if unit < len(t.content.units):
        t.decks[UNIT_DECK + t.unit_cards[unit].level - 1] |= 1 << unit


def carry_shut_down(t: Table) -> None:
    """BC-A51: an agent that is shut down is carried into the module's secure zone."""
    zone = t.zone_at(MODULE)
    for seat in range(t.setup.seats):
        if t.down >> seat & 1 and not t.is_secure(seat):
            free = [s for s in range(len(t.plan.zone)) if t.plan.zone[s] == zone and t.is_free(s)]
            t.at[seat] = free[0] if free else t.at[seat]
