"""Invitations: what one may look at before sitting down, and short codes that can be read out but not guessed."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from boardroom.server import schema
from boardroom.server.limits import LIMITS, Limits
from boardroom.server.settings import Settings
from boardroom.server.short_codes import ALPHABET, LENGTH, LIFETIME, new_short_code, read_short_code
from server.kit.client import PLAIN, Someone, someone
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import alone

Scene = Callable[[Inside, Someone, Someone], Awaitable[None]]
FOUR = ["me", "open", "greedy", "random"]


def lobby(db: str, scene: Scene, settings: Settings = QUICK) -> None:
    async def run() -> None:
        async with serving(replace(settings, db=db)) as server:
            async with someone(server.url, "Ada") as ada, someone(server.url, "Bob") as bob:
                await scene(server, ada, bob)

    asyncio.run(run())


async def refusal(person: Someone, path: str, code: str) -> Any:
    return await person.ask("POST", path, {"code": code}, expect=404)


# Looking.


def test_a_guest_sees_the_game_and_who_sits_before_sitting_down(db: str) -> None:
    async def scene(_server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", FOUR, options={"ties": "nobody_scores"}, title="Friday", hints=True)
        seen = await bob.ask("POST", "/api/join/look", {"code": made["invitation"]["code"]})
        assert (seen["game"], seen["title"], seen["status"], seen["host"]) == (
            "startup-nation",
            "Friday",
            "waiting",
            "Ada",
        )
        assert [(seat["kind"], seat["name"], seat["free"]) for seat in seen["seats"]] == [
            ("person", "Ada", False),
            ("open", "", True),
            ("bot", "", False),
            ("bot", "", False),
        ]
        assert seen["options"]["ties"] == "nobody_scores" and seen["hints"]

    lobby(db, scene)


def test_looking_takes_no_seat_and_makes_nobody_a_member(db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", FOUR, watch="invited")
        table, code = made["table"]["id"], made["invitation"]["code"]
        await bob.ask("POST", "/api/join/look", {"code": code})
        await bob.ask("GET", f"/api/tables/{table}", expect=404)
        assert (await bob.ask("GET", "/api/my/tables"))["tables"] == []
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as stranger:
            assert (await stranger.post("/api/join/look", json={"code": code})).status_code == 200
            assert (await stranger.post("/api/join", json={"code": code})).status_code == 401

    lobby(db, scene)


def test_the_description_names_no_secret_and_nobody_s_id(sqlite_db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", FOUR, seed="12345678901234567890")
        invitation, table = made["invitation"], made["table"]
        seen = json.dumps(await bob.ask("POST", "/api/join/look", {"code": invitation["short"]}))
        kept = await server.tables.store.table(table["id"])
        assert kept is not None
        secrets = [table["id"], invitation["code"], invitation["short"], table["seed_hash"], kept.record.host]
        secrets += [str(kept.record.seed), ada.token, bob.token]
        assert [secret for secret in secrets if secret in seen] == []

    lobby(sqlite_db, scene)


def test_a_seat_that_is_kept_for_somebody_is_free_for_them_alone(sqlite_db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "open", "random", "random"])
        await bob.sit(made["table"]["id"], 1, made["invitation"]["code"])
        info = await ada.ask("POST", f"/api/tables/{made['table']['id']}/seats/0/leave")
        assert info["seats"][0]["vacated"]
        seen = await bob.ask("POST", "/api/join/look", {"code": made["invitation"]["code"]})
        assert [seat["free"] for seat in seen["seats"]] == [False] * 4, "nobody has two seats"
        assert [seat["yours"] for seat in seen["seats"]] == [False, True, False, False]
        async with someone(server.url, "Eve") as eve:
            asked = await eve.ask("POST", "/api/join/look", {"code": made["invitation"]["code"]})
            assert [seat["free"] for seat in asked["seats"]] == [True, False, False, False]
        assert seen["host"] == "Bob", "the host has left, and the next one follows"

    lobby(sqlite_db, scene)


# Short codes.


def test_a_short_code_leads_to_its_table_however_it_is_typed(db: str) -> None:
    async def scene(_server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", FOUR)
        short = made["invitation"]["short"]
        assert read_short_code(short) == short
        typed = f" {short[:4].lower()}-{short[4:]} "
        assert (await bob.ask("POST", "/api/join/look", {"code": typed}))["host"] == "Ada"
        assert (await bob.ask("POST", "/api/join", {"code": typed}))["id"] == made["table"]["id"]
        info = await bob.ask("POST", f"/api/tables/{made['table']['id']}/seats/1/sit")
        assert info["status"] == "playing"

    lobby(db, scene)


def test_everybody_who_sits_reads_out_the_same_code(db: str) -> None:
    async def scene(_server: Inside, ada: Someone, bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "open", "open", "random"])
        table, first = made["table"]["id"], made["invitation"]
        await bob.sit(table, 1, first["short"])
        again = await asyncio.gather(
            *(one.ask("POST", f"/api/tables/{table}/invitations") for one in (ada, bob, ada, bob))
        )
        assert {way["short"] for way in again} == {first["short"]}
        assert {way["short_until"] for way in again} == {first["short_until"]}
        assert len({way["code"] for way in again}) == 4

    lobby(db, scene)


def test_wrong_expired_and_begun_are_answered_alike(db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        begun = await ada.make("startup-nation", FOUR)
        await bob.sit(begun["table"]["id"], 1, begun["invitation"]["short"])
        late = await ada.make("startup-nation", FOUR)
        async with server.tables.store.writing() as connection:
            await connection.execute(update(schema.codes).values(expires=schema.codes.c.expires - LIFETIME))
        wrong = await refusal(bob, "/api/join", new_short_code())
        assert wrong["error"]["code"] == "no-table"
        for path in ("/api/join", "/api/join/look"):
            for made in (begun, late):
                assert await refusal(bob, path, made["invitation"]["short"]) == wrong
        assert (await bob.ask("POST", "/api/join", {"code": late["invitation"]["code"]}))["id"] == late["table"]["id"]

    lobby(db, scene)


def test_an_expired_code_is_replaced_and_the_old_rows_go(db: str) -> None:
    async def scene(server: Inside, ada: Someone, bob: Someone) -> None:
        begun = await ada.make("startup-nation", FOUR)
        await bob.sit(begun["table"]["id"], 1, begun["invitation"]["short"])
        made = await ada.make("startup-nation", FOUR)
        async with server.tables.store.writing() as connection:
            await connection.execute(update(schema.codes).values(expires=1.0))
        renewed = await ada.ask("POST", f"/api/tables/{made['table']['id']}/invitations")
        assert renewed["short"] not in (None, made["invitation"]["short"])
        async with server.tables.store.engine.connect() as connection:
            assert (await connection.execute(select(schema.codes.c.code))).scalars().all() == [renewed["short"]]

    lobby(db, scene)


def test_a_table_that_plays_has_no_short_code(db: str) -> None:
    async def scene(_server: Inside, ada: Someone, _bob: Someone) -> None:
        made = await ada.make("startup-nation", ["me", "random", "random", "random"])
        assert (made["invitation"]["short"], made["invitation"]["short_until"]) == (None, None)
        again = await ada.ask("POST", f"/api/tables/{made['table']['id']}/invitations")
        assert again["short"] is None

    lobby(db, scene)


def test_a_flood_of_guesses_is_stopped_by_address_and_in_all(sqlite_db: str) -> None:
    settings = replace(QUICK, rate=1.0, proxies=("127.0.0.1",))

    async def guess(http: httpx.AsyncClient, address: str, code: str) -> int:
        answer = await http.post("/api/join/look", json={"code": code}, headers={"X-Forwarded-For": address})
        return answer.status_code

    async def scene(server: Inside, ada: Someone, _bob: Someone) -> None:
        made = await ada.make("startup-nation", FOUR)
        async with httpx.AsyncClient(base_url=server.url, verify=PLAIN) as http:
            alone = [await guess(http, "10.0.0.1", new_short_code()) for _ in range(24)]
            assert alone[:20] == [404] * 20 and alone[-1] == 429
            many = [await guess(http, f"10.1.0.{n}", new_short_code()) for n in range(120)]
            assert many[0] == 404 and many[-1] == 429
            assert await guess(http, "10.2.0.1", made["invitation"]["short"]) == 429, "a right guess is not told apart"
            assert await guess(http, "10.2.0.2", made["invitation"]["code"]) == 200, "the link still leads in"

    lobby(sqlite_db, scene, settings)


def test_the_limits_leave_a_guesser_no_hope() -> None:
    now = [0.0]
    limits = Limits(1.0, lambda: now[0])
    allowed = 0
    for _ in range(20_000):
        allowed += limits.wait("codes", "") == 0
        now[0] += 0.1
    assert allowed <= LIMITS["codes"].burst + 2_000 * LIMITS["codes"].per_second
    guesses = LIMITS["codes"].burst + LIMITS["codes"].per_second * LIFETIME
    assert guesses * 100 / len(ALPHABET) ** LENGTH < 1 / 12_000, "a day of guesses at a hundred waiting tables"


def test_codes_use_every_sign_alike_and_none_that_is_taken_for_another() -> None:
    signs = Counter("".join(new_short_code() for _ in range(6_000)))
    assert set(signs) == set(ALPHABET) and not set(ALPHABET) & set("01OILZSGBUAE")
    assert all(abs(count - 2_000) < 250 for count in signs.values()), signs


@pytest.mark.parametrize("typed", ["", "K7QM4XH", "K7QM4XHPP", "K7QM4XH0", "K7QM4XHO", "ß" * 8, "K7QM\n4XHP"])
def test_what_cannot_be_a_short_code_is_none(typed: str) -> None:
    assert read_short_code(typed) is None


# Since when somebody is asked.


def test_a_table_says_since_when_somebody_is_asked(db: str) -> None:
    async def scene(server: Inside, ada: Someone, _bob: Someone) -> None:
        waiting = await ada.make("startup-nation", FOUR)
        assert waiting["table"]["since"] is None
        async with alone(server, "startup-nation") as table:

            async def since() -> float:
                return float((await table.person.ask("GET", f"/api/tables/{table.id}"))["since"])

            begun = await since()
            assert begun >= table.info["created"]
            other = (table.decider + 1) % 4
            await table.person.ask("POST", f"/api/tables/{table.id}/seats/{other}/bot", {"bot": "random"})
            assert await since() == begun, "coming and going asks nothing anew"
            await table.person.ask("POST", f"/api/tables/{table.id}/seats/{other}/take-back")
            await table.choose()
            assert await since() > begun

    lobby(db, scene)
