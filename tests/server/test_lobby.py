"""The lobby and the seats over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest

import boardroom
from boardroom.bots import ratings
from boardroom.server.opening import open_table
from boardroom.server.records import Person
from boardroom.server.settings import Settings
from boardroom.server.wire import NewTable, Place
from server.kit.client import PLAIN, Someone, page, someone
from server.kit.servers import QUICK, Inside, serving

Scene = Callable[[Inside, Someone, Someone], Awaitable[None]]


def lobby(db: str, scene: Scene, settings: Settings = QUICK) -> None:
    async def run() -> None:
        async with serving(replace(settings, db=db)) as server:
            async with someone(server.url, "Ada") as ada, someone(server.url, "Bob") as bob:
                await scene(server, ada, bob)

    asyncio.run(run())


def test_games_are_listed_with_their_options(sqlite_db: str) -> None:
    async def scene(_server: Inside, ada: Someone, _bob: Someone) -> None:
        listed = await ada.ask("GET", "/api/games")
        assert [game["id"] for game in listed] == boardroom.games()
        for game in listed:
            assert await ada.ask("GET", f"/api/games/{game['id']}") == game
            assert [option["name"] for option in game["options"]] == [
                o.name for o in boardroom.load(game["id"]).options
            ]
        assert (await ada.ask("GET", "/api/games/chess", expect=404))["error"]["code"] == "no-game"

    lobby(sqlite_db, scene)


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(sqlite_db: str) -> None:
    async def scene(server: Inside, _ada: Someone, _bob: Someone) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as browser:
            said = await browser.post("/api/me", json={"name": "Eve"})
            assert said.json()["token"] is None
            cookie = said.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
            assert (await browser.get("/api/me")).json()["name"] == "Eve"
            await browser.patch("/api/me", json={"name": "Eva"})
            assert (await browser.get("/api/me")).json()["name"] == "Eva"
            assert (await browser.delete("/api/me")).status_code == 204
            assert (await browser.get("/api/me")).status_code == 401

    lobby(sqlite_db, scene)


def test_people_are_spoken_of_as_they_wish_from_the_next_seat_on(db: str) -> None:
    async def scene(_server: Inside, ada: Someone, bob: Someone) -> None:
        assert (await ada.ask("GET", "/api/me"))["address"] == ""
        assert (await ada.ask("PATCH", "/api/me", {"name": "Ada", "address": "she"}))["address"] == "she"
        assert (await ada.ask("PATCH", "/api/me", {"name": "Ada L."}))["address"] == "she"
        await bob.ask("PATCH", "/api/me", {"name": "Bob", "address": "it"}, expect=422)
        made = await ada.make("startup-nation", ["me", "open", "greedy", "random"], listed=True)
        await bob.ask("POST", f"/api/tables/{made['table']['id']}/seats/1/sit")
        table = await bob.ask("GET", f"/api/tables/{made['table']['id']}")
        assert [seat["address"] for seat in table["seats"]] == ["she", "", "", ""]

    lobby(db, scene)


def test_a_private_table_is_joined_by_an_invitation_only(db: str) -> None:
    async def scene(_server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "open", "greedy", "random"], watch="invited")
        table, code = made["table"]["id"], made["invitation"]["code"]
        assert len(code) >= 22 and made["invitation"]["fragment"] == f"#/join/{code}"
        assert (await bob.ask("GET", f"/api/tables/{table}", expect=404))["error"]["code"] == "no-table"
        await bob.ask("POST", f"/api/tables/{table}/seats/1/sit", expect=404)
        await bob.ask("POST", "/api/join", {"code": "x" * 43}, expect=404)
        assert (await bob.ask("POST", "/api/join", {"code": code}))["id"] == table
        info = await bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
        assert info["status"] == "playing" and info["you"] == [1] and not info["you_host"]
        assert [one["id"] for one in (await bob.ask("GET", "/api/my/tables"))["tables"]] == [table]
        assert (await bob.ask("GET", "/api/tables"))["tables"] == []
        second = await bob.ask("POST", f"/api/tables/{table}/invitations")
        assert second["code"] != code

    lobby(db, scene)


def test_a_listed_table_is_open_to_everybody(db: str) -> None:
    async def scene(_server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "open", "open", "random"], listed=True, title="Friday")
        table = made["table"]["id"]
        found = (await bob.ask("GET", "/api/tables"))["tables"]
        assert [(one["id"], one["title"]) for one in found] == [(table, "Friday")]
        await bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
        assert (await ada.ask("POST", f"/api/tables/{table}/seats/1/sit", expect=409))["error"]["code"] == "seat-taken"
        assert (await bob.ask("POST", f"/api/tables/{table}/seats/9/sit", expect=404))["error"]["code"] == "no-seat"
        info = await ada.ask("POST", f"/api/tables/{table}/seats/2/bot", {"bot": "random", "level": 1})
        assert info["status"] == "playing"  # the host filled the last seat with a bot

    lobby(db, scene)


def test_a_seat_is_handed_to_a_bot_and_taken_back(db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me"] * 4)
        table = made["table"]["id"]
        await bob.ask("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"}, expect=403)
        info = await ada.ask("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random", "level": 1})
        assert info["seats"][1]["kind"] == "bot" and info["seats"][1]["yours"]
        async with page(server.ws, table, ada.token, seat=1) as mine:
            position = (await mine.hear("welcome"))["position"]
            refused = await mine.choose(position, 0, "c")
            assert refused["reason"] == "handed-over"
        info = await ada.ask("POST", f"/api/tables/{table}/seats/1/take-back")
        assert info["seats"][1]["kind"] == "person"
        await ada.ask("POST", f"/api/tables/{table}/seats/1/take-back", expect=409)

    lobby(db, scene)


def test_who_leaves_a_game_is_replaced_and_another_may_sit_down(db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "open", "random", "random"], listed=True)
        table = made["table"]["id"]
        await bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
        info = await ada.ask("POST", f"/api/tables/{table}/seats/0/leave")
        assert info["seats"][0]["kind"] == "bot" and info["seats"][0]["vacated"] and not info["seats"][0]["yours"]
        async with someone(server.url, "Eve") as eve:
            await eve.ask("POST", f"/api/tables/{table}/seats/2/sit", expect=409)  # a bot that was always there stays
            info = await eve.ask("POST", f"/api/tables/{table}/seats/0/sit")
            assert info["you"] == [] and info["seats"][0]["ask"]["yours"]
            await bob.ask("POST", f"/api/tables/{table}/seats/0/vote", {"kind": "sit", "yes": True})
            info = await eve.ask("GET", f"/api/tables/{table}")
            assert info["you"] == [0] and info["seats"][0]["name"] == "Eve" and info["seats"][0]["ask"] is None

    lobby(db, scene)


def test_who_leaves_before_the_start_leaves_an_open_seat(sqlite_db: str) -> None:
    async def scene(_server: Inside, ada: Someone, _bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "random", "open", "open"])
        table = made["table"]["id"]
        info = await ada.ask("POST", f"/api/tables/{table}/seats/1/leave")  # the host sends the bot away
        info = await ada.ask("POST", f"/api/tables/{table}/seats/0/leave")
        assert [seat["kind"] for seat in info["seats"]] == ["open"] * 4

    lobby(sqlite_db, scene)


async def finish(server: Inside, person: Someone, table: str) -> None:
    """Plays the person's seats at random to the end."""
    from random import Random

    from server.kit.playing import Chaos, Seated

    info = await person.ask("GET", f"/api/tables/{table}")
    players = [Seated(server.ws, table, seat, person, Random(seat), Chaos()) for seat in info["you"]]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 30)


