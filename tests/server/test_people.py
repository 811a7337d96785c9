"""People come and go: who is away is played for, hosts follow each other, games are conceded, guests are sent away."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from boardroom.server.records import BOT, OVER, PERSON, PLAYING
from server.kit.client import page, someone
from server.kit.people import CALM, Three, at_table
from server.kit.servers import QUICK, serving

GONE = replace(CALM, away=0.0)  # who has no page open is away at once
PATIENT = replace(CALM, away=600.0, silent=600.0)


# Somebody is away.


def test_the_host_lets_a_bot_play_for_who_is_away_and_they_may_come_back(db: str) -> None:
    async def scene(table: Three) -> None:
        info = await table.ada.ask("POST", table.seat(2, "replace"))
        assert info["seats"][2]["kind"] == "bot" and info["seats"][2]["name"] == "Cid"
        assert not info["seats"][2]["vacated"], "it is still Cid's seat"
        log = await table.ada.ask("GET", f"/api/tables/{table.table}/log")
        assert log["events"][-1]["cause"] == "away"
        info = await table.cid.ask("POST", table.seat(2, "take-back"))
        assert info["seats"][2]["kind"] == "person" and info["you"] == [2]

    at_table(db, scene, GONE)


def test_more_than_half_of_the_others_do_it_without_the_host(db: str) -> None:
    async def scene(table: Three) -> None:
        info = await table.bob.ask("POST", table.seat(0, "replace"))
        ask = info["seats"][0]["ask"]
        assert (ask["kind"], ask["name"], ask["yes"], ask["needed"]) == ("bot", "Bob", 1, 2)
        assert info["seats"][0]["kind"] == "person"
        await table.ada.ask("POST", table.seat(0, "vote"), {"kind": "bot", "yes": True}, expect=403)
        info = await table.cid.ask("POST", table.seat(0, "replace"))  # asking again is a yes
        assert info["seats"][0]["kind"] == "bot" and info["seats"][0]["ask"] is None

    at_table(db, scene, GONE)


def test_who_is_there_is_not_replaced_and_who_was_a_moment_ago_neither(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        said = await table.ada.ask("POST", table.seat(2, "replace"), expect=409)
        assert said["error"]["code"] == "not-away" and 0 < said["error"]["retry_after"] <= 600
        stranger = await table.stranger()
        await stranger.ask("POST", table.seat(2, "replace"), expect=403)

    async def with_a_page(table: Three) -> None:
        owner = await table.owner()
        idle = next(seat for seat in (1, 2) if owner.course.decider != seat)
        await table.open(table.bob if idle == 1 else table.cid)
        said = await table.ada.ask("POST", table.seat(idle, "replace"), expect=409)
        assert said["error"]["code"] == "not-away" and said["error"]["retry_after"] is None

    at_table(sqlite_db, scene, PATIENT)
    at_table(sqlite_db, with_a_page, GONE)


def test_who_lets_the_table_wait_too_long_counts_as_away(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        owner = await table.owner()
        decider = owner.course.decider
        people = [table.ada, table.bob, table.cid]
        await table.open(people[decider])
        info = await people[(decider + 1) % 3].ask("POST", table.seat(decider, "replace"))
        assert info["seats"][decider]["ask"] is not None or info["seats"][decider]["kind"] == "bot"

    at_table(sqlite_db, scene, replace(PATIENT, silent=0.0))


def test_a_vote_about_somebody_who_came_back_changes_nothing(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        owner = await table.owner()
        idle = next(seat for seat in (1, 2) if owner.course.decider != seat)
        away, other = (table.bob, table.cid) if idle == 1 else (table.cid, table.bob)
        await table.ada.ask("POST", f"/api/tables/{table.table}/host", {"seat": 3 - idle})
        await table.ada.ask("POST", table.seat(idle, "replace"))
        await table.open(away)
        said = await other.ask("POST", table.seat(idle, "vote"), {"kind": "bot", "yes": True}, expect=409)
        assert said["error"]["code"] == "not-away"
        assert owner.course.seats[idle].kind == PERSON
        assert (await table.info(other))["seats"][idle]["ask"] is None

    at_table(sqlite_db, scene, GONE)


def test_where_there_is_a_deadline_nobody_is_voted_out(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        said = await table.ada.ask("POST", table.seat(2, "replace"), expect=409)
        assert said["error"]["code"] == "not-away"

    at_table(sqlite_db, scene, GONE, deadline=86_400)


# Who is forgotten, and who is the host.


def test_who_is_forgotten_in_mid_game_leaves_a_seat_for_others(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.cid.ask("DELETE", "/api/me")
        info = await table.info(table.ada)
        assert info["seats"][2]["vacated"] and info["seats"][2]["kind"] == "bot" and info["seats"][2]["name"] == ""
        dan = await table.stranger()
        await dan.ask("POST", table.seat(2, "sit"))
        for person in (table.ada, table.bob):
            await person.ask("POST", table.seat(2, "vote"), {"kind": "sit", "yes": True})
        assert (await table.info(dan))["you"] == [2]

    at_table(db, scene)


def test_a_kept_seat_of_somebody_forgotten_is_free(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        await table.bob.ask("DELETE", "/api/me")
        info = await table.info(table.ada)
        assert info["status"] == "waiting" and info["seats"][1]["kind"] == "open" and not info["seats"][1]["reserved"]

    at_table(sqlite_db, scene, started=False)


def test_a_host_who_leaves_is_followed_by_another(db: str) -> None:
    async def scene(table: Three) -> None:
        assert (await table.info(table.ada))["you_host"]
        await table.ada.ask("POST", table.seat(0, "leave"))
        assert not (await table.info(table.ada))["you_host"] and (await table.info(table.bob))["you_host"]
        await table.bob.ask("POST", f"/api/tables/{table.table}/host", {"seat": 2})
        assert (await table.info(table.cid))["you_host"]
        await table.bob.ask("POST", f"/api/tables/{table.table}/host", {"seat": 1}, expect=409)  # Cid was here just now
        await table.cid.ask("POST", f"/api/tables/{table.table}/host", {"seat": 0}, expect=409)  # a bot is no host

    at_table(db, scene, PATIENT)


def test_who_sits_becomes_the_host_when_the_host_is_gone(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        await table.bob.ask("POST", f"/api/tables/{table.table}/host", {"seat": 2}, expect=403)
        info = await table.bob.ask("POST", f"/api/tables/{table.table}/host", {"seat": 1})
        assert info["you_host"] and not (await table.info(table.ada))["you_host"]

    at_table(sqlite_db, scene, GONE)


# Conceding.


def test_who_concedes_leaves_the_seat_to_a_bot_for_good(db: str) -> None:
    async def scene(table: Three) -> None:
        info = await table.bob.ask("POST", table.seat(1, "concede"))
        seat = info["seats"][1]
        assert (seat["kind"], seat["conceded"], seat["yours"], info["status"]) == ("bot", True, True, "playing")
        await table.bob.ask("POST", table.seat(1, "take-back"), expect=409)
        await table.bob.ask("POST", table.seat(1, "concede"), expect=409)
        await table.ada.ask("POST", table.seat(1, "concede"), expect=403)

    at_table(db, scene)


def test_a_game_ends_when_everybody_has_conceded_or_left(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.play(5)
        opened = await table.open(table.ada)
        await table.cid_leaves()
        await table.bob.ask("POST", table.seat(1, "concede"))
        assert (await table.owner()).standing.status == PLAYING
        info = await table.ada.ask("POST", table.seat(0, "concede"))
        assert info["status"] == "over" and info["outcome"] is None and info["decider"] == -1
        while (told := await opened.hear("update"))["events"][-1]["kind"] != "table-ended":
            pass
        assert told["position"]["choices"] == [] and told["events"][-1]["seed"] == "5"
        assert (await table.ada.ask("GET", f"/api/tables/{table.table}/fairness"))["seed"] == "5"
        assert "seed: 5" in await table.ada.ask("GET", f"/api/tables/{table.table}/minutes")
        assert (await table.bob.ask("GET", f"/api/tables/{table.table}/replay?seat=-2"))["frames"]
        owner = await table.owner()
        table.server.tables.forget(owner)  # rebuilt from its log it is over too
        again = await table.owner()
        assert again is not owner and again.course.over and again.standing.status == OVER
        assert again.course.seats[1].kind == BOT and not again.busy, "no bot plays on"

    at_table(db, scene)


# Ending by agreement.


def test_a_game_ends_without_a_result_when_all_who_play_agree(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.play(4)
        opened = await table.open(table.ada)
        info = await table.ada.ask("POST", table.seat(0, "end"))
        ask = info["seats"][0]["ask"]
        assert (ask["kind"], ask["yes"], ask["needed"], ask["voted"]) == ("end", 1, 3, True)
        await table.bob.ask("POST", table.seat(1, "end"))  # agrees with her
        assert (await table.info(table.bob))["status"] == "playing"
        info = await table.cid.ask("POST", table.seat(0, "vote"), {"kind": "end", "yes": True})
        assert info["status"] == "over" and info["outcome"] is None
        while (told := await opened.hear("update"))["events"][-1]["kind"] != "table-ended":
            pass
        assert told["events"][0] == {
            "kind": "table-closed",
            "seat": -1,
            "cause": "agreed",
            "number": told["events"][0]["number"],
        }
        assert not any(seat["conceded"] for seat in info["seats"]), "nobody has lost"

    at_table(db, scene)


def test_one_who_does_not_agree_is_enough_to_play_on(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.ada.ask("POST", table.seat(0, "end"))
        await table.bob.ask("POST", table.seat(0, "vote"), {"kind": "end", "yes": False})
        info = await table.info(table.cid)
        assert info["status"] == "playing" and info["seats"][0]["ask"] is None
        await table.cid.ask("POST", table.seat(0, "end"), expect=403)
        dan = await table.stranger()
        await table.cid.ask("POST", table.seat(2, "end"))
        await dan.ask("POST", table.seat(2, "vote"), {"kind": "end", "yes": True}, expect=403)

    at_table(db, scene)


# Guests.


def test_the_host_sends_a_guest_away_before_the_start(db: str) -> None:
    async def scene(table: Three) -> None:
        await table.bob.ask("POST", table.seat(0, "remove"), expect=403)
        info = await table.ada.ask("POST", table.seat(1, "remove"))
        assert info["seats"][1]["kind"] == "open"
        await table.bob.ask("POST", table.seat(1, "sit"), expect=403)  # the table is private
        await table.bob.ask("POST", "/api/join", {"code": table.code})
        await table.bob.ask("POST", table.seat(1, "sit"), expect=403)  # and an invitation does not help
        await table.ada.ask("POST", table.seat(0, "remove"), expect=409)

    at_table(db, scene, started=False)


def test_nobody_is_sent_away_after_the_start(sqlite_db: str) -> None:
    async def scene(table: Three) -> None:
        await table.ada.ask("POST", table.seat(1, "remove"), expect=409)

    at_table(sqlite_db, scene)


def test_whom_the_host_mutes_is_not_heard_until_the_host_lets_them(db: str) -> None:
    async def scene(table: Three) -> None:
        bob = await table.open(table.bob)
        await bob.say(type="say", text="spam")
        saying = (await bob.hear("chat"))["saying"]["id"]
        mute = f"/api/tables/{table.table}/mute"
        await table.bob.ask("POST", mute, {"seat": 0}, expect=403)
        await table.ada.ask("POST", mute, {"saying": saying})
        await bob.say(type="say", text="spam")
        assert (await bob.hear("error", "chat"))["code"] == "muted"
        await table.ada.ask("POST", mute, {"seat": 1, "muted": False})
        await bob.say(type="say", text="sorry")
        assert (await bob.hear("chat", "error"))["saying"]["text"] == "sorry"
        await table.ada.ask("POST", mute, {"seat": 0}, expect=409)

    at_table(db, scene)


# Tables that nobody comes to.


def test_a_waiting_table_is_taken_away_after_a_while(db: str) -> None:
    async def run() -> None:
        settings = replace(QUICK, db=db, waiting_listed=0.0, waiting_private=3600.0)
        async with serving(settings) as server, someone(server.url) as ada:
            listed = (await ada.make("burn-rate", ["me", "open"], listed=True))["table"]["id"]
            private = (await ada.make("burn-rate", ["me", "open"]))["table"]["id"]
            playing = (await ada.make("burn-rate", ["me", "random"], listed=True))["table"]["id"]
            async with page(server.ws, listed, ada.token) as opened:
                await opened.hear("welcome")
                await server.tables.take_away_expired()
                with pytest.raises(ConnectionClosed):
                    while True:
                        await opened.hear()
            await ada.ask("GET", f"/api/tables/{listed}", expect=404)
            mine = {table["id"] for table in (await ada.ask("GET", "/api/my/tables"))["tables"]}
            assert mine == {private, playing}

    asyncio.run(run())
