"""A table outlives an upgrade: what was stored stays readable, and today's rules are not run over yesterday's choices."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy import update

from boardroom.core.minutes import read
from boardroom.registry import load
from boardroom.server import schema
from boardroom.server.fairness import seed_hash
from server.kit.client import Someone, page, someone
from server.kit.servers import QUICK, serving
from server.kit.tables import alone

OLDER = 0  # a revision that no game has any more


def test_a_game_that_an_upgrade_ended_shows_its_choices_and_its_seed(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server, alone(server, "coffee", seed="7") as table:
            for _ in range(4):
                await table.choose()
            owner = await server.tables.owner(table.id)
            played = [(seat, str(owner.course.game.action(code))) for seat, code in owner.course.history.choices]
            token = table.person.token
            async with server.tables.store.writing() as connection:
                t = schema.tables
                await connection.execute(update(t).where(t.c.id == table.id).values(revision=OLDER))
        async with serving(replace(QUICK, db=db)) as server:
            ada = Someone(server.url, token)
            path = f"/api/tables/{table.id}"
            assert (await ada.ask("GET", path))["status"] == "archived"
            found = read(await ada.ask("GET", f"{path}/minutes"))
            assert found.choices == played and (found.seed, found.revision) == (7, OLDER)
            fair = await ada.ask("GET", f"{path}/fairness")
            assert fair["seed"] == "7" and fair["revision"] == OLDER
            for part in ("log", "replay"):
                said = await ada.ask("GET", f"{path}/{part}?seat=0", expect=409)
                assert said["error"]["code"] == "older-rules"
            async with page(server.ws, table.id, token) as opened:
                assert (await opened.hear("error"))["code"] == "older-rules"
            await ada.http.aclose()

    asyncio.run(run())


def test_a_finished_game_of_older_rules_is_not_replayed_with_todays(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            info = (await ada.make("coffee", ["random", "random"], listed=True, seed="3"))["table"]
            async with asyncio.timeout(30):
                while (await ada.ask("GET", f"/api/tables/{info['id']}"))["status"] != "over":
                    await asyncio.sleep(0.05)
            path = f"/api/tables/{info['id']}"
            minutes = await ada.ask("GET", f"{path}/minutes")
            assert (await ada.ask("GET", f"{path}/replay"))["steps"] > 1
            async with server.tables.store.writing() as connection:
                t = schema.tables
                await connection.execute(update(t).where(t.c.id == info["id"]).values(revision=OLDER))
            for part in ("log", "replay", "review"):
                said = await ada.ask("GET", f"{path}/{part}", expect=409)
                assert said["error"]["code"] == "older-rules", part
            said = await ada.ask("POST", f"{path}/play-on", {"seat": 0, "step": 0}, expect=409)
            assert said["error"]["code"] == "older-rules"
            assert await ada.ask("GET", f"{path}/minutes") == minutes
            assert (await ada.ask("GET", f"{path}/fairness"))["seed"] == "3"
            assert info["seed_hash"] == seed_hash(load("coffee"), 2, 3, info["options"])

    asyncio.run(run())
