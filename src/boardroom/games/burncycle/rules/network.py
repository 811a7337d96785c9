"""The network step (BC-2.4.4): the IP moves on each active chip and resolves the node where it stops."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    DEEP_HUB,
    HUB,
    HUBS,
    NOTHING,
    PHYSICAL,
    SPARE_PACKET,
    TWO_CARDS,
    UTILITY,
)
from boardroom.games.burncycle.rules.alert import add_threat, gain_power
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.mission import advance
from boardroom.games.burncycle.rules.pings import change_level, meet
from boardroom.games.burncycle.rules.terminal import drop_network_card
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, HOME, USED_SPARE_PACKET

MOST_STEPS = 40  # on one chip: enough to go round any layer


def network_step(t: Table, _item: int) -> None:
    """BC-2.4.4.1: skipped if the IP is banned; the hand is then kept (BC-A56)."""
    if t.ips[t.active] == BANNED:
        return
    t.resolved = 0
    t.push(agenda.NET_STEP_END)
    t.push(agenda.NET_CHIP, NOTHING)


def net_chip(t: Table, item: int) -> None:
    """The marker goes over the active chips once more."""
    slot = t.next_active(agenda.first_of(item))
    t.marker = slot
    if slot < 0:
        return
    t.push(agenda.NET_CHIP, slot)
    spare = 1 if t.has(t.active, SPARE_PACKET) and not t.used & USED_SPARE_PACKET else 0
    t.push(agenda.IP, slot, 0, 1 + spare)


def net_step_end(t: Table, _item: int) -> None:
    """BC-2.4.4.8: all network cards left are discarded."""
    hand = t.hands[t.active]
    for card in range(len(t.content.networks)):
        if hand >> card & 1:
            drop_network_card(t, card)


def ip_choices(t: Table, item: int) -> list[int]:
    """On along the ring, or a transfer; an IP at home may stay if the table allows it."""
    rows, node = t.rows, t.ips[t.active]
    codes = [rows.ip_on]
    if node >= 0 and agenda.third_of(item) > 0:
        other = t.net().link[node]
        if other >= 0 and other not in t.ips:
            codes.append(rows.ip_transfer)
    at_start = agenda.second_of(item) == 0 and agenda.first_of(item) == t.next_active(NOTHING)
    if node == HOME and t.setup.stay_home and at_start:  # BC-A26
        codes.append(rows.ip_stay)
    return codes


def play_ip(t: Table, item: int, code: int) -> None:
    """One step; the chip says whether the IP goes on."""
    if code == t.rows.ip_stay:
        t.agenda.pop()  # the other chips
        return
    slot, steps, transfers = agenda.first_of(item), agenda.second_of(item) + 1, agenda.third_of(item)
    if code == t.rows.ip_transfer:
        t.ips[t.active] = t.net().link[t.ips[t.active]]
        transfers -= 1
        if slot != agenda.ONE_STEP and transfers == 0 and t.has(t.active, SPARE_PACKET):
            t.used |= USED_SPARE_PACKET
    else:
        t.ips[t.active] = next_node(t, t.active)
    if t.log is not None:
        t.say("ip_moved", {"node": t.net().names[t.ips[t.active]]})
    if stops(t, slot, steps):
        stop(t)
    else:
        t.push(agenda.IP, slot, steps, transfers)


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
    chip = t.chips[slot] if slot != agenda.ONE_STEP else NOTHING
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
        t.push(agenda.NODE_CARD, t.net().kind[node])


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


def card_choices(t: Table, item: int) -> list[int]:
    """BC-2.4.4.7: every card of the node's type, in any order."""
    kind, hand = agenda.first_of(item), t.hands[t.active]
    cards = t.content.networks
    return [t.rows.card + card for card in range(len(cards)) if hand >> card & 1 and cards[card].kind == kind]


def play_card(t: Table, item: int, code: int) -> None:
    """A card's effects, then the next card."""
    card = code - t.rows.card
    t.agenda.append(item)
    t.resolved += 1
    if t.log is not None:
        t.say("card_resolved", {"network": t.content.networks[card].key})
    for op, number in reversed(t.content.networks[card].effects):
        t.push(agenda.EFFECT, op, number + 100)
    drop_network_card(t, card)
    if t.resolved == 2:
        fulfil(t, t.active, TWO_CARDS)
