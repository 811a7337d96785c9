"""The database before the first worker starts: reached, free and of the newest schema, or a sentence that says why not."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from boardroom.server import database
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings, command, say

PATIENCE = 10.0  # seconds in which a database that can be reached answers
FILE_PROBLEMS = {
    sqlite3.SQLITE_CANTOPEN: "db-denied",
    sqlite3.SQLITE_READONLY: "db-denied",
    sqlite3.SQLITE_PERM: "db-denied",
    sqlite3.SQLITE_BUSY: "db-busy",
    sqlite3.SQLITE_NOTADB: "db-foreign",
    sqlite3.SQLITE_CORRUPT: "db-damaged",
}
DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)


def prepare(settings: Settings) -> None:
    """Brings the database to the newest schema, or raises BadSettings that says what to change."""
    try:
        url = make_url(settings.db)
    except (ArgumentError, ValueError):
        raise BadSettings("postgres-address") from None  # without a word of it: it may hold a password
    try:
        if settings.is_sqlite:
            try_file(settings, url.database or "")
        asyncio.run(upgrade(settings))
    except BadSettings:
        raise
    except Exception as problem:
        refusal = file_refusal(problem, url) if settings.is_sqlite else postgres_refusal(problem, url)
        if refusal is None:
            raise
        raise refusal from None


def try_file(settings: Settings, path: str) -> None:
    """Raises what SQLite says of this file when no other server has it and one begins to write."""
    database.FileLock(settings).release()
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master")
        connection.execute("BEGIN IMMEDIATE")


async def upgrade(settings: Settings) -> None:
    """Knocks, and then takes the time that it takes."""
    engine = database.open_engine(settings)
    try:
        async with asyncio.timeout(PATIENCE), engine.connect():
            pass
        await database.upgrade(engine)
    finally:
        await engine.dispose()


def file_refusal(problem: Exception, url: URL) -> BadSettings | None:
    """Why the tables cannot be kept in this file; None if that is not the problem."""
    file = Path(url.database or "")
    typed = command("serve", "--db", str(Path.home() / "tables.sqlite3"))
    for cause in causes(problem):
        code = getattr(cause, "sqlite_errorcode", None)
        if code is not None:
            key = "db-folder" if file.is_dir() else FILE_PROBLEMS.get(code & 0xFF, "db-failed")
            return BadSettings(key, file=str(file), command=typed, why=str(cause))
        if isinstance(cause, OSError):
            key = "db-denied" if cause.errno in DENIED else "db-failed"
            number = errno.ENOTDIR if cause.errno == errno.EEXIST else cause.errno  # a file where a folder should be
            return BadSettings(key, file=str(file), command=typed, why=os.strerror(number or 0))
    return None


def postgres_refusal(problem: Exception, url: URL) -> BadSettings | None:
    """Why PostgreSQL cannot be used; None if that is not the problem."""
    host = f"{url.host or 'localhost'}:{url.port or 5432}"
    for cause in causes(problem):
        if isinstance(cause, ModuleNotFoundError):
            return BadSettings("postgres-package")
        if isinstance(cause, OSError):  # also when it took too long
            return BadSettings("postgres-away", host=host)
        state = getattr(cause, "sqlstate", None)
        if state is not None:
            key = {"28": "postgres-login", "3D": "postgres-no-database"}.get(state[:2], "postgres-failed")
            user, name = url.username or "you", url.database or ""
            return BadSettings(key, host=host, user=user, database=name, why=type(cause).__name__)
    return None


def causes(problem: BaseException) -> Iterator[BaseException]:
    """The problem and what it came from, the nearest first; libraries wrap what they were told."""
    seen: BaseException | None = problem
    while seen is not None:
        yield seen
        seen = getattr(seen, "orig", None) or seen.__cause__


def kept(settings: Settings, lang: str) -> str:
    """Where the tables are when the server has stopped."""
    url = make_url(settings.db)
    if settings.is_sqlite:
        return say(lang, "stopped-file", file=url.database or "")
    return say(lang, "stopped-postgres", database=url.database or "", host=url.host or "localhost")
