"""What a board draws beside the pieces: the floor plan, the network, prices, alert ranges and the ways a robot can go.

All of it is printed on the box's boards and cards or follows from what lies open, so that no page has to know a rule.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.games.burncycle.content.names import (
    ABILITIES,
    CHIPS,
    COPY,
    DICE,
    DIRECTIONS,
    EAST,
    ENTRIES,
    EXTERIOR,
    HALL,
    HEIGHT,
    HUB,
    MODULE,
    NEXT,
    REROLL,
    ROBOT_NAMES,
    SECURE,
    SLOTS,
    SOUTH,
    SQUARES,
    VOID,
    WIDTH,
    name_of,
)
from boardroom.games.burncycle.rules.alert import is_in_range
from boardroom.games.burncycle.rules.menu import ChipMenu
from boardroom.games.burncycle.rules.move import Move, step_cost
from boardroom.games.burncycle.rules.network import MoveIp, next_node
from boardroom.games.burncycle.state.agenda import Decision, menu
from boardroom.games.burncycle.state.geometry import sight_area
from boardroom.games.burncycle.state.table import Table

EDGE_MARKS: Final = ".|D"
ZONE_MARKS: Final = {VOID: "#", EXTERIOR: "x", HALL: ".", SECURE: "1", SECURE + 1: "2"}


def floor_map(t: Table) -> dict[str, Any]:
    """The plan: a mark for each square's zone and for its eastern and southern edge, row by row, and what is printed."""
    plan = t.plan
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "zones": "".join(ZONE_MARKS.get(zone) or plan.letters[zone] for zone in plan.zone),
        "east": "".join(EDGE_MARKS[plan.edge[s * 4 + EAST]] for s in range(SQUARES)),
        "south": "".join(EDGE_MARKS[plan.edge[s * 4 + SOUTH]] for s in range(SQUARES)),
        "hideouts": [name_of(s) for s in range(SQUARES) if plan.hideout[s]],
        "objectives": [name_of(s) for s in plan.objectives],
        "targets": targets(t),
        "posts": [name_of(s) for s in [*plan.posts[1:], *(square for square, _ in plan.room_posts)] if s >= 0],
        "icons": {name_of(s): CHIPS[plan.icon[s]] for s in range(SQUARES) if plan.icon[s]},
        "chips": {plan.letters[zone]: CHIPS[chip] for zone, chip in enumerate(plan.zone_chip) if chip},
    }


def network_map(t: Table) -> dict[str, Any]:
    """The network: the types of each layer's nodes clockwise, links, access points and where pings enter."""
    net = t.net()
    nodes = range(len(net.names))
    return {
        "layers": ["".join("H" if net.kind[n] == HUB else CHIPS[net.kind[n]] for n in nodes if net.layer[n] == layer)
                   for layer in range(1, 5)],
        "links": [[net.names[n], net.names[net.link[n]]] for n in nodes if net.link[n] > n],
        "access": [net.names[n] for n in net.access],
        "entry": net.names[net.entry],
    }  # fmt: skip


def dice_faces(t: Table) -> dict[str, list[int]]:
    """What the dice of an AP test can show; icons for rerolling are left out."""
    return {DICE[kind]: [face % REROLL for face in faces] for kind, faces in enumerate(t.content.faces.action)}


def purchases(t: Table, seat: int) -> list[dict[str, Any]]:
    """What an agent's card offers, in the order of the codes."""
    agent = t.agent_of(seat)
    offers = [
        *[("die", number, DICE[what], price) for number, (what, price) in enumerate(agent.dice)],
        *[("ability", number, ABILITIES[what], price) for number, (what, price) in enumerate(agent.abilities)],
        *[("reserve", number, CHIPS[what], price) for number, (what, price) in enumerate(agent.reserves)],
    ]
    return [
        {"buy": f"{kind}-{number + 1}", "what": what, "price": price, "bought": bool(t.bought[seat] >> n & 1)}
        for n, (kind, number, what, price) in enumerate(offers)
    ]


def module_card(t: Table) -> dict[str, Any]:
    """The command module's card: prices and limits."""
    card = t.setup.module
    return {
        "key": card.key,
        "bank": card.bank,
        "universal": {name: card.price[n] for n, name in enumerate(("swap", "push", "repair"))},
        "slots": {str(slot + 1): card.slot_price[slot] for slot in range(SLOTS) if card.slot_price[slot] > 0},
    }


