"""The store: everything that outlives the process. An entry is appended before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardroom.server import schema
from boardroom.server.records import (
    ARCHIVED,
    OVER,
    PLAYING,
    WAITING,
    Append,
    Entry,
    Kept,
    Person,
    Record,
    Rules,
    Seat,
    Snapshot,
    Standing,
    Words,
)
from boardroom.server.tokens import hash_of, new_table_id, new_token

LISTED_AT_MOST = 100
STANDING_FIELDS = ("status", "number", "decider", "wake_at", "deadline_at", "ended", "outcome", "minutes")


class NumberTaken(Exception):  # noqa: N818
    """Somebody else appended this number (or this client's command) first; nothing was written."""


class Store:
    """Reads and writes values of `records`; one object per worker."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self._writing = asyncio.Lock()  # SQLite has one writer at a time

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def ping(self) -> None:
        """Raises unless the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    # People.

    async def add_person(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token that proves it; it is not kept, only its hash."""
        person, token = Person(new_table_id(), name), new_token()
        row = {"id": person.id, "token_hash": hash_of(token), "name": name, "created": time.time()}
        async with self.writing() as connection:
            await connection.execute(insert(schema.people).values(row))
        return person, token

    async def person_of(self, token: str) -> Person | None:
        """Who showed this token."""
        query = select(schema.people.c.id, schema.people.c.name).where(schema.people.c.token_hash == hash_of(token))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Person(row.id, row.name) if row is not None else None

    async def rename(self, person: str, name: str) -> None:
        """Another name from now on; the log keeps the old one."""
        async with self.writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))

    async def forget(self, person: str) -> None:
        """Removes a person: the token is worth nothing, seats lose the name; the logs of old games keep it."""
        async with self.writing() as connection:
            await connection.execute(update(schema.seats).where(schema.seats.c.person == person).values(name=""))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person))
            await connection.execute(delete(schema.members).where(schema.members.c.person == person))

    # Tables.

    async def add_table(self, kept: Kept, opening: list[Entry], invite: str) -> None:
        """A new table with its seats, the entries that filled them, its host as a member and a first invitation."""
        record, standing = kept.record, kept.standing
        row = {name: getattr(record, name) for name in RECORD_FIELDS}
        row |= {"seed": str(record.seed), "settings": asdict(record.rules)}
        row |= {name: getattr(standing, name) for name in STANDING_FIELDS}
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables).values(row))
            await connection.execute(insert(schema.seats), [seat_row(record.id, seat) for seat in kept.seats])
            if opening:
                await connection.execute(insert(schema.entries), [entry_row(record.id, entry) for entry in opening])
            await connection.execute(insert(schema.members).values(table_id=record.id, person=record.host))
            await connection.execute(insert(schema.invites).values(invite_row(record.id, invite)))

    async def table(self, table: str) -> Kept | None:
        """The table with this id."""
        found = await self._tables(schema.tables.c.id == table)
        return found[0] if found else None

    async def open_tables(self) -> list[Kept]:
        """Listed tables that wait for somebody or can be watched, the newest first."""
        t = schema.tables.c
        return await self._tables(and_(t.listed, t.status.in_((WAITING, PLAYING))))

    async def tables_of(self, person: str) -> list[Kept]:
        """Running tables this person belongs to."""
        belongs = select(schema.members.c.table_id).where(schema.members.c.person == person)
        return await self._tables(and_(schema.tables.c.id.in_(belongs), schema.tables.c.status.in_((WAITING, PLAYING))))

    async def archive(self, person: str | None) -> list[Kept]:
        """Tables that are over: the listed ones and this person's own."""
        allowed: ColumnElement[bool] = schema.tables.c.listed
        if person is not None:
            belongs = select(schema.members.c.table_id).where(schema.members.c.person == person)
            allowed = or_(allowed, schema.tables.c.id.in_(belongs))
        return await self._tables(and_(allowed, schema.tables.c.status.in_((OVER, ARCHIVED))))

    async def _tables(self, condition: ColumnElement[bool]) -> list[Kept]:
        query = select(schema.tables).where(condition).order_by(schema.tables.c.created.desc()).limit(LISTED_AT_MOST)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            s = schema.seats.c
            wanted = select(schema.seats).where(s.table_id.in_([row.id for row in rows])).order_by(s.seat)
            seats = (await connection.execute(wanted)).all()
        return [kept_of(row, [seat_of(seat) for seat in seats if seat.table_id == row.id]) for row in rows]

    async def set_rematch(self, table: str, rematch: str) -> bool:
        """Names the table that follows this one; False when another was named first."""
        t = schema.tables.c
        async with self.writing() as connection:
            done = await connection.execute(
                update(schema.tables).where(t.id == table, t.rematch.is_(None)).values(rematch=rematch)
            )
        return done.rowcount == 1

    async def archive_outdated(self, current: dict[str, tuple[int, str]]) -> int:
        """Closes running tables whose rules or cards are not those of this server; gives their number."""
        t = schema.tables.c
        same = [
            and_(t.game == game, t.revision == revision, t.content == content)
            for game, (revision, content) in current.items()
        ]
        outdated = and_(t.status.in_((WAITING, PLAYING)), ~or_(*same))
        async with self.writing() as connection:
            done = await connection.execute(
                update(schema.tables).where(outdated).values(status=ARCHIVED, wake_at=None, ended=time.time())
            )
        return done.rowcount

    # Who may come in.

    async def add_invite(self, table: str, token: str) -> None:
        """One more invitation; only its hash is kept."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.invites).values(invite_row(table, token)))

    async def invited_to(self, token: str) -> str | None:
        """The table this invitation leads to."""
        query = select(schema.invites.c.table_id).where(schema.invites.c.hash == hash_of(token))
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def add_member(self, table: str, person: str) -> None:
        """This person belongs to the table from now on."""
        async with self.writing() as connection:
            await connection.execute(self._upsert(schema.members, [{"table_id": table, "person": person}], None))

    async def is_member(self, table: str, person: str) -> bool:
        """Does this person belong to the table?"""
        m = schema.members.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(m.person).where(m.table_id == table, m.person == person))
        return found.first() is not None

    # The log.

    async def append(self, connection: AsyncConnection, appends: list[Append]) -> None:
        """Writes entries and all that belongs to them, in the order of the tables' ids."""
        ordered = sorted(appends, key=lambda append: (append.table, append.entry.number))
        await connection.execute(ADD_ENTRY, [entry_row(append.table, append.entry) for append in ordered])
        await connection.execute(SET_STANDING, [standing_row(append) for append in ordered])
        seats = [seat_row(append.table, append.seat) for append in ordered if append.seat is not None]
        if seats:
            await connection.execute(self._upsert(schema.seats, seats, ["table_id", "seat"]))
            await self._add_members(connection, seats)
        snapshots = [
            {"table_id": append.table, **asdict(append.snapshot)} for append in ordered if append.snapshot is not None
        ]
        if snapshots:
            await connection.execute(self._upsert(schema.snapshots, snapshots, ["table_id"]))

    async def _add_members(self, connection: AsyncConnection, seats: list[dict[str, Any]]) -> None:
        """Whoever sits at a table belongs to it."""
        belong = [{"table_id": seat["table_id"], "person": seat["person"]} for seat in seats if seat["person"]]
        if belong:
            await connection.execute(self._upsert(schema.members, belong, None))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table behind this number."""
        e = schema.entries.c
        query = select(schema.entries).where(e.table_id == table, e.number > after).order_by(e.number)
        async with self.engine.connect() as connection:
            return [entry_of(row) for row in await connection.execute(query)]

    async def news(self, table: str, after: int) -> tuple[list[Entry], Standing]:
        """The log behind this number, and how far the table is: as far as these entries, or further."""
        e, t = schema.entries.c, schema.tables.c
        log = select(schema.entries).where(e.table_id == table, e.number > after).order_by(e.number)
        far = select(*(t[name] for name in STANDING_FIELDS), t.rematch).where(t.id == table)
        async with self.engine.connect() as connection:
            entries = [entry_of(row) for row in await connection.execute(log)]
            return entries, standing_of((await connection.execute(far)).one())

    async def entry_of_client(self, table: str, seat: int, client: str) -> Entry | None:
        """The entry that this command led to."""
        e = schema.entries.c
        query = select(schema.entries).where(e.table_id == table, e.seat == seat, e.client == client)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return entry_of(row) if row is not None else None

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot, if there is one."""
        query = select(schema.snapshots).where(schema.snapshots.c.table_id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Snapshot(row.number, row.told, row.saved) if row is not None else None

    async def drop_snapshots(self) -> None:
        """Throws the cache away."""
        async with self.writing() as connection:
            await connection.execute(delete(schema.snapshots))

    # Reviews of finished games.

    async def review(self, table: str) -> dict[str, Any] | None:
        """The review that was kept, if there is one."""
        query = select(schema.reviews.c.data).where(schema.reviews.c.table_id == table)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def keep_review(self, table: str, data: dict[str, Any]) -> None:
        """Keeps a review; a newer one takes its place."""
        row = {"table_id": table, "made": time.time(), "data": data}
        async with self.writing() as connection:
            await connection.execute(self._upsert(schema.reviews, [row], ["table_id"]))

    # Tables that wait for the server: a bot's turn or a deadline.

    async def due(self, now: float) -> list[tuple[str, float]]:
        """Tables somebody should look at, with the time that was set."""
        t = schema.tables.c
        query = select(t.id, t.wake_at).where(t.wake_at <= now, t.status == PLAYING).limit(LISTED_AT_MOST)
        async with self.engine.connect() as connection:
            return [(row.id, row.wake_at) for row in await connection.execute(query)]

    async def claim(self, table: str, was: float, until: float) -> bool:
        """Takes over a due table; only one of several workers succeeds."""
        t = schema.tables.c
        async with self.writing() as connection:
            done = await connection.execute(
                update(schema.tables).where(t.id == table, t.wake_at == was).values(wake_at=until)
            )
        return done.rowcount == 1

    async def wake_bots(self, now: float) -> None:
        """Makes every table due that waits without a deadline: its bot's turn was interrupted by a restart."""
        t = schema.tables.c
        async with self.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(t.status == PLAYING, t.wake_at.is_not(None), t.deadline_at.is_(None))
                .values(wake_at=now)
            )

    # Talk.

    async def add_words(self, words: Words) -> Words:
        """Keeps something said, and gives it its number."""
        row = {"table_id": words.table} | {name: getattr(words, name) for name in WORDS_FIELDS}
        async with self.writing() as connection:
            done = await connection.execute(insert(schema.chat).values(row).returning(schema.chat.c.id))
            number = done.scalar_one()
        return replace(words, id=number)

    async def words(self, table: str, last: int = LISTED_AT_MOST, only: int | None = None) -> list[Words]:
        """What was said last at a table, in order; or one saying by its number."""
        c = schema.chat.c
        query = select(schema.chat).where(c.table_id == table).order_by(c.id.desc()).limit(last)
        query = query if only is None else query.where(c.id == only)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Words(row.id, table, row.seat, row.name, row.text, row.heard, row.at) for row in reversed(rows)]

    def _upsert(self, table: Any, rows: list[dict[str, Any]], keys: list[str] | None) -> Any:
        """An insert that changes the row that is already there, or leaves it when there is nothing but its key."""
        statement = (sqlite_insert if self.is_sqlite else postgres_insert)(table).values(rows)
        if keys is None:
            return statement.on_conflict_do_nothing()
        changed = {name: statement.excluded[name] for name in rows[0] if name not in keys}
        return statement.on_conflict_do_update(index_elements=keys, set_=changed)


RECORD_FIELDS = (
    "id", "game", "revision", "content", "options", "seats", "seed_chosen", "seed_hash", "listed", "host", "created",
)  # fmt: skip
WORDS_FIELDS = ("seat", "name", "text", "heard", "at")


ADD_ENTRY = insert(schema.entries)
SET_STANDING = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in STANDING_FIELDS})
)


