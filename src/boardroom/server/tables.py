"""All tables of one worker: loads them from the log, hears of other workers, sweeps deadlines and forgets the idle."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from boardroom.core.errors import BoardroomError
from boardroom.core.game import Game
from boardroom.registry import games, load
from boardroom.server.course import Course, replayed
from boardroom.server.errors import DATABASE_AWAY, Refusal
from boardroom.server.limits import Limits
from boardroom.server.metrics import TABLES
from boardroom.server.notify import Notices
from boardroom.server.owner import TableOwner
from boardroom.server.records import Entry, Kept, Record
from boardroom.server.reviews import Reviews
from boardroom.server.settings import Settings
from boardroom.server.store import Store
from boardroom.server.worker import Worker

SAY_WHO_IS_HERE = 30.0

log = logging.getLogger("boardroom.tables")


class Tables:
    """The tables in memory and what they share."""

    def __init__(self, settings: Settings, store: Store, notices: Notices) -> None:
        self.worker = Worker(settings, store, notices)
        self.settings = settings
        self.store = store
        self.notices = notices
        self.bots = self.worker.bots
        self.reviews = Reviews(self.worker)
        self.limits = Limits(settings.rate)
        self.ready = False
        self._owners: dict[str, TableOwner] = {}
        self._loading: dict[str, asyncio.Task[TableOwner]] = {}

    async def start(self) -> None:
        """Begins to serve: outdated tables are closed, interrupted bots go on."""
        current = {name: (load(name).revision, load(name).content) for name in games()}
        if closed := await self.store.archive_outdated(current):
            log.warning("tables with older rules were archived", extra={"tables": closed})
        self.worker.writer.start()
        await self.notices.start(self._hear)
        if self.store.is_sqlite:  # no other worker can be thinking
            await self.store.wake_bots(time.time())
        self.worker.spawn(self._sweep())
        self.worker.spawn(self._tend())
        self.ready = True

    async def stop(self) -> None:
        """Ends in order: no new work, everything written."""
        self.ready = False
        await self.worker.end_tasks()
        for owner in list(self._owners.values()):
            await owner.stop()
        await self.worker.stop()

    # Tables in memory.

    @property
    def owners(self) -> list[TableOwner]:
        """The tables in memory."""
        return list(self._owners.values())

    async def owner(self, table: str, number: int = 0) -> TableOwner:
        """The owner of this table, with this entry at least; raises Refusal when there is no such table.

        Nothing is ever created here. A caller who has just read the store names the number it saw there, so that nobody
        finds a table older than what another worker has told them.
        """
        found = self._owners.get(table)
        if found is None:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            found = await asyncio.shield(self._loading[table])
        found.used = time.monotonic()
        if number > found.course.number:
            await found.catch_up(number)
        return found

    async def _load(self, table: str) -> TableOwner:
        try:
            kept = await self.store.table(table)
            if kept is None:
                raise Refusal("no-table", "there is no such table")
            owner = TableOwner(self.worker, kept, await self._course(kept), self.forget)
            self._owners[table] = owner
            TABLES.set(len(self._owners))
            self.notices.tell({"kind": "who", "table": table})
            return owner
        finally:
            del self._loading[table]

    async def _course(self, kept: Kept) -> Course:
        record = kept.record
        game = load(record.game)
        if (game.revision, game.content) != (record.revision, record.content):
            raise Refusal("not-now", "this table was played with older rules and can only be read")
        try:
            snapshot = await self.store.snapshot(record.id)
            if snapshot is not None:
                return replayed(game, record, await self.store.entries(record.id, snapshot.number), snapshot)
        except DATABASE_AWAY:
            raise
        except Exception:  # a snapshot is a cache: the log is the truth
            log.exception("a snapshot was of no use", extra={"table": record.id})
        return told_by_log(game, record, await self.store.entries(record.id))

    async def whole_course(self, kept: Kept) -> Course:
        """The table from its first entry, for a download; it never blocks the other tables."""
        entries = await self.store.entries(kept.record.id)
        return await asyncio.to_thread(told_by_log, load(kept.record.game), kept.record, entries)

    def forget(self, owner: TableOwner) -> None:
        """Drops a table from memory; its sockets come back to a rebuilt one."""
        if self._owners.get(owner.record.id) is owner:
            del self._owners[owner.record.id]
            TABLES.set(len(self._owners))
        for listener in list(owner.attendance.listeners):
            listener.close(1012)

    # Other workers.

    def tell_presence(self, owner: TableOwner) -> None:
        """Somebody came or went: the table and the other workers are told."""
        owner.tell_presence()
        self._tell_who_is_here(owner)

    def _tell_who_is_here(self, owner: TableOwner) -> None:
        counts, gallery = owner.attendance.here()
        self.notices.tell({"kind": "presence", "table": owner.record.id, "seats": counts, "gallery": gallery})

    async def _hear(self, notice: dict[str, Any]) -> None:
        if notice["kind"] == "lost":
            for owner in self.owners:
                self.worker.spawn(owner.catch_up())
            return
        owner_or_none = self._owners.get(notice["table"])
        if owner_or_none is not None:
            self.worker.spawn(self._hear_about(owner_or_none, notice))

    async def _hear_about(self, owner: TableOwner, notice: dict[str, Any]) -> None:
        if notice["kind"] == "entry":
            await owner.catch_up(notice["number"])
        elif notice["kind"] == "chat":
            for words in await self.store.words(owner.record.id, only=notice["id"]):
                owner.tell_words(words)
        elif notice["kind"] == "presence":
            if owner.attendance.hear(notice["worker"], notice["seats"], notice["gallery"]):
                owner.tell_presence()
        elif notice["kind"] == "rematch":
            await self.retell(owner)
        elif notice["kind"] == "who" and owner.attendance.listeners:
            self._tell_who_is_here(owner)

    async def retell(self, owner: TableOwner) -> None:
        """Reads again what is kept beside the log, and tells the table."""
        async with owner.lock:
            kept = await self.store.table(owner.record.id)
            if kept is not None and kept.standing.number == owner.course.number:
                owner.standing = kept.standing
                owner.tell_table()

    # Housekeeping.

    async def _sweep(self) -> None:
        """Looks for deadlines that passed and bots that were left behind."""
        while True:
            try:
                await self.sweep_once()
            except Exception:  # the database may be away for a while
                log.exception("the sweeper stumbled")
            await asyncio.sleep(self.settings.sweep)

    async def sweep_once(self) -> None:
        """One round of the sweeper; only one worker gets each table."""
        now = time.time()
        for table, was in await self.store.due(now):
            if await self.store.claim(table, was, now + self.worker.bot_wake):
                self.worker.spawn(self._wake(table))

    async def _wake(self, table: str) -> None:
        try:
            await (await self.owner(table)).wake()
        except BoardroomError:
            log.exception("a table could not be woken", extra={"table": table})

    async def _tend(self) -> None:
        """Forgets idle tables, and repeats to the other workers who is here."""
        said = time.monotonic()
        while True:
            await asyncio.sleep(min(5.0, self.settings.idle))
            now = time.monotonic()
            for owner in self.owners:
                if not owner.busy and now - owner.used > self.settings.idle:
                    self.forget(owner)
            if now - said > SAY_WHO_IS_HERE:
                said = now
                for owner in self.owners:
                    if owner.attendance.listeners:
                        self._tell_who_is_here(owner)


def told_by_log(game: Game, record: Record, entries: list[Entry]) -> Course:
    """The course of a whole log; one that cannot be read is nobody's mistake who asks for it."""
    try:
        return replayed(game, record, entries)
    except Exception as problem:
        log.exception("a table cannot be read", extra={"table": record.id})
        raise Refusal("our-fault", "this table cannot be read: something went wrong here, not with you") from problem
