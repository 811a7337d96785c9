"""The inspection of rooms (BC-2.7.2): the first robot in a room with a bead rolls the inspection die."""

from __future__ import annotations

from typing import ClassVar

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
from boardroom.games.burncycle.state.refusals import NOT_POSSIBLE
from boardroom.games.burncycle.state.table import Table


def inspect(t: Table, robot: int) -> None:
    """BC-2.7.2: the first robot in a room with a bead rolls the inspection die."""
    zone = t.zone_at(robot)
    if zone < ROOMS or zone not in t.plan.beads:
        return
    bead = t.plan.beads.index(zone)
    if not t.beads >> bead & 1:
        return
    t.beads &= ~(1 << bead)
    result = t.content.faces.inspection[t.chance(INSPECTION_DIE, 6)]
    if t.log is not None:
        shown = {"robot": ROBOT_NAMES[robot], "zone": t.plan.letters[zone], "inspection": INSPECTIONS[result]}
        t.say("inspected", shown, barrier=True)
    if result == 0:
        add_room_guard(t, zone)
    elif result == 1:
        find_mainframe(t, zone)
    elif result == 2:
        for door in t.plan.zone_doors[zone]:
            lock(t, door)
    elif result == 3:
        draw_imperative(t, t.active if robot == MODULE else robot)
    else:
        assert result == 4
        gain_power(t, robot, 1)


def add_room_guard(t: Table, zone: int) -> None:
    """A guard of the floor's level on a free post of the room."""
    for square, _ in t.plan.room_posts:
        if t.plan.zone[square] == zone and t.is_free(square):
            unit = draw_unit(t, t.floor + 1)
            if unit >= 0:
                put_unit(t, unit, square, 0)
                look_around(t)
            return


def find_mainframe(t: Table, zone: int) -> None:
    """One terminal of the room becomes a mainframe; with several the player chooses."""
    squares = plain_terminals(t, zone)
    if len(squares) == 1:
        make_mainframe(t, squares[0])
    elif squares:
        MainframeIn(zone).ask(t)


class MainframeIn(Choosing):
    """Which terminal becomes a mainframe; the number is the zone, or nothing for the whole floor."""

    word: ClassVar[str] = "MAINFRAME-IN"
    rule: ClassVar[str] = "BC-2.7.2"
    printed: ClassVar[bool] = False
    asks: ClassVar[str] = "square"

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """Terminals that are none yet."""
        return None if thing in plain_terminals(t, self.number) else NOT_POSSIBLE

    def picked(self, t: Table, thing: int) -> None:
        """It becomes one."""
        make_mainframe(t, thing)


def plain_terminals(t: Table, zone: int = NOTHING) -> list[int]:
    """The squares of terminals that are not mainframes, of one zone or of the whole floor."""
    found = []
    for number, square in enumerate(t.plan.terminals):
        standing = t.terminals >> number & 1 and not t.mainframes >> number & 1
        if standing and (zone < 0 or t.plan.zone[square] == zone):
            found.append(square)
    return found


def make_mainframe(t: Table, square: int) -> None:
    """All costs of this terminal are 0 from now on."""
    t.mainframes |= 1 << t.plan.terminals.index(square)
    if t.log is not None:
        t.say("mainframe", {"square": name_of(square)})
