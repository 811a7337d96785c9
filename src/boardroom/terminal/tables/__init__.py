"""The tables of the games, each drawn in its own way; a game without one here is drawn like any view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

from rich.text import Text

from boardroom.core.game import Game
from boardroom.revisions import is_kept
from boardroom.terminal.words import Words

Draw: TypeAlias = Callable[[Mapping[str, Any], Words, int, int], list[Text]]
"""A view, its words, and how wide and high the table may be, give the lines of the table."""

Name: TypeAlias = Callable[[str, Mapping[str, Any], Words], str | None]
"""What a thing is called in a menu, where the table has a better name for it than the texts."""

Entitle: TypeAlias = Callable[[Mapping[str, Any], Words], str]
"""What stands above the table, where the game has more to say there than its name and the round."""

Read: TypeAlias = Callable[[Mapping[str, Any], Words, int], list[Text]]
"""The cards of the game with what is written on them, where the view has no simple list of them."""


def look_of(game: Game) -> str:
    """The game whose table this one looks like: itself, and nothing for kept rules, whose views may have another shape."""
    return "" if is_kept(type(game)) else game.id


def table_of(game_id: str) -> Draw | None:
    """How this game's table is drawn, or None for a game that has no table of its own."""
    module = module_of(game_id)
    draw: Draw | None = getattr(module, "draw", None)
    return draw


def namer_of(game_id: str) -> Name | None:
    """How this game's table calls things in menus, where it has a say in that."""
    name: Name | None = getattr(module_of(game_id), "name_thing", None)
    return name


def title_maker_of(game_id: str) -> Entitle | None:
    """How this game's table is entitled, where it has a say in that."""
    entitle: Entitle | None = getattr(module_of(game_id), "entitle", None)
    return entitle


def card_reader_of(game_id: str) -> Read | None:
    """How this game's cards are told, where it has a say in that."""
    read: Read | None = getattr(module_of(game_id), "read_cards", None)
    return read


def mission_reader_of(game_id: str) -> Read | None:
    """How this game's mission is told, where it has one."""
    read: Read | None = getattr(module_of(game_id), "read_mission", None)
    return read


def module_of(game_id: str) -> ModuleType | None:
    """The module that draws this game; only the one that is played is read."""
    name = game_id.replace("-", "_")
    if not name.isidentifier() or find_spec(f"{__name__}.{name}") is None:
        return None
    return import_module(f"{__name__}.{name}")
