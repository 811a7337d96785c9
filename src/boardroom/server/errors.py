"""Refusals of the server: a short code for programs and a sentence for the person who can mend it."""

from __future__ import annotations

import logging
import sqlite3

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from boardroom.core.errors import BoardroomError

try:
    from asyncpg.exceptions import InterfaceError as DriverError
    from asyncpg.exceptions import PostgresError
except ImportError:  # without PostgreSQL there is no such driver
    DRIVERS: tuple[type[Exception], ...] = ()
else:
    DRIVERS = (PostgresError, DriverError)

# What can be raised while a database crashes, is away, or comes back: SQLAlchemy names some of it, and hands on the rest.
MAY_BE_AWAY: tuple[type[Exception], ...] = (PoolTimeout, DBAPIError, OSError, sqlite3.DatabaseError, *DRIVERS)
OUR_FAULT = (  # it answered, and did not like what it was asked; or it is about some other file
    IntegrityError, ProgrammingError, DataError, NotSupportedError,
    sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.NotSupportedError,
    FileNotFoundError, PermissionError, IsADirectoryError, NotADirectoryError,
)  # fmt: skip

FULL_IN_SQLITE = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR")
FULL_IN_POSTGRES = ("53100", "25006")  # disk full, read-only

STATUS = {  # every code with the HTTP status it travels under
    "bad-request": 400,
    "bad-option": 400,
    "bad-host": 400,
    "no-token": 401,
    "bad-origin": 403,
    "not-yours": 403,
    "not-allowed": 403,
    "no-table": 404,
    "no-code": 404,
    "no-game": 404,
    "no-seat": 404,
    "no-route": 404,
    "bad-method": 405,
    "not-now": 409,
    "seat-taken": 409,
    "second-seat": 409,
    "not-away": 409,
    "older-rules": 409,
    "many-bot-tables": 409,
    "muted": 403,
    "banned": 403,
    "blocked-here": 409,
    "original-runs": 409,
    "too-slow": 408,
    "too-large": 413,
    "invalid": 422,
    "too-many": 429,
    "our-fault": 500,
    "starting": 503,
    "cannot-write": 503,
}


class Refusal(BoardroomError):  # noqa: N818
    """Something the server will not do; `retry_after` says in how many seconds it might."""

    def __init__(self, code: str, message: str, retry_after: float | None = None) -> None:
        assert code in STATUS, code
        super().__init__(message)
        self.code = code
        self.message = message
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """The HTTP status of this refusal."""
        return STATUS[self.code]


def is_away(problem: BaseException) -> bool:
    """Does this say that the database does not answer?"""
    return isinstance(problem, MAY_BE_AWAY) and not isinstance(problem, OUR_FAULT)


def cannot_write(problem: BaseException | None) -> bool:
    """Does this say that the disk is full, broken or read-only?"""
    while problem is not None:
        name, state = getattr(problem, "sqlite_errorname", None) or "", getattr(problem, "sqlstate", None)
        if name.startswith(FULL_IN_SQLITE) or state in FULL_IN_POSTGRES:
            return True
        problem = getattr(problem, "orig", None) or problem.__cause__
    return False


def database_away(problem: BaseException | None = None) -> Refusal:
    """The database is down, too busy or cannot write: what was asked may be asked again."""
    if cannot_write(problem):
        return Refusal(
            "cannot-write", "the server's disk is full or cannot be written: what was accepted is safe", 10.0
        )
    return Refusal("starting", "the database does not answer: try again", 1.0)


def say_away(log: logging.Logger, problem: BaseException, **more: str) -> None:
    """One line for the operator: what is wrong, and never what was asked."""
    what = "the disk is full or cannot be written" if cannot_write(problem) else "the database does not answer"
    log.warning(what, extra={**more, "problem": type(problem).__name__})
