"""What everybody may know: in burncycle all but the order of decks, the bag and the dice, which nobody knows."""

from __future__ import annotations

from boardroom.core.shapes import Faced
from boardroom.games.burncycle.content.names import (
    BANNED,
    CHIP_KINDS,
    CHIPS,
    DECKS,
    DICE,
    DIRECTIONS,
    ENTRIES,
    HOME,
    MODULE,
    NOTHING,
    ON,
    PATROLS,
    RESERVE_CHIPS,
    RESERVES,
    ROBOT_NAMES,
    SECURITY_ABILITIES,
    SLOTS,
    STREAMS,
    TEAM,
    UNIVERSAL,
    name_of,
)
from boardroom.games.burncycle.forms import figures
from boardroom.games.burncycle.forms.mission import goal_row, mission_card
from boardroom.games.burncycle.forms.prompts import prompt
from boardroom.games.burncycle.rules.attack import STUN_MARGIN
from boardroom.games.burncycle.rules.campaign import taken_along
from boardroom.games.burncycle.rules.dice import faces_shown
from boardroom.games.burncycle.rules.move import Move
from boardroom.games.burncycle.rules.routing import bank_limit
from boardroom.games.burncycle.shapes import (
    Campaign,
    Chip,
    Deck,
    DeckRow,
    DoorRow,
    GoalRow,
    RobotRow,
    Seat,
    Slot,
    TerminalRow,
    Turn,
    UnitRow,
    View,
    Zone,
    ZoneKind,
)
from boardroom.games.burncycle.state.table import Table


def view(table: Table, seat: int) -> View:
    """The table as this seat (-1: the gallery) sees it."""
    zones = zones_of(table)
    zones.append(menu_zone(table, zones))
    return {
        "game": "burncycle",
        "seat": seat,
        "decider": table.seat,
        "prompt": prompt(table, seat),
        "seats": [seat_row(table, other) for other in range(table.setup.seats)],
        "zones": zones,
        "outcome": table.outcome.as_dict() if table.outcome is not None else None,
        "options": {
            name: value[:] if isinstance(value, list) else value for name, value in table.setup.options.items()
        },
        "mission": mission_card(table),
        "next": campaign(table),
        "floor": table.floor + 1,
        "floors": len(table.setup.mission.floors),
        "plan": table.plan.name,
        "map": figures.floor_map(table),
        "network": figures.network_map(table),
        "dice_faces": figures.dice_faces(table),
        "module": figures.module_card(table),
        "agents": figures.agent_cards(table),
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "holder": table.holder,
        "threat": table.threat,
        "limit": table.setup.limit,
        "thresholds": table.setup.thresholds[:],
        "fired": table.fired,
        "captain": table.content.captains[table.captain].key,
        "ceo": {"key": table.ceo_card().key, "level": table.ceo_level},
        "pings": [table.net().names[node] for node in table.pings if node >= 0],
        "goals": goals(table),
        "robots": [robot_row(table, robot) for robot in table.robots()],
        "units": [unit_row(table, unit) for unit in range(len(table.unit_at)) if table.unit_at[unit] >= 0],
        "cycle": cycle(table),
        "reserves": reserves(table),
        "doors": doors(table),
        "keypads": figures.keypads(table),
        "destroyed": [edge_name(edge) for edge in table.destroyed],
        "wall_tokens": table.wall_tokens,
        "terminals": terminals(table),
        "caches": [name_of(s) for n, s in enumerate(table.plan.caches) if table.caches >> n & 1],
        "beads": [table.plan.letters[z] for n, z in enumerate(table.plan.beads) if table.beads >> n & 1],
        "ledgers": [name_of(s) for n, s in enumerate(table.plan.objectives) if table.ledgers >> n & 1],
        "hacked": [table.plan.letters[z] for z in range(len(table.plan.letters)) if table.hacked >> z & 1],
        "quiet": [table.plan.letters[z] for z in range(len(table.plan.letters)) if table.quiet >> z & 1],
        "range_bonus": table.range_bonus,
        "universal": [name for n, name in enumerate(UNIVERSAL) if table.universal >> n & 1],
        "turn": turn_row(table),
        "decks": deck_rows(table),
    }


