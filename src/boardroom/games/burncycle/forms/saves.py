"""Saving a table of burncycle, and reading whole saves back."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.event import Outcome
from boardroom.core.reading import entries, whole, wholes
from boardroom.games.burncycle.content.names import (
    CAPTAIN,
    DIE_STREAM,
    ENTRIES,
    NEXT,
    NOTHING,
    ROBOTS,
    SETUP,
    SLOTS,
    SQUARES,
    STREAMS,
)
from boardroom.games.burncycle.state.agenda import Business, read_entry, write_entry
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, DISCARDED, INSTALLED, ON, WALL_TOKENS

NUMBERS: Final = [
    "floor", "round", "first", "active", "holder", "threat", "fired", "captain", "ceo", "ceo_level", "universal",
    "flipped", "down", "crossings", "slots", "degraded", "marker", "rerolls", "boosted", "module_steps", "used",
    "optimised", "resolved", "moved_items", "unit_keys", "stunned", "activated", "pursued", "investigated", "unlocked",
    "wall_tokens", "terminals", "mainframes", "caches", "beads", "ledgers", "hacked", "rewarded", "quiet",
    "range_bonus", "attacked", "card", "spare_card",
]  # fmt: skip
LISTS: Final = [
    "shuffles", "decks", "discards", "pings", "levels", "ips", "access", "hands", "agents", "bought", "power",
    "at", "alert", "keys", "began", "imperative", "cache_at", "boosts", "chips", "reserves", "dice", "spent", "rolled",
    "rolls", "entries", "fresh_keys", "unit_at", "unit_post", "unit_face", "near", "ended", "ways", "walks", "destroyed",
    "door_cards", "goals",
]  # fmt: skip

GROWING: Final = ["rolled", "rolls", "entries", "ended", "destroyed"]
ANY: Final = (-2, 1 << 62)
COUNT: Final = (0, 999)


def save(t: Table) -> dict[str, Any]:
    """Everything, JSON-able."""
    table: dict[str, Any] = {"seats": t.setup.seats}
    for name in NUMBERS:
        table[name] = getattr(t, name)
    for name in LISTS:
        table[name] = getattr(t, name)[:]
    table["agenda"] = [write_entry(entry) for entry in t.agenda]
    table["outcome"] = t.outcome.as_dict() if t.outcome is not None else None
    return {
        "game": t.game.id,
        "revision": t.game.revision,
        "content": t.game.content,
        "options": {name: value[:] if isinstance(value, list) else value for name, value in t.setup.options.items()},
        "luck": {
            "seed": t.streams.luck.seed,
            "streams": {name: t.counts[number] for number, name in enumerate(STREAMS) if t.counts[number]},
        },
        "table": table,
    }


def load(t: Table, table: dict[str, Any], streams: dict[str, int]) -> None:
    """Fills an empty table from a whole save; the caller settles it."""
    t.floor = whole(table["floor"], "floor", 0, len(t.setup.mission.floors) - 1)
    t.plan = t.floor_card().plan
    t.clear_floor()
    bounds = bounds_of(t)
    for name in NUMBERS:
        low, high = bounds.get(name, ANY)
        setattr(t, name, whole(table[name], name, low, high))
    for name in LISTS:
        low, high = bounds.get(name, ANY)
        setattr(t, name, wholes(table[name], name, -1 if name in GROWING else len(getattr(t, name)), low, high))
    check_ways(t)
    t.unit_cards = [*t.content.units, t.content.captains[t.captain]]
    t.counts = [streams.get(name, 0) for name in STREAMS]
    t.agenda = [read_entry(t, entry) for entry in entries(table["agenda"], "agenda")]
    outcome = table["outcome"]
    if outcome is not None:
        t.outcome = Outcome(
            outcome["reason"], outcome["scores"][:], outcome["returns"][:], outcome["winners"][:], outcome["capped"]
        )
    else:
        check_agenda(t.agenda)


def check_agenda(agenda: list[Business]) -> None:
    """What is left at the end leads on to another turn."""
    if not agenda or not agenda[0].lasting:
        said = write_entry(agenda[0]) if agenda else "nothing"
        raise BadSave(f"the agenda begins with what leads on to another turn, not with {said}")


def check_ways(t: Table) -> None:
    """Robots pass open edges, unlocked doors and destroyed walls; units pass doors anyway."""
    doors = [place * 4 + side for door, (place, side) in enumerate(t.plan.doors) if t.unlocked >> door & 1]
    if t.ways != opened(t.plan.ways, [*doors, *t.destroyed]) or t.walks != opened(t.plan.walks, t.destroyed):
        raise BadSave("the ways of this floor are not those that its unlocked doors and destroyed walls leave open")


def opened(ways: list[int], edges: list[int]) -> list[int]:
    """The ways with these edges open too, from both sides."""
    more = ways[:]
    for edge in edges:
        square, direction = edge // 4, edge % 4
        more[square] |= 1 << direction
        if NEXT[edge] >= 0:
            more[NEXT[edge]] |= 1 << (direction + 2) % 4
    return more


def bounds_of(t: Table) -> dict[str, tuple[int, int]]:
    """The least and the most of numbers that stand for a place, a card or the like."""
    content = t.content
    seats = (0, t.setup.seats - 1)
    squares = (ON, SQUARES - 1)
    nodes = (BANNED, len(t.net().names) - 1)
    cards = (NOTHING, len(content.terminals) - 1)
    return {
        "first": seats, "active": seats, "holder": seats, "marker": (NOTHING, SLOTS - 1), "card": cards, "spare_card": cards,
        "captain": (0, len(content.captains) - 1), "ceo": (0, len(content.ceos) - 1), "at": squares, "alert": squares,
        "unit_at": squares, "unit_post": squares, "ended": squares, "unit_face": (0, 3), "pings": nodes, "ips": nodes,
        "access": (0, len(t.net().access) - 1), "agents": (0, len(content.agents) - 1), "chips": (NOTHING, CAPTAIN),
        "imperative": (NOTHING, len(content.imperatives) - 1), "cache_at": (DISCARDED, INSTALLED + ROBOTS),
        "began": (NOTHING, len(t.plan.letters) - 1), "door_cards": (NOTHING, len(content.keypads) - 1),
        "ways": (0, 15), "walks": (0, 15), "destroyed": (0, 4 * SQUARES - 1), "entries": (0, len(ENTRIES) - 1),
        "near": (0, (1 << ROBOTS) - 1), "rolls": (8 * DIE_STREAM, 8 * SETUP - 1),
        "dice": COUNT, "spent": COUNT, "power": COUNT, "keys": COUNT, "fresh_keys": COUNT, "boosts": COUNT, "levels": COUNT,
        "reserves": COUNT, "goals": COUNT, "shuffles": (0, 1 << 20), "threat": COUNT, "fired": COUNT, "round": COUNT,
        "ceo_level": (1, 6), "wall_tokens": (0, WALL_TOKENS), "rerolls": COUNT, "module_steps": COUNT, "range_bonus": COUNT,
    }  # fmt: skip
