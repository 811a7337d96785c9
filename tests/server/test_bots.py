"""Bots at tables: limits of time and memory, nobody waits for them, and their delay tells nothing."""

from __future__ import annotations

import asyncio
import inspect
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import boardroom
from boardroom.server import bots
from boardroom.server.bot_process import limit_memory
from boardroom.server.bots import BotFailed, Bots, Thinker, request_for
from boardroom.server.pace import PACE, draw_delay
from boardroom.server.turns import LATER, Ticket
from boardroom.server.weighing import Question, question_for
from server.kit.client import page, someone
from server.kit.servers import QUICK, serving
from server.kit.tables import alone

HANG = "import sys, time\nfor line in sys.stdin:\n    time.sleep(3600)\n"
HOG = """
import boardroom.server.bot_process as process

class Hog:
    def choose(self, view, legal, sampler, limit):
        return len([bytes(10**7) for _ in range(10**4)])

process.bot = lambda *given: Hog()
process.serve(400_000_000)
"""
FAILS_ONCE = """
import sys
from pathlib import Path
from boardroom.server.bot_process import serve

if not (failed := Path(sys.argv[1])).exists():
    failed.touch()
    sys.stdin.readline()
    sys.stdout.write(sys.argv[2])
    sys.exit()
serve(10**9)
"""


def request(game: str = "startup-nation") -> bots.Request:
    state = boardroom.load(game).start(boardroom.load(game).min_seats, seed=3)
    return request_for(state, state.seat, "greedy", 1, 0.2, boardroom.Luck(1), 2)


def question() -> Question:
    state = boardroom.load("startup-nation").start(4, seed=3)
    return question_for(state, boardroom.Luck(1), 2, simulations=20, limit=None)


@pytest.mark.parametrize("game", boardroom.games())
def test_a_bot_in_its_process_gives_a_legal_choice(game: str) -> None:
    async def run() -> int:
        thinkers = Bots(QUICK)
        try:
            return await thinkers.think(request(game))
        finally:
            await thinkers.stop()

    assert asyncio.run(run()) in request(game).legal


@pytest.mark.parametrize(("script", "problem"), [(HANG, TimeoutError), (HOG, BotFailed), ("", BotFailed)])
def test_a_bot_that_hangs_or_takes_all_memory_or_dies_is_ended(script: str, problem: type[Exception]) -> None:
    async def run() -> None:
        thinker = Thinker(replace(QUICK, bot_patience=2.0))
        thinker.command = [sys.executable, "-c", script]
        with pytest.raises(problem):
            await thinker.think(request())
        assert thinker._process is None  # the next request gets a new one
        await thinker.stop()

    asyncio.run(run())


@pytest.mark.parametrize("last_words", ["", '{"problem": "memory"}\n', '{"code":'])
def test_a_process_that_was_killed_or_is_full_is_followed_by_one_that_is_asked_the_same(
    last_words: str, tmp_path: Path
) -> None:
    async def run() -> int:
        thinker = Thinker(replace(QUICK, bot_patience=30.0))
        thinker.command = [sys.executable, "-c", FAILS_ONCE, str(tmp_path / "failed"), last_words]
        try:
            return int((await thinker.think(request()))["code"])
        finally:
            await thinker.stop()

    asked = request()
    player = boardroom.bot("greedy", boardroom.load("startup-nation"), seed=asked.seed)
    world = boardroom.load("startup-nation").restore(asked.save)
    assert asyncio.run(run()) == player.choose(asked.view, asked.legal, partial(world.imagine, asked.seat), None)


def test_a_system_that_refuses_a_limit_of_memory_still_has_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(kind: int, limits: tuple[int, int]) -> None:
        raise ValueError("current limit exceeds maximum limit")  # as macOS does

    monkeypatch.setattr("resource.setrlimit", refuse)
    limit_memory(1_500_000_000)


def test_those_who_play_go_before_a_review() -> None:
    async def run() -> list[str]:
        thinkers, order = Bots(replace(QUICK, bot_processes=1)), list[str]()

        async def weigh(name: str) -> None:
            await thinkers.weigh(question(), Ticket(lane=LATER))
            order.append(name)

        async def think(name: str) -> None:
            await thinkers.think(request())
            order.append(name)

        try:
            first = asyncio.create_task(weigh("first"))
            await asyncio.sleep(0)  # it has the only process now
            await asyncio.gather(first, weigh("review"), weigh("review"), think("bot"), think("bot"))
        finally:
            await thinkers.stop()
        return order

    assert asyncio.run(run()) == ["first", "bot", "bot", "review", "review"]


def test_who_goes_away_while_waiting_leaves_the_process_to_others() -> None:
    async def run() -> None:
        thinkers = Bots(replace(QUICK, bot_processes=1))
        try:
            held = await thinkers._take(Ticket())
            leaving = [asyncio.create_task(thinkers.think(request())) for _ in range(2)]
            await asyncio.sleep(0)
            leaving[0].cancel()  # one goes while it waits, one in the moment it is given the process
            await asyncio.sleep(0)
            thinkers._give(held)
            leaving[1].cancel()
            await asyncio.gather(*leaving, return_exceptions=True)
            assert await thinkers.think(request()) in request().legal
        finally:
            await thinkers.stop()

    asyncio.run(run())


