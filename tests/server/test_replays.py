"""Replays, playing on from them, and what a browser reads beside the table."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

from sqlalchemy import select, update

from boardroom.bots.random import RandomPlayer
from boardroom.server import schema
from server.kit.client import Someone, page, someone
from server.kit.servers import QUICK, serving


def test_texts_and_rules_of_a_game_can_be_read(sqlite_db: str) -> None:
    async def read() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as stranger:
            for lang in ("en", "fr"):
                texts = await stranger.ask("GET", f"/api/games/startup-nation/texts/{lang}")
                assert "prompt-play = " in texts and "reason-game-over" in texts
                assert "**SN-1**" in await stranger.ask("GET", f"/api/games/startup-nation/rules/{lang}")
            await stranger.ask("GET", "/api/games/chess/rules/en", expect=404)
            await stranger.ask("GET", "/api/games/startup-nation/texts/de", expect=422)

    asyncio.run(read())


async def play(server: Any, ada: Someone, table: str, choices: int) -> dict[str, Any]:
    """Plays seat 0 for so many choices, or to the end."""
    async with page(server.ws, table, ada.token) as tab:
        position: dict[str, Any] = (await tab.hear("welcome"))["position"]
        bot = RandomPlayer(1)
        while choices and position["view"]["outcome"] is None:
            if position["choices"]:
                code = bot.choose(position["view"], [choice["code"] for choice in position["choices"]], None, 0)  # type: ignore[arg-type]
                await tab.say(type="choose", client=f"c{choices}", base=position["base"], code=code)
                choices -= 1
            position = (await tab.hear("update"))["position"]
        return position


def test_a_seat_sees_what_it_knew_and_the_whole_truth_only_at_the_end(sqlite_db: str) -> None:
    async def watch() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            table = (await ada.make("startup-nation", ["me", "random", "random", "random"]))["table"]["id"]
            await play(server, ada, table, 1)
            first = (await ada.ask("GET", f"/api/tables/{table}/replay?seat=0"))["frames"]
            assert first[0]["step"] == 0 and first[0]["view"]["seat"] == 0 and len(first) > 1
            await ada.ask("GET", f"/api/tables/{table}/replay?seat=1", expect=403)
            await ada.ask("GET", f"/api/tables/{table}/replay?seat=-2", expect=409)
            await play(server, ada, table, 10_000)
            truth = await ada.ask("GET", f"/api/tables/{table}/replay?seat=-2")
            hands = [zone for zone in truth["frames"][0]["view"]["zones"] if zone["kind"] == "hand"]
            assert all("face" in thing for hand in hands for thing in hand["things"])
            later = await ada.ask("GET", f"/api/tables/{table}/replay?seat=0")
            assert later["frames"][: len(first)] == first
            last = await ada.ask("GET", f"/api/tables/{table}/replay?seat=0&start={later['steps'] - 1}")
            assert last["frames"][-1]["view"]["outcome"] is not None

    asyncio.run(watch())


def test_playing_on_keeps_what_the_seat_knew_and_forgets_the_rest(sqlite_db: str) -> None:
    async def go_on() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            table = (await ada.make("startup-nation", ["me", "random", "random", "random"]))["table"]["id"]
            await play(server, ada, table, 10_000)
            page_ = await ada.ask("GET", f"/api/tables/{table}/replay?seat=0")
            step = next(frame for frame in page_["frames"] if frame["view"]["decider"] == 0)
            again = await ada.ask("POST", f"/api/tables/{table}/play-on", {"seat": 0, "step": step["step"]})
            async with page(server.ws, again["table"]["id"], ada.token) as tab:
                welcome = await tab.hear("welcome")
                assert welcome["position"]["view"] == step["view"]
                assert json.dumps(welcome["events"]).count("table-played-on") == 1
            end = await play(server, ada, again["table"]["id"], 10_000)
            assert end["view"]["outcome"] is not None
            await ada.ask("GET", f"/api/tables/{again['table']['id']}/minutes", expect=409)
            await ada.ask("POST", f"/api/tables/{table}/play-on", {"seat": 0, "step": page_["steps"] - 1}, expect=409)
            assert (await ada.ask("POST", f"/api/tables/{again['table']['id']}/rematch"))["table"]["origin"] == ""

    asyncio.run(go_on())


def test_a_table_played_on_survives_a_restart(sqlite_db: str) -> None:
    async def restart() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            seats = ["me", "random", "random", "random"]
            table = (await ada.make("startup-nation", seats, options={"first_player": "seat:0"}))["table"]["id"]
            again = (await ada.ask("POST", f"/api/tables/{table}/play-on", {"seat": 0, "step": 0}))["table"]["id"]
            await play(server, ada, again, 1)
            before = await ada.ask("GET", f"/api/tables/{again}/log?seat=0")
            token = ada.token
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            ada = Someone(server.url, token)
            after = await ada.ask("GET", f"/api/tables/{again}/log?seat=0")
            await ada.http.aclose()
            assert after["events"][: len(before["events"])] == before["events"]

    asyncio.run(restart())


def test_a_table_whose_log_is_damaged_says_so_and_tells_no_secret(sqlite_db: str) -> None:
    async def damage() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            table = (await ada.make("startup-nation", ["me", "random", "random", "random"]))["table"]["id"]
            again = (await ada.ask("POST", f"/api/tables/{table}/play-on", {"seat": 0, "step": 0}))["table"]["id"]
            entries, token = schema.entries, ada.token
            async with server.tables.store.writing() as connection:
                begun = (await connection.execute(select(entries).where(entries.c.table_id == again))).all()[-1]
                data = json.loads(json.dumps(begun.data))
                data["position"]["table"]["hands"].append(["emmanuel"])
                row = (entries.c.table_id == again) & (entries.c.number == begun.number)
                await connection.execute(update(entries).where(row).values(data=data))
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            ada = Someone(server.url, token)
            answer = await ada.ask("GET", f"/api/tables/{again}/log?seat=0", expect=500)
            assert answer["error"]["code"] == "our-fault" and "hands" not in json.dumps(answer)
            async with page(server.ws, again, token) as tab:
                problem = await tab.hear("error")
                assert problem["code"] == "our-fault" and "hands" not in json.dumps(problem)
            assert (await ada.ask("GET", f"/api/tables/{table}/log?seat=0"))["events"], "other tables go on"
            await ada.http.aclose()

    asyncio.run(damage())


def test_a_game_played_on_gives_no_advice_while_the_first_one_runs(db: str) -> None:
    async def scene() -> None:
        async with serving(replace(QUICK, db=db)) as server, someone(server.url) as ada:
            first = (await ada.make("startup-nation", ["me", "random", "random", "random"]))["table"]["id"]
            again = (await ada.ask("POST", f"/api/tables/{first}/play-on", {"seat": 0, "step": 0}))["table"]["id"]
            third = (await ada.ask("POST", f"/api/tables/{again}/play-on", {"seat": 0, "step": 0}))["table"]["id"]
            for table in (again, third):
                for deed in ("hint", "bot", "leave"):
                    path = f"/api/tables/{table}/seats/0/{deed}"
                    said = await ada.ask("POST", path, {} if deed == "bot" else None, expect=409)
                    assert said["error"]["code"] == "original-runs", deed
            await play(server, ada, third, 10_000)
            said = await ada.ask("GET", f"/api/tables/{third}/review", expect=409)
            assert said["error"]["code"] == "original-runs"
            await play(server, ada, first, 10_000)
            await play(server, ada, again, 10_000)
            assert (await ada.ask("GET", f"/api/tables/{third}/review"))["table"] == third
            later = (await ada.ask("POST", f"/api/tables/{first}/play-on", {"seat": 0, "step": 0}))["table"]["id"]
            assert (await ada.ask("POST", f"/api/tables/{later}/seats/0/bot", {}))["seats"][0]["kind"] == "bot"

    asyncio.run(scene())
