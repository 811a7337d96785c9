"""Group commit: entries of many tables that wait at the same moment are written in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server.records import Append
from boardroom.server.store import NumberTaken, Store

BATCH = 64

Announce = Callable[[AsyncConnection, list[Append]], Awaitable[None]]


class Writer:
    """Writes entries in the order they come; `announce` tells the other workers within the same transaction."""

    def __init__(self, store: Store, announce: Announce) -> None:
        self._store = store
        self._announce = announce
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

    async def append(self, append: Append) -> None:
        """Returns when the entry is safe; raises NumberTaken when somebody else was first."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, written))
        await asyncio.shield(written)

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
            settle(batch[0][1], NumberTaken() if isinstance(problem, IntegrityError) else problem)
            return
        for _, written in batch:
            settle(written, None)

    async def _transaction(self, appends: list[Append]) -> None:
        async with self._store.writing() as connection:
            await self._store.append(connection, appends)
            await self._announce(connection, appends)


def settle(written: asyncio.Future[None], problem: Exception | None) -> None:
    """Answers whoever waits, if they still do."""
    if written.done():
        return
    if problem is None:
        written.set_result(None)
    else:
        written.set_exception(problem)
