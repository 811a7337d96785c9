"""The corporation turn, part A (BC-2.5.2 to BC-2.5.5): pursue, investigate, patrol, and alert chips that leave."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    BEGINNER,
    EXTERIOR,
    LUNCH,
    LUNCH_EVERY,
    NIGHT_SHIFT,
    NIGHT_SHIFT_EVERY,
    NOTHING,
    ON,
    ROBOT_NAMES,
    ROOMS,
    SHIFT,
)
from boardroom.games.burncycle.rules.alert import is_in_range, look_around, stealth
from boardroom.games.burncycle.rules.mission import count_lured, guard_near_module
from boardroom.games.burncycle.rules.patrol import patrol
from boardroom.games.burncycle.rules.pings import Pings
from boardroom.games.burncycle.rules.threat import add_threat, finish
from boardroom.games.burncycle.rules.walk import finish_unit, walk
from boardroom.games.burncycle.shapes import Calmed, CorporationBegan, Investigated
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Happening, OneOf
from boardroom.games.burncycle.state.geometry import FAR, flat_distance, sight_distance, walk_field
from boardroom.games.burncycle.state.table import Table


class Corporation(Happening):
    """Parts A, B and C in their order."""

    word: ClassVar[str] = "corporation"

    def run(self, table: Table) -> None:
        """On a stack from the last to the first."""
        table.activated = table.flipped = table.pursued = table.investigated = table.used = 0
        table.ended = []
        if table.log is not None:
            table.say(CorporationBegan(kind="corporation_began", seat=table.active, round=table.round), barrier=True)
        table.push(EndCorporation())
        table.push(Pings())
        table.push(EndSecurity())
        table.push(Patrol())
        table.push(Investigate())
        table.push(Pursue())


def can_act(table: Table, unit: int) -> bool:
    """A unit on the floor, awake and not yet activated."""
    return table.unit_at[unit] >= 0 and not (table.stunned | table.activated) >> unit & 1


# Pursue


def prey_of(table: Table, unit: int) -> list[int]:
    """The spotted robots within this unit's alert range."""
    found = []
    for robot in table.robots():
        if (
            table.alert[robot] == ON
            and table.is_online(robot)
            and not table.is_outside(robot)
            and sees(table, unit, robot)
        ):
            found.append(robot)
    return found


def sees(table: Table, unit: int, robot: int) -> bool:
    """Is this robot within this unit's range?"""
    reach = table.unit_cards[unit].alert + table.range_bonus
    square = table.at[robot]
    if flat_distance(square, table.unit_at[unit]) > reach:
        return False
    less = stealth(table, robot, table.plan.zone[square])
    if less:
        reach = max(1, reach - less)
    return sight_distance(table, square, table.unit_at[unit], reach) != FAR


def pursuers(table: Table) -> list[int]:
    """The units that can pursue somebody."""
    if ON not in table.alert:
        return []
    return [unit for unit in range(len(table.unit_at)) if can_act(table, unit) and prey_of(table, unit)]


class Pursue(Happening):
    """BC-2.5.2: one unit after the other; when none is left the chips of the pursued are flipped."""

    word: ClassVar[str] = "pursue"

    def run(self, table: Table) -> None:
        """The next one."""
        units = pursuers(table)
        if not units:
            table.flipped |= table.pursued
            return
        table.push(self)
        if table.setup.players_choose:
            table.push(WhichUnit(PURSUING))
        else:
            chase(table, units[0], prey_of(table, units[0])[0])


def chase(table: Table, unit: int, robot: int) -> None:
    """A unit moves toward a robot, attacks and is flipped."""
    table.pursued |= 1 << robot
    walk(table, unit, table.at[robot], table.unit_cards[unit].move)
    finish_unit(table, unit)


# Investigate


def open_chips(table: Table) -> list[int]:
    """The robots whose alert chips are in play and not flipped."""
    return [robot for robot in table.robots() if table.alert[robot] != NOTHING and not table.flipped >> robot & 1]


