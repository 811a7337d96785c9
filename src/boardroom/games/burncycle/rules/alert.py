"""Being seen: BC-2.8 (spotting and alert chips) and BC-2.9.3 (Drain)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    CHIP_KINDS,
    DRAIN,
    EXTERIOR,
    FALSE_TRAIL,
    HALL,
    HALL_PASS,
    MODULE,
    NEXT,
    NOTHING,
    ON,
    RESERVE_CHIPS,
    RESERVES,
    ROBOT_NAMES,
    SOFT_TREAD,
    STEALTH_BONUS,
    TEAM,
    name_of,
)
from boardroom.games.burncycle.rules.threat import add_threat
from boardroom.games.burncycle.shapes import AlertMoved, ChipDiscarded, LostThem, Revived, Spotted
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import OneOf
from boardroom.games.burncycle.state.geometry import FAR, flat_distance, sight_area, sight_distance
from boardroom.games.burncycle.state.refusals import NO_SUCH_CHIP, refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.words import SQUARE

TRAIL_REACH: Final = 2
OTHER_ZONE: Final = refusals.add("other-zone", "BC-3.11")


def revive(table: Table, seat: int) -> None:
    """BC-A46: an agent that receives power is back, where units may see it."""
    table.down &= ~(1 << seat)
    if table.log is not None:
        table.say(Revived(kind="revived", seat=table.active, robot=ROBOT_NAMES[seat]))
    look_around(table)


def spot(table: Table, robot: int) -> None:
    """BC-2.8.3: the alert chip goes onto the robot; from outside the floor it is put into play."""
    if table.alert[robot] == ON or not table.is_online(robot):
        return
    put_into_play = table.alert[robot] == NOTHING
    table.alert[robot] = ON
    table.flipped &= ~(1 << robot)
    if table.log is not None:
        table.say(Spotted(kind="spotted", seat=table.active, robot=ROBOT_NAMES[robot]))
    if put_into_play and table.setup.alert_threat:
        add_threat(table, 1)


def is_in_range(table: Table, robot: int) -> bool:
    """BC-2.8.1: is the robot within the alert range of an active unit? Hideouts are not looked at here."""
    square = table.at[robot]
    zone = table.plan.zone[square]
    if zone == EXTERIOR or table.quiet >> zone & 1:
        return False
    less = stealth(table, robot, zone)
    for unit in range(len(table.unit_at)):
        place = table.unit_at[unit]
        if place >= 0:
            reach = table.unit_cards[unit].alert + table.range_bonus
            if flat_distance(square, place) <= reach and not table.stunned >> unit & 1:
                if less > 0:
                    reach = max(1, reach - less)
                if sight_distance(table, square, place, reach) != FAR:
                    return True
    return False


def stealth(table: Table, robot: int, zone: int) -> int:
    """By how much less alert ranges count against a robot in this zone."""
    if robot == MODULE:
        return table.setup.module.stealth
    less = 1 if table.has(robot, SOFT_TREAD) else 0
    if zone == HALL:
        less += table.bonus(robot, STEALTH_BONUS) + (1 if table.has(robot, HALL_PASS) else 0)
    return less


def look_at(table: Table, robot: int) -> None:
    """BC-2.8.2: a robot in range and not in a hideout is spotted."""
    if (
        table.alert[robot] != ON
        and table.is_online(robot)
        and not table.plan.hideout[table.at[robot]]
        and is_in_range(table, robot)
    ):
        spot(table, robot)


def look_around(table: Table) -> None:
    """After something has changed that decides who is seen (BC-2.8.2): every robot is looked at, and Drain is checked."""
    for robot in table.robots():
        look_at(table, robot)
    feel_drain(table)


def after_step(table: Table, robot: int, left: int) -> None:
    """BC-2.8.2 and 4: a robot that leaves every range leaves its chip behind; one that enters a range is spotted."""
    if table.alert[robot] == ON:
        if not is_in_range(table, robot):
            lose_them(table, robot, left)
    else:
        look_at(table, robot)
    feel_drain(table)


def lose_them(table: Table, robot: int, left: int) -> None:
    """BC-2.8.4, BC-A53: the chip stays on the square that was left; False Trail may put it elsewhere."""
    table.alert[robot] = left
    if table.log is not None:
        table.say(LostThem(kind="lost_them", seat=table.active, robot=ROBOT_NAMES[robot], square=name_of(left)))
    if robot != MODULE and table.has(robot, FALSE_TRAIL):
        table.push(Trail(robot, left))


class Trail(OneOf):
    """False Trail: where the alert chip lies, in the zone left."""

    word: ClassVar[str] = "trail"
    rule: ClassVar[str] = "BC-3.11"
    families: ClassVar[tuple[str, ...]] = ("square",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.ROBOT, parts.Fixed("left", SQUARE))

    def __init__(self, robot: int, left: int) -> None:
        self.robot: Final = robot
        self.left: Final = left

    def things(self, table: Table) -> list[int]:
        """What is seen within 2 squares."""
        return sorted(sight_area(table, self.left, TRAIL_REACH))

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Squares of the zone left."""
        return None if table.plan.zone[thing] == table.plan.zone[self.left] else OTHER_ZONE

    def chosen(self, table: Table, thing: int) -> None:
        """The chip is laid there, unless the robot was spotted again meanwhile."""
        if table.alert[self.robot] >= 0:
            put_chip(table, self.robot, thing)


