"""Making a bot by its name, such as greedy, ismcts:3 or colleague:4."""

from __future__ import annotations

from difflib import get_close_matches

from boardroom.bots.distracted import DistractedPlayer
from boardroom.bots.greedy import GreedyPlayer
from boardroom.bots.ismcts import IsmctsPlayer
from boardroom.bots.parallel import ParallelPlayer
from boardroom.bots.plain import PlainPlayer
from boardroom.bots.random import RandomPlayer
from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.match import Player, check_game

BOTS = ("random", "plain", "greedy", "ismcts", "colleague", "selfish")
LEVELS = 5
WORLDS = 8  # that greedy imagines, for each level
SIMULATIONS = (60, 250, 1000, 4000, 16000)  # of the search, by level; a time limit may end it earlier

COLLEAGUES = ("intern", "multitasker", "manager", "controller", "chair")  # by level; each is a way to play of its own
DISTRACTION = 50  # times in a hundred that the multitasker looks at a telephone instead
SHORT_SEARCH = 60  # simulations of the controller; the chair's are the game's own number, unless time ends them


def bot(name: str, game: Game, level: int | None = None, seed: int = 0, cores: int = 1) -> Player:
    """A player that is a program: `player.choose(view, legal, sampler, limit)` gives one of the legal codes.

    Args:
        name: `"random"`, `"plain"` (habits, a yardstick), `"greedy"`, `"ismcts"` (a search), `"colleague"`, or `"selfish"`
            (the colleague, but its search counts its own result alone); a level may follow, as in `"greedy:2"`.
        game: The game it plays, as `boardroom.load` gives it.
        level: How strong it is, from 1 to 5; 1 when nothing is said.
        seed: What decides its own luck. With the same seed and the same decisions before it, it chooses the same.
        cores: In how many processes a search runs. A program that asks for more than one needs the usual
            `if __name__ == "__main__":`.

    Raises:
        BadOption: There is no such bot or level, or this is no game.
    """
    kind, level = read_bot(name, level)
    check_game(game)
    if kind in ("colleague", "selfish"):
        player = colleague(game, level, seed, cores, selfish=kind == "selfish")
    elif kind == "ismcts":
        player = searcher(game, seed, SIMULATIONS[level - 1], cores)
    elif kind == "greedy":
        player = GreedyPlayer(game, seed, worlds=WORLDS * level)
    elif kind == "plain":
        player = PlainPlayer(game, seed)
    else:
        player = RandomPlayer(seed)
    player.name = kind if level == 1 and kind not in ("colleague", "selfish") else f"{kind}:{level}"
    return player


def colleague(game: Game, level: int, seed: int, cores: int, selfish: bool = False) -> Player:
    """The five people from the office: chance, half an eye on the table, one step ahead, a short look, a long one."""
    if level == 1:
        return RandomPlayer(seed)
    if level == 2:
        return DistractedPlayer(GreedyPlayer(game, seed, worlds=1), DISTRACTION, seed)
    if level == 3:
        return GreedyPlayer(game, seed)
    if level == 4 or selfish:
        return IsmctsPlayer(game, seed, searches_of(game, level), selfish)
    return searcher(game, seed, searches_of(game, level), cores)


def searches_of(game: Game, level: int) -> int:
    """How many simulations this colleague makes for a choice, unless time ends them; 0 for who does not search."""
    return 0 if level < 4 else SHORT_SEARCH if level == 4 else game.advice.simulations


def searcher(game: Game, seed: int, simulations: int, cores: int) -> Player:
    """The searching player on one core or on several."""
    if not isinstance(cores, int) or cores < 1:
        raise BadOption(f"a search needs one core or more, not {cores!r}")
    return IsmctsPlayer(game, seed, simulations) if cores == 1 else ParallelPlayer(game, seed, simulations, cores)


def read_bot(name: str, level: int | None = None) -> tuple[str, int]:
    """A bot's kind and level, or what is wrong with them."""
    kind, sign, behind = str(name).partition(":")
    if kind not in BOTS:
        near = get_close_matches(kind, BOTS, n=1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        raise BadOption(f"there is no bot {name!r}{hint}; the bots are {', '.join(BOTS)}")
    if sign and (level is not None or not behind.isdecimal()):
        raise BadOption(f"a bot is written name or name:level, not {name!r}")
    said = int(behind) if sign else 1 if level is None else level
    if not isinstance(said, int) or not 1 <= said <= LEVELS:
        raise BadOption(f"a bot's level is a whole number from 1 to {LEVELS}, not {said!r}")
    return kind, said


def policy_of(name: str) -> str:
    """What kind of player this bot is: a colleague's own word, or the bot's kind."""
    kind, level = read_bot(name)
    return COLLEAGUES[level - 1] if kind == "colleague" else kind


def is_bot(name: str) -> bool:
    """Does this name a bot, as minutes name it?"""
    return name.partition(":")[0] in BOTS