class Investigate(Happening):
    """BC-2.5.3: the nearest unit goes to each alert chip."""

    word: ClassVar[str] = "investigate"

    def run(self, table: Table) -> None:
        """The next chip."""
        robots = open_chips(table)
        if not robots:
            return
        table.push(self)
        if table.setup.players_choose:
            table.push(WhichChip())
        else:
            send_to(table, robots[0])


def chip_square(table: Table, robot: int) -> int:
    """Where an alert chip lies."""
    return table.at[robot] if table.alert[robot] == ON else table.alert[robot]


def nearest_units(table: Table, square: int) -> list[int]:
    """The units that can act and have the shortest path to a square; empty when none has one (BC-A30)."""
    if table.plan.zone[square] == EXTERIOR:
        return []
    plain = walk_field(table, table.walks, square)
    shifted: list[int] = []
    best, found = FAR, [NOTHING]
    for unit in range(len(table.unit_at)):
        if not can_act(table, unit):
            continue
        if table.unit_cards[unit].abilities & SHIFT:
            if not shifted:
                shifted = walk_field(table, table.plan.shifts, square)
            away = shifted[table.unit_at[unit]]
        else:
            away = plain[table.unit_at[unit]]
        if away < best:
            best, found = away, [unit]
        elif away == best and away < FAR:
            found.append(unit)
    return found if best < FAR else []


def send_to(table: Table, robot: int) -> None:
    """The nearest unit investigates; with several the players may choose."""
    units = nearest_units(table, chip_square(table, robot))
    if not units:
        table.flipped |= 1 << robot
    elif table.setup.players_choose and len(units) > 1:
        table.push(WhichNearest(robot))
    else:
        inspect_chip(table, units[0], robot)


def inspect_chip(table: Table, unit: int, robot: int) -> None:
    """A unit moves toward the chip, onto it if it can, attacks; both are flipped."""
    table.flipped |= 1 << robot
    table.investigated |= 1 << robot
    if table.log is not None:
        table.say(
            Investigated(
                kind="investigated", seat=table.active, unit=table.rows.unit_names[unit], robot=ROBOT_NAMES[robot]
            )
        )
    walk(table, unit, chip_square(table, robot), table.unit_cards[unit].move)
    finish_unit(table, unit)


# Patrol


def patrollers(table: Table) -> list[int]:
    """BC-2.5.4: unflipped units that are not in a room; with Shift everywhere."""
    found = []
    for unit in range(len(table.unit_at)):
        if can_act(table, unit):
            in_room = table.plan.zone[table.unit_at[unit]] >= ROOMS
            if not in_room or table.unit_cards[unit].abilities & SHIFT:
                found.append(unit)
    return found


class Patrol(Happening):
    """BC-2.5.4: one unit after the other."""

    word: ClassVar[str] = "patrol"

    def run(self, table: Table) -> None:
        """The next one."""
        units = patrollers(table)
        if not units or is_lunch(table):
            return
        table.push(self)
        if table.setup.players_choose:
            table.push(WhichUnit(PATROLLING))
        else:
            send_on_patrol(table, units[0])


def is_lunch(table: Table) -> bool:
    """BC-3.18: where lunch is sacred, nobody patrols in every third round."""
    return table.setup.twist == LUNCH and table.round % LUNCH_EVERY == 0


def send_on_patrol(table: Table, unit: int) -> None:
    """A unit patrols, attacks and is flipped."""
    patrol(table, unit)
    finish_unit(table, unit)


# Players' choices for the corporation


PHASES: Final = ["pursue", "patrol"]
PURSUING: Final = 0
PATROLLING: Final = 1


class Which(OneOf):
    """What the players decide for the corporation (BC-2.1.8)."""

    rule: ClassVar[str] = "BC-2.1.8"
    forced: ClassVar[bool] = True

    def may(self, table: Table, thing: int) -> Refusal | None:
        """All that come into question."""
        return None


