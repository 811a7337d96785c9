"""The tables that puzzles are mined at: for each game its seats, options and players, and when a choice is clearly best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boardroom.bots.distracted import DistractedPlayer
from boardroom.bots.levels import bot
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Match, Player
from boardroom.puzzles.habit import HabitPlayer

HABIT: Final = "habit"
DISTRACTED: Final = 4  # times in a hundred
PLAYERS: Final = ("greedy", "greedy", "greedy:2", "colleague:2")  # quick ones; somebody distracted brings odd positions


@dataclass(frozen=True)
class Plan:
    """How a game is mined.

    Attributes:
        margin: How far the right choice must be above the others, in results (1 is won, -1 is lost).
        every: One decision of so many is looked at, so that puzzles come from all parts of a game.
        first: Simulations of the first look; where they are quick, more of them miss less.
        middle: Simulations of the look that finds a candidate.
        deep: Simulations of a deep look.
        alike: Simulations of every choice, before they are compared world by world.
        players: Who plays.
    """

    margin: float
    every: int
    first: int
    middle: int = 1_000
    deep: int = 4_000
    alike: int = 1_500
    players: tuple[str, ...] = PLAYERS


PLANS: Final[dict[str, Plan]] = {
    "startup-nation": Plan(0.04, 2, 120),
    "burn-rate": Plan(0.01, 3, 800),
    "power-struggle": Plan(0.008, 4, 400),
    "burncycle": Plan(0.02, 3, 60, 300, 1_000, 500, (HABIT,)),
}


def table_for(game: Game, number: int, seed: int) -> Match:
    """The game with this number: its seats, options and players are drawn."""
    luck = Luck(seed, f"puzzles {game.id} {number}")
    seats = game.min_seats + luck.below(game.max_seats - game.min_seats + 1)
    kinds = PLANS[game.id].players
    names = [kinds[luck.below(len(kinds))] for _ in range(seats)]
    players = [player_of(name, game, luck.below(1 << 30)) for name in names]
    return Match(game, seats, luck.below(1 << 30), players, **options_for(game, luck))


def player_of(name: str, game: Game, seed: int) -> Player:
    """A bot, or somebody who plays by habit and is sometimes distracted."""
    return DistractedPlayer(HabitPlayer(seed), DISTRACTED, seed) if name == HABIT else bot(name, game, seed=seed)


def options_for(game: Game, luck: Luck) -> dict[str, Any]:
    """A mission, where a game has missions."""
    missions = [value for option in game.option_table if option.name == "mission" for value in option.values]
    return {"mission": missions[luck.below(len(missions))]} if missions else {}
