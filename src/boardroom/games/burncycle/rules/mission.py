"""Missions (BC-3.7): counting objectives, the floor reward, and the end of a floor (BC-2.11.3, BC-2.11.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.cards import Goal
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
    ROOMS,
)
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.dice import ApTest, test
from boardroom.games.burncycle.rules.floors import draw_unit, next_floor, put_unit
from boardroom.games.burncycle.rules.threat import add_threat, finish, gain_power
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import MenuAction
from boardroom.games.burncycle.state.geometry import FAR, walk_field
from boardroom.games.burncycle.state.refusals import NOT_HERE, refusals
from boardroom.games.burncycle.state.table import Table

NO_GOAL: Final = refusals.add("no-goal", "BC-2.4.3.12")
GOAL_MET: Final = refusals.add("goal-met", "BC-2.4.3.12")

EVERYTHING: Final = 99  # AP


def needed(t: Table, number: int) -> int:
    """What this objective of the floor asks for with these seats."""
    return t.floor_card().goals[number].counts[t.setup.seats - 1]


def advance(t: Table, kind: int, count: int = 1) -> None:
    """An objective of this kind comes nearer; when the last one is met everybody online is rewarded (BC-A52)."""
    goals = t.floor_card().goals
    for number in range(len(goals)):
        before = t.goals[number]
        if goals[number].kind == kind and before < needed(t, number):
            t.goals[number] = min(needed(t, number), before + count)
            if t.log is not None:
                t.say("goal", {"goal": GOALS[kind], "now": t.goals[number], "needed": needed(t, number)})
            if kind == CRACK and t.goals[number] == needed(t, number):
                place_last_guard(t)
    if objectives_met(t) and not t.rewarded:
        t.rewarded = 1
        reward = t.floor_card().reward
        for seat in range(t.setup.seats):
            if t.is_online(seat) and reward:
                gain_power(t, seat, reward)


def objectives_met(t: Table) -> bool:
    """Are all objectives of the floor met?"""
    return all(t.goals[number] >= needed(t, number) for number in range(len(t.goals)))


def hacked_terminal(t: Table, zone: int) -> None:
    """A successful terminal action: rooms count once each, the hallway never."""
    if zone >= ROOMS and not t.hacked >> zone & 1:
        t.hacked |= 1 << zone
        advance(t, HACK)


def count_lured(t: Table) -> None:
    """At the end of a corporation turn: units in the room that were not placed there."""
    goal = t.goal_of(LURE_GOAL)
    if goal is None:
        return
    room = t.plan.zone_number(goal.zone)
    zones = t.plan.zone
    lured = 0
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and zones[t.unit_at[unit]] == room and zones[t.unit_post[unit]] != room:
            lured += 1
    number = [g.kind for g in t.floor_card().goals].index(LURE_GOAL)
    if lured >= needed(t, number):
        advance(t, LURE_GOAL, needed(t, number))


class MissionAction(MenuAction):
    """BC-2.4.3.12: a mission's standard action; the number is the kind of objective."""

    family: ClassVar[str] = "mission"

    def add(self, t: Table, first: int, size: int, codes: list[int]) -> None:
        """Those of this floor."""
        for goal in t.floor_card().goals:
            if self.may(t, goal.kind) is None:
                codes.append(first + goal.kind)

    def may(self, t: Table, number: int) -> Refusal | None:
        """What the floor still asks for, where the agent stands."""
        goals = t.floor_card().goals
        for place in range(len(goals)):
            if goals[place].kind == number:
                return GOAL_MET if t.goals[place] >= needed(t, place) else may_work(t, goals[place])
        return NO_GOAL

    def do(self, t: Table, number: int, optimised: bool) -> None:
        """A test, or just taking it."""
        if t.log is not None:
            t.say("mission_action", {"goal": GOALS[number]})
        if number == COPY:
            test(t, CopyTest(0, t.at[t.active]))
        elif number == BROADCAST:
            test(t, BroadcastTest(0))
        elif number == CRACK:
            test(t, CrackTest(0))
        else:
            assert number == FETCH
            advance(t, FETCH)


