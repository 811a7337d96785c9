"""Moving robots (BC-2.4.3.5): steps, Grapple, Push, Swap, crossing a wall, and caches (BC-2.7.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import ASIDE, Refusal
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.names import (
    CACHE_GOAL,
    CACHE_TAKEN,
    CACHES,
    CUPBOARD_SENSE,
    DEAD_WEIGHT,
    DIRECTIONS,
    EXTERIOR,
    FINDERS_FEE,
    LONG_STRIDE,
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
from boardroom.games.burncycle.rules.mission import advance
from boardroom.games.burncycle.rules.threat import gain_power
from boardroom.games.burncycle.shapes import CacheDrawn, Crossed, Moved, Pushed, Swapped
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Decision, Either, MenuAction, OneOf
from boardroom.games.burncycle.state.refusals import NO_WAY, refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.words import MOST

SWAP_BIT: Final = 1
PUSH_BIT: Final = 2
REPAIR_BIT: Final = 4
MANY_AP: Final = 99  # a Move can use them all

TOO_FAR: Final = refusals.add("too-few-ap", "BC-2.4.3.5")
NO_SWAP: Final = refusals.add("no-swap", "BC-2.4.3.5")
NO_PUSH: Final = refusals.add("no-push", "BC-2.4.3.5")
NOT_MOVING: Final = refusals.add("not-moving", "BC-2.4.3.5", ASIDE)
TIRED: Final = refusals.add("module-tired", "BC-3.12")
NO_CROSSING: Final = refusals.add("no-crossing", "BC-3.17", ASIDE)
NO_WALL_TO_CROSS: Final = refusals.add("no-wall-to-cross", "BC-3.17", ASIDE)
OCCUPIED: Final = refusals.add("occupied", "BC-2.1.7")
NOBODY_TO_SWAP: Final = refusals.add("nobody-to-swap", "BC-2.4.3.5", ASIDE)
NOBODY_TO_PUSH: Final = refusals.add("nobody-to-push", "BC-2.4.3.5", ASIDE)
NO_PUSH_ROOM: Final = refusals.add("no-push-room", "BC-2.4.3.5")
NO_CACHE: Final = refusals.add("no-cache", "BC-2.7.3")


class MoveAction(MenuAction):
    """Move: an AP test, then the agent and the module."""

    family: ClassVar[str] = "move"
    kind: ClassVar[int] = PHYSICAL
    clicked: ClassVar[str] = "choice:move"

    def may(self, table: Table, number: int) -> Refusal | None:
        """Always."""
        return None

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """+2 if optimised."""
        table.module_steps = 0
        more = 1 if table.has(table.active, LONG_STRIDE) else 0
        test(table, MoveTest(OPTIMISED_AP + more if optimised else more))


class MoveTest(ApTest):
    """AP for the agent and the module."""

    word: ClassVar[str] = "test-move"
    purpose: ClassVar[str] = "move"

    def need(self, table: Table) -> int:
        """The more the farther."""
        return MANY_AP

    def tested(self, table: Table, ap: int) -> None:
        """They are moved."""
        table.push(Move(1 << table.active | 1 << MODULE, True, ap))


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
        parts.ROBOTS, parts.Flag("in_action"), parts.Number("ap", 0, MOST)
    )  # fmt: skip

    def __init__(self, robots: int, in_action: bool, ap: int) -> None:
        self.robots: Final = robots
        self.in_action: Final = in_action
        self.ap: Final = ap

    def choices(self, table: Table) -> list[int]:
        """The four kinds of steps, each robot in its order."""
        rows = table.rows
        codes: list[int] = []
        for robot in range(ROBOTS):
            if self.may_go(table, robot) is None:
                for direction in range(4):
                    self.add_step(table, robot, direction, codes)
        for robot in range(ROBOTS):
            if self.may_take(table, robot) is None:
                codes.append(rows.cache + robot)
        if not codes:
            return codes
        codes.append(rows.stop)
        codes.sort()
        return codes

    def add_step(self, table: Table, robot: int, direction: int, codes: list[int]) -> None:
        """What can be done in one direction: at most one of the four."""
        square = table.at[robot]
        first = table.rows.cross
        if table.ways[square] >> direction & 1:
            target = NEXT[square * 4 + direction]
            first = (
                table.rows.swap
                if table.robot_on(target) >= 0
                else table.rows.push
                if table.unit_on(target) >= 0
                else table.rows.step
            )
        if self.may_step(table, first, robot, direction) is None:
            codes.append(first + robot * 4 + direction)

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """No such way, too few AP, or another step."""
        rows = table.rows
        if code == rows.stop:
            return None
        family = rows.family_of[code]
        if family == rows.cache:
            return self.may_take(table, code - rows.cache)
        if not rows.step <= code < rows.cache:
            return self.wrong_step()
        robot, direction = (code - family) // 4, (code - family) % 4
        return self.may_go(table, robot) or self.may_step(table, family, robot, direction)

    def may_go(self, table: Table, robot: int) -> Refusal | None:
        """Does this robot move now?"""
        if not self.robots >> robot & 1 or not table.is_online(robot):
            return NOT_MOVING
        if robot == MODULE and self.in_action and table.module_steps >= table.setup.module.most_squares:
            return TIRED
        return None

    def may_take(self, table: Table, robot: int) -> Refusal | None:
        """BC-2.7.3: is there a cache where this robot stands?"""
        if not self.robots >> robot & 1 or not table.is_online(robot):
            return NOT_MOVING
        return None if table.cache_on(table.at[robot]) >= 0 else NO_CACHE

    def may_step(self, table: Table, family: int, robot: int, direction: int) -> Refusal | None:
        """Can this robot go this way in this manner?"""
        rows, square = table.rows, table.at[robot]
        target = NEXT[square * 4 + direction]
        if family == rows.cross:
            return self.may_cross(table, robot, square, direction)
        if not table.ways[square] >> direction & 1:
            return NO_WAY
        cost = step_cost(table, robot, square, target, self.in_action)
        if self.ap < cost:
            return TOO_FAR
        on_robot, on_unit = table.robot_on(target) >= 0, table.unit_on(target) >= 0
        if family == rows.swap:
            return NOBODY_TO_SWAP if not on_robot else None if can_swap(table, robot) else NO_SWAP
        if family == rows.push:
            if not on_unit or on_robot:
                return NOBODY_TO_PUSH
            if not self.in_action or not table.universal & PUSH_BIT:
                return NO_PUSH
            if self.ap <= cost:
                return TOO_FAR
            return None if push_ways(table, target, square) else NO_PUSH_ROOM
        return OCCUPIED if on_robot or on_unit else None

    def may_cross(self, table: Table, robot: int, square: int, direction: int) -> Refusal | None:
        """Equipment e04: one interior wall in the next Move, into a free square (BC-3.17)."""
        if not self.in_action or robot != table.active or not table.crossings >> robot & 1:
            return NO_CROSSING
        target = NEXT[square * 4 + direction]
        if target < 0 or table.ways[square] >> direction & 1 or table.plan.edge[square * 4 + direction] != WALL:
            return NO_WALL_TO_CROSS
        if (
            not table.is_free(target)
            or not is_inside(table.plan.zone[square])
            or not is_inside(table.plan.zone[target])
        ):
            return NO_WALL_TO_CROSS
        return None if self.ap >= 1 else TOO_FAR

    def do(self, table: Table, code: int) -> None:
        """One step, swap, push, crossing, cache, or the end of the movement."""
        rows = table.rows
        if code == rows.stop:
            self.drop(table)
            return
        if code >= rows.cache:
            table.push(self)
            take_cache(table, code - rows.cache)
            return
        family = rows.family_of[code]
        robot, direction = (code - family) // 4, (code - family) % 4
        square = table.at[robot]
        target = NEXT[square * 4 + direction]
        cost = 1 if family == rows.cross else step_cost(table, robot, square, target, self.in_action)
        if family == rows.push:
            cost += 1
        table.push(Move(self.robots, self.in_action, self.ap - cost))
        if robot == MODULE and self.in_action:
            table.module_steps += 1
        if family == rows.push:
            table.push(PushTo(table.unit_on(target), robot))
        elif family == rows.cross:
            table.crossings &= ~(1 << robot)
            go(table, robot, target, crossing=True)
        elif family == rows.swap:
            swap(table, robot, target)
        else:
            assert family == rows.step
            go(table, robot, target)

    def drop(self, table: Table) -> None:
        """Unspent AP are lost, and so is an unused crossing."""
        if self.in_action:
            table.crossings &= ~(1 << table.active)

    def params(self, table: Table) -> dict[str, Param]:
        """What is left."""
        return {"ap": self.ap}


def can_swap(table: Table, robot: int) -> bool:
    """Has the team bought Swap, or the agent Side Step?"""
    return bool(table.universal & SWAP_BIT) or (robot != MODULE and table.has(robot, SIDE_STEP))


def step_cost(table: Table, robot: int, square: int, target: int, in_action: bool) -> int:
    """1 AP, and Grapple in Move actions (BC-2.9.4); Cupboard Sense steps into hideouts for nothing."""
    cost = 1
    if robot != MODULE and table.plan.hideout[target] and table.has(robot, CUPBOARD_SENSE):
        cost = 0
    if not in_action or (robot != MODULE and table.has(robot, DEAD_WEIGHT)):
        return cost
    way = table.ways[square]
    for direction in range(4):
        if way >> direction & 1:
            unit = table.unit_on(NEXT[square * 4 + direction])
            if unit >= 0 and table.unit_cards[unit].grapple and not table.stunned >> unit & 1:
                place = table.unit_at[unit]
                if place != target and not table.are_adjacent(target, place):
                    cost += table.unit_cards[unit].grapple
    return cost


def push_ways(table: Table, place: int, left: int) -> list[int]:
    """Where a pushed unit can go: free adjacent squares inside, the one the robot leaves among them."""
    found = []
    for direction in range(4):
        if table.ways[place] >> direction & 1:
            target = NEXT[place * 4 + direction]
            if table.plan.zone[target] != EXTERIOR and (target == left or table.is_free(target)):
                found.append(direction)
    return found


def go(table: Table, robot: int, target: int, crossing: bool = False) -> None:
    """A robot enters a square, perhaps through a wall: inspection bead, then spotting."""
    left = table.at[robot]
    table.at[robot] = target
    if table.log is not None:
        name, square = ROBOT_NAMES[robot], name_of(target)
        if crossing:
            table.say(Crossed(kind="crossed", seat=table.active, robot=name, square=square))
        else:
            way = DIRECTIONS[direction_to(left, target)]
            table.say(Moved(kind="moved", seat=table.active, robot=name, square=square, direction=way))
    inspect(table, robot)
    after_step(table, robot, left)


def direction_to(square: int, target: int) -> int:
    """Where an adjacent square lies."""
    return next(direction for direction in range(4) if NEXT[square * 4 + direction] == target)


def swap(table: Table, robot: int, target: int) -> None:
    """Two robots change places."""
    other = table.robot_on(target)
    left = table.at[robot]
    table.at[robot], table.at[other] = target, left
    if table.log is not None:
        table.say(Swapped(kind="swapped", seat=table.active, robot=ROBOT_NAMES[robot], other_robot=ROBOT_NAMES[other]))
    inspect(table, robot)
    after_step(table, robot, left)
    if table.is_online(other):
        inspect(table, other)
        after_step(table, other, target)


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

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Free squares, and the one that the robot leaves."""
        return None if thing in push_ways(table, table.unit_at[self.unit], table.at[self.robot]) else NO_WAY

    def chosen(self, table: Table, thing: int) -> None:
        """The unit goes aside, the robot enters and is spotted."""
        unit, robot = self.unit, self.robot
        place = table.unit_at[unit]
        aside = NEXT[place * 4 + thing]
        left = table.at[robot]
        table.unit_at[unit] = aside
        table.at[robot] = place
        if table.log is not None:
            table.say(
                Pushed(
                    kind="pushed",
                    seat=table.active,
                    robot=ROBOT_NAMES[robot],
                    unit=table.rows.unit_names[unit],
                    square=name_of(aside),
                )
            )
        inspect(table, robot)
        after_step(table, robot, left)
        spot(table, robot)
        look_around(table)

    def subject(self, table: Table) -> str:
        """The unit."""
        return f"unit:{table.rows.unit_names[self.unit]}"


