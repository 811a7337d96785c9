"""What an operator does from the command line reaches the database, and everybody at a server that runs on it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from boardroom.server.admin.command import app
from boardroom.server.admin.work import at_work
from boardroom.server.records import OVER
from server.kit.client import Page, page
from server.kit.people import CALM, Three, three
from server.kit.servers import QUICK


def typed(db: str, *words: str) -> str:
    """What `boardroom admin` prints."""
    said = CliRunner().invoke(app, [*words, "--lang", "en"], env={"BOARDROOM_DB": db})
    assert said.exit_code == 0, (said.output, said.exception)
    return said.output


def refused(db: str, *words: str) -> str:
    said = CliRunner().invoke(app, [*words, "--lang", "en"], env={"BOARDROOM_DB": db})
    assert said.exit_code != 0
    return f"{said.output} {said.exception}"


async def admin(db: str, *words: str) -> str:
    """The same, beside a server in this loop."""
    return await asyncio.to_thread(typed, db, *words)


@asynccontextmanager
async def at_table(db: str, **wish: Any) -> AsyncIterator[Three]:
    async with three(replace(CALM, db=db), **wish) as table:
        yield table


async def id_of(table: Three, name: str) -> str:
    seats = (await table.owner()).course.seats
    return next(seat.person for seat in seats if seat.name == name and seat.person)


async def end_of(opened: Page) -> list[dict[str, Any]]:
    """Everything a page hears until it is closed."""
    start = len(opened.heard)
    with pytest.raises(ConnectionClosed):
        while True:
            await opened.hear()
    return opened.heard[start:]


def test_tables_and_people_are_listed_without_a_secret(db: str) -> None:
    async def run() -> None:
        async with at_table(db) as table:
            await table.play(4)
            said = await admin(db, "tables", "--json") + await admin(db, "people", "--json")
            said += await admin(db, "show", table.table, "--talk") + await admin(
                db, "export", await id_of(table, "Ada")
            )
            assert table.table in said and "Bob" in said and "Cid" in said
            owner = await table.owner()
            for secret in (owner.record.seed_hash, table.ada.token, table.code, '"seed"', "hash"):
                assert secret not in said

    asyncio.run(run())


def test_a_closed_table_says_so_to_those_who_sit_and_its_log_stays(db: str) -> None:
    async def run() -> None:
        async with at_table(db) as table:
            await table.play(3)
            opened = await table.open(table.bob)
            await admin(db, "close", table.table)
            while (told := await opened.hear("update"))["events"][-1]["kind"] != "table-ended":
                pass
            assert [event["kind"] for event in told["events"]] == ["table-closed", "table-ended"]
            assert told["events"][0]["cause"] == "operator" and told["position"]["choices"] == []
            assert (await table.info(table.ada))["status"] == "over"
            assert "seed: 5" in await table.ada.ask("GET", f"/api/tables/{table.table}/minutes")
            assert (await table.ada.ask("GET", f"/api/tables/{table.table}/replay?seat=-2"))["steps"] == 4
            table.server.tables.forget(await table.owner())  # rebuilt from its log it is over too
            assert (await table.owner()).standing.status == OVER and (await table.owner()).course.over

    asyncio.run(run())


def test_who_looks_at_a_table_that_is_taken_away_is_told(db: str) -> None:
    async def run() -> None:
        async with at_table(db) as table:
            opened = await table.open(table.bob)
            await admin(db, "remove", table.table, "--yes")
            assert (await end_of(opened))[-1]["code"] == "no-table"
            await table.ada.ask("GET", f"/api/tables/{table.table}", expect=404)

    asyncio.run(run())


def test_who_is_banned_is_shown_out_and_the_others_play_on(db: str) -> None:
    async def run() -> None:
        async with at_table(db) as table:
            his, hers = await table.open(table.bob), await table.open(table.ada)
            bob = await id_of(table, "Bob")
            await admin(db, "ban", bob)
            assert {"banned", "not-yours"} & {told.get("code") for told in await end_of(his)}
            while (await hers.hear("table"))["table"]["seats"][1]["kind"] != "bot":
                pass
            await table.bob.ask("POST", table.seat(1, "sit"), expect=403)
            places = [{"kind": "me"}, {"kind": "open"}]
            await table.bob.ask("POST", "/api/tables", {"game": "burn-rate", "places": places}, expect=403)
            async with page(table.server.ws, table.table, table.bob.token, seat=-1) as again:
                assert (await end_of(again))[-1]["code"] == "banned"
            await table.bob.ask("GET", "/api/me")  # what is theirs they may see and delete
            await admin(db, "unban", bob)
            await table.open(table.bob, seat=-1)

    asyncio.run(run())


def test_who_is_muted_is_heard_nowhere_until_they_may_talk_again(db: str) -> None:
    async def run() -> None:
        async with at_table(db) as table:
            opened, bob = await table.open(table.bob), await id_of(table, "Bob")
            await admin(db, "mute", bob)
            await opened.say(type="say", text="hello")
            assert (await opened.hear("error", "chat")).get("code") == "muted"
            await admin(db, "unmute", bob)
            await opened.say(type="say", text="hello")
            assert (await opened.hear("error", "chat"))["saying"]["text"] == "hello"

    asyncio.run(run())


def test_an_export_has_what_is_theirs_and_nothing_of_others(db: str) -> None:
    async def run() -> None:
        async with at_table(db) as table:
            for person, words in ((table.ada, "from ada"), (table.bob, "from bob")):
                opened = await table.open(person)
                await opened.say(type="say", text=words)
                await opened.hear("chat")
            await table.play(9)
            said = await admin(db, "export", await id_of(table, "Ada"))
            for other in ("Bob", "Cid", "from bob", await id_of(table, "Bob")):
                assert other not in said
            entries = await table.server.tables.store.entries(table.table)
            own = [entry.text for entry in entries if entry.kind == "choice" and entry.seat == 0]
            found = json.loads(said)
            assert [one["choice"] for one in found["tables"][0]["choices"]] == own and own
            assert [one["text"] for one in found["talk"]] == ["from ada"]

    asyncio.run(run())


def test_who_is_deleted_stands_nowhere_in_a_running_server(db: str) -> None:
    async def run() -> None:
        async with at_table(db) as table:
            opened, beside, cid = await table.open(table.cid), await table.open(table.ada), await id_of(table, "Cid")
            await admin(db, "delete", cid, "--yes")
            await end_of(opened)
            await end_of(beside)  # the table is laid anew for everybody, without the name
            again = await table.open(table.ada)
            assert "Cid" not in json.dumps(again.heard) and "Cid" not in await admin(db, "tables", "--json")
            await table.cid.ask("GET", "/api/me", expect=401)

    asyncio.run(run())


def test_everything_works_while_no_server_runs_and_is_written_down(db: str) -> None:
    async def run() -> tuple[str, str]:
        async with at_table(db) as table:
            return table.table, await id_of(table, "Bob")

    table, bob = asyncio.run(run())
    typed(db, "ban", bob)
    assert "is over" in typed(db, "close", table)
    assert "Bob" in typed(db, "people") and "banned" in typed(db, "people", "--search", "bo")
    assert [line.split("\t")[2:] for line in typed(db, "acts").splitlines()] == [["ban", bob], ["close", table]]
    assert "is over already" in refused(db, "close", table)
    assert "no table nowhere" in refused(db, "remove", "nowhere", "--yes")

    async def ended() -> str:
        async with at_work(db) as tables:
            kept = await tables.store.table(table)
            assert kept is not None
            return kept.standing.status

    assert asyncio.run(ended()) == OVER


def test_a_file_that_is_not_there_is_not_made(sqlite_db: str) -> None:
    assert "no file" in refused(sqlite_db, "tables")
    assert "no file" in refused(sqlite_db, "people")


def test_a_table_that_waits_is_taken_away_when_it_is_closed(db: str) -> None:
    async def run() -> None:
        async with three(replace(QUICK, db=db), started=False) as table:
            await admin(db, "close", table.table)
            await table.ada.ask("GET", f"/api/tables/{table.table}", expect=404)

    asyncio.run(run())
