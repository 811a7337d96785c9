"""Keeping the cases of one game: `pytest --game burn-rate`, which `make try GAME=burn-rate` runs.

A case is of a game when its folder or file is named after the game, or when one of its parameters is the game, a trial of it
or a file of it. What is of no game at all, such as the check that every rule is cited, is kept too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom


def checked(game: str) -> str:
    """The game, if there is one of that name; else one sentence with the names."""
    if not game:
        raise pytest.UsageError(f"say which game, as in make try GAME=burn-rate; {the_games()}")
    if game not in boardroom.games():
        raise pytest.UsageError(f"there is no game {game!r}; {the_games()}")
    return game


def the_games() -> str:
    return f"the games are {', '.join(boardroom.games())}"


def is_of_another(game: str, path: Path) -> bool:
    """Is this folder or file named after another game?"""
    return any(other.replace("-", "_") in path.stem for other in boardroom.games() if other != game)


def is_kept(game: str, item: pytest.Item) -> bool:
    """Is this case of the game, or of none?"""
    named = {game_of(value) for value in parameters(item)} - {None}
    return not named or game in named


def parameters(item: pytest.Item) -> list[object]:
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return []
    return list(item.callspec.params.values())


def game_of(value: object) -> str | None:
    """The game that a parameter is or belongs to."""
    if isinstance(value, boardroom.Game):
        return value.id
    if isinstance(value, Path):
        return next((game for game in boardroom.games() if value.stem.startswith(f"{game}-")), None)
    if isinstance(value, str):
        return value if value in boardroom.games() else None
    return game_of(value.game) if hasattr(value, "game") else None
