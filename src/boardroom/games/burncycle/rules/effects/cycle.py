"""Effect words for the burncycle and the network: chips, pings and the IP."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.effects import MOST
from boardroom.games.burncycle.content.names import (
    BANNED,
    CAPTAIN,
    CHIP_KINDS,
    PHYSICAL,
    RESERVE_CHIPS,
    TEAM,
    TECH,
    UTILITY,
)
from boardroom.games.burncycle.rules.network import ONE_STEP, MoveIp
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.rules.pings import remove_ping
from boardroom.games.burncycle.shapes import Altered, ChipGained, Refreshed
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Effect
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

ANY: Final = 0  # type of chip
EMPTY_SLOT: Final = refusals.add("empty-slot", "BC-3.1")
NOT_DEGRADED: Final = refusals.add("not-degraded", "BC-3.1")
CAPTAINS_CHIP: Final = refusals.add("captains-chip", "BC-3.1")
OTHER_LAYER: Final = refusals.add("other-layer", "BC-3.1")
NO_PING: Final = refusals.add("no-ping", "BC-3.1")

# Chips of the cycle


class Chip(Choosing):
    """CHIP x: a chip to the team reserve, of any type if it says so."""

    word: ClassVar[str] = "CHIP"
    least: ClassVar[int] = PHYSICAL
    most: ClassVar[int] = UTILITY
    named: ClassVar[dict[str, int]] = {"P": PHYSICAL, "T": TECH, "U": UTILITY, "any": ANY}
    asks: ClassVar[str] = "chip"

    def do(self, table: Table, zone: int) -> None:
        """At once, unless there is a choice."""
        if self.number == ANY:
            self.ask(table)
        else:
            self.picked(table, self.number)

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Any type."""
        return None

    def picked(self, table: Table, thing: int) -> None:
        """From the supply."""
        table.reserves[TEAM * CHIP_KINDS + thing] += 1
        if table.log is not None:
            table.say(ChipGained(kind="chip_gained", seat=table.active, chip=RESERVE_CHIPS[thing]))


class Refresh(Choosing):
    """REFRESH n degraded chips."""

    word: ClassVar[str] = "REFRESH"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "slot"

    def worth(self) -> float:
        """In AP."""
        return 2.0 * min(6, self.number)

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Degraded chips."""
        if table.chips[thing] < 0:
            return EMPTY_SLOT
        return None if table.degraded >> thing & 1 else NOT_DEGRADED

    def picked(self, table: Table, thing: int) -> None:
        """A chip turned to its active side."""
        self.again(table)
        table.degraded &= ~(1 << thing)
        if table.log is not None:
            table.say(Refreshed(kind="refreshed", seat=table.active, slot=thing + 1))


class Rechip(Choosing):
    """RECHIP: change one chip of the cycle to any type; not the captain's."""

    word: ClassVar[str] = "RECHIP"
    asks: ClassVar[str] = "slot"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """All but the captain's."""
        if table.chips[thing] < 0:
            return EMPTY_SLOT
        return CAPTAINS_CHIP if table.chips[thing] == CAPTAIN else None

    def picked(self, table: Table, thing: int) -> None:
        """To which type?"""
        RechipAs(thing).ask(table)


class RechipAs(Choosing):
    """The type of a chip that is changed; the number is its slot."""

    word: ClassVar[str] = "RECHIP-AS"
    printed: ClassVar[bool] = False
    asks: ClassVar[str] = "chip"
    part: ClassVar[parts.Part] = parts.SLOT

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Any type."""
        return None

    def picked(self, table: Table, thing: int) -> None:
        """It lies there, active."""
        table.chips[self.number] = thing
        table.degraded &= ~(1 << self.number)
        if table.log is not None:
            table.say(Altered(kind="altered", seat=table.active, slot=self.number + 1, chip=RESERVE_CHIPS[thing]))


# The network


class PingOff(Choosing):
    """PING- n: pings of choice back to the supply."""

    word: ClassVar[str] = "PING-"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "node"

    def worth(self) -> float:
        """In AP."""
        return 1.5 * min(6, self.number)

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Nodes with a ping."""
        return None if thing in table.pings else NO_PING

    def picked(self, table: Table, thing: int) -> None:
        """It goes."""
        self.again(table)
        remove_ping(table, table.pings.index(thing))


class PingLayer(Choosing):
    """PING-LAYER n: the same on the layer of the own IP."""

    word: ClassVar[str] = "PING-LAYER"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "node"

    def worth(self) -> float:
        """In AP."""
        return 1.5 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """An IP at home has no layer."""
        if table.ips[table.active] >= 0:
            self.ask(table)

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Nodes of the layer with a ping."""
        ip = table.ips[table.active]
        if ip < 0 or table.net().layer[thing] != table.net().layer[ip]:
            return OTHER_LAYER
        return None if thing in table.pings else NO_PING

    def picked(self, table: Table, thing: int) -> None:
        """It goes."""
        self.again(table)
        remove_ping(table, table.pings.index(thing))


class IpStep(Effect):
    """IP-STEP: the IP makes one more step and resolves that node."""

    word: ClassVar[str] = "IP-STEP"

    def do(self, table: Table, zone: int) -> None:
        """Unless it is banned."""
        if table.ips[table.active] != BANNED:
            table.push(MoveIp(ONE_STEP, 0, 1))
