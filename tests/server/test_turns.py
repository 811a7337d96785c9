"""Bots are shared fairly, and how long one takes on a busy server tells nothing about its choices."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from boardroom.server.lobby import MOST_BOT_TABLES
from boardroom.server.owner import TableOwner
from boardroom.server.pace import PACE, Slot, Tempo
from boardroom.server.settings import Settings, cores
from boardroom.server.turns import Lane, Ticket
from server.kit.client import Someone, page, someone
from server.kit.servers import QUICK, Inside, serving

TABLES = 14
ENOUGH = 50  # answers of each kind


def in_line(*tickets: tuple[str, str]) -> list[tuple[str, str]]:
    lane: Lane[tuple[str, str]] = Lane()
    for person, table in tickets:
        lane.add(Ticket(person, table), (person, table))
    found = []
    while (one := lane.next()) is not None:
        found.append(one)
    return found


def test_people_take_turns_and_then_their_tables() -> None:
    crowd = [("ada", f"t{n}") for n in range(4)]
    assert in_line(*crowd, ("bob", "b")) == [crowd[0], ("bob", "b"), *crowd[1:]]
    assert in_line(("ada", "x"), ("ada", "x"), ("ada", "y")) == [("ada", "x"), ("ada", "y"), ("ada", "x")]


def test_by_default_a_core_is_left_for_those_who_play() -> None:
    assert Settings().bots_at_once == max(1, cores() - 1)
    assert Settings(bot_processes=3).bots_at_once == 3
    assert Settings(workers=64).bots_at_once == 1


def test_an_answer_that_came_late_to_its_turn_is_held_as_long_as_thinking_takes() -> None:
    async def run() -> float:
        now = time.monotonic()
        slot = Slot(PACE["thoughtful"], now, now, limit=0.15, settle=0.2)
        await Tempo(QUICK).release(slot, granted=now)
        return time.monotonic() - now

    assert asyncio.run(run()) >= 0.2


def share_below(left: list[float], right: list[float]) -> float:
    """How often one of these is below one of those: a half when they are alike."""
    below = sum((a < b) + (a == b) / 2 for a in left for b in right)
    return below / (len(left) * len(right))


def test_on_a_busy_server_a_forced_answer_takes_as_long_as_a_free_one(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At many tables of Start-Up Nation, where nobody can know how many choices another has, people play at once."""
    forced, free = list[float](), list[float]()
    think = TableOwner._think

    async def timed(owner: TableOwner, base: int) -> None:
        assert owner.course.state is not None
        taken = forced if len(owner.course.state.legal()) == 1 else free
        started = time.monotonic()
        await think(owner, base)
        taken.append(time.monotonic() - started)

    async def play(server: Inside, number: int) -> None:
        bot = {"kind": "bot", "bot": "ismcts", "level": 5}
        async with someone(server.url, f"Person {number}") as person:
            wish = {"game": "startup-nation", "places": [{"kind": "me"}, bot, bot, bot]}
            table = (await person.ask("POST", "/api/tables", wish))["table"]["id"]
            await answer_at_once(server, person, table, Random(number))

    async def run() -> None:
        settings = replace(QUICK, db=sqlite_db, bot_processes=1, bot_delay=(0.1, 0.2))
        async with serving(settings) as server:
            players = [asyncio.create_task(play(server, number)) for number in range(TABLES)]
            async with asyncio.timeout(120):
                while min(len(forced), len(free)) < ENOUGH:
                    await asyncio.sleep(0.2)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    monkeypatch.setattr(TableOwner, "_think", timed)
    asyncio.run(run())
    assert sorted(free)[len(free) // 2] > 0.4, "bots had to wait for their turn, or this shows nothing"
    assert 0.3 < share_below(forced, free) < 0.7, (sorted(forced), sorted(free))


async def answer_at_once(server: Inside, person: Someone, table: str, dice: Random) -> None:
    async with page(server.ws, table, person.token) as mine:
        position: dict[str, Any] = (await mine.hear("welcome"))["position"]
        for count in range(10_000):
            if position["view"]["outcome"] is not None:
                return
            if position["choices"]:
                code = dice.choice(position["choices"])["code"]
                await mine.say(type="choose", client=f"c{count}", base=position["base"], code=code)
            position = (await mine.hear("update", "stale", seconds=60))["position"]


# Tables of bots.


def test_a_table_of_bots_rests_when_nobody_watches_and_goes_on_when_somebody_does(db: str) -> None:
    async def run() -> None:
        settings = replace(QUICK, db=db, unwatched=0.0)
        async with serving(settings) as server, someone(server.url) as ada:
            server.tables.worker.bot_wake = 0.05
            table = (await ada.make("burn-rate", ["random"] * 4, listed=True))["table"]["id"]
            await asyncio.sleep(0.5)
            owner = await server.tables.owner(table)
            async with asyncio.timeout(20):
                while not owner.rests or owner.busy:
                    await asyncio.sleep(0.05)
            number = owner.course.number
            kept = await server.tables.store.table(table)
            assert kept is not None and kept.standing.wake_at is None, "the sweeper forgets it too"
            async with page(server.ws, table) as watching:
                await watching.hear("update")
            assert owner.course.number > number

    asyncio.run(run())


def test_one_person_has_few_tables_of_bots_and_can_delete_them(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db, rate=1.0, unwatched=0.0)) as server, someone(server.url) as ada:
            made = [(await ada.make("burn-rate", ["random"] * 2))["table"]["id"] for _ in range(MOST_BOT_TABLES)]
            wish = {"game": "burn-rate", "places": [{"kind": "bot"}] * 2}
            said = await ada.ask("POST", "/api/tables", wish, expect=409)
            assert said["error"]["code"] == "many-bot-tables"
            async with someone(server.url, "Bob") as bob:
                await bob.ask("DELETE", f"/api/tables/{made[0]}", expect=403)
            async with page(server.ws, made[0], ada.token) as watching:
                await watching.hear("welcome")
                await ada.ask("DELETE", f"/api/tables/{made[0]}")
                with pytest.raises(ConnectionClosed):
                    while True:
                        await watching.hear()
            await ada.ask("GET", f"/api/tables/{made[0]}", expect=404)
            await ada.ask("POST", "/api/tables", wish)
            solo = (await ada.make("burn-rate", ["me", "open"], listed=True))["table"]["id"]
            async with someone(server.url, "Bob") as bob:
                await bob.sit(solo, 1)
                await ada.ask("DELETE", f"/api/tables/{solo}", expect=403)  # Bob plays there

    asyncio.run(run())
