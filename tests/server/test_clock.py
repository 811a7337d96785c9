"""The system's clock jumps: nobody loses a seat or a table by it, and nothing waits for a time that is far away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from server.kit.client import page
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import Alone, alone

DAY = 24 * 3600.0
HOUR = 3600
STILL = replace(QUICK, sweep=1000.0)  # the test itself lets the sweeper come by

Jump = Callable[[float], None]


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    """Sets the clock by so many seconds; the steady one goes on as it does."""
    real, shift = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + shift[0])

    def by(seconds: float) -> None:
        shift[0] += seconds

    return by


def at_table(db: str, scene: Callable[[Inside, Alone], Awaitable[None]], **wish: Any) -> None:
    async def run() -> None:
        async with serving(replace(STILL, db=db)) as server, alone(server, "coffee", deadline=HOUR, **wish) as table:
            await scene(server, table)

    asyncio.run(run())


async def info(table: Alone) -> dict[str, Any]:
    found: dict[str, Any] = await table.person.ask("GET", f"/api/tables/{table.id}")
    return found


def test_put_back_it_leaves_no_deadline_far_away(db: str, jump: Jump) -> None:
    async def scene(server: Inside, table: Alone) -> None:
        jump(-DAY)
        await server.tables.sweep_once()
        told = await info(table)
        assert 0 < told["deadline_at"] - time.time() <= HOUR and told["since"] <= time.time()
        assert (await table.gallery.hear("table"))["table"]["deadline_at"] == told["deadline_at"], "everybody is told"
        jump(HOUR + 10.0)
        await server.tables.sweep_once()  # a jump again: the deadline begins anew, and nobody loses the seat
        assert (await info(table))["seats"][table.decider]["kind"] == "person"

    at_table(db, scene)


def test_put_forward_it_takes_nobody_off_their_seat(db: str, jump: Jump) -> None:
    async def scene(server: Inside, table: Alone) -> None:
        await table.choose()
        jump(DAY)
        await server.tables.sweep_once()
        await asyncio.sleep(0.1)
        told = await info(table)
        assert [seat["kind"] for seat in told["seats"]] == ["person", "person"]
        assert HOUR - 10 < told["deadline_at"] - time.time() <= HOUR
        assert (await table.choose())["type"] == "accepted"

    at_table(db, scene)


def test_a_deadline_that_passes_without_a_jump_is_one(sqlite_db: str, jump: Jump) -> None:
    """The stand-in plays: a jump must be told from time that has gone by."""

    async def scene(server: Inside, table: Alone) -> None:
        jump(HOUR + 1.0)
        server.tables.clock.look()  # as if it had been looked at all the time
        await server.tables.sweep_once()
        async with asyncio.timeout(10):
            while "bot" not in [seat["kind"] for seat in (await info(table))["seats"]]:
                await asyncio.sleep(0.05)

    at_table(sqlite_db, scene)


@pytest.mark.parametrize("years", [-5, 5])
def test_tokens_and_waiting_tables_outlive_it(db: str, jump: Jump, years: int) -> None:
    async def scene(server: Inside, table: Alone) -> None:
        waits = (await table.person.make("coffee", ["me", "open"], listed=True))["table"]["id"]
        jump(years * 365 * DAY)
        await server.tables.sweep_once()
        await server.tables.take_away_expired()
        jump(-years * 365 * DAY)
        await server.tables.sweep_once()
        await server.tables.take_away_expired()
        assert (await table.person.ask("GET", "/api/me"))["name"] == "Ada"
        assert (await table.person.ask("GET", f"/api/tables/{waits}"))["status"] == "waiting"
        async with page(server.ws, table.id, table.person.token, seat=table.decider) as opened:
            assert (await opened.hear("welcome"))["position"]["choices"]

    at_table(db, scene)
