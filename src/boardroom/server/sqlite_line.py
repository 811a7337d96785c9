"""The writer's own line to a SQLite file, over which a whole transaction travels to another thread and back once.

Over everybody's engine each cursor, each statement and the commit make that journey for themselves, and SQLAlchemy looks at
each of them anew. For the one thing that is written with every choice, that cost three times as much as the writing itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any

from sqlalchemy import UpdateBase
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from boardroom.server.database import prepare_sqlite

Work = list[tuple[UpdateBase, list[dict[str, Any]] | None]]  # statements, each with its rows if it has some

DIALECT = sqlite.dialect()


class SqliteLine:
    """One connection in a thread of its own; what goes wrong is raised as the driver says it."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, work: Work) -> None:
        """Does all of it in one transaction, or nothing."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Work) -> None:
        try:
            connection = self._connection = self._connection or self._call()
            with connection:
                for statement, rows in work:
                    prepared = Prepared(statement) if rows is None else prepare(statement)
                    connection.executemany(prepared.text, prepared.values(rows))
        except BaseException:  # whatever it was, the next transaction begins on a connection with nothing behind it
            self._hang_up()
            raise

    def _call(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, check_same_thread=False)
        prepare_sqlite(connection, None)
        return connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):  # a broken disk has been told of already
                self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Lets go of the file, once everything is written."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown()


class Prepared:
    """A statement as the driver takes it: its text, and how the values of a row become the driver's own."""

    def __init__(self, statement: UpdateBase) -> None:
        compiled = statement.compile(dialect=DIALECT)
        assert isinstance(compiled, SQLCompiler)
        types = {name: bind.type.dialect_impl(DIALECT) for name, bind in compiled.binds.items()}
        self.text = str(compiled)
        self._own = dict(compiled.params)  # the values that stand in the statement itself
        self._fields = [(name, types[name].bind_processor(DIALECT)) for name in compiled.positiontup or ()]

    def values(self, rows: list[dict[str, Any]] | None) -> list[tuple[Any, ...]]:
        """What the driver puts into the text, for each row."""
        return [self._row(row) for row in ([self._own] if rows is None else rows)]

    def _row(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(row[name] if process is None else process(row[name]) for name, process in self._fields)


@cache  # of the few statements that get their rows apart: one with values in it comes once, and nobody shall keep those
def prepare(statement: UpdateBase) -> Prepared:
    """The statement as the driver takes it."""
    return Prepared(statement)
