"""The effect words that help the corporation (BC-3.8, BC-3.9): thresholds of CEOs and cycle actions of captains."""

from __future__ import annotations

from typing import ClassVar

from boardroom.games.burncycle.content.effects import MOST
from boardroom.games.burncycle.content.names import MODULE, NEXT, NOTHING
from boardroom.games.burncycle.rules.alert import ask_for_chip, look_around
from boardroom.games.burncycle.rules.cycle import degrade
from boardroom.games.burncycle.rules.doors import is_of_secure_zone, lock, unlocked_doors
from boardroom.games.burncycle.rules.mission import nearest_post, put_guard
from boardroom.games.burncycle.rules.pings import MOST_LEVEL, add_ping, change_ceo, transfer_pings
from boardroom.games.burncycle.rules.threat import add_threat, lose_power
from boardroom.games.burncycle.rules.walk import hunt
from boardroom.games.burncycle.state.agenda import Effect, Either
from boardroom.games.burncycle.state.geometry import FAR, walk_field
from boardroom.games.burncycle.state.table import Table


class LockAll(Effect):
    """LOCK-ALL: every unlocked door except those of secure zones (BC-3.8)."""

    word: ClassVar[str] = "LOCK-ALL"

    def do(self, t: Table, zone: int) -> None:
        """They close."""
        for door in unlocked_doors(t):
            if not is_of_secure_zone(t, door):
                lock(t, door)


class LockNear(Effect):
    """LOCK-NEAR, Warden Lull: the unlocked door nearest to the agent, not a secure zone's; none: threat +1 (BC-3.9)."""

    word: ClassVar[str] = "LOCK-NEAR"

    def do(self, t: Table, zone: int) -> None:
        """It closes."""
        field = walk_field(t, t.walks, t.at[t.active])
        best, distance = NOTHING, FAR
        for door in unlocked_doors(t):
            square, direction = t.plan.doors[door]
            near = min(field[square], field[NEXT[square * 4 + direction]])
            if not is_of_secure_zone(t, door) and (near < distance or best < 0):
                best, distance = door, near
        if best >= 0:
            lock(t, best)
        else:
            add_threat(t, 1)


class NewPing(Effect):
    """NEWPING n: the CEO adds pings."""

    word: ClassVar[str] = "NEWPING"
    most: ClassVar[int] = MOST

    def do(self, t: Table, zone: int) -> None:
        """One by one."""
        for _ in range(self.number):
            add_ping(t)


class Transfer(Effect):
    """TRANSFER: all pings that can transfer do so."""

    word: ClassVar[str] = "TRANSFER"

    def do(self, t: Table, zone: int) -> None:
        """Outward."""
        transfer_pings(t)


class Discard(Effect):
    """DISCARD n: each agent discards reserve chips."""

    word: ClassVar[str] = "DISCARD"
    most: ClassVar[int] = MOST

    def do(self, t: Table, zone: int) -> None:
        """Seat by seat."""
        for _ in range(self.number):
            for seat in range(t.setup.seats):
                ask_for_chip(t, seat)


class Guard(Effect):
    """GUARD: one of the floor's level on the free hallway post nearest to the module; none free: nothing."""

    word: ClassVar[str] = "GUARD"

    def do(self, t: Table, zone: int) -> None:
        """With the module outside there is no walk distance."""
        square = nearest_post(t, t.at[MODULE]) if t.at[MODULE] >= 0 else NOTHING
        if square < 0 and t.at[MODULE] >= 0:
            free = [post for post in t.plan.posts[1:] if t.is_free(post)]
            square = free[0] if free else NOTHING
        if square >= 0:
            put_guard(t, t.floor + 1, square)


class Degrade(Effect):
    """DEGRADE n: the leftmost active chips."""

    word: ClassVar[str] = "DEGRADE"
    most: ClassVar[int] = MOST

    def do(self, t: Table, zone: int) -> None:
        """While there are any."""
        for _ in range(self.number):
            slot = t.next_active(NOTHING)
            if slot >= 0:
                degrade(t, slot)


class Sap(Effect):
    """SAP n: each agent loses power, not below 1."""

    word: ClassVar[str] = "SAP"
    most: ClassVar[int] = MOST

    def do(self, t: Table, zone: int) -> None:
        """Those online."""
        for seat in range(t.setup.seats):
            if not t.down >> seat & 1:
                lose_power(t, seat, self.number, least=1)


class Range(Effect):
    """RANGE n: all units have more alert range until the floor ends."""

    word: ClassVar[str] = "RANGE"
    most: ClassVar[int] = MOST

    def do(self, t: Table, zone: int) -> None:
        """Who is seen now is spotted (BC-2.8.2)."""
        t.range_bonus += self.number
        if t.log is not None:
            t.say("range", {"count": self.number})
        look_around(t)


class Toll(Effect):
    """TOLL, Foreman Gasket: lose 1 power or threat +1."""

    word: ClassVar[str] = "TOLL"

    def do(self, t: Table, zone: int) -> None:
        """The player chooses."""
        t.push(PayToll())


class PayToll(Either):
    """BC-3.9: the power stays at 1 or more."""

    word: ClassVar[str] = "toll"
    rule: ClassVar[str] = "BC-3.9"
    families: ClassVar[tuple[str, ...]] = ("lose-power", "raise-threat")

    def do(self, t: Table, code: int) -> None:
        """Power or threat."""
        if code == t.rows.lose_power:
            lose_power(t, t.active, 1, least=1)
        else:
            assert code == t.rows.firsts["raise-threat"]
            add_threat(t, 1)


class Hunt(Effect):
    """HUNT, Inspector Brisk: it moves toward the nearest robot, without an attack."""

    word: ClassVar[str] = "HUNT"

    def do(self, t: Table, zone: int) -> None:
        """The captain is the last unit."""
        hunt(t, len(t.unit_at) - 1)


class Surge(Effect):
    """SURGE, Marshal Ditto: CEO +1; already at 6: a new ping."""

    word: ClassVar[str] = "SURGE"
    most: ClassVar[int] = MOST

    def do(self, t: Table, zone: int) -> None:
        """One or the other."""
        if t.ceo_level < MOST_LEVEL:
            change_ceo(t, self.number)
        else:
            add_ping(t)
