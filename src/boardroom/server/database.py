"""Opening a database: SQLite with a lock that keeps a second server out, or PostgreSQL; and its migrations."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from boardroom.server.schema import VERSION
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings

MIGRATION_LOCK = 84708470


def open_engine(settings: Settings) -> AsyncEngine:
    """An engine for this database; statement parameters never reach an error text."""
    if not settings.is_sqlite:
        return create_async_engine(settings.db, hide_parameters=True, pool_size=5, max_overflow=5, pool_pre_ping=True)
    engine = create_async_engine(settings.db, hide_parameters=True, pool_size=4, max_overflow=0)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL for readers beside the writer; FULL so that an accepted choice survives a loss of power too."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class FileLock:
    """Keeps a second server away from one SQLite file. It is itself a SQLite lock, so it ends with its process."""

    def __init__(self, settings: Settings) -> None:
        database = make_url(settings.db).database
        if not database or database == ":memory:":
            raise BadSettings("db-memory")
        Path(database).parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(f"{database}.lock", timeout=0, check_same_thread=False)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            self._connection.close()
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise BadSettings("db-in-use", file=Path(database).name) from None

    def release(self) -> None:
        """Lets the next server in."""
        self._connection.close()


async def upgrade(engine: AsyncEngine) -> None:
    """Brings the database to the newest schema, wholly or not at all; several workers may try at once."""
    async with engine.begin() as connection:
        is_sqlite = engine.dialect.name == "sqlite"  # where Python would write every new table down by itself
        begin = "BEGIN IMMEDIATE" if is_sqlite else f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"
        await connection.execute(text(begin))
        version = await connection.run_sync(version_of)
        if version is not None and version > VERSION:
            raise BadSettings("db-newer", name=Path(engine.url.database or "").name, theirs=version, ours=VERSION)
        if version != VERSION:
            from boardroom.server.migrations import run  # heavy: most servers start on a database that is ready

            await connection.run_sync(run)


def version_of(connection: Connection) -> str | None:
    """The version of the schema that this database has; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
