"""Moving robots (BC-2.4.3.5): steps, Grapple, Push, Swap, crossing a wall, and caches (BC-2.7.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    CACHE_TAKEN,
    CACHES,
    CUPBOARD_SENSE,
    DEAD_WEIGHT,
    EXTERIOR,
    MODULE,
    NEXT,
    PHYSICAL,
    ROBOT_NAMES,
    ROBOTS,
    SIDE_STEP,
    WALL,
    name_of,
)
from boardroom.games.burncycle.rules.alert import after_step, look_around, spot
from boardroom.games.burncycle.rules.dice import OPTIMISED_AP, ApTest, test
from boardroom.games.burncycle.rules.doors import is_inside
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.inspection import inspect
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Decision, Either, MenuAction, OneOf
from boardroom.games.burncycle.state.refusals import NO_WAY, NOT_HERE, refusals
from boardroom.games.burncycle.state.table import Table

SWAP_BIT: Final = 1
PUSH_BIT: Final = 2
REPAIR_BIT: Final = 4
MANY_AP: Final = 99  # a Move can use them all

TOO_FAR: Final = refusals.add("too-few-ap", "BC-2.4.3.5")
NO_SWAP: Final = refusals.add("no-swap", "BC-2.4.3.5")
NO_PUSH: Final = refusals.add("no-push", "BC-2.4.3.5")
NOT_MOVING: Final = refusals.add("not-moving", "BC-2.4.3.5")
TIRED: Final = refusals.add("module-tired", "BC-3.12")
NO_CROSSING: Final = refusals.add("no-crossing", "BC-3.17")


class MoveAction(MenuAction):
    """Move: an AP test, then the agent and the module."""

    family: ClassVar[str] = "move"
    kind: ClassVar[int] = PHYSICAL
    clicked: ClassVar[str] = "choice:move"

    def may(self, t: Table, number: int) -> Refusal | None:
        """Always."""
        return None

    def do(self, t: Table, number: int, optimised: bool) -> None:
        """+2 if optimised."""
        t.module_steps = 0
        test(t, MoveTest(OPTIMISED_AP if optimised else 0))


class MoveTest(ApTest):
    """AP for the agent and the module."""

    word: ClassVar[str] = "test-move"
    purpose: ClassVar[str] = "move"

    def need(self, t: Table) -> int:
        """The more the farther."""
        return MANY_AP

    def tested(self, t: Table, ap: int) -> None:
        """They are moved."""
        t.push(Move(1 << t.active | 1 << MODULE, True, ap))


class Move(Decision):
    """Every step that the AP pay for, caches underfoot, and stopping; nothing when only stopping is left.

    Attributes:
        robots: Who may go, as bits.
        in_action: Is it a Move action? Free steps of effects know no Grapple, Push and crossing.
    """

    word: ClassVar[str] = "move"
    rule: ClassVar[str] = "BC-2.4.3.5"
    families: ClassVar[tuple[str, ...]] = ("step", "swap", "push", "cross", "cache", "stop")
    fields: ClassVar[tuple[parts.Part, ...]] = (
        parts.Number("robots", 1, (1 << ROBOTS) - 1), parts.Flag("in_action"), parts.Number("ap", 0, parts.MOST)
    )  # fmt: skip

    def __init__(self, robots: int, in_action: bool, ap: int) -> None:
        self.robots: Final = robots
        self.in_action: Final = in_action
        self.ap: Final = ap

    def choices(self, t: Table) -> list[int]:
        """The four kinds of steps, each robot in its order."""
        rows = t.rows
        codes: list[int] = []
        for robot in range(ROBOTS):
            if self.may_go(t, robot) is None:
                for direction in range(4):
                    self.add_step(t, robot, direction, codes)
        for robot in range(ROBOTS):
            if self.may_take(t, robot) is None:
                codes.append(rows.cache + robot)
        if not codes:
            return codes
        codes.append(rows.stop)
        codes.sort()
        return codes

    def add_step(self, t: Table, robot: int, direction: int, codes: list[int]) -> None:
        """What can be done in one direction: at most one of the four."""
        square = t.at[robot]
        first = t.rows.cross
        if t.ways[square] >> direction & 1:
            target = NEXT[square * 4 + direction]
            first = t.rows.swap if t.robot_on(target) >= 0 else t.rows.push if t.unit_on(target) >= 0 else t.rows.step
        if self.may_step(t, first, robot, direction) is None:
            codes.append(first + robot * 4 + direction)

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """No such way, too few AP, or another step."""
        rows = t.rows
        if code == rows.stop:
            return None
        family = rows.family_of[code]
        if family == rows.cache:
            return self.may_take(t, code - rows.cache)
        if not rows.step <= code < rows.cache:
            return self.wrong_step()
        robot, direction = (code - family) // 4, (code - family) % 4
        return self.may_go(t, robot) or self.may_step(t, family, robot, direction)

    def may_go(self, t: Table, robot: int) -> Refusal | None:
        """Does this robot move now?"""
        if not self.robots >> robot & 1 or not t.is_online(robot):
            return NOT_MOVING
        if robot == MODULE and self.in_action and t.module_steps >= t.setup.module.most_squares:
            return TIRED
        return None

    def may_take(self, t: Table, robot: int) -> Refusal | None:
        """BC-2.7.3: is there a cache where this robot stands?"""
        if not self.robots >> robot & 1 or not t.is_online(robot):
            return NOT_MOVING
        return None if t.cache_on(t.at[robot]) >= 0 else NOT_HERE

    def may_step(self, t: Table, family: int, robot: int, direction: int) -> Refusal | None:
        """Can this robot go this way in this manner?"""
        rows, square = t.rows, t.at[robot]
        target = NEXT[square * 4 + direction]
        if family == rows.cross:
            return self.may_cross(t, robot, square, direction)
        if not t.ways[square] >> direction & 1:
            return NO_WAY
        cost = step_cost(t, robot, square, target, self.in_action)
        if self.ap < cost:
            return TOO_FAR
        on_robot, on_unit = t.robot_on(target) >= 0, t.unit_on(target) >= 0
        if family == rows.swap:
            return NO_WAY if not on_robot else None if can_swap(t, robot) else NO_SWAP
        if family == rows.push:
            if not on_unit or on_robot:
                return NO_WAY
            if not self.in_action or not t.universal & PUSH_BIT:
                return NO_PUSH
            if self.ap <= cost:
                return TOO_FAR
            return None if push_ways(t, target, square) else NO_WAY
        return NO_WAY if on_robot or on_unit else None

    def may_cross(self, t: Table, robot: int, square: int, direction: int) -> Refusal | None:
        """Equipment e04: one interior wall in the next Move, into a free square (BC-3.17)."""
        if not self.in_action or robot != t.active or not t.crossings >> robot & 1:
            return NO_CROSSING
        target = NEXT[square * 4 + direction]
        if target < 0 or t.ways[square] >> direction & 1 or t.plan.edge[square * 4 + direction] != WALL:
            return NO_WAY
        if not t.is_free(target) or not is_inside(t.plan.zone[square]) or not is_inside(t.plan.zone[target]):
            return NO_WAY
        return None if self.ap >= 1 else TOO_FAR

    def do(self, t: Table, code: int) -> None:
        """One step, swap, push, crossing, cache, or the end of the movement."""
        rows = t.rows
        if code == rows.stop:
            self.drop(t)
            return
        if code >= rows.cache:
            t.push(self)
            take_cache(t, code - rows.cache)
            return
        family = rows.family_of[code]
        robot, direction = (code - family) // 4, (code - family) % 4
        square = t.at[robot]
        target = NEXT[square * 4 + direction]
        cost = 1 if family == rows.cross else step_cost(t, robot, square, target, self.in_action)
        if family == rows.push:
            cost += 1
        t.push(Move(self.robots, self.in_action, self.ap - cost))
        if robot == MODULE and self.in_action:
            t.module_steps += 1
        if family == rows.push:
            t.push(PushTo(t.unit_on(target), robot))
        elif family == rows.cross:
            t.crossings &= ~(1 << robot)
            go(t, robot, target, "crossed")
        elif family == rows.swap:
            swap(t, robot, target)
        else:
            assert family == rows.step
            go(t, robot, target, "moved")

    def drop(self, t: Table) -> None:
        """Unspent AP are lost, and so is an unused crossing."""
        if self.in_action:
            t.crossings &= ~(1 << t.active)

    def params(self, t: Table) -> dict[str, Any]:
        """What is left."""
        return {"ap": self.ap}


def can_swap(t: Table, robot: int) -> bool:
    """Has the team bought Swap, or the agent Side Step?"""
    return bool(t.universal & SWAP_BIT) or (robot != MODULE and t.has(robot, SIDE_STEP))


def step_cost(t: Table, robot: int, square: int, target: int, in_action: bool) -> int:
    """1 AP, and Grapple in Move actions (BC-2.9.4); Cupboard Sense steps into hideouts for nothing."""
    cost = 1
    if robot != MODULE and t.plan.hideout[target] and t.has(robot, CUPBOARD_SENSE):
        cost = 0
    if not in_action or (robot != MODULE and t.has(robot, DEAD_WEIGHT)):
        return cost
    way = t.ways[square]
    for direction in range(4):
        if way >> direction & 1:
            unit = t.unit_on(NEXT[square * 4 + direction])
            if unit >= 0 and t.unit_cards[unit].grapple and not t.stunned >> unit & 1:
                place = t.unit_at[unit]
                if place != target and not t.are_adjacent(target, place):
                    cost += t.unit_cards[unit].grapple
    return cost


def push_ways(t: Table, place: int, left: int) -> list[int]:
    """Where a pushed unit can go: free adjacent squares inside, the one the robot leaves among them."""
    found = []
    for direction in range(4):
        if t.ways[place] >> direction & 1:
            target = NEXT[place * 4 + direction]
            if t.plan.zone[target] != EXTERIOR and (target == left or t.is_free(target)):
                found.append(direction)
    return found


def go(t: Table, robot: int, target: int, kind: str) -> None:
    """A robot enters a square: inspection bead, then spotting."""
    left = t.at[robot]
    t.at[robot] = target
    if t.log is not None:
        t.say(kind, {"robot": ROBOT_NAMES[robot], "square": name_of(target)})
    inspect(t, robot)
    after_step(t, robot, left)


def swap(t: Table, robot: int, target: int) -> None:
    """Two robots change places."""
    other = t.robot_on(target)
    left = t.at[robot]
    t.at[robot], t.at[other] = target, left
    if t.log is not None:
        t.say("swapped", {"robot": ROBOT_NAMES[robot], "other_robot": ROBOT_NAMES[other]})
    inspect(t, robot)
    after_step(t, robot, left)
    if t.is_online(other):
        inspect(t, other)
        after_step(t, other, target)


class PushTo(OneOf):
    """Where a pushed unit is put; the robot enters its square and is spotted."""

    word: ClassVar[str] = "push"
    rule: ClassVar[str] = "BC-2.4.3.5"
    families: ClassVar[tuple[str, ...]] = ("dir",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.UNIT, parts.ROBOT)

    def __init__(self, unit: int, robot: int) -> None:
        self.unit: Final = unit
        self.robot: Final = robot

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Free squares, and the one that the robot leaves."""
        return None if thing in push_ways(t, t.unit_at[self.unit], t.at[self.robot]) else NO_WAY

    def chosen(self, t: Table, thing: int) -> None:
        """The unit goes aside, the robot enters and is spotted."""
        unit, robot = self.unit, self.robot
        place = t.unit_at[unit]
        aside = NEXT[place * 4 + thing]
        left = t.at[robot]
        t.unit_at[unit] = aside
        t.at[robot] = place
        if t.log is not None:
            shown = {"robot": ROBOT_NAMES[robot], "unit": t.rows.unit_names[unit], "square": name_of(aside)}
            t.say("pushed", shown)
        inspect(t, robot)
        after_step(t, robot, left)
        spot(t, robot)
        look_around(t)

    def subject(self, t: Table) -> str:
        """The unit."""
        return f"unit:{t.rows.unit_names[self.unit]}"


