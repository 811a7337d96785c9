"""Refusals of the server: a short code for programs and a sentence for the person who can mend it."""

from __future__ import annotations

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from boardroom.core.errors import BoardroomError

DATABASE_AWAY = (PoolTimeout, OperationalError, InterfaceError, ConnectionError)

STATUS = {  # every code with the HTTP status it travels under
    "bad-request": 400,
    "bad-option": 400,
    "bad-host": 400,
    "no-token": 401,
    "bad-origin": 403,
    "not-yours": 403,
    "not-allowed": 403,
    "no-table": 404,
    "no-game": 404,
    "no-seat": 404,
    "no-route": 404,
    "bad-method": 405,
    "not-now": 409,
    "seat-taken": 409,
    "too-large": 413,
    "invalid": 422,
    "too-many": 429,
    "our-fault": 500,
    "starting": 503,
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


def database_away() -> Refusal:
    """The database is down, or too busy: what was asked may be asked again."""
    return Refusal("starting", "the database does not answer: try again", 1.0)