def put_chip(table: Table, robot: int, square: int) -> None:
    """An alert chip on a square."""
    table.alert[robot] = square
    if table.log is not None:
        table.say(AlertMoved(kind="alert_moved", seat=table.active, robot=ROBOT_NAMES[robot], square=name_of(square)))
    look_around(table)


def feel_drain(table: Table) -> None:
    """BC-2.9.3: each time a unit with Drain and a robot become adjacent, a chip of that robot's reserve is discarded."""
    for unit in range(len(table.unit_at)):
        if table.unit_at[unit] >= 0 and table.unit_cards[unit].abilities & DRAIN:
            beside = 0 if table.stunned >> unit & 1 else robots_beside(table, table.unit_at[unit])
            fresh = beside & ~table.near[unit]
            table.near[unit] = beside
            for robot in table.robots():
                if fresh >> robot & 1:
                    ask_for_chip(table, TEAM if robot == MODULE else robot)


def robots_beside(table: Table, square: int) -> int:
    """The robots adjacent to a square, as bits; those shut down or outside are no targets."""
    beside = 0
    way = table.ways[square]
    for direction in range(4):
        if way >> direction & 1:
            robot = table.robot_on(NEXT[square * 4 + direction])
            if robot >= 0 and table.is_online(robot) and not table.is_outside(robot):
                beside |= 1 << robot
    return beside


def ask_for_chip(table: Table, reserve: int) -> None:
    """A chip of this reserve must go; its owner chooses, for the team's the active seat; an empty one gives nothing."""
    kinds = [chip for chip in range(CHIP_KINDS) if table.reserves[reserve * CHIP_KINDS + chip]]
    if len(kinds) == 1:
        drop_chip(table, reserve, kinds[0])
    elif kinds:
        table.push(GiveChip(reserve, table.active if reserve == TEAM else reserve))


def drop_chip(table: Table, reserve: int, chip: int) -> None:
    """A chip goes from a reserve to the general supply."""
    table.reserves[reserve * CHIP_KINDS + chip] -= 1
    if table.log is not None:
        table.say(
            ChipDiscarded(kind="chip_discarded", seat=table.active, reserve=RESERVES[reserve], chip=RESERVE_CHIPS[chip])
        )


class GiveChip(OneOf):
    """A chip of a reserve must go."""

    word: ClassVar[str] = "give-chip"
    rule: ClassVar[str] = "BC-2.9.3"
    families: ClassVar[tuple[str, ...]] = ("chip",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.RESERVE, parts.SEAT)

    def __init__(self, reserve: int, seat: int) -> None:
        self.reserve: Final = reserve
        self.seat: Final = seat

    def decider(self, table: Table) -> int:
        """The owner of the reserve; for the team's, who was active."""
        return self.seat

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Those in the reserve."""
        return None if table.reserves[self.reserve * CHIP_KINDS + thing] else NO_SUCH_CHIP

    def chosen(self, table: Table, thing: int) -> None:
        """It goes to the supply."""
        drop_chip(table, self.reserve, thing)
