"""Missions (BC-3.7): counting objectives, the floor reward, and the end of a floor (BC-2.11.3, BC-2.11.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import ASIDE, Refusal
from boardroom.games.burncycle.content.names import (
    BROADCAST,
    COPY,
    CRACK,
    FETCH,
    GOALS,
    HACK,
    LURE_GOAL,
    MODULE,
    NOTHING,
    PARK,
    ROOMS,
)
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.dice import ApTest, test
from boardroom.games.burncycle.rules.floors import draw_unit, next_floor, put_unit
from boardroom.games.burncycle.rules.threat import add_threat, finish, gain_power
from boardroom.games.burncycle.shapes import FloorDone, GoalReached, MissionWorked
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import MenuAction
from boardroom.games.burncycle.state.geometry import FAR, walk_field
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

NO_GOAL: Final = refusals.add("no-goal", "BC-2.4.3.12", ASIDE)
NOT_AT_GOAL: Final = refusals.add("not-at-goal", "BC-2.4.3.12")
GOAL_MET: Final = refusals.add("goal-met", "BC-2.4.3.12")

EVERYTHING: Final = 99  # AP


def advance(table: Table, kind: int, count: int = 1) -> None:
    """An objective of this kind comes nearer; when the last one is met everybody online is rewarded (BC-A52)."""
    goals = table.floor_card().goals
    for number in range(len(goals)):
        before = table.goals[number]
        if goals[number].kind == kind and before < table.needed(number):
            table.goals[number] = min(table.needed(number), before + count)
            if table.log is not None:
                table.say(
                    GoalReached(
                        kind="goal",
                        seat=table.active,
                        goal=GOALS[kind],
                        now=table.goals[number],
                        needed=table.needed(number),
                    )
                )
            if kind == CRACK and table.goals[number] == table.needed(number):
                place_last_guard(table)
    if objectives_met(table) and not table.rewarded:
        table.rewarded = True
        reward = table.floor_card().reward
        for seat in range(table.setup.seats):
            if table.is_online(seat) and reward:
                gain_power(table, seat, reward)


def objectives_met(table: Table) -> bool:
    """Are all objectives of the floor met?"""
    return all(table.goals[number] >= table.needed(number) for number in range(len(table.goals)))


def hacked_terminal(table: Table, zone: int) -> None:
    """A successful terminal action: rooms count once each, the hallway never."""
    if zone >= ROOMS and not table.hacked >> zone & 1:
        table.hacked |= 1 << zone
        advance(table, HACK)


def count_lured(table: Table) -> None:
    """At the end of a corporation turn: units in the room that were not placed there."""
    number = table.goal_number(LURE_GOAL)
    if number < 0:
        return
    room = table.goal_room(number)
    zones = table.plan.zone
    lured = 0
    for unit in range(len(table.unit_at)):
        if table.unit_at[unit] >= 0 and zones[table.unit_at[unit]] == room and zones[table.unit_post[unit]] != room:
            lured += 1
    if lured >= table.needed(number):
        advance(table, LURE_GOAL, table.needed(number))


def note_parked(table: Table) -> None:
    """At the end of a player's turn: does the module stand in its room?"""
    number = table.goal_number(PARK)
    if number >= 0 and table.at[MODULE] >= 0 and table.zone_at(MODULE) == table.goal_room(number):
        advance(table, PARK)


class MissionAction(MenuAction):
    """BC-2.4.3.12: a mission's standard action; the number is the kind of objective."""

    family: ClassVar[str] = "mission"

    def add(self, table: Table, first: int, size: int, codes: list[int]) -> None:
        """Those of this floor."""
        for goal in table.floor_card().goals:
            if self.may(table, goal.kind) is None:
                codes.append(first + goal.kind)

    def may(self, table: Table, number: int) -> Refusal | None:
        """What the floor still asks for, where the agent stands."""
        goals = table.floor_card().goals
        for place in range(len(goals)):
            if goals[place].kind == number:
                return GOAL_MET if table.goals[place] >= table.needed(place) else may_work(table, place)
        return NO_GOAL

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """A test, or just taking it."""
        if table.log is not None:
            table.say(MissionWorked(kind="mission_action", seat=table.active, goal=GOALS[number]))
        if number == COPY:
            test(table, CopyTest(0, table.at[table.active]))
        elif number == BROADCAST:
            test(table, BroadcastTest(0))
        elif number == CRACK:
            test(table, CrackTest(0))
        else:
            assert number == FETCH
            advance(table, FETCH)


