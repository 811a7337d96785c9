"""Who goes where: the open objectives of a floor are dealt out among the agents, then everybody goes to a secure zone.

An errand is a square to stand on and the AP of the test there. They are given out one by one, each to the agent that has
it done first with what it already has to do, so that the team works side by side.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import (
    BROADCAST,
    CACHE_GOAL,
    COPY,
    CRACK,
    FETCH,
    HACK,
    KEY_GOAL,
    LURE_GOAL,
    MODULE,
    NEXT,
    NOTHING,
    PARK,
    ROOMS,
    SECURE,
    SQUARES,
)
from boardroom.games.burncycle.mind.doorkeeping import door_on_way, doorkeeper, exit_price
from boardroom.games.burncycle.mind.routes import FAR_AWAY, Routes
from boardroom.games.burncycle.state.table import Table

COPY_WORK: Final = 5.0  # AP, the dice that turn out too many included
HACK_WORK: Final = 4.0
CACHE_WORK: Final = 0.5
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
        self.module_alone = False  # it needs nobody beside it there
        self.module_load = 0.0
        self.longest = 0.0  # AP of the agent that has most to do before it can leave


class Errands:
    """The plans made so far."""

    def __init__(self) -> None:
        self._plans: dict[tuple[int, ...], Plan] = {}

    def plan(self, table: Table, routes: Routes) -> Plan:
        """The plan for this position."""
        key = (
            table.setup.number, table.floor, table.unlocked, table.laid, table.caches, table.ledgers, table.hacked,
            table.terminals, table.down, table.unit_keys,
            *table.goals, *table.spots, *table.at, *table.alert, *table.destroyed,
        )  # fmt: skip
        plan = self._plans.get(key)
        if plan is None:
            if len(self._plans) >= 3000:
                self._plans = {}
            plan = make_plan(table, routes)
            self._plans[key] = plan
        return plan


def make_plan(table: Table, routes: Routes) -> Plan:
    """Deals out the errands of every open objective, then adds the ways out."""
    plan = Plan(table.setup.seats)
    places = table.at[: table.setup.seats]
    for number, goal in enumerate(table.floor_card().goals):
        missing = goal.counts[table.setup.seats - 1] - table.goals[number]
        if missing <= 0:
            continue
        if goal.kind == BROADCAST:
            spot = table.spots[number]
            plan.module_target = spot
            let_through(table, routes, plan, places, routes.plain(table, spot))
            deal(table, routes, plan, places, neighbours_of(table, spot), 1, BROADCAST_WORK)
        elif goal.kind == CRACK:
            deal(table, routes, plan, places, table.goal_squares(number), 1, CRACK_RATE * missing)
        elif goal.kind == COPY:
            deal(table, routes, plan, places, open_ledgers(table), missing, COPY_WORK)
        elif goal.kind == HACK:
            deal(table, routes, plan, places, open_terminals(table), missing, HACK_WORK)
        elif goal.kind == KEY_GOAL:
            deal(table, routes, plan, places, key_squares(table), 1, KEY_WORK)
        elif goal.kind == FETCH:
            deal(table, routes, plan, places, table.goal_squares(number), 1, 1.0)
        elif goal.kind == CACHE_GOAL:
            deal(table, routes, plan, places, open_caches(table), missing, CACHE_WORK)
        elif goal.kind == PARK:
            park(table, routes, plan, places, table.goal_room(number))
        elif goal.kind == LURE_GOAL:
            lure(table, routes, plan, places, table.goal_room(number), missing)
    if table.at[MODULE] >= 0 and max(plan.targets) < 0:
        let_through(
            table, routes, plan, places, routes.plain_zone(table, nearest_exit(table, routes, MODULE, table.at[MODULE]))
        )
    add_ways_out(table, routes, plan, places)
    for seat in range(table.setup.seats):
        if plan.targets[seat] >= 0:
            plan.longest = max(plan.longest, plan.loads[seat])
    return plan


def park(table: Table, routes: Routes, plan: Plan, places: list[int], room: int) -> None:
    """The module goes to the nearest square of its room; somebody opens the door."""
    if table.at[MODULE] < 0 or plan.module_target >= 0:
        return
    squares = [square for square in range(SQUARES) if table.plan.zone[square] == room and table.unit_on(square) < 0]
    field = routes.plain_zone(table, room)
    plan.module_target = min(squares, key=lambda square: routes.plain(table, square)[table.at[MODULE]])
    plan.module_alone = True
    let_through(table, routes, plan, places, field)


def is_early(plan: Plan, robot: int) -> bool:
    """Should a robot without an errand wait out of sight, because others are busy for longer than its way takes?"""
    load = plan.module_load if robot == MODULE else plan.loads[robot]
    return plan.longest > load + HEAD_START


def deal(
    table: Table, routes: Routes, plan: Plan, places: list[int], squares: list[int], count: int, work: float
) -> None:
    """Gives out `count` of these squares."""
    left = squares[:]
    for _ in range(count):
        best, who, where = UNREACHABLE * 4, NOTHING, NOTHING
        for square in left:
            field = routes.plain(table, square)
            for seat in range(table.setup.seats):
                if table.is_online(seat):
                    done = plan.loads[seat] + field[places[seat]] / 2
                    if done < best:
                        best, who, where = done, seat, square
        if who < 0:
            for seat in range(table.setup.seats):
                plan.loads[seat] += UNREACHABLE
            return
        plan.loads[who] = best + work
        places[who] = where
        left.remove(where)
        if plan.targets[who] < 0:
            plan.targets[who] = where


def open_ledgers(table: Table) -> list[int]:
    """Objective squares whose ledger is still there."""
    return table.goal_squares(table.goal_number(COPY))


def open_caches(table: Table) -> list[int]:
    """The squares of caches that still lie there."""
    return [square for number, square in enumerate(table.plan.caches) if table.caches >> number & 1]


def open_terminals(table: Table) -> list[int]:
    """One terminal of each room that does not count yet."""
    found = []
    for number, square in enumerate(table.plan.terminals):
        zone = table.plan.zone[square]
        if table.terminals >> number & 1 and zone >= ROOMS and not table.hacked >> zone & 1:
            found.append(square)
    return found


def key_squares(table: Table) -> list[int]:
    """Squares beside units that carry a key."""
    found = []
    for unit in range(len(table.unit_at)):
        if table.unit_at[unit] >= 0 and table.unit_keys >> unit & 1:
            found += neighbours_of(table, table.unit_at[unit])
    return found


def neighbours_of(table: Table, square: int) -> list[int]:
    """The squares that an open edge joins to this one."""
    return [NEXT[square * 4 + direction] for direction in range(4) if table.ways[square] >> direction & 1]


def lure(table: Table, routes: Routes, plan: Plan, places: list[int], room: int, missing: int) -> None:
    """Somebody must be seen in the room, two squares from a door; a chip that lies there does the rest."""
    chips = 0
    for robot in table.robots():
        if table.alert[robot] >= 0 and table.plan.zone[table.alert[robot]] == room:
            chips += 1
    inner = [square for square in range(SQUARES) if table.plan.zone[square] == room]
    if missing > chips:
        deal(table, routes, plan, places, inner, missing - chips, LURE_WORK)


def add_ways_out(table: Table, routes: Routes, plan: Plan, places: list[int]) -> None:
    """Everybody's way into a secure zone, from where its errands end."""
    for seat in range(table.setup.seats):
        if table.is_online(seat):
            plan.loads[seat] += way_out(table, routes, seat, places[seat])
    if table.at[MODULE] < 0:
        return
    start = table.at[MODULE]
    if plan.module_target >= 0:
        plan.module_load += routes.distance(table, start, plan.module_target)
        start = plan.module_target
    plan.module_load += way_out(table, routes, MODULE, start)


