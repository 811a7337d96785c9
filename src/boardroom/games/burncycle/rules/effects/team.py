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
from boardroom.games.burncycle.shapes import KeysGained, TokenGained
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

    def do(self, table: Table, zone: int) -> None:
        """For the active agent."""
        gain_power(table, table.active, self.number)


class PowerZone(Effect):
    """POWER-ZONE n: for every agent in this zone."""

    word: ClassVar[str] = "POWER-ZONE"
    most: ClassVar[int] = MOST

    def do(self, table: Table, zone: int) -> None:
        """Those online."""
        for seat in range(table.setup.seats):
            if table.is_online(seat) and table.zone_at(seat) == zone:
                gain_power(table, seat, self.number)


class Threat(Effect):
    """THREAT n."""

    word: ClassVar[str] = "THREAT"
    least: ClassVar[int] = -MOST
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return -6.5 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """More or less."""
        add_threat(table, self.number)


class Net(Effect):
    """NET n: the own level."""

    word: ClassVar[str] = "NET"
    least: ClassVar[int] = -MOST
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 1.5 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """Within 1 and 6."""
        change_level(table, table.active, self.number)


class Ceo(Effect):
    """CEO n: the CEO's level."""

    word: ClassVar[str] = "CEO"
    least: ClassVar[int] = -MOST
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return -1.0 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """Within 1 and 6."""
        change_ceo(table, self.number)


class Key(Effect):
    """KEY n."""

    word: ClassVar[str] = "KEY"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 3.0 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """For the active agent."""
        table.keys[table.active] += self.number
        if table.log is not None:
            table.say(KeysGained(kind="keys_gained", seat=table.active, count=self.number))


class Cache(Effect):
    """CACHE n."""

    word: ClassVar[str] = "CACHE"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 2.0 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """So many cards."""
        for _ in range(self.number):
            draw_cache(table, table.active)


class Imp(Effect):
    """IMP: an imperative, if the agent has none."""

    word: ClassVar[str] = "IMP"

    def do(self, table: Table, zone: int) -> None:
        """It is drawn."""
        draw_imperative(table, table.active)


class DrawNet(Effect):
    """DRAWNET n, then discard down to 3."""

    word: ClassVar[str] = "DRAWNET"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 0.8 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """As in the Network action."""
        table.push(DrawNetwork(self.number))


class Die(Effect):
    """DIE n: basic dice for this turn's pool."""

    word: ClassVar[str] = "DIE"
    most: ClassVar[int] = MOST

    def worth(self) -> float:
        """In AP."""
        return 1.0 * min(6, self.number)

    def do(self, table: Table, zone: int) -> None:
        """They lie ready."""
        gain_dice(table, self.number)


class Unspend(Choosing):
    """UNSPEND n spent dice."""

    word: ClassVar[str] = "UNSPEND"
    most: ClassVar[int] = MOST
    asks: ClassVar[str] = "die"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """A kind with spent dice."""
        return None if table.spent[thing] else NOT_SPENT

    def picked(self, table: Table, thing: int) -> None:
        """It is usable again."""
        table.spent[thing] -= 1
        table.dice[thing] += 1
        self.again(table)


class Boost(Effect):
    """BOOST: a token for a later test; it gives 3 AP whatever the card says (BC-3.15)."""

    word: ClassVar[str] = "BOOST"
    most: ClassVar[int] = 3

    def do(self, table: Table, zone: int) -> None:
        """One token."""
        table.boosts[table.active] += 1
        if table.log is not None:
            table.say(TokenGained(kind="token", seat=table.active))


class Cross(Effect):
    """CROSS: the next Move may cross an interior wall."""

    word: ClassVar[str] = "CROSS"

    def do(self, table: Table, zone: int) -> None:
        """Until the turn ends."""
        table.crossings |= 1 << table.active
