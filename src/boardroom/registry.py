"""Loading a game by its identifier; it is imported when it is first asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.games import GAMES, names

_loaded: dict[str, Game] = {}


def games() -> list[str]:
    """The identifiers of all games, such as `"startup-nation"`, in alphabetical order."""
    return names()


def load(game: str, content: str | None = None) -> Game:
    """The game with this identifier; `games()` lists them.

    Args:
        game: The identifier, such as `"startup-nation"`.
        content: A folder with your own card files for this game; without it the game's own cards are used.

    Raises:
        BadOption: There is no such game.
        BadContent: The card files in the folder cannot be used; the message says why.
    """
    if game not in GAMES:
        near = get_close_matches(str(game), GAMES, n=1, cutoff=0.4)
        hint = f" (did you mean {near[0]}?)" if near else ""
        raise BadOption(f"there is no game {game!r}{hint}; the games are {', '.join(games())}")
    if content is not None:
        return _make(game, content)  # its files may change, so it is read each time
    if game not in _loaded:
        _loaded[game] = _make(game, None)
    return _loaded[game]


def _make(game: str, content: str | None) -> Game:
    module, name = GAMES[game].split(":")
    made: Game = getattr(import_module(module), name)(content)
    return made
