"""The corporation turn, part A (BC-2.5.2 to BC-2.5.5): pursue, investigate, patrol, and alert chips that leave."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    EXTERIOR,
    HALL,
    MODULE,
    NOTHING,
    ROBOT_NAMES,
    ROOMS,
    SHIFT,
    SOFT_TREAD,
    STEALTH_BONUS,
)
from boardroom.games.burncycle.rules.alert import is_in_range, look_around
from boardroom.games.burncycle.rules.mission import count_lured
from boardroom.games.burncycle.rules.patrol import patrol
from boardroom.games.burncycle.rules.pings import Pings
from boardroom.games.burncycle.rules.threat import add_threat, finish
from boardroom.games.burncycle.rules.walk import finish_unit, walk
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Happening, OneOf
from boardroom.games.burncycle.state.geometry import FAR, flat_distance, sight_distance, walk_field
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import ON


class Corporation(Happening):
    """Parts A, B and C in their order."""

    word: ClassVar[str] = "corporation"

    def run(self, t: Table) -> None:
        """On a stack from the last to the first."""
        t.activated = t.flipped = t.pursued = t.investigated = t.used = 0
        t.ended = []
        if t.log is not None:
            t.say("corporation_began", {"round": t.round}, barrier=True)
        t.push(EndCorporation())
        t.push(Pings())
        t.push(EndSecurity())
        t.push(Patrol())
        t.push(Investigate())
        t.push(Pursue())


def can_act(t: Table, unit: int) -> bool:
    """A unit on the floor, awake and not yet activated."""
    return t.unit_at[unit] >= 0 and not (t.stunned | t.activated) >> unit & 1


# Pursue


def prey_of(t: Table, unit: int) -> list[int]:
    """The spotted robots within this unit's alert range."""
    found = []
    for robot in t.robots():
        if t.alert[robot] == ON and t.is_online(robot) and not t.is_outside(robot) and sees(t, unit, robot):
            found.append(robot)
    return found


def sees(t: Table, unit: int, robot: int) -> bool:
    """Is this robot within this unit's range?"""
    reach = t.unit_cards[unit].alert + t.range_bonus
    square = t.at[robot]
    if flat_distance(square, t.unit_at[unit]) > reach:
        return False
    if robot != MODULE:
        less = 1 if t.has(robot, SOFT_TREAD) else 0
        if t.plan.zone[square] == HALL:
            less += t.bonus(robot, STEALTH_BONUS)
        if less:
            reach = max(1, reach - less)
    return sight_distance(t, square, t.unit_at[unit], reach) != FAR


def pursuers(t: Table) -> list[int]:
    """The units that can pursue somebody."""
    if ON not in t.alert:
        return []
    return [unit for unit in range(len(t.unit_at)) if can_act(t, unit) and prey_of(t, unit)]


class Pursue(Happening):
    """BC-2.5.2: one unit after the other; when none is left the chips of the pursued are flipped."""

    word: ClassVar[str] = "pursue"

    def run(self, t: Table) -> None:
        """The next one."""
        units = pursuers(t)
        if not units:
            t.flipped |= t.pursued
            return
        t.push(self)
        if t.setup.players_choose:
            t.push(WhichUnit(PURSUING))
        else:
            chase(t, units[0], prey_of(t, units[0])[0])


def chase(t: Table, unit: int, robot: int) -> None:
    """A unit moves toward a robot, attacks and is flipped."""
    t.pursued |= 1 << robot
    walk(t, unit, t.at[robot], t.unit_cards[unit].move)
    finish_unit(t, unit)


# Investigate


def open_chips(t: Table) -> list[int]:
    """The robots whose alert chips are in play and not flipped."""
    return [robot for robot in t.robots() if t.alert[robot] != NOTHING and not t.flipped >> robot & 1]


class Investigate(Happening):
    """BC-2.5.3: the nearest unit goes to each alert chip."""

    word: ClassVar[str] = "investigate"

    def run(self, t: Table) -> None:
        """The next chip."""
        robots = open_chips(t)
        if not robots:
            return
        t.push(self)
        if t.setup.players_choose:
            t.push(WhichChip())
        else:
            send_to(t, robots[0])


def chip_square(t: Table, robot: int) -> int:
    """Where an alert chip lies."""
    return t.at[robot] if t.alert[robot] == ON else t.alert[robot]


def nearest_units(t: Table, square: int) -> list[int]:
    """The units that can act and have the shortest path to a square; empty when none has one (BC-A30)."""
    if t.plan.zone[square] == EXTERIOR:
        return []
    plain = walk_field(t, t.walks, square)
    shifted: list[int] = []
    best, found = FAR, [NOTHING]
    for unit in range(len(t.unit_at)):
        if not can_act(t, unit):
            continue
        if t.unit_cards[unit].abilities & SHIFT:
            if not shifted:
                shifted = walk_field(t, t.plan.shifts, square)
            away = shifted[t.unit_at[unit]]
        else:
            away = plain[t.unit_at[unit]]
        if away < best:
            best, found = away, [unit]
        elif away == best and away < FAR:
            found.append(unit)
    return found if best < FAR else []


def send_to(t: Table, robot: int) -> None:
    """The nearest unit investigates; with several the players may choose."""
    units = nearest_units(t, chip_square(t, robot))
    if not units:
        t.flipped |= 1 << robot
    elif t.setup.players_choose and len(units) > 1:
        t.push(WhichNearest(robot))
    else:
        inspect_chip(t, units[0], robot)


