"""Copies a database while it is in use, and looks the copy through before it takes its name."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from boardroom.server import database
from boardroom.server.admin.work import check_file, check_version
from boardroom.server.keeping.copies import check_seal, checked_sums, put_in_place, seal, set_aside
from boardroom.server.keeping.reading import Found, read_all
from boardroom.server.keeping.rows import differences, pour, prints
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings
from boardroom.server.store import Store
from boardroom.version import __version__


async def back_up(db: str, file: Path, replace: bool) -> Found:
    """Writes the copy, opens it again and reads every table in it; gives what was read."""
    settings = Settings(db=db).checked()
    check_file(settings)
    if file.exists() and not replace:
        raise BadSettings("copy-there", file=str(file))
    await check_schema(settings)
    aside = set_aside(file)
    aside.touch(mode=0o600)  # whoever reads it can read the cards
    try:
        if settings.is_sqlite:
            copy_file(Path(make_url(settings.db).database or ""), aside)
        else:
            await copy_postgres(settings, aside)
        found = await read_copy(aside)
        seal(aside, time.time(), __version__)
        check_seal(aside)
        put_in_place(aside, file)
    finally:
        set_aside(file)
    return found


async def check_schema(settings: Settings) -> None:
    """Raises BadSettings unless this database has the schema that this Boardroom knows."""
    engine = database.open_engine(settings)
    try:
        async with engine.connect() as connection:
            check_version(await connection.run_sync(database.version_of), settings)
    finally:
        await engine.dispose()


def copy_file(source: Path, target: Path) -> None:
    """A SQLite file as it stands at one moment, also while somebody writes to it; compared with that moment."""
    with closing(sqlite3.connect(source, timeout=10)) as here, closing(sqlite3.connect(target)) as there:
        here.execute("BEGIN")  # sums and copy are of the same moment
        sums = checked_sums(here)
        here.backup(there, pages=-1)
        here.rollback()
    with closing(sqlite3.connect(target)) as again:
        if checked_sums(again) != sums:
            raise BadSettings("copy-damaged", file=str(target), what="backup")


async def copy_postgres(settings: Settings, target: Path) -> None:
    """The rows of a PostgreSQL database at one moment, in a new SQLite file; compared with that moment."""
    source, copy = database.open_engine(settings), database.open_engine(Settings(db=str(target)).checked())
    try:
        await database.upgrade(copy)
        async with source.connect() as connection, copy.begin() as there:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            await pour(connection, there)
            wrong = differences(await prints(connection), await prints(there))
        if wrong:
            raise BadSettings("copy-damaged", file=str(target), what=", ".join(wrong))
    finally:
        await source.dispose()
        await copy.dispose()


async def read_copy(file: Path) -> Found:
    """Opens a copy as a server would, and reads every table in it."""
    engine = database.open_engine(Settings(db=f"sqlite:///{file.absolute()}").checked())
    try:
        return await read_all(Store(engine))
    finally:
        await engine.dispose()
