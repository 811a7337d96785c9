"""A database that is down or too busy: people are told to try again, and nothing of theirs is lost."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import httpx
import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from websockets.exceptions import ConnectionClosed

from boardroom.server.errors import is_away
from boardroom.server.store import Store
from server.kit.client import page, someone
from server.kit.servers import QUICK, serving
from server.kit.tables import alone

TRY_LATER = 1013
PROBLEMS = [PoolTimeout("no connection is free"), OperationalError("SELECT", {}, OSError()), ConnectionRefusedError()]
PROBLEMS += [DBAPIError("SELECT", {}, OSError()), OSError("Multiple exceptions"), TimeoutError()]
each_problem = pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: type(problem).__name__)


def lose_the_database(monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    async def person_of(_store: Store, _token: str) -> None:
        raise problem

    monkeypatch.setattr(Store, "person_of", person_of)


@each_problem
def test_a_request_is_answered_with_503_and_when_to_come_back(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    async def run() -> httpx.Response:
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            async with someone(server.url) as ada:
                lose_the_database(monkeypatch, problem)
                return await ada.http.get("/api/me")

    answer = asyncio.run(run())
    assert answer.status_code == 503 and int(answer.headers["Retry-After"]) >= 1
    assert answer.json()["error"]["code"] == "starting"


@each_problem
def test_a_socket_is_told_to_try_later_and_finds_its_table_again(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            async with alone(server, "startup-nation") as table:
                accepted = await table.choose()
                with monkeypatch.context() as patched:
                    lose_the_database(patched, problem)
                    async with page(server.ws, table.id, table.person.token, seat=0) as mine:
                        assert (await mine.hear("error"))["retry_after"] == 1
                        with pytest.raises(ConnectionClosed):
                            await mine.hear("welcome")
                        assert mine.socket.close_code == TRY_LATER
                async with page(server.ws, table.id, table.person.token, seat=0) as mine:
                    assert (await mine.hear("welcome"))["position"]["number"] == accepted["number"]

    asyncio.run(run())


@pytest.mark.parametrize("problem", [IntegrityError("INSERT", {}, OSError()), FileNotFoundError(), ValueError()])
def test_a_mistake_of_ours_is_not_taken_for_a_database_that_is_away(problem: Exception) -> None:
    assert not is_away(problem)
