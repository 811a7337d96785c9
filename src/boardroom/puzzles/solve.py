"""Solving for bots: what share of the shipped puzzles a player finds, by game and in all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from boardroom.bots.levels import bot
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Player
from boardroom.lab.arena import wilson
from boardroom.puzzles.puzzle import Puzzle

Maker = Callable[[Game, int], Player]  # a player for a game, from a seed
ALL = "all"


@dataclass
class Score:
    """How many puzzles of a game, or of all, were tried and solved."""

    game: str
    puzzles: int = 0
    solved: int = 0

    @property
    def share(self) -> float:
        """The part that was solved."""
        return self.solved / self.puzzles if self.puzzles else 0.0

    def as_dict(self) -> dict[str, Any]:
        """As it is written in JSON, with the interval that holds the truth 95 times in 100."""
        low, high = wilson(self.share, self.puzzles)
        counts = {"game": self.game, "puzzles": self.puzzles, "solved": self.solved}
        return {**counts, "share": round(self.share, 4), "low": round(low, 4), "high": round(high, 4)}


def maker_of(name: str) -> Maker:
    """Makes the bot of this name, such as `greedy` or `colleague:5`."""
    return lambda game, seed: bot(name, game, seed=seed)


def is_solved(puzzle: Puzzle, player: Player, limit: float | None = None) -> bool:
    """Does the player choose right? It gets what it would get at a table: a view, its choices, imagined worlds."""
    state = puzzle.state()
    seat = state.seat

    def imagined(luck: Luck) -> Any:
        return state.imagine(seat, luck)

    return player.choose(state.view(seat), state.legal(), imagined, limit) in puzzle.codes()


def solve(
    puzzles: Iterable[Puzzle],
    maker: Maker,
    seed: int = 0,
    limit: float | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> list[Score]:
    """One score for each game, and one for all; each puzzle gets a player of its own that knows nothing of the others."""
    scores: dict[str, Score] = {}
    together = Score(ALL)
    for number, puzzle in enumerate(puzzles):
        solved = is_solved(puzzle, maker(puzzle.state().game, seed * 1_000_003 + number), limit)
        for score in (scores.setdefault(puzzle.game, Score(puzzle.game)), together):
            score.puzzles += 1
            score.solved += solved
        progress(number + 1)
    return [*scores.values(), together]


def markdown(scores: list[Score]) -> str:
    """The scores as a table."""
    rows = [score.as_dict() for score in scores]
    lines = ["| game | puzzles | solved | share | 95 % interval |", "|---|---|---|---|---|"]
    for row in rows:
        share = f"{row['share']:.3f} | {row['low']:.3f} to {row['high']:.3f}"
        lines.append(f"| {row['game']} | {row['puzzles']} | {row['solved']} | {share} |")
    return "\n".join(lines)
