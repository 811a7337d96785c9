"""The bots of one table as its owner knows them, so that their process can keep what they worked out between decisions.

A mind is a name for one bot at one seat while everything goes as it expects. It holds nothing about the game: the process
that knows the name keeps the player, and makes a new one when the count of its answers is not what the request says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_hex


@dataclass
class Mind:
    """A bot at one seat: its name, how often it has answered, and the choices without alternatives it was not asked for."""

    name: str = field(default_factory=lambda: token_hex(8))
    answered: int = 0
    forced: list[int] = field(default_factory=list)

    def took(self, code: int, alternatives: int) -> None:
        """Its choice is in the log."""
        if alternatives == 1:
            self.forced.append(code)
        else:
            self.answered += 1
            self.forced = []


class Minds:
    """One mind for each seat of a table, made when it is first needed."""

    def __init__(self) -> None:
        self._minds: dict[int, Mind] = {}

    def of(self, seat: int) -> Mind:
        """The mind of the bot at this seat."""
        return self._minds.setdefault(seat, Mind())

    def has(self, mind: Mind) -> bool:
        """Has nothing happened since that this bot did not expect?"""
        return any(mind is kept for kept in self._minds.values())

    def drop(self, seat: int) -> None:
        """Somebody else sits there now, or the bot's answer was not used."""
        self._minds.pop(seat, None)

    def drop_all(self) -> None:
        """Something happened that no bot here expected."""
        self._minds.clear()
