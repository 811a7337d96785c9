"""A real PostgreSQL that crashes in the middle: people are told to come back, and never that something went wrong here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.kit.client import Someone, page, someone
from server.kit.postgres import Postgres, is_installed, postgres
from server.kit.servers import QUICK, Inside, serving

CRASHES = 3
TRY_LATER = 1013


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    if not is_installed():
        pytest.skip("PostgreSQL is not installed here (Debian: apt-get install postgresql)")
    with postgres(durable=True) as server:
        yield server


async def ask_on(person: Someone, table: str, statuses: set[int], until: asyncio.Event) -> None:
    """Reads and writes, over and over."""
    while not until.is_set():
        for method, path, body in (
            ("GET", "/api/me", None),
            ("GET", f"/api/tables/{table}/log", None),
            ("PATCH", "/api/me", {"name": "Ada"}),
            ("POST", "/api/tables", {"game": "startup-nation", "places": [{"kind": "me"}] * 4}),
            ("GET", "/api/tables", None),
        ):
            statuses.add((await person.http.request(method, path, json=body)).status_code)
        await asyncio.sleep(0.005)


async def talk_on(server: Inside, person: Someone, table: str, codes: set[int | None], until: asyncio.Event) -> None:
    """Plays and talks, and comes back when the socket is closed."""
    while not until.is_set():
        try:
            async with page(server.ws, table, person.token) as opened:
                position = (await opened.hear("welcome", seconds=5))["position"]
                for count in range(1000):
                    await opened.say(type="say", text=f"word {count}")
                    await opened.choose(position, 0, f"never{count}")
                    if until.is_set():
                        return
        except ConnectionClosed as closed:
            codes.add(closed.rcvd.code if closed.rcvd is not None else None)
        except (TimeoutError, InvalidStatus):
            pass
        await asyncio.sleep(0.01)


def test_a_crash_gives_503_and_1013_and_nothing_else(own_postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    statuses, codes = set[int](), set[int | None]()

    async def run() -> None:
        async with serving(replace(QUICK, db=own_postgres.database())) as server, someone(server.url) as ada:
            table = (await ada.make("startup-nation", ["me"] * 4))["table"]["id"]
            until = asyncio.Event()
            work = [asyncio.create_task(ask_on(ada, table, statuses, until)) for _ in range(4)]
            work += [asyncio.create_task(talk_on(server, ada, table, codes, until)) for _ in range(4)]
            for _ in range(CRASHES):
                await asyncio.sleep(0.7)
                await asyncio.to_thread(own_postgres.crash)
                await asyncio.sleep(0.5)
                await asyncio.to_thread(own_postgres.start)
            async with asyncio.timeout(30):
                while (await ada.http.get("/api/me")).status_code != 200:
                    await asyncio.sleep(0.1)
            await asyncio.sleep(0.5)
            until.set()
            await asyncio.gather(*work)
            assert (await ada.ask("GET", f"/api/tables/{table}"))["status"] == "playing"

    try:
        asyncio.run(run())
    except httpx.HTTPError as problem:  # a request that was never answered is as bad as a 500
        raise AssertionError(f"a request was not answered: {problem!r}") from problem
    assert statuses == {200, 201, 503}
    assert codes <= {TRY_LATER, 1012}, codes
    failed = [record for record in caplog.records if record.getMessage() in ("a request failed",)]
    broken = [record for record in caplog.records if "ASGI" in record.getMessage()]
    assert not failed and not broken
