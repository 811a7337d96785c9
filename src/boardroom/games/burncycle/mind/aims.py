"""What a team is working towards: the errand of each robot, the open objectives, the way out, and the threat that is left."""

from __future__ import annotations

from math import ceil

from boardroom.core.coach import FACT, Reason, is_a
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.names import (
    CACHE_GOAL,
    GOALS,
    HACK,
    KEY_GOAL,
    MODULE,
    NOTHING,
    ROBOT_NAMES,
    name_of,
)
from boardroom.games.burncycle.mind.errands import key_squares, nearest_exit, open_caches, open_terminals
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.routes import FAR_AWAY
from boardroom.games.burncycle.rules.routing import AT_SETUP, Route
from boardroom.games.burncycle.rules.setup import Place
from boardroom.games.burncycle.state.table import Table

KEYS = ("errand", "errand_door", "leave", "module_goal", "objective", "threat_left")


def aims_of(table: Table, memory: Memory) -> list[Reason]:
    """The active agent's errand first, then the objectives that are open, then the threat."""
    found: list[Reason] = []
    seat = table.seat if is_set_up(table) else table.active
    if table.is_online(seat):
        found.append(errand(table, memory, seat))
    if table.at[MODULE] >= 0 and memory.plan(table).module_target >= 0:
        target = memory.plan(table).module_target
        found.append(aim("module_goal", square=name_of(target), ap=distance(table, memory, MODULE)))
    for number, goal in enumerate(table.floor_card().goals):
        if table.goals[number] < table.needed(number):
            found.append(aim("objective", goal=GOALS[goal.kind], now=table.goals[number], needed=table.needed(number)))
    return [*found, aim("threat_left", threat=table.threat, limit=table.setup.limit)]


def is_set_up(table: Table) -> bool:
    """Is the table still being set up, each seat for its own agent?"""
    entry = table.agenda[-1]
    return is_a(entry, Place) or (is_a(entry, Route) and entry.stage == AT_SETUP)


def aim(key: str, **params: Param) -> Reason:
    """One thing to work towards."""
    return Reason(key, params, FACT)


def errand(table: Table, memory: Memory, seat: int) -> Reason:
    """Where this agent should go, what for, and how many AP away it is."""
    target = memory.plan(table).targets[seat]
    robot = ROBOT_NAMES[seat]
    if target < 0:
        return aim("leave", robot=robot, ap=distance(table, memory, seat))
    goal = goal_at(table, target)
    where: dict[str, Param] = {"robot": robot, "square": name_of(target), "ap": distance(table, memory, seat)}
    return aim("errand", goal=GOALS[goal], **where) if goal >= 0 else aim("errand_door", **where)


def goal_at(table: Table, square: int) -> int:
    """The kind of the open objective that is worked at on this square, or nothing."""
    for number, goal in enumerate(table.floor_card().goals):
        if table.goals[number] < table.needed(number) and square in squares_for(table, number, goal.kind):
            return goal.kind
    return NOTHING


def squares_for(table: Table, number: int, kind: int) -> list[int]:
    """Where an agent stands who works at this objective."""
    if kind == HACK:
        return open_terminals(table)
    if kind == CACHE_GOAL:
        return open_caches(table)
    if kind == KEY_GOAL:
        return key_squares(table)
    return table.goal_squares(number)


def distance(table: Table, memory: Memory, robot: int) -> int:
    """AP to this robot's next target, doors included; to the nearest secure zone where it has nothing else to do."""
    plan = memory.plan(table)
    target = plan.module_target if robot == MODULE else plan.targets[robot]
    return ap_to(field_of(table, memory, robot, target), table, robot)


def field_of(table: Table, memory: Memory, robot: int, target: int) -> list[int]:
    """The distances to a target, or to the secure zone that the robot reaches first."""
    if target >= 0:
        return memory.routes.plain(table, target)
    return memory.routes.plain_zone(table, nearest_exit(table, memory.routes, robot, table.at[robot]))


def ap_to(field: list[int], table: Table, robot: int) -> int:
    """The distance where the robot stands, in whole AP."""
    return ceil(min(field[table.at[robot]], FAR_AWAY) / 2)
