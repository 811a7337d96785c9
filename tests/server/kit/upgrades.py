"""Upgrades and steps back, as a server finds them at its next start: a table's row says which rules it was made with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import update

from boardroom.server import schema
from server.kit.client import Someone
from server.kit.servers import Inside

OLDER = 0  # a revision that no game has any more


async def write(server: Inside, table: str, **values: Any) -> None:
    """Changes the row of a table."""
    async with server.tables.store.writing() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))


async def grow_old(server: Inside, table: str) -> None:
    """From the next start on the rules of this table are gone."""
    await write(server, table, revision=OLDER)


@asynccontextmanager
async def back_at(server: Inside, *people: Someone) -> AsyncIterator[list[Someone]]:
    """The same people at another server."""
    again = [Someone(server.url, person.token, person.name) for person in people]
    try:
        yield again
    finally:
        for person in again:
            await person.http.aclose()


async def logs(person: Someone, table: str, seats: int) -> list[list[dict[str, Any]]]:
    """What the gallery and every seat were told."""
    path = f"/api/tables/{table}/log"
    return [(await person.ask("GET", f"{path}?seat={seat}"))["events"] for seat in range(-1, seats)]
