"""Prompts with one answer: when a page may answer them by itself, how the log says so, and what an undo takes back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import boardroom
from boardroom.core.game import Game
from boardroom.server.course import Course, replayed
from boardroom.server.marks import CLOSING, answers_itself, made_by
from boardroom.server.messages import position
from boardroom.server.records import CHOICE, PERSON, SEAT, UNDO, Entry, Record, Rules, Seat
from server.kit.client import Page, page, someone
from server.kit.servers import QUICK, apart, serving

GAME = "power-struggle"


def course_of(seed: int, undo: bool = True) -> tuple[Game, Course, list[Entry]]:
    """A table of three people whose game has begun, and its log."""
    game = boardroom.load(GAME)
    record = Record("t", GAME, game.revision, game.content, {}, 3, seed, False, "", Rules(undo=undo), False, "p", 0.0)
    entries = [
        Entry(n + 1, SEAT, n, data={"seat": Seat(n, PERSON, f"p{n}").as_data(), "cause": "made"}) for n in range(3)
    ]
    return game, replayed(game, record, entries), entries


def enter(course: Course, log: list[Entry], kind: str, text: str = "", client: str = "c", back: int = 1) -> None:
    data = {"back": back} if kind == UNDO else None
    seat = course.decider if kind == CHOICE else course.history.choices[-1][0]
    entry = Entry(course.number + 1, kind, seat, text, data, f"{client}-{course.base}")
    course.take(course.prospect(entry))
    log.append(entry)


def play_until_itself(seed: int, behind: bool) -> tuple[Game, Course, list[Entry]]:
    """A random game up to a prompt that may answer itself, with an own choice that can be undone behind it or not."""
    game, course, log = course_of(seed)
    luck = boardroom.Luck(seed)
    while not course.over:
        seat = course.decider
        if answers_itself(course, seat) and course.can_undo(seat) == behind:
            return game, course, log
        assert course.state is not None
        enter(course, log, CHOICE, game.action(luck.pick(course.state.legal())).text)
    raise AssertionError("no such prompt in this game")


def only(course: Course) -> str:
    assert course.state is not None
    (code,) = course.state.legal()
    return course.game.action(code).text


def test_how_a_choice_was_made_stands_before_its_client_id() -> None:
    assert [made_by(client) for client in ("itself-7", "order-7", "ahead-7")] == ["itself", "order", "ahead"]
    assert [made_by(client) for client in ("tab1-17", "itself", None, "orders-1")] == ["", "itself", "", ""]


def test_a_page_is_told_that_a_prompt_may_answer_itself() -> None:
    _, course, _ = play_until_itself(1, behind=True)
    seat = course.decider
    assert position(course, seat, None)["itself"] is True
    assert not any(position(course, other, None)["itself"] for other in (-1, 0, 1, 2) if other != seat)


def test_the_end_of_what_can_be_undone_waits_for_a_press() -> None:
    game, course, log = course_of(1)
    luck, met = boardroom.Luck(1), 0
    while not course.over:
        state, seat = course.state, course.decider
        assert state is not None
        code = luck.pick(state.legal())
        if len(state.legal()) == 1 and game.action(code).verb in CLOSING and course.can_undo(seat):
            met += 1
            assert not answers_itself(course, seat)
        enter(course, log, CHOICE, game.action(code).text)
    assert met > 20


def test_where_nothing_can_be_undone_there_is_nothing_to_wait_for() -> None:
    game, course, log = course_of(1, undo=False)
    luck = boardroom.Luck(1)
    while not (course.state and [game.action(code).verb for code in course.state.legal()] == ["commit"]):
        assert course.state is not None
        enter(course, log, CHOICE, game.action(luck.pick(course.state.legal())).text)
    assert answers_itself(course, course.decider)


def test_the_log_says_so_to_the_own_seat_alone() -> None:
    _, course, log = play_until_itself(1, behind=True)
    seat, told = course.decider, course.told
    enter(course, log, CHOICE, only(course), client="itself")
    mine = course.shown(seat, told)
    assert mine[0]["by"] == "itself" and mine[0]["choice"]["key"].startswith("action-")
    assert all("by" not in event for other in (-1, 0, 1, 2) if other != seat for event in course.shown(other, told))
    again = replayed(course.game, course.record, log)
    assert again.shown(seat, 0) == course.shown(seat, 0)


def test_an_undo_takes_back_the_choice_by_hand_and_what_answered_itself_after_it() -> None:
    _, course, log = play_until_itself(1, behind=True)
    seat, choices = course.decider, len(course.history.choices)
    label = position(course, seat, None)["undo"]
    enter(course, log, CHOICE, only(course), client="itself")
    assert position(course, seat, None)["undo"] == label and course.undo_count(seat) == 2
    enter(course, log, UNDO, back=2)
    assert len(course.history.choices) == choices - 1 and course.decider == seat
    assert course.shown(seat, course.told - 1)[0]["kind"] == "table-taken-back"
    assert replayed(course.game, course.record, log).shown(seat, 0) == course.shown(seat, 0)


def test_a_prompt_that_was_reached_by_an_undo_does_not_answer_itself_again() -> None:
    _, course, log = play_until_itself(1, behind=True)
    seat = course.decider
    enter(course, log, CHOICE, only(course), client="by-hand")
    enter(course, log, UNDO)
    assert not answers_itself(course, seat)
    assert not answers_itself(replayed(course.game, course.record, log), seat)


def test_a_snapshot_remembers_that_the_table_came_back() -> None:
    _, course, log = play_until_itself(2, behind=False)
    enter(course, log, CHOICE, only(course), client="by-hand")
    enter(course, log, UNDO)
    snapshot = course.snapshot()
    assert snapshot is not None
    assert not answers_itself(replayed(course.game, course.record, [], snapshot), course.decider)


def test_start_up_nations_answers_never_answer_themselves() -> None:
    game = boardroom.load("startup-nation")
    record = Record("t", game.id, game.revision, game.content, {}, 4, 3, False, "", Rules(undo=False), False, "p", 0.0)
    seats = [
        Entry(n + 1, SEAT, n, data={"seat": Seat(n, PERSON, f"p{n}").as_data(), "cause": "made"}) for n in range(4)
    ]
    course, luck, forced = replayed(game, record, seats), boardroom.Luck(3), 0
    while not course.over:
        assert course.state is not None
        forced += len(course.state.legal()) == 1
        assert not any(position(course, seat, None)["itself"] for seat in range(-1, 4))
        code = luck.pick(course.state.legal())
        course.take(course.prospect(Entry(course.number + 1, CHOICE, course.decider, game.action(code).text)))
    assert forced > 3


# Over the socket.


async def answered(mine: Page, at: dict[str, Any], client: str) -> dict[str, Any]:
    """Chooses the first choice, and gives the answer to this very command."""
    answer = await mine.choose(at, at["choices"][0]["code"], client)
    while answer.get("client") != client:
        answer = await mine.hear("accepted", "duplicate", "stale", "refused", "error")
    return answer


async def asked_once(mine: Page) -> dict[str, Any]:
    """The first position of the only person at a table that may answer itself; all before it are answered by hand."""
    await mine.hear("welcome")
    done = -1
    while True:
        at: dict[str, Any] = next(told["position"] for told in reversed(mine.heard) if "position" in told)
        if at["itself"]:
            return at
        if at["choices"] and at["base"] > done:
            done = at["base"]
            await answered(mine, at, f"hand-{done}")
        else:
            await mine.hear(seconds=30)


def test_two_pages_of_one_seat_answer_a_prompt_once(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            made = await ada.make(GAME, ["me", "random", "random"])
            table = made["table"]["id"]
            async with page(server.ws, table, ada.token) as one, page(server.ws, table, ada.token) as two:
                await two.hear("welcome")
                at = await asked_once(one)
                client = f"itself-{at['base']}"
                first, second = await asyncio.gather(answered(one, at, client), answered(two, at, client))
                assert {first["type"], second["type"]} == {"accepted", "duplicate"}
                assert first["number"] == second["number"]

    asyncio.run(run())


def test_after_a_kill_an_answer_by_itself_is_not_given_twice(tmp_path: Path) -> None:
    async def run() -> None:
        settings = replace(QUICK, db=str(tmp_path / "tables.sqlite3"))
        with apart(settings, tmp_path / "log") as server:
            async with someone(server.url) as ada:
                table = (await ada.make(GAME, ["me", "random", "random"], seed="5"))["table"]["id"]
                async with page(server.ws, table, ada.token) as mine:
                    at = await asked_once(mine)
                    client = f"itself-{at['base']}"
                    before = await answered(mine, at, client)
                server.kill()
                server.start()
                async with page(server.ws, table, ada.token) as mine:
                    await mine.hear("welcome")
                    after = await answered(mine, at, client)
            assert (before["type"], after["type"]) == ("accepted", "duplicate")
            assert before["number"] == after["number"]

    asyncio.run(run())
