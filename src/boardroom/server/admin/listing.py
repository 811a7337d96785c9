"""What an operator sees of tables and people: never a token, a seed, a hand or a choice."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import func, or_, select

from boardroom.server import schema
from boardroom.server.records import ARCHIVED, OVER, PLAYING, STOPPED, WAITING, Act, Kept, Words
from boardroom.server.store import Store, kept_of, seat_of

STATUSES = (WAITING, PLAYING, STOPPED, OVER, ARCHIVED)


@dataclass(frozen=True)
class TableLine:
    """One table."""

    id: str
    game: str
    status: str
    title: str
    listed: bool
    created: float
    ended: float | None
    entries: int
    host: str
    seats: list[dict[str, Any]]


@dataclass(frozen=True)
class PersonLine:
    """One person."""

    id: str
    name: str
    created: float
    muted: bool
    banned: bool
    tables: int


async def tables_of(store: Store, status: str = "", most: int = 100) -> list[TableLine]:
    """Tables, the newest first."""
    t, s = schema.tables.c, schema.seats.c
    query = select(schema.tables).where(t.status.in_([status] if status else STATUSES))
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(t.created.desc()).limit(most))).all()
        wanted = select(schema.seats).where(s.table_id.in_([row.id for row in rows])).order_by(s.seat)
        seats = (await connection.execute(wanted)).all()
    return [line_of(kept_of(row, [seat_of(seat) for seat in seats if seat.table_id == row.id])) for row in rows]


def line_of(kept: Kept) -> TableLine:
    """A table as an operator sees it."""
    record, standing = kept.record, kept.standing
    seats = [
        {"seat": seat.number, "kind": seat.kind, "person": seat.person, "name": seat.name or seat.bot}
        for seat in kept.seats
    ]
    return TableLine(
        record.id, record.game, standing.status, record.rules.title, record.listed, record.created, standing.ended,
        standing.number, record.host, seats,
    )  # fmt: skip


async def people(store: Store, search: str = "", most: int = 100) -> list[PersonLine]:
    """People, the newest first, whose name has this in it."""
    p, m = schema.people.c, schema.members.c
    sought = or_(func.lower(p.name).contains(search.lower(), autoescape=True), p.id == search)
    async with store.engine.connect() as connection:
        rows = (
            await connection.execute(select(schema.people).where(sought).order_by(p.created.desc()).limit(most))
        ).all()
        belongs = select(m.person).where(m.person.in_([row.id for row in rows]), ~m.barred)
        known = Counter((await connection.execute(belongs)).scalars())
    return [PersonLine(row.id, row.name, row.created, row.muted, row.banned, known[row.id]) for row in rows]


async def table_in_full(store: Store, kept: Kept, talk: bool) -> dict[str, Any]:
    """One table, and what was said there if that is asked for."""
    words = await store.words(kept.record.id) if talk else []
    rules = asdict(kept.record.rules)
    return asdict(line_of(kept)) | {"rules": rules} | ({"talk": [said(one) for one in words]} if talk else {})


def said(words: Words) -> dict[str, Any]:
    """Something said, with who said it."""
    return {"at": words.at, "person": words.person, "name": words.name, "text": words.text}


async def latest_acts(store: Store, most: int = 100) -> list[Act]:
    """What was done last, in order."""
    return await store.acts(max(0, await store.last_act() - most))
