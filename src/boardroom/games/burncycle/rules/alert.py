"""Being seen: BC-2.8 (spotting and alert chips) and BC-2.9.3 (Drain)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    CHIP_KINDS,
    CHIPS,
    DRAIN,
    EXTERIOR,
    FALSE_TRAIL,
    HALL,
    MODULE,
    NEXT,
    NOTHING,
    ROBOT_NAMES,
    SOFT_TREAD,
    SQUARES,
    STEALTH_BONUS,
    name_of,
)
from boardroom.games.burncycle.rules.threat import add_threat
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import OneOf
from boardroom.games.burncycle.state.geometry import FAR, flat_distance, sight_area, sight_distance
from boardroom.games.burncycle.state.refusals import NOT_HELD, refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import ON, TEAM

TRAIL_REACH: Final = 2
OTHER_ZONE: Final = refusals.add("other-zone", "BC-3.11")


def revive(t: Table, seat: int) -> None:
    """BC-A46: an agent that receives power is back, where units may see it."""
    t.down &= ~(1 << seat)
    if t.log is not None:
        t.say("revived", {"robot": ROBOT_NAMES[seat]})
    look_around(t)


def spot(t: Table, robot: int) -> None:
    """BC-2.8.3: the alert chip goes onto the robot; from outside the floor it is put into play."""
    if t.alert[robot] == ON or not t.is_online(robot):
        return
    put_into_play = t.alert[robot] == NOTHING
    t.alert[robot] = ON
    t.flipped &= ~(1 << robot)
    if t.log is not None:
        t.say("spotted", {"robot": ROBOT_NAMES[robot]})
    if put_into_play and t.setup.alert_threat:
        add_threat(t, 1)


def is_in_range(t: Table, robot: int) -> bool:
    """BC-2.8.1: is the robot within the alert range of an active unit? Hideouts are not looked at here."""
    square = t.at[robot]
    zone = t.plan.zone[square]
    if zone == EXTERIOR or t.quiet >> zone & 1:
        return False
    less = 0
    if robot != MODULE:
        less = 1 if t.has(robot, SOFT_TREAD) else 0
        if zone == HALL:
            less += t.bonus(robot, STEALTH_BONUS)
    for unit in range(len(t.unit_at)):
        place = t.unit_at[unit]
        if place >= 0:
            reach = t.unit_cards[unit].alert + t.range_bonus
            if flat_distance(square, place) <= reach and not t.stunned >> unit & 1:
                if less > 0:
                    reach = max(1, reach - less)
                if sight_distance(t, square, place, reach) != FAR:
                    return True
    return False


def look_at(t: Table, robot: int) -> None:
    """BC-2.8.2: a robot in range and not in a hideout is spotted."""
    if t.alert[robot] != ON and t.is_online(robot) and not t.plan.hideout[t.at[robot]] and is_in_range(t, robot):
        spot(t, robot)


def look_around(t: Table) -> None:
    """After something has changed that decides who is seen (BC-2.8.2): every robot is looked at, and Drain is checked."""
    for robot in t.robots():
        look_at(t, robot)
    feel_drain(t)


def after_step(t: Table, robot: int, left: int) -> None:
    """BC-2.8.2 and 4: a robot that leaves every range leaves its chip behind; one that enters a range is spotted."""
    if t.alert[robot] == ON:
        if not is_in_range(t, robot):
            lose_them(t, robot, left)
    else:
        look_at(t, robot)
    feel_drain(t)


def lose_them(t: Table, robot: int, left: int) -> None:
    """BC-2.8.4, BC-A53: the chip stays on the square that was left; False Trail may put it elsewhere."""
    t.alert[robot] = left
    if t.log is not None:
        t.say("lost_them", {"robot": ROBOT_NAMES[robot], "square": name_of(left)})
    if robot != MODULE and t.has(robot, FALSE_TRAIL):
        t.push(Trail(robot, left))


class Trail(OneOf):
    """False Trail: where the alert chip lies, in the zone left."""

    word: ClassVar[str] = "trail"
    rule: ClassVar[str] = "BC-3.11"
    families: ClassVar[tuple[str, ...]] = ("square",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.ROBOT, parts.Number("left", 0, SQUARES - 1))

    def __init__(self, robot: int, left: int) -> None:
        self.robot: Final = robot
        self.left: Final = left

    def things(self, t: Table) -> list[int]:
        """What is seen within 2 squares."""
        return sorted(sight_area(t, self.left, TRAIL_REACH))

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Squares of the zone left."""
        return None if t.plan.zone[thing] == t.plan.zone[self.left] else OTHER_ZONE

    def chosen(self, t: Table, thing: int) -> None:
        """The chip is laid there, unless the robot was spotted again meanwhile."""
        if t.alert[self.robot] >= 0:
            put_chip(t, self.robot, thing)


