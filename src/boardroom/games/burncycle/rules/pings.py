"""Pings, levels and boots (BC-2.4.4.5, BC-2.5.6 to BC-2.5.12): what happens on the network without a player's step."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.games.burncycle.content.names import CEO_FLOOR, COLD_RESTART, HUB, NOTHING, PING_DIE, TIES_BONUS
from boardroom.games.burncycle.rules.alert import spot
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Either, Happening
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, HOME, PINGS, USED_COLD_RESTART

MOST_LEVEL: Final = 6
PING_STEPS: Final = 3


def change_level(t: Table, seat: int, count: int) -> None:
    """An agent's network level, within 1 and 6."""
    before = t.levels[seat]
    t.levels[seat] = max(1, min(MOST_LEVEL, before + count))
    if t.log is not None and t.levels[seat] != before:
        t.say("level", {"change": t.levels[seat] - before, "now": t.levels[seat]}, seat=seat)


def change_ceo(t: Table, count: int) -> None:
    """The CEO's level, within 1 and 6; Dame Prudence never drops below 2 again (BC-3.8)."""
    before = t.ceo_level
    least = 2 if t.ceo_card().standing == CEO_FLOOR and before >= 2 else 1
    t.ceo_level = max(least, min(MOST_LEVEL, before + count))
    if t.log is not None and t.ceo_level != before:
        t.say("ceo_level", {"change": t.ceo_level - before, "now": t.ceo_level})


def ip_wins(t: Table, seat: int) -> bool:
    """BC-2.4.4.5: the higher level wins; equal, the ping does, at 6 the IP, and always with d05."""
    if t.levels[seat] != t.ceo_level:
        return t.levels[seat] > t.ceo_level
    return t.ceo_level == MOST_LEVEL or t.bonus(seat, TIES_BONUS) > 0


def meet(t: Table, seat: int, ping: int) -> bool:
    """An IP and a ping on one node are compared; gives whether the IP has won and stands there alone."""
    if ip_wins(t, seat):
        remove_ping(t, ping)
        change_level(t, seat, -1)
        return True
    if t.has(seat, COLD_RESTART) and not t.used & USED_COLD_RESTART and t.levels[seat] > 1:
        t.push(Boot(seat))
    else:
        boot(t, seat)
    return False


def boot(t: Table, seat: int) -> None:
    """The IP goes home, the CEO level drops, and the agent is spotted (BC-A55)."""
    t.ips[seat] = HOME
    if t.log is not None:
        t.say("booted", {}, seat=seat)
    change_ceo(t, -1)
    spot(t, seat)


class Boot(Either):
    """BC-3.11: Cold Restart, or being booted."""

    word: ClassVar[str] = "boot"
    rule: ClassVar[str] = "BC-2.4.4.5"
    families: ClassVar[tuple[str, ...]] = ("cold-restart", "accept-boot")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decider(self, t: Table) -> int:
        """Whose IP it is."""
        return self.seat

    def do(self, t: Table, code: int) -> None:
        """Own level -1 and the IP stays; the node is not resolved."""
        if code != t.rows.cold_restart:
            boot(t, self.seat)
            return
        t.used |= USED_COLD_RESTART
        if t.log is not None:
            t.say("cold_restarted", {}, seat=self.seat)
        change_level(t, self.seat, -1)


def remove_ping(t: Table, ping: int) -> None:
    """A ping back to the CEO's supply."""
    if t.log is not None:
        t.say("ping_removed", {"node": t.net().names[t.pings[ping]]})
    t.pings[ping] = NOTHING


def add_ping(t: Table) -> None:
    """BC-2.5.12: onto the core's hub, or the next node clockwise without a ping; a fifth one does not exist (BC-A34)."""
    if NOTHING not in t.pings:
        return
    node = t.net().entry
    while node in t.pings:
        node = t.net().after[node]
    t.pings[t.pings.index(NOTHING)] = node
    if t.log is not None:
        t.say("ping_added", {"node": t.net().names[node]})


