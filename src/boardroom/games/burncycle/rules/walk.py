"""How units walk (BC-2.5.1) and attack: one square at a time, exchanging places with other units, stopped by robots."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    CAUTIOUS,
    DEMERIT,
    DIRECTIONS,
    DOOR,
    MODULE,
    NEXT,
    NOTHING,
    ON,
    ROBOT_NAMES,
    SHIFT,
    THICK_SKIN,
    name_of,
)
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.doors import lock
from boardroom.games.burncycle.rules.threat import add_threat, lose_power
from boardroom.games.burncycle.shapes import UnitAttacked, UnitMoved
from boardroom.games.burncycle.state.geometry import FAR, step_toward, walk_field, walk_masks
from boardroom.games.burncycle.state.table import Table


def step_unit(table: Table, unit: int, direction: int) -> None:
    """One square; another unit there changes places and keeps its facing (BC-A29)."""
    square = table.unit_at[unit]
    target = NEXT[square * 4 + direction]
    other = table.unit_on(target)
    table.unit_at[unit] = target
    table.unit_face[unit] = direction
    if other >= 0:
        table.unit_at[other] = square
    if table.log is not None:
        names = table.rows.unit_names
        way = DIRECTIONS[direction]
        told = UnitMoved(kind="unit_moved", seat=table.active, unit=names[unit], square=name_of(target), direction=way)
        if other >= 0:
            told["other_unit"] = names[other]
        table.say(told)
    look_around(table)


def walk(table: Table, unit: int, target: int, steps: int, zone: int = NOTHING) -> int:
    """Up to so many squares along a shortest path; gives the steps left, or 0 when it was stopped."""
    masks = walk_masks(table, unit)
    field = walk_field(table, masks, target, zone, until=table.unit_at[unit])
    while steps > 0:
        square = table.unit_at[unit]
        if square == target:
            return steps
        direction = step_toward(field, masks, square)
        if direction < 0 or table.robot_on(NEXT[square * 4 + direction]) >= 0:
            return 0
        step_unit(table, unit, direction)
        steps -= 1
    return 0


def finish_unit(table: Table, unit: int) -> None:
    """The end of an activation: attack, Cautious, and the unit is flipped."""
    strike(table, unit)
    if table.outcome is not None:
        return
    table.activated |= 1 << unit
    table.ended.append(table.unit_at[unit])
    if table.unit_cards[unit].abilities & CAUTIOUS:
        lock_beside(table, table.unit_at[unit])


def strike(table: Table, unit: int) -> None:
    """Every spotted robot adjacent to the unit loses power equal to its damage; Demerit costs threat instead."""
    card = table.unit_cards[unit]
    square = table.unit_at[unit]
    for direction in range(4):
        if not can_strike(table, square, direction, bool(card.abilities & SHIFT)):
            continue
        robot = table.robot_on(NEXT[square * 4 + direction])
        if robot < 0 or not table.is_online(robot) or table.is_outside(robot) or table.alert[robot] != ON:
            continue
        if table.log is not None:
            table.say(
                UnitAttacked(
                    kind="unit_attacked", seat=table.active, unit=table.rows.unit_names[unit], robot=ROBOT_NAMES[robot]
                )
            )
        if card.abilities & DEMERIT:
            add_threat(table, 1)
        else:
            less = armour(table, robot)
            lose_power(table, robot, max(1, card.damage - less))
        if table.outcome is not None:
            return


def can_strike(table: Table, square: int, direction: int, shifts: bool) -> bool:
    """BC-2.1.3: for a unit's own attack a locked door counts as open, and with Shift a wall."""
    if NEXT[square * 4 + direction] < 0:
        return False
    if shifts:
        return bool(table.plan.shifts[square] >> direction & 1)
    return bool(table.ways[square] >> direction & 1) or table.plan.edge[square * 4 + direction] == DOOR


def lock_beside(table: Table, square: int) -> None:
    """BC-2.9.1: all unlocked doors beside a Cautious unit lock."""
    for direction in range(4):
        door = table.plan.door_at[square * 4 + direction]
        if door >= 0:
            lock(table, door, by_cautious=True)


def nearest_robot(table: Table, unit: int) -> int:
    """The nearest robot inside that is not in a hideout, by walk distance; nothing when none can be walked to."""
    field = walk_field(table, walk_masks(table, unit), table.unit_at[unit])  # a walk is as long one way as the other
    best, distance = NOTHING, FAR
    for robot in table.robots():
        if table.is_online(robot) and not table.is_outside(robot) and not table.plan.hideout[table.at[robot]]:
            away = field[table.at[robot]]
            if away < distance:
                best, distance = robot, away
    return best


def hunt(table: Table, unit: int) -> None:
    """A captain's cycle action: up to its Move toward the nearest robot, no attack; skipped when it is not there."""
    if table.unit_at[unit] < 0 or table.stunned >> unit & 1:
        return
    robot = nearest_robot(table, unit)
    if robot >= 0:
        walk(table, unit, table.at[robot], table.unit_cards[unit].move)


def armour(table: Table, robot: int) -> int:
    """By how much a unit's damage to this robot is less."""
    if robot == MODULE:
        return table.setup.module.armour
    return 1 if table.has(robot, THICK_SKIN) else 0
