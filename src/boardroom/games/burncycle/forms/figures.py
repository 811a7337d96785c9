"""What a board draws beside the pieces: the floor plan, the network, prices, alert ranges and the ways a robot can go.

All of it is printed on the box's boards and cards or follows from what lies open, so that no page has to know a rule.
"""

from __future__ import annotations

from boardroom.games.burncycle.content.cards import Agent
from boardroom.games.burncycle.content.names import (
    ABILITIES,
    CHIPS,
    DICE,
    DIRECTIONS,
    ENTRIES,
    HEIGHT,
    HUB,
    MODULE,
    NEXT,
    PURCHASES,
    REROLL,
    RESERVE_CHIPS,
    ROBOT_NAMES,
    SLOTS,
    SQUARES,
    UNIVERSAL,
    WIDTH,
    name_of,
)
from boardroom.games.burncycle.rules.alert import is_in_range
from boardroom.games.burncycle.rules.menu import ChipMenu
from boardroom.games.burncycle.rules.move import Move, step_cost
from boardroom.games.burncycle.rules.network import HUB_GIFTS, MoveIp, next_node
from boardroom.games.burncycle.rules.terminal import OPTIONS, Option, option_cost
from boardroom.games.burncycle.shapes import (
    Ability,
    AgentCard,
    CycleChip,
    Die,
    FloorMap,
    KeypadRow,
    ModuleCard,
    NetworkMap,
    Offer,
    Way,
)
from boardroom.games.burncycle.state.agenda import Decision, menu
from boardroom.games.burncycle.state.geometry import sight_area
from boardroom.games.burncycle.state.table import Table


def floor_map(table: Table) -> FloorMap:
    """The plan: a mark for each square's zone and for its eastern and southern edge, row by row, and what is printed."""
    plan = table.plan
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "zones": plan.zone_marks,
        "east": plan.edge_marks[0],
        "south": plan.edge_marks[1],
        "hideouts": [name_of(s) for s in range(SQUARES) if plan.hideout[s]],
        "objectives": [name_of(s) for s in plan.objectives],
        "targets": targets(table),
        "posts": [name_of(s) for s in [*plan.posts[1:], *(square for square, _ in plan.room_posts)] if s >= 0],
        "icons": plan.icons.copy(),
        "chips": plan.chips.copy(),
    }


def network_map(table: Table) -> NetworkMap:
    """The network: the types of each layer's nodes clockwise, links, access points and where pings enter."""
    net = table.net()
    nodes = range(len(net.names))
    return {
        "layers": ["".join("H" if net.kind[n] == HUB else CHIPS[net.kind[n]] for n in nodes if net.layer[n] == layer)
                   for layer in range(1, 5)],
        "links": [[net.names[n], net.names[net.link[n]]] for n in nodes if net.link[n] > n],
        "access": [net.names[n] for n in net.access],
        "entry": net.names[net.entry],
        "hubs": [list(gifts) for gifts in HUB_GIFTS],
    }  # fmt: skip


def dice_faces(table: Table) -> dict[Die, list[int]]:
    """What the dice of an AP test can show; icons for rerolling are left out."""
    return {DICE[kind]: [face % REROLL for face in faces] for kind, faces in enumerate(table.content.faces.action)}


def purchases(table: Table, seat: int) -> list[Offer]:
    """What an agent's card offers, in the order of the codes."""
    return offers_of(table.agent_of(seat), table.bought[seat])


def agent_cards(table: Table) -> list[AgentCard]:
    """While agents are chosen (BC-2.2.8): what each of them offers, and who has taken it."""
    if min(table.agents) >= 0:
        return []
    return [
        {
            "key": agent.key,
            "power": agent.power,
            "bank": agent.bank,
            "base": [RESERVE_CHIPS[chip] for chip in agent.base],
            "purchases": offers_of(agent, 0),
            "seat": table.agents.index(number) if number in table.agents else None,
        }
        for number, agent in enumerate(table.content.agents)
    ]


def offers_of(agent: Agent, bought: int) -> list[Offer]:
    """What an agent's card offers, in the order of the codes."""
    offers: list[tuple[Die | Ability | CycleChip, int]] = [
        *[(DICE[die], price) for die, price in agent.dice],
        *[(ABILITIES[ability], price) for ability, price in agent.abilities],
        *[(CHIPS[chip], price) for chip, price in agent.reserves],
    ]
    return [
        {"buy": PURCHASES[n], "what": what, "price": price, "bought": bool(bought >> n & 1)}
        for n, (what, price) in enumerate(offers)
    ]


