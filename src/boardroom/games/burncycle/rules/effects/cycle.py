"""Effect words for the burncycle and the network: chips, pings and the IP."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.effects import MOST
from boardroom.games.burncycle.content.names import CAPTAIN, CHIP_KINDS, CHIPS, PHYSICAL, TECH, UTILITY
from boardroom.games.burncycle.rules.network import ONE_STEP, MoveIp
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.rules.pings import remove_ping
from boardroom.games.burncycle.state.agenda import Effect
from boardroom.games.burncycle.state.refusals import NOT_POSSIBLE, refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, TEAM

ANY: Final = 0  # type of chip
EMPTY_SLOT: Final = refusals.add("empty-slot", "BC-3.1")
NOT_DEGRADED: Final = refusals.add("not-degraded", "BC-3.1")
CAPTAINS_CHIP: Final = refusals.add("captains-chip", "BC-3.1")
NO_PING: Final = refusals.add("no-ping", "BC-3.1")

# Chips of the cycle


class Chip(Choosing):
    """CHIP x: a chip to the team reserve, of any type if it says so."""

    word: ClassVar[str] = "CHIP"
    least: ClassVar[int] = PHYSICAL
    most: ClassVar[int] = UTILITY
    named: ClassVar[dict[str, int]] = {"P": PHYSICAL, "T": TECH, "U": UTILITY, "any": ANY}
    asks: ClassVar[str] = "chip"

    def do(self, t: Table, zone: int) -> None:
        """At once, unless there is a choice."""
        if self.number == ANY:
            self.ask(t)
        else:
            self.picked(t, self.number)

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """Any type."""
        return None

    def picked(self, t: Table, thing: int) -> None:
        """From the supply."""
        t.reserves[TEAM * CHIP_KINDS + thing] += 1
        if t.log is not None:
            t.say("chip_gained", {"chip": CHIPS[thing]})


class Refresh(Choosing):
    """REFRESH n degraded chips."""

    word: ClassVar[str] = "REFRESH"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "slot"

    def worth(self) -> float:
        """In AP."""
        return 2.0 * min(6, self.number)

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """Degraded chips."""
        if t.chips[thing] < 0:
            return EMPTY_SLOT
        return None if t.degraded >> thing & 1 else NOT_DEGRADED

    def picked(self, t: Table, thing: int) -> None:
        """A chip turned to its active side."""
        self.again(t)
        t.degraded &= ~(1 << thing)
        if t.log is not None:
            t.say("refreshed", {"slot": thing + 1})


class Rechip(Choosing):
    """RECHIP: change one chip of the cycle to any type; not the captain's."""

    word: ClassVar[str] = "RECHIP"
    asks: ClassVar[str] = "slot"

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """All but the captain's."""
        if t.chips[thing] < 0:
            return EMPTY_SLOT
        return CAPTAINS_CHIP if t.chips[thing] == CAPTAIN else None

    def picked(self, t: Table, thing: int) -> None:
        """To which type?"""
        RechipAs(thing).ask(t)


class RechipAs(Choosing):
    """The type of a chip that is changed; the number is its slot."""

    word: ClassVar[str] = "RECHIP-AS"
    printed: ClassVar[bool] = False
    asks: ClassVar[str] = "chip"

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """Any type."""
        return None

    def picked(self, t: Table, thing: int) -> None:
        """It lies there, active."""
        t.chips[self.number] = thing
        t.degraded &= ~(1 << self.number)
        if t.log is not None:
            t.say("altered", {"slot": self.number + 1, "chip": CHIPS[thing]})


# The network


class PingOff(Choosing):
    """PING- n: pings of choice back to the supply."""

    word: ClassVar[str] = "PING-"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "node"

    def worth(self) -> float:
        """In AP."""
        return 1.5 * min(6, self.number)

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """Nodes with a ping."""
        return None if thing in t.pings else NO_PING

    def picked(self, t: Table, thing: int) -> None:
        """It goes."""
        self.again(t)
        remove_ping(t, t.pings.index(thing))


class PingLayer(Choosing):
    """PING-LAYER n: the same on the layer of the own IP."""

    word: ClassVar[str] = "PING-LAYER"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "node"

    def worth(self) -> float:
        """In AP."""
        return 1.5 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """An IP at home has no layer."""
        if t.ips[t.active] >= 0:
            self.ask(t)

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """Nodes of the layer with a ping."""
        ip = t.ips[t.active]
        if ip < 0 or t.net().layer[thing] != t.net().layer[ip]:
            return NOT_POSSIBLE
        return None if thing in t.pings else NO_PING

    def picked(self, t: Table, thing: int) -> None:
        """It goes."""
        self.again(t)
        remove_ping(t, t.pings.index(thing))


class IpStep(Effect):
    """IP-STEP: the IP makes one more step and resolves that node."""

    word: ClassVar[str] = "IP-STEP"

    def do(self, t: Table, zone: int) -> None:
        """Unless it is banned."""
        if t.ips[t.active] != BANNED:
            t.push(MoveIp(ONE_STEP, 0, 1))