def may_work(t: Table, goal: Goal) -> Refusal | None:
    """BC-3.7: can this objective be worked at where the agent stands?"""
    square = t.at[t.active]
    if goal.kind == COPY:
        objectives = t.plan.objectives
        return None if square in objectives and not t.ledgers >> objectives.index(square) & 1 else NOT_HERE
    if goal.kind == BROADCAST:
        return None if t.at[MODULE] == goal.square and t.are_adjacent(square, goal.square) else NOT_HERE
    if goal.kind == FETCH or goal.kind == CRACK:
        return None if square == goal.square else NOT_HERE
    return NO_GOAL


class GoalTest(ApTest):
    """A test that an objective asks for."""

    goal: ClassVar[int] = NOTHING

    def need(self, t: Table) -> int:
        """What the mission says."""
        goal = t.goal_of(self.goal)
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

    def tested(self, t: Table, ap: int) -> None:
        """The ledger of this square counts once."""
        if ap < self.need(t):
            self.failed(t)
            return
        t.ledgers |= 1 << t.plan.objectives.index(self.square)
        advance(t, COPY)


class BroadcastTest(GoalTest):
    """The module broadcasts."""

    word: ClassVar[str] = "test-broadcast"
    purpose: ClassVar[str] = "broadcast"
    goal: ClassVar[int] = BROADCAST

    def tested(self, t: Table, ap: int) -> None:
        """Once more."""
        if ap < self.need(t):
            self.failed(t)
        else:
            advance(t, BROADCAST)


class CrackTest(ApTest):
    """The vault is cracked: the result is added to the counter, and every Crack costs threat."""

    word: ClassVar[str] = "test-crack"
    purpose: ClassVar[str] = "crack"

    def need(self, t: Table) -> int:
        """The more the better."""
        return EVERYTHING

    def tested(self, t: Table, ap: int) -> None:
        """It always counts."""
        goal = t.goal_of(CRACK)
        assert goal is not None
        advance(t, CRACK, ap)
        add_threat(t, goal.threat)


def place_last_guard(t: Table) -> None:
    """A guard on the named post, or on the free hallway post nearest to it."""
    goal = t.goal_of(CRACK)
    if goal is None or goal.guard == 0:
        return
    square = nearest_post(t, t.plan.posts[goal.post])
    if square >= 0:
        put_guard(t, goal.guard, square)


def nearest_post(t: Table, target: int) -> int:
    """The free hallway post nearest to a square, or nothing."""
    field = walk_field(t, t.walks, target)
    best, distance = NOTHING, FAR
    for square in t.plan.posts[1:]:
        if t.is_free(square) and field[square] < distance:
            best, distance = square, field[square]
    return best


def put_guard(t: Table, level: int, square: int) -> None:
    """A drawn unit on a post."""
    unit = draw_unit(t, level)
    if unit >= 0:
        facing = t.plan.facing[t.plan.posts.index(square)] if square in t.plan.posts else 0
        put_unit(t, unit, square, facing)
        look_around(t)


def is_floor_done(t: Table) -> bool:
    """BC-2.11.3: objectives met and every robot in a secure zone; an agent shut down does not prevent it."""
    if not objectives_met(t):
        return False
    other = t.floor_card().other_exit
    for robot in t.robots():
        if not t.down >> robot & 1 and (not t.is_secure(robot) or (other and t.zone_at(robot) == t.began[robot])):
            return False
    return True


def end_floor(t: Table) -> None:
    """The marker goes to the player who just finished; on the last floor the mission is won."""
    if t.log is not None:
        t.say("floor_done", {"floor": t.floor + 1}, barrier=True)
    if t.floor + 1 == len(t.setup.mission.floors):
        finish(t, "won", won=True)
        return
    t.holder = t.active
    next_floor(t)
