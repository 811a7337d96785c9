"""One person on several devices: a code leads from one to the next, once and soon, and all can be signed out."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import select, update
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from boardroom.server import schema
from boardroom.server.security import COOKIE
from server.kit.client import PLAIN, Someone
from server.kit.people import Three as Table
from server.kit.people import at_table
from server.kit.servers import QUICK, Inside, serving
from server.test_admin import admin, id_of


async def moved(table: Table, code: str) -> Someone:
    """The same person on another device."""
    device = Someone(table.server.url)
    said = await device.ask("POST", "/api/me/move", {"code": code, "bearer": True})
    await device.http.aclose()
    return Someone(table.server.url, said["token"], said["name"])


def test_a_code_leads_to_the_same_seat_on_another_device_and_only_once(db: str) -> None:
    async def scene(table: Table) -> None:
        code = (await table.bob.ask("POST", "/api/me/code"))["code"]
        assert len(code) == 8
        phone = await moved(table, f" {code[:4].lower()}-{code[4:]}")
        assert (await table.info(phone))["you"] == [1] == (await table.info(table.bob))["you"]
        assert (await (await table.open(phone)).socket.ping()) is not None
        await table.cid.ask("POST", "/api/me/move", {"code": code}, expect=404)
        assert code not in await rows(table.server)
        await phone.http.aclose()

    at_table(db, scene)


async def rows(server: Inside) -> str:
    async with server.tables.store.engine.connect() as connection:
        found = [(await connection.execute(select(table))).all() for table in schema.metadata.sorted_tables]
    return repr(found)


def test_an_old_code_and_one_that_was_followed_by_another_lead_nowhere(db: str) -> None:
    async def scene(table: Table) -> None:
        first = (await table.bob.ask("POST", "/api/me/code"))["code"]
        second = (await table.bob.ask("POST", "/api/me/code"))["code"]
        await table.cid.ask("POST", "/api/me/move", {"code": first}, expect=404)
        async with table.server.tables.store.writing() as connection:
            await connection.execute(update(schema.moves).values(expires=time.time() - 1))
        await table.cid.ask("POST", "/api/me/move", {"code": second}, expect=404)
        await table.cid.ask("POST", "/api/me/move", {"code": "nonsense"}, expect=404)

    at_table(db, scene)


def test_signing_out_everywhere_leaves_this_device_alone(db: str) -> None:
    async def scene(table: Table) -> None:
        code = (await table.bob.ask("POST", "/api/me/code"))["code"]
        thief = await moved(table, code)
        other = (await table.bob.ask("POST", "/api/me/code"))["code"]
        opened = await table.open(thief)
        lobby = await table.stack.enter_async_context(connect(f"{table.server.ws}/api/lobby/socket", proxy=None))
        await lobby.send(json.dumps({"type": "hello", "token": thief.token}))
        said = await table.bob.ask("POST", "/api/me/sign-out", {"bearer": True})
        with pytest.raises(ConnectionClosed):
            while True:
                await opened.hear()
        await asyncio.wait_for(lobby.wait_closed(), 20)
        for old in (thief, table.bob):
            await old.ask("GET", "/api/me", expect=401)
        await table.cid.ask("POST", "/api/me/move", {"code": other}, expect=404)
        bob = Someone(table.server.url, said["token"])
        assert (await table.info(bob))["you"] == [1]
        await bob.http.aclose()
        await thief.http.aclose()

    at_table(db, scene)


def test_an_operator_gives_a_code_to_who_has_lost_their_cookie(db: str) -> None:
    async def scene(table: Table) -> None:
        bob = await id_of(table, "Bob")
        await admin(db, "sign-out", bob)
        await table.bob.ask("GET", "/api/me", expect=401)
        again = await moved(table, (await admin(db, "code", bob)).strip())
        assert (await table.info(again))["you"] == [1]
        await again.http.aclose()

    at_table(db, scene)


@asynccontextmanager
async def browser(server: Inside) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.url, verify=PLAIN, timeout=20) as opened:
        yield opened


def test_a_browser_keeps_its_cookie_for_another_year_whenever_it_comes(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, browser(server) as desk, browser(server) as phone:
            await desk.post("/api/me", json={"name": "Ada"})
            said = await desk.get("/api/me")
            assert f"{COOKIE}={desk.cookies[COOKIE]}" in said.headers["set-cookie"]
            assert "Max-Age=31536000" in said.headers["set-cookie"] and "HttpOnly" in said.headers["set-cookie"]
            code = (await desk.post("/api/me/code")).json()["code"]
            assert (await phone.post("/api/me/move", json={"code": code})).json()["token"] is None
            assert (await phone.get("/api/me")).json()["name"] == "Ada"
            await phone.post("/api/me/sign-out", json={})
            assert (await phone.get("/api/me")).status_code == 200
            assert (await desk.get("/api/me")).status_code == 401

    asyncio.run(run())


def test_codes_are_not_guessed_for_long(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db, rate=1.0)) as server, browser(server) as guesser:
            answers = [(await guesser.post("/api/me/move", json={"code": "K7QM4XHP"})).status_code for _ in range(25)]
            assert answers[0] == 404 and answers[-1] == 429

    asyncio.run(run())
