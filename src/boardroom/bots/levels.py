"""Making a bot by its name."""

from __future__ import annotations

from difflib import get_close_matches

from boardroom.bots.greedy import GreedyPlayer
from boardroom.bots.random import RandomPlayer
from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.match import Player

BOTS = ("random", "greedy")


def bot(name: str, game: Game, level: int = 1, seed: int = 0) -> Player:
    """A player of this kind; `level` is for bots that can think more or less: greedy imagines 8 worlds per level."""
    if not isinstance(level, int) or not 1 <= level <= 5:
        raise BadOption(f"a bot's level is a whole number from 1 to 5, not {level!r}")
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game, seed, worlds=8 * level)
    near = get_close_matches(str(name), BOTS, n=1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    raise BadOption(f"there is no bot {name!r}{hint}; the bots are {', '.join(BOTS)}")
