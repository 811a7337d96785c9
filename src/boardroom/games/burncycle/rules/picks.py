"""Choosing things for effects and abilities: doors, units, nodes, chips, slots, robots, zones, dice and squares."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    BEAD,
    CALM,
    CAPTAIN,
    CHIP,
    CHIP_KINDS,
    CHIPS,
    FLOOR_NUMBER,
    LOCK,
    LURE,
    MAINFRAME,
    NEXT,
    NOTHING,
    OWN_LEVEL,
    RECHIP,
    REFRESH,
    ROBOT_NAMES,
    SHOVE,
    SLOTS,
    STUN,
    STUN_ZONE,
    TAKE_KEY,
    UNLOCK_NEAR,
    UNLOCK_SECURE,
    name_of,
)
from boardroom.games.burncycle.rules.alert import add_threat, drop_chip, look_around, lose_power
from boardroom.games.burncycle.rules.doors import lock, locked_doors, unlock, unlocked_doors
from boardroom.games.burncycle.rules.effects import (
    add_team_chip,
    hallway_squares,
    near_doors,
    secure_with_locks,
    take_off,
)
from boardroom.games.burncycle.rules.move import make_mainframe, plain_terminals
from boardroom.games.burncycle.rules.pings import remove_ping
from boardroom.games.burncycle.rules.tests import BESIDE_NEW_SQUARE, stun, take_key
from boardroom.games.burncycle.rules.walk import step_unit
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.geometry import sight_area, walk_masks
from boardroom.games.burncycle.state.table import Table

DECOY = 200  # PICK_SQUARE for Cardboard Double
DECOY_REACH = 3
TRAIL_REACH = 2


# Doors


def door_choices(t: Table, item: int) -> list[int]:
    """Locked doors to unlock, or unlocked ones to lock."""
    op = agenda.first_of(item)
    doors = unlocked_doors(t) if op == LOCK else near_doors(t) if op == UNLOCK_NEAR else locked_doors(t)
    codes = []
    for door in doors:
        square, direction = t.plan.doors[door]
        codes.append(t.rows.door + t.rows.door_row[square * 4 + direction])
    return sorted(codes)


def play_door(t: Table, item: int, code: int) -> None:
    """One door after the other."""
    op, count = agenda.first_of(item), agenda.second_of(item)
    if count > 1:
        t.push(agenda.PICK_DOOR, op, count - 1)
    door = t.plan.doors.index(t.rows.doors[code - t.rows.door])
    if op == LOCK:
        lock(t, door)
    else:
        unlock(t, door)


# Units


def unit_choices(t: Table, item: int) -> list[int]:
    """The units an effect can be used on."""
    op, number = agenda.first_of(item), agenda.second_of(item)
    return [t.rows.unit + unit for unit in range(len(t.unit_at)) if fits_unit(t, op, number, unit)]


def fits_unit(t: Table, op: int, number: int, unit: int) -> bool:
    """Can this effect be used on this unit?"""
    place = t.unit_at[unit]
    if place < 0:
        return False
    if op == STUN:
        most = t.floor + 1 if number == FLOOR_NUMBER else t.levels[t.active] if number == OWN_LEVEL else number
        return t.unit_cards[unit].level <= most and not t.stunned >> unit & 1
    if op == TAKE_KEY:
        return bool(t.unit_keys >> unit & 1)
    if op == BESIDE_NEW_SQUARE:
        return t.unit_cards[unit].level == 1 and not t.stunned >> unit & 1 and t.are_adjacent(number, place)
    return bool(free_ways(t, unit))  # SHOVE


def play_unit(t: Table, item: int, code: int) -> None:
    """The chosen unit is stunned, loses its key, or is shoved."""
    op, unit = agenda.first_of(item), code - t.rows.unit
    if op == TAKE_KEY:
        take_key(t, unit)
    elif op == SHOVE:
        t.push(agenda.SHOVE_STEP, unit, agenda.second_of(item))
    else:
        stun(t, unit)


def free_ways(t: Table, unit: int) -> list[int]:
    """The directions a shoved unit can go: legal walk squares that are free."""
    square = t.unit_at[unit]
    mask = walk_masks(t, unit)[square]
    return [d for d in range(4) if mask >> d & 1 and t.is_free(NEXT[square * 4 + d])]


def shove_choices(t: Table, item: int) -> list[int]:
    """One square on, or stop."""
    unit, left = agenda.first_of(item), agenda.second_of(item)
    ways = free_ways(t, unit) if left else []
    return [t.rows.stop, *[t.rows.direction + way for way in ways]] if ways else []


def play_shove(t: Table, item: int, code: int) -> None:
    """A shoved unit goes one square; it does not attack."""
    if code == t.rows.stop:
        return
    unit = agenda.first_of(item)
    t.push(agenda.SHOVE_STEP, unit, agenda.second_of(item) - 1)
    step_unit(t, unit, code - t.rows.direction)


# Network, chips, slots, dice


def node_choices(t: Table, item: int) -> list[int]:
    """The nodes with a ping, of one layer or of all."""
    layer = agenda.first_of(item)
    nodes = sorted({node for node in t.pings if node >= 0 and (layer < 0 or t.net().layer[node] == layer)})
    return [t.rows.node + node for node in nodes]


def play_node(t: Table, item: int, code: int) -> None:
    """A ping back to the supply."""
    if agenda.second_of(item) > 1:
        t.push(agenda.PICK_NODE, agenda.first_of(item), agenda.second_of(item) - 1)
    remove_ping(t, t.pings.index(code - t.rows.node))


def chip_choices(t: Table, _item: int) -> list[int]:
    """A physical, tech or utility chip."""
    return [t.rows.chip + chip for chip in (1, 2, 3)]


def play_chip(t: Table, item: int, code: int) -> None:
    """To the team reserve, or into a slot (e06)."""
    kind = code - t.rows.chip
    if agenda.first_of(item) == CHIP:
        add_team_chip(t, kind)
        return
    slot = agenda.second_of(item)
    t.chips[slot] = kind
    t.degraded &= ~(1 << slot)
    if t.log is not None:
        t.say("altered", {"slot": slot + 1, "chip": CHIPS[kind]})


def slot_choices(t: Table, item: int) -> list[int]:
    """Degraded chips to refresh, or non-captain chips to change."""
    op = agenda.first_of(item)
    codes = []
    for slot in range(SLOTS):
        fits = t.degraded >> slot & 1 if op == REFRESH else t.chips[slot] != CAPTAIN
        if t.chips[slot] >= 0 and fits:
            codes.append(t.rows.slot + slot)
    return codes


def play_slot(t: Table, item: int, code: int) -> None:
    """A chip turned to its active side, or changed."""
    slot = code - t.rows.slot
    if agenda.first_of(item) == RECHIP:
        t.push(agenda.PICK_CHIP, RECHIP, slot)
        return
    if agenda.second_of(item) > 1:
        t.push(agenda.PICK_SLOT, REFRESH, agenda.second_of(item) - 1)
    t.degraded &= ~(1 << slot)
    if t.log is not None:
        t.say("refreshed", {"slot": slot + 1})


def die_choices(t: Table, _item: int) -> list[int]:
    """The kinds of spent dice."""
    return [t.rows.die + kind for kind in range(3) if t.spent[kind]]


def play_die(t: Table, item: int, code: int) -> None:
    """A spent die is usable again."""
    kind = code - t.rows.die
    t.spent[kind] -= 1
    t.dice[kind] += 1
    if agenda.first_of(item) > 1:
        t.push(agenda.PICK_DIE, agenda.first_of(item) - 1)


def give_chip_choices(t: Table, item: int) -> list[int]:
    """The chips of the reserve that must give one up."""
    reserve = agenda.first_of(item)
    return [t.rows.chip + chip for chip in range(CHIP_KINDS) if t.reserves[reserve * CHIP_KINDS + chip]]


def play_give_chip(t: Table, item: int, code: int) -> None:
    """The chosen chip goes."""
    drop_chip(t, agenda.first_of(item), code - t.rows.chip)


def toll_choices(t: Table, _item: int) -> list[int]:
    """Foreman Gasket's toll (BC-3.9); the power stays at 1 or more."""
    return [t.rows.lose_power, t.rows.raise_threat]


