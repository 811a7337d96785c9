"""The list of games with their seats and options."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from boardroom.core.game import Game
from boardroom.core.option import Option
from boardroom.terminal.words import say
from boardroom.terminal.wrap import show


def list_game(console: Console, game: Game, lang: str) -> None:
    """A game, its seats and revision, and each option with its values and what it means."""
    seats = say(lang, "seats", least=game.min_seats, most=game.max_seats, revision=game.revision)
    console.print(Text.assemble((game.title, "bold"), "  ", (game.id, "cyan"), f"  {seats}"))
    for option in game.option_table:
        show(console, Text.assemble((option.name, "bold"), f" = {written(option.default)}"))
        show(console, game.say(lang, f"option-{option.name}"), indent=6)
        show(console, Text(values_of(option, lang), style="dim"), indent=6)


def values_of(option: Option, lang: str) -> str:
    """What an option takes."""
    if option.kind == "number":
        return say(lang, "from-to", least=option.values[0], most=option.values[1])
    values = ", ".join(written(value) for value in option.values)
    if option.items:
        return say(lang, "or-list", values=values, items=", ".join(option.items))
    return values


def written(value: Any) -> str:
    """A value as it is typed on the command line."""
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
