"""A disk that is full or cannot be written: everybody is told, nothing accepted is lost, and it goes on by itself."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from server.kit.client import Someone, page, someone
from server.kit.servers import QUICK, Apart, apart, serving
from server.kit.tables import alone

TRY_LATER = 1013


@contextmanager
def full_disk(pid: int) -> Iterator[None]:
    """This process cannot make any file larger, nor write behind its first bytes, as if its disk were full."""
    was = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (512, was[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, was)


async def refused_choice(server: Apart, person: Someone, table: str, client: str) -> None:
    """A choice that cannot be written: it is said why, and the socket is closed for a while."""
    async with page(server.ws, table, person.token, seat=0) as opened:
        position = (await opened.hear("welcome"))["position"]
        with pytest.raises(ConnectionClosed) as closed:
            said = await opened.choose(position, position["choices"][0]["code"], client)
            assert (said["type"], said["code"]) == ("error", "cannot-write"), said
            await opened.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == TRY_LATER


async def chosen(server: Apart, person: Someone, table: str, client: str) -> int:
    """A choice that is accepted; gives how many events were told by then."""
    async with page(server.ws, table, person.token, seat=0) as opened:
        position = (await opened.hear("welcome"))["position"]
        answer = await opened.choose(position, position["choices"][0]["code"], client)
        assert answer["type"] == "accepted", answer
        return int(answer["number"])


def test_a_full_disk_is_said_and_nothing_is_lost(sqlite_db: str, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def run(server: Apart) -> None:
        async with someone(server.url) as ada:
            table = (await ada.make("coffee", ["me", "me"], seed="7"))["table"]["id"]
            before = await chosen(server, ada, table, "one")
            with full_disk(server.pid):
                for method, path, body in (
                    ("PATCH", "/api/me", {"name": "Eve"}),
                    ("POST", "/api/tables", {"game": "coffee", "places": [{"kind": "me"}] * 2}),
                ):
                    answer = await ada.http.request(method, path, json=body)
                    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "cannot-write"), answer.text
                    assert int(answer.headers["Retry-After"]) > 0
                await refused_choice(server, ada, table, "two")
                assert (await ada.ask("GET", f"/api/tables/{table}/log?seat=0"))["number"] == before, "reading goes on"
            told = await chosen(server, ada, table, "two")
            assert told > before and (await ada.ask("GET", "/api/me"))["name"] == "Ada"
            server.kill()
            server.start()
            assert (await ada.ask("GET", f"/api/tables/{table}/log?seat=0"))["number"] == told

    with apart(replace(QUICK, db=sqlite_db), log) as server:
        asyncio.run(run(server))
    said = log.read_text("utf8", "replace")  # it lay on the same disk
    assert "a request failed" not in said and "a task at a table failed" not in said


def test_a_database_that_only_reads_is_said_and_nothing_is_lost(postgres_db: str) -> None:
    async def read_only(on: bool) -> None:
        connection = await asyncpg.connect(postgres_db)
        name = postgres_db.rpartition("/")[2]
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if on else 'off'}")
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
        await connection.fetch(others, name)  # whoever comes back finds it so
        await connection.close()

    async def run() -> None:
        async with serving(replace(QUICK, db=postgres_db)) as server, alone(server, "coffee", seed="7") as table:
            before = (await table.choose())["number"]
            ada, path = table.person, f"/api/tables/{table.id}"
            await read_only(True)
            async with asyncio.timeout(20):  # the first to ask may meet a connection that was cut
                while (answer := await ada.http.patch("/api/me", json={"name": "Eve"})).json()["error"][
                    "code"
                ] == "starting":
                    await asyncio.sleep(0.1)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "cannot-write")
            assert (await ada.ask("GET", f"{path}/log?seat=0"))["number"] == before
            seat, position = table.decider, table.positions[table.decider]
            said = await table.pages[seat].choose(position, position["choices"][0]["code"], "while")
            assert (said["type"], said["code"]) == ("error", "cannot-write")
            await read_only(False)
            async with asyncio.timeout(20):
                while (await ada.http.patch("/api/me", json={"name": "Eve"})).status_code != 200:
                    await asyncio.sleep(0.1)
            async with page(server.ws, table.id, ada.token, seat=seat) as opened:
                position = (await opened.hear("welcome"))["position"]
                answered = await opened.choose(position, position["choices"][0]["code"], "while")
                assert answered["type"] == "accepted" and answered["number"] > before

    asyncio.run(run())
