"""News between workers: none with SQLite, LISTEN/NOTIFY with PostgreSQL.

A notice names a table and a number, never what happened; whoever holds the table in memory reads it from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardroom.server.errors import MAY_BE_AWAY
from boardroom.server.records import OVER, Append

CHANNEL = "boardroom"
RETRY = 0.5
# The driver's own errors too: a worker must hear the others again.
AWAY: tuple[type[Exception], ...] = (*MAY_BE_AWAY, sa.exc.SQLAlchemyError)
NEED_NOT_LAST = sa.text("SET LOCAL synchronous_commit TO off")  # nothing is written but the notice itself
POST = 500  # notices in one transaction at most
SEND = sa.text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

Handler = Callable[[dict[str, Any]], Awaitable[None]]
log = logging.getLogger("boardroom.notify")


def entry_notice(append: Append) -> dict[str, Any]:
    """A new entry, and whether the list of open tables is another one after it."""
    lobby = append.seat is not None or append.standing.status == OVER
    return {"kind": "entry", "table": append.table, "number": append.entry.number, "lobby": lobby}


class Notices:
    """One worker alone: there is nobody to tell."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(4)

    async def start(self, handler: Handler) -> None:
        """Begins to listen."""

    async def stop(self) -> None:
        """Stops listening."""

    async def announce(self, connection: AsyncConnection, appends: list[Append]) -> None:
        """Tells the others of new entries, as part of the transaction that writes them."""

    def tell(self, notice: dict[str, Any]) -> None:
        """Tells the others, soon, something that is not in the log."""


class PostgresNotices(Notices):
    """Workers that share a PostgreSQL database."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self._tasks: list[asyncio.Task[None]] = []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def start(self, handler: Handler) -> None:
        """Begins to listen, and comes back when the connection is lost."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._run(handler, listening), name="notices"),
            asyncio.create_task(self._post(), name="post"),
        ]
        async with asyncio.timeout(10):
            await listening.wait()

    async def stop(self) -> None:
        """Stops listening."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def announce(self, connection: AsyncConnection, appends: list[Append]) -> None:
        """PostgreSQL delivers a notice when the transaction commits, and never when it does not."""
        await self._send(connection, [entry_notice(append) for append in appends])

    def tell(self, notice: dict[str, Any]) -> None:
        """Puts it into the post, which takes along whatever else waits."""
        self._outbox.put_nowait(notice)

    async def _post(self) -> None:
        """Sends what waits, in one transaction: a thousand tables that say who is there cost what one costs."""
        while True:
            notices = [await self._outbox.get()]
            while not self._outbox.empty() and len(notices) < POST:
                notices.append(self._outbox.get_nowait())
            await self._send_until_sent(notices)

    async def _send_until_sent(self, notices: list[dict[str, Any]]) -> None:
        while True:
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(NEED_NOT_LAST)
                    await self._send(connection, notices)
                return
            except AWAY:
                log.warning("could not tell the other workers yet", exc_info=True)
                await asyncio.sleep(RETRY)

    async def _send(self, connection: AsyncConnection, notices: list[dict[str, Any]]) -> None:
        payloads = [json.dumps({**notice, "worker": self.worker}) for notice in notices]
        await connection.execute(SEND, {"channel": CHANNEL, "payloads": payloads})

    async def _run(self, handler: Handler, listening: asyncio.Event) -> None:
        lost = False
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._listen(connection, handler, listening, lost)
            except AWAY:
                log.warning("lost the line to the other workers", exc_info=True)
            lost = True
            await asyncio.sleep(RETRY)

    async def _listen(
        self, connection: AsyncConnection, handler: Handler, listening: asyncio.Event, lost: bool
    ) -> None:
        raw = (await connection.get_raw_connection()).driver_connection
        assert raw is not None
        closed = asyncio.Event()
        raw.add_termination_listener(lambda _: closed.set())
        await raw.add_listener(CHANNEL, self._heard)
        listening.set()
        if lost:  # what was announced meanwhile was not heard
            self._inbox.put_nowait({"kind": "lost", "worker": ""})
        ended = asyncio.create_task(closed.wait())
        try:
            while not ended.done():
                heard = asyncio.create_task(self._inbox.get())
                done, _ = await asyncio.wait({heard, ended}, return_when=asyncio.FIRST_COMPLETED)
                if heard in done:
                    await handler(heard.result())
                else:
                    heard.cancel()
        finally:
            ended.cancel()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        notice = json.loads(payload)
        if notice["worker"] != self.worker:
            self._inbox.put_nowait(notice)
