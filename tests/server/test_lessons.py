"""Lessons over HTTP: the page says where the learner stands, and the server keeps nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

import boardroom
from boardroom.core.errors import IllegalAction
from boardroom.lessons.check import solution_of
from boardroom.lessons.script import READ, lesson, lessons
from boardroom.server import wire
from boardroom.server.lessons import answer
from boardroom.server.limits import LIMITS
from boardroom.server.still import Still
from server.kit.client import Someone
from server.kit.servers import QUICK, serving

GAME = "startup-nation"
ASK = f"/api/lessons/{GAME}/{lesson(GAME).chapters[0].name}"


def with_server(db: str, scene: Any, rate: float = 0.0) -> None:
    """Runs a scene with somebody who was never introduced."""

    async def run() -> None:
        async with serving(replace(QUICK, db=db, rate=rate)) as server:
            stranger = Someone(server.url)
            await scene(stranger)
            await stranger.http.aclose()

    asyncio.run(run())


def test_lessons_are_listed_with_their_chapters_and_words(sqlite_db: str) -> None:
    async def scene(stranger: Someone) -> None:
        listed = await stranger.ask("GET", "/api/lessons")
        assert [one["game"] for one in listed] == lessons()
        one = await stranger.ask("GET", f"/api/lessons/{GAME}")
        assert one in listed and one["chapters"][0]["steps"] > 1 and len(one["free"]["levels"]) == 3
        assert "lesson-lead = " in await stranger.ask("GET", f"/api/lessons/{GAME}/texts/fr")
        for path in ("/api/lessons/chess", "/api/lessons/chess/texts/fr"):
            assert (await stranger.ask("GET", path, expect=404))["error"]["code"] == "no-game"
        await stranger.ask("POST", f"/api/lessons/{GAME}/nowhere", {"step": 0, "choices": []}, expect=404)

    with_server(sqlite_db, scene)


def test_a_learner_looks_goes_on_and_asks_why(sqlite_db: str) -> None:
    async def scene(stranger: Someone) -> None:
        first = await stranger.ask("POST", ASK, {"step": 0, "choices": []})
        (welcome,) = first["messages"]
        assert welcome["type"] == "welcome" and welcome["fresh"] and welcome["seat"] == 0
        assert welcome["table"]["you"] == [0] and not welcome["table"]["undo"]
        assert welcome["position"]["choices"] == [], "there is nothing to choose while one reads"
        step = first
        while step["step"]["kind"] == "read":
            step = await stranger.ask("POST", ASK, {"step": step["step"]["number"], "choices": [], "go_on": True})
        wish = {"step": step["step"]["number"], "choices": step["choices"]}
        assert (await stranger.ask("POST", ASK, wish))["messages"][0]["position"]["choices"]
        why = await stranger.ask("POST", ASK, {**wish, "why": ["hand:brigitte"]})
        assert why["messages"][0]["type"] == "because" and why["messages"][0]["reasons"]
        await stranger.ask("POST", ASK, {**wish, "go_on": True}, expect=409)
        await stranger.ask("POST", ASK, {**wish, "choose": 2**31 - 1}, expect=409)
        await stranger.ask("POST", ASK, {**wish, "choices": [2**31 - 1]}, expect=409)

    with_server(sqlite_db, scene)


@pytest.mark.parametrize(
    "wish", [{}, {"step": -1, "choices": []}, {"step": 0, "choices": [1] * 201}, {"step": 0, "choices": ["x"]}]
)
def test_what_is_no_try_is_refused(sqlite_db: str, wish: dict[str, Any]) -> None:
    async def scene(stranger: Someone) -> None:
        await stranger.ask("POST", ASK, wish, expect=422)

    with_server(sqlite_db, scene)


def test_tries_are_limited(sqlite_db: str) -> None:
    async def scene(stranger: Someone) -> None:
        wish, many = {"step": 0, "choices": []}, int(LIMITS["lesson"].burst) + 30
        answers = await asyncio.gather(*[stranger.http.post(ASK, json=wish) for _ in range(many)])
        assert {one.status_code for one in answers} == {200, 429}

    with_server(sqlite_db, scene, rate=1.0)


def chapters() -> list[tuple[str, int]]:
    return [(game, place) for game in lessons() for place in range(len(lesson(game).chapters))]


@pytest.mark.parametrize(("game", "place"), chapters())
def test_every_chapter_is_walked_to_its_end_by_what_the_page_keeps(game: str, place: int) -> None:
    script, chapter = lesson(game), lesson(game).chapters[place]
    rules = boardroom.load(game)
    now = answer(script, chapter, wire.LessonTry(step=0, choices=[]))
    while not now.over:
        step = chapter.steps[now.step.number]
        assert step.kind == now.step.kind
        if step.kind == READ:
            now = answer(script, chapter, wire.LessonTry(step=now.step.number, choices=now.choices, go_on=True))
            continue
        for text in solution_of(step):
            wish = wire.LessonTry(step=now.step.number, choices=now.choices, after=0, choose=rules.code(text))
            now = answer(script, chapter, wish)
        assert now.verdict == "right"


def test_a_wrong_choice_is_told_and_changes_nothing() -> None:
    script, chapter = lesson(GAME), lesson(GAME).chapters[0]
    number = next(number for number, step in enumerate(chapter.steps) if step.kind == "press")
    looked = answer(script, chapter, wire.LessonTry(step=number, choices=[]))
    right = chapter.steps[number].presses[0]
    wrong = next(one.code for one in looked.messages[0].position.choices if one.text not in right)  # type: ignore[union-attr]
    tried = answer(script, chapter, wire.LessonTry(step=number, choices=[], after=0, choose=wrong))
    assert (tried.verdict, tried.say, tried.step, tried.messages) == ("wrong", "no-investor", looked.step, [])


# Tables that are shown and not kept.

POSITION = {"seed": 1, "table": {"hands": [["investor", "recruiter"], ["emmanuel"], None, None]}}


def test_a_still_position_is_shown_as_its_seat_sees_it() -> None:
    game = boardroom.load(GAME)
    table = Still(game, POSITION, 0, "Agathe")
    welcome = wire.Welcome.model_validate(table.welcome())
    assert [seat.kind for seat in welcome.table.seats] == ["person", "bot", "bot", "bot"]
    assert welcome.position.view == game.restore(POSITION).view(0)
    assert {choice.text.split()[1] for choice in welcome.position.choices} == {"investor", "recruiter"}


def test_what_is_chosen_there_is_told_like_at_any_table() -> None:
    game = boardroom.load(GAME)
    table = Still(game, POSITION, 0).play([game.code("play investor seat:1")])
    update = wire.Update.model_validate(table.update(1))
    whole = wire.Welcome.model_validate(table.welcome())
    assert [event.number for event in whole.events] == list(range(1, whole.position.number + 1))
    assert update.events == whole.events[1:] and update.position == whole.position
    with pytest.raises(IllegalAction):
        table.play([game.code("play investor seat:1")])


def test_a_finished_table_says_so() -> None:
    game = boardroom.load(GAME)
    last = {
        "seats": 4,
        "hands": [["investor", "brigitte"], ["director"], ["emmanuel"], None],
        "out": [3],
        "scores": [3, 0, 0, 0],
    }
    rest = [card for card, count in game.restore({"table": {"seats": 4}}).view(0)["box"].items() for _ in range(count)]  # type: ignore[typeddict-item]
    for card in ("investor", "brigitte", "director", "emmanuel"):
        rest.remove(card)
    table = Still(game, {"table": {**last, "discard": rest[:-1], "tokens": ["red", "blue", "blue", "red"]}}, 0)
    assert table.table()["status"] == "playing"
    table.play([game.code("play investor seat:0")])
    while table.course.state is not None and not table.course.over:
        table.play(table.course.state.legal()[:1])
    shown = table.table()
    assert (shown["status"], shown["outcome"]["winners"]) == ("over", [0])


def test_a_page_asks_why_and_is_only_told_when_it_is_its_turn() -> None:
    game = boardroom.load(GAME)
    table = Still(game, POSITION, 0)
    assert table.because(["hand:brigitte"])["reasons"]
    asked = Still(game, {"table": {"hands": [["intern_fire", "investor"], None, None, None]}}, 0)
    asked.play([game.code("play intern_fire seat:1 emmanuel")])
    assert asked.because(["hand:investor"])["reasons"] == []