def test_choices_that_cannot_be_weighed_are_not() -> None:
    async def run() -> None:
        thinkers = Bots(replace(QUICK, bot_patience=2.0))
        for thinker in thinkers.thinkers:
            thinker.command = [sys.executable, "-c", HANG]
        assert await thinkers.weigh(question()) is None
        await thinkers.stop()

    asyncio.run(run())


def test_when_a_bot_fails_the_table_plays_on_with_any_legal_choice(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db, bot_patience=0.3)) as server, someone(server.url) as ada:
            for thinker in server.tables.bots.thinkers:
                thinker.command = [sys.executable, "-c", HANG]
            made = await ada.make("startup-nation", ["greedy"] * 4)
            owner = await server.tables.owner(made["table"]["id"])
            for _ in range(200):
                await asyncio.sleep(0.02)
                if len(owner.course.history.choices) >= 2:
                    return
        raise AssertionError("the table stood still")

    asyncio.run(run())


def test_thinking_never_delays_another_table(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db, bot_patience=5.0)) as server, someone(server.url) as ada:
            for thinker in server.tables.bots.thinkers:
                thinker.command = [sys.executable, "-c", HANG]
            for _ in range(5):
                await ada.make("startup-nation", ["greedy"] * 4)
            async with alone(server, "startup-nation") as table:
                started = time.perf_counter()
                for _ in range(10):
                    await table.choose()
                assert time.perf_counter() - started < 1.5

    asyncio.run(run())


def test_a_table_of_bots_plays_to_its_end_and_the_minutes_replay(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server, someone(server.url) as ada:
            made = await ada.make("startup-nation", ["random", "greedy", "random", "greedy"], listed=True)
            async with asyncio.timeout(30):
                while (info := await ada.ask("GET", f"/api/tables/{made['table']['id']}"))["status"] != "over":
                    await asyncio.sleep(0.1)
            minutes = await ada.ask("GET", f"/api/tables/{info['id']}/minutes")
            assert boardroom.replay(minutes).over

    asyncio.run(run())


def test_the_delay_is_drawn_without_looking_at_the_table() -> None:
    assert list(inspect.signature(draw_delay).parameters) == ["settings", "pace"]
    drawn = [draw_delay(replace(QUICK, bot_delay=(0.5, 1.5)), PACE["thoughtful"]) for _ in range(2000)]
    assert 0.5 <= min(drawn) < 0.52 and 1.48 < max(drawn) <= 1.5
    assert abs(sum(drawn) / len(drawn) - 1.0) < 0.05


SEAT_0_BEGINS = "19"  # a seed: nothing that bots choose comes before seat 0's first choice, and a bot follows it


def test_with_a_person_at_the_table_a_bot_takes_its_time(sqlite_db: str) -> None:
    async def run() -> float:
        settings = replace(QUICK, db=sqlite_db, bot_delay=(0.4, 0.4))
        async with serving(settings) as server, someone(server.url) as ada:
            made = await ada.make("startup-nation", ["me", "random", "random", "random"], seed=SEAT_0_BEGINS)
            async with page(server.ws, made["table"]["id"], ada.token) as mine:
                position = (await mine.hear("welcome"))["position"]
                answer = await mine.choose(position, position["choices"][0]["code"], "c")
                started = time.perf_counter()
                while position["number"] <= answer["number"]:
                    position = (await mine.hear("update"))["position"]
                return time.perf_counter() - started

    assert 0.35 < asyncio.run(run()) < 2.0


def test_an_answer_is_dropped_when_the_owner_takes_the_seat_back(sqlite_db: str) -> None:
    async def run() -> None:
        settings = replace(QUICK, db=sqlite_db, bot_delay=(0.5, 0.5))
        async with serving(settings) as server, someone(server.url) as ada:
            made = await ada.make("startup-nation", ["me"] * 4)
            table, decider = made["table"]["id"], made["table"]["decider"]
            await ada.ask("POST", f"/api/tables/{table}/seats/{decider}/bot", {"bot": "random"})
            await asyncio.sleep(0.1)
            await ada.ask("POST", f"/api/tables/{table}/seats/{decider}/take-back")
            await asyncio.sleep(0.8)
            owner = await server.tables.owner(table)
            assert owner.course.history.choices == []

    asyncio.run(run())


def test_bots_go_on_after_a_restart(db: str) -> None:
    async def run() -> None:
        settings = replace(QUICK, db=db, bot_patience=0.2)
        async with serving(replace(settings, bot_delay=(5, 5))) as server, someone(server.url) as ada:
            made = await ada.make("startup-nation", ["me", "random", "random", "random"])
            table = made["table"]["id"]
            owner = await server.tables.owner(table)
            await ada.ask("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
            number = owner.course.number
        async with serving(settings) as server:
            server.tables.worker.bot_wake = 0.2
            async with asyncio.timeout(15):
                while (await server.tables.owner(table)).course.number == number:
                    await asyncio.sleep(0.05)

    asyncio.run(run())