def may_work(table: Table, number: int) -> Refusal | None:
    """BC-3.7: can this objective be worked at where the agent stands?"""
    kind, square, spot = table.floor_card().goals[number].kind, table.at[table.active], table.spots[number]
    if kind == COPY:
        return None if square in table.goal_squares(number) else NOT_AT_GOAL
    if kind == BROADCAST:
        return None if table.at[MODULE] == spot and table.are_adjacent(square, spot) else NOT_AT_GOAL
    if kind == FETCH or kind == CRACK:
        return None if square == spot else NOT_AT_GOAL
    return NO_GOAL


class GoalTest(ApTest):
    """A test that an objective asks for."""

    goal: ClassVar[int] = NOTHING

    def need(self, table: Table) -> int:
        """What the mission says."""
        goal = table.goal_of(self.goal)
        assert goal is not None
        return goal.test


class CopyTest(GoalTest):
    """A ledger is copied."""

    word: ClassVar[str] = "test-copy"
    purpose: ClassVar[str] = "copy"
    goal: ClassVar[int] = COPY
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.BONUS, parts.SQUARE)

    def __init__(self, bonus: int, square: int) -> None:
        super().__init__(bonus)
        self.square: Final = square

    def tested(self, table: Table, ap: int) -> None:
        """The ledger of this square counts once."""
        if ap < self.need(table):
            self.failed(table)
            return
        table.ledgers |= 1 << table.plan.objectives.index(self.square)
        advance(table, COPY)


class BroadcastTest(GoalTest):
    """The module broadcasts."""

    word: ClassVar[str] = "test-broadcast"
    purpose: ClassVar[str] = "broadcast"
    goal: ClassVar[int] = BROADCAST

    def tested(self, table: Table, ap: int) -> None:
        """Once more."""
        if ap < self.need(table):
            self.failed(table)
        else:
            advance(table, BROADCAST)


class CrackTest(ApTest):
    """The vault is cracked: the result is added to the counter, and every Crack costs threat."""

    word: ClassVar[str] = "test-crack"
    purpose: ClassVar[str] = "crack"

    def need(self, table: Table) -> int:
        """The more the better."""
        return EVERYTHING

    def tested(self, table: Table, ap: int) -> None:
        """It always counts."""
        goal = table.goal_of(CRACK)
        assert goal is not None
        advance(table, CRACK, ap)
        add_threat(table, goal.threat)


def place_last_guard(table: Table) -> None:
    """A guard on the named post, or on the free hallway post nearest to it."""
    goal = table.goal_of(CRACK)
    if goal is None or goal.guard == 0:
        return
    square = nearest_post(table, table.plan.posts[goal.post])
    if square >= 0:
        put_guard(table, goal.guard, square)


def nearest_post(table: Table, target: int) -> int:
    """The free hallway post nearest to a square, or nothing."""
    field = walk_field(table, table.walks, target)
    best, distance = NOTHING, FAR
    for square in table.plan.posts[1:]:
        if table.is_free(square) and field[square] < distance:
            best, distance = square, field[square]
    return best


def guard_near_module(table: Table, level: int) -> None:
    """One of this level on the free hallway post nearest to the module; outside there is no walk distance."""
    square = nearest_post(table, table.at[MODULE]) if table.at[MODULE] >= 0 else NOTHING
    if square < 0 and table.at[MODULE] >= 0:
        free = [post for post in table.plan.posts[1:] if table.is_free(post)]
        square = free[0] if free else NOTHING
    if square >= 0:
        put_guard(table, level, square)


def put_guard(table: Table, level: int, square: int) -> None:
    """A drawn unit on a post."""
    unit = draw_unit(table, level)
    if unit >= 0:
        facing = table.plan.facing[table.plan.posts.index(square)] if square in table.plan.posts else 0
        put_unit(table, unit, square, facing)
        look_around(table)


def is_floor_done(table: Table) -> bool:
    """BC-2.11.3: objectives met and every robot in a secure zone; an agent shut down does not prevent it."""
    if not objectives_met(table):
        return False
    other = table.floor_card().other_exit
    for robot in table.robots():
        if not table.down >> robot & 1 and (
            not table.is_secure(robot) or (other and table.zone_at(robot) == table.began[robot])
        ):
            return False
    return True


def end_floor(table: Table) -> None:
    """The marker goes to the player who just finished; on the last floor the mission is won."""
    if table.log is not None:
        table.say(FloorDone(kind="floor_done", seat=table.active, floor=table.floor + 1), barrier=True)
    if table.floor + 1 == len(table.setup.mission.floors):
        finish(table, "won", won=True)
        return
    table.holder = table.active
    next_floor(table)
