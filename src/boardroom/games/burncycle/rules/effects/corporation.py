"""The effect words that help the corporation (BC-3.8, BC-3.9): thresholds of CEOs and cycle actions of captains."""

from __future__ import annotations

from typing import ClassVar

from boardroom.games.burncycle.content.effects import MOST
from boardroom.games.burncycle.content.names import NEXT, NOTHING
from boardroom.games.burncycle.rules.alert import ask_for_chip, look_around
from boardroom.games.burncycle.rules.cycle import degrade
from boardroom.games.burncycle.rules.doors import is_of_secure_zone, lock, unlocked_doors
from boardroom.games.burncycle.rules.mission import guard_near_module
from boardroom.games.burncycle.rules.pings import MOST_LEVEL, add_ping, change_ceo, transfer_pings
from boardroom.games.burncycle.rules.threat import add_threat, lose_power
from boardroom.games.burncycle.rules.walk import hunt
from boardroom.games.burncycle.shapes import RangeWidened
from boardroom.games.burncycle.state.agenda import Effect, Either
from boardroom.games.burncycle.state.geometry import FAR, walk_field
from boardroom.games.burncycle.state.table import Table


class LockAll(Effect):
    """LOCK-ALL: every unlocked door except those of secure zones (BC-3.8)."""

    word: ClassVar[str] = "LOCK-ALL"

    def do(self, table: Table, zone: int) -> None:
        """They close."""
        for door in unlocked_doors(table):
            if not is_of_secure_zone(table, door):
                lock(table, door)


class LockNear(Effect):
    """LOCK-NEAR, Warden Lull: the unlocked door nearest to the agent, not a secure zone's; none: threat +1 (BC-3.9)."""

    word: ClassVar[str] = "LOCK-NEAR"

    def do(self, table: Table, zone: int) -> None:
        """It closes."""
        field = walk_field(table, table.walks, table.at[table.active])
        best, distance = NOTHING, FAR
        for door in unlocked_doors(table):
            square, direction = table.plan.doors[door]
            near = min(field[square], field[NEXT[square * 4 + direction]])
            if not is_of_secure_zone(table, door) and (near < distance or best < 0):
                best, distance = door, near
        if best >= 0:
            lock(table, best)
        else:
            add_threat(table, 1)


class NewPing(Effect):
    """NEWPING n: the CEO adds pings."""

    word: ClassVar[str] = "NEWPING"
    most: ClassVar[int] = MOST

    def do(self, table: Table, zone: int) -> None:
        """One by one."""
        for _ in range(self.number):
            add_ping(table)


class Transfer(Effect):
    """TRANSFER: all pings that can transfer do so."""

    word: ClassVar[str] = "TRANSFER"

    def do(self, table: Table, zone: int) -> None:
        """Outward."""
        transfer_pings(table)


class Discard(Effect):
    """DISCARD n: each agent discards reserve chips."""

    word: ClassVar[str] = "DISCARD"
    most: ClassVar[int] = MOST

    def do(self, table: Table, zone: int) -> None:
        """Seat by seat."""
        for _ in range(self.number):
            for seat in range(table.setup.seats):
                ask_for_chip(table, seat)


class Guard(Effect):
    """GUARD: one of the floor's level on the free hallway post nearest to the module; none free: nothing."""

    word: ClassVar[str] = "GUARD"

    def do(self, table: Table, zone: int) -> None:
        """One of them."""
        guard_near_module(table, table.floor + 1)


class Degrade(Effect):
    """DEGRADE n: the leftmost active chips."""

    word: ClassVar[str] = "DEGRADE"
    most: ClassVar[int] = MOST

    def do(self, table: Table, zone: int) -> None:
        """While there are any."""
        for _ in range(self.number):
            slot = table.next_active(NOTHING)
            if slot >= 0:
                degrade(table, slot)


class Sap(Effect):
    """SAP n: each agent loses power, not below 1."""

    word: ClassVar[str] = "SAP"
    most: ClassVar[int] = MOST

    def do(self, table: Table, zone: int) -> None:
        """Those online."""
        for seat in range(table.setup.seats):
            if not table.down >> seat & 1:
                lose_power(table, seat, self.number, least=1)


class Range(Effect):
    """RANGE n: all units have more alert range until the floor ends."""

    word: ClassVar[str] = "RANGE"
    most: ClassVar[int] = MOST

    def do(self, table: Table, zone: int) -> None:
        """Who is seen now is spotted (BC-2.8.2)."""
        table.range_bonus += self.number
        if table.log is not None:
            table.say(RangeWidened(kind="range", seat=table.active, count=self.number))
        look_around(table)


class Toll(Effect):
    """TOLL, Foreman Gasket: lose 1 power or threat +1."""

    word: ClassVar[str] = "TOLL"

    def do(self, table: Table, zone: int) -> None:
        """The player chooses."""
        table.push(PayToll())


class PayToll(Either):
    """BC-3.9: the power stays at 1 or more."""

    word: ClassVar[str] = "toll"
    rule: ClassVar[str] = "BC-3.9"
    families: ClassVar[tuple[str, ...]] = ("lose-power", "raise-threat")
    dull: ClassVar[bool] = True

    def do(self, table: Table, code: int) -> None:
        """Power or threat."""
        if code == table.rows.lose_power:
            lose_power(table, table.active, 1, least=1)
        else:
            assert code == table.rows.firsts["raise-threat"]
            add_threat(table, 1)


class Hunt(Effect):
    """HUNT, Inspector Brisk: it moves toward the nearest robot, without an attack."""

    word: ClassVar[str] = "HUNT"

    def do(self, table: Table, zone: int) -> None:
        """The captain is the last unit."""
        hunt(table, len(table.unit_at) - 1)


class Surge(Effect):
    """SURGE, Marshal Ditto: CEO +1; already at 6: a new ping."""

    word: ClassVar[str] = "SURGE"
    most: ClassVar[int] = MOST

    def do(self, table: Table, zone: int) -> None:
        """One or the other."""
        if table.ceo_level < MOST_LEVEL:
            change_ceo(table, self.number)
        else:
            add_ping(table)