def test_a_rematch_keeps_the_seats_and_brings_fresh_luck(db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("coffee", ["me", "open"], listed=True, seed="7")
        table = made["table"]["id"]
        await bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
        await ada.ask("POST", f"/api/tables/{table}/rematch", expect=409)
        await asyncio.gather(finish(server, ada, table), finish(server, bob, table))
        again = await ada.ask("POST", f"/api/tables/{table}/rematch")
        assert again["table"]["status"] == "waiting" and again["table"]["you"] == [0]
        assert again["table"]["seats"][1]["reserved"] and again["table"]["seats"][1]["name"] == "Bob"
        assert not again["table"]["seed_chosen"] and again["table"]["seed_hash"] != made["table"]["seed_hash"]
        same = await bob.ask("POST", f"/api/tables/{table}/rematch")
        assert same["table"]["id"] == again["table"]["id"] and same["table"]["seats"][1]["yours"]
        assert (await ada.ask("GET", f"/api/tables/{table}"))["rematch"] == again["table"]["id"]
        info = await bob.ask("POST", f"/api/tables/{again['table']['id']}/seats/1/sit")
        assert info["status"] == "playing"

    lobby(db, scene)


def test_a_kept_seat_is_not_for_others(sqlite_db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("coffee", ["me", "open"], listed=True)
        table = made["table"]["id"]
        await bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
        await asyncio.gather(finish(server, ada, table), finish(server, bob, table))
        again = (await bob.ask("POST", f"/api/tables/{table}/rematch"))["table"]["id"]
        async with someone(server.url, "Eve") as eve:
            await eve.ask("POST", f"/api/tables/{again}/seats/0/sit", expect=409)
            await eve.ask("POST", f"/api/tables/{table}/rematch", expect=403)
        await ada.ask("POST", f"/api/tables/{again}/seats/0/sit")

    lobby(sqlite_db, scene)


def test_the_log_is_a_seats_own_until_the_end_and_the_minutes_come_after_it(db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "random", "random", "random"], listed=True)
        table = made["table"]["id"]
        own = await ada.ask("GET", f"/api/tables/{table}/log?seat=0")
        dealt = next(event for event in own["events"] if event["kind"] == "round_started")
        assert "card" in dealt
        public = await bob.ask("GET", f"/api/tables/{table}/log")
        assert all("card" not in e for e in public["events"] if e["kind"] == "round_started")
        await ada.ask("GET", f"/api/tables/{table}/log?seat=1", expect=403)
        await bob.ask("GET", f"/api/tables/{table}/log?seat=0", expect=403)
        assert (await ada.ask("GET", f"/api/tables/{table}/minutes", expect=409))["error"]["code"] == "not-now"
        assert (await ada.ask("GET", f"/api/tables/{table}/fairness"))["seed"] is None
        await finish(server, ada, table)
        await check_end(table, made["table"], ada, bob)

    lobby(db, scene)


async def check_end(table: str, made: dict[str, Any], ada: Someone, bob: Someone) -> None:
    from boardroom.server.fairness import verify

    minutes = await bob.ask("GET", f"/api/tables/{table}/minutes")
    assert verify(minutes, made["seed_hash"]).fair
    fair = await bob.ask("GET", f"/api/tables/{table}/fairness")
    assert f"seed: {fair['seed']}\n" in minutes and fair["seed_hash"] == made["seed_hash"]
    assert (await bob.ask("GET", f"/api/tables/{table}/log?seat=1"))["events"]
    assert [one["id"] for one in (await bob.ask("GET", "/api/archive"))["tables"]] == [table]
    assert (await ada.ask("GET", "/api/my/tables"))["tables"] == []
    await ada.ask("POST", f"/api/tables/{table}/seats/0/leave", expect=409)


def test_options_and_seats_a_game_does_not_have_are_refused_with_what_is_allowed(sqlite_db: str) -> None:
    async def scene(_server: Inside, ada: Someone, _bob: Someone) -> None:
        four = [{"kind": "me"}] * 4
        for wish, words in (
            ({"game": "startup-nation", "places": four[:2]}, "4 to 5 seats"),
            ({"game": "startup-nation", "places": four, "options": {"nope": 1}}, "there is no option"),
            ({"game": "startup-nation", "places": four, "options": {"interns": 5}}, "interns"),
            ({"game": "startup-nation", "places": [*four[:3], {"kind": "bot", "bot": "hal"}]}, "the bots are"),
        ):
            said = await ada.ask("POST", "/api/tables", wish, expect=400)
            assert said["error"]["code"] == "bad-option" and words in said["error"]["message"]
        await ada.ask("POST", "/api/tables", {"game": "chess", "places": four}, expect=404)

    lobby(sqlite_db, scene)


def test_a_chosen_seed_is_announced(sqlite_db: str) -> None:
    async def scene(_server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "open", "open", "open"], listed=True, seed="42")
        assert made["table"]["seed_chosen"]
        assert (await bob.ask("GET", f"/api/tables/{made['table']['id']}"))["seed_chosen"]
        same = await ada.make("startup-nation", ["me"] * 4, seed="42")
        assert same["table"]["seed_hash"] == made["table"]["seed_hash"]

    lobby(sqlite_db, scene)


