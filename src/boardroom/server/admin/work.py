"""The operator's way into a database: its tables without a server, and every act written where running servers hear it."""

from __future__ import annotations

import getpass
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from boardroom.server import database
from boardroom.server.notify import Notices, PostgresNotices
from boardroom.server.records import Act
from boardroom.server.schema import VERSION
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings
from boardroom.server.store import Store
from boardroom.server.tables import Tables

LONGEST_NAME = 40


@asynccontextmanager
async def at_work(db: str) -> AsyncIterator[Tables]:
    """The tables of this database. Nothing is served, no bot thinks, and what is written is written as a server does it."""
    settings = Settings(db=db).checked()
    check_file(settings)
    engine = database.open_engine(settings)
    try:
        async with engine.connect() as connection:
            check_version(await connection.run_sync(database.version_of), settings)
        notices = Notices() if settings.is_sqlite else PostgresNotices(engine)
        tables = Tables(settings, Store(engine), notices)
        tables.worker.serves = False
        tables.worker.writer.start()
        try:
            yield tables
        finally:
            await tables.stop()
    finally:
        await engine.dispose()


def check_file(settings: Settings) -> None:
    """SQLite would make a file that is missing; an operator has mistyped its name."""
    file = Path(make_url(settings.db).database or "")
    if settings.is_sqlite and not file.is_file():
        raise BadSettings("db-none", file=str(file))


def check_version(version: str | None, settings: Settings) -> None:
    """Another schema belongs to another Boardroom, which may be running on it."""
    if version != VERSION:
        name = Path(make_url(settings.db).database or "").name
        raise BadSettings("db-other", name=name, theirs=version or "–", ours=VERSION)


async def note(tables: Tables, kind: str, subject: str = "", at: Sequence[str] = ()) -> None:
    """One line for what was done; running servers follow it to these tables."""
    await tables.store.write_act(Act(0, time.time(), operator(), kind, subject, {"tables": list(at)}))


def operator() -> str:
    """Who types this, as the system calls them."""
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (KeyError, OSError):
        return "nobody"
