"""The store on both databases: append once, snapshots as a cache, and a schema that its migrations lead to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, inspect, text, update
from sqlalchemy.schema import SchemaItem

import boardroom
from boardroom.core.event import Outcome
from boardroom.server import database, migrations, schema
from boardroom.server.course import Course, replayed
from boardroom.server.notify import Notices
from boardroom.server.opening import open_table
from boardroom.server.records import CHOICE, OVER, SEAT, Append, Entry, Kept, Person, Snapshot, Standing
from boardroom.server.settings import Settings
from boardroom.server.store import NumberTaken, Store
from boardroom.server.tables import Tables
from boardroom.server.tokens import new_token
from boardroom.server.wire import NewTable, Place
from boardroom.server.writer import Writer


@asynccontextmanager
async def opened(db: str) -> AsyncIterator[tuple[Store, Writer]]:
    engine = database.open_engine(Settings(db=db).checked())
    await database.upgrade(engine)
    store = Store(engine)
    writer = Writer(store, Notices().announce)
    writer.start()
    try:
        yield store, writer
    finally:
        await writer.stop()
        await engine.dispose()


async def a_table(store: Store, game: str = "startup-nation") -> Kept:
    host, _ = await store.add_person("Ada")
    wish = NewTable(game=game, places=[Place(kind="me")] * boardroom.load(game).min_seats)
    table = open_table(wish, host, 15.0)
    await store.add_table(table.kept, table.entries, new_token())
    kept = await store.table(table.kept.record.id)
    assert kept is not None
    return kept


def test_what_is_written_is_read_back(db: str) -> None:
    async def run() -> None:
        async with opened(db) as (store, _):
            person, token = await store.add_person("Ada")
            assert await store.person_of(token) == person and await store.person_of(token + "x") is None
            kept = await a_table(store)
            assert kept.record.seed.bit_length() > 200 and str(kept.record.seed) not in repr(kept)
            assert [entry.number for entry in await store.entries(kept.record.id)] == [1, 2, 3, 4]

    asyncio.run(run())


def test_a_number_is_written_once_and_only_once(db: str) -> None:
    async def run() -> None:
        async with opened(db) as (store, writer):
            kept = await a_table(store)
            table, number = kept.record.id, kept.standing.number
            appends = [
                Append(
                    table, Entry(number + 1, CHOICE, 0, "x", None, f"c{n}"), replace(kept.standing, number=number + 1)
                )
                for n in range(20)
            ]
            written = await asyncio.gather(*(writer.append(one) for one in appends), return_exceptions=True)
            assert written.count(None) == 1
            assert all(isinstance(problem, NumberTaken) for problem in written if problem is not None)
            assert len(await store.entries(table, number)) == 1

    asyncio.run(run())


def test_a_command_is_written_once_and_only_once(db: str) -> None:
    async def run() -> None:
        async with opened(db) as (store, writer):
            kept = await a_table(store)
            number = kept.standing.number
            first = Append(kept.record.id, Entry(number + 1, CHOICE, 0, "x", None, "same"), kept.standing)
            await writer.append(first)
            with pytest.raises(NumberTaken):
                await writer.append(replace(first, entry=replace(first.entry, number=number + 2)))
            found = await store.entry_of_client(kept.record.id, 0, "same")
            assert found is not None and found.number == number + 1

    asyncio.run(run())


def test_one_bad_entry_in_a_batch_spoils_only_itself(db: str) -> None:
    async def run() -> None:
        async with opened(db) as (store, writer):
            tables = [await a_table(store) for _ in range(6)]
            good = [
                Append(kept.record.id, Entry(kept.standing.number + 1, CHOICE, 0, "x"), kept.standing)
                for kept in tables
            ]
            bad = Append(tables[0].record.id, Entry(1, CHOICE, 0, "x"), tables[0].standing)
            written = await asyncio.gather(
                *(writer.append(one) for one in [*good[:3], bad, *good[3:]]), return_exceptions=True
            )
            assert [type(answer) for answer in written] == [type(None)] * 3 + [NumberTaken] + [type(None)] * 3

    asyncio.run(run())


def test_a_write_that_failed_leaves_nothing_behind_and_the_next_one_is_whole(db: str) -> None:
    async def run() -> None:
        async with opened(db) as (store, writer):
            kept = await a_table(store)
            table, number = kept.record.id, kept.standing.number
            taken = Append(table, Entry(number, CHOICE, 0, "x"), replace(kept.standing, decider=3))
            with pytest.raises(NumberTaken):
                await writer.append(taken)
            found = await store.table(table)
            assert found is not None and found.standing == kept.standing
            after = replace(kept.standing, number=number + 1, decider=2)
            await writer.append(Append(table, Entry(number + 1, CHOICE, 0, "y"), after))
            found = await store.table(table)
            assert found is not None and found.standing == after

    asyncio.run(run())


def test_whatever_belongs_to_an_entry_is_written_with_it(db: str) -> None:
    async def run() -> None:
        async with opened(db) as (store, writer):
            kept = await a_table(store)
            bob, _ = await store.add_person("Bob “B” Ó")
            number, seat = kept.standing.number + 1, replace(bob.at(2), since=7, sat_at=1.5, vacated=True)
            entry = Entry(number, SEAT, 2, "", {"seat": seat.as_data()}, None, 9, 1763585051.25, [{"kind": "x"}])
            snapshot = Snapshot(number, 9, {"state": {"seed": "1"}, "again": False})
            outcome = Outcome("target", [1, 2], [-1.0, 1.0], [1]).as_dict()
            over = Standing(OVER, number, ended=2.5, outcome=outcome, minutes="Boardroom minutes")
            await writer.append(Append(kept.record.id, entry, over, seat, snapshot))
            found = await store.table(kept.record.id)
            assert (
                found is not None and found.standing == over and found.seats == [*kept.seats[:2], seat, *kept.seats[3:]]
            )
            assert await store.snapshot(kept.record.id) == snapshot
            assert (await store.told_entries(kept.record.id))[-1] == entry
            assert kept.record.id in [one.record.id for one in await store.archive(bob.id)]

    asyncio.run(run())


def play_on(course: Course, choices: int, dice: Random) -> list[Entry]:
    entries: list[Entry] = []
    while len(entries) < choices and not course.over:
        assert course.state is not None
        code = dice.choice(course.state.legal())
        entry = Entry(course.number + 1, CHOICE, course.state.seat, course.game.action(code).text)
        course.take(course.prospect(entry))
        entries.append(entry)
    return entries


@pytest.mark.parametrize("game", [*boardroom.games(), "coffee"])
def test_a_snapshot_equals_the_replay(game: str) -> None:
    """At every entry: what a snapshot leads to is what the whole log leads to."""
    loaded = boardroom.load(game)
    wish = NewTable(game=game, places=[Place(kind="me")] * loaded.min_seats, seed="5")
    table = open_table(wish, Person("host", "Ada"), 15.0)
    course = replayed(loaded, table.kept.record, table.entries)
    log, dice, compared = list(table.entries), Random(5), 0
    while not course.over:
        snapshot = course.snapshot()
        log += play_on(course, 3, dice)
        if snapshot is None:
            continue
        short = replayed(loaded, table.kept.record, log[snapshot.number :], snapshot)
        whole = replayed(loaded, table.kept.record, log)
        assert short.state is not None and whole.state is not None and course.state is not None
        assert short.state.save() == whole.state.save() == course.state.save()
        assert (short.told, short.base, short.history.choices) == (whole.told, whole.base, whole.history.choices)
        assert short.shown(0, whole.told - 2) == whole.shown(0, whole.told - 2)
        compared += 1
    assert compared > 0


@pytest.mark.parametrize(
    "damage",
    [
        lambda saved: saved["state"]["table"].update(seats=99),
        lambda saved: saved["state"]["table"].update(hands=[]),
        lambda saved: saved["state"].clear(),
        lambda saved: saved.pop("seats"),
        lambda saved: saved.update(seats=[{"kind": "bot", "colour": "red"}]),
        lambda saved: saved.update(choices=[["seat"]]),
        lambda saved: saved.update(choices=None),
        lambda saved: saved.clear(),
    ],
)
def test_a_useless_snapshot_is_passed_over(sqlite_db: str, damage: Callable[[dict[str, Any]], object]) -> None:
    """A snapshot is a cache: the log is the truth."""

    async def run() -> None:
        async with opened(sqlite_db) as (store, _):
            kept = await a_table(store)
            tables = Tables(Settings(db=sqlite_db).checked(), store, Notices())
            good = replayed(boardroom.load(kept.record.game), kept.record, await store.entries(kept.record.id))
            snapshot = good.snapshot()
            assert snapshot is not None and good.state is not None
            damage(snapshot.saved)
            row = {
                "table_id": kept.record.id,
                "number": snapshot.number,
                "told": snapshot.told,
                "saved": snapshot.saved,
            }
            async with store.writing() as connection:
                await connection.execute(schema.snapshots.insert().values(row))
            course = (await tables.owner(kept.record.id)).course
            assert course.number == kept.standing.number and course.first == 0, "the snapshot was used"
            assert course.state is not None and course.state.save() == good.state.save()
            await store.drop_snapshots()
            assert await store.snapshot(kept.record.id) is None

    asyncio.run(run())


def test_a_snapshot_that_is_no_json_is_passed_over(sqlite_db: str) -> None:
    async def run() -> None:
        async with opened(sqlite_db) as (store, _):
            kept = await a_table(store)
            tables = Tables(Settings(db=sqlite_db).checked(), store, Notices())
            half = text("insert into snapshots (table_id, number, told, saved) values (:table, 3, 3, :saved)")
            async with store.writing() as connection:
                await connection.execute(half, {"table": kept.record.id, "saved": '{"state": {"tab'})
            assert (await tables.owner(kept.record.id)).course.number == kept.standing.number

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema(db: str) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), schema.metadata)
        return found

    async def run() -> None:
        async with opened(db) as (store, _), store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.run_sync(database.version_of) == schema.VERSION
            await database.upgrade(store.engine)  # a second time changes nothing

    asyncio.run(run())


def test_a_database_of_the_first_version_is_upgraded_with_its_rows(db: str) -> None:
    async def run() -> None:
        engine = database.open_engine(Settings(db=db).checked())
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: migrations.run(sync, "0001"))
            await connection.execute(
                text("INSERT INTO people (id, token_hash, name, created) VALUES ('p', 'h', 'Ada', 1.0)")
            )
        await database.upgrade(engine)
        async with engine.connect() as connection:
            tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
            assert set(schema.metadata.tables) <= set(tables)
            assert (await connection.execute(text("SELECT name FROM people"))).scalar_one() == "Ada"
            assert (await connection.execute(text("SELECT hash, person FROM tokens"))).one() == ("h", "p")
        await engine.dispose()

    asyncio.run(run())


def test_running_tables_of_an_older_version_know_their_last_choice(db: str) -> None:
    async def run() -> None:
        engine = database.open_engine(Settings(db=db).checked())
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: migrations.run(sync, "0002"))
            for name, status in (("a", "playing"), ("b", "playing"), ("c", "waiting")):
                await connection.execute(text(OLD_TABLE), {"id": name, "status": status})
            for number, kind, at in ((1, "seat", 5.0), (2, "choice", 7.5), (3, "seat", 9.0)):
                await connection.execute(text(OLD_ENTRY), {"number": number, "kind": kind, "at": at})
        await database.upgrade(engine)
        async with engine.connect() as connection:
            found = await connection.execute(text("SELECT id, since FROM tables ORDER BY id"))
            assert [tuple(row) for row in found] == [("a", 7.5), ("b", None), ("c", None)]
        await engine.dispose()

    asyncio.run(run())


OLD_TABLE = (
    "INSERT INTO tables (id, game, revision, content, options, seats, seed, seed_chosen, seed_hash, settings, listed,"
    " host, status, created, number, decider) VALUES (:id, 'coffee', 1, '', '{}', 2, '1', false, '', '{}', false, 'p',"
    " :status, 1.0, 0, 0)"
)
OLD_ENTRY = (
    "INSERT INTO entries (table_id, number, kind, seat, text, told, at) VALUES ('a', :number, :kind, 0, '', 0, :at)"
)


@pytest.mark.parametrize("made", [0, 2, 6])
def test_an_upgrade_that_breaks_off_leaves_nothing_behind(db: str, made: int, monkeypatch: pytest.MonkeyPatch) -> None:
    create, names = Operations.create_table, []

    def break_off(self: Operations, name: str, *columns: SchemaItem, **more: Any) -> object:
        names.append(name)
        if len(names) > made:
            raise OSError("no space left")
        return create(self, name, *columns, **more)

    async def run() -> None:
        engine = database.open_engine(Settings(db=db).checked())
        with monkeypatch.context() as patch:
            patch.setattr(Operations, "create_table", break_off)
            with pytest.raises(OSError, match="no space left"):
                await database.upgrade(engine)
        async with engine.connect() as connection:
            assert not await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        await database.upgrade(engine)
        await engine.dispose()

    asyncio.run(run())


def test_tables_of_older_rules_are_found_at_the_start(db: str) -> None:
    async def run() -> None:
        async with opened(db) as (store, _):
            old, new, ended = await a_table(store), await a_table(store), await a_table(store)
            async with store.writing() as connection:
                are_old = schema.tables.c.id.in_([old.record.id, ended.record.id])
                await connection.execute(update(schema.tables).where(are_old).values(revision=0))
            assert await store.stand(ended.record.id, "playing", status="over")
            assert not await store.stand(ended.record.id, "playing", status="stopped"), "it is over by now"
            game = boardroom.load("startup-nation")
            assert await store.outdated({game.id: (game.revision, game.content)}) == [old.record.id]
            assert await store.stand(new.record.id, "playing", status="stopped")
            found = await store.outdated({game.id: (game.revision, game.content)})
            assert set(found) == {old.record.id, new.record.id}, "its rules may be there again"

    asyncio.run(run())


def test_sqlite_writes_ahead_and_fully(sqlite_db: str) -> None:
    async def run() -> None:
        async with opened(sqlite_db) as (store, _), store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == 2

    asyncio.run(run())
