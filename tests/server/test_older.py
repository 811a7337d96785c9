"""A table outlives an upgrade: what was stored is told, and today's rules are not run over yesterday's choices."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import update

import boardroom
from boardroom.core.minutes import read
from boardroom.registry import load
from boardroom.server import schema
from boardroom.server.fairness import hash_of, seed_hash, verify
from server.kit.client import Someone, page
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import alone
from server.kit.upgrades import OLDER, back_at, grow_old, logs, write

GAMES = [*boardroom.games(), "coffee"]


async def play_some(server: Inside, game: str, choices: int) -> tuple[Someone, str]:
    """A game in the middle, all seats of which are one person's."""
    async with alone(server, game, seed="7") as table:
        for number in range(choices):
            await table.choose(dice=Random(number))
        return table.person, table.id


@pytest.mark.parametrize("game", GAMES)
def test_what_every_seat_was_told_is_told_again_without_the_rules(sqlite_db: str, game: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            person, table = await play_some(server, game, 12 if game != "coffee" else 4)
            seats = load(game).min_seats
            async with back_at(server, person) as [ada]:
                before = await logs(ada, table, seats)
            await grow_old(server, table)
        async with serving(replace(QUICK, db=sqlite_db)) as server, back_at(server, person) as [ada]:
            assert await logs(ada, table, seats) == before
            frames = (await ada.ask("GET", f"/api/tables/{table}/replay?seat=0"))["frames"]
            assert [event for frame in frames for event in frame["events"]] == before[1]
            assert all(frame["view"] is None for frame in frames) and len(frames) > 3

    asyncio.run(run())


def test_a_running_game_is_stopped_and_says_so(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server, alone(server, "coffee", seed="7") as table:
            for _ in range(4):
                await table.choose()
            owner = await server.tables.owner(table.id)
            played = [(seat, str(owner.course.game.action(code))) for seat, code in owner.course.history.choices]
            await grow_old(server, table.id)
        async with serving(replace(QUICK, db=db)) as server, back_at(server, table.person) as [ada]:
            path = f"/api/tables/{table.id}"
            info = await ada.ask("GET", path)
            assert (info["status"], info["rules"], info["decider"]) == ("stopped", "stored", -1)
            assert table.id in [one["id"] for one in (await ada.ask("GET", "/api/my/tables"))["tables"]]
            asked = await ada.ask("GET", f"{path}/ending")
            assert (asked["stopped"], asked["voter"], asked["revision"], asked["today"]) == (True, True, OLDER, 1)
            assert (await ada.ask("GET", f"{path}/fairness"))["seed"] is None
            await ada.ask("GET", f"{path}/minutes", expect=409)
            async with page(server.ws, table.id, table.person.token) as opened:
                assert (await opened.hear("error"))["code"] == "older-rules"
            for deed in ("sit", "leave", "concede", "end", "take-back", "hint"):
                assert (await ada.ask("POST", f"{path}/seats/0/{deed}", expect=409))["error"]["code"] == "older-rules"
            await ada.ask("POST", f"{path}/ending", {"kind": "draw"})
            found = read(await ada.ask("GET", f"{path}/minutes"))
            assert found.choices == played and (found.seed, found.revision) == (7, OLDER)
            fair = await ada.ask("GET", f"{path}/fairness")
            assert fair["seed"] == "7" and fair["revision"] == OLDER

    asyncio.run(run())


def test_of_a_game_from_before_events_were_kept_the_choices_are_told(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            person, table = await play_some(server, "coffee", 3)
            await grow_old(server, table)
            async with server.tables.store.writing() as connection:
                await connection.execute(update(schema.entries).values(events=None))
        async with serving(replace(QUICK, db=sqlite_db)) as server, back_at(server, person) as [ada]:
            told = (await ada.ask("GET", f"/api/tables/{table}/log"))["events"]
            noted = [event for event in told if event["kind"] == "table-noted"]
            assert len(noted) == 3 and noted[0]["notation"] == noted[0]["notation"].strip() != ""
            numbers = [event["number"] for event in told]
            assert numbers == sorted(set(numbers))
            assert (await ada.ask("GET", f"/api/tables/{table}/replay"))["steps"] >= 3

    asyncio.run(run())


def test_a_finished_game_of_older_rules_says_so_and_is_not_replayed_with_todays(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            person, table = await play_some(server, "coffee", 0)
            async with back_at(server, person) as [ada]:
                path = f"/api/tables/{table}"
                for seat in (0, 1):
                    await ada.ask("POST", f"{path}/seats/{seat}/bot", {"bot": "random"})
                async with asyncio.timeout(30):
                    while (await ada.ask("GET", path))["status"] != "over":
                        await asyncio.sleep(0.05)
                before, minutes = await logs(ada, table, 2), await ada.ask("GET", f"{path}/minutes")
            await grow_old(server, table)
        async with serving(replace(QUICK, db=sqlite_db)) as server, back_at(server, person) as [ada]:
            info = await ada.ask("GET", path)
            assert (info["status"], info["rules"], info["revision"]) == ("over", "stored", OLDER)
            assert info["outcome"]["winners"], "its result stays"
            assert await logs(ada, table, 2) == before
            assert (await ada.ask("GET", f"{path}/replay"))["steps"] > 1
            assert await ada.ask("GET", f"{path}/minutes") == minutes
            assert (await ada.ask("GET", f"{path}/fairness"))["seed"] == "7"
            assert (await ada.ask("GET", f"{path}/review", expect=409))["error"]["code"] == "older-rules"
            said = await ada.ask("POST", f"{path}/play-on", {"seat": 0, "step": 0}, expect=409)
            assert said["error"]["code"] == "older-rules"
            again = (await ada.ask("POST", f"{path}/rematch"))["table"]
            assert (again["rules"], again["revision"]) == ("today", 1), "another game has today's rules"

    asyncio.run(run())


def test_a_table_that_waits_begins_by_todays_rules_with_a_new_promise(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server:
            person, _ = await play_some(server, "coffee", 0)
            async with back_at(server, person) as [ada]:
                waits = await ada.make("coffee", ["me", "open"], seed="9")
                lacks = await ada.make("coffee", ["me", "open"], seed="9")
            for made in (waits, lacks):
                await write(server, made["table"]["id"], revision=OLDER, seed_hash="0" * 64)
            await write(server, lacks["table"]["id"], options={"no-such-option": 1})
        async with serving(replace(QUICK, db=db)) as server, back_at(server, person) as [ada]:
            path = f"/api/tables/{waits['table']['id']}"
            info = await ada.ask("GET", path)
            assert (info["status"], info["rules"], info["revision"]) == ("waiting", "today", 1)
            assert info["seed_hash"] == seed_hash(load("coffee"), 2, 9, info["options"])
            assert (await ada.ask("POST", f"{path}/seats/1/bot", {"bot": "random"}))["status"] in ("playing", "over")
            assert (await ada.ask("GET", f"/api/tables/{lacks['table']['id']}"))["status"] == "archived"

    asyncio.run(run())


def test_a_step_back_to_the_old_rules_lets_a_stopped_game_go_on(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server:
            person, table = await play_some(server, "coffee", 3)
            await grow_old(server, table)
        async with serving(replace(QUICK, db=db)) as server:
            await write(server, table, revision=load("coffee").revision)
        async with serving(replace(QUICK, db=db)) as server, back_at(server, person) as [ada]:
            info = await ada.ask("GET", f"/api/tables/{table}")
            assert (info["status"], info["rules"]) == ("playing", "today") and info["decider"] >= 0
            seat = info["decider"]
            async with page(server.ws, table, person.token, seat=seat) as opened:
                position = (await opened.hear("welcome"))["position"]
                assert (await opened.choose(position, position["choices"][0]["code"], "c"))["type"] == "accepted"

    asyncio.run(run())


def test_a_game_of_an_earlier_revision_with_the_same_rules_goes_on(db: str) -> None:
    """Burn Rate's revision 2 only writes saves in another way."""

    async def run() -> None:
        async with serving(replace(QUICK, db=db, snapshot_every=2)) as server:
            person, table = await play_some(server, "burn-rate", 6)
            promise = hash_of("burn-rate", 1, "430523fa2c870f00", {}, 2, 7)
            await write(server, table, revision=1, content="430523fa2c870f00", seed_hash=promise)
        async with serving(replace(QUICK, db=db)) as server, back_at(server, person) as [ada]:
            path = f"/api/tables/{table}"
            info = await ada.ask("GET", path)
            assert (info["status"], info["rules"], info["revision"]) == ("playing", "today", 1)
            for seat in (0, 1):
                await ada.ask("POST", f"{path}/seats/{seat}/bot", {"bot": "random"})
            async with asyncio.timeout(60):
                while (await ada.ask("GET", path))["status"] != "over":
                    await asyncio.sleep(0.05)
            minutes = await ada.ask("GET", f"{path}/minutes")
            assert read(minutes).revision == 1 and verify(minutes, promise).fair

    asyncio.run(run())