def take_cache(table: Table, robot: int) -> None:
    """BC-2.7.3: the chip is removed and a cache card drawn."""
    table.caches &= ~(1 << table.cache_on(table.at[robot]))
    draw_cache(table, robot)
    if robot != MODULE:
        fulfil(table, robot, CACHE_TAKEN)
        if table.has(robot, FINDERS_FEE):
            gain_power(table, robot, 1)
    advance(table, CACHE_GOAL)


def draw_cache(table: Table, robot: int) -> None:
    """A cache card for this robot, if one is left."""
    card = table.draw(CACHES)
    if card >= 0:
        table.cache_at[card] = robot
        if table.log is not None:
            table.say(
                CacheDrawn(
                    kind="cache_drawn", seat=table.active, robot=ROBOT_NAMES[robot], item=table.content.caches[card].key
                ),
                barrier=True,
            )


class Through(Either):
    """BC-2.4.3.6 and 8: the free step is a choice, when the square behind is free."""

    word: ClassVar[str] = "through"
    rule: ClassVar[str] = "BC-2.4.3.8"
    families: ClassVar[tuple[str, ...]] = ("through", "stay")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.DIRECTION,)

    def __init__(self, direction: int) -> None:
        self.direction: Final = direction

    def choices(self, table: Table) -> list[int]:
        """Through the door or wall, or not."""
        square = table.at[table.active]
        if not table.ways[square] >> self.direction & 1 or not table.is_free(NEXT[square * 4 + self.direction]):
            return []
        return super().choices(table)

    def do(self, table: Table, code: int) -> None:
        """For nothing."""
        if code == table.rows.through:
            go(table, table.active, NEXT[table.at[table.active] * 4 + self.direction])
