"""The store: everything that outlives the process. An entry is appended before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardroom.server import schema
from boardroom.server.records import (
    ARCHIVED,
    OVER,
    PLAYING,
    RUNNING,
    SEAT,
    STOPPED,
    WAITING,
    Act,
    Append,
    Ask,
    Ending,
    Entry,
    Kept,
    Person,
    Record,
    Rules,
    Seat,
    ShortCode,
    Snapshot,
    Standing,
    Words,
)
from boardroom.server.short_codes import LIFETIME, new_short_code
from boardroom.server.sqlite_line import Work
from boardroom.server.tokens import hash_of, new_table_id, new_token

LISTED_AT_MOST = 100
OPEN_AT_MOST = 2000  # listed tables that the lobby knows of
TOKEN_LIFETIME = 365 * 24 * 3600.0  # seconds without being shown
RENEWED = 24 * 3600.0  # how exactly it is kept when a token was shown last
STANDING_FIELDS = ("status", "number", "decider", "since", "wake_at", "deadline_at", "ended", "outcome", "minutes")


ONE_ACT_AT_A_TIME = text("SELECT pg_advisory_xact_lock(84708471)")


class NumberTaken(Exception):  # noqa: N818
    """Somebody else appended this number (or this client's command) first; nothing was written."""


class Store:
    """Reads and writes values of `records`; one object per worker."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.turn = asyncio.Lock()  # to write: SQLite has one writer at a time

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turn, self.engine.begin() as connection:
            yield connection

    async def ping(self) -> None:
        """Raises unless the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    # People.

    async def add_person(self, name: str, address: str = "") -> tuple[Person, str]:
        """Somebody new, and the token that proves it; it is not kept, only its hash."""
        person, token, now = Person(new_table_id(), name, address), new_token(), time.time()
        row: dict[str, Any] = {"id": person.id, "name": name, "address": address, "created": now}
        async with self.writing() as connection:
            await connection.execute(insert(schema.people).values(row))
            await connection.execute(insert(schema.tokens).values(token_row(token, person.id)))
        return person, token

    async def person_of(self, token: str) -> Person | None:
        """Who showed this token, unless it has expired; a token that is shown lives on."""
        k, now = schema.tokens.c, time.time()
        query = select(schema.people, k.used).join(schema.tokens, k.person == schema.people.c.id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(k.hash == hash_of(token), is_alive(now)))).first()
        if row is not None and row.used < now - RENEWED:
            async with self.writing() as connection:
                await connection.execute(update(schema.tokens).where(k.hash == hash_of(token)).values(used=now))
        return person_in(row)

    async def person(self, person: str) -> Person | None:
        """Who has this id."""
        query = select(schema.people).where(schema.people.c.id == person)
        async with self.engine.connect() as connection:
            return person_in((await connection.execute(query)).first())

    async def rename(self, person: str, name: str, address: str) -> None:
        """Another name and address from now on; the log keeps the old ones."""
        people = schema.people
        async with self.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name, address=address))

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
        """The table with this id, and what is asked there."""
        found = await self._tables(schema.tables.c.id == table)
        return replace(found[0], asks=await self.asks(table)) if found else None

    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        t = schema.tables.c
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(t.id).order_by(t.created, t.id))).scalars())

    async def open_tables(self) -> list[Kept]:
        """Listed tables that wait for somebody or can be watched, the newest first."""
        t = schema.tables.c
        return await self._tables(and_(t.listed, t.status.in_((WAITING, PLAYING))), OPEN_AT_MOST)

    async def tables_of(self, person: str) -> list[Kept]:
        """Running tables this person belongs to."""
        m = schema.members.c
        belongs = select(m.table_id).where(m.person == person, ~m.barred)
        return await self._tables(and_(schema.tables.c.id.in_(belongs), schema.tables.c.status.in_(RUNNING)))

    async def archive(self, person: str | None) -> list[Kept]:
        """Tables that are over: the listed ones and this person's own."""
        allowed: ColumnElement[bool] = schema.tables.c.listed
        if person is not None:
            belongs = select(schema.members.c.table_id).where(schema.members.c.person == person)
            allowed = or_(allowed, schema.tables.c.id.in_(belongs))
        return await self._tables(and_(allowed, schema.tables.c.status.in_((OVER, ARCHIVED))))

    async def _tables(self, condition: ColumnElement[bool], most: int = LISTED_AT_MOST) -> list[Kept]:
        query = select(schema.tables).where(condition).order_by(schema.tables.c.created.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            s = schema.seats.c
            wanted = select(schema.seats).where(s.table_id.in_([row.id for row in rows])).order_by(s.seat)
            seats = (await connection.execute(wanted)).all()
        at: dict[str, list[Seat]] = {row.id: [] for row in rows}
        for seat in seats:
            at[seat.table_id].append(seat_of(seat))
        return [kept_of(row, at[row.id]) for row in rows]

    async def set_rematch(self, table: str, rematch: str) -> bool:
        """Names the table that follows this one; False when another was named first."""
        t = schema.tables.c
        async with self.writing() as connection:
            done = await connection.execute(
                update(schema.tables).where(t.id == table, t.rematch.is_(None)).values(rematch=rematch)
            )
        return done.rowcount == 1

    async def outdated(self, current: dict[str, tuple[int, str]]) -> list[str]:
        """Tables that wait, run or were stopped, and whose rules or cards are not those that this server has today."""
        t = schema.tables.c
        same = [
            and_(t.game == game, t.revision == revision, t.content == content)
            for game, (revision, content) in current.items()
        ]
        wanted = and_(t.status.in_(RUNNING), or_(t.status == STOPPED, ~or_(*same)))
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(t.id).where(wanted).order_by(t.created))).scalars())

    async def stand(self, table: str, was: str, **values: Any) -> bool:
        """Writes how a table stands from now on, unless it has another status by now."""
        t = schema.tables.c
        async with self.writing() as connection:
            done = await connection.execute(update(schema.tables).where(t.id == table, t.status == was).values(values))
        return done.rowcount == 1

    async def endings(self, table: str) -> list[Ending]:
        """How those who sat there think that a stopped game shall end."""
        e = schema.endings.c
        async with self.engine.connect() as connection:
            rows = (
                await connection.execute(select(schema.endings).where(e.table_id == table).order_by(e.person))
            ).all()
        return [Ending(row.person, row.kind, tuple(row.winners)) for row in rows]

    async def say_ending(self, table: str, ending: Ending) -> None:
        """What somebody thinks; a second word takes the place of the first."""
        row = {"table_id": table, "person": ending.person, "kind": ending.kind, "winners": list(ending.winners)}
        async with self.writing() as connection:
            await connection.execute(self._upsert(schema.endings, [row], ["table_id", "person"]))

    async def get_up(self, table: str, person: str) -> None:
        """Nobody sits on this person's seats any more, and what they thought does not count."""
        s, e = schema.seats.c, schema.endings.c
        async with self.writing() as connection:
            mine = and_(s.table_id == table, s.person == person)
            await connection.execute(
                update(schema.seats).where(mine).values(person=None, name="", address="", vacated=True)
            )
            await connection.execute(delete(schema.endings).where(e.table_id == table, e.person == person))

    async def stopped_before(self, when: float) -> list[Kept]:
        """Games that were stopped by then, and about which nobody has agreed."""
        t = schema.tables.c
        return await self._tables(and_(t.status == STOPPED, t.since < when))

    async def expired(self, now: float, listed: float, private: float) -> list[str]:
        """Tables that have waited for people for longer than this."""
        t = schema.tables.c
        old = or_(and_(t.listed, t.created < now - listed), and_(~t.listed, t.created < now - private))
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(t.id).where(t.status == WAITING, old).limit(100))).scalars())

    async def delete_table(self, table: str, status: str | None = None) -> bool:
        """Takes a table away with all that belongs to it, if it still has this status; was it there?"""
        t = schema.tables.c
        condition = t.id == table if status is None else and_(t.id == table, t.status == status)
        async with self.writing() as connection:
            found = (await connection.execute(select(t.id).where(condition).with_for_update())).first()
            if found is None:
                return False
            await connection.execute(update(schema.tables).where(t.rematch == table).values(rematch=None))
            for part in PARTS:
                await connection.execute(delete(part).where(part.c.table_id == table))
            await connection.execute(delete(schema.tables).where(t.id == table))
        return True

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

    async def short_code(self, table: str) -> ShortCode | None:
        """The code to read out for a waiting table, made when it has none; what leads nowhere any more is thrown away."""
        c, t, now = schema.codes.c, schema.tables.c, time.time()
        waiting = select(t.id).where(t.status == WAITING)
        async with self.writing() as connection:
            await connection.execute(delete(schema.codes).where(or_(c.expires <= now, c.table_id.not_in(waiting))))
            if (await connection.execute(waiting.where(t.id == table))).first() is None:
                return None
            found = None
            while found is None:  # once, unless this code or this table's own was written by somebody else just now
                row = {"code": new_short_code(), "table_id": table, "expires": now + LIFETIME}
                await connection.execute(self._upsert(schema.codes, [row], None))
                found = (await connection.execute(select(schema.codes).where(c.table_id == table))).first()
        return ShortCode(found.code, found.expires)

    async def called_to(self, code: str) -> str | None:
        """The waiting table that this short code leads to: one question, whether it is wrong, too late or right."""
        c, t = schema.codes.c, schema.tables.c
        leads = and_(c.code == code, c.expires > time.time(), t.status == WAITING)
        async with self.engine.connect() as connection:
            found: str | None = (
                await connection.execute(select(c.table_id).join(schema.tables, t.id == c.table_id).where(leads))
            ).scalar()
        return found

    async def add_member(self, table: str, person: str) -> None:
        """This person belongs to the table from now on."""
        async with self.writing() as connection:
            await connection.execute(self._upsert(schema.members, [{"table_id": table, "person": person}], None))

    async def is_member(self, table: str, person: str) -> bool:
        """Does this person belong to the table?"""
        m = schema.members.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(m.person).where(m.table_id == table, m.person == person, ~m.barred))
        return found.first() is not None

    async def standing_of_member(self, table: str, person: str) -> tuple[bool, bool]:
        """Is this person muted at the table, and barred from it?"""
        m = schema.members.c
        async with self.engine.connect() as connection:
            found = await connection.execute(select(m.muted, m.barred).where(m.table_id == table, m.person == person))
            row = found.first()
        return (row.muted, row.barred) if row is not None else (False, False)

    async def mark_member(self, table: str, person: str, **marks: bool) -> None:
        """The host mutes or bars this person, or no longer does."""
        row = {"table_id": table, "person": person, **marks}
        async with self.writing() as connection:
            await connection.execute(self._upsert(schema.members, [row], ["table_id", "person"]))

    async def set_host(self, table: str, host: str) -> None:
        """Somebody else is the host from now on."""
        async with self.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(host=host))

    async def is_silenced(self, person: str) -> bool:
        """Does the operator let this person talk nowhere?"""
        p = schema.people.c
        query = select(p.id).where(p.id == person, or_(p.muted, p.banned))
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    # What the operator did.

    async def acts(self, after: int) -> list[Act]:
        """What was done behind this number, in order."""
        a = schema.acts.c
        query = select(schema.acts).where(a.id > after).order_by(a.id).limit(LISTED_AT_MOST)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Act(row.id, row.at, row.by, row.kind, row.subject, row.data or {}) for row in rows]

    async def last_act(self) -> int:
        """The number of the latest act; 0 when there is none."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.max(schema.acts.c.id)))).scalar() or 0)

    async def write_act(self, act: Act) -> None:
        """Writes down what was done. One after the other: whoever reads number 7 has seen number 6."""
        row = {"at": act.at, "by": act.by, "kind": act.kind, "subject": act.subject, "data": act.data}
        async with self.writing() as connection:
            if not self.is_sqlite:
                await connection.execute(ONE_ACT_AT_A_TIME)
            await connection.execute(insert(schema.acts).values(row))

    async def mark_person(self, person: str, **marks: bool) -> None:
        """The operator mutes or bans this person, or no longer does."""
        async with self.writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(marks))

    # What those who sit decide together.

    async def asks(self, table: str) -> tuple[Ask, ...]:
        """What is asked at this table, with the votes so far."""
        a, v = schema.asks.c, schema.votes.c
        async with self.engine.connect() as connection:
            asked = (await connection.execute(select(schema.asks).where(a.table_id == table).order_by(a.seat))).all()
            cast = (await connection.execute(select(schema.votes).where(v.table_id == table))).all() if asked else []
        return tuple(ask_of(row, [vote for vote in cast if vote.seat == row.seat]) for row in asked)

    async def ask(self, table: str, ask: Ask) -> bool:
        """Asks this about a seat; False when something else is asked about it already."""
        row = {"table_id": table, "seat": ask.seat, "kind": ask.kind, "person": ask.person, "name": ask.name}
        async with self.writing() as connection:
            done = await connection.execute(self._upsert(schema.asks, [{**row, "created": time.time()}], None))
            votes = [{"table_id": table, "seat": ask.seat, "person": person, "yes": True} for person in ask.yes]
            if done.rowcount == 1 and votes:
                await connection.execute(insert(schema.votes), votes)
        return done.rowcount == 1

    async def vote(self, table: str, seat: int, person: str, yes: bool) -> None:
        """What this person thinks of what is asked about a seat; a second word takes the place of the first."""
        row = {"table_id": table, "seat": seat, "person": person, "yes": yes}
        async with self.writing() as connection:
            await connection.execute(self._upsert(schema.votes, [row], ["table_id", "seat", "person"]))

    async def end_ask(self, table: str, seat: int) -> None:
        """Nothing is asked about this seat any more."""
        async with self.writing() as connection:
            for part in (schema.votes, schema.asks):
                await connection.execute(delete(part).where(part.c.table_id == table, part.c.seat == seat))

    async def seat_entries(self, table: str) -> list[Entry]:
        """The part of a table's log that says who sat where."""
        e = schema.entries.c
        query = select(schema.entries).where(e.table_id == table, e.kind == SEAT).order_by(e.number)
        async with self.engine.connect() as connection:
            return [entry_of(row) for row in await connection.execute(query)]

    # The log.

    def work_of(self, appends: list[Append]) -> Work:
        """What writes entries and all that belongs to them, in the order of the tables' ids."""
        ordered = sorted(appends, key=lambda append: (append.table, append.entry.number))
        work: Work = [
            (ADD_ENTRY, [entry_row(append.table, append.entry) for append in ordered]),
            (SET_STANDING, [standing_row(append) for append in ordered]),
        ]
        seats = [seat_row(append.table, append.seat) for append in ordered if append.seat is not None]
        if seats:
            work.append((self._upsert(schema.seats, seats, ["table_id", "seat"]), None))
        belong = [{"table_id": seat["table_id"], "person": seat["person"]} for seat in seats if seat["person"]]
        if belong:  # whoever sits at a table belongs to it
            work.append((self._upsert(schema.members, belong, None), None))
        snapshots = [
            {"table_id": append.table, **asdict(append.snapshot)} for append in ordered if append.snapshot is not None
        ]
        if snapshots:
            work.append((self._upsert(schema.snapshots, snapshots, ["table_id"]), None))
        return work

    async def told_entries(self, table: str) -> list[Entry]:
        """The log of a table with what was told of it."""
        query = select(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.number)
        async with self.engine.connect() as connection:
            return [replace(entry_of(row), events=row.events) for row in await connection.execute(query)]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table behind this number."""
        e = schema.entries.c
        query = select(*ENTRY).where(e.table_id == table, e.number > after).order_by(e.number)
        async with self.engine.connect() as connection:
            return [entry_of(row) for row in await connection.execute(query)]

    async def news(self, table: str, after: int) -> tuple[list[Entry], Standing]:
        """The log behind this number, and how far the table is: as far as these entries, or further."""
        e, t = schema.entries.c, schema.tables.c
        log = select(*ENTRY).where(e.table_id == table, e.number > after).order_by(e.number)
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

    async def timed(self) -> list[Kept]:
        """Running tables at which something shall happen at a certain time."""
        t = schema.tables.c
        return await self._tables(and_(t.status == PLAYING, t.wake_at.is_not(None)), OPEN_AT_MOST)

    async def set_times(self, table: str, was: Standing, now: Standing) -> bool:
        """Other times for a table, unless it has moved on or somebody else has set them."""
        t = schema.tables.c
        same = and_(t.id == table, t.number == was.number, t.wake_at == was.wake_at)
        times = {"since": now.since, "wake_at": now.wake_at, "deadline_at": now.deadline_at}
        async with self.writing() as connection:
            return (await connection.execute(update(schema.tables).where(same).values(times))).rowcount == 1

    async def claim(self, table: str, was: float, until: float) -> bool:
        """Takes over a due table; only one of several workers succeeds."""
        t = schema.tables.c
        async with self.writing() as connection:
            done = await connection.execute(
                update(schema.tables).where(t.id == table, t.wake_at == was).values(wake_at=until)
            )
        return done.rowcount == 1

    async def rest(self, table: str, number: int) -> None:
        """Nobody need look at this table, as long as nothing happens there."""
        t = schema.tables.c
        async with self.writing() as connection:
            await connection.execute(
                update(schema.tables).where(t.id == table, t.number == number).values(wake_at=None)
            )

    async def tables_of_bots(self, host: str) -> int:
        """How many running tables of this host have nobody on any seat."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.table_id == t.id, s.person.is_not(None), ~s.conceded).exists()
        query = select(func.count()).select_from(schema.tables).where(t.host == host, t.status == PLAYING, ~sits)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

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
        return [
            Words(row.id, table, row.seat, row.name, row.text, row.heard, row.at, row.person) for row in reversed(rows)
        ]

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
WORDS_FIELDS = ("seat", "person", "name", "text", "heard", "at")


