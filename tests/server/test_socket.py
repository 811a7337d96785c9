"""The protocol over real sockets: hello, choices, duplicates, stale commands, reconnecting, undo, presence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import boardroom
from boardroom.server import wire
from boardroom.server.fairness import verify
from server.kit.client import page, someone
from server.kit.playing import play_table
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import Alone, alone

Scene = Callable[[Alone], Awaitable[None]]


def play(db: str, game: str, scene: Scene, **wish: Any) -> None:
    """Runs a scene at a table that one person plays alone."""

    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server, alone(server, game, **wish) as table:
            await scene(table)

    asyncio.run(run())


@pytest.mark.parametrize("game", boardroom.games())
def test_a_game_among_people_ends_with_minutes_that_replay_and_the_promised_seed(db: str, game: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db)) as server:
            result = await play_table(server.url, server.ws, game, seed=1)
        assert result.minutes and verify(result.minutes, result.info["seed_hash"]).fair
        match = boardroom.replay(result.minutes)
        assert match.over and dict(match.state.view(0)) == result.views[0]

    asyncio.run(run())


@pytest.mark.parametrize("game", boardroom.games())
def test_every_message_is_one_of_the_models(sqlite_db: str, game: str) -> None:
    async def scene(table: Alone) -> None:
        for _ in range(12):
            await table.choose()
        await table.pages[0].say(type="say", text="hello")
        await table.pages[0].hear("chat")
        for opened in [*table.pages, table.gallery]:
            for text in opened.raw:
                wire.server_message.validate_json(text)

    play(sqlite_db, game, scene)


@pytest.mark.parametrize("game", boardroom.games())
def test_choices_go_to_the_decider_alone_with_path_label_and_rule(sqlite_db: str, game: str) -> None:
    async def scene(table: Alone) -> None:
        loaded = boardroom.load(game)
        for _ in range(10):
            deciders = [seat for seat, position in enumerate(table.positions) if position["choices"]]
            assert len(deciders) == 1 and not table.gallery.heard[-1].get("position", {}).get("choices")
            for choice in table.positions[deciders[0]]["choices"]:
                action = loaded.action(choice["code"])
                assert choice["path"] == list(action.refs) and choice["rule"] == action.rule
                assert choice["label"]["key"] == f"action-{action.label}"
            await table.choose()

    play(sqlite_db, game, scene)


@pytest.mark.rule("SN-14")
def test_one_message_for_every_seat_and_the_gallery_for_each_choice(sqlite_db: str) -> None:
    """L17: neither the number of messages nor the number of events differs between those who know and those who do not."""

    async def scene(table: Alone) -> None:
        for _ in range(15):
            await table.choose()
        updates = [[m for m in opened.heard if m["type"] == "update"] for opened in [*table.pages, table.gallery]]
        shapes = [[[(e["number"], e["kind"]) for e in m["events"]] for m in told] for told in updates]
        assert len(shapes[0]) == 15 and all(shape == shapes[0] for shape in shapes)

    play(sqlite_db, "startup-nation", scene)


def test_the_same_command_twice_is_a_duplicate_with_the_same_answer(db: str) -> None:
    async def scene(table: Alone) -> None:
        seat, position = table.decider, table.positions[table.decider]
        code = position["choices"][0]["code"]
        first = await table.pages[seat].choose(position, code, "once")
        again = await table.pages[seat].choose(position, code, "once")
        assert (first["type"], again["type"]) == ("accepted", "duplicate") and first["number"] == again["number"]
        kept = await table.server.tables.store.entries(table.id)
        assert [entry.client for entry in kept].count("once") == 1

    play(db, "startup-nation", scene)


def test_a_command_for_an_older_prompt_is_stale_and_brings_the_present_position(db: str) -> None:
    async def scene(table: Alone) -> None:
        seat, position = table.decider, table.positions[table.decider]
        await table.choose()
        late = await table.pages[seat].choose(position, position["choices"][0]["code"], "late")
        assert late["type"] == "stale" and late["position"]["number"] == table.positions[seat]["number"]

    play(db, "startup-nation", scene)


def test_a_duplicate_is_known_again_after_the_table_was_rebuilt_from_a_snapshot(db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=db, snapshot_every=5)) as server, alone(server, "startup-nation") as table:
            seat, position = table.decider, table.positions[table.decider]
            code = position["choices"][0]["code"]
            first = await table.pages[seat].choose(position, code, "long-ago")
            await table.follow(first["number"])
            for _ in range(12):
                await table.choose()
            owner = await server.tables.owner(table.id)
            view = table.positions[0]["view"]
            server.tables.forget(owner)
            async with page(server.ws, table.id, table.person.token, seat=seat) as back:
                await back.hear("welcome")
                rebuilt = await server.tables.owner(table.id)
                assert rebuilt is not owner and rebuilt.course.first > 0, "no snapshot was used"
                assert rebuilt.course.state is not None and rebuilt.course.state.view(0) == view
                again = await back.choose(position, code, "long-ago")
                assert again["type"] == "duplicate" and again["number"] == first["number"]

    asyncio.run(run())


def test_a_foreign_turn_and_an_illegal_choice_are_refused_to_the_asker_alone(sqlite_db: str) -> None:
    async def scene(table: Alone) -> None:
        decider = table.decider
        other = (decider + 1) % len(table.pages)
        code = table.positions[decider]["choices"][0]["code"]
        foreign = await table.pages[other].choose(table.positions[other], code, "x")
        assert (
            foreign["type"] == "refused" and foreign["reason"] == "not-your-turn" and "may:" not in foreign["message"]
        )
        legal = {choice["code"] for choice in table.positions[decider]["choices"]}
        wrong = next(code for code in range(boardroom.load("startup-nation").num_actions) if code not in legal)
        illegal = await table.pages[decider].choose(table.positions[decider], wrong, "y")
        assert illegal["type"] == "refused" and illegal["reason"] in boardroom.load("startup-nation").reasons
        gallery = await table.gallery.choose(table.positions[decider], code, "z")
        assert gallery["type"] == "refused" and gallery["reason"] == "not-seated"
        for opened in table.pages:
            heard = [message["type"] for message in await opened.quiet()]
            assert "refused" not in heard and "update" not in heard

    play(sqlite_db, "startup-nation", scene)


def test_who_comes_back_gets_the_tail_or_a_fresh_start(db: str) -> None:
    async def scene(table: Alone) -> None:
        for _ in range(6):
            await table.choose()
        number = table.positions[0]["number"]
        async with page(table.server.ws, table.id, table.person.token, seat=0, last=number - 4) as back:
            welcome = await back.hear("welcome")
            assert not welcome["fresh"] and [e["number"] for e in welcome["events"]] == list(
                range(number - 3, number + 1)
            )
        async with page(table.server.ws, table.id, table.person.token, seat=0, last=number + 99) as lost:
            welcome = await lost.hear("welcome")
            assert welcome["fresh"] and welcome["events"][0]["number"] == 1
        await table.pages[0].say(type="refresh", last=number)
        told = await table.pages[0].hear("update")
        assert told["events"] == [] and told["position"]["number"] == number
        await table.pages[0].say(type="refresh")
        assert (await table.pages[0].hear("welcome"))["fresh"]

    play(db, "startup-nation", scene)


def test_who_was_behind_the_snapshot_begins_anew_and_reads_the_rest(db: str) -> None:
    async def run() -> None:
        async with (
            serving(replace(QUICK, db=db, snapshot_every=1)) as server,
            alone(server, "startup-nation") as table,
        ):
            for _ in range(12):
                await table.choose()
            told = [event for said in table.pages[0].heard for event in said.get("events", [])]
            server.tables.forget(await server.tables.owner(table.id))  # as after a restart
            async with page(server.ws, table.id, table.person.token, seat=0, last=1) as back:
                welcome = await back.hear("welcome")
            assert welcome["fresh"] and len(welcome["events"]) < welcome["position"]["number"] == told[-1]["number"]
            log = await table.person.ask("GET", f"/api/tables/{table.id}/log?seat=0")
            assert log["events"] == told and told[len(told) - len(welcome["events"]) :] == welcome["events"]

    asyncio.run(run())


def test_undo_takes_back_own_choices_to_the_last_barrier_and_is_told_once(db: str) -> None:
    async def scene(table: Alone) -> None:
        stir, peek = 0, 1
        before = table.positions[0]["view"]
        await table.choose(stir)
        first = table.positions[0]["number"]
        await table.choose(stir)
        assert table.positions[0]["undo"]["key"] == "action-stir" and table.positions[1]["undo"] is None
        for taken in range(2):
            base = table.positions[0]["base"]
            await table.pages[0].say(type="undo", client=f"u{taken}", base=base)
            answer = await table.pages[0].hear("accepted", "refused")
            assert answer["type"] == "accepted"
            await table.follow(answer["number"])
        assert table.positions[0]["view"] == before and table.positions[0]["undo"] is None
        backs = [e for m in table.gallery.heard if m["type"] == "update" for e in m["events"]]
        backs = [event for event in backs if event["kind"] == "table-taken-back"]
        assert [event["to"] for event in backs] == [first, first - 1]
        await table.choose(peek)
        await table.pages[0].say(type="undo", client="u9", base=table.positions[0]["base"])
        refused = await table.pages[0].hear("accepted", "refused")
        assert refused["reason"] == "no-undo"

    play(db, "coffee", scene)


def test_undone_choices_stay_in_the_store_and_out_of_the_minutes(db: str) -> None:
    async def scene(table: Alone) -> None:
        await table.choose(0)
        await table.pages[0].say(type="undo", client="u", base=table.positions[0]["base"])
        await table.follow((await table.pages[0].hear("accepted"))["number"])
        while not table.positions[0]["view"]["outcome"]:
            await table.choose(3)
        minutes = await table.person.ask("GET", f"/api/tables/{table.id}/minutes")
        kept = await table.server.tables.store.entries(table.id)
        assert "stir" not in minutes and [entry.text for entry in kept].count("stir") == 1
        assert boardroom.replay(minutes).over

    play(db, "coffee", scene)


def test_presence_is_told_when_somebody_comes_and_goes(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            made = await ada.make("startup-nation", ["me", "open", "open", "open"])
            table = made["table"]["id"]
            async with page(server.ws, table, ada.token) as mine:
                await mine.hear("welcome")
                assert (await mine.hear("presence"))["presence"] == {"seats": [True] + [False] * 3, "gallery": 0}
                async with page(server.ws, table) as watching:
                    await watching.hear("welcome")
                    assert (await mine.hear("presence"))["presence"]["gallery"] == 1
                assert (await mine.hear("presence"))["presence"]["gallery"] == 0

    asyncio.run(run())


def test_a_spectator_sees_the_gallery_view_and_no_more(sqlite_db: str) -> None:
    async def scene(table: Alone) -> None:
        async with page(table.server.ws, table.id) as stranger:
            welcome = await stranger.hear("welcome")
            assert welcome["seat"] == -1 and welcome["position"]["view"]["own"] is None
            assert welcome["position"]["choices"] == []
        async with page(table.server.ws, table.id, seat=0) as thief:
            assert (await thief.hear())["code"] == "not-yours"

    play(sqlite_db, "startup-nation", scene)


@pytest.mark.rule("SN-A34")
def test_who_is_out_of_a_round_talks_only_to_others_who_are_out(db: str) -> None:
    """L18."""

    async def scene(table: Alone) -> None:
        dice = Random(5)
        living = [True] * 4
        while all(living) or not any(living):
            await table.choose(dice=dice)
            living = [row["living"] for row in table.positions[0]["view"]["seats"]]
        assert table.positions[0]["view"]["outcome"] is None
        out, alive = living.index(False), living.index(True)
        await table.pages[out].say(type="say", text="she holds the recruiter")
        await table.pages[alive].say(type="say", text="who knows")
        heard = []
        for opened in [*table.pages, table.gallery]:
            said = [m["saying"]["text"] for m in await opened.quiet() if m["type"] == "chat"]
            heard.append(set(said))
        for seat in range(4):
            assert heard[seat] == ({"who knows"} if living[seat] else {"who knows", "she holds the recruiter"})
        assert heard[4] == {"who knows"}
        async with page(table.server.ws, table.id, table.person.token, seat=alive) as late:
            assert [one["text"] for one in (await late.hear("welcome"))["chat"]] == ["who knows"]

    play(db, "startup-nation", scene, seed="5")


@pytest.mark.parametrize("allowed", [False, True])
def test_words_from_the_gallery_reach_the_seats_only_where_the_table_allows_it(sqlite_db: str, allowed: bool) -> None:
    async def scene(table: Alone) -> None:
        await table.gallery.say(type="say", text="play the intern")
        assert (await table.gallery.hear("chat"))["saying"]["seat"] == -1
        heard = [m for opened in table.pages for m in await opened.quiet() if m["type"] == "chat"]
        assert len(heard) == (len(table.pages) if allowed else 0)

    play(sqlite_db, "startup-nation", scene, gallery_chat=allowed)


def test_who_gives_a_seat_away_is_shown_out_of_its_view(sqlite_db: str) -> None:
    async def scene(table: Alone) -> None:
        await table.person.ask("POST", f"/api/tables/{table.id}/seats/1/leave")
        with pytest.raises(ConnectionClosed):
            while True:
                message = await table.pages[1].hear()
                assert message["type"] != "update"

    play(sqlite_db, "startup-nation", scene)


def test_an_orderly_stop_tells_the_sockets_and_keeps_everything(db: str) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            async with serving(replace(QUICK, db=db)) as server:
                table = await stack.enter_async_context(alone(server, "startup-nation"))
                for _ in range(5):
                    await table.choose()
                number = table.positions[0]["number"]
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await table.pages[0].hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        async with serving(replace(QUICK, db=db)) as server:
            async with page(server.ws, table.id, table.person.token, seat=0) as back:
                assert (await back.hear("welcome"))["position"]["number"] == number

    asyncio.run(run())


def test_a_slow_reader_delays_nobody(sqlite_db: str) -> None:
    """A page that never reads is closed when its messages pile up; the table plays on."""

    async def run(server: Inside) -> None:
        async with alone(server, "startup-nation") as table:
            owner = await server.tables.owner(table.id)
            others = set(owner.attendance.listeners)
            async with page(server.ws, table.id, table.person.token, seat=0) as sleepy:
                await sleepy.hear("welcome")
                [listener] = owner.attendance.listeners - others
                for _ in range(1000):
                    listener.tell("x" * 10_000)
                await asyncio.wait_for(table.choose(), 5)
                sleepy.socket.transport.abort()

    async def main() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            await run(server)

    asyncio.run(main())
