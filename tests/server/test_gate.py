"""A server on the open network: half-open connections, slow requests, many sockets, readers that do not read, crowds."""

from __future__ import annotations

import asyncio
import contextlib
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boardroom.server.owner import CROWD
from boardroom.server.socket import MOST_WAITING, QUEUE, TRY_LATER, SocketListener
from server.kit.client import PLAIN, page, someone
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import alone

GUARDED = replace(QUICK, rate=1.0, header_seconds=1.0, body_seconds=1.0)
HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE = HALF + b"\r\n"


async def line_to(server: Inside) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))


async def is_cut_off(reader: asyncio.StreamReader, seconds: float) -> bool:
    """Does the other end hang up within this time, whatever it says before?"""
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(4096):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def test_many_half_open_connections_are_refused_and_let_go(sqlite_db: str) -> None:
    async def run() -> None:
        settings = replace(GUARDED, db=sqlite_db, connections_from_one=30)
        async with serving(settings) as server:
            lines = [await line_to(server) for _ in range(60)]
            for _, writer in lines:
                with contextlib.suppress(ConnectionError):
                    writer.write(HALF)
            cut = await asyncio.gather(*(is_cut_off(reader, 0.5) for reader, _ in lines))
            assert sum(cut) >= 30, "those above the limit"
            cut = await asyncio.gather(*(is_cut_off(reader, 5) for reader, _ in lines))
            assert all(cut), "and those who never said what they want"
            async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
                assert (await http.get("/api/games")).status_code == 200
            for _, writer in lines:
                writer.close()

    asyncio.run(run())


@pytest.mark.parametrize("before", [b"", WHOLE], ids=["at first", "after a request"])
def test_who_trickles_a_request_is_cut_off(sqlite_db: str, before: bytes) -> None:
    async def run() -> float:
        async with serving(replace(GUARDED, db=sqlite_db)) as server:
            reader, writer = await line_to(server)
            if before:
                writer.write(before)
                await reader.readuntil(b"\r\n\r\n")
            started = time.monotonic()
            cut = asyncio.create_task(is_cut_off(reader, 10))
            for byte in HALF * 5:
                with contextlib.suppress(ConnectionError):
                    writer.write(bytes([byte]))
                await asyncio.sleep(0.1)
                if cut.done():
                    break
            assert await cut
            writer.close()
            return time.monotonic() - started

    assert asyncio.run(run()) < 4


def test_a_request_whose_body_does_not_come_is_answered_408(sqlite_db: str) -> None:
    async def run() -> bytes:
        async with serving(replace(GUARDED, db=sqlite_db)) as server:
            reader, writer = await line_to(server)
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n")
            writer.write(b"Content-Length: 50\r\n\r\n{")
            async with asyncio.timeout(5):
                answer = await reader.readline()
            writer.close()
            return answer

    assert b" 408 " in asyncio.run(run())


def test_a_long_answer_is_not_cut_off_and_neither_is_a_quiet_socket(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(GUARDED, db=sqlite_db)) as server, alone(server, "startup-nation") as table:
            await asyncio.sleep(1.5)
            await table.choose()

    asyncio.run(run())


def test_sockets_from_one_address_are_counted(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(GUARDED, db=sqlite_db, sockets_from_one=5)) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(someone(server.url))
            table = (await ada.make("startup-nation", ["me"] * 4))["table"]["id"]
            opened = [await stack.enter_async_context(page(server.ws, table, ada.token)) for _ in range(5)]
            for one in opened:
                await one.hear("welcome")
            with pytest.raises(InvalidStatus, match="429"):
                async with connect(f"{server.ws}/api/tables/{table}/socket", proxy=None):
                    pass
            await opened[0].socket.close()
            await asyncio.sleep(0.1)
            async with page(server.ws, table, ada.token) as again:
                await again.hear("welcome")

    asyncio.run(run())


def test_a_flood_of_refreshes_is_limited(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(GUARDED, db=sqlite_db)) as server, alone(server, "startup-nation") as table:
            for _ in range(15):
                await table.pages[0].say(type="refresh")
            heard = [message["type"] for message in await table.pages[0].quiet(0.5)]
            assert heard.count("welcome") <= 11 and "error" in heard

    asyncio.run(run())


class Deaf:
    """A socket whose other end reads nothing."""

    async def send_text(self, _text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, _code: int) -> None: ...


@pytest.mark.parametrize("size", [10, MOST_WAITING // 8])
def test_what_waits_for_who_does_not_read_is_bounded(size: int) -> None:
    async def run() -> tuple[int, Any]:
        listener = SocketListener(Deaf(), -1, "")  # type: ignore[arg-type]
        sender = asyncio.create_task(listener.run())
        for _ in range(QUEUE * 3):
            listener.tell("x" * size)
            await asyncio.sleep(0)
        waiting = [listener._queue.get_nowait() for _ in range(listener._queue.qsize())]
        sender.cancel()
        return len(waiting), waiting[-1]

    assert asyncio.run(run()) == (1, TRY_LATER)


def test_who_does_not_read_is_shown_out(sqlite_db: str) -> None:
    """The table goes on for the others meanwhile."""

    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, alone(server, "startup-nation") as table:
            reader, writer = await line_to(server)
            head = (
                f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            writer.write(head.encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            hello = b'{"type":"hello"}'
            writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            owner = await server.tables.owner(table.id)
            async with asyncio.timeout(5):
                while len(owner.attendance.listeners) < 6:
                    await asyncio.sleep(0.01)
            deaf = next(one for one in owner.attendance.listeners if one.seat == -1 and not one.person)
            async with asyncio.timeout(20):
                while not deaf._closing:  # type: ignore[attr-defined]
                    deaf.tell("x" * 100_000)
                    await asyncio.sleep(0)
            await table.choose()
            writer.close()

    asyncio.run(run())


def test_a_crowd_that_comes_together_is_told_of_together(sqlite_db: str) -> None:
    async def run() -> int:
        async with serving(replace(QUICK, db=sqlite_db)) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(someone(server.url))
            table = (await ada.make("startup-nation", ["me"] * 4))["table"]["id"]
            first = await stack.enter_async_context(page(server.ws, table, ada.token))
            await first.hear("welcome")
            crowd = [await stack.enter_async_context(page(server.ws, table)) for _ in range(CROWD * 3)]
            for one in crowd:
                await one.hear("welcome")
            told = 0
            with contextlib.suppress(ConnectionClosed):
                async with asyncio.timeout(10):
                    while (await first.hear("presence"))["presence"]["gallery"] < len(crowd):
                        told += 1
            return told

    assert asyncio.run(run()) < CROWD + 8
