"""The puzzles that come with the package, and which of them is today's: the same for everybody."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from boardroom.core.luck import Luck
from boardroom.puzzles.puzzle import Puzzle, read_puzzle
from boardroom.registry import games, load

SETS: Final = Path(__file__).parent / "sets"
ORDER: Final = 1  # the seed of the order in which days take puzzles


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easy ones first; none where it has no set."""
    file = SETS / f"{load(game).id}.jsonl"
    return tuple(read_set(file)) if file.exists() else ()


def shelved() -> list[str]:
    """The games that have puzzles."""
    return [game for game in games() if puzzles_of(game)]


def read_set(file: Path) -> list[Puzzle]:
    """The puzzles of a set."""
    return [read_puzzle(json.loads(line)) for line in file.read_text("utf8").splitlines()]


def puzzle_named(name: str) -> Puzzle | None:
    """The puzzle with this name, if there is one."""
    return next((puzzle for game in games() for puzzle in puzzles_of(game) if puzzle.id == name), None)


def puzzle_of_day(day: date) -> Puzzle:
    """A day's puzzle: the games take turns, and none comes again before all others of its game have come."""
    names = shelved()
    turn, number = day.toordinal() // len(names), day.toordinal() % len(names)
    puzzles: tuple[Puzzle, ...] = puzzles_of(names[number])
    order = list(range(len(puzzles)))
    Luck(ORDER, "days").shuffle(order)
    return puzzles[order[turn % len(puzzles)]]


def add_to_set(file: Path, puzzles: list[Puzzle]) -> None:
    """Adds puzzles to a set, or begins it, as the package keeps it: a line each, the easy ones first."""
    whole = {puzzle.id: puzzle for puzzle in [*(read_set(file) if file.exists() else []), *puzzles]}
    ordered = sorted(whole.values(), key=lambda puzzle: (puzzle.difficulty, puzzle.theme, puzzle.id))
    lines = [json.dumps(puzzle.as_dict(), ensure_ascii=False, separators=(",", ":")) for puzzle in ordered]
    file.write_text("\n".join(lines) + "\n", "utf8")
