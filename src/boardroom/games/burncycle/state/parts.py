"""The parts of an entry of the agenda: each has a name and a kind, by which saves write it and check it when it is read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from boardroom.core import fields
from boardroom.core.errors import BadSave
from boardroom.core.fields import Kind, Named, Whole
from boardroom.games.burncycle.content.names import SLOTS
from boardroom.games.burncycle.state import words
from boardroom.games.burncycle.state.words import MOST, FromOne, Words

if TYPE_CHECKING:
    from boardroom.games.burncycle.state.table import Table


class Part(ABC):
    """One field of an entry, under the name it has there."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def write(self, table: Table, value: Any) -> Any:
        """The value as JSON has it."""

    @abstractmethod
    def read(self, table: Table, said: Any) -> Any:
        """The value again; BadSave when it cannot be one."""


class Thing(Part):
    """A part of a kind that may depend on the table and the floor."""

    def __init__(self, name: str, kind: Callable[[Words], Kind]) -> None:
        super().__init__(name)
        self.kind = kind

    def write(self, table: Table, value: Any) -> Any:
        """As its kind does."""
        return self.kind(table.words()).write(value)

    def read(self, table: Table, said: Any) -> Any:
        """As its kind does."""
        return self.kind(table.words()).read(said, self.name)


class Fixed(Thing):
    """A part whose kind is the same at all tables."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__(name, lambda _: kind)


class Number(Fixed):
    """A whole number between two bounds."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name, Whole(least, most))


class Flag(Fixed):
    """True or false."""

    def __init__(self, name: str) -> None:
        super().__init__(name, fields.Flag())


class Word(Fixed):
    """One of a list of words; a number in the rules."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(name, Named(known, name))


class UnitOnFloor(Thing):
    """A unit that stands on the floor."""

    def read(self, table: Table, said: Any) -> Any:
        """The number of the unit."""
        unit: int = super().read(table, said)
        if table.unit_at[unit] < 0:
            raise BadSave(f"{self.name} is a unit on the floor, not {said}")
        return unit


COUNT: Final = Number("count", 0, MOST)
BONUS: Final = Number("bonus", 0, MOST)
SEAT: Final = Thing("seat", lambda known: known.seat)
ROBOT: Final = Thing("robot", lambda known: known.robot)
ROBOTS: Final = Thing("robots", lambda known: known.robots)
RESERVE: Final = Thing("reserve", lambda known: known.reserve)
UNIT: Final = UnitOnFloor("unit", lambda known: known.unit)
ZONE: Final = Thing("zone", lambda known: known.zone_or_none)
DOOR: Final = Thing("door", lambda known: known.door)
TERMINAL: Final = Thing("terminal", lambda known: known.terminal)
NETWORK_CARD: Final = Thing("card", lambda known: known.network_card)
SQUARE: Final = Fixed("square", words.SQUARE)
DIRECTION: Final = Fixed("direction", words.DIRECTION)
SLOT: Final = Fixed("slot", FromOne(SLOTS, may_be_nothing=True))
