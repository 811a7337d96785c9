"""Reviews of finished games: every decision as its seat could know it, for those who may watch, and only after the end."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import boardroom
from boardroom.server import wire
from boardroom.server.reviews import moments_of
from boardroom.server.tables import Tables
from server.kit.client import Someone, page, someone
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import alone

SHORT: dict[str, Any] = {"options": {"target_score": 3}}


def scene(db: str, play: Callable[[Inside, Someone], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db, **settings)) as server, someone(server.url) as ada:
            await play(server, ada)

    asyncio.run(run())


async def finished_game(ada: Someone, game: str = "startup-nation", **wish: Any) -> str:
    """Bots have played; gives the table."""
    seats = max(2, boardroom.load(game).min_seats)
    made = await ada.make(game, ["random"] * seats, **wish)
    table: str = made["table"]["id"]
    async with asyncio.timeout(60):
        while (await ada.ask("GET", f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.05)
    return table


async def whole_review(ada: Someone, table: str) -> dict[str, Any]:
    """Asks until it is finished."""
    async with asyncio.timeout(60):
        while not (review := await ada.ask("GET", f"/api/tables/{table}/review"))["finished"]:
            assert review["done"] <= review["total"]
            await asyncio.sleep(0.05)
    found: dict[str, Any] = review
    return found


@pytest.mark.parametrize("game", ["startup-nation", "burn-rate"])
def test_every_decision_is_judged_and_those_that_mattered_are_named(sqlite_db: str, game: str) -> None:
    async def play(server: Inside, ada: Someone) -> None:
        table = await finished_game(ada, game)
        review = await whole_review(ada, table)
        steps = [one["step"] for one in review["decisions"]]
        assert len(steps) > 10 and steps == sorted(set(steps)) and review["done"] == review["total"]
        losses = {one["step"]: one["loss"] for one in review["decisions"]}
        costly = [losses[step] for step in review["mattered"]]
        assert 1 <= len(costly) <= 3 and costly == sorted(costly, reverse=True) and min(costly) > 0
        frames = {frame["step"]: frame for frame in await all_frames(ada, table)}
        for one in review["decisions"]:
            assert frames[one["step"]]["view"]["decider"] == one["seat"] == frames[one["step"] + 1]["seat"]
            assert one["loss"] == pytest.approx(max(0, one["best"]["score"] - one["chosen"]["score"]), abs=2e-4)
            assert len(one["values"]) == len(review["mean_loss"])

    scene(sqlite_db, play)


async def all_frames(ada: Someone, table: str) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = []
    while True:
        got = await ada.ask("GET", f"/api/tables/{table}/replay?seat=-1&start={len(frames)}")
        frames += got["frames"]
        if len(frames) == got["steps"]:
            return frames


def test_it_is_worked_out_once_and_kept(sqlite_db: str) -> None:
    async def play(server: Inside, ada: Someone) -> None:
        table = await finished_game(ada, **SHORT)
        first = await whole_review(ada, table)
        for thinker in server.tables.bots.thinkers:
            thinker.command = [sys.executable, "-c", ""]  # nobody can think any more
            await thinker.stop()
        assert await ada.ask("GET", f"/api/tables/{table}/review") == first
        assert await server.tables.store.review(table) == first

    scene(sqlite_db, play)


def test_what_an_older_server_kept_is_worked_out_anew(sqlite_db: str) -> None:
    async def play(server: Inside, ada: Someone) -> None:
        table = await finished_game(ada, **SHORT)
        await server.tables.store.keep_review(table, {"an": "old one"})
        assert (await whole_review(ada, table))["decisions"]

    scene(sqlite_db, play)


def test_before_the_end_there_is_none(sqlite_db: str) -> None:
    async def play(server: Inside, ada: Someone) -> None:
        table = (await ada.make("startup-nation", ["me", "random", "random", "random"]))["table"]["id"]
        refused = await ada.ask("GET", f"/api/tables/{table}/review", expect=409)
        assert refused["error"]["code"] == "not-now"
        assert not server.tables.reviews._under_way

    scene(sqlite_db, play)


@pytest.mark.parametrize(("watch", "status"), [("anyone", 200), ("invited", 403), ("nobody", 403)])
def test_it_is_for_those_who_may_see_the_replay(sqlite_db: str, watch: str, status: int) -> None:
    async def play(server: Inside, ada: Someone) -> None:
        table = await finished_game(ada, watch=watch, listed=True, **SHORT)
        async with someone(server.url, "Bob") as bob:
            await bob.ask("GET", f"/api/tables/{table}/replay", expect=status)
            await bob.ask("GET", f"/api/tables/{table}/review", expect=status)

    scene(sqlite_db, play)


def test_choices_that_were_taken_back_are_not_judged(sqlite_db: str) -> None:
    async def play(server: Inside, _ada: Someone) -> None:
        async with alone(server, "burn-rate", 2) as table:
            dice = Random(2)
            undone = 0
            for _ in range(40):
                seat = table.decider
                await table.choose(dice=dice)
                if table.positions[seat]["undo"]:
                    position = table.positions[seat]
                    await table.pages[seat].say(type="undo", client=f"u{table.count}", base=position["base"])
                    answer = await table.pages[seat].hear("accepted")
                    await table.follow(answer["number"])
                    undone += 1
            kept = await server.tables.store.table(table.id)
            assert kept is not None and undone > 3
            entries = await server.tables.store.entries(table.id)
            moments = moments_of(boardroom.load("burn-rate"), kept, entries)
            course = (await server.tables.owner(table.id)).course
            stood = [course.game.action(code).text for _, code in course.history.choices]
            found = [boardroom.load("burn-rate").action(moment.code).text for moment in moments]
            assert len(found) < len(entries) and is_part(found, stood)

    scene(sqlite_db, play)


def is_part(some: list[str], whole: list[str]) -> bool:
    """Do these come in this order in the whole?"""
    rest = iter(whole)
    return all(one in rest for one in some)


def test_the_tables_play_on_while_a_game_is_reviewed(sqlite_db: str) -> None:
    """With one process for all (that those who play go first is asked in test_bots)."""

    async def play(server: Inside, ada: Someone) -> None:
        table = await finished_game(ada)
        begun = await ada.ask("GET", f"/api/tables/{table}/review")
        assert not begun["finished"]
        await finished_game(ada, **SHORT)
        assert (await whole_review(ada, table))["decisions"]

    scene(sqlite_db, play, bot_processes=1)


def test_only_so_many_are_worked_on_at_once(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardroom.server.reviews.AT_ONCE", 1)

    async def play(server: Inside, ada: Someone) -> None:
        first, second = await finished_game(ada, **SHORT), await finished_game(ada, **SHORT)
        await ada.ask("GET", f"/api/tables/{first}/review")
        refused = await ada.ask("GET", f"/api/tables/{second}/review", expect=429)
        assert refused["error"]["retry_after"] > 0
        await whole_review(ada, first)
        await whole_review(ada, second)

    scene(sqlite_db, play)


def test_a_failure_is_said_and_not_tried_for_ever(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_given: Any) -> list[Any]:
        raise ValueError("planted")

    monkeypatch.setattr("boardroom.server.reviews.moments_of", broken)

    async def play(server: Inside, ada: Someone) -> None:
        table = await finished_game(ada, **SHORT)
        await ada.ask("GET", f"/api/tables/{table}/review")
        async with asyncio.timeout(10):
            while server.tables.reviews._under_way:
                await asyncio.sleep(0.01)
        await ada.ask("GET", f"/api/tables/{table}/review", expect=500)

    scene(sqlite_db, play)


def test_when_nobody_can_think_there_is_no_review(sqlite_db: str) -> None:
    async def play(server: Inside, ada: Someone) -> None:
        table = await finished_game(ada, **SHORT)
        for thinker in server.tables.bots.thinkers:
            thinker.command = [sys.executable, "-c", ""]
            await thinker.stop()
        async with asyncio.timeout(30):
            while (await ada.http.get(f"/api/tables/{table}/review")).status_code == 200:
                await asyncio.sleep(0.05)
        assert await server.tables.store.review(table) is None

    scene(sqlite_db, play)


def test_a_game_played_on_from_a_replay_is_reviewed_too(sqlite_db: str) -> None:
    async def play(server: Inside, ada: Someone) -> None:
        table = await finished_game(ada, **SHORT)
        wish = {"seat": 0, "step": 3, "bot": "random"}
        again: str = (await ada.ask("POST", f"/api/tables/{table}/play-on", wish))["table"]["id"]
        await ada.ask("POST", f"/api/tables/{again}/seats/0/bot", {"bot": "random"})
        async with page(server.ws, again, ada.token) as tab:
            position = (await tab.hear("welcome"))["position"]
            while position["view"]["outcome"] is None:
                position = (await tab.hear("update"))["position"]
        review = await whole_review(ada, again)
        assert review["decisions"] and wire.Review.model_validate(review)

    scene(sqlite_db, play)


def test_the_reviews_end_with_the_server(sqlite_db: str) -> None:
    async def run() -> Tables:
        async with serving(replace(QUICK, db=sqlite_db, review_seconds=600.0)) as server, someone(server.url) as ada:
            table = await finished_game(ada, **SHORT)
            await ada.ask("GET", f"/api/tables/{table}/review")
            return server.tables

    tables = asyncio.run(run())
    assert not tables.reviews._under_way
