"""The pilot's steps: along the careful way, no farther than is wise, and what is left of the AP goes to the module."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import EXTERIOR, MODULE, NEXT, NOTHING, ON, PHYSICAL, SECURE, SLOTS
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.routes import DOOR_PRICE, STEP_PRICE, is_locked
from boardroom.games.burncycle.rules.menu import NextChip
from boardroom.games.burncycle.rules.move import PUSH_BIT, Move, Through, push_ways, step_cost
from boardroom.games.burncycle.state.table import Table

FEAR: Final = 1.6  # AP given up for each point of damage that threatens where an agent stops
MODULE_FEAR: Final = 3.0
LONGEST: Final = 30


def choose_step(table: Table, memory: Memory, entry: Move, codes: list[int]) -> int:
    """A cache underfoot, then the agent, then the module, then the other robots; else stop."""
    rows = table.rows
    for code in codes:
        if rows.cache <= code < rows.stop:
            return code
    order = [table.active, MODULE] + [robot for robot in range(table.setup.seats) if robot != table.active]
    for robot in order:
        if entry.robots >> robot & 1 and table.is_online(robot):
            direction = next_direction(table, memory, robot, entry.in_action, entry.ap)
            for first in (rows.step, rows.push):
                if direction >= 0 and first + robot * 4 + direction in codes:
                    return first + robot * 4 + direction
    return rows.stop


def next_direction(table: Table, memory: Memory, robot: int, in_action: bool, ap: int) -> int:
    """The first step of the part of its way that a robot should go now; nothing to stay."""
    squares = path_of(table, memory, robot, in_action, ap)
    if len(squares) <= 1:
        return NOTHING
    if wise_end(table, memory, robot, squares) == 0:
        return NOTHING
    for direction in range(4):
        if NEXT[squares[0] * 4 + direction] == squares[1]:
            return direction
    return NOTHING


def path_of(table: Table, memory: Memory, robot: int, in_action: bool, ap: int) -> list[int]:
    """The squares of the way that so many AP pay for, the first one where the robot stands."""
    field = memory.way(table, robot)
    square = table.at[robot]
    squares = [square]
    pushes = in_action and bool(table.universal & PUSH_BIT)
    if robot == MODULE and in_action:
        ap = min(ap, table.setup.module.most_squares - table.module_steps)
    for _ in range(LONGEST):
        following = best_neighbour(table, field, square, pushes)
        if following < 0:
            break
        ap -= step_cost(table, robot, square, following, in_action)
        if table.unit_on(following) >= 0:
            ap -= 1  # Push
        if ap < 0:
            break
        squares.append(following)
        square = following
    return squares


def best_neighbour(table: Table, field: list[int], square: int, pushes: bool = False) -> int:
    """The free square beside this one that is nearest to the target, or one whose unit can be pushed; else nothing."""
    best, found = field[square], NOTHING
    way = table.ways[square]
    for direction in range(4):
        other = NEXT[square * 4 + direction]
        if way >> direction & 1 and field[other] < best and can_enter(table, square, other, pushes):
            best, found = field[other], other
    return found


def can_enter(table: Table, square: int, other: int, pushes: bool) -> bool:
    """Is this square free, or held by a unit that can be pushed aside?"""
    if table.is_free(other):
        return True
    return pushes and table.unit_on(other) >= 0 and len(push_ways(table, other, square)) > 0


def blocking_unit(table: Table, memory: Memory, robot: int) -> int:
    """The unit that stands in this robot's way on the next square; nothing when the way is free."""
    square = table.at[robot]
    field = memory.way(table, robot)
    best, found = field[square], NOTHING
    for direction in range(4):
        other = NEXT[square * 4 + direction]
        if table.ways[square] >> direction & 1 and field[other] < best:
            best, found = field[other], table.unit_on(other)
    return found


def door_ahead(table: Table, field: list[int], square: int) -> int:
    """The direction of the locked door that the way leads through here; nothing when it goes on without one."""
    following = best_neighbour(table, field, square)
    if following >= 0 and field[following] <= field[square] - STEP_PRICE:
        return NOTHING
    for direction in range(4):
        if is_locked(table, square, direction) and field[NEXT[square * 4 + direction]] + DOOR_PRICE <= field[square]:
            return direction
    return NOTHING


def wise_end(table: Table, memory: Memory, robot: int, squares: list[int]) -> int:
    """How far along a path to go: as far as it leads while there is more to come in this turn, else with an eye on danger."""
    last = len(squares) - 1
    if robot != MODULE and moves_on(table):
        return last
    danger = memory.routes.danger(table)
    field = memory.way(table, robot)
    boldness = 0.3 if robot == MODULE and memory.plan(table).module_target >= 0 else 1.0  # it has to go there anyway
    best, end = -1e9, 0
    for index in range(len(squares)):
        square = squares[index]
        worth = -field[square] / 2 - boldness * fear(table, robot, square, danger[square])
        if worth > best + 1e-9:
            best, end = worth, index
    return end


def fear(table: Table, robot: int, square: int, danger: float) -> float:
    """AP that the danger of a square is worth to a robot that stops there."""
    if table.plan.zone[square] == EXTERIOR:
        return 0.0
    if table.plan.hideout[square] and table.alert[robot] != ON:
        return 0.0
    if robot != MODULE:
        return FEAR * danger * 4.0 / max(2, table.power[robot])
    if danger < 1.0 and SECURE <= table.plan.zone[square] <= SECURE + 1:
        return 0.0
    return (3.0 + MODULE_FEAR * danger) * 5.0 / max(2, table.power[robot])


def moves_on(table: Table) -> bool:
    """Will the active agent be able to go on later in this turn?"""
    for entry in table.agenda:
        if isinstance(entry, NextChip):
            for slot in range(table.marker + 1, SLOTS):
                if table.is_active_chip(slot):
                    return table.dice[0] + table.dice[1] + table.dice[2] >= 2 or table.chips[slot] == PHYSICAL
    return False


def useful_ap(table: Table, memory: Memory, robot: int) -> int:
    """How many AP a robot can use before its way ends or a locked door stops it."""
    if not table.is_online(robot):
        return 0
    squares = path_of(table, memory, robot, True, LONGEST)
    if robot == MODULE:
        return wise_end(table, memory, robot, squares)
    return len(squares) - 1 + sum(1 for square in squares[1:] if table.unit_on(square) >= 0)


def goes_through(table: Table, memory: Memory, entry: Through) -> bool:
    """Is the square behind the door just opened nearer to the target?"""
    here = table.at[table.active]
    field = memory.way(table, table.active)
    return field[NEXT[here * 4 + entry.direction]] < field[here]