def module_card(table: Table) -> ModuleCard:
    """The command module's card: prices and limits."""
    card = table.setup.module
    return {
        "key": card.key,
        "bank": card.bank,
        "universal": {name: card.price[n] for n, name in enumerate(UNIVERSAL)},
        "slots": {str(slot + 1): card.slot_price[slot] for slot in range(SLOTS) if card.slot_price[slot] > 0},
    }


def keypads(table: Table) -> dict[str, KeypadRow]:
    """The keypad cards in play: their entries on this floor, and what brute force needs (nothing: it cannot be forced)."""
    cards = [table.content.keypads[card] for card in table.door_cards if card >= 0]
    return {
        card.key: {
            "entries": [ENTRIES[entry] for entry in card.entries[table.floor]],
            "force": None if card.iam else card.resistance[table.floor],
        }
        for card in cards
    }


def targets(table: Table) -> list[str]:
    """The squares where the objectives of this floor are still to be met."""
    found = []
    for n, goal in enumerate(table.floor_card().goals):
        if table.goals[n] >= goal.counts[table.setup.seats - 1]:
            continue
        found += [name_of(square) for square in table.goal_squares(n)]
    return found


def subject(table: Table) -> str | None:
    """What the present decision is about, where its choices do not say: the door one works at, or the unit moved aside."""
    top = table.agenda[-1] if table.agenda else None
    return top.subject(table) if isinstance(top, Decision) else None


def optimises(table: Table) -> list[str]:
    """What the chip under the marker would optimise (BC-2.4.3.3), by the things clicked."""
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, ChipMenu) or top.chip(table) < 0:
        return []
    return [action.clicked for action in menu if action.kind == top.chip(table)]


def ip_ways(table: Table) -> dict[str, str]:
    """In the network step: the node behind each way the IP can go, by the thing clicked."""
    if not table.agenda or not isinstance(table.agenda[-1], MoveIp):
        return {}
    net, node = table.net(), table.ips[table.active]
    ways = {"choice:ip-on": net.names[next_node(table, table.active)]}
    if node >= 0 and net.link[node] >= 0:
        ways["choice:ip-transfer"] = net.names[net.link[node]]
    return ways


def option_costs(table: Table) -> list[int]:
    """While an option of a terminal card is chosen: the AP that each of them needs here and now."""
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, Option):
        return []
    return [option_cost(table, top.terminal, option) for option in range(OPTIONS)]


def seen_from(table: Table, unit: int) -> list[str]:
    """The squares within a unit's alert range; a stunned unit sees nothing (BC-2.8.2)."""
    if table.stunned >> unit & 1:
        return []
    return [
        name_of(s) for s in sight_area(table, table.unit_at[unit], table.unit_cards[unit].alert + table.range_bonus)
    ]


def routes(table: Table) -> dict[str, dict[str, Way]]:
    """In a movement: for each robot the squares its AP reach by plain steps, with the way, its cost and who would see it."""
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, Move):
        return {}
    return {
        ROBOT_NAMES[robot]: routes_of(table, robot, top)
        for robot in table.robots()
        if top.robots >> robot & 1 and table.is_online(robot)
    }


def routes_of(table: Table, robot: int, move: Move) -> dict[str, Way]:
    """The cheapest ways of one robot; among equals the one that is seen least."""
    start = table.at[robot]
    most = table.setup.module.most_squares - table.module_steps if robot == MODULE and move.in_action else SQUARES
    best: dict[int, tuple[int, int, str]] = {start: (0, 0, "")}  # cost, squares where it is seen, directions
    waiting = [start]
    while waiting:
        square = min(waiting, key=lambda place: best[place])
        waiting.remove(square)
        cost, seen, way = best[square]
        for direction in range(4):
            target = NEXT[square * 4 + direction]
            if len(way) >= most or not table.ways[square] >> direction & 1 or not table.is_free(target):
                continue
            price = cost + step_cost(table, robot, square, target, move.in_action)
            found = (price, seen + is_seen(table, robot, target), way + DIRECTIONS[direction])
            if price <= move.ap and (target not in best or found < best[target]):
                best[target] = found
                waiting.append(target)
    del best[start]
    return {name_of(s): {"way": way, "ap": cost, "seen": seen} for s, (cost, seen, way) in best.items()}


def is_seen(table: Table, robot: int, square: int) -> bool:
    """Would this robot be spotted on this square by a unit's range?"""
    if table.plan.hideout[square]:
        return False
    left = table.at[robot]
    table.at[robot] = square
    seen = is_in_range(table, robot)
    table.at[robot] = left
    return seen
