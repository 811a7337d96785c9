"""Loading a game by its identifier; it is imported when it is first asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.games import GAMES, names
from boardroom.revisions import entry_of, kept

_loaded: dict[str, Game] = {}


def games() -> list[str]:
    """The identifiers of all games, such as `"startup-nation"`, in alphabetical order."""
    return names()


def load(game: str, content: str | None = None, revision: int | None = None) -> Game:
    """The game with this identifier; `games()` lists them.

    Args:
        game: The identifier, such as `"startup-nation"`.
        content: A folder with your own card files for this game; without it the game's own cards are used.
        revision: The version of its rules; without it today's. Earlier ones are there if they were kept.

    Raises:
        BadOption: There is no such game, or that revision of it was not kept.
        BadContent: The card files in the folder cannot be used; the message says why.
    """
    if game not in GAMES:
        near = get_close_matches(str(game), GAMES, n=1, cutoff=0.4)
        hint = f" (did you mean {near[0]}?)" if near else ""
        raise BadOption(f"there is no game {game!r}{hint}; the games are {', '.join(games())}")
    entry = _entry(game, revision)
    if content is not None:
        return _make(entry, content)  # its files may change, so it is read each time
    if entry not in _loaded:
        _loaded[entry] = _make(entry, None)
    return _loaded[entry]


def revisions(game: str) -> list[int]:
    """The revisions of this game that can be loaded, ascending: those that were kept, and today's."""
    earlier = {revision for name, revision in kept() if name == game}
    return sorted(earlier | {_class(GAMES[game]).revision})


def rules_for(game: str, revision: int, content: str | None = None) -> Game:
    """The rules that tables and minutes of this revision are played by.

    They are today's where those are the same, else the ones that were kept. Where neither is there it is today's rules, which
    do not have that revision (`has_rules`) and say so.

    Raises:
        BadOption: There is no such game.
        BadContent: The card files in the folder cannot be used; the message says why.
    """
    today = load(game, content)
    if today.has_rules(revision):
        return today
    for number in revisions(game):
        if number != today.revision and _class(_entry(game, number)).has_rules(revision):
            return load(game, content, number)
    return today


def _entry(game: str, revision: int | None) -> str:
    """Where these rules are."""
    if revision is None or revision == _class(GAMES[game]).revision:
        return GAMES[game]
    package = kept().get((game, revision))
    if package is None:
        there = ", ".join(map(str, revisions(game)))
        raise BadOption(f"revision {revision} of {game} was not kept; it can be played by revision {there}")
    return entry_of(package)


def _class(entry: str) -> type[Game]:
    module, name = entry.split(":")
    found: type[Game] = getattr(import_module(module), name)
    return found


def _make(entry: str, content: str | None) -> Game:
    return _class(entry)(content)
