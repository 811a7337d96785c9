"""The foyer: the list of open tables, read once for everybody when it changed, and told to the lobby pages that are open."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from boardroom.server import messages
from boardroom.server.presence import Listener
from boardroom.server.records import OPEN, WAITING, Kept, Person
from boardroom.server.store import Store

PAGE = 30  # tables on one page of the list
PAUSE = 0.5  # seconds: changes that come together are told together
RESTART = 1012  # the close code for who shall come back
BELIEVED = 2.0  # seconds for which the list holds where other workers may have changed it

log = logging.getLogger("boardroom.foyer")


@dataclass(frozen=True)
class Look:
    """What somebody wants to see of the list."""

    game: str = ""
    free: bool = False  # only tables with an open seat
    search: str = ""  # in titles and names
    page: int = 0


@dataclass(eq=False)
class Watcher:
    """A lobby page: what it looks at, and its person's own tables."""

    listener: Listener
    person: Person | None
    look: Look = Look()
    told: str = ""
    tables: set[str] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None


class Foyer:
    """The open tables as one worker knows them, and the lobby pages that are open there."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rows: list[Kept] = []
        self._read_at = -BELIEVED
        self._stale = True
        self._reading = asyncio.Lock()
        self._watchers: set[Watcher] = set()
        self._at: defaultdict[str, set[Watcher]] = defaultdict(set)  # by table, those to whom it belongs
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # What changes it.

    def changed(self, people: Iterable[str | None] = ()) -> None:
        """A table came, went, began, ended, or somebody sat down or got up: `people` see it among their own."""
        self._stale = True
        if self._watchers and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._push_soon)
        known = set(people)
        for watcher in self._watchers:
            if watcher.person is not None and watcher.person.id in known:
                self._tell_own_soon(watcher)

    def moved(self, table: str) -> None:
        """Somebody chose at this table: it may be another's turn."""
        for watcher in self._at.get(table, ()):
            self._tell_own_soon(watcher)

    # Reading it.

    async def page(self, look: Look) -> tuple[list[Kept], int]:
        """The tables of this page, and how many there are on all pages."""
        found = [kept for kept in await self._list() if fits(kept, look)]
        return found[look.page * PAGE : (look.page + 1) * PAGE], len(found)

    async def _list(self) -> list[Kept]:
        async with self._reading:
            old = not self._store.is_sqlite and time.monotonic() - self._read_at > BELIEVED
            if self._stale or old:
                self._stale, self._read_at = False, time.monotonic()
                try:
                    self._rows = await self._store.open_tables()
                except BaseException:
                    self._stale = True
                    raise
            return self._rows

    # The pages that look at it.

    async def enter(self, watcher: Watcher) -> None:
        """A lobby page is there: it is told everything once, and then what changes."""
        self._watchers.add(watcher)
        await self._tell(watcher, {})
        await self._tell_own(watcher)

    def leave(self, watcher: Watcher) -> None:
        """A lobby page is gone."""
        self._watchers.discard(watcher)
        self._belongs(watcher, set())
        if watcher.timer is not None:
            watcher.timer.cancel()

    def show_out(self, person: str) -> None:
        """Somebody is not who they were: their lobby pages come back, and say anew who they are."""
        for watcher in self._watchers:
            if watcher.person is not None and watcher.person.id == person:
                watcher.listener.close(RESTART)

    async def look(self, watcher: Watcher, look: Look) -> None:
        """A lobby page wants to see something else."""
        watcher.look, watcher.told = look, ""
        await self._tell(watcher, {})

    async def _push(self) -> None:
        texts: dict[Look, str] = {}
        for watcher in list(self._watchers):
            await self._tell(watcher, texts)

    async def _tell(self, watcher: Watcher, texts: dict[Look, str]) -> None:
        """One text for all who look at the same; who would hear the same again hears nothing."""
        look = watcher.look
        if look not in texts:
            rows, total = await self.page(look)
            tables = [messages.table_info(kept, None) for kept in rows]
            said = {"type": "open", "tables": tables, "page": look.page, "pages": -(-total // PAGE), "total": total}
            texts[look] = messages.encode(said)
        if texts[look] != watcher.told:
            watcher.told = texts[look]
            watcher.listener.tell(watcher.told)

    async def _tell_own(self, watcher: Watcher) -> None:
        own = await self._store.tables_of(watcher.person.id) if watcher.person is not None else []
        if watcher in self._watchers:
            self._belongs(watcher, {kept.record.id for kept in own})
        tables = [messages.table_info(kept, watcher.person) for kept in own]
        watcher.listener.tell(messages.encode({"type": "mine", "tables": tables}))

    def _belongs(self, watcher: Watcher, tables: set[str]) -> None:
        for table in watcher.tables - tables:
            self._at[table].discard(watcher)
            if not self._at[table]:
                del self._at[table]
        for table in tables - watcher.tables:
            self._at[table].add(watcher)
        watcher.tables = tables

    # Soon, and together.

    def _push_soon(self) -> None:
        self._timer = None
        self._spawn(self._push())

    def _tell_own_soon(self, watcher: Watcher) -> None:
        if watcher.timer is None:
            watcher.timer = asyncio.get_running_loop().call_later(PAUSE, self._tell_own_now, watcher)

    def _tell_own_now(self, watcher: Watcher) -> None:
        watcher.timer = None
        self._spawn(self._tell_own(watcher))

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:  # the next change tells it again
            log.warning("the lobby could not be told", extra={"problem": type(problem).__name__})

    async def stop(self) -> None:
        """Tells nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
        for watcher in list(self._watchers):
            self.leave(watcher)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def fits(kept: Kept, look: Look) -> bool:
    """Does this table belong to what somebody wants to see?"""
    if look.game and kept.record.game != look.game:
        return False
    if look.free and not (kept.standing.status == WAITING and any(is_open(kept))):
        return False
    words = " ".join([kept.record.rules.title, *(seat.name for seat in kept.seats)]).casefold()
    return look.search.casefold() in words


def is_open(kept: Kept) -> Iterable[bool]:
    """Which seats anybody may take."""
    return (seat.kind == OPEN and seat.person is None for seat in kept.seats)
