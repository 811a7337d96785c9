"""What everybody may know: in burncycle all but the order of decks, the bag and the dice, which nobody knows."""

from __future__ import annotations

from typing import Any

from boardroom.games.burncycle.content.names import (
    CHIP_KINDS,
    CHIPS,
    DECKS,
    DICE,
    DIRECTIONS,
    ENTRIES,
    GOALS,
    MODULE,
    NOTHING,
    PATROLS,
    ROBOT_NAMES,
    SECURITY_ABILITIES,
    SLOTS,
    STREAMS,
    name_of,
)
from boardroom.games.burncycle.forms import figures
from boardroom.games.burncycle.forms.prompts import prompt
from boardroom.games.burncycle.rules.dice import faces_shown
from boardroom.games.burncycle.rules.move import Move
from boardroom.games.burncycle.rules.routing import bank_limit
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, HOME, INSTALLED, ON, TEAM

Things = list[dict[str, Any]]


def view(t: Table, seat: int) -> dict[str, Any]:
    """The table as this seat (-1: the gallery) sees it."""
    zones = zones_of(t)
    zones.append(menu_zone(t, zones))
    return {
        "game": t.game.id,
        "seat": seat,
        "decider": t.seat,
        "prompt": prompt(t, seat),
        "seats": [seat_row(t, other) for other in range(t.setup.seats)],
        "zones": zones,
        "outcome": t.outcome.as_dict() if t.outcome is not None else None,
        "options": {name: value[:] if isinstance(value, list) else value for name, value in t.setup.options.items()},
        "mission": t.setup.mission.key,
        "floor": t.floor + 1,
        "floors": len(t.setup.mission.floors),
        "plan": t.plan.name,
        "map": figures.floor_map(t),
        "network": figures.network_map(t),
        "dice_faces": figures.dice_faces(t),
        "module": figures.module_card(t),
        "round": t.round,
        "first": t.first,
        "active": t.active,
        "holder": t.holder,
        "threat": t.threat,
        "limit": t.setup.limit,
        "thresholds": t.setup.thresholds[:],
        "fired": t.fired,
        "captain": t.content.captains[t.captain].key,
        "ceo": {"key": t.ceo_card().key, "level": t.ceo_level},
        "pings": [t.net().names[node] for node in t.pings if node >= 0],
        "goals": goals(t),
        "robots": [robot_row(t, robot) for robot in t.robots()],
        "units": [unit_row(t, unit) for unit in range(len(t.unit_at)) if t.unit_at[unit] >= 0],
        "cycle": cycle(t),
        "reserves": reserves(t),
        "doors": doors(t),
        "keypads": figures.keypads(t),
        "destroyed": [edge_name(edge) for edge in t.destroyed],
        "wall_tokens": t.wall_tokens,
        "terminals": terminals(t),
        "caches": [name_of(s) for n, s in enumerate(t.plan.caches) if t.caches >> n & 1],
        "beads": [t.plan.letters[z] for n, z in enumerate(t.plan.beads) if t.beads >> n & 1],
        "ledgers": [name_of(s) for n, s in enumerate(t.plan.objectives) if t.ledgers >> n & 1],
        "hacked": [t.plan.letters[z] for z in range(len(t.plan.letters)) if t.hacked >> z & 1],
        "quiet": [t.plan.letters[z] for z in range(len(t.plan.letters)) if t.quiet >> z & 1],
        "range_bonus": t.range_bonus,
        "universal": [name for n, name in enumerate(("swap", "push", "repair")) if t.universal >> n & 1],
        "turn": turn_row(t),
        "decks": deck_rows(t),
    }


