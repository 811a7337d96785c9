"""The network step (BC-2.4.4): the IP moves on each active chip and resolves the node where it stops."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    BANNED,
    CHIPS,
    DEEP_HUB,
    HOME,
    HUB,
    HUBS,
    NOTHING,
    PHYSICAL,
    SLOTS,
    SPARE_PACKET,
    TWO_CARDS,
    USED_SPARE_PACKET,
    UTILITY,
)
from boardroom.games.burncycle.rules.hand import drop_network_card
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.mission import advance
from boardroom.games.burncycle.rules.pings import change_level, meet
from boardroom.games.burncycle.rules.threat import add_threat, gain_power
from boardroom.games.burncycle.shapes import CardResolved, HubGift, HubReached, IpMoved
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Happening, OneOf, Several
from boardroom.games.burncycle.state.refusals import CARD_NOT_HELD, refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.words import Coded

MOST_STEPS: Final = 40  # on one chip: enough to go round any layer
HUB_GIFTS: Final[list[list[HubGift]]] = [  # by layer from the outside: own level, less threat, power
    ["level"],
    ["threat"],
    ["power"],
    ["level", "threat", "power"],
]
ONE_STEP: Final = SLOTS + 1  # instead of a slot: an IP that makes one more step, outside the chips
STEPPING: Final = Coded({**{str(slot + 1): slot for slot in range(SLOTS)}, "one step": ONE_STEP}, "slot")

NO_STAY: Final = refusals.add("no-stay", "BC-A26")
NO_LINK: Final = refusals.add("no-link", "BC-2.4.4.2")
OTHER_TYPE: Final = refusals.add("other-type", "BC-2.4.4.7")


class NetworkStep(Happening):
    """BC-2.4.4.1: skipped if the IP is banned; the hand is then kept (BC-A56)."""

    word: ClassVar[str] = "network"

    def run(self, table: Table) -> None:
        """Chip by chip."""
        if table.ips[table.active] == BANNED:
            return
        table.resolved = 0
        table.push(EndNetwork())
        table.push(NetworkChip(NOTHING))


class NetworkChip(Happening):
    """The marker goes over the active chips once more.

    Attributes:
        slot: The last chip that was used, or nothing.
    """

    word: ClassVar[str] = "network-chip"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SLOT,)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, table: Table) -> None:
        """The IP moves on the next one."""
        slot = table.next_active(self.slot)
        table.marker = slot
        if slot < 0:
            return
        table.push(NetworkChip(slot))
        spare = 1 if table.has(table.active, SPARE_PACKET) and not table.used & USED_SPARE_PACKET else 0
        table.push(MoveIp(slot, 0, 1 + spare))


class EndNetwork(Happening):
    """BC-2.4.4.8: all network cards left are discarded."""

    word: ClassVar[str] = "end-network"

    def run(self, table: Table) -> None:
        """One by one."""
        hand = table.hands[table.active]
        for card in range(len(table.content.networks)):
            if hand >> card & 1:
                drop_network_card(table, card)


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
        parts.Fixed("slot", STEPPING), parts.Number("steps", 0, MOST_STEPS), parts.Number("transfers", 0, 2)
    )  # fmt: skip

    def __init__(self, slot: int, steps: int, transfers: int) -> None:
        self.slot: Final = slot
        self.steps: Final = steps
        self.transfers: Final = transfers

    def may(self, table: Table, code: int) -> Refusal | None:
        """A link to a node without an IP; staying only before the first chip (BC-A26)."""
        node = table.ips[table.active]
        if code == table.rows.ip_on:
            return None
        if code == table.rows.ip_transfer:
            other = table.net().link[node] if node >= 0 and self.transfers > 0 else NOTHING
            return None if other >= 0 and other not in table.ips else NO_LINK
        at_start = self.steps == 0 and self.slot == table.next_active(NOTHING)
        return None if node == HOME and table.setup.stay_home and at_start else NO_STAY

    def do(self, table: Table, code: int) -> None:
        """One step; the chip says whether the IP goes on."""
        if code == table.rows.ip_stay:
            others = table.agenda.pop()
            assert isinstance(others, NetworkChip)
            return
        transfers = self.transfers
        if code == table.rows.ip_transfer:
            table.ips[table.active] = table.net().link[table.ips[table.active]]
            transfers -= 1
            if self.slot != ONE_STEP and transfers == 0 and table.has(table.active, SPARE_PACKET):
                table.used |= USED_SPARE_PACKET
        else:
            assert code == table.rows.ip_on
            table.ips[table.active] = next_node(table, table.active)
        if table.log is not None:
            table.say(IpMoved(kind="ip_moved", seat=table.active, node=table.net().names[table.ips[table.active]]))
        if stops(table, self.slot, self.steps + 1):
            stop(table)
        else:
            table.push(MoveIp(self.slot, self.steps + 1, transfers))


def next_node(table: Table, seat: int) -> int:
    """The next node clockwise; nodes held by other IPs are jumped (BC-A25)."""
    node = table.ips[seat]
    node = table.net().after[node] if node >= 0 else table.net().access[table.access[seat]]
    while node in table.ips and node != table.ips[seat]:
        node = table.net().after[node]
    return node


def stops(table: Table, slot: int, steps: int) -> bool:
    """BC-2.4.4.3: one step on a standard or captain chip, else up to a ping, a hub or a node of the chip's type."""
    node = table.ips[table.active]
    chip = table.chips[slot] if slot != ONE_STEP else NOTHING
    if not PHYSICAL <= chip <= UTILITY or steps >= MOST_STEPS:
        return True
    kind = table.net().kind[node]
    return node in table.pings or kind == HUB or kind == chip


def stop(table: Table) -> None:
    """A ping is met first; whoever stands there afterwards resolves the node."""
    node = table.ips[table.active]
    if node in table.pings and not meet(table, table.active, table.pings.index(node)):
        return
    if table.net().kind[node] == HUB:
        resolve_hub(table, table.net().layer[node])
    else:
        table.push(NodeCard(table.net().kind[node]))


def resolve_hub(table: Table, layer: int) -> None:
    """BC-2.4.4.6: what the layer's hub gives; the core also sends the IP home."""
    seat = table.active
    gifts = HUB_GIFTS[layer - 1]
    if table.log is not None:
        table.say(HubReached(kind="hub", seat=table.active, layer=layer))
    if layer == 4:
        table.ips[seat] = HOME
    if layer >= 3:
        advance(table, HUBS)
        fulfil(table, seat, DEEP_HUB)
    if "level" in gifts:
        change_level(table, seat, 1)
    if "threat" in gifts:
        add_threat(table, -1)
    if "power" in gifts:
        gain_power(table, seat, 1)


class NodeCard(OneOf):
    """BC-2.4.4.7: every card of the node's type, in any order."""

    word: ClassVar[str] = "card"
    rule: ClassVar[str] = "BC-2.4.4.7"
    families: ClassVar[tuple[str, ...]] = ("card",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Word("kind", CHIPS),)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Those in hand with this type."""
        if not table.hands[table.active] >> thing & 1:
            return CARD_NOT_HELD
        return None if table.content.networks[thing].kind == self.kind else OTHER_TYPE

    def chosen(self, table: Table, thing: int) -> None:
        """Its effects, then the next card."""
        table.push(self)
        table.resolved += 1
        if table.log is not None:
            table.say(CardResolved(kind="card_resolved", seat=table.active, network=table.content.networks[thing].key))
        table.push_effects(table.content.networks[thing].effects)
        drop_network_card(table, thing)
        if table.resolved == 2:
            fulfil(table, table.active, TWO_CARDS)
