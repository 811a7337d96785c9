"""Several workers on one PostgreSQL: any serves any table, all hear of a choice soon, none can take a number twice."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

import boardroom
from boardroom.server.notify import Notices, PostgresNotices
from boardroom.server.presence import Attendance
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings
from server.kit.client import Page, page, someone
from server.kit.playing import play_table
from server.kit.servers import QUICK, Inside, apart, serving
from server.kit.tables import alone
from server.test_kill import check


@pytest.mark.parametrize("game", boardroom.games())
def test_a_choice_is_heard_through_another_worker_within_100_ms(postgres_db: str, game: str) -> None:
    """Counted from the moment the sockets of the worker that wrote it have it."""
    times = asyncio.run(hear_elsewhere(postgres_db, game))
    assert len(times) >= 10 and median(times) < 0.1, times


async def hear_elsewhere(db: str, game: str) -> list[float]:
    times = []
    async with two_workers(db) as (here, there), alone(here, game) as table:
        async with page(here.ws, table.id, table.person.token, seat=-1) as near:
            async with page(there.ws, table.id, table.person.token, seat=-1) as far:
                await near.hear("welcome")
                await far.hear("welcome")
                for _ in range(25):
                    when = asyncio.gather(*(told_at(opened) for opened in (near, far)))
                    accepted = await table.choose()
                    (here_at, number), (there_at, far_number) = await when
                    assert number == far_number == accepted["number"]
                    times.append(there_at - here_at)
                    if table.positions[0]["view"]["outcome"]:
                        break
    return times


async def told_at(opened: Page) -> tuple[float, int]:
    number = (await opened.hear("update"))["position"]["number"]
    return time.perf_counter(), number


class two_workers:  # noqa: N801
    """Two servers on one database, as two machines would be."""

    def __init__(self, db: str) -> None:
        self._settings = replace(QUICK, db=db)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> tuple[Inside, Inside]:
        first = await self._stack.enter_async_context(serving(self._settings))
        return first, await self._stack.enter_async_context(serving(self._settings))

    async def __aexit__(self, *problem: object) -> None:
        await self._stack.aclose()


@pytest.mark.parametrize("game", boardroom.games())
def test_two_workers_never_both_accept_the_same_number(postgres_db: str, game: str) -> None:
    asyncio.run(race(postgres_db, game))


async def race(db: str, game: str) -> None:
    """The same seat, two pages on two workers, two different commands for the same prompt at the same moment."""
    dice, wins = Random(1), [0, 0]
    async with two_workers(db) as (here, there), alone(here, game) as table, AsyncExitStack() as stack:
        far = [
            await stack.enter_async_context(page(there.ws, table.id, table.person.token, seat=seat))
            for seat in range(len(table.pages))
        ]
        for opened in far:
            await opened.hear("welcome")
        for turn in range(40):
            seat, position = table.decider, table.positions[table.decider]
            codes = [choice["code"] for choice in position["choices"]]
            answers = await asyncio.gather(
                table.pages[seat].choose(position, dice.choice(codes), f"a{turn}"),
                far[seat].choose(position, dice.choice(codes), f"b{turn}"),
            )
            kinds = [answer["type"] for answer in answers]
            assert sorted(kinds) == ["accepted", "stale"], answers
            winner = kinds.index("accepted")
            wins[winner] += 1
            await table.follow(answers[winner]["number"])
            await both_equal(table.pages[seat], far[seat])
            if table.positions[0]["view"]["outcome"]:
                break
    assert min(wins) > 0, "one worker always won: no race was run"


async def both_equal(near: Page, far: Page) -> None:
    mine = [message["position"] for message in near.heard if message["type"] == "update"][-1]
    theirs = [message["position"] for message in far.heard if message["type"] == "update"][-1:]
    while not theirs or theirs[-1]["number"] < mine["number"]:
        theirs = [(await far.hear("update"))["position"]]
    assert theirs[-1] == mine


def test_one_command_through_two_workers_is_answered_alike(postgres_db: str) -> None:
    async def run() -> None:
        async with two_workers(postgres_db) as (here, there), alone(here, "startup-nation") as table:
            for turn in range(10):
                seat, position = table.decider, table.positions[table.decider]
                async with page(there.ws, table.id, table.person.token, seat=seat) as far:
                    await far.hear("welcome")
                    code = position["choices"][0]["code"]
                    answers = await asyncio.gather(
                        table.pages[seat].choose(position, code, f"same{turn}"),
                        far.choose(position, code, f"same{turn}"),
                    )
                assert sorted(answer["type"] for answer in answers) == ["accepted", "duplicate"]
                assert answers[0]["number"] == answers[1]["number"]
                await table.follow(answers[0]["number"])

    asyncio.run(run())


def test_who_sat_down_through_one_worker_is_known_to_the_other_at_once(postgres_db: str) -> None:
    """Even before the notice of it has arrived: whoever comes in brings the number the store has."""

    async def run() -> None:
        async with two_workers(postgres_db) as (here, there), someone(here.url) as ada:
            made = await ada.make("startup-nation", ["me", "open", "open", "open"], listed=True)
            table = made["table"]["id"]
            await there.tables.owner(table)
            await there.tables.notices.stop()  # the other worker hears nothing any more
            for seat in range(1, 4):
                async with someone(here.url, f"Guest {seat}") as guest:
                    await guest.ask("POST", f"/api/tables/{table}/seats/{seat}/sit")
                    async with page(there.ws, table, guest.token, seat=seat) as mine:
                        assert (await mine.hear("welcome"))["seat"] == seat

    asyncio.run(run())


def test_presence_and_talk_cross_the_workers(postgres_db: str) -> None:
    async def run() -> None:
        async with two_workers(postgres_db) as (here, there), alone(here, "startup-nation") as table:
            async with page(there.ws, table.id, table.person.token, seat=1) as far:
                presence = (await far.hear("welcome"))["presence"]  # the other worker may have said it before
                while not all(presence["seats"]):
                    presence = (await far.hear("presence"))["presence"]
                await table.pages[0].say(type="say", text="hello over there")
                assert (await far.hear("chat"))["saying"]["text"] == "hello over there"

    asyncio.run(run())


def test_a_worker_that_repeats_who_is_there_tells_nobody_twice() -> None:
    attendance = Attendance(seats=2)
    assert attendance.hear("other", [1, 0], gallery=0)
    assert not attendance.hear("other", [1, 0], gallery=0)
    assert attendance.hear("other", [1, 1], gallery=0)


def test_notices_that_could_not_be_sent_are_sent_later(postgres_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with two_workers(postgres_db) as (here, there), alone(here, "startup-nation") as table:
            async with page(there.ws, table.id, table.person.token, seat=1) as far:
                await far.hear("welcome")
                lose_the_first_post(here.tables.notices, monkeypatch)
                await table.pages[0].say(type="say", text="hello at last")
                assert (await far.hear("chat"))["saying"]["text"] == "hello at last"

    asyncio.run(run())


def lose_the_first_post(notices: Notices, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(notices, PostgresNotices)
    send = notices._send
    lost: list[list[dict[str, Any]]] = []

    async def send_from_the_second_time_on(connection: AsyncConnection, post: list[dict[str, Any]]) -> None:
        if not lost:
            lost.append(post)
            raise OSError("the line is down")
        await send(connection, post)

    monkeypatch.setattr(notices, "_send", send_from_the_second_time_on)


def test_two_real_worker_processes_play_games_to_the_end(postgres_db: str, tmp_path: Path) -> None:
    async def run(url: str, ws: str) -> None:
        tables = [play_table(url, ws, "startup-nation", seed=900 + n) for n in range(3)]
        for result in await asyncio.wait_for(asyncio.gather(*tables), 60):
            check(result)

    with apart(replace(QUICK, db=postgres_db, workers=2), tmp_path / "log") as server:
        asyncio.run(run(server.url, server.ws))


def test_sqlite_refuses_more_than_one_worker(sqlite_db: str) -> None:
    with pytest.raises(BadSettings, match="SQLite serves one worker, not 2"):
        Settings(db=sqlite_db, workers=2).checked()


def test_a_second_server_on_one_sqlite_file_is_refused(sqlite_db: str, tmp_path: Path) -> None:
    with apart(replace(QUICK, db=sqlite_db), tmp_path / "log"):
        with (
            pytest.raises(AssertionError, match="another server already uses"),
            apart(replace(QUICK, db=sqlite_db), tmp_path / "second"),
        ):
            pass


def test_a_wish_for_another_pace_is_heard_by_the_other_worker(postgres_db: str) -> None:
    async def run() -> None:
        async with two_workers(postgres_db) as (here, there), someone(here.url) as ada, someone(there.url) as ben:
            made = await ada.make("startup-nation", ["me", "open", "random", "random"])
            table = made["table"]["id"]
            await ben.sit(table, 1, made["invitation"]["code"])
            async with page(here.ws, table, ada.token) as hers, page(there.ws, table, ben.token) as his:
                await hers.hear("welcome")
                await his.hear("welcome")
                await hers.say(type="pace", pace="at-once")
                await his.say(type="pace", pace="brisk")
                assert (await hers.hear("pace"))["pace"] == (await his.hear("pace"))["pace"] == "brisk"

    asyncio.run(run())


def test_a_worker_that_opens_a_table_later_hears_who_wished_what(postgres_db: str) -> None:
    async def run() -> None:
        async with two_workers(postgres_db) as (here, there), someone(here.url) as ada:
            made = await ada.make("startup-nation", ["me", "random", "random", "random"])
            table = made["table"]["id"]
            async with page(here.ws, table, ada.token) as hers:
                await hers.hear("welcome")
                await hers.say(type="pace", pace="brisk")
                await hers.hear("pace")
                owner = await there.tables.owner(table)
                async with asyncio.timeout(10):
                    while owner.tempo.pace.word != "brisk":
                        await asyncio.sleep(0.02)

    asyncio.run(run())
