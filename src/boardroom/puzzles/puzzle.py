"""A puzzle: a table as its seat can imagine it, which choices are right, and what became of every choice in many worlds."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from hashlib import sha256
from json import dumps
from typing import Any, Literal

from boardroom.core.state import State
from boardroom.registry import load

Difficulty = Literal[1, 2, 3]
EASY: Difficulty = 1
MEDIUM: Difficulty = 2
HARD: Difficulty = 3


@dataclass(frozen=True)
class Alternative:
    """One choice: the result it leads to on average (1 is won, -1 is lost), and in how many worlds the best beats it.

    Attributes:
        text: Its notation.
        score: What it led to on average.
        simulations: How often it was tried.
        behind: In how many of the worlds the best choice did better than this one.
        ahead: In how many of them this one did better than the best choice.
    """

    text: str
    score: float
    simulations: int
    behind: int
    ahead: int


@dataclass(frozen=True)
class Puzzle:
    """One decision to be found.

    Attributes:
        id: Its name, which follows from its position.
        game: Whose table it is.
        theme: What it is about, a word of the game's closed list.
        difficulty: 1 easy, 2 medium, 3 hard: who finds it, greedy, a short search or only a long one.
        seat: Who decides.
        solutions: The notations that are right, the best first.
        choices: All choices, the best first.
        unbeaten: In how many of the worlds no other choice did better than the best.
        worlds: How many worlds were looked at.
        found: How large a share of the tries of some players found it, by their names.
        position: The table, an imagined one: what `game.restore` reads, without revision and content.
    """

    id: str
    game: str
    theme: str
    difficulty: Difficulty
    seat: int
    solutions: list[str]
    choices: list[Alternative]
    unbeaten: int
    worlds: int
    found: dict[str, float]
    position: dict[str, Any] = field(repr=False)

    def state(self) -> State:
        """The table, as today's rules and cards read it."""
        return load(self.game).restore(self.position)

    def codes(self) -> list[int]:
        """The codes that are right."""
        return [load(self.game).code(text) for text in self.solutions]

    def as_dict(self) -> dict[str, Any]:
        """As it stands in a file."""
        return asdict(self)


def read_puzzle(said: dict[str, Any]) -> Puzzle:
    """A puzzle as it stands in a file."""
    return Puzzle(**{**said, "choices": [Alternative(**one) for one in said["choices"]]})


def position_of(world: State) -> dict[str, Any]:
    """An imagined world as a position: options at their default, revision and content follow from today's game."""
    saved = world.save()
    usual = {option.name: option.default for option in world.game.option_table}
    options = {name: value for name, value in saved["options"].items() if value != usual[name]}
    return {"options": options, "luck": {"seed": saved["luck"]["seed"]}, "table": saved["table"]}


def name_of(game: str, position: dict[str, Any]) -> str:
    """The name of the puzzle with this position."""
    return f"{game}-{sha256(dumps(position, sort_keys=True).encode()).hexdigest()[:8]}"
