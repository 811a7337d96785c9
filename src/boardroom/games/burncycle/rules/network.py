"""The network step (BC-2.4.4): the IP moves on each active chip and resolves the node where it stops."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    CHIPS,
    DEEP_HUB,
    HUB,
    HUBS,
    NOTHING,
    PHYSICAL,
    SLOTS,
    SPARE_PACKET,
    TWO_CARDS,
    UTILITY,
)
from boardroom.games.burncycle.rules.hand import drop_network_card
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.mission import advance
from boardroom.games.burncycle.rules.pings import change_level, meet
from boardroom.games.burncycle.rules.threat import add_threat, gain_power
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Happening, OneOf, Several
from boardroom.games.burncycle.state.refusals import NOT_HELD, NOT_POSSIBLE, refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, HOME, USED_SPARE_PACKET

MOST_STEPS: Final = 40  # on one chip: enough to go round any layer
ONE_STEP: Final = SLOTS + 1  # instead of a slot: an IP that makes one more step, outside the chips

NO_LINK: Final = refusals.add("no-link", "BC-2.4.4.2")
OTHER_TYPE: Final = refusals.add("other-type", "BC-2.4.4.7")


class NetworkStep(Happening):
    """BC-2.4.4.1: skipped if the IP is banned; the hand is then kept (BC-A56)."""

    word: ClassVar[str] = "network"

    def run(self, t: Table) -> None:
        """Chip by chip."""
        if t.ips[t.active] == BANNED:
            return
        t.resolved = 0
        t.push(EndNetwork())
        t.push(NetworkChip(NOTHING))


class NetworkChip(Happening):
    """The marker goes over the active chips once more.

    Attributes:
        slot: The last chip that was used, or nothing.
    """

    word: ClassVar[str] = "network-chip"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SLOT,)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, t: Table) -> None:
        """The IP moves on the next one."""
        slot = t.next_active(self.slot)
        t.marker = slot
        if slot < 0:
            return
        t.push(NetworkChip(slot))
        spare = 1 if t.has(t.active, SPARE_PACKET) and not t.used & USED_SPARE_PACKET else 0
        t.push(MoveIp(slot, 0, 1 + spare))


class EndNetwork(Happening):
    """BC-2.4.4.8: all network cards left are discarded."""

    word: ClassVar[str] = "end-network"

    def run(self, t: Table) -> None:
        """One by one."""
        hand = t.hands[t.active]
        for card in range(len(t.content.networks)):
            if hand >> card & 1:
                drop_network_card(t, card)


class MoveIp(Several):
    """On along the ring, or a transfer; an IP at home may stay if the table allows it.

    Attributes:
        slot: The chip it moves on, or ONE_STEP.
        steps: How far it has come on this chip.
        transfers: How often it may still transfer.
    """

    word: ClassVar[str] = "ip"
    rule: ClassVar[str] = "BC-2.4.4.2"
    families: ClassVar[tuple[str, ...]] = ("ip-on", "ip-transfer", "ip-stay")
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (
        parts.Number("slot", 0, ONE_STEP), parts.Number("steps", 0, MOST_STEPS), parts.Number("transfers", 0, 2)
    )  # fmt: skip

    def __init__(self, slot: int, steps: int, transfers: int) -> None:
        self.slot: Final = slot
        self.steps: Final = steps
        self.transfers: Final = transfers

    def may(self, t: Table, code: int) -> Refusal | None:
        """A link to a node without an IP; staying only before the first chip (BC-A26)."""
        node = t.ips[t.active]
        if code == t.rows.ip_on:
            return None
        if code == t.rows.ip_transfer:
            other = t.net().link[node] if node >= 0 and self.transfers > 0 else NOTHING
            return None if other >= 0 and other not in t.ips else NO_LINK
        at_start = self.steps == 0 and self.slot == t.next_active(NOTHING)
        return None if node == HOME and t.setup.stay_home and at_start else NOT_POSSIBLE

    def do(self, t: Table, code: int) -> None:
        """One step; the chip says whether the IP goes on."""
        if code == t.rows.ip_stay:
            others = t.agenda.pop()
            assert isinstance(others, NetworkChip)
            return
        transfers = self.transfers
        if code == t.rows.ip_transfer:
            t.ips[t.active] = t.net().link[t.ips[t.active]]
            transfers -= 1
            if self.slot != ONE_STEP and transfers == 0 and t.has(t.active, SPARE_PACKET):
                t.used |= USED_SPARE_PACKET
        else:
            assert code == t.rows.ip_on
            t.ips[t.active] = next_node(t, t.active)
        if t.log is not None:
            t.say("ip_moved", {"node": t.net().names[t.ips[t.active]]})
        if stops(t, self.slot, self.steps + 1):
            stop(t)
        else:
            t.push(MoveIp(self.slot, self.steps + 1, transfers))


def next_node(t: Table, seat: int) -> int:
    """The next node clockwise; nodes held by other IPs are jumped (BC-A25)."""
    node = t.ips[seat]
    node = t.net().after[node] if node >= 0 else t.net().access[t.access[seat]]
    while node in t.ips and node != t.ips[seat]:
        node = t.net().after[node]
    return node


def stops(t: Table, slot: int, steps: int) -> bool:
    """BC-2.4.4.3: one step on a standard or captain chip, else up to a ping, a hub or a node of the chip's type."""
    node = t.ips[t.active]
    chip = t.chips[slot] if slot != ONE_STEP else NOTHING
    if not PHYSICAL <= chip <= UTILITY or steps >= MOST_STEPS:
        return True
    kind = t.net().kind[node]
    return node in t.pings or kind == HUB or kind == chip


def stop(t: Table) -> None:
    """A ping is met first; whoever stands there afterwards resolves the node."""
    node = t.ips[t.active]
    if node in t.pings and not meet(t, t.active, t.pings.index(node)):
        return
    if t.net().kind[node] == HUB:
        resolve_hub(t, t.net().layer[node])
    else:
        t.push(NodeCard(t.net().kind[node]))


def resolve_hub(t: Table, layer: int) -> None:
    """BC-2.4.4.6: level, threat or power; the core gives all three and sends the IP home."""
    seat = t.active
    if t.log is not None:
        t.say("hub", {"layer": layer})
    if layer == 4:
        t.ips[seat] = HOME
    if layer >= 3:
        advance(t, HUBS)
        fulfil(t, seat, DEEP_HUB)
    if layer in (1, 4):
        change_level(t, seat, 1)
    if layer in (2, 4):
        add_threat(t, -1)
    if layer in (3, 4):
        gain_power(t, seat, 1)


class NodeCard(OneOf):
    """BC-2.4.4.7: every card of the node's type, in any order."""

    word: ClassVar[str] = "card"
    rule: ClassVar[str] = "BC-2.4.4.7"
    families: ClassVar[tuple[str, ...]] = ("card",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Word("kind", CHIPS),)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Those in hand with this type."""
        if not t.hands[t.active] >> thing & 1:
            return NOT_HELD
        return None if t.content.networks[thing].kind == self.kind else OTHER_TYPE

    def chosen(self, t: Table, thing: int) -> None:
        """Its effects, then the next card."""
        t.push(self)
        t.resolved += 1
        if t.log is not None:
            t.say("card_resolved", {"network": t.content.networks[thing].key})
        t.push_effects(t.content.networks[thing].effects)
        drop_network_card(t, thing)
        if t.resolved == 2:
            fulfil(t, t.active, TWO_CARDS)