def turn_row(t: Table) -> dict[str, Any]:
    """What belongs to the running turn."""
    top = t.agenda[-1] if t.agenda else None
    terminals = t.content.terminals
    return {
        "dice": {DICE[kind]: t.dice[kind] for kind in range(3)},
        "spent": {DICE[kind]: t.spent[kind] for kind in range(3)},
        "rolled": faces_shown(t),
        "rerolls": t.rerolls,
        "rolls": [f"{STREAMS[roll // 8]}:{roll % 8 + 1}" for roll in t.rolls],
        "ap": top.ap if isinstance(top, Move) else None,
        "entries": [ENTRIES[entry] for entry in t.entries],
        "cards": [terminals[card].key for card in (t.card, t.spare_card) if card >= 0],
        "used": t.used,
        "optimised": t.optimised,
        "resolved": t.resolved,
        "boosted": t.boosted,
        "module_steps": t.module_steps,
        "fresh_keys": t.fresh_keys[:],
        "moved_items": [t.content.caches[c].key for c in range(len(t.cache_at)) if t.moved_items >> c & 1],
        "attacked": bool(t.attacked),
        "steps": [entry.word for entry in t.agenda],
        "crossings": [seat for seat in range(t.setup.seats) if t.crossings >> seat & 1],
        "subject": figures.subject(t),
        "optimises": figures.optimises(t),
        "ip_ways": figures.ip_ways(t),
        "routes": figures.routes(t),
    }


def deck_rows(t: Table) -> dict[str, Any]:
    """How many cards lie in each deck, and what was discarded."""
    names = [
        [card.key for card in t.content.keypads],
        [card.key for card in t.content.terminals],
        [card.key for card in t.content.networks],
        [card.key for card in t.content.imperatives],
        [card.key for card in t.content.caches],
        *[[unit.key for unit in t.content.units]] * 3,
    ]
    return {
        DECKS[deck]: {
            "count": t.decks[deck].bit_count(),
            "discards": [name for n, name in enumerate(names[deck]) if t.discards[deck] >> n & 1],
        }
        for deck in range(len(DECKS))
    }


def goals(t: Table) -> list[dict[str, Any]]:
    """The objectives of the floor."""
    return [
        {"goal": GOALS[goal.kind], "now": t.goals[n], "needed": goal.counts[t.setup.seats - 1]}
        for n, goal in enumerate(t.floor_card().goals)
    ]


def seat_row(t: Table, seat: int) -> dict[str, Any]:
    """A seat: its agent, network and cards."""
    networks, items = t.content.networks, t.content.caches
    held = t.imperative[seat]
    ip = t.ips[seat]
    return {
        "ref": f"seat:{seat}",
        "agent": t.agent_of(seat).key,
        "power": t.power[seat],
        "bank": bank_limit(t, seat),
        "online": not t.down >> seat & 1,
        "bought": [n for n in range(9) if t.bought[seat] >> n & 1],
        "purchases": figures.purchases(t, seat),
        "level": t.levels[seat],
        "ip": "home" if ip == HOME else "banned" if ip == BANNED else t.net().names[ip],
        "access": t.access[seat] + 1,
        "hand": [networks[card].key for card in range(len(networks)) if t.hands[seat] >> card & 1],
        "imperative": t.content.imperatives[held].key if held >= 0 else None,
        "installed": [items[c].key for c in range(len(items)) if t.cache_at[c] == INSTALLED + seat],
        "boosts": t.boosts[seat],
    }


def robot_row(t: Table, robot: int) -> dict[str, Any]:
    """A robot on the floor."""
    alert = t.alert[robot]
    return {
        "robot": ROBOT_NAMES[robot],
        "at": name_of(t.at[robot]) if t.at[robot] >= 0 else None,
        "power": t.power[robot],
        "online": not t.down >> robot & 1,
        "alert": None if alert == NOTHING else "on" if alert == ON else name_of(alert),
        "flipped": bool(t.flipped >> robot & 1),
        "keys": t.keys[robot],
        "items": [t.content.caches[c].key for c in range(len(t.cache_at)) if t.cache_at[c] == robot],
        "began": t.plan.letters[t.began[robot]] if t.began[robot] >= 0 else None,
    }


def unit_row(t: Table, unit: int) -> dict[str, Any]:
    """A unit on the floor."""
    card = t.unit_cards[unit]
    return {
        "unit": t.rows.unit_names[unit],
        "at": name_of(t.unit_at[unit]),
        "post": name_of(t.unit_post[unit]),
        "facing": DIRECTIONS[t.unit_face[unit]],
        "level": card.level,
        "move": card.move,
        "alert": card.alert + t.range_bonus,
        "sees": figures.seen_from(t, unit),
        "damage": card.damage,
        "resistance": card.resistance,
        "patrol": PATROLS[card.patrol],
        "abilities": [name for n, name in enumerate(SECURITY_ABILITIES) if card.abilities >> n & 1],
        "grapple": card.grapple,
        "key": bool(t.unit_keys >> unit & 1),
        "stunned": bool(t.stunned >> unit & 1),
        "activated": bool(t.activated >> unit & 1),
        "drains": [ROBOT_NAMES[r] for r in range(len(ROBOT_NAMES)) if t.near[unit] >> r & 1],
    }


