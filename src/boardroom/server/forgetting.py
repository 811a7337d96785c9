"""Forgetting a person: their names leave every log, seat, saying and minute of the store. What was played stays."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server import reporting, schema
from boardroom.server.names import NEUTRAL
from boardroom.server.records import SEAT
from boardroom.server.store import Store


async def forget(store: Store, person: str) -> dict[str, set[str]]:
    """Removes a person; gives the tables they were known at, and the names they had there."""
    async with store.writing() as connection:
        known = await tables_of(connection, person)
        for table, names in known.items():
            await forget_at(connection, table, person, names)
        await connection.execute(
            update(schema.chat).where(schema.chat.c.person == person).values(name=NEUTRAL, person=None)
        )
        for part in (schema.asks, schema.votes, schema.endings, schema.members):
            await connection.execute(delete(part).where(part.c.person == person))
        for part in (schema.tokens, schema.moves, schema.blocks):
            await connection.execute(delete(part).where(part.c.person == person))
        await connection.execute(delete(schema.blocks).where(schema.blocks.c.blocked == person))
        await reporting.forget(connection, person, known)
        await connection.execute(delete(schema.people).where(schema.people.c.id == person))
    return known


async def tables_of(connection: AsyncConnection, person: str) -> dict[str, set[str]]:
    """The tables at which a person was, each with the names they had there."""
    p, m, s = schema.people.c, schema.members.c, schema.seats.c
    name = (await connection.execute(select(p.name).where(p.id == person))).scalar()
    tables = select(m.table_id).where(m.person == person).union(select(s.table_id).where(s.person == person))
    return {table: {name} if name else set() for table in (await connection.execute(tables)).scalars()}


async def forget_at(connection: AsyncConnection, table: str, person: str, names: set[str]) -> None:
    """One table: its log of who sat where, its seats, what was said, its minutes, and what is kept to load it quickly."""
    e, s, c = schema.entries.c, schema.seats.c, schema.chat.c
    held: set[int] = set()
    rows = await connection.execute(select(e.number, e.seat, e.data).where(e.table_id == table, e.kind == SEAT))
    for row in rows.all():
        if row.data["seat"]["person"] != person or not row.data["seat"]["name"]:
            continue
        names.add(row.data["seat"]["name"])
        held.add(row.seat)
        changed = and_(e.table_id == table, e.number == row.number)
        await connection.execute(update(schema.entries).where(changed).values(data=without_name(row.data)))
    mine = and_(s.table_id == table, s.person == person)
    await connection.execute(update(schema.seats).where(mine).values(name=NEUTRAL, address=""))
    said = and_(
        c.table_id == table, c.person.is_(None), or_(c.name.in_(names))
    )  # words from before they knew who said them
    await connection.execute(update(schema.chat).where(said).values(name=NEUTRAL))
    await forget_in_minutes(connection, table, held, names)
    await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))


def without_name(data: dict[str, Any]) -> dict[str, Any]:
    """An entry of the log, without the name of who sat down."""
    return {**data, "seat": {**data["seat"], "name": NEUTRAL, "address": ""}}


async def forget_in_minutes(connection: AsyncConnection, table: str, seats: set[int], names: set[str]) -> None:
    """The lines of the minutes that name a player."""
    t = schema.tables.c
    minutes = (await connection.execute(select(t.minutes).where(t.id == table))).scalar()
    if minutes is None:
        return
    for seat in seats:
        for name in names:
            plain = " ".join(name.replace("#", " ").split())
            minutes = re.sub(rf"(?m)^player {seat}: {re.escape(plain)}$", f"player {seat}: {NEUTRAL}", minutes)
    await connection.execute(update(schema.tables).where(t.id == table).values(minutes=minutes))
