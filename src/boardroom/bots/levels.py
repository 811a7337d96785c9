"""Making a bot by its name."""

from __future__ import annotations

from difflib import get_close_matches

from boardroom.bots.greedy import GreedyPlayer
from boardroom.bots.ismcts import IsmctsPlayer
from boardroom.bots.random import RandomPlayer
from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.match import Player

BOTS = ("random", "greedy", "ismcts")
WORLDS = 8  # that greedy imagines, for each level
SIMULATIONS = (60, 250, 1000, 4000, 16000)  # of the search, by level; a time limit may end it earlier


def bot(name: str, game: Game, level: int = 1, seed: int = 0) -> Player:
    """A player of this kind; the level, from 1 to 5, says how much greedy and ismcts think."""
    if not isinstance(level, int) or not 1 <= level <= len(SIMULATIONS):
        raise BadOption(f"a bot's level is a whole number from 1 to {len(SIMULATIONS)}, not {level!r}")
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game, seed, worlds=WORLDS * level)
    if name == "ismcts":
        return IsmctsPlayer(game, seed, simulations=SIMULATIONS[level - 1])
    near = get_close_matches(str(name), BOTS, n=1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    raise BadOption(f"there is no bot {name!r}{hint}; the bots are {', '.join(BOTS)}")