def cycle(t: Table) -> list[dict[str, Any]]:
    """The six slots."""
    return [
        {
            "slot": slot + 1,
            "open": bool(t.slots >> slot & 1),
            "chip": CHIPS[t.chips[slot]] if t.chips[slot] >= 0 else None,
            "degraded": bool(t.degraded >> slot & 1),
            "marker": t.marker == slot,
        }
        for slot in range(SLOTS)
    ]


def reserves(t: Table) -> dict[str, dict[str, int]]:
    """The chips of each seat and of the team."""
    owners = [*range(t.setup.seats), TEAM]
    return {
        ("team" if owner == TEAM else str(owner)): {
            CHIPS[chip]: t.reserves[owner * CHIP_KINDS + chip] for chip in range(CHIP_KINDS)
        }
        for owner in owners
    }


def doors(t: Table) -> list[dict[str, Any]]:
    """Every door, with the keypad card that lies there."""
    keypads = t.content.keypads
    return [
        {
            "edge": edge_name(square * 4 + direction),
            "unlocked": bool(t.unlocked >> door & 1),
            "keypad": keypads[t.door_cards[door]].key if t.door_cards[door] >= 0 else None,
        }
        for door, (square, direction) in enumerate(t.plan.doors)
    ]


def edge_name(edge: int) -> str:
    """An edge by its square and direction."""
    return f"{name_of(edge // 4)}:{DIRECTIONS[edge % 4]}"


def terminals(t: Table) -> list[dict[str, Any]]:
    """The terminals that still stand."""
    return [
        {"at": name_of(square), "mainframe": bool(t.mainframes >> n & 1)}
        for n, square in enumerate(t.plan.terminals)
        if t.terminals >> n & 1
    ]


# Zones: things to click


def zones_of(t: Table) -> list[dict[str, Any]]:
    """Doors, pieces, rooms and the cycle; squares and nodes are things while they can be chosen."""
    plan = t.plan
    edges = [thing("edge", edge_name(s * 4 + d), "door") for s, d in plan.doors]
    robots = [thing("robot", ROBOT_NAMES[r], "module" if r == MODULE else t.agent_of(r).key) for r in t.robots()]
    units = [
        thing("unit", t.rows.unit_names[u], t.unit_cards[u].key) for u in range(len(t.unit_at)) if t.unit_at[u] >= 0
    ]
    slots = [thing("slot", str(s + 1), CHIPS[t.chips[s]] if t.chips[s] >= 0 else "empty") for s in range(SLOTS)]
    rooms = [thing("zone", letter, letter) for letter in plan.letters]
    return [
        zone("doors", "board", edges),
        zone("robots", "pieces", robots),
        zone("units", "pieces", units),
        zone("rooms", "menu", rooms),
        zone("cycle", "row", slots),
    ]


def zone(ref: str, kind: str, things: Things) -> dict[str, Any]:
    """A place with things."""
    return {"ref": ref, "owner": -1, "kind": kind, "things": things}


def thing(prefix: str, name: str, face: str) -> dict[str, Any]:
    """A thing with its face up."""
    return {"ref": f"{prefix}:{name}", "face": face, "count": 1}


def menu_zone(t: Table, zones: list[dict[str, Any]]) -> dict[str, Any]:
    """What can be clicked now and lies nowhere else: squares, nodes, verbs, dice, cards, chips of reserves."""
    there = {item["ref"] for place in zones for item in place["things"]}
    there |= {f"seat:{seat}" for seat in range(t.setup.seats)}
    refs: dict[str, None] = {}
    for code in t.codes:
        for ref in t.rows.actions[code].refs:
            if ref not in there:
                refs[ref] = None
    return zone("menu", "menu", [{"ref": ref, "face": ref.partition(":")[2], "count": 1} for ref in refs])
