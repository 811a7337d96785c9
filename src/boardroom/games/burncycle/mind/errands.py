"""Who goes where: the open objectives of a floor are dealt out among the agents, then everybody goes to a secure zone.

An errand is a square to stand on and the AP of the test there. They are given out one by one, each to the agent that has
it done first with what it already has to do, so that the team works side by side.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import (
    BROADCAST,
    COPY,
    CRACK,
    FETCH,
    HACK,
    KEY_GOAL,
    LURE_GOAL,
    MODULE,
    NEXT,
    NOTHING,
    ROOMS,
    SECURE,
    SQUARES,
)
from boardroom.games.burncycle.mind.doorkeeping import door_on_way, doorkeeper, exit_price
from boardroom.games.burncycle.mind.routes import FAR_AWAY, Routes
from boardroom.games.burncycle.state.table import Table

COPY_WORK: Final = 5.0  # AP, the dice that turn out too many included
HACK_WORK: Final = 4.0
BROADCAST_WORK: Final = 7.0
KEY_WORK: Final = 8.0
LURE_WORK: Final = 8.0
CRACK_RATE: Final = 1.3  # AP rolled for each point of the counter
UNREACHABLE: Final = 60.0
HEAD_START: Final = 8.0  # AP


class Plan:
    """The first errand of each agent, and the AP that everybody's way still takes."""

    def __init__(self, seats: int) -> None:
        self.targets = [NOTHING] * seats  # a square; nothing: off to a secure zone
        self.loads = [0.0] * seats
        self.module_target = NOTHING
        self.module_load = 0.0
        self.longest = 0.0  # AP of the agent that has most to do before it can leave


class Errands:
    """The plans made so far."""

    def __init__(self) -> None:
        self._plans: dict[tuple[int, ...], Plan] = {}

    def plan(self, t: Table, routes: Routes) -> Plan:
        """The plan for this position."""
        key = (
            t.floor, t.unlocked, t.ledgers, t.hacked, t.terminals, t.down, t.unit_keys,
            *t.goals, *t.at, *t.alert, *t.destroyed,
        )  # fmt: skip
        plan = self._plans.get(key)
        if plan is None:
            if len(self._plans) >= 3000:
                self._plans = {}
            plan = make_plan(t, routes)
            self._plans[key] = plan
        return plan


def make_plan(t: Table, routes: Routes) -> Plan:
    """Deals out the errands of every open objective, then adds the ways out."""
    plan = Plan(t.setup.seats)
    places = t.at[: t.setup.seats]
    for number, goal in enumerate(t.floor_card().goals):
        missing = goal.counts[t.setup.seats - 1] - t.goals[number]
        if missing <= 0:
            continue
        if goal.kind == BROADCAST:
            plan.module_target = goal.square
            let_through(t, routes, plan, places, routes.plain(t, goal.square))
            deal(t, routes, plan, places, neighbours_of(t, goal.square), 1, BROADCAST_WORK)
        elif goal.kind == CRACK:
            deal(t, routes, plan, places, [goal.square], 1, CRACK_RATE * missing)
        elif goal.kind == COPY:
            deal(t, routes, plan, places, open_ledgers(t), missing, COPY_WORK)
        elif goal.kind == HACK:
            deal(t, routes, plan, places, open_terminals(t), missing, HACK_WORK)
        elif goal.kind == KEY_GOAL:
            deal(t, routes, plan, places, key_squares(t), 1, KEY_WORK)
        elif goal.kind == FETCH:
            deal(t, routes, plan, places, [goal.square], 1, 1.0)
        elif goal.kind == LURE_GOAL:
            lure(t, routes, plan, places, t.plan.zone_number(goal.zone), missing)
    if t.at[MODULE] >= 0 and max(plan.targets) < 0:
        let_through(t, routes, plan, places, routes.plain_zone(t, nearest_exit(t, routes, MODULE, t.at[MODULE])))
    add_ways_out(t, routes, plan, places)
    for seat in range(t.setup.seats):
        if plan.targets[seat] >= 0:
            plan.longest = max(plan.longest, plan.loads[seat])
    return plan


def is_early(plan: Plan, robot: int) -> bool:
    """Should a robot without an errand wait out of sight, because others are busy for longer than its way takes?"""
    load = plan.module_load if robot == MODULE else plan.loads[robot]
    return plan.longest > load + HEAD_START


