"""How units walk (BC-2.5.1) and attack: one square at a time, exchanging places with other units, stopped by robots."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    CAUTIOUS,
    DEMERIT,
    DOOR,
    MODULE,
    NEXT,
    NOTHING,
    ROBOT_NAMES,
    SHIFT,
    name_of,
)
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.doors import lock
from boardroom.games.burncycle.rules.threat import add_threat, lose_power
from boardroom.games.burncycle.state.geometry import FAR, step_toward, walk_field, walk_masks
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import ON


def step_unit(t: Table, unit: int, direction: int) -> None:
    """One square; another unit there changes places and keeps its facing (BC-A29)."""
    square = t.unit_at[unit]
    target = NEXT[square * 4 + direction]
    other = t.unit_on(target)
    t.unit_at[unit] = target
    t.unit_face[unit] = direction
    if other >= 0:
        t.unit_at[other] = square
    if t.log is not None:
        t.say("unit_moved", {"unit": t.rows.unit_names[unit], "square": name_of(target)})
    look_around(t)


def walk(t: Table, unit: int, target: int, steps: int, zone: int = NOTHING) -> int:
    """Up to so many squares along a shortest path; gives the steps left, or 0 when it was stopped."""
    masks = walk_masks(t, unit)
    field = walk_field(t, masks, target, zone)
    while steps > 0:
        square = t.unit_at[unit]
        if square == target:
            return steps
        direction = step_toward(field, masks, square)
        if direction < 0 or t.robot_on(NEXT[square * 4 + direction]) >= 0:
            return 0
        step_unit(t, unit, direction)
        steps -= 1
    return 0


def finish_unit(t: Table, unit: int) -> None:
    """The end of an activation: attack, Cautious, and the unit is flipped."""
    strike(t, unit)
    if t.outcome is not None:
        return
    t.activated |= 1 << unit
    t.ended.append(t.unit_at[unit])
    if t.unit_cards[unit].abilities & CAUTIOUS:
        lock_beside(t, t.unit_at[unit])


def strike(t: Table, unit: int) -> None:
    """Every spotted robot adjacent to the unit loses power equal to its damage; Demerit costs threat instead."""
    card = t.unit_cards[unit]
    square = t.unit_at[unit]
    for direction in range(4):
        if not can_strike(t, square, direction, bool(card.abilities & SHIFT)):
            continue
        robot = t.robot_on(NEXT[square * 4 + direction])
        if robot < 0 or not t.is_online(robot) or t.is_outside(robot) or t.alert[robot] != ON:
            continue
        if t.log is not None:
            t.say("unit_attacked", {"unit": t.rows.unit_names[unit], "robot": ROBOT_NAMES[robot]})
        if card.abilities & DEMERIT:
            add_threat(t, 1)
        else:
            less = t.setup.module.armour if robot == MODULE else 0
            lose_power(t, robot, max(1, card.damage - less))
        if t.outcome is not None:
            return


def can_strike(t: Table, square: int, direction: int, shifts: bool) -> bool:
    """BC-2.1.3: for a unit's own attack a locked door counts as open, and with Shift a wall."""
    if NEXT[square * 4 + direction] < 0:
        return False
    if shifts:
        return bool(t.plan.shifts[square] >> direction & 1)
    return bool(t.ways[square] >> direction & 1) or t.plan.edge[square * 4 + direction] == DOOR


def lock_beside(t: Table, square: int) -> None:
    """BC-2.9.1: all unlocked doors beside a Cautious unit lock."""
    for direction in range(4):
        door = t.plan.door_at[square * 4 + direction]
        if door >= 0:
            lock(t, door, by_cautious=True)


def nearest_robot(t: Table, unit: int) -> int:
    """The nearest robot inside that is not in a hideout, by walk distance; nothing when none can be walked to."""
    field = walk_field(t, walk_masks(t, unit), t.unit_at[unit])  # a walk is as long one way as the other
    best, distance = NOTHING, FAR
    for robot in t.robots():
        if t.is_online(robot) and not t.is_outside(robot) and not t.plan.hideout[t.at[robot]]:
            away = field[t.at[robot]]
            if away < distance:
                best, distance = robot, away
    return best


def hunt(t: Table, unit: int) -> None:
    """A captain's cycle action: up to its Move toward the nearest robot, no attack; skipped when it is not there."""
    if t.unit_at[unit] < 0 or t.stunned >> unit & 1:
        return
    robot = nearest_robot(t, unit)
    if robot >= 0:
        walk(t, unit, t.at[robot], t.unit_cards[unit].move)
