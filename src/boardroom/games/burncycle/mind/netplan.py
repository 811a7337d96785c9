"""The network for advice: every way the IP can take over the chips that are left is tried, and the best one is known.

Worth is counted in AP. A hub of the second layer takes back a threat, and that is worth most.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.effects import Effects
from boardroom.games.burncycle.content.names import HOME, HUB, HUBS, PHYSICAL, UTILITY
from boardroom.games.burncycle.rules.network import ONE_STEP, MoveIp
from boardroom.games.burncycle.rules.pings import ip_wins
from boardroom.games.burncycle.state.table import Table, place_in

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


def hub_worth(table: Table, seat: int, layer: int) -> float:
    """What stopping on a hub of this layer brings."""
    worth = 0.0
    if layer in (1, 4) and table.levels[seat] < 6:
        worth += LEVEL_WORTH if table.levels[seat] <= table.ceo_level else 0.6
    if layer in (2, 4):
        worth += THREAT_WORTH if table.threat > 0 else 0.5
    if layer in (3, 4):
        worth += POWER_WORTH
    if layer >= 3:
        for number, goal in enumerate(table.floor_card().goals):
            if goal.kind == HUBS and table.goals[number] < goal.counts[table.setup.seats - 1]:
                worth += GOAL_WORTH
    return worth


def best_ip_choice(table: Table, entry: MoveIp, codes: list[int]) -> int:
    """Which step of the IP leads to the best way over the chips that are left."""
    slot, steps, transfers = entry.slot, entry.steps, entry.transfers
    seat, home = table.active, table.ips[table.active]
    hand = hand_worth(table, seat)
    best, choice = -1e9, codes[0]
    for code in codes:
        table.ips[seat] = home
        if code == table.rows.ip_stay:
            worth = 0.0
        else:
            node = table.net().link[home] if code == table.rows.ip_transfer else next_node_from(table, seat, home)
            left = transfers - 1 if code == table.rows.ip_transfer else transfers
            worth = after_step(table, seat, node, slot, steps + 1, left, hand, 0)
        if worth > best:
            best, choice = worth, code
    table.ips[seat] = home
    return choice


def hand_worth(table: Table, seat: int) -> list[float]:
    """What the cards in hand bring on a node of each type."""
    worth = [0.0] * 4
    for number, card in enumerate(table.content.networks):
        if table.hands[seat] >> number & 1:
            worth[card.kind] += effects_worth(card.effects)
    return worth


def chip_worth(
    table: Table, seat: int, node: int, slot: int, steps: int, transfers: int, hand: list[float], depth: int
) -> float:
    """The best of going on and of transferring, from this node on this chip and those that follow."""
    if slot < 0 or depth >= DEPTH:
        return end_worth(table, seat, node)
    best = after_step(table, seat, next_node_from(table, seat, node), slot, steps + 1, transfers, hand, depth)
    if node >= 0 and transfers > 0:
        other = table.net().link[node]
        if other >= 0 and place_in(table.ips, other) < 0:
            best = max(best, after_step(table, seat, other, slot, steps + 1, transfers - 1, hand, depth))
    return best


def after_step(
    table: Table, seat: int, node: int, slot: int, steps: int, transfers: int, hand: list[float], depth: int
) -> float:
    """What follows a step: the chip goes on, or the node is resolved and the next chip moves the IP."""
    table.ips[seat] = node
    if steps < MOST_STEPS and not stops_here(table, slot, node):
        return chip_worth(table, seat, node, slot, steps, transfers, hand, depth)
    following = table.next_active(slot) if slot != ONE_STEP else -1
    worth = 0.0
    if place_in(table.pings, node) >= 0:
        if not ip_wins(table, seat):
            table.ips[seat] = HOME
            return BOOT_WORTH + chip_worth(table, seat, HOME, following, 0, 1, hand, depth + 1)
        worth += 1.0
    net = table.net()
    kind, layer = net.kind[node], net.layer[node]
    if kind != HUB:
        gain = hand[kind]
        if gain:
            hand = hand[:]
            hand[kind] = 0.0
        worth += gain
    else:
        worth += hub_worth(table, seat, layer)
        if layer == 4:
            node = HOME
            table.ips[seat] = HOME
    return worth + chip_worth(table, seat, node, following, 0, 1, hand, depth + 1)


def stops_here(table: Table, slot: int, node: int) -> bool:
    """Does this chip end its movement on this node?"""
    chip = table.chips[slot] if slot != ONE_STEP else -1
    if not PHYSICAL <= chip <= UTILITY:
        return True
    kind = table.net().kind[node]
    return kind == HUB or kind == chip or place_in(table.pings, node) >= 0


def next_node_from(table: Table, seat: int, node: int) -> int:
    """The next node clockwise; those of other IPs are jumped."""
    net = table.net()
    following = net.after[node] if node >= 0 else net.access[table.access[seat]]
    while following != table.ips[seat] and place_in(table.ips, following) >= 0:
        following = net.after[following]
    return following


def end_worth(table: Table, seat: int, node: int) -> float:
    """Where the IP stands when the chips are used up: inner layers are good, pings that come from behind are not."""
    if node < 0:
        return 0.0
    net = table.net()
    worth = LAYER_WORTH[net.layer[node]]
    ahead = node
    for _ in range(4):
        ahead = net.after[ahead]
        if net.kind[ahead] == HUB:
            worth += 0.4
    if not ip_wins(table, seat):
        for ping in table.pings:
            if ping >= 0 and net.layer[ping] == net.layer[node] and is_within(table, ping, node, 3):
                worth += 0.6 * BOOT_WORTH
    home = net.access[table.access[seat]]
    for ping in table.pings:
        if ping >= 0 and net.layer[ping] == 1 and is_within(table, ping, home, 3):
            worth -= 4.0  # about to be banned
    return worth


def is_within(table: Table, start: int, node: int, most: int) -> bool:
    """Does a ping on `start` come to this node within so many steps?"""
    place = start
    for _ in range(most):
        place = table.net().after[place]
        if place == node:
            return True
    return False
