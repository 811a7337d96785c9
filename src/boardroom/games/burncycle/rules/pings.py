"""Pings, levels and boots (BC-2.4.4.5, BC-2.5.6 to BC-2.5.12): what happens on the network without a player's step."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.games.burncycle.content.names import (
    BANNED,
    CEO_FLOOR,
    COLD_RESTART,
    HOME,
    HUB,
    NOTHING,
    PING_DIE,
    PINGS,
    SIGNAL_BOOST,
    TIES_BONUS,
    USED_COLD_RESTART,
)
from boardroom.games.burncycle.rules.alert import spot
from boardroom.games.burncycle.shapes import (
    Banned,
    Booted,
    CeoLevelChanged,
    ColdRestarted,
    LevelChanged,
    PingAdded,
    PingMoved,
    PingRemoved,
    PingRolled,
    PingTransferred,
)
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Either, Happening
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.words import FromOne, SetOf

MOST_LEVEL: Final = 6
PING_STEPS: Final = 3


def change_level(table: Table, seat: int, count: int) -> None:
    """An agent's network level, within 1 and 6."""
    before = table.levels[seat]
    table.levels[seat] = max(1, min(MOST_LEVEL, before + count))
    if table.log is not None and table.levels[seat] != before:
        table.say(LevelChanged(kind="level", seat=seat, change=table.levels[seat] - before, now=table.levels[seat]))


def change_ceo(table: Table, count: int) -> None:
    """The CEO's level, within 1 and 6; Dame Prudence never drops below 2 again (BC-3.8)."""
    before = table.ceo_level
    least = 2 if table.ceo_card().standing == CEO_FLOOR and before >= 2 else 1
    table.ceo_level = max(least, min(MOST_LEVEL, before + count))
    if table.log is not None and table.ceo_level != before:
        table.say(
            CeoLevelChanged(kind="ceo_level", seat=table.active, change=table.ceo_level - before, now=table.ceo_level)
        )


def ip_wins(table: Table, seat: int) -> bool:
    """BC-2.4.4.5: the higher level wins; equal, the ping does, at 6 the IP, and always with d05 or Signal Boost."""
    if table.levels[seat] != table.ceo_level:
        return table.levels[seat] > table.ceo_level
    if table.ceo_level == MOST_LEVEL or table.bonus(seat, TIES_BONUS) > 0:
        return True
    return table.has(seat, SIGNAL_BOOST)


def meet(table: Table, seat: int, ping: int) -> bool:
    """An IP and a ping on one node are compared; gives whether the IP has won and stands there alone."""
    if ip_wins(table, seat):
        remove_ping(table, ping)
        change_level(table, seat, -1)
        return True
    if table.has(seat, COLD_RESTART) and not table.used & USED_COLD_RESTART and table.levels[seat] > 1:
        table.push(Boot(seat))
    else:
        boot(table, seat)
    return False


def boot(table: Table, seat: int) -> None:
    """The IP goes home, the CEO level drops, and the agent is spotted (BC-A55)."""
    table.ips[seat] = HOME
    if table.log is not None:
        table.say(Booted(kind="booted", seat=seat))
    change_ceo(table, -1)
    spot(table, seat)


class Boot(Either):
    """BC-3.11: Cold Restart, or being booted."""

    word: ClassVar[str] = "boot"
    rule: ClassVar[str] = "BC-2.4.4.5"
    families: ClassVar[tuple[str, ...]] = ("cold-restart", "accept-boot")
    dull: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decider(self, table: Table) -> int:
        """Whose IP it is."""
        return self.seat

    def do(self, table: Table, code: int) -> None:
        """Own level -1 and the IP stays; the node is not resolved."""
        if code != table.rows.cold_restart:
            boot(table, self.seat)
            return
        table.used |= USED_COLD_RESTART
        if table.log is not None:
            table.say(ColdRestarted(kind="cold_restarted", seat=self.seat))
        change_level(table, self.seat, -1)


def remove_ping(table: Table, ping: int) -> None:
    """A ping back to the CEO's supply."""
    if table.log is not None:
        table.say(PingRemoved(kind="ping_removed", seat=table.active, node=table.net().names[table.pings[ping]]))
    table.pings[ping] = NOTHING


def add_ping(table: Table) -> None:
    """BC-2.5.12: onto the core's hub, or the next node clockwise without a ping; a fifth one does not exist (BC-A34)."""
    if NOTHING not in table.pings:
        return
    node = table.net().entry
    while node in table.pings:
        node = table.net().after[node]
    table.pings[table.pings.index(NOTHING)] = node
    if table.log is not None:
        table.say(PingAdded(kind="ping_added", seat=table.active, node=table.net().names[node]))


