"""A game that an upgrade stopped ends as those who sit there say: a draw for more than half of them, winners for all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest

from boardroom.core.minutes import read
from boardroom.server import stopped
from server.kit.client import Someone, someone
from server.kit.people import CALM, three
from server.kit.servers import Inside, serving
from server.kit.upgrades import back_at, grow_old, logs

DRAWN = {"kind": "draw"}
ADA_WON = {"kind": "won", "winners": [0]}


@dataclass
class Stopped:
    """Burn Rate of three people after an upgrade."""

    server: Inside
    table: str
    people: list[Someone]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def say(self, *wishes: dict[str, Any], expect: int | None = None) -> dict[str, Any]:
        """The first says the first wish, the second the second …"""
        answer: dict[str, Any] = {}
        for person, wish in zip(self.people, wishes, strict=False):
            answer = await person.ask("POST", f"{self.path}/ending", wish, expect)
        return answer

    async def info(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.people[0].ask("GET", self.path)
        return found


@asynccontextmanager
async def after_an_upgrade(db: str, before: Callable[[Any], Awaitable[None]] | None = None) -> AsyncIterator[Stopped]:
    settings = replace(CALM, db=db)
    async with three(settings) as table:
        await table.play(3)
        if before is not None:
            await before(table)
        await grow_old(table.server, table.table)
        people = [table.ada, table.bob, table.cid]
    async with serving(settings) as server, back_at(server, *people) as again:
        yield Stopped(server, table.table, again)


def at_stopped_table(
    db: str, scene: Callable[[Stopped], Awaitable[None]], before: Callable[[Any], Awaitable[None]] | None = None
) -> None:
    async def run() -> None:
        async with after_an_upgrade(db, before) as table:
            await scene(table)

    asyncio.run(run())


def test_more_than_half_end_it_as_a_draw(db: str) -> None:
    async def scene(table: Stopped) -> None:
        said = await table.say(DRAWN)
        assert said["stopped"] and [one["kind"] for one in said["said"]] == ["draw", None, None]
        assert (await table.info())["status"] == "stopped"
        said = await table.say(DRAWN, DRAWN)
        info = await table.info()
        assert info["status"] == "over" and not said["stopped"]
        assert (info["outcome"]["reason"], info["outcome"]["winners"]) == ("draw", [0, 1, 2])
        assert info["outcome"]["returns"] == [0.0, 0.0, 0.0]
        end = (await logs(table.people[0], table.table, 3))[0][-2:]
        assert [event["kind"] for event in end] == ["table-closed", "table-ended"] and end[1]["seed"] == "5"
        assert (end[0]["cause"], end[0]["ending"]) == ("older-rules", "draw")

    at_stopped_table(db, scene)


def test_winners_need_the_word_of_all(db: str) -> None:
    async def scene(table: Stopped) -> None:
        await table.say(ADA_WON, ADA_WON, {"kind": "won", "winners": [2]})
        assert (await table.info())["status"] == "stopped", "one is of another mind"
        await table.say(ADA_WON, ADA_WON, ADA_WON)
        info = await table.info()
        assert info["status"] == "over" and info["outcome"]["winners"] == [0]
        assert info["outcome"]["returns"] == [1.0, -0.5, -0.5]
        minutes = read(await table.people[0].ask("GET", f"{table.path}/minutes"))
        assert len(minutes.choices) == 3 and minutes.end == "", "no rules have counted it"
        await table.say(DRAWN, expect=409)  # it is over

    at_stopped_table(db, scene)


def test_only_who_sits_there_decides_and_only_about_seats_of_the_table(sqlite_db: str) -> None:
    async def scene(table: Stopped) -> None:
        async with someone(table.server.url, "Dan") as dan:
            await dan.ask("POST", f"{table.path}/ending", DRAWN, expect=403)
        for winners in ([], [3], [-1]):
            await table.say({"kind": "won", "winners": winners}, expect=400)
        await table.say({"kind": "lost"}, expect=422)
        assert (await table.info())["status"] == "stopped"

    at_stopped_table(sqlite_db, scene)


def test_nobody_hears_of_another_seats_cards_before_the_end(sqlite_db: str) -> None:
    async def scene(table: Stopped) -> None:
        ada = table.people[0]
        await ada.ask("GET", f"{table.path}/log?seat=0")
        for part in ("log", "replay"):
            said = await ada.ask("GET", f"{table.path}/{part}?seat=1", expect=403)
            assert said["error"]["code"] == "not-yours"
        await table.say(DRAWN, DRAWN)
        await ada.ask("GET", f"{table.path}/log?seat=1")

    at_stopped_table(sqlite_db, scene)


def test_who_had_conceded_has_no_voice_and_whose_seat_a_bot_plays_has_one(sqlite_db: str) -> None:
    async def before(table: Any) -> None:
        await table.cid.ask("POST", table.seat(2, "concede"))
        await table.bob.ask("POST", table.seat(1, "bot"), {"bot": "random"})

    async def scene(table: Stopped) -> None:
        await table.people[2].ask("POST", f"{table.path}/ending", DRAWN, expect=403)
        said = await table.say(DRAWN)
        assert [one["seat"] for one in said["said"]] == [0, 1]
        await table.say(DRAWN, DRAWN)
        assert (await table.info())["status"] == "over"

    at_stopped_table(sqlite_db, scene, before)


def test_who_is_deleted_decides_nothing_and_the_others_do(db: str) -> None:
    async def scene(table: Stopped) -> None:
        ada, bob, cid = table.people
        await table.say(ADA_WON, DRAWN)
        await bob.ask("DELETE", "/api/me")
        assert (await table.info())["status"] == "stopped"
        assert "Bob" not in str(await logs(ada, table.table, 1)) + str(await table.info())
        await cid.ask("POST", f"{table.path}/ending", ADA_WON)
        assert (await table.info())["outcome"]["winners"] == [0]
        assert "Bob" not in await ada.ask("GET", f"{table.path}/minutes")

    at_stopped_table(db, scene)


def test_when_the_last_has_gone_it_is_over_without_a_result(sqlite_db: str) -> None:
    async def scene(table: Stopped) -> None:
        ada, bob, cid = table.people
        async with someone(table.server.url, "Dan") as dan:
            for person in (ada, bob, cid):
                await person.ask("DELETE", "/api/me")
            info = await dan.ask("GET", table.path)
            assert (info["status"], info["outcome"]) == ("archived", None)

    at_stopped_table(sqlite_db, scene)


def test_when_nobody_agrees_it_ends_as_a_draw_in_the_end(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(table: Stopped) -> None:
        await table.say(ADA_WON, {"kind": "won", "winners": [1]})
        await table.server.tables.take_away_expired()
        assert (await table.info())["status"] == "stopped", "there is time"
        monkeypatch.setattr(stopped, "PATIENCE", 0.0)
        await table.server.tables.take_away_expired()
        assert (await table.info())["outcome"]["reason"] == "draw"

    at_stopped_table(db, scene)


def test_a_game_that_is_won_together_is_won_or_lost_by_all(sqlite_db: str) -> None:
    async def run() -> None:
        settings = replace(CALM, db=sqlite_db)
        async with serving(settings) as server, someone(server.url) as ada:
            table = (await ada.make("burncycle", ["me"]))["table"]["id"]
            await grow_old(server, table)
        async with serving(settings) as server, back_at(server, ada) as people:
            team = Stopped(server, table, people)
            assert (await ada_asks(team))["together"]
            await team.say({"kind": "won", "winners": []})
            outcome = (await team.info())["outcome"]
            assert (outcome["winners"], outcome["returns"]) == ([], [-1.0])

    async def ada_asks(table: Stopped) -> dict[str, Any]:
        found: dict[str, Any] = await table.people[0].ask("GET", f"{table.path}/ending")
        return found

    asyncio.run(run())


def test_a_table_of_bots_is_ended_at_once_for_nobody_can_say(db: str) -> None:
    async def run() -> None:
        settings = replace(CALM, db=db)
        async with serving(settings) as server, someone(server.url) as ada:
            table = (await ada.make("coffee", ["random", "random"]))["table"]["id"]
            await grow_old(server, table)
        async with serving(settings) as server, back_at(server, ada) as [again]:
            info = await again.ask("GET", f"/api/tables/{table}")
            assert (info["status"], info["outcome"]) == ("archived", None)
            assert (await again.ask("GET", f"/api/tables/{table}/fairness"))["seed"] is not None

    asyncio.run(run())


def test_two_who_speak_at_once_end_it_once(db: str) -> None:
    async def scene(table: Stopped) -> None:
        await asyncio.gather(*(person.ask("POST", f"{table.path}/ending", DRAWN) for person in table.people[:2]))
        told = (await logs(table.people[0], table.table, 0))[0]
        assert [event["kind"] for event in told].count("table-closed") == 1
        assert (await table.info())["status"] == "over"

    at_stopped_table(db, scene)


def test_who_looked_before_another_ended_it_does_not_end_it_again(db: str) -> None:
    async def scene(table: Stopped) -> None:
        tables = table.server.tables
        kept = await tables.store.table(table.table)
        assert kept is not None
        for _ in range(2):
            await stopped.end(tables.store, tables.worker.writer, kept, stopped.draw(kept))
        told = (await logs(table.people[0], table.table, 0))[0]
        assert [event["kind"] for event in told].count("table-closed") == 1

    at_stopped_table(db, scene)