ENTRY = [column for column in schema.entries.c if column.name != "events"]  # the rules work it out
PARTS = (
    schema.endings, schema.votes, schema.asks, schema.codes, schema.invites, schema.members, schema.chat, schema.reviews,
    schema.snapshots, schema.seats, schema.entries,
)  # fmt: skip
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


def token_row(token: str, person: str) -> dict[str, Any]:
    """A new token as a row; only its hash is kept."""
    return {"hash": hash_of(token), "person": person, "created": time.time(), "used": time.time()}


def is_alive(now: float) -> ColumnElement[bool]:
    """Was a token shown within a year, or does its person sit where a game is on or about to begin?"""
    k, s, t = schema.tokens.c, schema.seats.c, schema.tables.c
    runs = t.status.in_(RUNNING)
    sits = select(s.person).join(schema.tables, t.id == s.table_id).where(s.person == k.person, runs).exists()
    return or_(k.used > now - TOKEN_LIFETIME, sits)


def person_in(row: Row[Any] | None) -> Person | None:
    """A person from their row, if there is one."""
    return None if row is None else Person(row.id, row.name, row.address, row.muted, row.banned)


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    """A seat as a row."""
    return {"table_id": table, "seat": seat.number, **seat.as_data()}


def seat_of(row: Row[Any]) -> Seat:
    """A seat from its row."""
    return Seat(
        row.seat, row.kind, row.person, row.name, row.bot, row.level, row.vacated, row.address, row.since, row.sat_at,
        row.conceded,
    )  # fmt: skip


def ask_of(row: Row[Any], votes: list[Row[Any]]) -> Ask:
    """What is asked about a seat, from its rows."""
    yes = frozenset(vote.person for vote in votes if vote.yes)
    return Ask(row.seat, row.kind, row.person, row.name, yes, frozenset(vote.person for vote in votes) - yes)


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