def inspect_chip(t: Table, unit: int, robot: int) -> None:
    """A unit moves toward the chip, onto it if it can, attacks; both are flipped."""
    t.flipped |= 1 << robot
    t.investigated |= 1 << robot
    if t.log is not None:
        t.say("investigated", {"unit": t.rows.unit_names[unit], "robot": ROBOT_NAMES[robot]})
    walk(t, unit, chip_square(t, robot), t.unit_cards[unit].move)
    finish_unit(t, unit)


# Patrol


def patrollers(t: Table) -> list[int]:
    """BC-2.5.4: unflipped units that are not in a room; with Shift everywhere."""
    found = []
    for unit in range(len(t.unit_at)):
        if can_act(t, unit):
            in_room = t.plan.zone[t.unit_at[unit]] >= ROOMS
            if not in_room or t.unit_cards[unit].abilities & SHIFT:
                found.append(unit)
    return found


class Patrol(Happening):
    """BC-2.5.4: one unit after the other."""

    word: ClassVar[str] = "patrol"

    def run(self, t: Table) -> None:
        """The next one."""
        units = patrollers(t)
        if not units:
            return
        t.push(self)
        if t.setup.players_choose:
            t.push(WhichUnit(PATROLLING))
        else:
            send_on_patrol(t, units[0])


def send_on_patrol(t: Table, unit: int) -> None:
    """A unit patrols, attacks and is flipped."""
    patrol(t, unit)
    finish_unit(t, unit)


# Players' choices for the corporation


PHASES: Final = ["pursue", "patrol"]
PURSUING: Final = 0
PATROLLING: Final = 1


class Which(OneOf):
    """What the players decide for the corporation (BC-2.1.8)."""

    rule: ClassVar[str] = "BC-2.1.8"
    forced: ClassVar[bool] = True

    def may(self, t: Table, thing: int) -> Refusal | None:
        """All that come into question."""
        return None


class WhichUnit(Which):
    """Which unit pursues or patrols next."""

    word: ClassVar[str] = "corp-unit"
    families: ClassVar[tuple[str, ...]] = ("unit",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Word("phase", PHASES),)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def things(self, t: Table) -> list[int]:
        """Those that can."""
        return pursuers(t) if self.phase == PURSUING else patrollers(t)

    def chosen(self, t: Table, thing: int) -> None:
        """It acts."""
        if self.phase == PATROLLING:
            send_on_patrol(t, thing)
            return
        robots = prey_of(t, thing)
        if len(robots) == 1:
            chase(t, thing, robots[0])
        else:
            t.push(WhichRobot(thing))


class WhichRobot(Which):
    """Whom the unit pursues."""

    word: ClassVar[str] = "corp-robot"
    families: ClassVar[tuple[str, ...]] = ("robot",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def things(self, t: Table) -> list[int]:
        """Those it sees."""
        return prey_of(t, self.unit)

    def chosen(self, t: Table, thing: int) -> None:
        """It is pursued."""
        chase(t, self.unit, thing)


class WhichChip(Which):
    """Which alert chip is investigated next."""

    word: ClassVar[str] = "corp-alert"
    families: ClassVar[tuple[str, ...]] = ("robot",)

    def things(self, t: Table) -> list[int]:
        """Those that are not flipped."""
        return open_chips(t)

    def chosen(self, t: Table, thing: int) -> None:
        """The nearest unit goes there."""
        send_to(t, thing)


class WhichNearest(Which):
    """Which of several nearest units goes to the alert chip of a robot."""

    word: ClassVar[str] = "corp-nearest"
    families: ClassVar[tuple[str, ...]] = ("unit",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.ROBOT,)

    def __init__(self, robot: int) -> None:
        self.robot: Final = robot

    def things(self, t: Table) -> list[int]:
        """Those with the shortest walk."""
        return nearest_units(t, chip_square(t, self.robot))

    def chosen(self, t: Table, thing: int) -> None:
        """It investigates."""
        inspect_chip(t, thing, self.robot)


# The end of parts A and C


class EndSecurity(Happening):
    """BC-2.5.5: all units and chips to their active side, then dead alert chips leave (BC-2.8.5)."""

    word: ClassVar[str] = "end-security"

    def run(self, t: Table) -> None:
        """Who is awake again sees."""
        t.stunned = t.activated = t.flipped = 0
        for robot in t.robots():
            if t.alert[robot] != NOTHING and is_dead_chip(t, robot):
                t.alert[robot] = NOTHING
                if t.log is not None:
                    t.say("calmed", {"robot": ROBOT_NAMES[robot]})
        look_around(t)


def is_dead_chip(t: Table, robot: int) -> bool:
    """A chip on a square dies when a unit ended on or beside it; one on a robot when it was investigated out of range."""
    if t.alert[robot] == ON:
        return not is_in_range(t, robot) and bool(t.investigated >> robot & 1)
    square = t.alert[robot]
    return any(place == square or t.are_adjacent(place, square) for place in t.ended)


class EndCorporation(Happening):
    """BC-2.5.13: threat + players; a round is over, and too many rounds end the game (BC-A60)."""

    word: ClassVar[str] = "end-corporation"

    def run(self, t: Table) -> None:
        """The next round."""
        count_lured(t)
        t.attacked = t.quiet = 0
        t.ended = []
        add_threat(t, t.setup.seats)
        t.round += 1
        if t.round > t.setup.cap:
            finish(t, "cap", won=False, capped=True)