def turn_row(table: Table) -> Turn:
    """What belongs to the running turn."""
    top = table.agenda[-1] if table.agenda else None
    terminals = table.content.terminals
    return {
        "dice": {DICE[kind]: table.dice[kind] for kind in range(3)},
        "spent": {DICE[kind]: table.spent[kind] for kind in range(3)},
        "rolled": faces_shown(table),
        "rerolls": table.rerolls,
        "rolls": [f"{STREAMS[roll // 8]}:{roll % 8 + 1}" for roll in table.rolls],
        "ap": top.ap if isinstance(top, Move) else None,
        "entries": [ENTRIES[entry] for entry in table.entries],
        "cards": [terminals[card].key for card in (table.card, table.spare_card) if card >= 0],
        "option_costs": figures.option_costs(table),
        "used": table.used,
        "optimised": table.optimised,
        "resolved": table.resolved,
        "boosted": table.boosted,
        "module_steps": table.module_steps,
        "fresh_keys": table.fresh_keys[:],
        "moved_items": [table.content.caches[c].key for c in range(len(table.cache_at)) if table.moved_items >> c & 1],
        "attacked": table.attacked,
        "steps": [entry.word for entry in table.agenda],
        "crossings": [seat for seat in range(table.setup.seats) if table.crossings >> seat & 1],
        "subject": figures.subject(table),
        "optimises": figures.optimises(table),
        "ip_ways": figures.ip_ways(table),
        "routes": figures.routes(table),
    }


def deck_rows(table: Table) -> dict[Deck, DeckRow]:
    """How many cards lie in each deck, and what was discarded."""
    names = [
        [card.key for card in table.content.keypads],
        [card.key for card in table.content.terminals],
        [card.key for card in table.content.networks],
        [card.key for card in table.content.imperatives],
        [card.key for card in table.content.caches],
        *[[unit.key for unit in table.content.units]] * 3,
    ]
    return {
        DECKS[deck]: {
            "count": table.decks[deck].bit_count(),
            "discards": [name for n, name in enumerate(names[deck]) if table.discards[deck] >> n & 1],
        }
        for deck in range(len(DECKS))
    }


def goals(table: Table) -> list[GoalRow]:
    """The objectives of the floor."""
    return [goal_row(table, table.floor, place) for place in range(len(table.floor_card().goals))]


def campaign(table: Table) -> Campaign | None:
    """BC-3.19: what follows on a mission that was won, unless it was the corporation's last."""
    following = table.setup.next_mission()
    if table.outcome is None or not table.outcome.winners or following is None:
        return None
    return {"mission": following, "carried": taken_along(table)}


def seat_row(table: Table, seat: int) -> Seat:
    """A seat: its agent, network and cards."""
    networks, items = table.content.networks, table.content.caches
    held = table.imperative[seat]
    ip = table.ips[seat]
    return {
        "ref": f"seat:{seat}",
        "agent": table.agent_of(seat).key if table.agents[seat] >= 0 else None,
        "power": table.power[seat],
        "bank": bank_limit(table, seat) if table.agents[seat] >= 0 else 0,
        "online": not table.down >> seat & 1,
        "bought": [n for n in range(9) if table.bought[seat] >> n & 1],
        "purchases": figures.purchases(table, seat) if table.agents[seat] >= 0 else [],
        "level": table.levels[seat],
        "ip": "home" if ip == HOME else "banned" if ip == BANNED else table.net().names[ip],
        "access": table.access[seat] + 1,
        "hand": [networks[card].key for card in range(len(networks)) if table.hands[seat] >> card & 1],
        "imperative": table.content.imperatives[held].key if held >= 0 else None,
        "installed": [items[c].key for c in range(len(items)) if table.installed[seat] >> c & 1],
        "boosts": table.boosts[seat],
    }


def robot_row(table: Table, robot: int) -> RobotRow:
    """A robot on the floor."""
    alert = table.alert[robot]
    return {
        "robot": ROBOT_NAMES[robot],
        "at": name_of(table.at[robot]) if table.at[robot] >= 0 else None,
        "power": table.power[robot],
        "online": not table.down >> robot & 1,
        "alert": None if alert == NOTHING else "on" if alert == ON else name_of(alert),
        "flipped": bool(table.flipped >> robot & 1),
        "keys": table.keys[robot],
        "items": [table.content.caches[c].key for c in range(len(table.cache_at)) if table.cache_at[c] == robot],
        "began": table.plan.letters[table.began[robot]] if table.began[robot] >= 0 else None,
    }


