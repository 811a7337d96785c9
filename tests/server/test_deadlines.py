"""Deadlines: absolute times in the store, a sweeper, and a bot that takes over until its owner comes back."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

from boardroom.server.opening import open_table
from boardroom.server.owner import TableOwner
from boardroom.server.records import BOT, PERSON, Person
from boardroom.server.tables import Tables
from boardroom.server.wire import NewTable, Place
from server.kit.client import page, someone
from server.kit.servers import QUICK, serving


async def table_with_deadline(tables: Tables, person: Person, seconds: int, undo: bool = True) -> TableOwner:
    """Deadlines under five seconds are not offered to people."""
    wish = NewTable(game="startup-nation", places=[Place(kind="me")] * 4).model_copy(update={"deadline": seconds})
    opened = open_table(wish, person, tables.worker.bot_wake)
    await tables.store.add_table(opened.kept, opened.entries, "invite")
    return await tables.owner(opened.kept.record.id)


def test_a_bot_takes_over_when_the_deadline_has_passed_and_the_owner_can_return(db: str) -> None:
    async def run() -> None:
        settings = replace(QUICK, db=db, bot_delay=(30, 30))
        async with serving(settings) as server, someone(server.url) as ada:
            me = await server.tables.store.person_of(ada.token)
            assert me is not None
            before = time.time()
            owner = await table_with_deadline(server.tables, me, 3)  # so long that the page is there before it
            after = time.time()
            decider = owner.course.decider
            async with page(server.ws, owner.record.id, ada.token, seat=decider) as mine:
                welcome = await mine.hear("welcome")
                assert before + 3 <= welcome["position"]["deadline_at"] <= after + 3
                told = await mine.hear("update")
                assert told["events"][0]["cause"] == "deadline" and told["events"][0]["sits"] == "bot"
            assert owner.course.seats[decider].kind == BOT and owner.course.history.choices == []
            await ada.ask("POST", f"/api/tables/{owner.record.id}/seats/{decider}/take-back")
            assert owner.course.seats[decider].kind == PERSON
            assert owner.standing.deadline_at is not None and owner.standing.deadline_at > time.time()

    asyncio.run(run())


def test_a_deadline_survives_a_restart(db: str) -> None:
    async def run() -> None:
        settings = replace(QUICK, db=db, bot_delay=(30, 30))
        async with serving(replace(settings, sweep=60)) as server, someone(server.url) as ada:
            me = await server.tables.store.person_of(ada.token)
            assert me is not None
            owner = await table_with_deadline(server.tables, me, 1)
            table, deadline = owner.record.id, owner.standing.deadline_at
        async with serving(settings) as server:
            kept = await server.tables.store.table(table)
            assert kept is not None and kept.standing.deadline_at == deadline
            async with asyncio.timeout(10):
                while True:
                    owner = await server.tables.owner(table)
                    if owner.course.seats[owner.course.decider].kind == BOT:
                        break
                    await asyncio.sleep(0.05)

    asyncio.run(run())


def test_only_one_worker_claims_a_due_table(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db, sweep=60)) as server, someone(server.url) as ada:
            me = await server.tables.store.person_of(ada.token)
            assert me is not None
            owner = await table_with_deadline(server.tables, me, 1)
            await asyncio.sleep(1.05)
            store = server.tables.store
            [(table, was)] = await store.due(time.time())
            claims = await asyncio.gather(*(store.claim(table, was, time.time() + 5) for _ in range(5)))
            assert table == owner.record.id and claims.count(True) == 1

    asyncio.run(run())


def test_somebody_elses_coming_and_going_gives_no_more_time(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            me = await server.tables.store.person_of(ada.token)
            assert me is not None
            owner = await table_with_deadline(server.tables, me, 60)
            deadline, other = owner.standing.deadline_at, (owner.course.decider + 1) % 4
            await ada.ask("POST", f"/api/tables/{owner.record.id}/seats/{other}/bot", {"bot": "random"})
            assert owner.standing.deadline_at == deadline

    asyncio.run(run())