class WhichUnit(Which):
    """Which unit pursues or patrols next."""

    word: ClassVar[str] = "corp-unit"
    families: ClassVar[tuple[str, ...]] = ("unit",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Word("phase", PHASES),)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def things(self, table: Table) -> list[int]:
        """Those that can."""
        return pursuers(table) if self.phase == PURSUING else patrollers(table)

    def chosen(self, table: Table, thing: int) -> None:
        """It acts."""
        if self.phase == PATROLLING:
            send_on_patrol(table, thing)
            return
        robots = prey_of(table, thing)
        if len(robots) == 1:
            chase(table, thing, robots[0])
        else:
            table.push(WhichRobot(thing))


class WhichRobot(Which):
    """Whom the unit pursues."""

    word: ClassVar[str] = "corp-robot"
    families: ClassVar[tuple[str, ...]] = ("robot",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def things(self, table: Table) -> list[int]:
        """Those it sees."""
        return prey_of(table, self.unit)

    def chosen(self, table: Table, thing: int) -> None:
        """It is pursued."""
        chase(table, self.unit, thing)


class WhichChip(Which):
    """Which alert chip is investigated next."""

    word: ClassVar[str] = "corp-alert"
    families: ClassVar[tuple[str, ...]] = ("robot",)

    def things(self, table: Table) -> list[int]:
        """Those that are not flipped."""
        return open_chips(table)

    def chosen(self, table: Table, thing: int) -> None:
        """The nearest unit goes there."""
        send_to(table, thing)


class WhichNearest(Which):
    """Which of several nearest units goes to the alert chip of a robot."""

    word: ClassVar[str] = "corp-nearest"
    families: ClassVar[tuple[str, ...]] = ("unit",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.ROBOT,)

    def __init__(self, robot: int) -> None:
        self.robot: Final = robot

    def things(self, table: Table) -> list[int]:
        """Those with the shortest walk."""
        return nearest_units(table, chip_square(table, self.robot))

    def chosen(self, table: Table, thing: int) -> None:
        """It investigates."""
        inspect_chip(table, thing, self.robot)


# The end of parts A and C


class EndSecurity(Happening):
    """BC-2.5.5: all units and chips to their active side, then dead alert chips leave (BC-2.8.5)."""

    word: ClassVar[str] = "end-security"

    def run(self, table: Table) -> None:
        """Who is awake again sees."""
        table.stunned = table.activated = table.flipped = 0
        for robot in table.robots():
            if table.alert[robot] != NOTHING and is_dead_chip(table, robot):
                table.alert[robot] = NOTHING
                if table.log is not None:
                    table.say(Calmed(kind="calmed", seat=table.active, robot=ROBOT_NAMES[robot]))
        look_around(table)


def is_dead_chip(table: Table, robot: int) -> bool:
    """A chip on a square dies when a unit ended on or beside it; one on a robot when it was investigated out of range."""
    if table.alert[robot] == ON:
        return not is_in_range(table, robot) and bool(table.investigated >> robot & 1)
    square = table.alert[robot]
    return any(place == square or table.are_adjacent(place, square) for place in table.ended)


class EndCorporation(Happening):
    """BC-2.5.13: threat + players; a round is over, and too many rounds end the game (BC-A60)."""

    word: ClassVar[str] = "end-corporation"

    def run(self, table: Table) -> None:
        """The next round."""
        count_lured(table)
        call_night_shift(table)
        table.attacked = False
        end_quiet(table)
        table.ended = []
        add_threat(table, table.setup.seats)
        table.round += 1
        if table.round > table.setup.cap:
            finish(table, "cap", won=False, capped=True)


def end_quiet(table: Table) -> None:
    """BC-2.8.2: where nobody was looked at, everybody is looked at again."""
    if table.quiet:
        table.quiet = 0
        look_around(table)


def call_night_shift(table: Table) -> None:
    """BC-3.18: where there is a night shift, somebody new comes to work after every fifth round."""
    if table.setup.twist == NIGHT_SHIFT and table.round % NIGHT_SHIFT_EVERY == 0:
        guard_near_module(table, BEGINNER)