class Pings(Happening):
    """BC-2.5.6: all pings move first."""

    word: ClassVar[str] = "pings"

    def run(self, table: Table) -> None:
        """Then the dice."""
        table.push(PingDice())
        table.push(MovePings(0))


def next_ping(table: Table, moved: int) -> int:
    """BC-2.5.7: outermost layer first; on one layer the ping with the most free nodes ahead."""
    best, layer, room = NOTHING, 9, -1
    for ping in range(len(table.pings)):
        node = table.pings[ping]
        if node < 0 or moved >> ping & 1:
            continue
        ahead = free_ahead(table, node)
        if table.net().layer[node] < layer or (table.net().layer[node] == layer and ahead > room):
            best, layer, room = ping, table.net().layer[node], ahead
    return best


def free_ahead(table: Table, node: int) -> int:
    """The nodes without a ping up to the next ping clockwise."""
    count = 0
    following = table.net().after[node]
    while following != node and following not in table.pings:
        count += 1
        following = table.net().after[following]
    return count


class MovePings(Happening):
    """One ping after the other; when all have moved the dice follow.

    Attributes:
        moved: The pings that have moved, as bits.
    """

    word: ClassVar[str] = "move-pings"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Fixed("moved", SetOf(FromOne(PINGS), PINGS)),)

    def __init__(self, moved: int) -> None:
        self.moved: Final = moved

    def run(self, table: Table) -> None:
        """Up to three nodes: up to a ping, a hub or an IP."""
        ping = next_ping(table, self.moved)
        if ping < 0:
            return
        table.push(MovePings(self.moved | 1 << ping))
        for _ in range(PING_STEPS):
            node = table.net().after[table.pings[ping]]
            if node in table.pings:
                return
            meets = node in table.ips  # asked before the IP is booted or banned
            enter(table, ping, node)
            if meets or table.net().kind[node] == HUB:
                return


def enter(table: Table, ping: int, node: int, by_link: bool = False) -> None:
    """A ping on a new node: bans, then a meeting with an IP there (BC-A32)."""
    left = table.pings[ping]
    table.pings[ping] = node
    if table.log is not None:
        seat, names = table.active, table.net().names
        if by_link:
            table.say(PingTransferred(kind="ping_transferred", seat=seat, node=names[node], left=names[left]))
        else:
            table.say(PingMoved(kind="ping_moved", seat=seat, node=names[node], left=names[left]))
    ban(table, node)
    for seat in range(table.setup.seats):
        if table.ips[seat] == node:
            meet(table, seat, ping)
            return


def ban(table: Table, node: int) -> None:
    """BC-2.5.9: an IP that is out is banned when a ping reaches the node of its empty access point."""
    for seat in range(table.setup.seats):
        if table.net().access[table.access[seat]] == node and table.ips[seat] >= 0:
            table.ips[seat] = BANNED
            if table.log is not None:
                table.say(Banned(kind="banned", seat=seat))


def transfer_pings(table: Table) -> None:
    """BC-2.5.11: outward along a link whose end holds no ping (BC-A33)."""
    moved = 0
    while True:
        ping = next_ping(table, moved)
        if ping < 0:
            return
        moved |= 1 << ping
        node = table.pings[ping]
        other = table.net().link[node]
        if other >= 0 and table.net().layer[other] < table.net().layer[node] and other not in table.pings:
            enter(table, ping, other, by_link=True)


class PingDice(Happening):
    """BC-2.5.10: a die for each hub with a ping; none: all transfer. No ping at all: the CEO adds one (BC-A31)."""

    word: ClassVar[str] = "ping-dice"

    def run(self, table: Table) -> None:
        """What they show goes onto the agenda."""
        if max(table.pings) < 0:
            add_ping(table)
            return
        hubs = sum(1 for node in table.pings if node >= 0 and table.net().kind[node] == HUB)
        if hubs == 0:
            transfer_pings(table)
            return
        faces = [table.chance(PING_DIE, 6) for _ in range(hubs)]
        for face in reversed(faces):
            table.push_effects(table.content.faces.ping[face])
        if table.log is not None:
            shown = [table.content.faces.ping_words[face] for face in faces]
            table.say(PingRolled(kind="ping_rolled", seat=table.active, count=hubs, pings=shown), barrier=True)