def take_cache(t: Table, robot: int) -> None:
    """BC-2.7.3: the chip is removed and a cache card drawn."""
    t.caches &= ~(1 << t.cache_on(t.at[robot]))
    draw_cache(t, robot)
    if robot != MODULE:
        fulfil(t, robot, CACHE_TAKEN)


def draw_cache(t: Table, robot: int) -> None:
    """A cache card for this robot, if one is left."""
    card = t.draw(CACHES)
    if card >= 0:
        t.cache_at[card] = robot
        if t.log is not None:
            t.say("cache_drawn", {"robot": ROBOT_NAMES[robot], "item": t.content.caches[card].key}, barrier=True)


class Through(Either):
    """BC-2.4.3.6 and 8: the free step is a choice, when the square behind is free."""

    word: ClassVar[str] = "through"
    rule: ClassVar[str] = "BC-2.4.3.8"
    families: ClassVar[tuple[str, ...]] = ("through", "stay")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.DIRECTION,)

    def __init__(self, direction: int) -> None:
        self.direction: Final = direction

    def choices(self, t: Table) -> list[int]:
        """Through the door or wall, or not."""
        square = t.at[t.active]
        if not t.ways[square] >> self.direction & 1 or not t.is_free(NEXT[square * 4 + self.direction]):
            return []
        return super().choices(t)

    def do(self, t: Table, code: int) -> None:
        """For nothing."""
        if code == t.rows.through:
            go(t, t.active, NEXT[t.at[t.active] * 4 + self.direction], "moved")
