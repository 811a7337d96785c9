"""Databases for the server's tests: a new SQLite file or a new database of a throw-away PostgreSQL for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom.games import GAMES
from server.kit.postgres import Postgres, is_installed, postgres

LONG = ("test_chaos", "test_kill")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that wait longest begin first, so that no worker is left alone with them at the end."""
    items.sort(key=lambda item: item.path.stem not in LONG)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    if not is_installed():
        pytest.skip("PostgreSQL is not installed here (Debian: apt-get install postgresql)")
    with postgres() as server:
        yield server


@pytest.fixture
def sqlite_db(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


@pytest.fixture
def postgres_db(postgres_server: Postgres) -> str:
    return postgres_server.database()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, once of each kind."""
    address: str = request.getfixturevalue(f"{request.param}_db")
    return address


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game has what the real one lacks: choices that can be taken back."""
    monkeypatch.setitem(GAMES, "coffee", "toy.game:CoffeeGame")