@pytest.mark.parametrize(("watch", "stranger", "invited"), [("anyone", 1, 1), ("invited", 0, 1), ("nobody", 0, 0)])
def test_who_may_watch_is_the_tables_choice(sqlite_db: str, watch: str, stranger: int, invited: int) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me"] * 4, watch=watch, listed=True)
        table = made["table"]["id"]
        async with page(server.ws, table) as anybody:
            assert (await anybody.hear())["type"] == ("welcome" if stranger else "error")
        await bob.ask("POST", "/api/join", {"code": made["invitation"]["code"]})
        async with page(server.ws, table, bob.token) as friend:
            assert (await friend.hear())["type"] == ("welcome" if invited else "error")

    lobby(sqlite_db, scene)


def test_the_colleagues_of_a_game_are_listed_with_what_was_measured(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = {"games": 200, "share": 0.8, "low": 0.7, "high": 0.9}
    row = {"game": "burn-rate", "seats": 3, "options": {}, "bot": "colleague:3", "against": "colleague:2", **counted}
    monkeypatch.setattr(ratings, "measured", lambda: [row])

    async def scene(_server: Inside, ada: Someone, _bob: Someone) -> None:
        listed = (await ada.ask("GET", "/api/games/burn-rate"))["colleagues"]
        assert [one["policy"] for one in listed] == ["intern", "multitasker", "manager", "controller", "chair"]
        assert listed[2]["against_below"] == {"share": 0.8, "low": 0.7, "high": 0.9, "games": 200, "seats": 3}
        assert listed[2]["against_random"] is None and listed[0]["against_below"] is None
        assert [one["simulations"] for one in listed] == [0, 0, 0, 60, 16_000]

    lobby(sqlite_db, scene)


def test_a_hint_is_given_where_the_table_allows_it(sqlite_db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        begins = {"first_player": "seat:0"}  # with this seed seat A has a choice
        made = await ada.make("startup-nation", ["me"] * 4, hints=True, listed=True, seed="1", options=begins)
        table = made["table"]["id"]
        decider = (await ada.ask("GET", f"/api/tables/{table}"))["decider"]
        hint = await ada.ask("POST", f"/api/tables/{table}/seats/{decider}/hint")
        async with page(server.ws, table, ada.token, seat=decider) as mine:
            position = (await mine.hear("welcome"))["position"]
        assert (
            not hint["together"]
            and hint["base"] == position["base"]
            and 1 <= len(hint["choices"]) <= 3
            and len(hint["values"]) == 4
        )
        for one in hint["choices"]:
            assert one["choice"] in position["choices"] and -1 <= one["score"] <= 1 and one["simulations"] > 0
            assert 1 <= len(one["reasons"]) <= 3
        other = next(one for one in position["choices"] if one not in [best["choice"] for best in hint["choices"]])
        asked = await ada.ask("POST", f"/api/tables/{table}/seats/{decider}/hint?about={other['code']}")
        assert asked["about"]["choice"] == other and asked["about"]["simulations"] > 0 and asked["about"]["reasons"]
        await ada.ask("POST", f"/api/tables/{table}/seats/{decider}/hint?about=0", expect=409)
        await bob.ask("POST", f"/api/tables/{table}/seats/{decider}/hint", {}, expect=403)
        await ada.ask("POST", f"/api/tables/{table}/seats/{(decider + 1) % 4}/hint", {}, expect=409)
        plain = await ada.make("startup-nation", ["me"] * 4)  # people play with people: no hints unless they say so
        await ada.ask("POST", f"/api/tables/{plain['table']['id']}/seats/0/hint", {}, expect=403)

    lobby(sqlite_db, scene)


def test_a_sequel_is_refused_where_no_game_follows(sqlite_db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("coffee", ["me", "open"], listed=True)
        table = made["table"]["id"]
        await bob.ask("POST", f"/api/tables/{table}/seats/1/sit")
        await ada.ask("POST", f"/api/tables/{table}/sequel", expect=409)
        await asyncio.gather(finish(server, ada, table), finish(server, bob, table))
        await ada.ask("POST", f"/api/tables/{table}/sequel", expect=409)
        async with someone(server.url, "Eve") as eve:
            await eve.ask("POST", f"/api/tables/{table}/sequel", expect=403)

    lobby(sqlite_db, scene)


def test_hints_are_there_by_default_beside_bots_and_where_all_win_together() -> None:
    assert hinted("burn-rate", "me bot bot")
    assert not hinted("burn-rate", "me open bot")
    assert hinted("burncycle", "me open")
    assert not hinted("burn-rate", "me bot", False)
    assert hinted("burn-rate", "me open", True)


def hinted(game: str, kinds: str, hints: bool | None = None) -> bool:
    places = [Place.model_validate({"kind": kind}) for kind in kinds.split()]
    wish = NewTable(game=game, places=places, hints=hints)
    return open_table(wish, Person("p", "Ada"), 15.0).kept.record.rules.hints
