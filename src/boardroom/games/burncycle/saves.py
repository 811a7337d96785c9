"""Saving a table of burncycle, and reading whole saves back."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.event import Outcome
from boardroom.games.burncycle.table import Table
from boardroom.games.burncycle.words import STREAMS

NUMBERS: Final = [
    "floor", "round", "first", "active", "holder", "threat", "fired", "captain", "ceo", "ceo_level", "universal",
    "flipped", "down", "crossings", "slots", "degraded", "marker", "rerolls", "boosted", "module_steps", "used",
    "optimised", "resolved", "moved_items", "unit_keys", "stunned", "activated", "pursued", "investigated", "unlocked",
    "wall_tokens", "terminals", "mainframes", "caches", "beads", "ledgers", "hacked", "rewarded", "quiet",
    "range_bonus", "attacked", "card", "spare_card",
]  # fmt: skip
LISTS: Final = [
    "agenda", "shuffles", "decks", "discards", "pings", "levels", "ips", "access", "hands", "agents", "bought", "power",
    "at", "alert", "keys", "began", "imperative", "cache_at", "boosts", "chips", "reserves", "dice", "spent", "rolled",
    "rolls", "entries", "fresh_keys", "unit_at", "unit_post", "unit_face", "near", "ended", "ways", "walks", "destroyed",
    "door_cards", "goals",
]  # fmt: skip


def save(t: Table) -> dict[str, Any]:
    """Everything, JSON-able."""
    table: dict[str, Any] = {"seats": t.setup.seats}
    for name in NUMBERS:
        table[name] = getattr(t, name)
    for name in LISTS:
        table[name] = getattr(t, name)[:]
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
    for name in NUMBERS:
        value = table.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSave(f"{name} is a whole number, not {value!r}")
        setattr(t, name, value)
    if not 0 <= t.floor < len(t.setup.mission.floors):
        raise BadSave(f"floor is a number below {len(t.setup.mission.floors)}, not {t.floor}")
    for name in LISTS:
        items = table.get(name)
        if not isinstance(items, list) or any(not isinstance(item, int) for item in items):
            raise BadSave(f"{name} is a list of whole numbers, not {items!r}")
        setattr(t, name, items[:])
    t.plan = t.floor_card().plan
    t.unit_cards = [*t.content.units, t.content.captains[t.captain]]
    t.counts = [int(streams.get(name, 0)) for name in STREAMS]
    outcome = table.get("outcome")
    if outcome is not None:
        t.outcome = Outcome(
            outcome["reason"], outcome["scores"][:], outcome["returns"][:], outcome["winners"][:], outcome["capped"]
        )
    elif not t.agenda:
        raise BadSave("a game that is not over has something on its agenda")
