"""Reading content files: every value is checked, and every mistake is noted with its file, its entry and what was expected.

A value is named once, where it is asked for. What stands in a file and nobody has asked for is a mistake too, so that a slip
such as `cuont = 3` is told. Behind a mistake a harmless value goes on, so that the rest is still looked at.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from boardroom.core.errors import BadContent

SOURCES: Final = ("rulebook", "public", "filled", "original")
WORDING: Final = (
    "name",
    "source",
    "corporation",
)  # what stands under these keys is for people, and no rule asks for it
ANY_NUMBER: Final = -1  # of values in a list
UNSAID: Final = object()


class Reader:
    """Reads the files of one content folder and collects what is wrong with them.

    Attributes:
        problems: Every mistake that was found so far, one sentence each.
    """

    def __init__(self, folder: Path) -> None:
        self.problems: list[str] = []
        self._folder = folder
        self._files: list[Entry] = []
        self._hash = sha256()

    @property
    def digest(self) -> str:
        """What tells these cards from others: it is made of the values of all files in the order of their reading.

        Wording is no part of it: a better name or another source leaves it as it is.
        """
        return self._hash.hexdigest()[:16]

    def file(self, name: str) -> Entry:
        """All that stands in a file; one that cannot be read is a mistake, and what is asked of it makes no others."""
        place = str(self._folder / name)
        values: dict[str, Any] | None = None
        try:
            values = tomllib.loads((self._folder / name).read_bytes().decode("utf8"))
            self._hash.update(repr(without_wording(values)).encode())
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            self.note(f"{place}: cannot be read: {problem}")
        self._files.append(Entry(self, place, [], values))
        return self._files[-1]

    def note(self, problem: str) -> None:
        """Notes a mistake, once: an entry may be asked again for each number of seats."""
        if problem not in self.problems:
            self.problems.append(problem)

    def check(self) -> None:
        """Passes when nothing is wrong so far; what rests on right values, such as a sum, is looked at after this.

        Raises:
            BadContent: Something is wrong; the message has a line for each mistake.
        """
        for file in self._files:
            file.note_unasked()
        if self.problems:
            raise BadContent("\n".join(self.problems), self.problems)


def without_wording(value: Any) -> Any:
    """The same values without what is only said about them."""
    if isinstance(value, dict):
        kept = [(key, inner) for key, inner in value.items() if not (key in WORDING and isinstance(inner, str))]
        return {key: without_wording(inner) for key, inner in kept}
    return [without_wording(inner) for inner in value] if isinstance(value, list) else value


class Entry:
    """A table of a content file; whoever wants to know something asks for it by its key.

    Attributes:
        name: Its last name: `hire` for the entry [cards.hire].
        where: Its file and its whole name, as they stand before a mistake.
        keys: Everything that it says something about.
    """

    def __init__(
        self, reader: Reader, file: str, path: list[str], values: dict[str, Any] | None, row: str = ""
    ) -> None:
        self.name: Final = path[-1] if path else ""
        self.where: Final = f"{file}: [{'.'.join(path)}]{row}" if path else file
        self.keys: Final = list(values or {})
        self._reader = reader
        self._file = file
        self._path = path
        self._row = row
        self._values: dict[str, Any] = values or {}
        self._is_missing = values is None  # that has been told, and says all
        self._asked: dict[str, None] = {}
        self._inner: dict[str, list[Entry]] = {}

    # Mistakes

    def wrong(self, expected: str, got: Any = UNSAID, at: str = "") -> None:
        """Notes a mistake in this entry; `at` says where in it."""
        place = f"{self.where} {at}" if at else self.where
        tail = "" if got is UNSAID else f", not {got!r}"
        self._note(f"{place}: expected {expected}{tail}")

    def allow(self, *keys: str) -> None:
        """Leaves these keys to the owner."""
        self._asked.update(dict.fromkeys(keys))

    def leave(self) -> None:
        """Judges no key that has not been asked for: after a mistake, nobody knows which belong here."""
        self.allow(*self.keys)

    def note_unasked(self) -> None:
        """Notes the keys that nobody has asked for, here and further in."""
        known = ", ".join(self._asked)
        for key, value in self._values.items():
            if key in self._asked:
                continue
            if isinstance(value, dict):
                self._note(f"{self._file}: {self._name_of(key)}: expected one of {known}")
            else:
                self.wrong(f"one of the keys {known}", key)
        for entries in self._inner.values():
            for entry in entries:
                entry.note_unasked()

    # Tables

    def entry(self, name: str) -> Entry:
        """The table of this name, such as `box`, or `box.money` for a table in a table."""
        first, _, rest = name.partition(".")
        return self._open(first).entry(rest) if rest else self._open(first)

    def entries(self, expected: str = "a table of values") -> list[Entry]:
        """All tables in this one, in their order; anything else is a mistake."""
        for name, value in self._values.items():
            if not isinstance(value, dict):
                self.allow(name)
                self._note(f"{self._file}: {self._name_of(name)}: expected {expected}")
        return [self._open(name) for name, value in self._values.items() if isinstance(value, dict)]

    def rows(self, key: str, expected: str, least: int = 0, most: int | None = None, name: str = "") -> list[Entry]:
        """The tables of a list; with a `name`, mistakes say in which of them they are."""
        values = self.get(key)
        if not is_list_of(dict, values) or len(values) < least or (most is not None and len(values) > most):
            self.wrong(f"{key} = {expected}")
            values = []
        rows = [f"{self._row} {name} {number}" if name else self._row for number in range(1, len(values) + 1)]
        self._inner[key] = [
            Entry(self._reader, self._file, self._path, value, row) for row, value in zip(rows, values, strict=True)
        ]
        return self._inner[key]

    def source(self) -> None:
        """Every number of the box says where it comes from."""
        self.one_of("source", SOURCES)

    # Values

    def get(self, key: str, default: Any = None) -> Any:
        """What stands there, unchecked."""
        self._asked[key] = None
        return self._values.get(key, default)

    def has(self, key: str) -> bool:
        """Does it say anything about this?"""
        return self.get(key) is not None

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number between two bounds."""
        value = self.get(key, default)
        if not is_whole(value, low, high):
            self.wrong(f"{key} = a whole number from {low} to {high}", value)
            return low
        return int(value)

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """So many whole numbers between two bounds."""
        values = self.get(key)
        if not isinstance(values, list) or count not in (ANY_NUMBER, len(values)):
            self.wrong(f"{key} = a list of {count} numbers" if count >= 0 else f"{key} = a list of numbers", values)
            return [low] * count
        for value in values:
            if not is_whole(value, low, high):
                self.wrong(f"{key} = whole numbers from {low} to {high}", value)
                return [low] * len(values)
        return list(values)

    def flag(self, key: str) -> bool:
        """True or false; false where it is not said."""
        value = self.get(key, False)
        if not isinstance(value, bool):
            self.wrong(f"{key} = true or false", value)
        return value is True

    def text(self, key: str, default: str | None = None) -> str:
        """A string."""
        value = self.get(key, default)
        if not isinstance(value, str):
            self.wrong(f"{key} = a string", value)
            return ""
        return value

    def words(self, key: str, least: int = 0) -> list[str]:
        """A list of strings; none where it is not said."""
        values = self.get(key, [])
        if not is_list_of(str, values) or len(values) < least:
            self.wrong(f"{key} = a list of at least {least} strings", values)
            return []
        return list(values)

    def one_of(self, key: str, known: Sequence[str]) -> int:
        """The place of a word in a list of known ones."""
        value = self.get(key)
        if value not in known:
            self.wrong(f"{key} = one of {', '.join(known)}", value)
            return 0
        return known.index(value)

    def some_of(self, key: str, known: Sequence[str], count: int = ANY_NUMBER) -> list[int]:
        """The places of so many words in a list of known ones."""
        values = self.get(key)
        if not is_list_of(str, values) or count not in (ANY_NUMBER, len(values)) or not set(values) <= set(known):
            many = f"a list of {count}" if count >= 0 else "a list"
            self.wrong(f"{key} = {many} out of {', '.join(known)}", values)
            return []
        return [known.index(value) for value in values]

    def _open(self, name: str) -> Entry:
        if name not in self._inner:
            value = self.get(name)
            if not isinstance(value, dict):
                self._note(f"{self._file}: expected an entry {self._name_of(name)}")
                value = None
            self._inner[name] = [Entry(self._reader, self._file, [*self._path, name], value)]
        return self._inner[name][0]

    def _name_of(self, inner: str) -> str:
        return f"[{'.'.join([*self._path, inner])}]"

    def _note(self, problem: str) -> None:
        if not self._is_missing:
            self._reader.note(problem)


def is_whole(value: Any, low: int, high: int) -> bool:
    """Is this a whole number between two bounds? True and 1.0 are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_list_of(kind: type, values: Any) -> bool:
    """Is this a list of nothing but such values?"""
    return isinstance(values, list) and all(isinstance(value, kind) for value in values)
