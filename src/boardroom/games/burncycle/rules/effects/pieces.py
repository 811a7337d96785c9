"""Effect words for what units and alert chips do."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.effects import MOST
from boardroom.games.burncycle.content.names import HALL, NEXT, NOTHING, ROBOT_NAMES
from boardroom.games.burncycle.rules.alert import look_around, put_chip
from boardroom.games.burncycle.rules.attack import may_stun, stun, take_key
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.rules.walk import step_unit
from boardroom.games.burncycle.shapes import Calmed, Hushed
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Effect, Several
from boardroom.games.burncycle.state.geometry import walk_masks
from boardroom.games.burncycle.state.refusals import NO_WAY, NOT_ON_FLOOR, refusals
from boardroom.games.burncycle.state.table import Table

NOBODY_THERE: Final = refusals.add("nobody-there", "BC-3.1")
NO_KEY: Final = refusals.add("no-key", "BC-3.1")
NO_CHIP: Final = refusals.add("no-alert-chip", "BC-3.1")
NOT_HALLWAY: Final = refusals.add("not-hallway", "BC-3.1")

# Units


class Stun(Choosing):
    """STUN n: a unit of at most this level, that of the floor, or the own network level."""

    FLOOR: ClassVar[int] = 90
    LEVEL: ClassVar[int] = 91
    word: ClassVar[str] = "STUN"
    most: ClassVar[int] = MOST
    named: ClassVar[dict[str, int]] = {"floor": 90, "level": 91}
    asks: ClassVar[str] = "unit"

    def level(self, table: Table) -> int:
        """The highest level that it stuns."""
        if self.number == Stun.FLOOR:
            return table.floor + 1
        return table.levels[table.active] if self.number == Stun.LEVEL else self.number

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Those awake."""
        return may_stun(table, thing, self.level(table))

    def picked(self, table: Table, thing: int) -> None:
        """It sleeps."""
        stun(table, thing)


class StunZone(Choosing):
    """STUN-ZONE n: every unit of this level in one zone."""

    word: ClassVar[str] = "STUN-ZONE"
    most: ClassVar[int] = 4
    asks: ClassVar[str] = "zone"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Zones with such units."""
        return None if self.units_in(table, thing) else NOBODY_THERE

    def picked(self, table: Table, thing: int) -> None:
        """They sleep."""
        for unit in self.units_in(table, thing):
            stun(table, unit)

    def units_in(self, table: Table, zone: int) -> list[int]:
        """The units of the level that are awake in a zone."""
        found = []
        for unit in range(len(table.unit_at)):
            fits = may_stun(table, unit, self.number) is None and table.unit_cards[unit].level == self.number
            if fits and table.plan.zone[table.unit_at[unit]] == zone:
                found.append(unit)
        return found


class TakeKey(Choosing):
    """TAKE-KEY: the key of any unit."""

    word: ClassVar[str] = "TAKE-KEY"
    asks: ClassVar[str] = "unit"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Units that have one."""
        if table.unit_at[thing] < 0:
            return NOT_ON_FLOOR
        return None if table.unit_keys >> thing & 1 else NO_KEY

    def picked(self, table: Table, thing: int) -> None:
        """It goes to the agent."""
        take_key(table, thing)


