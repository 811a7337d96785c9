"""Asking why a thing cannot be clicked: only who decides is told what the rules say, and the table never changes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.kit.client import Page, page
from server.kit.servers import QUICK, serving
from server.kit.tables import Alone, alone


async def ask(opened: Page, base: int, *path: str) -> dict[str, Any]:
    """The answer to a question."""
    await opened.say(type="why", base=base, path=list(path))
    return await opened.hear("because", "error")


async def reach_first_turn(table: Alone) -> dict[str, Any]:
    """Plays the draft of Burn Rate; gives the decider's position."""
    while table.positions[table.decider]["view"]["prompt"]["key"] != "prompt-turn":
        await table.choose()
    return table.positions[table.decider]


def in_a_turn(db: str, scene: Any, rate: float = 0.0) -> None:
    """Runs a scene at a table of Burn Rate, at the first turn."""

    async def run() -> None:
        settings = replace(QUICK, db=db, rate=rate) if rate else replace(QUICK, db=db)
        async with serving(settings) as server, alone(server, "burn-rate") as table:
            await scene(server, table, await reach_first_turn(table))

    asyncio.run(run())


def test_the_decider_is_told_the_rules_own_reason(sqlite_db: str) -> None:
    async def scene(server: Any, table: Alone, position: dict[str, Any]) -> None:
        told = await ask(table.pages[table.decider], position["base"], "choice:end-turn")
        assert told["path"] == ["choice:end-turn"] and told["base"] == position["base"]
        assert told["reasons"] == [{"reason": "must-act-first", "rule": "BR-3.6", "params": {}, "near": True}]

    in_a_turn(sqlite_db, scene)


def test_others_hear_only_that_it_is_not_their_turn(sqlite_db: str) -> None:
    async def scene(server: Any, table: Alone, position: dict[str, Any]) -> None:
        other = (table.decider + 1) % len(table.pages)
        for opened, reason in ((table.pages[other], "not-your-turn"), (table.gallery, "not-seated")):
            told = await ask(opened, position["base"], "choice:end-turn")
            assert [one["reason"] for one in told["reasons"]] == [reason]

    in_a_turn(sqlite_db, scene)


def test_an_unknown_thing_is_of_no_use_and_a_late_question_gets_no_reason(sqlite_db: str) -> None:
    async def scene(server: Any, table: Alone, position: dict[str, Any]) -> None:
        mine = table.pages[table.decider]
        unknown = await ask(mine, position["base"], "hand:nothing-like-it")
        assert [one["reason"] for one in unknown["reasons"]] == ["no-use"]
        late = await ask(mine, position["base"] - 1, "choice:end-turn")
        assert late["reasons"] == []

    in_a_turn(sqlite_db, scene)


@pytest.mark.parametrize("path", [[], ["x"] * 9, ["x" * 81], [""], "choice:end-turn", [1]])
def test_a_path_that_is_none_is_refused(sqlite_db: str, path: Any) -> None:
    async def scene(server: Any, table: Alone, position: dict[str, Any]) -> None:
        await table.pages[table.decider].say(type="why", base=position["base"], path=path)
        assert (await table.pages[table.decider].hear("because", "error"))["code"] == "invalid"
        await table.choose()

    in_a_turn(sqlite_db, scene)


def test_a_flood_of_questions_is_limited_like_any_other(sqlite_db: str) -> None:
    async def scene(server: Any, table: Alone, position: dict[str, Any]) -> None:
        async with page(server.ws, table.id, table.person.token, seat=table.decider) as mine:
            await mine.hear("welcome")
            with pytest.raises(ConnectionClosed):
                for _ in range(500):
                    await mine.say(type="why", base=position["base"], path=["choice:end-turn"])
                while True:
                    await mine.hear()

    in_a_turn(sqlite_db, scene, rate=1.0)
