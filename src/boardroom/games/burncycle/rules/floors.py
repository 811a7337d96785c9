"""Floors: building one (BC-2.2.6, BC-2.2.7), and what carries over to the next (BC-2.11.3)."""

from __future__ import annotations

from boardroom.games.burncycle.content.cards import CAPTAIN_LEVEL
from boardroom.games.burncycle.content.names import COPY, LAYING, MODULE, NOTHING, SECURE, UNIT_DECK, name_of
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.doors import set_way
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.shapes import FloorBuilt, UnitPlaced
from boardroom.games.burncycle.state.fields import lay_floor
from boardroom.games.burncycle.state.table import Table


def build_floor(table: Table) -> None:
    """BC-2.2.6 and 7: the plan of this floor with its terminals, caches and beads, then the security."""
    lay_floor(table)
    lay_by_draw(table)
    captain = table.unit_cards[-1]
    number = table.floor + 1
    posts = captain.floors[table.floor][:]
    if table.setup.seats >= 3:
        posts.append((captain.extra, number, False))  # BC-3.9
    if table.log is not None:
        table.say(FloorBuilt(kind="floor_built", seat=table.active, floor=number, plan=table.plan.name), barrier=True)
    for post, level, with_key in posts:
        unit = len(table.unit_cards) - 1 if level == CAPTAIN_LEVEL else draw_unit(table, level)
        if unit >= 0 and table.unit_at[unit] < 0:  # a captain that was carried over is there
            put_unit(table, unit, table.plan.posts[post], table.plan.facing[post])
            if with_key:
                table.unit_keys |= 1 << unit
    for square, mandatory in table.plan.room_posts:
        if mandatory:
            unit = draw_unit(table, number)
            if unit >= 0:
                put_unit(table, unit, square, 0)


def lay_by_draw(table: Table) -> None:
    """BC-2.2.6: which of the plan's objective squares, terminals and caches this floor has, as the mission says."""
    floor, seat = table.floor_card(), table.setup.seats - 1
    taken: list[int] = []
    table.spots = [NOTHING] * len(floor.goals)
    for number, goal in enumerate(floor.goals):
        left = [square for square in goal.candidates if square not in taken]
        squares = drawn(table, left or goal.candidates, goal.draws[seat])
        taken += squares
        if goal.kind == COPY:
            table.laid = sum(1 << table.plan.objectives.index(square) for square in squares)
        elif squares:
            table.spots[number] = squares[0]
    table.terminals = drawn_bits(table, len(table.plan.terminals), floor.terminals[seat])
    table.caches = drawn_bits(table, len(table.plan.caches), floor.caches[seat])


def drawn(table: Table, things: list[int], count: int) -> list[int]:
    """So many of these things by a fair draw; without one when all are laid."""
    if count >= len(things):
        return things[:]
    left = things[:]
    return [left.pop(table.chance(LAYING, len(left))) for _ in range(count)]


def drawn_bits(table: Table, size: int, count: int) -> int:
    """The same as bits."""
    return sum(1 << thing for thing in drawn(table, [*range(size)], count))


def draw_unit(table: Table, level: int) -> int:
    """A unit of this level; when the level has run out, of the next lower one (BC-3.10)."""
    unit = table.draw(UNIT_DECK + level - 1)
    if unit < 0 and level > 1:
        unit = table.draw(UNIT_DECK + level - 2)
    return unit


def put_unit(table: Table, unit: int, square: int, facing: int) -> None:
    """A unit on its post, awake."""
    table.unit_at[unit] = table.unit_post[unit] = square
    table.unit_face[unit] = facing
    table.near[unit] = 0
    table.stunned &= ~(1 << unit)
    if table.log is not None:
        table.say(
            UnitPlaced(kind="unit_placed", seat=table.active, unit=table.rows.unit_names[unit], square=name_of(square)),
            barrier=True,
        )


def next_floor(table: Table) -> None:
    """BC-2.11.3: robots, units and doors of the secure zones carry over; the rest of the floor is built anew."""
    doors = [
        table.plan.doors[d]
        for d in range(len(table.plan.doors))
        if table.unlocked >> d & 1 and is_secure_door(table, d)
    ]
    for unit in range(len(table.unit_at)):
        if table.unit_at[unit] >= 0 and not is_carried(table, unit):
            return_unit(table, unit)
    for card in table.door_cards:
        if card >= 0:
            table.throw_away(0, card)
    table.floor += 1
    table.alert = [NOTHING] * len(table.alert)
    table.flipped = table.stunned = table.quiet = table.range_bonus = 0
    carry_shut_down(table)
    build_floor(table)
    for door in range(len(table.plan.doors)):
        if table.plan.doors[door] in doors:
            open_again(table, door)
    for robot in table.robots():
        table.began[robot] = table.zone_at(robot)
    for seat in range(table.setup.seats):
        draw_imperative(table, seat)
    look_around(table)


def come_in(table: Table, robot: int) -> None:
    """BC-A64: where only the other secure zone is the way out, whoever comes in from outside began in the south."""
    if table.floor_card().other_exit:
        table.began[robot] = SECURE + 1


def is_carried(table: Table, unit: int) -> bool:
    """Does this unit stay in its secure zone for the next floor? The captain does by option (BC-A44)."""
    is_captain = unit == len(table.unit_at) - 1
    return is_secure(table, table.unit_at[unit]) and (not is_captain or table.setup.captain_carried)


def open_again(table: Table, door: int) -> None:
    """A door marker put back where it was."""
    table.unlocked |= 1 << door
    set_way(table, door, is_open=True)


def is_secure(table: Table, square: int) -> bool:
    """Is this a square of a secure zone?"""
    return SECURE <= table.plan.zone[square] <= SECURE + 1


def is_secure_door(table: Table, door: int) -> bool:
    """Is this the door of a secure zone?"""
    return any(door in table.plan.zone_doors[zone] for zone in (SECURE, SECURE + 1))


def return_unit(table: Table, unit: int) -> None:
    """A unit leaves the floor for the draw pile; the captain waits for the next floor (BC-A49)."""
    table.unit_at[unit] = NOTHING
    table.unit_keys &= ~(1 << unit)
    table.near[unit] = 0
    if unit < len(table.content.units):
        table.decks[UNIT_DECK + table.unit_cards[unit].level - 1] |= 1 << unit


def carry_shut_down(table: Table) -> None:
    """BC-A51: an agent that is shut down is carried into the module's secure zone."""
    zone = table.zone_at(MODULE)
    for seat in range(table.setup.seats):
        if table.down >> seat & 1 and not table.is_secure(seat):
            free = [s for s in range(len(table.plan.zone)) if table.plan.zone[s] == zone and table.is_free(s)]
            table.at[seat] = free[0] if free else table.at[seat]
