"""Everything a server keeps of one person, as JSON: what is theirs, and nothing of anybody else's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from boardroom.server import schema
from boardroom.server.records import CHOICE, PERSON, SEAT, UNDO, Entry
from boardroom.server.store import Store


async def exported(store: Store, person: str) -> dict[str, Any]:
    """Who they are, where they sat, what they chose there themselves, and what they said."""
    p, c, m, b, r = schema.people.c, schema.chat.c, schema.members.c, schema.blocks.c, schema.reports.c
    async with store.engine.connect() as connection:
        who = (await connection.execute(select(schema.people).where(p.id == person))).one()
        spoken = (await connection.execute(select(schema.chat).where(c.person == person).order_by(c.id))).all()
        known = (await connection.execute(select(schema.members).where(m.person == person))).all()
        blocked = (await connection.execute(select(schema.blocks).where(b.person == person))).all()
        told = (await connection.execute(select(schema.reports).where(r.by == person).order_by(r.id))).all()
        about = (await connection.execute(select(schema.reports).where(r.person == person).order_by(r.id))).all()
    return {
        "person": {name: getattr(who, name) for name in ("id", "name", "address", "created", "muted", "banned")},
        "tables": [await at_table(store, row.table_id, person, row.muted, row.barred) for row in known],
        "talk": [{"table": row.table_id, "at": row.at, "name": row.name, "text": row.text} for row in spoken],
        "blocked": [{"at": row.created, "name": row.name} for row in blocked],
        "reports": [{"table": row.table_id, "at": row.at, "reason": row.reason, "words": row.words} for row in told],
        "reported": [{"table": row.table_id, "at": row.at, "reason": row.reason} for row in about],
    }


async def at_table(store: Store, table: str, person: str, muted: bool, barred: bool) -> dict[str, Any]:
    """One table, as far as this person had to do with it."""
    kept = await store.table(table)
    assert kept is not None, "members belong to tables"
    entries = await store.entries(table)
    return {
        "table": table, "game": kept.record.game, "host": kept.record.host == person, "muted": muted, "barred": barred,
        "seats": sittings(entries, person), "choices": own_choices(entries, person),
    }  # fmt: skip


def sittings(entries: Iterable[Entry], person: str) -> list[dict[str, Any]]:
    """When this person sat down, got up or let a bot play, and under which name."""
    return [
        {"at": entry.at, "seat": entry.seat, "kind": seat["kind"], "name": seat["name"]}
        for entry in entries
        if entry.kind == SEAT and (seat := (entry.data or {})["seat"])["person"] == person
    ]


def own_choices(entries: Iterable[Entry], person: str) -> list[dict[str, Any]]:
    """What this person chose: neither what bots did for them, nor what others did on the same seat."""
    plays: dict[int, bool] = {}
    chosen = []
    for entry in entries:
        if entry.kind == SEAT:
            seat = (entry.data or {})["seat"]
            plays[entry.seat] = seat["person"] == person and seat["kind"] == PERSON
        elif entry.kind in (CHOICE, UNDO) and plays.get(entry.seat):
            chosen.append({"at": entry.at, "seat": entry.seat, "choice": entry.text or "undo"})
    return chosen