def deal(t: Table, routes: Routes, plan: Plan, places: list[int], squares: list[int], count: int, work: float) -> None:
    """Gives out `count` of these squares."""
    left = squares[:]
    for _ in range(count):
        best, who, where = UNREACHABLE * 4, NOTHING, NOTHING
        for square in left:
            field = routes.plain(t, square)
            for seat in range(t.setup.seats):
                if t.is_online(seat):
                    done = plan.loads[seat] + field[places[seat]] / 2
                    if done < best:
                        best, who, where = done, seat, square
        if who < 0:
            for seat in range(t.setup.seats):
                plan.loads[seat] += UNREACHABLE
            return
        plan.loads[who] = best + work
        places[who] = where
        left.remove(where)
        if plan.targets[who] < 0:
            plan.targets[who] = where


def open_ledgers(t: Table) -> list[int]:
    """Objective squares whose ledger is still there."""
    return [square for number, square in enumerate(t.plan.objectives) if not t.ledgers >> number & 1]


def open_terminals(t: Table) -> list[int]:
    """One terminal of each room that does not count yet."""
    found = []
    for number, square in enumerate(t.plan.terminals):
        zone = t.plan.zone[square]
        if t.terminals >> number & 1 and zone >= ROOMS and not t.hacked >> zone & 1:
            found.append(square)
    return found


def key_squares(t: Table) -> list[int]:
    """Squares beside units that carry a key."""
    found = []
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and t.unit_keys >> unit & 1:
            found += neighbours_of(t, t.unit_at[unit])
    return found


def neighbours_of(t: Table, square: int) -> list[int]:
    """The squares that an open edge joins to this one."""
    return [NEXT[square * 4 + direction] for direction in range(4) if t.ways[square] >> direction & 1]


def lure(t: Table, routes: Routes, plan: Plan, places: list[int], room: int, missing: int) -> None:
    """Somebody must be seen in the room, two squares from a door; a chip that lies there does the rest."""
    chips = 0
    for robot in t.robots():
        if t.alert[robot] >= 0 and t.plan.zone[t.alert[robot]] == room:
            chips += 1
    inner = [square for square in range(SQUARES) if t.plan.zone[square] == room]
    if missing > chips:
        deal(t, routes, plan, places, inner, missing - chips, LURE_WORK)


def add_ways_out(t: Table, routes: Routes, plan: Plan, places: list[int]) -> None:
    """Everybody's way into a secure zone, from where its errands end."""
    for seat in range(t.setup.seats):
        if t.is_online(seat):
            plan.loads[seat] += way_out(t, routes, seat, places[seat])
    if t.at[MODULE] < 0:
        return
    start = t.at[MODULE]
    if plan.module_target >= 0:
        plan.module_load += routes.distance(t, start, plan.module_target)
        start = plan.module_target
    plan.module_load += way_out(t, routes, MODULE, start)


def let_through(t: Table, routes: Routes, plan: Plan, places: list[int], field: list[int]) -> None:
    """Sends an agent to the locked door that stands in the module's way."""
    door = door_on_way(t, field, t.at[MODULE]) if t.at[MODULE] >= 0 else NOTHING
    if door < 0:
        return
    seat, square, done = doorkeeper(t, routes, plan.loads, places, door)
    if seat >= 0:
        plan.loads[seat] = done
        places[seat] = square
        if plan.targets[seat] < 0:
            plan.targets[seat] = square


def way_out(t: Table, routes: Routes, robot: int, start: int) -> float:
    """AP into the nearest secure zone that counts for this robot."""
    if start < 0:
        return 0.0
    return routes.plain_zone(t, nearest_exit(t, routes, robot, start))[start] / 2


def nearest_exit(t: Table, routes: Routes, robot: int, start: int) -> int:
    """The secure zone that counts for this robot and that it can reach first."""
    best, found = FAR_AWAY * 4, NOTHING
    for zone in exits(t, robot):
        price = routes.plain_zone(t, zone)[start]
        if robot == MODULE:
            price = exit_price(t, zone, start, price)
        if price < best:
            best, found = price, zone
    return found


def exits(t: Table, robot: int) -> list[int]:
    """The secure zones that count for this robot on this floor."""
    if not t.floor_card().other_exit:
        return [SECURE, SECURE + 1]
    return [zone for zone in (SECURE, SECURE + 1) if zone != t.began[robot]]
