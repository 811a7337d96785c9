"""Taking back the person's latest choice, or saying why that cannot be."""

from __future__ import annotations

from boardroom.core.match import Match
from boardroom.terminal.words import Words


class Undone(Exception):  # noqa: N818
    """A choice has been taken back; `sentence` says which."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def undo(match: Match, words: Words) -> str:
    """Takes the latest choice back, which raises Undone; else gives the reason why not."""
    you = words.cast.you
    if match.can_undo(you):
        raise Undone(words.say("undone", name=words.cast.names[you], what=words.label(match.undo(you))))
    if not any(seat == you for seat, _ in match.choices):
        return words.say("undo-nothing")
    return words.say("undo-shown" if match.choices[-1][0] == you else "undo-others")
