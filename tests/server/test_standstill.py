"""No table stands still: nobody is left with one that was forgotten, and no news is missed while a table is read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from boardroom.server.owner import TableOwner
from boardroom.server.records import Append, Entry
from boardroom.server.store import Store
from boardroom.server.writer import Writer
from server.kit.client import Page, page
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import Alone, alone
from server.test_workers import two_workers

RESTART, TRY_LATER = 1012, 1013


class Writing:
    """Entries that do not arrive until the database is lost."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.lost = asyncio.Event()

    async def append(self, _append: Append) -> None:
        self.begun.set()
        await self.lost.wait()
        raise ConnectionRefusedError


@contextmanager
def a_write_that_fails() -> Iterator[Writing]:
    """While it lasts; what is asked behind it waits for it."""
    writing = Writing()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Writer, "append", writing.append)
        yield writing


async def waiting(owner: TableOwner, count: int) -> None:
    """Returns when so many wait for the table behind whoever has it."""
    async with asyncio.timeout(5):
        while len(owner.lock._waiters or ()) < count:
            await asyncio.sleep(0.005)


async def begin_to_choose(mine: Page, table: Alone, client: str) -> None:
    """A page of the decider sends a choice and does not wait for an answer."""
    position = table.positions[table.decider]
    await mine.say(type="choose", client=client, base=position["base"], code=position["choices"][0]["code"])


async def everybody_plays_on(server: Inside, table: Alone, client: str) -> None:
    """Whoever comes back hears the next choice."""
    seat = table.decider
    async with (
        page(server.ws, table.id, table.person.token, seat=seat) as mine,
        page(server.ws, table.id, table.person.token, seat=1 - seat) as other,
    ):
        await other.hear("welcome")
        position = (await mine.hear("welcome"))["position"]
        answer = await mine.choose(position, position["choices"][0]["code"], client)
        assert answer["type"] == "accepted", answer
        assert (await other.hear("update"))["position"]["number"] == answer["number"]


def test_who_comes_while_a_write_fails_is_not_left_with_a_forgotten_table(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server, alone(server, "coffee", seats=2, seed="7") as table:
            owner = await server.tables.owner(table.id)
            with a_write_that_fails() as writing:
                await begin_to_choose(table.pages[table.decider], table, "lost")
                await writing.begun.wait()
                async with page(server.ws, table.id, table.person.token, seat=1 - table.decider) as late:
                    await waiting(owner, 1)
                    writing.lost.set()
                    with pytest.raises(ConnectionClosed) as closed:
                        await late.hear("update", seconds=3)
            assert closed.value.rcvd is not None and closed.value.rcvd.code in (RESTART, TRY_LATER)
            await everybody_plays_on(server, table, "again")

    asyncio.run(run())


def test_what_waited_behind_a_write_that_failed_is_not_written_at_a_forgotten_table(db: str) -> None:
    """Else those who came back to the table that was read anew would not hear of it."""

    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server, alone(server, "coffee", seats=2, seed="7") as table:
            owner = await server.tables.owner(table.id)
            async with page(server.ws, table.id, table.person.token, seat=table.decider) as second:
                await second.hear("welcome")
                with a_write_that_fails() as writing:
                    await begin_to_choose(table.pages[table.decider], table, "lost")
                    await writing.begun.wait()
                    await begin_to_choose(second, table, "behind")
                    await waiting(owner, 1)
                writing.lost.set()  # and the database is there again
                with pytest.raises(ConnectionClosed):
                    await second.hear("accepted")
            assert (await table.person.ask("GET", f"/api/tables/{table.id}/log?seat=0"))["number"] == owner.course.told
            await everybody_plays_on(server, table, "behind")

    asyncio.run(run())


def test_a_choice_that_is_made_while_another_worker_reads_the_table_is_told_there(
    postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_workers(postgres_db) as (here, there), alone(here, "coffee", seats=2, seed="7") as table:
            read, go_on, entries = asyncio.Event(), asyncio.Event(), Store.entries

            async def slowly(store: Store, table_id: str, after: int = -1) -> list[Entry]:
                found = await entries(store, table_id, after)
                if store is there.tables.store:
                    read.set()
                    await go_on.wait()
                return found

            monkeypatch.setattr(Store, "entries", slowly)
            async with page(there.ws, table.id, table.person.token, seat=0) as far:
                await read.wait()
                number = (await table.choose())["number"]
                await asyncio.sleep(0.3)  # its notice is heard
                go_on.set()
                position = (await far.hear("welcome"))["position"]
                while position["number"] < number:
                    position = (await far.hear("update", seconds=3))["position"]

    asyncio.run(run())


def test_a_worker_whose_line_breaks_while_it_listens_anew_hears_the_others_again(
    postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_workers(postgres_db) as (here, there), alone(here, "coffee", seats=2, seed="7") as table:
            async with page(there.ws, table.id, table.person.token, seat=0) as far:
                await far.hear("welcome")
                listen, tries = asyncpg.Connection.add_listener, []

                async def break_twice(connection: asyncpg.Connection, *what: Any) -> None:
                    tries.append(connection)
                    if len(tries) <= 2:
                        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
                    await listen(connection, *what)

                monkeypatch.setattr(asyncpg.Connection, "add_listener", break_twice)
                await end_listeners(postgres_db)
                async with asyncio.timeout(10):
                    while len(tries) < 4:
                        await asyncio.sleep(0.05)
                number = (await table.choose())["number"]
                while (await far.hear("update", seconds=5))["position"]["number"] < number:
                    pass

    asyncio.run(run())


async def end_listeners(db: str) -> None:
    """PostgreSQL ends the connections on which workers hear each other."""
    connection = await asyncpg.connect(db)
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = $1"
    assert await connection.fetch(ended, db.rpartition("/")[2])
    await connection.close()