def unit_row(table: Table, unit: int) -> UnitRow:
    """A unit on the floor."""
    card = table.unit_cards[unit]
    return {
        "unit": table.rows.unit_names[unit],
        "at": name_of(table.unit_at[unit]),
        "post": name_of(table.unit_post[unit]),
        "facing": DIRECTIONS[table.unit_face[unit]],
        "level": card.level,
        "move": card.move,
        "alert": card.alert + table.range_bonus,
        "sees": figures.seen_from(table, unit),
        "damage": card.damage,
        "resistance": card.resistance,
        "stun": card.resistance - STUN_MARGIN,
        "patrol": PATROLS[card.patrol],
        "abilities": [name for n, name in enumerate(SECURITY_ABILITIES) if card.abilities >> n & 1],
        "grapple": card.grapple,
        "key": bool(table.unit_keys >> unit & 1),
        "stunned": bool(table.stunned >> unit & 1),
        "activated": bool(table.activated >> unit & 1),
        "drains": [ROBOT_NAMES[r] for r in range(len(ROBOT_NAMES)) if table.near[unit] >> r & 1],
    }


def cycle(table: Table) -> list[Slot]:
    """The six slots."""
    return [
        {
            "slot": slot + 1,
            "open": bool(table.slots >> slot & 1),
            "chip": CHIPS[table.chips[slot]] if table.chips[slot] >= 0 else None,
            "degraded": bool(table.degraded >> slot & 1),
            "marker": table.marker == slot,
        }
        for slot in range(SLOTS)
    ]


def reserves(table: Table) -> dict[str, dict[Chip, int]]:
    """The chips of each seat and of the team."""
    owners = [*range(table.setup.seats), TEAM]
    return {
        RESERVES[owner]: {RESERVE_CHIPS[chip]: table.reserves[owner * CHIP_KINDS + chip] for chip in range(CHIP_KINDS)}
        for owner in owners
    }


def doors(table: Table) -> list[DoorRow]:
    """Every door, with the keypad card that lies there."""
    keypads = table.content.keypads
    return [
        {
            "edge": edge_name(square * 4 + direction),
            "unlocked": bool(table.unlocked >> door & 1),
            "keypad": keypads[table.door_cards[door]].key if table.door_cards[door] >= 0 else None,
        }
        for door, (square, direction) in enumerate(table.plan.doors)
    ]


def edge_name(edge: int) -> str:
    """An edge by its square and direction."""
    return f"{name_of(edge // 4)}:{DIRECTIONS[edge % 4]}"


def terminals(table: Table) -> list[TerminalRow]:
    """The terminals that still stand."""
    return [
        {"at": name_of(square), "mainframe": bool(table.mainframes >> n & 1)}
        for n, square in enumerate(table.plan.terminals)
        if table.terminals >> n & 1
    ]


# Zones: things to click


def zones_of(table: Table) -> list[Zone]:
    """Doors, pieces, rooms and the cycle; squares and nodes are things while they can be chosen."""
    plan = table.plan
    edges = [thing("edge", edge_name(s * 4 + d), "door") for s, d in plan.doors]
    robots = [
        thing("robot", ROBOT_NAMES[r], "module" if r == MODULE else table.agent_of(r).key) for r in table.robots()
    ]
    units = [
        thing("unit", table.rows.unit_names[u], table.unit_cards[u].key)
        for u in range(len(table.unit_at))
        if table.unit_at[u] >= 0
    ]
    slots = [thing("slot", str(s + 1), CHIPS[table.chips[s]] if table.chips[s] >= 0 else "empty") for s in range(SLOTS)]
    rooms = [thing("zone", letter, letter) for letter in plan.letters]
    return [
        zone("doors", "board", edges),
        zone("robots", "pieces", robots),
        zone("units", "pieces", units),
        zone("rooms", "menu", rooms),
        zone("cycle", "row", slots),
    ]


def zone(ref: str, kind: ZoneKind, things: list[Faced]) -> Zone:
    """A place with things."""
    return {"ref": ref, "owner": -1, "kind": kind, "things": things}


def thing(prefix: str, name: str, face: str) -> Faced:
    """A thing with its face up."""
    return {"ref": f"{prefix}:{name}", "face": face, "count": 1}


def menu_zone(table: Table, zones: list[Zone]) -> Zone:
    """What can be clicked now and lies nowhere else: squares, nodes, verbs, dice, cards, chips of reserves."""
    there = {item["ref"] for place in zones for item in place["things"]}
    there |= {f"seat:{seat}" for seat in range(table.setup.seats)}
    refs: dict[str, None] = {}
    for code in table.codes:
        for ref in table.rows.actions[code].refs:
            if ref not in there:
                refs[ref] = None
    return zone("menu", "menu", [{"ref": ref, "face": ref.partition(":")[2], "count": 1} for ref in refs])