def play_toll(t: Table, _item: int, code: int) -> None:
    """Power or threat."""
    if code == t.rows.lose_power:
        lose_power(t, t.active, 1, least=1)
    else:
        add_threat(t, 1)


# Robots, zones and squares


def robot_choices(t: Table, item: int) -> list[int]:
    """The robots whose alert chip is on the floor; to lure, lying on a square."""
    op = agenda.first_of(item)
    codes = []
    for robot in t.robots():
        if t.alert[robot] >= 0 or (op == CALM and t.alert[robot] != NOTHING):
            codes.append(t.rows.robot + robot)
    return codes


def play_robot(t: Table, item: int, code: int) -> None:
    """An alert chip leaves the floor, or moves."""
    robot = code - t.rows.robot
    if agenda.first_of(item) == LURE:
        t.push(agenda.PICK_SQUARE, LURE, robot)
        return
    if agenda.second_of(item) > 1:
        t.push(agenda.PICK_ROBOT, CALM, agenda.second_of(item) - 1)
    take_off(t, robot)


def zone_choices(t: Table, item: int) -> list[int]:
    """Zones with units of a level, rooms with a bead, or secure zones with a lock."""
    op = agenda.first_of(item)
    if op == UNLOCK_SECURE:
        zones = secure_with_locks(t)
    elif op == BEAD:
        zones = [t.plan.beads[n] for n in range(len(t.plan.beads)) if t.beads >> n & 1]
    else:
        zones = [t.plan.zone[t.unit_at[unit]] for unit in units_of_level(t, agenda.second_of(item))]
    return sorted({t.rows.zone + t.rows.zones.index(t.plan.letters[zone]) for zone in zones})


