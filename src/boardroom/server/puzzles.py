"""Puzzles over HTTP. Nothing is kept: what somebody has solved is known to the browser alone."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime

from fastapi import APIRouter, Request

from boardroom.puzzles.puzzle import Alternative, Puzzle
from boardroom.puzzles.shelf import puzzle_named, puzzle_of_day, puzzles_of
from boardroom.registry import games, load
from boardroom.server import wire
from boardroom.server.errors import Refusal
from boardroom.server.identity import TheTables
from boardroom.server.marks import label_of
from boardroom.server.routes import errors
from boardroom.server.security import address_of
from boardroom.server.still import Still

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

SOLVER = "Camille"  # whom one plays, so that sentences name everybody in the same way


def today() -> date:
    """The day, the same for everybody everywhere."""
    return datetime.now(UTC).date()


@router.get("", responses=errors())
async def list_puzzles() -> wire.PuzzleList:
    """All puzzles with their themes, and the day's."""
    day = today()
    listed = [puzzle_info(puzzle) for game in games() for puzzle in puzzles_of(game)]
    return wire.PuzzleList(day=day.isoformat(), daily=puzzle_of_day(day).id, puzzles=listed)


@router.get("/{puzzle}", responses=errors(404))
async def show_puzzle(puzzle: str) -> wire.PuzzleShown:
    """One position as its seat sees it: what a table's socket would say."""
    found = known(puzzle)
    told = await asyncio.to_thread(lambda: still(found).welcome())
    return wire.PuzzleShown.model_validate({"puzzle": puzzle_info(found), "messages": [told]})


@router.post("/{puzzle}", responses=errors(404, 409))
async def answer_puzzle(puzzle: str, wish: wire.PuzzleTry, request: Request, tables: TheTables) -> wire.PuzzleAnswer:
    """Right or wrong, with what became of every choice in the imagined worlds."""
    tables.limits.check("puzzle", address_of(request))
    return await asyncio.to_thread(answer, known(puzzle), wish.code)


@router.post("/{puzzle}/why", responses=errors(404))
async def ask_puzzle(puzzle: str, wish: wire.PuzzleAsk, request: Request, tables: TheTables) -> wire.PuzzleWhy:
    """Why a thing cannot be clicked, as a table's socket would say it."""
    tables.limits.check("puzzle", address_of(request))
    told = await asyncio.to_thread(lambda: still(known(puzzle)).because(wish.path))
    return wire.PuzzleWhy.model_validate({"messages": [told]})


def known(name: str) -> Puzzle:
    """The puzzle, or a refusal."""
    found = puzzle_named(name)
    if found is None:
        raise Refusal("no-game", "there is no such puzzle")
    return found


def puzzle_info(puzzle: Puzzle) -> wire.PuzzleInfo:
    """A puzzle as pages list it; nothing that gives it away."""
    return wire.PuzzleInfo(id=puzzle.id, game=puzzle.game, theme=puzzle.theme, difficulty=puzzle.difficulty)


def still(puzzle: Puzzle) -> Still:
    """The table that the solver sees."""
    return Still(load(puzzle.game), puzzle.position, puzzle.seat, SOLVER, f"puzzle-{puzzle.id}")


def answer(puzzle: Puzzle, code: int) -> wire.PuzzleAnswer:
    """What is said of a choice. It is not carried out: what would follow is only one of many worlds."""
    table = still(puzzle)
    table.asks = False
    choices = [choice_told(puzzle, one) for one in puzzle.choices]
    if code not in [one.code for one in choices]:
        raise Refusal("not-now", "this cannot be chosen here")
    return wire.PuzzleAnswer.model_validate(
        {
            "right": code in puzzle.codes(),
            "code": code,
            "choices": choices,
            "unbeaten": puzzle.unbeaten,
            "worlds": puzzle.worlds,
            "messages": [table.welcome()],
        }
    )


def choice_told(puzzle: Puzzle, one: Alternative) -> wire.PuzzleChoice:
    """A choice with what became of it."""
    game = load(puzzle.game)
    code = game.code(one.text)
    return wire.PuzzleChoice(
        code=code,
        label=wire.Label.model_validate(label_of(game, code)),
        right=one.text in puzzle.solutions,
        score=one.score,
        behind=one.behind,
        ahead=one.ahead,
    )
