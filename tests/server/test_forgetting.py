"""Who is forgotten is forgotten: no name in any row of the database, and none in anything that is told afterwards."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

import boardroom
from boardroom.server import schema
from boardroom.server.names import NEUTRAL
from server.kit.client import Someone, page, someone
from server.kit.people import Three, at_table
from server.kit.playing import Chaos, Seated
from server.kit.servers import QUICK, Inside, serving

NAME = "Zenobia Quux"


async def rows(server: Inside) -> str:
    async with server.tables.store.engine.connect() as connection:
        found = [(await connection.execute(select(table))).all() for table in schema.metadata.sorted_tables]
    return repr(found)


async def played(server: Inside, ada: Someone, zen: Someone) -> str:
    """A game of two that is over, with words and snapshots."""
    made = await ada.make("startup-nation", ["me", "open", "random", "random"], listed=True)
    table: str = made["table"]["id"]
    await zen.sit(table, 1)
    async with page(server.ws, table, zen.token) as opened:
        await opened.hear("welcome")
        await opened.say(type="say", text="good luck")
        await opened.hear("chat")
    players = [Seated(server.ws, table, seat, person, Random(seat), Chaos()) for seat, person in ((0, ada), (1, zen))]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
    return table


def test_no_row_and_no_answer_has_the_name_of_somebody_forgotten(db: str) -> None:
    async def run() -> None:
        settings = replace(QUICK, db=db, snapshot_every=3)
        async with serving(settings) as server, someone(server.url) as ada, someone(server.url, NAME) as zen:
            over = await played(server, ada, zen)
            running = (await ada.make("startup-nation", ["me", "open", "random", "random"], listed=True))["table"]["id"]
            await zen.sit(running, 1)
            assert await rows(server) != (await rows(server)).replace(NAME, "")
            async with page(server.ws, running, ada.token) as opened:
                await opened.hear("welcome")
                await zen.ask("DELETE", "/api/me")
                assert NAME not in await rows(server)
                for table in (over, running):
                    paths = ["", "/log", "/replay?seat=-1"] + (["/minutes"] if table == over else [])
                    told = [await ada.ask("GET", f"/api/tables/{table}{path}") for path in paths]
                    assert NAME not in json.dumps(told), table
                    async with page(server.ws, table) as watching:
                        assert NAME not in json.dumps(await watching.hear("welcome"))
                minutes = await ada.ask("GET", f"/api/tables/{over}/minutes")
                assert f"player 1: {NEUTRAL}" in minutes and boardroom.replay(minutes).over
                log = await ada.ask("GET", f"/api/tables/{over}/log")
                assert NEUTRAL in [event.get("name") for event in log["events"]]

    asyncio.run(run())


def test_the_pages_of_somebody_forgotten_talk_no_more(db: str) -> None:
    async def scene(table: Three) -> None:
        cid = await table.open(table.cid)
        gallery = await table.open(table.cid, seat=-1)
        await table.cid.ask("DELETE", "/api/me")
        for opened in (cid, gallery):
            with pytest.raises(ConnectionClosed):
                while True:
                    await opened.hear()
        assert "Cid" not in json.dumps((await table.owner()).course.shown(-1, 0))

    at_table(db, scene)
