"""A copy holds what the database held, is looked through, and can be put into either kind of database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text, update

from boardroom.server import database, schema
from boardroom.server.keeping.backup import back_up
from boardroom.server.keeping.copies import check_seal, sums_of
from boardroom.server.keeping.restore import restore
from boardroom.server.keeping.rows import Print, prints
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings
from server.kit.client import Someone
from server.kit.people import CALM, three
from server.kit.servers import serving


async def some_game(db: str, then: Callable[[], Awaitable[object]] | None = None) -> tuple[str, str]:
    """A running game with choices and words; its id, and the token of who made it."""
    async with three(replace(CALM, db=db, snapshot_every=3)) as table:
        opened = await table.open(table.ada)
        await opened.say(type="say", text="à bientôt ♟")
        await opened.hear("chat")
        await table.play(7)
        if then is not None:
            await then()
        return table.table, table.ada.token


async def all_prints(db: str) -> dict[str, Print]:
    engine = database.open_engine(Settings(db=db).checked())
    try:
        async with engine.connect() as connection:
            return await prints(connection)
    finally:
        await engine.dispose()


@pytest.fixture
def other_db(db: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if db.startswith("postgresql"):
        return str(tmp_path / "other.sqlite3")
    address: str = request.getfixturevalue("postgres_db")
    return address


def test_a_copy_made_while_people_play_can_be_played_on_in_the_other_kind_of_database(
    db: str, other_db: str, tmp_path: Path
) -> None:
    async def run() -> None:
        file = tmp_path / "copy"
        table, token = await some_game(db, lambda: back_up(db, file, replace=False))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy"]
        found = await restore(other_db, file, replace=False)
        assert (found.tables, found.replayed, found.unreadable) == (1, 1, [])
        async with serving(replace(CALM, db=other_db)) as server:
            owner = await server.tables.owner(table)
            assert len(owner.course.history.choices) == 7
            ada = Someone(server.url, token)
            await ada.ask("POST", f"/api/tables/{table}/seats/0/concede")
            again = await ada.make("burn-rate", ["me", "random"])  # numbers go on where they were
            assert again["table"]["status"] == "playing"
            await ada.http.aclose()
            await owner.close("operator")

    asyncio.run(run())


def test_there_and_back_again_nothing_is_different(db: str, other_db: str, tmp_path: Path) -> None:
    async def run() -> None:
        await some_game(db)
        await back_up(db, tmp_path / "first", replace=False)
        await restore(other_db, tmp_path / "first", replace=False)
        before = await all_prints(db)
        assert await all_prints(other_db) == before and before["entries"].rows > 7
        await back_up(other_db, tmp_path / "second", replace=False)
        await restore(db, tmp_path / "second", replace=True)
        assert await all_prints(db) == before

    asyncio.run(run())


def test_a_database_that_holds_something_is_not_replaced_unless_one_says_so(db: str, tmp_path: Path) -> None:
    async def run() -> None:
        await some_game(db)
        await back_up(db, tmp_path / "copy", replace=False)
        with pytest.raises(BadSettings, match="holds tables or people already"):
            await restore(db, tmp_path / "copy", replace=False)
        with pytest.raises(BadSettings, match="is there already"):
            await back_up(db, tmp_path / "copy", replace=False)
        await back_up(db, tmp_path / "copy", replace=True)

    asyncio.run(run())


def test_no_copy_is_put_under_a_running_server(db: str, tmp_path: Path) -> None:
    async def run() -> None:
        async def try_it() -> None:
            await back_up(db, tmp_path / "copy", replace=False)
            with pytest.raises(BadSettings, match=r"in use|already uses"):
                await restore(db, tmp_path / "copy", replace=True)

        await some_game(db, try_it)

    asyncio.run(run())


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_a_copy_that_was_changed_is_refused(sqlite_db: str, tmp_path: Path) -> None:
    async def run() -> None:
        await some_game(sqlite_db)
        await back_up(sqlite_db, tmp_path / "copy", replace=False)

    asyncio.run(run())
    copy = tmp_path / "copy"
    change(copy, "UPDATE entries SET text = 'pass' WHERE number = 5")
    with pytest.raises(BadSettings, match=r"not what it was .*entries"):
        check_seal(copy)
    copy.write_bytes(copy.read_bytes()[:9000])
    with pytest.raises(BadSettings, match="not what it was"):
        check_seal(copy)
    copy.write_bytes(b"no database")
    with pytest.raises(BadSettings, match="not what it was"):
        check_seal(copy)
    with pytest.raises(BadSettings, match="not a copy"):
        check_seal(Path(sqlite_db))


def test_a_copy_of_a_newer_boardroom_is_refused_and_nothing_is_touched(sqlite_db: str, tmp_path: Path) -> None:
    async def run() -> None:
        await some_game(sqlite_db)
        await back_up(sqlite_db, tmp_path / "copy", replace=False)
        newer(tmp_path / "copy")
        before = Path(sqlite_db).read_bytes()
        with pytest.raises(BadSettings, match="newer"):
            await restore(sqlite_db, tmp_path / "copy", replace=True)
        assert Path(sqlite_db).read_bytes() == before

    asyncio.run(run())


def newer(copy: Path) -> None:
    """As a later version would have made it: another schema, and a seal that fits."""
    change(copy, "UPDATE alembic_version SET version_num = '9999'")
    with closing(sqlite3.connect(copy)) as connection, connection:
        sums = json.dumps(sums_of(connection))
        connection.execute("UPDATE boardroom_seal SET sums = ?", (sums,))


def test_a_table_that_cannot_be_read_is_named_and_copied_as_it_is(db: str, tmp_path: Path) -> None:
    async def run() -> None:
        table, _ = await some_game(db)
        engine = database.open_engine(Settings(db=db).checked())
        async with engine.begin() as connection:
            broken = update(schema.entries).where(schema.entries.c.number == 5).values(text="nonsense")
            await connection.execute(broken)
            await connection.execute(text("DELETE FROM snapshots"))
        await engine.dispose()
        assert (await back_up(db, tmp_path / "copy", replace=False)).unreadable == [table]

    asyncio.run(run())
