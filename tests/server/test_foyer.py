"""The lobby is pushed: one list for everybody when something changes, in pages, filtered and searched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from boardroom.server.foyer import PAGE
from boardroom.server.store import Store
from server.kit.client import Page, Someone, someone
from server.kit.servers import QUICK, Inside, serving

CALM = replace(QUICK, bot_delay=(30.0, 30.0))


@asynccontextmanager
async def lobby(server: Inside, person: Someone | None = None) -> AsyncIterator[Page]:
    async with connect(f"{server.ws}/api/lobby/socket", compression=None, max_size=None, proxy=None) as socket:
        opened = Page(socket)
        await opened.say(type="hello", **({"token": person.token} if person is not None else {}))
        yield opened


def titles(told: dict[str, Any]) -> list[str]:
    return [table["title"] for table in told["tables"]]


def test_a_lobby_page_is_told_of_tables_that_come_fill_and_go(db: str) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(replace(CALM, db=db)))
            ada, bob = [await stack.enter_async_context(someone(server.url, name)) for name in ("Ada", "Bob")]
            watching = await stack.enter_async_context(lobby(server))
            assert (await watching.hear("open"))["tables"] == []
            made = await ada.make("burn-rate", ["me", "open", "open"], listed=True, title="Evening")
            await ada.make("burn-rate", ["me", "open"], title="Secret")
            told = await watching.hear("open")
            assert titles(told) == ["Evening"] and told["tables"][0]["you"] == [] and told["total"] == 1
            await bob.sit(made["table"]["id"], 1)
            assert (await watching.hear("open"))["tables"][0]["seats"][1]["name"] == "Bob"
            await bob.ask("POST", f"/api/tables/{made['table']['id']}/seats/1/leave")
            await watching.hear("open")
            await ada.ask("DELETE", f"/api/tables/{made['table']['id']}")
            assert (await watching.hear("open"))["tables"] == []

    asyncio.run(run())


def test_ones_own_tables_are_told_when_they_move(db: str) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(replace(CALM, db=db)))
            ada, bob = [await stack.enter_async_context(someone(server.url, name)) for name in ("Ada", "Bob")]
            watching = await stack.enter_async_context(lobby(server, bob))
            assert (await watching.hear("mine"))["tables"] == []
            made = await ada.make("burn-rate", ["me", "open"], listed=True)
            await bob.sit(made["table"]["id"], 1)
            told = await watching.hear("mine")
            assert [table["id"] for table in told["tables"]] == [made["table"]["id"]] and told["tables"][0]["you"] == [
                1
            ]
            owner = await server.tables.owner(made["table"]["id"])
            state, seat = owner.course.state, owner.course.decider
            assert state is not None
            person = owner.course.seats[seat].person
            await owner.choose(str(person), seat, "c", owner.course.base, state.legal()[0])
            told = await watching.hear("mine")
            assert told["tables"][0]["decider"] == owner.course.decider

    asyncio.run(run())


def test_pages_filters_and_search(sqlite_db: str) -> None:
    async def run() -> None:
        async with (
            serving(replace(CALM, db=sqlite_db)) as server,
            someone(server.url) as ada,
            lobby(server) as watching,
        ):
            for number in range(PAGE + 5):
                await ada.make("burn-rate", ["me", "open"], listed=True, title=f"Spam {number}")
            await ada.make("coffee", ["me", "random"], listed=True, title="Tea for two")
            await watching.quiet(1.0)
            await watching.say(type="look", page=1)
            told = await watching.hear("open")
            assert len(told["tables"]) == 6 and (told["pages"], told["total"]) == (2, PAGE + 6)
            await watching.say(type="look", search="TEA")
            assert titles(await watching.hear("open")) == ["Tea for two"]
            await watching.say(type="look", game="coffee", free=True)
            assert (await watching.hear("open"))["tables"] == []
            found = await ada.ask("GET", "/api/tables?search=tea")
            assert titles(found) == ["Tea for two"] and found["pages"] == 1
            assert len((await ada.ask("GET", "/api/tables?page=1"))["tables"]) == 6

    asyncio.run(run())


def test_an_idle_lobby_costs_nothing_and_one_change_is_read_once(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = 0
    open_tables = Store.open_tables

    async def counted(store: Store) -> Any:
        nonlocal reads
        reads += 1
        return await open_tables(store)

    monkeypatch.setattr(Store, "open_tables", counted)

    async def run() -> None:
        nonlocal reads
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(replace(CALM, db=sqlite_db)))
            ada = await stack.enter_async_context(someone(server.url))
            pages = [await stack.enter_async_context(lobby(server)) for _ in range(20)]
            for one in pages:
                await one.hear("mine")
            reads = 0
            assert [message for one in pages for message in await one.quiet(0.05)] == [] and reads == 0
            for number in range(5):
                await ada.make("burn-rate", ["me", "open"], listed=True, title=str(number))
            heard = [[titles(message) for message in await one.quiet(1.0)] for one in pages[:1]]
            assert 1 <= len(heard[0]) <= 2 and heard[0][-1] == ["4", "3", "2", "1", "0"]
            assert 1 <= reads <= 2

    asyncio.run(run())


def test_the_lobbys_socket_is_not_a_tables(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(CALM, db=sqlite_db)) as server, lobby(server) as watching:
            await watching.hear("open")
            await watching.say(type="say", text="anybody there?")
            assert (await watching.hear("error"))["code"] == "bad-request"
            await watching.say(type="ping", id=4)
            assert json.loads(watching.raw[-1])["type"] == "error" and (await watching.hear("pong"))["id"] == 4

    asyncio.run(run())
