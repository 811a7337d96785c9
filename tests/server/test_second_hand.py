"""Nobody sees a second hand: one seat for each person, and a seat that was left goes to whom the table admits."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

from boardroom.server.records import GALLERY, SEAT, Entry, Person
from boardroom.server.seating import seats_seen
from server.kit.client import page, someone
from server.kit.people import CALM, Three, at_table
from server.kit.servers import serving


def test_who_sits_takes_no_second_seat(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.cid_leaves()
        said = await table.bob.ask("POST", table.seat(2, "sit"), expect=409)
        assert said["error"]["code"] == "second-seat"
        await table.bob.ask("GET", f"/api/tables/{table.table}/log?seat=2", expect=403)

    at_table(db, scene)


def test_who_sat_elsewhere_does_not_take_the_seat_either(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.cid_leaves()
        await table.bob.ask("POST", table.seat(1, "leave"))
        said = await table.bob.ask("POST", table.seat(2, "sit"), expect=409)
        assert said["error"]["code"] == "second-seat"
        await table.cid.ask("POST", table.seat(1, "sit"), expect=409)
        await table.cid.ask("POST", table.seat(2, "sit"))  # one's own again is asked for
        await table.ada.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": True})
        assert (await table.cid.ask("GET", f"/api/tables/{table.table}"))["you"] == [2]

    at_table(db, scene)


def test_before_the_start_one_may_choose_another_seat(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(CALM, db=sqlite_db)) as server, someone(server.url) as ada:
            table = (await ada.make("burn-rate", ["me", "open", "random"], listed=True))["table"]["id"]
            said = await ada.ask("POST", f"/api/tables/{table}/seats/1/sit", expect=409)
            assert said["error"]["code"] == "second-seat"
            await ada.ask("POST", f"/api/tables/{table}/seats/0/leave")
            assert (await ada.ask("POST", f"/api/tables/{table}/seats/1/sit"))["you"] == [1]

    asyncio.run(run())


def test_more_than_half_of_those_who_sit_admit_a_stranger(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.cid_leaves()
        dan = await table.stranger()
        info = await dan.ask("POST", table.seat(2, "sit"))
        assert info["you"] == [] and info["seats"][2]["ask"]["needed"] == 2
        await dan.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": True}, expect=403)
        info = await table.bob.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": True})
        ask = info["seats"][2]["ask"]
        assert (ask["name"], ask["yes"], ask["voter"], ask["voted"], ask["yours"]) == ("Dan", 1, True, True, False)
        again = await table.bob.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": True})
        assert again["seats"][2]["ask"]["yes"] == 1, "a voice counts once"
        info = await table.ada.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": True})
        assert info["seats"][2]["name"] == "Dan" and info["seats"][2]["ask"] is None
        assert (await dan.ask("GET", f"/api/tables/{table.table}"))["you"] == [2]

    at_table(db, scene)


def test_a_no_that_cannot_be_outvoted_ends_it_and_one_may_withdraw(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.cid_leaves()
        dan = await table.stranger()
        await dan.ask("POST", table.seat(2, "sit"))
        eve = await table.stranger("Eve")
        await eve.ask("POST", table.seat(2, "sit"), expect=409)  # one after the other
        info = await table.ada.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": False})
        assert info["seats"][2]["ask"] is None
        await table.ada.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": True}, expect=409)
        await eve.ask("POST", table.seat(2, "sit"))
        info = await eve.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": False})
        assert info["seats"][2]["ask"] is None and info["you"] == []

    at_table(db, scene)


def test_those_who_sit_are_told_that_somebody_asks(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.cid_leaves()
        opened = await table.open(table.bob)
        dan = await table.stranger()
        await dan.ask("POST", table.seat(2, "sit"))
        told = await opened.hear("table")
        assert told["table"]["seats"][2]["ask"]["name"] == "Dan" and told["table"]["seats"][2]["ask"]["voter"]

    at_table(db, scene)


def secrets_of(events: list[dict[str, Any]], public: list[dict[str, Any]], until: int) -> list[dict[str, Any]]:
    """What stands in these events up to that number and not in the gallery's."""
    return [event for event, shown in zip(events, public, strict=True) if event["number"] <= until and event != shown]


def test_the_past_of_a_seat_begins_at_the_take_over(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.play(25)
        public = (await table.ada.ask("GET", f"/api/tables/{table.table}/log"))["events"]
        own = (await table.cid.ask("GET", f"/api/tables/{table.table}/log?seat=2"))["events"]
        assert secrets_of(own, public, len(own)), "without a secret this shows nothing"
        await table.cid_leaves()
        dan = await table.stranger()
        await dan.ask("POST", table.seat(2, "sit"))
        for person in (table.ada, table.bob):
            await person.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": True})
        known = (await table.server.tables.owner(table.table)).course.seats[2].since
        assert known > len(own)
        public = (await table.ada.ask("GET", f"/api/tables/{table.table}/log"))["events"]
        told = (await dan.ask("GET", f"/api/tables/{table.table}/log?seat=2"))["events"]
        opened = await table.stack.enter_async_context(page(table.server.ws, table.table, dan.token, seat=2))
        welcome = await opened.hear("welcome")
        assert secrets_of(told, public, known) == [] and secrets_of(welcome["events"], public, known) == []
        frames = (await dan.ask("GET", f"/api/tables/{table.table}/replay?seat=2"))["frames"]
        shown = (await table.ada.ask("GET", f"/api/tables/{table.table}/replay?seat=-1"))["frames"]
        assert [frame["view"] for frame in frames] == [frame["view"] for frame in shown]
        await dan.ask("POST", f"/api/tables/{table.table}/play-on", {"seat": 2, "step": 3}, expect=403)
        state = (await table.server.tables.owner(table.table)).course.state
        assert state is not None
        assert welcome["position"]["view"] == json.loads(json.dumps(state.view(2))) != state.view(GALLERY)

    at_table(db, scene)


def test_a_table_for_several_on_one_device_says_so_and_grows_no_further(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(CALM, db=sqlite_db)) as server, someone(server.url) as ada:
            made = await ada.make("burn-rate", ["me", "me", "open"], listed=True)
            assert made["table"]["hot_seat"]
            async with someone(server.url, "Bob") as bob:
                look = await bob.ask("POST", "/api/join/look", {"code": made["invitation"]["code"]})
                assert look["hot_seat"]
            said = await ada.ask("POST", f"/api/tables/{made['table']['id']}/seats/2/sit", expect=409)
            assert said["error"]["code"] == "second-seat"
            assert not (await ada.make("burn-rate", ["me", "open", "open"]))["table"]["hot_seat"]

    asyncio.run(run())


def test_seats_before_the_start_do_not_count_as_seen() -> None:
    ada, bob = Person("a", "Ada"), Person("b", "Bob")
    log = [ada.at(0), bob.at(1), ada.at(2), ada.at(0)]
    log.insert(3, replace(bob.at(0), kind="open", person=None))
    entries = [Entry(n, SEAT, seat.number, data={"seat": seat.as_data(), "cause": "sat"}) for n, seat in enumerate(log)]
    assert seats_seen(3, entries[:2], "a") == frozenset()
    assert seats_seen(3, entries, "b") == frozenset({1})
