"""Mining: games between quick bots, whose decisions go through the funnel; a work file keeps all, so that it can be stopped.

After each game a line says how far it has come; puzzles that stand behind the last such line are found again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any, Final

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Match
from boardroom.puzzles.funnel import FEWEST, MOST, REASONS, Funnel, Share
from boardroom.puzzles.puzzle import Puzzle, read_puzzle
from boardroom.puzzles.tables import PLANS, table_for
from boardroom.registry import load

EACH_GAME: Final = 2  # puzzles at most, so that they differ
APART: Final = 8  # choices between two puzzles of one game


@dataclass
class Mined:
    """How far the mining of a game has come."""

    game: str
    seed: int
    games: int = 0
    seconds: float = 0.0
    fallen: Counter[str] = field(default_factory=Counter)
    puzzles: list[Puzzle] = field(default_factory=list)

    def line(self) -> dict[str, Any]:
        """What the work file keeps after a game."""
        counts = {"game": self.game, "seed": self.seed, "games": self.games}
        return {**counts, "seconds": round(self.seconds, 1), "fallen": dict(self.fallen)}


def mine(
    name: str,
    want: int,
    seed: int,
    work: Path,
    most_games: int,
    progress: Callable[[Mined], None] = lambda _mined: None,
) -> Mined:
    """Mines until there are so many puzzles or so many games were played; goes on where the work file ends."""
    game, mined = load(name), read_work(name, seed, work)
    share = Share(want)
    for puzzle in mined.puzzles:
        share.add(puzzle, verb_of(game, puzzle))
    funnel = Funnel(share)
    funnel.fallen = mined.fallen
    while len(mined.puzzles) < want and mined.games < most_games:
        started = process_time()
        found = from_game(table_for(game, mined.games, seed), funnel, Luck(seed, f"looks {name} {mined.games}"))
        mined.puzzles += found
        mined.games += 1
        mined.seconds += process_time() - started
        write_work(work, found, mined)
        progress(mined)
    return mined


def verb_of(game: Game, puzzle: Puzzle) -> str:
    """The verb of the right choice."""
    return game.action(puzzle.codes()[0]).verb


def from_game(match: Match, funnel: Funnel, luck: Luck) -> list[Puzzle]:
    """The puzzles of one game."""
    found: list[Puzzle] = []
    earliest = 0
    while not match.over and len(found) < EACH_GAME:
        if len(match.choices) >= earliest and is_looked_at(match, luck):
            puzzle = funnel.look_at(match.state, luck)
            if puzzle is not None:
                found.append(puzzle)
                earliest = len(match.choices) + APART
        match.step()
    return found


def is_looked_at(match: Match, luck: Luck) -> bool:
    """Is this one of the decisions that are looked at?"""
    state = match.state
    if luck.below(PLANS[match.game.id].every) or not FEWEST <= len(state.legal()) <= MOST:
        return False
    return state.view(state.seat)["prompt"]["key"] not in match.game.dull_prompts


def read_work(name: str, seed: int, work: Path) -> Mined:
    """What the work file keeps; a new one when there is none."""
    mined, waiting = Mined(name, seed), list[Puzzle]()
    for line in work.read_text("utf8").splitlines() if work.exists() else []:
        said = json.loads(line)
        if "position" in said:
            waiting.append(read_puzzle(said))
            continue
        if (said["game"], said["seed"]) != (name, seed):
            raise BadOption(f"{work} holds puzzles of {said['game']} with seed {said['seed']}; name another file")
        mined.games, mined.seconds, mined.fallen = said["games"], said["seconds"], Counter(said["fallen"])
        mined.puzzles += waiting
        waiting = []
    return mined


def write_work(work: Path, found: list[Puzzle], mined: Mined) -> None:
    """Adds a game; all its lines at once."""
    work.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(said, ensure_ascii=False) + "\n" for said in [*[one.as_dict() for one in found], mined.line()]]
    with work.open("a", encoding="utf8") as file:
        file.write("".join(lines))


def table_of(mined: Mined) -> str:
    """How many decisions were looked at, and what became of them, as a table."""
    looked = sum(mined.fallen.values())
    rows = [f"| {reason} | {mined.fallen[reason]} | {percent(mined.fallen[reason], looked)} |" for reason in REASONS]
    head = f"{mined.game}: {mined.games} games, {looked} decisions, {mined.seconds / 60:.1f} minutes of one core"
    return "\n".join([head, "", "| decisions | count | share |", "|---|---|---|", *rows])


def percent(part: int, whole: int) -> str:
    """A share."""
    return f"{100 * part / whole:.1f} %" if whole else "–"