class Pings(Happening):
    """BC-2.5.6: all pings move first."""

    word: ClassVar[str] = "pings"

    def run(self, t: Table) -> None:
        """Then the dice."""
        t.push(PingDice())
        t.push(MovePings(0))


def next_ping(t: Table, moved: int) -> int:
    """BC-2.5.7: outermost layer first; on one layer the ping with the most free nodes ahead."""
    best, layer, room = NOTHING, 9, -1
    for ping in range(len(t.pings)):
        node = t.pings[ping]
        if node < 0 or moved >> ping & 1:
            continue
        ahead = free_ahead(t, node)
        if t.net().layer[node] < layer or (t.net().layer[node] == layer and ahead > room):
            best, layer, room = ping, t.net().layer[node], ahead
    return best


def free_ahead(t: Table, node: int) -> int:
    """The nodes without a ping up to the next ping clockwise."""
    count = 0
    following = t.net().after[node]
    while following != node and following not in t.pings:
        count += 1
        following = t.net().after[following]
    return count


class MovePings(Happening):
    """One ping after the other; when all have moved the dice follow.

    Attributes:
        moved: The pings that have moved, as bits.
    """

    word: ClassVar[str] = "move-pings"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Number("moved", 0, (1 << PINGS) - 1),)

    def __init__(self, moved: int) -> None:
        self.moved: Final = moved

    def run(self, t: Table) -> None:
        """Up to three nodes: up to a ping, a hub or an IP."""
        ping = next_ping(t, self.moved)
        if ping < 0:
            return
        t.push(MovePings(self.moved | 1 << ping))
        for _ in range(PING_STEPS):
            node = t.net().after[t.pings[ping]]
            if node in t.pings:
                return
            meets = node in t.ips  # asked before the IP is booted or banned
            enter(t, ping, node, "ping_moved")
            if meets or t.net().kind[node] == HUB:
                return


def enter(t: Table, ping: int, node: int, kind: str) -> None:
    """A ping on a new node: bans, then a meeting with an IP there (BC-A32)."""
    t.pings[ping] = node
    if t.log is not None:
        t.say(kind, {"node": t.net().names[node]})
    ban(t, node)
    for seat in range(t.setup.seats):
        if t.ips[seat] == node:
            meet(t, seat, ping)
            return


def ban(t: Table, node: int) -> None:
    """BC-2.5.9: an IP that is out is banned when a ping reaches the node of its empty access point."""
    for seat in range(t.setup.seats):
        if t.net().access[t.access[seat]] == node and t.ips[seat] >= 0:
            t.ips[seat] = BANNED
            if t.log is not None:
                t.say("banned", {}, seat=seat)


def transfer_pings(t: Table) -> None:
    """BC-2.5.11: outward along a link whose end holds no ping (BC-A33)."""
    moved = 0
    while True:
        ping = next_ping(t, moved)
        if ping < 0:
            return
        moved |= 1 << ping
        node = t.pings[ping]
        other = t.net().link[node]
        if other >= 0 and t.net().layer[other] < t.net().layer[node] and other not in t.pings:
            enter(t, ping, other, "ping_transferred")


class PingDice(Happening):
    """BC-2.5.10: a die for each hub with a ping; none: all transfer. No ping at all: the CEO adds one (BC-A31)."""

    word: ClassVar[str] = "ping-dice"

    def run(self, t: Table) -> None:
        """What they show goes onto the agenda."""
        if max(t.pings) < 0:
            add_ping(t)
            return
        hubs = sum(1 for node in t.pings if node >= 0 and t.net().kind[node] == HUB)
        if hubs == 0:
            transfer_pings(t)
            return
        faces = [t.chance(PING_DIE, 6) for _ in range(hubs)]
        for face in reversed(faces):
            t.push_effects(t.content.faces.ping[face])
        if t.log is not None:
            t.say("ping_rolled", {"count": hubs}, barrier=True)
