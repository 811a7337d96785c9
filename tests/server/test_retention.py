"""What is old goes when the operator says so, and nothing else does; nothing goes unless they say so."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from sqlalchemy import Table, func, select, update

from boardroom.server import schema
from boardroom.server.tables import Tables
from server.kit.client import someone
from server.kit.people import CALM, Three, three
from server.kit.servers import serving
from server.test_admin import typed

DAY = 24 * 3600.0
AGES = ((schema.tables, "created"), (schema.tables, "ended"), (schema.chat, "at"), (schema.people, "created"))


async def age(tables: Tables, days: float) -> None:
    """As if everything so far had been so many days ago."""
    async with tables.store.writing() as connection:
        for table, name in (*AGES, (schema.tokens, "used")):
            column = table.c[name]
            await connection.execute(update(table).where(column.is_not(None)).values({name: column - days * DAY}))


async def counted(tables: Tables, *of: Table) -> list[Any]:
    async with tables.store.engine.connect() as connection:
        return [(await connection.execute(select(func.count()).select_from(table))).scalar() for table in of]


async def old_and_new(table: Three) -> None:
    """A game that ended ten days ago with something said, its people gone; and one that was over just now."""
    opened = await table.open(table.bob)
    await opened.say(type="say", text="that was long ago")
    await opened.hear("chat")
    await (await table.owner()).close("operator")
    await age(table.server.tables, 10)
    async with someone(table.server.url, "Dan") as dan:
        made = await dan.make("burn-rate", ["me", "random"])
        await dan.ask("POST", f"/api/tables/{made['table']['id']}/seats/0/concede")


EVERYTHING = (schema.tables, schema.chat, schema.people)


def test_old_games_talk_and_people_go_and_new_ones_stay(db: str) -> None:
    async def run() -> None:
        async with three(replace(CALM, db=db, keep_games=5, keep_talk=5, keep_people=5)) as table:
            await old_and_new(table)
            assert await counted(table.server.tables, *EVERYTHING) == [2, 1, 4]
            await table.server.tables.take_away_expired()
            assert await counted(table.server.tables, *EVERYTHING) == [1, 0, 1]

    asyncio.run(run())


def test_nothing_goes_unless_the_operator_says_so(db: str) -> None:
    async def run() -> None:
        async with three(replace(CALM, db=db)) as table:
            await old_and_new(table)
            await table.server.tables.take_away_expired()
            assert await counted(table.server.tables, *EVERYTHING) == [2, 1, 4]

    asyncio.run(run())


def test_who_sits_at_a_running_table_stays_however_long_they_are_away(db: str) -> None:
    async def run() -> None:
        async with three(replace(CALM, db=db, keep_people=5)) as table:
            await age(table.server.tables, 400)
            await table.server.tables.take_away_expired()
            assert await counted(table.server.tables, schema.people) == [3]
            await table.bob.ask("GET", "/api/me")  # and their token, too

    asyncio.run(run())


def test_a_sweep_from_the_command_line_does_the_same(db: str) -> None:
    async def run() -> str:
        async with three(replace(CALM, db=db)) as table:
            await old_and_new(table)
            said = await asyncio.to_thread(typed, db, "sweep", "--keep-games", "5", "--keep-people", "5")
            assert await counted(table.server.tables, *EVERYTHING) == [1, 0, 1]
            return said

    assert "1 finished games" in asyncio.run(run())


def test_a_token_lives_for_a_year_after_it_was_shown(db: str) -> None:
    async def run() -> None:
        async with serving(replace(CALM, db=db)) as server, someone(server.url) as ada, someone(server.url) as bob:
            await age(server.tables, 200)
            await ada.ask("GET", "/api/me")
            await age(server.tables, 200)
            await ada.ask("GET", "/api/me")  # it was shown half a year ago
            await bob.ask("GET", "/api/me", expect=401)
            await server.tables.take_away_expired()
            assert await counted(server.tables, schema.tokens) == [1]

    asyncio.run(run())
