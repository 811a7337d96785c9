"""Fields of burncycle that a save writes in another way than they lie in the table: units, chips, items and the agenda."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.fields import Each, Field
from boardroom.core.reading import entries, flag, number_of
from boardroom.core.state import State
from boardroom.games.burncycle.content.names import CHIP_KINDS, RESERVE_CHIPS, SLOTS
from boardroom.games.burncycle.state.agenda import read_entry, write_entry
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.words import DIRECTION, SQUARE, ByWord

UNIT_KEYS: Final = ("at", "post", "face", "key", "stunned", "activated", "drains")


class ByWords(Field):
    """A list with words for its places; a table set up by hand may say some of them."""

    def take(self, table: State, said: Any) -> None:
        """The others stay as they are."""
        assert isinstance(self.kind, ByWord)
        self.kind.put_into(getattr(table, self.name), said, self.key)


class Written(Field):
    """A field that a table set up by hand says just as a save does."""

    def take(self, table: State, said: Any) -> None:
        """As a whole."""
        self.load(table, {self.key: said})


class Items(Written):
    """Who carries which item."""

    def save(self, table: State) -> Any:
        """By robot, those who carry some."""
        assert isinstance(table, Table)
        held: dict[str, list[str]] = {}
        for card, holder in enumerate(table.cache_at):
            if holder >= 0:
                held.setdefault(table.words().robot.write(holder), []).append(table.words().cache.write(card))
        return held

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Whatever is not said lies in its deck or on its discards."""
        assert isinstance(table, Table)
        words = table.words()
        for name, cards in dict_by("robot", saved[self.key], self.key).items():
            for card in entries(cards, self.key):
                table.cache_at[words.cache.read(card, self.key)] = words.robot.read(str(name), self.key)


class Chips(Written):
    """The chips of the open slots, from left to right."""

    def save(self, table: State) -> Any:
        """A closed slot holds none."""
        assert isinstance(table, Table) and isinstance(self.kind, Each)
        return [self.kind.kind.write(table.chips[slot]) for slot in open_slots(table)]

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """At most one for each open slot."""
        assert isinstance(table, Table) and isinstance(self.kind, Each)
        slots, chips = open_slots(table), entries(saved[self.key], self.key)
        if len(chips) > len(slots):
            raise BadSave(f"{self.key} has a chip for each of the {len(slots)} open slots, not {len(chips)}")
        for slot, chip in zip(slots, chips, strict=False):
            table.chips[slot] = self.kind.kind.read(chip, self.key)


def open_slots(table: Table) -> list[int]:
    """The slots that can hold a chip."""
    return [slot for slot in range(SLOTS) if table.slots >> slot & 1]


class Reserves(Written):
    """The chips of each seat and of the team, as letters."""

    def save(self, table: State) -> Any:
        """Every chip a letter."""
        assert isinstance(table, Table)
        return {
            owner: "".join(chip * table.reserves[first * CHIP_KINDS + n] for n, chip in enumerate(RESERVE_CHIPS))
            for owner, first in zip(table.words().reserve.words, table.words().reserve.numbers, strict=True)
        }

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Whoever is not named has none."""
        assert isinstance(table, Table)
        table.reserves = [0] * len(table.reserves)
        for owner, letters in dict_by("seat", saved[self.key], self.key).items():
            first = table.words().reserve.read(str(owner), self.key) * CHIP_KINDS
            for letter in letters:
                table.reserves[first + number_of(letter, RESERVE_CHIPS, "chip")] += 1


class Units(Written):
    """The units on the floor, each with all that concerns it."""

    def save(self, table: State) -> Any:
        """By name."""
        assert isinstance(table, Table)
        return {
            name: write_unit(table, unit)
            for unit, name in enumerate(table.words().unit_names)
            if table.unit_at[unit] >= 0
        }

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Of a unit only its place must be said."""
        assert isinstance(table, Table)
        for name, row in dict_by("unit", saved[self.key], self.key).items():
            read_unit(table, table.words().unit.read(name, self.key), dict_by("word", row, f"unit {name}"))


def write_unit(table: Table, unit: int) -> dict[str, Any]:
    """Where it stands, where its post is, and what became of it."""
    return {
        "at": SQUARE.write(table.unit_at[unit]),
        "post": SQUARE.write(table.unit_post[unit]),
        "face": DIRECTION.write(table.unit_face[unit]),
        "key": bool(table.unit_keys >> unit & 1),
        "stunned": bool(table.stunned >> unit & 1),
        "activated": bool(table.activated >> unit & 1),
        "drains": table.words().robots.write(table.near[unit]),
    }


def read_unit(table: Table, unit: int, row: dict[str, Any]) -> None:
    """A unit that stands on the floor."""
    for key in row:
        if key not in UNIT_KEYS:
            raise BadSave(f"a unit has no {key!r}; it may say {', '.join(UNIT_KEYS)}")
    table.unit_at[unit] = SQUARE.read(row["at"], "at")
    table.unit_post[unit] = SQUARE.read(row.get("post", row["at"]), "post")
    table.unit_face[unit] = DIRECTION.read(row.get("face", "n"), "face")
    table.unit_keys |= flag(row.get("key", False), "key") << unit
    table.stunned |= flag(row.get("stunned", False), "stunned") << unit
    table.activated |= flag(row.get("activated", False), "activated") << unit
    table.near[unit] = table.words().robots.read(row.get("drains", []), "drains")


class Agenda(Field):
    """Unfinished business, from the bottom of the stack."""

    def save(self, table: State) -> Any:
        """Every entry its word and its parts."""
        assert isinstance(table, Table)
        return [write_entry(table, entry) for entry in table.agenda]

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """When everything that an entry can name is there."""
        assert isinstance(table, Table)
        table.agenda = [read_entry(table, entry) for entry in entries(saved[self.key], self.key)]


def dict_by(noun: str, said: Any, what: str) -> dict[Any, Any]:
    """A dict, whose keys are yet to be read."""
    if not isinstance(said, dict):
        raise BadSave(f"{what} is a dict by {noun}, not {said!r}")
    return said
