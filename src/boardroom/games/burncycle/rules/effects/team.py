"""Effect words for the team itself: power, levels, cards and dice."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.effects import MOST
from boardroom.games.burncycle.rules.dice import gain_dice
from boardroom.games.burncycle.rules.hand import DrawNetwork
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.rules.move import draw_cache
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.rules.pings import change_ceo, change_level
from boardroom.games.burncycle.rules.threat import add_threat, gain_power
from boardroom.games.burncycle.state.agenda import Effect
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

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
