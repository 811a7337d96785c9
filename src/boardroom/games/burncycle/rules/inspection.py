"""The inspection of rooms (BC-2.7.2): the first robot in a room with a bead rolls the inspection die."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    INSPECTION_DIE,
    INSPECTIONS,
    MODULE,
    NOTHING,
    ROBOT_NAMES,
    ROOMS,
    name_of,
)
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.doors import lock
from boardroom.games.burncycle.rules.floors import draw_unit, put_unit
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.rules.threat import gain_power
from boardroom.games.burncycle.shapes import Inspected, MainframeFound
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

NO_PLAIN_TERMINAL: Final = refusals.add("no-plain-terminal", "BC-3.1")


def inspect(table: Table, robot: int) -> None:
    """BC-2.7.2: the first robot in a room with a bead rolls the inspection die."""
    zone = table.zone_at(robot)
    if zone < ROOMS or zone not in table.plan.beads:
        return
    bead = table.plan.beads.index(zone)
    if not table.beads >> bead & 1:
        return
    table.beads &= ~(1 << bead)
    result = table.content.faces.inspection[table.chance(INSPECTION_DIE, 6)]
    if table.log is not None:
        table.say(
            Inspected(
                kind="inspected",
                seat=table.active,
                robot=ROBOT_NAMES[robot],
                zone=table.plan.letters[zone],
                inspection=INSPECTIONS[result],
            ),
            barrier=True,
        )
    if result == 0:
        add_room_guard(table, zone)
    elif result == 1:
        find_mainframe(table, zone)
    elif result == 2:
        for door in table.plan.zone_doors[zone]:
            lock(table, door)
    elif result == 3:
        draw_imperative(table, table.active if robot == MODULE else robot)
    else:
        assert result == 4
        gain_power(table, robot, 1)


def add_room_guard(table: Table, zone: int) -> None:
    """A guard of the floor's level on a free post of the room."""
    for square, _ in table.plan.room_posts:
        if table.plan.zone[square] == zone and table.is_free(square):
            unit = draw_unit(table, table.floor + 1)
            if unit >= 0:
                put_unit(table, unit, square, 0)
                look_around(table)
            return


def find_mainframe(table: Table, zone: int) -> None:
    """One terminal of the room becomes a mainframe; with several the player chooses."""
    squares = plain_terminals(table, zone)
    if len(squares) == 1:
        make_mainframe(table, squares[0])
    elif squares:
        MainframeIn(zone).ask(table)


class MainframeIn(Choosing):
    """Which terminal becomes a mainframe; the number is the zone, or nothing for the whole floor."""

    word: ClassVar[str] = "MAINFRAME-IN"
    rule: ClassVar[str] = "BC-2.7.2"
    printed: ClassVar[bool] = False
    asks: ClassVar[str] = "square"
    part: ClassVar[parts.Part] = parts.ZONE

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Terminals that are none yet."""
        return None if thing in plain_terminals(table, self.number) else NO_PLAIN_TERMINAL

    def picked(self, table: Table, thing: int) -> None:
        """It becomes one."""
        make_mainframe(table, thing)


def plain_terminals(table: Table, zone: int = NOTHING) -> list[int]:
    """The squares of terminals that are not mainframes, of one zone or of the whole floor."""
    found = []
    for number, square in enumerate(table.plan.terminals):
        standing = table.terminals >> number & 1 and not table.mainframes >> number & 1
        if standing and (zone < 0 or table.plan.zone[square] == zone):
            found.append(square)
    return found


def make_mainframe(table: Table, square: int) -> None:
    """All costs of this terminal are 0 from now on."""
    table.mainframes |= 1 << table.plan.terminals.index(square)
    if table.log is not None:
        table.say(MainframeFound(kind="mainframe", seat=table.active, square=name_of(square)))
