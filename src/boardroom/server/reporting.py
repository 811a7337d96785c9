"""What people tell the operator of each other: who, where, why, and what was said there last."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server import schema
from boardroom.server.errors import Refusal
from boardroom.server.names import NEUTRAL
from boardroom.server.records import GALLERY, Kept, Person, Words
from boardroom.server.store import Store

REASONS: Final = ("insults", "hate", "threats", "spam", "name", "cheating", "stalling", "other")
LINES = 20  # of talk that go with a report

log = logging.getLogger("boardroom.reports")


@dataclass(frozen=True)
class Report:
    """A report as the operator sees it."""

    id: int
    at: float
    table: str
    by: str | None
    person: str
    name: str
    reason: str
    words: str
    talk: list[dict[str, Any]]
    closed: float | None


async def report(store: Store, kept: Kept, by: Person, about: tuple[str, str], reason: str, words: str) -> None:
    """Writes it down; one person has one open report of another at a table, and a second takes the place of the first."""
    person, name = about
    if person == by.id:
        raise Refusal("not-now", "nobody reports themselves")
    seats = [seat.number for seat in kept.seats if seat.person == by.id] or [GALLERY]
    said = [one for one in await store.words(kept.record.id) if any(one.reaches(seat) for seat in seats)]
    row = {
        "at": time.time(), "table_id": kept.record.id, "by": by.id, "person": person, "name": name,
        "reason": reason, "words": words, "talk": [line_of(one) for one in said[-LINES:]],
    }  # fmt: skip
    r = schema.reports.c
    same = and_(r.table_id == kept.record.id, r.by == by.id, r.person == person, r.closed.is_(None))
    async with store.writing() as connection:
        await connection.execute(delete(schema.reports).where(same))
        await connection.execute(insert(schema.reports).values(row))
    log.warning("somebody was reported", extra={"table": kept.record.id, "reason": reason})


def line_of(words: Words) -> dict[str, Any]:
    """Something said, as a report keeps it."""
    return {"at": words.at, "person": words.person, "name": words.name, "text": words.text}


async def reports(store: Store, with_closed: bool, most: int) -> list[Report]:
    """What was reported, the newest first."""
    r = schema.reports.c
    query = select(schema.reports).order_by(r.id.desc()).limit(most)
    query = query if with_closed else query.where(r.closed.is_(None))
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [
        Report(
            row.id, row.at, row.table_id, row.by, row.person, row.name, row.reason, row.words, row.talk, row.closed,
        )
        for row in rows
    ]  # fmt: skip


async def close(store: Store, number: int) -> bool:
    """Settles a report; was it open?"""
    r = schema.reports.c
    async with store.writing() as connection:
        done = await connection.execute(
            update(schema.reports).where(r.id == number, r.closed.is_(None)).values(closed=time.time())
        )
    return done.rowcount == 1


async def forget(connection: AsyncConnection, person: str, known: dict[str, set[str]]) -> None:
    """Reports about somebody who is forgotten go; those they made stay without them, and so does what others said."""
    r = schema.reports.c
    await connection.execute(delete(schema.reports).where(r.person == person))
    mine = or_(r.by == person, r.table_id.in_(known))
    rows = await connection.execute(select(r.id, r.table_id, r.talk).where(mine))
    for row in rows.all():
        talk = [without(line, person, known.get(row.table_id, set())) for line in row.talk]
        await connection.execute(update(schema.reports).where(r.id == row.id).values(talk=talk))
    await connection.execute(update(schema.reports).where(r.by == person).values(by=None, words=""))


def without(line: dict[str, Any], person: str, names: set[str]) -> dict[str, Any]:
    """A line of talk, without the name of who said it if it was this person."""
    theirs = line["person"] == person or (line["person"] is None and line["name"] in names)
    return {**line, "person": None, "name": NEUTRAL} if theirs else line


async def drop_before(connection: AsyncConnection, when: float) -> int:
    """Talk that is thrown away goes from reports, too: with them."""
    return (await connection.execute(delete(schema.reports).where(schema.reports.c.at < when))).rowcount
