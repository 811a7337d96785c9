"""Short ways to burncycle's own words: names and texts of cards, and robots by their agents."""

from __future__ import annotations

from rich.text import Text

from boardroom.core.texts import texts_of, thing_key
from boardroom.games.burncycle.shapes import View
from boardroom.terminal.tables.burncycle_squares import robot_mark
from boardroom.terminal.words import Words


def capital(name: str) -> str:
    """A name at the beginning of a line."""
    return name[:1].upper() + name[1:]


def name_of_card(words: Words, kind: str, key: str) -> str:
    """What a card or a person is called."""
    return capital(words.thing(kind, key))


def text_of_card(words: Words, kind: str, key: str) -> str:
    """What is written on a card; nothing where only its owner knows."""
    texts, name = texts_of(words.game.folder), thing_key(kind, key)
    if not texts.has(words.lang, name):
        return ""
    bundle = texts.bundle(words.lang)
    pattern = bundle.get_message(name).attributes.get("text")
    return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""


def robot_name(view: View, words: Words, robot: str) -> str:
    """A robot by its agent's name once it has one, or by that of the module."""
    if robot == "module":
        return name_of_card(words, "module", view["module"]["key"])
    agent = view["seats"][int(robot)]["agent"]
    return name_of_card(words, "robot", robot) if agent is None else name_of_card(words, "agent", agent)


def robot_letter(robot: str) -> Text:
    """A robot's letter in its colour."""
    return Text.assemble(robot_mark(robot))


def unit_name(view: View, words: Words, unit: str) -> str:
    """A unit by its card, the captain by his own name."""
    return name_of_card(words, "captain", view["captain"]) if unit == "captain" else name_of_card(words, "unit", unit)


def eyes(view: View) -> int:
    """Whose cards matter now: those of who decides, else of whose turn it is."""
    return view["decider"] if view["decider"] >= 0 else view["active"]
