"""Puts a copy back, into a SQLite file or a PostgreSQL database, whichever it came from."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardroom.server import database
from boardroom.server.keeping.backup import read_copy
from boardroom.server.keeping.copies import break_seal, check_seal, copy_sealed, put_in_place, set_aside
from boardroom.server.keeping.reading import Found
from boardroom.server.keeping.rows import clear, differences, is_empty, pour, prints
from boardroom.server.schema import VERSION
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings

OTHERS = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")


async def restore(db: str, file: Path, replace: bool) -> Found:
    """The copy is looked through first; then the database holds what it holds, wholly or not at all."""
    settings = Settings(db=db).checked()
    check_seal(file)
    if settings.is_sqlite:
        return await into_file(settings, file, replace)
    with tempfile.TemporaryDirectory(prefix="boardroom-restore-") as folder:
        opened = Path(folder) / "copy.sqlite3"
        found = await open_copy(file, opened)
        await into_postgres(settings, opened, replace)
    return found


async def open_copy(file: Path, opened: Path) -> Found:
    """The copy without its seal, brought to today's schema and read; the copy itself stays as it is."""
    copy_sealed(file, opened)
    break_seal(opened)
    engine = database.open_engine(Settings(db=f"sqlite:///{opened.absolute()}").checked())
    try:
        await database.upgrade(engine)
    finally:
        await engine.dispose()
    return await read_copy(opened)


async def into_file(settings: Settings, file: Path, replace: bool) -> Found:
    """A new SQLite file takes the name; one that was there is kept under another."""
    target = Path(make_url(settings.db).database or "")
    lock = database.FileLock(settings)  # no server uses it
    try:
        if target.exists() and await is_used(settings) and not replace:
            raise BadSettings("restore-full", name=str(target))
        aside = set_aside(target)
        as_private_as(target, aside)
        found = await open_copy(file, aside)
        if target.exists():
            keep_old(target)
        put_in_place(aside, target)
        return found
    finally:
        set_aside(target)
        lock.release()


def as_private_as(target: Path, aside: Path) -> None:
    """The new file may be read by those who might read the old one; a first one by its owner alone."""
    aside.touch(mode=0o600)
    if target.exists():
        shutil.copymode(target, aside)
        with suppress(OSError, AttributeError):  # only an administrator gives files away, and not on every system
            os.chown(aside, target.stat().st_uid, target.stat().st_gid)


async def is_used(settings: Settings) -> bool:
    """Does this database hold anything?"""
    engine = database.open_engine(settings)
    try:
        async with engine.connect() as connection:
            return await holds_something(connection)
    finally:
        await engine.dispose()


async def holds_something(connection: AsyncConnection) -> bool:
    """Has anything been written? What is no database of ours, or of another version, is not asked further."""
    version = await connection.run_sync(database.version_of)
    if version is None:
        count = "SELECT count(*) FROM sqlite_master"
        return connection.dialect.name == "sqlite" and bool((await connection.execute(text(count))).scalar())
    return version != VERSION or not await is_empty(connection)


def keep_old(target: Path) -> None:
    """What was there is one whole file, under another name."""
    with closing(sqlite3.connect(target, timeout=10)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # what lies beside it is written into it
    target.replace(target.with_name(target.name + ".replaced"))


async def into_postgres(settings: Settings, opened: Path, replace: bool) -> None:
    """All rows in one transaction, compared before it is committed."""
    source, target = database.open_engine(Settings(db=str(opened)).checked()), database.open_engine(settings)
    try:
        await check_free(target)
        async with target.connect() as connection:
            if await holds_something(connection) and not replace:
                raise BadSettings("restore-full", name=make_url(settings.db).database or "")
        await database.upgrade(target)
        async with source.connect() as here, target.begin() as there:
            await clear(there)
            await pour(here, there)
            if wrong := differences(await prints(here), await prints(there)):
                raise BadSettings("copy-damaged", file=settings.db.rpartition("/")[2], what=", ".join(wrong))
    finally:
        await source.dispose()
        await target.dispose()


async def check_free(engine: AsyncEngine) -> None:
    """Nobody else may use the database: a server would go on from what it has in memory."""
    async with engine.connect() as connection:
        if others := (await connection.execute(OTHERS)).scalar():
            raise BadSettings("restore-busy", name=engine.url.database or "", others=str(others))