def let_through(table: Table, routes: Routes, plan: Plan, places: list[int], field: list[int]) -> None:
    """Sends an agent to the locked door that stands in the module's way."""
    door = door_on_way(table, field, table.at[MODULE]) if table.at[MODULE] >= 0 else NOTHING
    if door < 0:
        return
    seat, square, done = doorkeeper(table, routes, plan.loads, places, door)
    if seat >= 0:
        plan.loads[seat] = done
        places[seat] = square
        if plan.targets[seat] < 0:
            plan.targets[seat] = square


def way_out(table: Table, routes: Routes, robot: int, start: int) -> float:
    """AP into the nearest secure zone that counts for this robot."""
    if start < 0:
        return 0.0
    return routes.plain_zone(table, nearest_exit(table, routes, robot, start))[start] / 2


def nearest_exit(table: Table, routes: Routes, robot: int, start: int) -> int:
    """The secure zone that counts for this robot and that it can reach first."""
    best, found = FAR_AWAY * 4, NOTHING
    for zone in exits(table, robot):
        price = routes.plain_zone(table, zone)[start]
        if robot == MODULE:
            price = exit_price(table, zone, start, price)
        if price < best:
            best, found = price, zone
    return found


def exits(table: Table, robot: int) -> list[int]:
    """The secure zones that count for this robot on this floor."""
    if not table.floor_card().other_exit:
        return [SECURE, SECURE + 1]
    return [zone for zone in (SECURE, SECURE + 1) if zone != table.began[robot]]
