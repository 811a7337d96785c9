"""All tables of one worker: loads them from the log, hears of other workers, sweeps deadlines and forgets the idle."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import asdict
from typing import Any

from boardroom.core.errors import BoardroomError
from boardroom.core.game import Game
from boardroom.server import clock, devices, forgetting, retention, stopped
from boardroom.server.course import Course, replayed
from boardroom.server.errors import Refusal, is_away
from boardroom.server.heeding import Heeding
from boardroom.server.limits import Limits
from boardroom.server.metrics import TABLES
from boardroom.server.notify import Notices
from boardroom.server.older import check_rules, must_rules
from boardroom.server.owner import TableOwner
from boardroom.server.records import WAITING, Entry, Kept, Record, Snapshot
from boardroom.server.reviews import Reviews
from boardroom.server.settings import Settings
from boardroom.server.store import Store
from boardroom.server.wire import PaceWord
from boardroom.server.worker import Worker

SAY_WHO_IS_HERE = 30.0
LOOK_FOR_EXPIRED = 600.0

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
        self.limits = Limits(settings.rate, shared=settings.shared)
        self.heeding = Heeding(self)
        self.clock = clock.Clock()
        self.ready = False
        self._owners: dict[str, TableOwner] = {}
        self._loading: dict[str, asyncio.Task[TableOwner]] = {}

    async def start(self) -> None:
        """Begins to serve: outdated tables are closed, interrupted bots go on."""
        if went := await stopped.look_at_all(self.store):
            log.warning("tables with older rules were looked at", extra=went)
        await self.heeding.start()
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
        check_rules(kept)
        game = must_rules(record)
        try:
            snapshot = await self.store.snapshot(record.id)
            if snapshot is not None and is_readable(snapshot, game):
                return replayed(game, record, await self.store.entries(record.id, snapshot.number), snapshot)
        except Exception as problem:  # a snapshot is a cache: the log is the truth
            if is_away(problem):
                raise
            log.exception("a snapshot was of no use", extra={"table": record.id})
        return told_by_log(game, record, await self.store.entries(record.id))

    async def whole_course(self, kept: Kept) -> Course:
        """The table from its first entry, for a download; it never blocks the other tables."""
        entries = await self.store.entries(kept.record.id)
        return await asyncio.to_thread(told_by_log, must_rules(kept.record), kept.record, entries)

    def forget(self, owner: TableOwner) -> None:
        """Drops a table from memory; its sockets come back to a rebuilt one."""
        if self._owners.get(owner.record.id) is owner:
            del self._owners[owner.record.id]
            TABLES.set(len(self._owners))
        owner.go()

    # Other workers.

    async def forget_person(self, table: str, person: str, names: set[str]) -> None:
        """A name was taken out of the store: it leaves the memory of all workers too."""
        self.notices.tell({"kind": "forgotten", "table": table, "person": person, "names": sorted(names)})
        if (owner := self._owners.get(table)) is not None:
            await owner.forget_person(person, names)

    def close_sockets(self, person: str, code: str = "no-token", why: str = "nobody has this token any more") -> None:
        """Somebody is forgotten or shut out: none of their pages talks any more."""
        for owner in self.owners:
            owner.show_out(person, code, why)
        self.worker.foyer.show_out(person)

    def signed_out(self, person: str) -> None:
        """None of somebody's tokens is worth anything any more: pages that were opened with them are closed, everywhere."""
        self.close_sockets(person)
        self.notices.tell({"kind": "signed-out", "table": "", "person": person})

    async def blocks_changed(self, person: str) -> None:
        """Somebody has blocked another, or no longer does: their pages are told the talk afresh, everywhere."""
        self.notices.tell({"kind": "blocks", "table": "", "person": person})
        await self._hear_anew(person)

    async def _hear_anew(self, person: str) -> None:
        for owner in self.owners:
            await owner.hear_anew(person)

    # What the operator did.

    async def look_again(self, table: str, rebuild: bool = False) -> None:
        """Another program has written at this table: whoever looks at it is told, or comes back to a rebuilt one."""
        if (owner := self._owners.get(table)) is None:
            return
        if rebuild:
            await self._bury(owner)
            return
        await owner.catch_up()
        await self.retell(owner)
        owner.drive()

    async def taken_away(self, table: str) -> None:
        """Another program has taken this table away: whoever looks at it is told."""
        self.worker.foyer.changed()
        self.worker.foyer.moved(table)
        if (owner := self._owners.get(table)) is not None:
            owner.show_out(None, "no-table", "the operator of this server has taken this table away")
            await self._bury(owner)

    def tell_presence(self, owner: TableOwner) -> None:
        """Somebody came or went: the table and the other workers are told."""
        owner.tell_presence()
        self._tell_who_is_here(owner)

    def _tell_who_is_here(self, owner: TableOwner) -> None:
        counts, gallery = owner.attendance.here()
        self.notices.tell({"kind": "presence", "table": owner.record.id, "seats": counts, "gallery": gallery})

    def wish(self, owner: TableOwner, person: str, seat: int, word: PaceWord) -> None:
        """Somebody wants another pace: the table and the other workers are told."""
        owner.wish(person, seat, word)
        self._tell_wishes(owner, {person: word})

    def skip(self, owner: TableOwner, seat: int) -> None:
        """Somebody does not want to wait for the bots; whichever worker lets them think must hear it."""
        owner.skip(seat)
        if owner.tempo.skipping:
            self.notices.tell({"kind": "skip", "table": owner.record.id, "seat": seat})

    def _tell_wishes(self, owner: TableOwner, wishes: dict[str, PaceWord]) -> None:
        self.notices.tell({"kind": "pace", "table": owner.record.id, "wishes": wishes})

    async def _hear(self, notice: dict[str, Any]) -> None:
        if notice["kind"] == "lost":
            for owner in self.owners:
                self.worker.spawn(owner.catch_up())
            for task in self._loading.values():
                self.worker.spawn(self._hear_when_loaded(task, None))
            return
        if notice["kind"] == "signed-out":
            self.close_sockets(notice["person"])
        if notice["kind"] == "blocks":
            self.worker.spawn(self._hear_anew(notice["person"]))
        if notice["kind"] in ("entry", "made", "gone"):
            self._tell_foyer(notice)
        owner_or_none = self._owners.get(notice["table"])
        if owner_or_none is not None:
            self.worker.spawn(self._hear_about(owner_or_none, notice))
        elif (loading := self._loading.get(notice["table"])) is not None:
            self.worker.spawn(self._hear_when_loaded(loading, notice))

    async def _hear_when_loaded(self, loading: asyncio.Task[TableOwner], notice: dict[str, Any] | None) -> None:
        """What is announced while a table is being read may be missing in what was read."""
        try:
            owner = await asyncio.shield(loading)
        except Exception:  # whoever asked for it is told
            return
        await (owner.catch_up() if notice is None else self._hear_about(owner, notice))

    def _tell_foyer(self, notice: dict[str, Any]) -> None:
        if notice.get("lobby", True):
            self.worker.foyer.changed()
        self.worker.foyer.moved(notice["table"])

    async def _hear_about(self, owner: TableOwner, notice: dict[str, Any]) -> None:
        if notice["kind"] == "entry":
            await owner.catch_up(notice["number"])
        elif notice["kind"] == "chat":
            for words in await self.store.words(owner.record.id, only=notice["id"]):
                owner.tell_words(words)
        elif notice["kind"] == "presence":
            if owner.attendance.hear(notice["worker"], notice["seats"], notice["gallery"]):
                owner.tell_presence()
        elif notice["kind"] == "forgotten":
            await owner.forget_person(notice["person"], set(notice["names"]))
        elif notice["kind"] == "gone":
            await self._bury(owner)
        elif notice["kind"] in ("rematch", "asks"):
            await self.retell(owner)
        elif notice["kind"] == "pace":
            for person, word in notice["wishes"].items():
                owner.wish(person, 0, word)
        elif notice["kind"] == "skip":
            owner.skip(notice["seat"])
        elif notice["kind"] == "who" and owner.attendance.listeners:
            self._tell_who_is_here(owner)
            self._tell_wishes(owner, owner.tempo.wishes)

    async def retell(self, owner: TableOwner) -> None:
        """Reads again what is kept beside the log, and tells the table."""
        async with owner.lock:
            kept = await self.store.table(owner.record.id)
            if kept is None:
                return
            owner.asks, owner.record = kept.asks, kept.record
            if kept.standing.number == owner.course.number:
                owner.standing = kept.standing
            owner.tell_table()

    # Housekeeping.

    async def _sweep(self) -> None:
        """Looks for deadlines that passed and bots that were left behind."""
        while True:
            try:
                await self.sweep_once()
                await self.heeding.look()
            except Exception as problem:  # the database may be away for a while
                away = is_away(problem)
                log.warning("the sweeper stumbled", exc_info=not away, extra={"problem": type(problem).__name__})
            await asyncio.sleep(self.settings.sweep)

    async def sweep_once(self) -> None:
        """One round of the sweeper; only one worker gets each table."""
        if (jump := self.clock.look()) is not None:
            await self._mend_clock(*jump)
        now = time.time()
        for table, was in await self.store.due(now):
            if await self.store.claim(table, was, now + self.worker.bot_wake):
                self.worker.spawn(self._wake(table))

    async def _mend_clock(self, left: float, came: float) -> None:
        """The clock has jumped: whoever looks at a table with a deadline is told the new one."""
        for table in await clock.mend(self.store, left, came, self.worker.bot_wake):
            if (owner := self._owners.get(table)) is not None:
                await self.retell(owner)

    async def take_away_expired(self) -> None:
        """Tables that nobody came to do not stand there for ever; after a jump of the clock nobody knows what is old."""
        if not self.clock.is_trusted:
            return
        settings = self.settings
        for table in await self.store.expired(time.time(), settings.waiting_listed, settings.waiting_private):
            await self.delete(table, WAITING)
        await devices.drop_expired(self.store, time.time())
        await stopped.end_expired(self.store, self.worker.writer, time.time())
        if not settings.retention.is_off:
            swept = await retention.sweep(
                self.store, settings.retention, time.time(), self.delete, self.forget_everywhere
            )
            log.info("swept", extra=asdict(swept))

    async def forget_everywhere(self, person: str) -> None:
        """Takes somebody out of the store, and out of the memory of all workers."""
        for table, names in (await forgetting.forget(self.store, person)).items():
            await self.forget_person(table, person, names)
        self.close_sockets(person)

    async def delete(self, table: str, status: str | None = None) -> bool:
        """Takes a table away for good, unless it has another status by now; whoever looks at it is told so."""
        gone = await self.store.delete_table(table, status)
        if gone:
            self.worker.foyer.changed()
            self.worker.foyer.moved(table)
            self.notices.tell({"kind": "gone", "table": table})
            if (owner := self._owners.get(table)) is not None:
                await self._bury(owner)
        return gone

    async def _bury(self, owner: TableOwner) -> None:
        await owner.stop()
        self.forget(owner)

    async def _wake(self, table: str) -> None:
        try:
            await (await self.owner(table)).wake()
        except BoardroomError:
            log.exception("a table could not be woken", extra={"table": table})

    async def _try_to_take_away(self) -> None:
        try:
            await self.take_away_expired()
        except Exception:  # the database may be away for a while; there is another time
            log.exception("expired tables could not be taken away")

    async def _tend(self) -> None:
        """Forgets idle tables, and repeats to the other workers who is here."""
        said = looked = time.monotonic()
        while True:
            await asyncio.sleep(min(5.0, self.settings.idle))
            now = time.monotonic()
            for owner in self.owners:
                if not owner.busy and now - owner.used > self.settings.idle:
                    self.forget(owner)
            if now - looked > LOOK_FOR_EXPIRED:
                looked = now
                self.worker.spawn(self._try_to_take_away())
            if now - said > SAY_WHO_IS_HERE:
                said = now
                for owner in self.owners:
                    if owner.attendance.listeners:
                        self._tell_who_is_here(owner)


def is_readable(snapshot: Snapshot, game: Game) -> bool:
    """Can these rules read it? One that the same rules wrote in an earlier way is passed over."""
    state = snapshot.saved.get("state")
    return not isinstance(state, dict) or state.get("revision", game.revision) == game.revision


def told_by_log(game: Game, record: Record, entries: list[Entry]) -> Course:
    """The course of a whole log; one that cannot be read is nobody's mistake who asks for it."""
    try:
        return replayed(game, record, entries)
    except Exception as problem:
        log.exception("a table cannot be read", extra={"table": record.id})
        raise Refusal("our-fault", "this table cannot be read: something went wrong here, not with you") from problem
