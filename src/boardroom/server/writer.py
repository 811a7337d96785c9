"""Group commit: entries of many tables that wait at the same moment are written in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

import sqlalchemy.exc
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server.records import Append
from boardroom.server.sqlite_line import SqliteLine
from boardroom.server.store import NumberTaken, Store

BATCH = 64
TAKEN = (sqlalchemy.exc.IntegrityError, sqlite3.IntegrityError)

Announce = Callable[[AsyncConnection, list[Append]], Awaitable[None]]


class Writer:
    """Writes entries in the order they come; `announce` tells the other workers, where there can be some, within the same
    transaction.
    """

    def __init__(self, store: Store, announce: Announce) -> None:
        self._store = store
        self._announce = announce
        self._line = SqliteLine(store.engine.url.database or "") if store.is_sqlite else None
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Writes what still waits, then ends."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
        if self._line is not None:
            await self._line.close()

    async def append(self, append: Append) -> None:
        """Returns when the entry is safe; raises NumberTaken when somebody else was first."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, written))
        await written  # who gives up waiting leaves the entry to be written

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._queue.task_done()

    async def _write(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            await self._transaction([append for append, _ in batch])
        except Exception as problem:  # a batch fails as a whole: each entry then gets its own answer
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
                return
            settle(batch[0][1], NumberTaken() if isinstance(problem, TAKEN) else problem)
            return
        for _, written in batch:
            settle(written, None)

    async def _transaction(self, appends: list[Append]) -> None:
        work = self._store.work_of(appends)
        if self._line is not None:
            async with self._store.turn:
                await self._line.write(work)
            return
        async with self._store.writing() as connection:
            for statement, rows in work:
                await connection.execute(statement, rows)
            await self._announce(connection, appends)


def settle(written: asyncio.Future[None], problem: Exception | None) -> None:
    """Answers whoever waits, if they still do."""
    if written.done():
        return
    if problem is None:
        written.set_result(None)
    else:
        written.set_exception(problem)
