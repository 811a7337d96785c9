"""What an operator does to tables and people. The database is changed first, then the act is written, and servers heed it."""

from __future__ import annotations

import time

from boardroom.server import devices, forgetting, hosting, reporting, retention, stopped
from boardroom.server.admin.work import note
from boardroom.server.errors import Refusal
from boardroom.server.records import PLAYING, STOPPED, WAITING, Kept, Person
from boardroom.server.retention import Swept
from boardroom.server.settings import Retention
from boardroom.server.tables import Tables


async def the_table(tables: Tables, table: str) -> Kept:
    """The table with this id."""
    kept = await tables.store.table(table)
    if kept is None:
        raise Refusal("no-table", f"there is no table {table}: `boardroom admin tables` lists them")
    return kept


async def the_person(tables: Tables, person: str) -> Person:
    """The person with this id."""
    found = await tables.store.person(person)
    if found is None:
        raise Refusal("bad-request", f"there is no person {person}: `boardroom admin people` lists them")
    return found


async def close(tables: Tables, table: str) -> None:
    """Ends a game without a result; its log, minutes and seed are open then. A table that waits is taken away."""
    kept = await the_table(tables, table)
    if kept.standing.status == WAITING:
        await remove(tables, table)
        return
    if kept.standing.status == STOPPED:
        await stopped.end(tables.store, tables.worker.writer, kept, stopped.draw(kept))
        await note(tables, "close", table, [table])
        return
    if kept.standing.status != PLAYING:
        raise Refusal("not-now", f"the game at table {table} is over already")
    await (await tables.owner(table)).close("operator")
    await note(tables, "close", table, [table])


async def remove(tables: Tables, table: str) -> None:
    """Takes a table away with all that belongs to it."""
    await the_table(tables, table)
    await tables.delete(table)
    await note(tables, "remove", table)


async def mute(tables: Tables, person: str, muted: bool) -> None:
    """Lets somebody talk nowhere, or again."""
    await the_person(tables, person)
    await tables.store.mark_person(person, muted=muted)
    await note(tables, "mute" if muted else "unmute", person)


async def ban(tables: Tables, person: str) -> None:
    """Shuts somebody out: they get up everywhere, and may neither sit, make tables nor talk again."""
    banned = await the_person(tables, person)
    await tables.store.mark_person(person, banned=True)
    known = [kept.record.id for kept in await tables.store.tables_of(person)]
    await hosting.leave_all(tables, banned)
    await note(tables, "ban", person, known)


async def unban(tables: Tables, person: str) -> None:
    """Lets somebody in again."""
    await the_person(tables, person)
    await tables.store.mark_person(person, banned=False)
    await note(tables, "unban", person)


async def sign_out(tables: Tables, person: str) -> None:
    """Every token of somebody is worth nothing any more: they come back with a code only."""
    await the_person(tables, person)
    await devices.sign_out(tables.store, person)  # the new token is told to nobody
    await note(tables, "sign-out", person)


async def code(tables: Tables, person: str) -> str:
    """A code for somebody who has lost their cookie: with it they are themselves again, on any device."""
    await the_person(tables, person)
    found, _ = await devices.make_code(tables.store, person)
    await note(tables, "code", person)
    return found


async def close_report(tables: Tables, number: int) -> None:
    """Settles a report."""
    if not await reporting.close(tables.store, number):
        raise Refusal("bad-request", f"there is no open report {number}: `boardroom admin reports` lists them")
    await note(tables, "close-report", str(number))


async def sweep(tables: Tables, keep: Retention) -> Swept:
    """Throws away what is older, round after round, until there is nothing left to do."""
    total = Swept()
    while True:
        swept = await retention.sweep(
            tables.store, keep, time.time(), lambda table: remove(tables, table), lambda who: delete(tables, who)
        )
        if swept.nothing:
            return total
        total = Swept(total.games + swept.games, total.talk + swept.talk, total.people + swept.people)


async def delete(tables: Tables, person: str) -> None:
    """Forgets somebody, as if they had asked for it themselves."""
    forgotten = await the_person(tables, person)
    await hosting.leave_all(tables, forgotten)
    known = await forgetting.forget(tables.store, person)
    await note(tables, "delete", person, sorted(known))