def standing_row(append: Append) -> dict[str, Any]:
    """What `SET_STANDING` needs."""
    values = {f"new_{name}": getattr(append.standing, name) for name in STANDING_FIELDS}
    return {"of_table": append.table, **values}


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    """A seat as a row."""
    return {"table_id": table, "seat": seat.number, **seat.as_data()}


def seat_of(row: Row[Any]) -> Seat:
    """A seat from its row."""
    return Seat(row.seat, row.kind, row.person, row.name, row.bot, row.level, row.vacated)


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    return {"table_id": table, **entry.__dict__}


def entry_of(row: Row[Any]) -> Entry:
    """An entry from its row."""
    return Entry(row.number, row.kind, row.seat, row.text, row.data, row.client, row.told, row.at)


def invite_row(table: str, token: str) -> dict[str, Any]:
    """An invitation as a row."""
    return {"hash": hash_of(token), "table_id": table, "created": time.time()}


def kept_of(row: Row[Any], seats: list[Seat]) -> Kept:
    """A table from its row."""
    record = Record(
        rules=Rules(**row.settings),
        seed=int(row.seed),
        **{name: getattr(row, name) for name in RECORD_FIELDS},
    )
    return Kept(record, standing_of(row), seats)


def standing_of(row: Any) -> Standing:
    """How far a table is, from its row."""
    return Standing(**{name: getattr(row, name) for name in STANDING_FIELDS}, rematch=row.rematch)
