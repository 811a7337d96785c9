"""Effect words for the team itself: power, levels, cards, chips, dice and the network."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.effects import MOST
from boardroom.games.burncycle.content.names import CAPTAIN, CHIP_KINDS, CHIPS, PHYSICAL, TECH, UTILITY
from boardroom.games.burncycle.rules.dice import gain_dice
from boardroom.games.burncycle.rules.hand import DrawNetwork
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.rules.move import draw_cache
from boardroom.games.burncycle.rules.network import ONE_STEP, MoveIp
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.rules.pings import change_ceo, change_level, remove_ping
from boardroom.games.burncycle.rules.threat import add_threat, gain_power
from boardroom.games.burncycle.state.agenda import Effect
from boardroom.games.burncycle.state.refusals import NOT_POSSIBLE, refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, TEAM

ANY: Final = 0  # type of chip
EMPTY_SLOT: Final = refusals.add("empty-slot", "BC-3.1")
NOT_DEGRADED: Final = refusals.add("not-degraded", "BC-3.1")
CAPTAINS_CHIP: Final = refusals.add("captains-chip", "BC-3.1")
NO_PING: Final = refusals.add("no-ping", "BC-3.1")
NOT_SPENT: Final = refusals.add("not-spent", "BC-3.1")


class Power(Effect):
    """POWER n."""

    word: ClassVar[str] = "POWER"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 3.0 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """For the active agent."""
        gain_power(t, t.active, self.number)


class PowerZone(Effect):
    """POWER-ZONE n: for every agent in this zone."""

    word: ClassVar[str] = "POWER-ZONE"
    most: ClassVar[int] = MOST

    def do(self, t: Table, zone: int) -> None:
        """Those online."""
        for seat in range(t.setup.seats):
            if t.is_online(seat) and t.zone_at(seat) == zone:
                gain_power(t, seat, self.number)


class Threat(Effect):
    """THREAT n."""

    word: ClassVar[str] = "THREAT"
    least: ClassVar[int] = -MOST
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return -6.5 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """More or less."""
        add_threat(t, self.number)


class Net(Effect):
    """NET n: the own level."""

    word: ClassVar[str] = "NET"
    least: ClassVar[int] = -MOST
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 1.5 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """Within 1 and 6."""
        change_level(t, t.active, self.number)


class Ceo(Effect):
    """CEO n: the CEO's level."""

    word: ClassVar[str] = "CEO"
    least: ClassVar[int] = -MOST
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return -1.0 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """Within 1 and 6."""
        change_ceo(t, self.number)


class Key(Effect):
    """KEY n."""

    word: ClassVar[str] = "KEY"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 3.0 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """For the active agent."""
        t.keys[t.active] += self.number
        if t.log is not None:
            t.say("keys_gained", {"count": self.number})


class Cache(Effect):
    """CACHE n."""

    word: ClassVar[str] = "CACHE"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 2.0 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """So many cards."""
        for _ in range(self.number):
            draw_cache(t, t.active)


class Imp(Effect):
    """IMP: an imperative, if the agent has none."""

    word: ClassVar[str] = "IMP"

    def do(self, t: Table, zone: int) -> None:
        """It is drawn."""
        draw_imperative(t, t.active)


class DrawNet(Effect):
    """DRAWNET n, then discard down to 3."""

    word: ClassVar[str] = "DRAWNET"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 0.8 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """As in the Network action."""
        t.push(DrawNetwork(self.number))


class Die(Effect):
    """DIE n: basic dice for this turn's pool."""

    word: ClassVar[str] = "DIE"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 1.0 * min(6, self.number)

    def do(self, t: Table, zone: int) -> None:
        """They lie ready."""
        gain_dice(t, self.number)


class Unspend(Choosing):
    """UNSPEND n spent dice."""

    word: ClassVar[str] = "UNSPEND"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "die"

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """A kind with spent dice."""
        return None if t.spent[thing] else NOT_SPENT

    def picked(self, t: Table, thing: int) -> None:
        """It is usable again."""
        t.spent[thing] -= 1
        t.dice[thing] += 1
        self.again(t)


class Boost(Effect):
    """BOOST: a token for a later test; it gives 3 AP whatever the card says (BC-3.15)."""

    word: ClassVar[str] = "BOOST"
    most: ClassVar[int] = 3

    def do(self, t: Table, zone: int) -> None:
        """One token."""
        t.boosts[t.active] += 1
        if t.log is not None:
            t.say("token", {})


class Cross(Effect):
    """CROSS: the next Move may cross an interior wall."""

    word: ClassVar[str] = "CROSS"

    def do(self, t: Table, zone: int) -> None:
        """Until the turn ends."""
        t.crossings |= 1 << t.active


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
