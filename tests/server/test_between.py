"""Between people: who is blocked is not heard and not met by accident, and who is reported reaches the operator."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

from sqlalchemy import select

from boardroom.server import reporting, schema, wire
from boardroom.server.names import NEUTRAL
from boardroom.server.retention import forget_talk
from server.kit.client import Page, Someone
from server.kit.people import CALM, Three, at_table
from server.test_admin import admin, id_of


def said_in(heard: list[dict[str, Any]]) -> list[str]:
    return [told["saying"]["text"] for told in heard if told["type"] == "chat"]


async def talk(opened: Page, text: str) -> None:
    """Says it, and waits until it was said."""
    await opened.say(type="say", text=text)
    while (await opened.hear("chat"))["saying"]["text"] != text:
        pass


async def block(table: Three, person: Someone, **whom: Any) -> None:
    await person.ask("POST", f"/api/tables/{table.table}/block", whom, expect=204)


async def hosted_by(person: Someone, **wish: Any) -> str:
    made = await person.make("burn-rate", ["me", "open"], listed=True, **wish)
    found: str = made["table"]["id"]
    return found


# Blocking.


def test_who_is_blocked_is_not_heard_any_more_neither_now_nor_later(db: str) -> None:
    async def scene(table: Three) -> None:
        ada, bob, cid = [await table.open(person) for person in (table.ada, table.bob, table.cid)]
        await talk(bob, "hello")
        saying = (await ada.hear("chat"))["saying"]["id"]
        await block(table, table.ada, saying=saying)
        assert (await ada.hear("welcome"))["chat"] == [], "an open page is told the talk afresh"
        await talk(bob, "still there?")
        await talk(cid, "hi")
        assert said_in(await ada.quiet()) == ["hi"]
        assert "still there?" in said_in(await cid.quiet()) + said_in(cid.heard), "others hear both"
        again = await table.open(table.ada)
        assert [one["text"] for one in again.heard[-1]["chat"]] == ["hi"]

    at_table(db, scene)


def test_who_is_blocked_hears_nothing_of_it(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        ada, bob = await table.open(table.ada), await table.open(table.bob)
        before = await table.info(table.bob)
        await bob.quiet()
        await block(table, table.ada, seat=1)
        assert await bob.quiet() == [] and await table.info(table.bob) == before
        await talk(ada, "hello")
        assert said_in(await bob.quiet()) == ["hello"]

    at_table(sqlite_db, scene)


def test_the_list_of_the_blocked_tells_no_id_and_undoes_it(db: str) -> None:
    async def scene(table: Three) -> None:
        await block(table, table.ada, seat=1)
        await block(table, table.ada, seat=1)
        told = await table.ada.ask("GET", "/api/me/blocks")
        assert [one["name"] for one in told["blocks"]] == ["Bob"]
        assert await id_of(table, "Bob") not in json.dumps(told)
        assert (await table.bob.ask("GET", "/api/me/blocks"))["blocks"] == []
        path = f"/api/me/blocks/{told['blocks'][0]['id']}"
        await table.cid.ask("DELETE", path, expect=409)
        ada, bob = await table.open(table.ada), await table.open(table.bob)
        await talk(bob, "one")
        await table.ada.ask("DELETE", path, expect=204)
        welcome = await ada.hear("welcome")
        assert [one["text"] for one in welcome["chat"]] == ["one"]
        await talk(bob, "two")
        assert (await ada.hear("chat"))["saying"]["text"] == "two"

    at_table(db, scene)


def test_whom_the_host_has_blocked_does_not_sit_down_there(db: str) -> None:
    async def scene(table: Three) -> None:
        await block(table, table.ada, seat=1)
        other = await hosted_by(table.ada)
        said = await table.bob.ask("POST", f"/api/tables/{other}/seats/1/sit", {"anyway": True}, expect=403)
        assert said["error"]["code"] == "not-allowed"
        await table.cid.ask("POST", f"/api/tables/{other}/seats/1/sit")

    at_table(db, scene)


def test_who_would_meet_somebody_they_have_blocked_is_asked_first(db: str) -> None:
    async def scene(table: Three) -> None:
        await block(table, table.bob, seat=0)
        hers = await hosted_by(table.ada)
        said = await table.bob.ask("POST", f"/api/tables/{hers}/seats/1/sit", expect=409)
        assert said["error"]["code"] == "blocked-here"
        info = await table.bob.ask("POST", f"/api/tables/{hers}/seats/1/sit", {"anyway": True})
        assert info["you"] == [1]
        cids = (await table.cid.make("burn-rate", ["me", "open", "open"], listed=True))["table"]["id"]
        await table.ada.ask("POST", f"/api/tables/{cids}/seats/1/sit")
        said = await table.bob.ask("POST", f"/api/tables/{cids}/seats/2/sit", expect=409)
        assert said["error"]["code"] == "blocked-here", "she is no host there, and sits there"

    at_table(db, scene)


def test_a_rematch_keeps_no_seat_for_whom_its_host_has_blocked(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        await block(table, table.ada, seat=1)
        for seat, person in ((0, table.ada), (1, table.bob), (2, table.cid)):
            await person.ask("POST", table.seat(seat, "concede"))
        made = await table.ada.ask("POST", f"/api/tables/{table.table}/rematch")
        seats = made["table"]["seats"]
        assert not seats[1]["reserved"] and seats[1]["name"] == "" and seats[2]["reserved"]

    at_table(sqlite_db, scene)


def test_nobody_blocks_themselves_nobody_or_whom_they_cannot_hear(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        path = f"/api/tables/{table.table}/block"
        for whom in ({"seat": 0}, {"seat": 29}, {"saying": 99}, {}):
            await table.ada.ask("POST", path, whom, expect=409)
        watching = await table.open(table.ada, seat=-1)
        await talk(watching, "from the gallery")
        saying = watching.heard[-1]["saying"]["id"]
        await table.bob.ask("POST", path, {"saying": saying}, expect=409)  # the gallery's words stay there
        await table.stranger()
        assert (await table.ada.ask("GET", "/api/me/blocks"))["blocks"] == []

    at_table(sqlite_db, scene)


# Reporting.


async def report(table: Three, person: Someone, expect: int = 204, **said: Any) -> Any:
    return await person.ask("POST", f"/api/tables/{table.table}/report", said, expect=expect)


def test_a_report_reaches_the_operator_with_what_was_said_last(db: str) -> None:
    async def scene(table: Three) -> None:
        bob, cid = await table.open(table.bob), await table.open(table.cid)
        for number in range(reporting.LINES):
            await talk(cid, f"line {number}")
        await talk(bob, "you fool")
        await report(table, table.ada, seat=1, reason="spam")
        await report(table, table.ada, seat=1, reason="insults", words="not for the first time")
        [found] = json.loads(await admin(db, "reports", "--json"))
        assert (found["reason"], found["words"], found["name"]) == ("insults", "not for the first time", "Bob")
        assert found["person"] == await id_of(table, "Bob") and found["by"] == await id_of(table, "Ada")
        assert found["table"] == table.table and len(found["talk"]) == reporting.LINES
        assert found["talk"][-1]["text"] == "you fool" and found["talk"][-1]["person"] == found["person"]
        assert "Bob\t" in await admin(db, "reports")
        await admin(db, "close-report", str(found["id"]))
        assert await admin(db, "reports") == "" and "Bob" in await admin(db, "reports", "--all")
        assert "close-report" in await admin(db, "acts")

    at_table(db, scene)


def test_a_report_has_only_what_its_author_could_read(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        gallery = await table.open(table.cid, seat=-1)
        await talk(gallery, "only for those who watch")
        await report(table, table.ada, seat=2, reason="other")
        [found] = await reporting.reports(table.server.tables.store, with_closed=False, most=10)
        assert found.talk == []

    at_table(sqlite_db, scene)


def test_reports_are_limited_and_their_reasons_a_closed_list(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        await report(table, table.ada, expect=422, seat=1, reason="because")
        await report(table, table.ada, expect=409, seat=0, reason="spam")
        for _ in range(4):
            await report(table, table.ada, seat=1, reason="spam")
        said = await report(table, table.ada, expect=429, seat=1, reason="spam")
        assert said["error"]["code"] == "too-many" and said["error"]["retry_after"] > 60
        await report(table, table.cid, seat=1, reason="spam")  # each person has their own

    at_table(sqlite_db, scene, replace(CALM, rate=1.0))
    assert get_args(wire.Report.model_fields["reason"].annotation) == reporting.REASONS


def test_every_reason_has_its_words_in_both_languages() -> None:
    folder = Path(__file__).parents[2] / "web/src"
    for lang in ("en", "fr"):
        text = (folder / f"texts.{lang}.ftl").read_text("utf8")
        assert [reason for reason in reporting.REASONS if f"\nreport-{reason} = " not in text] == [], lang


# What is kept of it.


def test_who_is_forgotten_is_on_no_list_and_in_no_report(db: str) -> None:
    async def scene(table: Three) -> None:
        bob = await table.open(table.bob)
        await talk(bob, "hello")
        await block(table, table.ada, seat=1)
        await block(table, table.bob, seat=2)
        await report(table, table.ada, seat=1, reason="spam")
        await report(table, table.bob, seat=2, reason="spam", words="Cid again")
        person = await id_of(table, "Bob")
        await table.bob.ask("DELETE", "/api/me")
        async with table.server.tables.store.engine.connect() as connection:
            assert (await connection.execute(select(schema.blocks))).all() == []
            [left] = (await connection.execute(select(schema.reports))).all()
        assert left.by is None and left.words == "" and left.name == "Cid"
        assert [line["name"] for line in left.talk] == [NEUTRAL] and person not in repr(left)

    at_table(db, scene)


def test_talk_that_is_thrown_away_leaves_reports_with_it(db: str) -> None:
    async def scene(table: Three) -> None:
        await report(table, table.ada, seat=1, reason="spam")
        store = table.server.tables.store
        [found] = await reporting.reports(store, with_closed=False, most=10)
        await forget_talk(store, found.at - 1)
        assert await reporting.reports(store, with_closed=False, most=10)
        await forget_talk(store, found.at + 1)
        assert await reporting.reports(store, with_closed=True, most=10) == []

    at_table(db, scene)


def test_the_export_of_a_person_has_their_list_and_their_reports(db: str) -> None:
    async def scene(table: Three) -> None:
        await block(table, table.ada, seat=1)
        await report(table, table.ada, seat=1, reason="spam", words="every day")
        ada = json.loads(await admin(db, "export", await id_of(table, "Ada")))
        assert [one["name"] for one in ada["blocked"]] == ["Bob"] and ada["reported"] == []
        assert [(one["reason"], one["words"]) for one in ada["reports"]] == [("spam", "every day")]
        bob = json.loads(await admin(db, "export", await id_of(table, "Bob")))
        assert [one["reason"] for one in bob["reported"]] == ["spam"] and bob["blocked"] == bob["reports"] == []
        assert "every day" not in json.dumps(bob) and "Ada" not in json.dumps(bob["reported"])

    at_table(db, scene)
