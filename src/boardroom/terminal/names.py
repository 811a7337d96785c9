"""Who sits where: a letter, a shape, a colour and a name for every seat."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.bots.levels import is_bot
from boardroom.core.drawing.words import GALLERY
from boardroom.core.errors import BadOption

STYLES = ("cyan", "magenta", "yellow", "green", "bright_cyan", "bright_magenta", "bright_yellow", "bright_green")
COLLEAGUES = ("Agilda", "Scrumbert", "Pivotine", "Deckard", "Synergio", "Kanbanna", "Buzzworth", "Burnabé", "Memola")
PERSON = "Robin"  # sentences are in the third person, so the person has a name too
LONGEST_NAME = 16


@dataclass(frozen=True)
class Cast:
    """The seats of one table: `kinds` holds the bot at each seat ("" for people), `you` is the person's own seat."""

    names: list[str]
    kinds: list[str]
    you: int = GALLERY

    def __len__(self) -> int:
        return len(self.names)


def cast_of(players: list[str], you: int = GALLERY) -> Cast:
    """The cast for these players as minutes name them: a bot's kind, a person's name, or nothing."""
    people = {name for name in players if not is_bot(name)}
    colleagues = [name for name in COLLEAGUES if name not in people]
    names = [colleagues[seat] if is_bot(player) else player or PERSON for seat, player in enumerate(players)]
    return Cast(names, [player if is_bot(player) else "" for player in players], you)


def check_name(name: str) -> str:
    """A person's name, if sentences, tables and minutes can carry it."""
    name = name.strip()
    if not 0 < len(name) <= LONGEST_NAME or not all(letter.isalnum() or letter in " .'’-" for letter in name):
        raise BadOption(f"a name has 1 to {LONGEST_NAME} letters, digits, spaces, dots or hyphens, not {name!r}")
    if is_bot(name):
        raise BadOption(f"{name!r} is the name of a bot; choose another")
    return name


def style(seat: int) -> str:
    """The colour of a seat; never red or blue, which games use for their own pieces."""
    return STYLES[seat % len(STYLES)]