def units_of_level(t: Table, level: int) -> list[int]:
    """The units of a level that are awake on the floor."""
    return [
        unit
        for unit in range(len(t.unit_at))
        if t.unit_at[unit] >= 0 and t.unit_cards[unit].level == level and not t.stunned >> unit & 1
    ]


def play_zone(t: Table, item: int, code: int) -> None:
    """What happens in the chosen zone."""
    op = agenda.first_of(item)
    zone = t.plan.zone_number(t.rows.zones[code - t.rows.zone])
    if op == UNLOCK_SECURE:
        for door in t.plan.zone_doors[zone]:
            unlock(t, door)
    elif op == BEAD:
        t.beads &= ~(1 << t.plan.beads.index(zone))
        if t.log is not None:
            t.say("bead_removed", {"zone": t.plan.letters[zone]})
    else:
        assert op == STUN_ZONE
        for unit in units_of_level(t, agenda.second_of(item)):
            if t.plan.zone[t.unit_at[unit]] == zone:
                stun(t, unit)


def square_choices(t: Table, item: int) -> list[int]:
    """Terminals, hallway squares, or squares within reach of a decoy."""
    op = agenda.first_of(item)
    if op == MAINFRAME:
        squares = plain_terminals(t, agenda.second_of(item))
    elif op == LURE:
        squares = hallway_squares(t)
    else:
        assert op == DECOY
        squares = sight_area(t, t.at[t.active], DECOY_REACH)
    return sorted(t.rows.square + square for square in squares)


def play_square(t: Table, item: int, code: int) -> None:
    """The chosen square becomes a mainframe, or an alert chip goes there."""
    op, square = agenda.first_of(item), code - t.rows.square
    if op == MAINFRAME:
        make_mainframe(t, square)
    elif op == LURE:
        put_chip(t, agenda.second_of(item), square)
    else:
        put_chip(t, t.active, square)
        if t.setup.alert_threat:  # BC-3.11: it counts as put into play
            add_threat(t, 1)


def put_chip(t: Table, robot: int, square: int) -> None:
    """An alert chip on a square."""
    t.alert[robot] = square
    if t.log is not None:
        t.say("alert_moved", {"robot": ROBOT_NAMES[robot], "square": name_of(square)})
    look_around(t)


def trail_choices(t: Table, item: int) -> list[int]:
    """False Trail: any square of the zone left within 2."""
    left = agenda.second_of(item)
    zone = t.plan.zone[left]
    squares = [s for s in sight_area(t, left, TRAIL_REACH) if t.plan.zone[s] == zone]
    return sorted(t.rows.square + square for square in squares)


def play_trail(t: Table, item: int, code: int) -> None:
    """The chip is laid elsewhere, unless the robot was spotted again meanwhile."""
    if t.alert[agenda.first_of(item)] >= 0:
        put_chip(t, agenda.first_of(item), code - t.rows.square)
