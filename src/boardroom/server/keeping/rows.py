"""All rows of a database, whichever kind it is: poured into another one, and counted so that two can be compared."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server import schema

BATCH = 500  # rows at once
WHOLE = 2**256

TABLES = tuple(schema.metadata.sorted_tables)  # whom others refer to comes first
NUMBERED = (
    schema.chat,
    schema.acts,
    schema.reports,
)  # PostgreSQL counts on from the highest number that it gave itself


@dataclass(frozen=True)
class Print:
    """How many rows a table has, and a sum over all of them that does not ask for their order."""

    rows: int
    sum: str


async def prints(connection: AsyncConnection) -> dict[str, Print]:
    """The print of every table; two databases with the same prints hold the same."""
    return {table.name: await print_of(connection, table) for table in TABLES}


async def print_of(connection: AsyncConnection, table: Table) -> Print:
    """The print of one table."""
    count, total = 0, 0
    found = await connection.stream(select(table), execution_options={"yield_per": BATCH})
    async for row in found:
        count += 1
        total += int.from_bytes(sha256(json.dumps(list(row), sort_keys=True).encode()).digest(), "big")
    return Print(count, f"{total % WHOLE:064x}")


async def pour(source: AsyncConnection, target: AsyncConnection) -> None:
    """Copies every row into a database whose tables are there and empty."""
    for table in TABLES:
        found = await source.stream(select(table), execution_options={"yield_per": BATCH})
        async for some in found.mappings().partitions(BATCH):
            await target.execute(insert(table), [dict(row) for row in some])
    if target.dialect.name == "postgresql":
        await count_on(target)


async def count_on(connection: AsyncConnection) -> None:
    """The next row gets a number that none has."""
    for table in NUMBERED:
        highest = (await connection.execute(select(func.max(table.c.id)))).scalar()
        if highest:
            sequence = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :highest)")
            await connection.execute(sequence, {"name": table.name, "highest": highest})


async def clear(connection: AsyncConnection) -> None:
    """Empties every table."""
    for table in reversed(TABLES):
        await connection.execute(table.delete())


async def is_empty(connection: AsyncConnection) -> bool:
    """Has nobody ever used this database?"""
    used = [(await connection.execute(select(1).select_from(table).limit(1))).first() for table in TABLES]
    return not any(used)


def as_text(found: dict[str, Print]) -> str:
    """Prints as a copy keeps them."""
    return json.dumps({name: [one.rows, one.sum] for name, one in found.items()}, sort_keys=True)


def differences(these: dict[str, Print], those: dict[str, Any]) -> list[str]:
    """The tables whose rows are not the same."""
    return sorted(name for name in these.keys() | those.keys() if these.get(name) != those.get(name))