class Shove(Choosing):
    """SHOVE n: one unit up to n squares, no attack."""

    word: ClassVar[str] = "SHOVE"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "unit"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Units that can go somewhere."""
        if table.unit_at[thing] < 0:
            return NOT_ON_FLOOR
        for direction in range(4):
            if may_shove(table, thing, direction) is None:
                return None
        return NO_WAY

    def picked(self, table: Table, thing: int) -> None:
        """Step by step."""
        table.push(ShoveStep(thing, self.number))


class ShoveStep(Several):
    """One square on, or stop."""

    word: ClassVar[str] = "shove"
    rule: ClassVar[str] = "BC-3.1"
    families: ClassVar[tuple[str, ...]] = ("stop", "dir")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.UNIT, parts.COUNT)

    def __init__(self, unit: int, count: int) -> None:
        self.unit: Final = unit
        self.count: Final = count

    def choices(self, table: Table) -> list[int]:
        """Nothing when only stopping is left."""
        codes = super().choices(table) if self.count else []
        return codes if len(codes) > 1 else []

    def may(self, table: Table, code: int) -> Refusal | None:
        """Legal walk squares that are free."""
        return None if code == table.rows.stop else may_shove(table, self.unit, code - table.rows.direction)

    def do(self, table: Table, code: int) -> None:
        """It does not attack."""
        if code != table.rows.stop:
            table.push(ShoveStep(self.unit, self.count - 1))
            step_unit(table, self.unit, code - table.rows.direction)

    def params(self, table: Table) -> dict[str, Param]:
        """How far it may still go."""
        return {"count": self.count}

    def subject(self, table: Table) -> str:
        """The unit."""
        return f"unit:{table.rows.unit_names[self.unit]}"


def may_shove(table: Table, unit: int, direction: int) -> Refusal | None:
    """Can a shoved unit go this way?"""
    square = table.unit_at[unit]
    if not walk_masks(table, unit)[square] >> direction & 1:
        return NO_WAY
    return None if table.is_free(NEXT[square * 4 + direction]) else NO_WAY


# Alert chips


class Calm(Choosing):
    """CALM n: alert chips off the floor; own, all, or of choice."""

    OWN: ClassVar[int] = 92
    ALL: ClassVar[int] = 93
    word: ClassVar[str] = "CALM"
    most: ClassVar[int] = MOST
    named: ClassVar[dict[str, int]] = {"own": 92, "all": 93}
    asks: ClassVar[str] = "robot"

    def do(self, table: Table, zone: int) -> None:
        """At once, unless there is a choice."""
        if self.number == Calm.OWN:
            take_off(table, [table.active])
        elif self.number == Calm.ALL:
            take_off(table, table.robots())
        else:
            self.ask(table)

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Chips in play."""
        return None if table.alert[thing] != NOTHING else NO_CHIP

    def picked(self, table: Table, thing: int) -> None:
        """It leaves."""
        self.again(table)
        take_off(table, [thing])


def take_off(table: Table, robots: list[int]) -> None:
    """Alert chips leave the floor; who stands in a range is spotted again (BC-2.8.2)."""
    for robot in robots:
        if table.alert[robot] != NOTHING:
            table.alert[robot] = NOTHING
            if table.log is not None:
                table.say(Calmed(kind="calmed", seat=table.active, robot=ROBOT_NAMES[robot]))
    look_around(table)


class Lure(Choosing):
    """LURE: move an alert chip that lies on a square to any hallway square."""

    word: ClassVar[str] = "LURE"
    asks: ClassVar[str] = "robot"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Chips on squares."""
        return None if table.alert[thing] >= 0 else NO_CHIP

    def picked(self, table: Table, thing: int) -> None:
        """Where to?"""
        LureTo(thing).ask(table)


class LureTo(Choosing):
    """Where an alert chip goes; the number is its robot."""

    word: ClassVar[str] = "LURE-TO"
    printed: ClassVar[bool] = False
    asks: ClassVar[str] = "square"
    part: ClassVar[parts.Part] = parts.ROBOT

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """The hallway."""
        return None if table.plan.zone[thing] == HALL else NOT_HALLWAY

    def picked(self, table: Table, thing: int) -> None:
        """It lies there."""
        put_chip(table, self.number, thing)


class Quiet(Effect):
    """QUIET: range spots nobody in this zone until the next corporation turn ends."""

    word: ClassVar[str] = "QUIET"

    def do(self, table: Table, zone: int) -> None:
        """The zone of the agent."""
        table.quiet |= 1 << table.zone_at(table.active)
        if table.log is not None:
            table.say(Hushed(kind="quiet", seat=table.active, zone=table.plan.letters[table.zone_at(table.active)]))
