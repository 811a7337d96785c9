"""The parts of an entry of the agenda as saves write them: numbers and words, checked when they are read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.reading import entries, flag, number_of, whole
from boardroom.games.burncycle.content.effects import CardEffect, effect_kinds
from boardroom.games.burncycle.content.names import NOTHING, ROBOTS, SLOTS, SQUARES

if TYPE_CHECKING:
    from boardroom.games.burncycle.state.table import Table

MOST: Final = 999


class Part:
    """One field of an entry, under the name it has there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any) -> Any:
        """The value as JSON has it."""
        return value

    @abstractmethod
    def read(self, t: Table, said: Any) -> Any:
        """The value again; BadSave when it cannot be one."""


class Number(Part):
    """A whole number between two bounds."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name)
        self.least = least
        self.most = most

    def read(self, t: Table, said: Any) -> Any:
        """A number within the bounds."""
        return whole(said, self.name, self.least, self.most)


class Index(Part):
    """The number of a thing that this table has."""

    def __init__(self, name: str, size: Callable[[Table], int], least: int = 0) -> None:
        super().__init__(name)
        self.size = size
        self.least = least

    def read(self, t: Table, said: Any) -> Any:
        """The number of one of them."""
        return whole(said, self.name, self.least, self.size(t) - 1)


class UnitOnFloor(Part):
    """A unit that stands on the floor."""

    def read(self, t: Table, said: Any) -> Any:
        """The number of the unit."""
        unit = whole(said, self.name, 0, len(t.unit_at) - 1)
        if t.unit_at[unit] < 0:
            raise BadSave(f"{self.name} is a unit on the floor, not {said}")
        return unit


class Flag(Part):
    """True or false."""

    def read(self, t: Table, said: Any) -> Any:
        """True or false."""
        return flag(said, self.name)


class Word(Part):
    """One of a list of words; a number in the rules."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words = words

    def write(self, value: Any) -> Any:
        """The word."""
        return self.words[value]

    def read(self, t: Table, said: Any) -> Any:
        """Its number."""
        return number_of(said, self.words, self.name)


class EffectPart(Part):
    """An effect: its word and its number."""

    def write(self, value: Any) -> Any:
        """Both in a list."""
        return [value.word, value.number]

    def read(self, t: Table, said: Any) -> CardEffect:
        """The effect of this word with this number."""
        word, number = entries(said, self.name, 2)
        kinds = list(effect_kinds)
        return effect_kinds[kinds[number_of(word, kinds, "effect")]](
            whole(number, f"the number of {word}", -MOST, MOST)
        )


COUNT: Final = Number("count", 0, MOST)
SEAT: Final = Index("seat", lambda t: t.setup.seats)
ROBOT: Final = Number("robot", 0, ROBOTS - 1)
UNIT: Final = UnitOnFloor("unit")
SQUARE: Final = Number("square", 0, SQUARES - 1)
DIRECTION: Final = Number("direction", 0, 3)
DOOR: Final = Index("door", lambda t: len(t.plan.doors))
SLOT: Final = Number("slot", NOTHING, SLOTS - 1)  # or nothing
BONUS: Final = Number("bonus", 0, MOST)
