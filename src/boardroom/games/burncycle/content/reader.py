"""Reading content files: every value is checked, and every mistake is noted with its file, entry and square."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from boardroom.games.burncycle.content.effects import Effects, read_effect
from boardroom.games.burncycle.content.names import HEIGHT, NOTHING, WIDTH

SOURCES: Final = ("rulebook", "public", "filled", "original")


class Reader:
    """Reads the files of one content folder and collects what is wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []
        self.digest = sha256()

    def entries(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        """The entries of one file, each with a source."""
        file = self.folder / f"{name}.toml"
        try:
            data: dict[str, Any] = tomllib.loads(file.read_text("utf8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            self.problems.append(f"{name}.toml: cannot be read: {problem}")
            return []
        self.digest.update(repr(data).encode())
        found = []
        for key, entry in data.items():
            where = f"{name}.toml: [{key}]"
            if not isinstance(entry, dict):
                self.wrong(where, "a table of values")
                continue
            if entry.get("source") not in SOURCES:
                self.wrong(where, f"source = one of {', '.join(SOURCES)}")
            found.append((key, entry))
        if not found:
            self.problems.append(f"{name}.toml: expected at least one entry")
        return found

    def wrong(self, where: str, expected: str, got: Any = None) -> None:
        """Notes a mistake."""
        tail = f", not {got!r}" if got is not None else ""
        self.problems.append(f"{where}: expected {expected}{tail}")

    def number(
        self, where: str, entry: dict[str, Any], key: str, low: int, high: int, default: int | None = None
    ) -> int:
        """A whole number between two bounds."""
        value = entry.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong(where, f"{key} = a whole number from {low} to {high}", value)
            return low
        return value

    def numbers(self, where: str, entry: dict[str, Any], key: str, count: int, low: int, high: int) -> list[int]:
        """A list of whole numbers."""
        value = entry.get(key)
        if not isinstance(value, list) or len(value) != count or any(type(n) is not int for n in value):
            self.wrong(where, f"{key} = a list of {count} whole numbers", value)
            return [low] * count
        if any(not low <= n <= high for n in value):
            self.wrong(where, f"{key} = numbers from {low} to {high}", value)
        return list(value)

    def word(self, where: str, entry: dict[str, Any], key: str, known: list[str]) -> int:
        """The index of a word in a list of known ones."""
        value = entry.get(key)
        if value not in known:
            self.wrong(where, f"{key} = one of {', '.join(known)}", value)
            return 0
        return known.index(value)

    def words(self, where: str, entry: dict[str, Any], key: str, least: int = 0) -> list[str]:
        """A list of strings."""
        value = entry.get(key, [])
        if not isinstance(value, list) or any(not isinstance(item, str) for item in value) or len(value) < least:
            self.wrong(where, f"{key} = a list of at least {least} strings", value)
            return []
        return list(value)

    def text(self, where: str, entry: dict[str, Any], key: str) -> str:
        """A string."""
        value = entry.get(key)
        if not isinstance(value, str):
            self.wrong(where, f"{key} = a string", value)
            return ""
        return value

    def priced(self, where: str, entry: dict[str, Any], key: str, known: list[str]) -> list[tuple[int, int]]:
        """Words with a price, as in "elite 4"."""
        found = []
        for item in self.words(where, entry, key):
            name, _, price = item.rpartition(" ")
            if name not in known or not price.isdecimal():
                self.wrong(where, f"{key}: a price after one of {', '.join(known)}", item)
                continue
            found.append((known.index(name), int(price)))
        return found

    def effects(self, where: str, words: list[str]) -> Effects:
        """Effect words with their numbers, as in "THREAT -2"."""
        found: Effects = []
        for item in words:
            effect = read_effect(item)
            if isinstance(effect, str):
                self.wrong(where, effect)
            else:
                found.append(effect)
        return found

    def square(self, where: str, text: Any) -> int:
        """A square written as "x,y"."""
        x, _, y = text.partition(",") if isinstance(text, str) else ("", "", "")
        if not x.isdecimal() or not y.isdecimal() or int(x) >= WIDTH or int(y) >= HEIGHT:
            self.wrong(where, f'a square "x,y" with x up to {WIDTH - 1} and y up to {HEIGHT - 1}', text)
            return NOTHING
        return int(y) * WIDTH + int(x)