def put_chip(t: Table, robot: int, square: int) -> None:
    """An alert chip on a square."""
    t.alert[robot] = square
    if t.log is not None:
        t.say("alert_moved", {"robot": ROBOT_NAMES[robot], "square": name_of(square)})
    look_around(t)


def feel_drain(t: Table) -> None:
    """BC-2.9.3: each time a unit with Drain and a robot become adjacent, a chip of that robot's reserve is discarded."""
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and t.unit_cards[unit].abilities & DRAIN:
            beside = 0 if t.stunned >> unit & 1 else robots_beside(t, t.unit_at[unit])
            fresh = beside & ~t.near[unit]
            t.near[unit] = beside
            for robot in t.robots():
                if fresh >> robot & 1:
                    ask_for_chip(t, TEAM if robot == MODULE else robot)


def robots_beside(t: Table, square: int) -> int:
    """The robots adjacent to a square, as bits; those shut down or outside are no targets."""
    beside = 0
    way = t.ways[square]
    for direction in range(4):
        if way >> direction & 1:
            robot = t.robot_on(NEXT[square * 4 + direction])
            if robot >= 0 and t.is_online(robot) and not t.is_outside(robot):
                beside |= 1 << robot
    return beside


def ask_for_chip(t: Table, reserve: int) -> None:
    """A chip of this reserve must go; its owner chooses, for the team's the active seat; an empty one gives nothing."""
    kinds = [chip for chip in range(CHIP_KINDS) if t.reserves[reserve * CHIP_KINDS + chip]]
    if len(kinds) == 1:
        drop_chip(t, reserve, kinds[0])
    elif kinds:
        t.push(GiveChip(reserve, t.active if reserve == TEAM else reserve))


def drop_chip(t: Table, reserve: int, chip: int) -> None:
    """A chip goes from a reserve to the general supply."""
    t.reserves[reserve * CHIP_KINDS + chip] -= 1
    if t.log is not None:
        t.say("chip_discarded", {"reserve": reserve_name(reserve), "chip": CHIPS[chip]})


def reserve_name(reserve: int) -> str:
    """Whose reserve it is, as texts name it."""
    return "team" if reserve == TEAM else str(reserve)


class GiveChip(OneOf):
    """A chip of a reserve must go."""

    word: ClassVar[str] = "give-chip"
    rule: ClassVar[str] = "BC-2.9.3"
    families: ClassVar[tuple[str, ...]] = ("chip",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Number("reserve", 0, TEAM), parts.SEAT)

    def __init__(self, reserve: int, seat: int) -> None:
        self.reserve: Final = reserve
        self.seat: Final = seat

    def decider(self, t: Table) -> int:
        """The owner of the reserve; for the team's, who was active."""
        return self.seat

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Those in the reserve."""
        return None if t.reserves[self.reserve * CHIP_KINDS + thing] else NOT_HELD

    def chosen(self, t: Table, thing: int) -> None:
        """It goes to the supply."""
        drop_chip(t, self.reserve, thing)
