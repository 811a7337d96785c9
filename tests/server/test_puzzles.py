"""Puzzles over HTTP: a position as its seat sees it, and after an answer what became of every choice."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

import boardroom
from boardroom.puzzles.puzzle import Puzzle
from boardroom.puzzles.shelf import puzzle_of_day, puzzles_of, shelved
from boardroom.server.limits import LIMITS
from boardroom.server.puzzles import answer, still, today
from server.kit.client import Someone
from server.kit.servers import QUICK, serving

FIRST = puzzles_of("startup-nation")[0]


def with_server(db: str, scene: Any, rate: float = 0.0) -> None:
    """Runs a scene with somebody who was never introduced."""

    async def run() -> None:
        async with serving(replace(QUICK, db=db, rate=rate)) as server:
            stranger = Someone(server.url)
            await scene(stranger)
            await stranger.http.aclose()

    asyncio.run(run())


def wrong_code(puzzle: Puzzle) -> int:
    """A choice that is not right."""
    return next(code for code in puzzle.state().legal() if code not in puzzle.codes())


def test_puzzles_are_listed_with_the_days(sqlite_db: str) -> None:
    async def scene(stranger: Someone) -> None:
        before = today()
        listed = await stranger.ask("GET", "/api/puzzles")
        assert listed["daily"] in (puzzle_of_day(before).id, puzzle_of_day(today()).id)
        assert {one["game"] for one in listed["puzzles"]} == set(shelved())
        assert set(listed["puzzles"][0]) == {"id", "game", "theme", "difficulty"}

    with_server(sqlite_db, scene)


def test_a_puzzle_is_shown_and_answered(sqlite_db: str) -> None:
    async def scene(stranger: Someone) -> None:
        place = f"/api/puzzles/{FIRST.id}"
        shown = await stranger.ask("GET", place)
        (welcome,) = shown["messages"]
        assert welcome["seat"] == FIRST.seat and welcome["position"]["view"] == FIRST.state().view(FIRST.seat)
        assert sorted(one["code"] for one in welcome["position"]["choices"]) == FIRST.state().legal()
        right = await stranger.ask("POST", place, {"code": FIRST.codes()[0]})
        wrong = await stranger.ask("POST", place, {"code": wrong_code(FIRST)})
        assert right["right"] and not wrong["right"] and right["choices"] == wrong["choices"]
        assert right["messages"][0]["position"]["choices"] == [], "after the answer one only looks"
        why = await stranger.ask("POST", f"{place}/why", {"path": ["hand:brigitte"]})
        assert why["messages"][0]["type"] == "because"

    with_server(sqlite_db, scene)


def test_what_is_no_puzzle_and_no_choice_is_refused(sqlite_db: str) -> None:
    async def scene(stranger: Someone) -> None:
        assert (await stranger.ask("GET", "/api/puzzles/nothing", expect=404))["error"]["code"] == "no-game"
        await stranger.ask("POST", "/api/puzzles/nothing", {"code": 1}, expect=404)
        await stranger.ask("POST", f"/api/puzzles/{FIRST.id}", {"code": 2**31 - 1}, expect=409)
        await stranger.ask("POST", f"/api/puzzles/{FIRST.id}", {}, expect=422)

    with_server(sqlite_db, scene)


def test_answers_are_limited(monkeypatch: pytest.MonkeyPatch, sqlite_db: str) -> None:
    monkeypatch.setitem(LIMITS, "puzzle", replace(LIMITS["puzzle"], burst=1, per_second=0.01))

    async def scene(stranger: Someone) -> None:
        await stranger.ask("POST", f"/api/puzzles/{FIRST.id}", {"code": FIRST.codes()[0]})
        await stranger.ask("POST", f"/api/puzzles/{FIRST.id}", {"code": FIRST.codes()[0]}, expect=429)

    with_server(sqlite_db, scene, rate=1.0)


@pytest.mark.parametrize("game", boardroom.games())
def test_what_is_shown_gives_nothing_away(game: str) -> None:
    for puzzle in puzzles_of(game)[::10]:
        told = json.dumps(still(puzzle).welcome())
        other = replace(puzzle, position={**puzzle.position, "luck": {"seed": puzzle.position["luck"]["seed"] + 1}})
        assert told == json.dumps(still(other).welcome()), "nothing depends on the luck to come"
        assert str(puzzle.position["luck"]["seed"]) not in told


def test_the_best_comes_first_and_an_answer_is_not_carried_out() -> None:
    said = answer(FIRST, wrong_code(FIRST))
    assert [one.code for one in said.choices][: len(FIRST.codes())] == FIRST.codes()
    assert said.choices[0].right and 0 < said.unbeaten <= said.worlds
    assert said.messages[0].position.view == FIRST.state().view(FIRST.seat)  # type: ignore[union-attr]
