"""The network for advice: every way the IP can take over the chips that are left is tried, and the best one is known.

Worth is counted in AP. A hub of the second layer takes back a threat, and that is worth most.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.effects import Effects
from boardroom.games.burncycle.content.names import HUB, HUBS, PHYSICAL, UTILITY
from boardroom.games.burncycle.rules.network import ONE_STEP, MoveIp
from boardroom.games.burncycle.rules.pings import ip_wins
from boardroom.games.burncycle.state.table import Table, place_in
from boardroom.games.burncycle.state.things import HOME

THREAT_WORTH: Final = 6.5
POWER_WORTH: Final = 3.0
LEVEL_WORTH: Final = 2.0
BOOT_WORTH: Final = -7.0
GOAL_WORTH: Final = 20.0
LAYER_WORTH: Final = [0.0, 0.3, 1.6, 1.2, 0.8]  # where the IP ends, by layer
MOST_STEPS: Final = 20  # of one chip: then it has gone round
DEPTH: Final = 7


def effects_worth(effects: Effects) -> float:
    """What a card's or an option's effects are worth, roughly."""
    total = 0.0
    for effect in effects:
        total += effect.worth()
    return total


def hub_worth(t: Table, seat: int, layer: int) -> float:
    """What stopping on a hub of this layer brings."""
    worth = 0.0
    if layer in (1, 4) and t.levels[seat] < 6:
        worth += LEVEL_WORTH if t.levels[seat] <= t.ceo_level else 0.6
    if layer in (2, 4):
        worth += THREAT_WORTH if t.threat > 0 else 0.5
    if layer in (3, 4):
        worth += POWER_WORTH
    if layer >= 3:
        for number, goal in enumerate(t.floor_card().goals):
            if goal.kind == HUBS and t.goals[number] < goal.counts[t.setup.seats - 1]:
                worth += GOAL_WORTH
    return worth


def best_ip_choice(t: Table, entry: MoveIp, codes: list[int]) -> int:
    """Which step of the IP leads to the best way over the chips that are left."""
    slot, steps, transfers = entry.slot, entry.steps, entry.transfers
    seat, home = t.active, t.ips[t.active]
    hand = hand_worth(t, seat)
    best, choice = -1e9, codes[0]
    for code in codes:
        t.ips[seat] = home
        if code == t.rows.ip_stay:
            worth = 0.0
        else:
            node = t.net().link[home] if code == t.rows.ip_transfer else next_node_from(t, seat, home)
            left = transfers - 1 if code == t.rows.ip_transfer else transfers
            worth = after_step(t, seat, node, slot, steps + 1, left, hand, 0)
        if worth > best:
            best, choice = worth, code
    t.ips[seat] = home
    return choice


def hand_worth(t: Table, seat: int) -> list[float]:
    """What the cards in hand bring on a node of each type."""
    worth = [0.0] * 4
    for number, card in enumerate(t.content.networks):
        if t.hands[seat] >> number & 1:
            worth[card.kind] += effects_worth(card.effects)
    return worth


def chip_worth(
    t: Table, seat: int, node: int, slot: int, steps: int, transfers: int, hand: list[float], depth: int
) -> float:
    """The best of going on and of transferring, from this node on this chip and those that follow."""
    if slot < 0 or depth >= DEPTH:
        return end_worth(t, seat, node)
    best = after_step(t, seat, next_node_from(t, seat, node), slot, steps + 1, transfers, hand, depth)
    if node >= 0 and transfers > 0:
        other = t.net().link[node]
        if other >= 0 and place_in(t.ips, other) < 0:
            best = max(best, after_step(t, seat, other, slot, steps + 1, transfers - 1, hand, depth))
    return best


def after_step(
    t: Table, seat: int, node: int, slot: int, steps: int, transfers: int, hand: list[float], depth: int
) -> float:
    """What follows a step: the chip goes on, or the node is resolved and the next chip moves the IP."""
    t.ips[seat] = node
    if steps < MOST_STEPS and not stops_here(t, slot, node):
        return chip_worth(t, seat, node, slot, steps, transfers, hand, depth)
    following = t.next_active(slot) if slot != ONE_STEP else -1
    worth = 0.0
    if place_in(t.pings, node) >= 0:
        if not ip_wins(t, seat):
            t.ips[seat] = HOME
            return BOOT_WORTH + chip_worth(t, seat, HOME, following, 0, 1, hand, depth + 1)
        worth += 1.0
    net = t.net()
    kind, layer = net.kind[node], net.layer[node]
    if kind != HUB:
        gain = hand[kind]
        if gain:
            hand = hand[:]
            hand[kind] = 0.0
        worth += gain
    else:
        worth += hub_worth(t, seat, layer)
        if layer == 4:
            node = HOME
            t.ips[seat] = HOME
    return worth + chip_worth(t, seat, node, following, 0, 1, hand, depth + 1)


def stops_here(t: Table, slot: int, node: int) -> bool:
    """Does this chip end its movement on this node?"""
    chip = t.chips[slot] if slot != ONE_STEP else -1
    if not PHYSICAL <= chip <= UTILITY:
        return True
    kind = t.net().kind[node]
    return kind == HUB or kind == chip or place_in(t.pings, node) >= 0


def next_node_from(t: Table, seat: int, node: int) -> int:
    """The next node clockwise; those of other IPs are jumped."""
    net = t.net()
    following = net.after[node] if node >= 0 else net.access[t.access[seat]]
    while following != t.ips[seat] and place_in(t.ips, following) >= 0:
        following = net.after[following]
    return following


def end_worth(t: Table, seat: int, node: int) -> float:
    """Where the IP stands when the chips are used up: inner layers are good, pings that come from behind are not."""
    if node < 0:
        return 0.0
    net = t.net()
    worth = LAYER_WORTH[net.layer[node]]
    ahead = node
    for _ in range(4):
        ahead = net.after[ahead]
        if net.kind[ahead] == HUB:
            worth += 0.4
    if not ip_wins(t, seat):
        for ping in t.pings:
            if ping >= 0 and net.layer[ping] == net.layer[node] and is_within(t, ping, node, 3):
                worth += 0.6 * BOOT_WORTH
    home = net.access[t.access[seat]]
    for ping in t.pings:
        if ping >= 0 and net.layer[ping] == 1 and is_within(t, ping, home, 3):
            worth -= 4.0  # about to be banned
    return worth


def is_within(t: Table, start: int, node: int, most: int) -> bool:
    """Does a ping on `start` come to this node within so many steps?"""
    place = start
    for _ in range(most):
        place = t.net().after[place]
        if place == node:
            return True
    return False