def keypads(t: Table) -> dict[str, dict[str, Any]]:
    """The keypad cards in play: their entries on this floor, and what brute force needs (nothing: it cannot be forced)."""
    cards = [t.content.keypads[card] for card in t.door_cards if card >= 0]
    return {
        card.key: {
            "entries": [ENTRIES[entry] for entry in card.entries[t.floor]],
            "force": None if card.iam else card.resistance[t.floor],
        }
        for card in cards
    }


def targets(t: Table) -> list[str]:
    """The squares where the objectives of this floor are still to be met."""
    found = []
    for n, goal in enumerate(t.floor_card().goals):
        if t.goals[n] >= goal.counts[t.setup.seats - 1]:
            continue
        if goal.kind == COPY:
            found += [name_of(s) for place, s in enumerate(t.plan.objectives) if not t.ledgers >> place & 1]
        elif goal.square >= 0:
            found.append(name_of(goal.square))
    return found


def subject(t: Table) -> str | None:
    """What the present decision is about, where its choices do not say: the door one works at, or the unit moved aside."""
    top = t.agenda[-1] if t.agenda else None
    return top.subject(t) if isinstance(top, Decision) else None


def optimises(t: Table) -> list[str]:
    """What the chip under the marker would optimise (BC-2.4.3.3), by the things clicked."""
    top = t.agenda[-1] if t.agenda else None
    if not isinstance(top, ChipMenu) or top.chip(t) < 0:
        return []
    return [action.clicked for action in menu if action.kind == top.chip(t)]


def ip_ways(t: Table) -> dict[str, str]:
    """In the network step: the node behind each way the IP can go, by the thing clicked."""
    if not t.agenda or not isinstance(t.agenda[-1], MoveIp):
        return {}
    net, node = t.net(), t.ips[t.active]
    ways = {"choice:ip-on": net.names[next_node(t, t.active)]}
    if node >= 0 and net.link[node] >= 0:
        ways["choice:ip-transfer"] = net.names[net.link[node]]
    return ways


def seen_from(t: Table, unit: int) -> list[str]:
    """The squares within a unit's alert range; a stunned unit sees nothing (BC-2.8.2)."""
    if t.stunned >> unit & 1:
        return []
    return [name_of(s) for s in sight_area(t, t.unit_at[unit], t.unit_cards[unit].alert + t.range_bonus)]


def routes(t: Table) -> dict[str, dict[str, dict[str, Any]]]:
    """In a movement: for each robot the squares its AP reach by plain steps, with the way, its cost and who would see it."""
    top = t.agenda[-1] if t.agenda else None
    if not isinstance(top, Move):
        return {}
    return {
        ROBOT_NAMES[robot]: routes_of(t, robot, top)
        for robot in t.robots()
        if top.robots >> robot & 1 and t.is_online(robot)
    }


def routes_of(t: Table, robot: int, move: Move) -> dict[str, dict[str, Any]]:
    """The cheapest ways of one robot; among equals the one that is seen least."""
    start = t.at[robot]
    most = t.setup.module.most_squares - t.module_steps if robot == MODULE and move.in_action else SQUARES
    best: dict[int, tuple[int, int, str]] = {start: (0, 0, "")}  # cost, squares where it is seen, directions
    waiting = [start]
    while waiting:
        square = min(waiting, key=lambda place: best[place])
        waiting.remove(square)
        cost, seen, way = best[square]
        for direction in range(4):
            target = NEXT[square * 4 + direction]
            if len(way) >= most or not t.ways[square] >> direction & 1 or not t.is_free(target):
                continue
            price = cost + step_cost(t, robot, square, target, move.in_action)
            found = (price, seen + is_seen(t, robot, target), way + DIRECTIONS[direction])
            if price <= move.ap and (target not in best or found < best[target]):
                best[target] = found
                waiting.append(target)
    del best[start]
    return {name_of(s): {"way": way, "ap": cost, "seen": seen} for s, (cost, seen, way) in best.items()}


def is_seen(t: Table, robot: int, square: int) -> bool:
    """Would this robot be spotted on this square by a unit's range?"""
    if t.plan.hideout[square]:
        return False
    left = t.at[robot]
    t.at[robot] = square
    seen = is_in_range(t, robot)
    t.at[robot] = left
    return seen
