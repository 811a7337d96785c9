"""The people and play cards of Burn Rate, read from `cards.toml` and checked."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from boardroom.core.errors import BadContent
from boardroom.games.burn_rate.content.kinds import Kind
from boardroom.games.burn_rate.content.names import (
    DEPARTMENTS,
    DEV,
    DRAFTED,
    ENGINEER,
    HAND_SIZE,
    MAX_SEATS,
    ROLES,
    SKILL_SETS,
    VP,
)

SOURCES: Final = ("rulebook", "public", "filled", "original")
SEATS_KEYS: Final = {2: "two", 3: "three", 4: "four"}
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MOST_COPIES: Final = 9


class Content:
    """The people and cards of one Game object, as lists indexed by person and by card."""

    def __init__(self, folder: Path, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.file = folder / "cards.toml"
        try:
            self._toml: dict[str, Any] = tomllib.loads(self.file.read_bytes().decode("utf8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            raise BadContent(f"{self.file}: cannot be read: {problem}") from None
        self.digest = sha256(repr(self._toml).encode()).hexdigest()[:16]
        self.people: list[str] = []
        self.department: list[int] = []
        self.role: list[int] = []
        self.skill: list[int] = []
        self.salary: list[int] = []
        self.own_names: dict[str, str] = {}  # names that an owner wrote on the cards
        self.cards: list[str] = []  # every single card by its own name
        self.face: list[str] = []  # what is printed on it: the name without the letter, but BAD IDEAS keep theirs
        self.kind: list[int] = []  # what it does, as a place in `kinds`
        self.skills: list[int] = []  # as bits
        self.value: list[int] = []  # money, engineers or Vice-Presidents, as the effect has it
        self.box: dict[tuple[str, int], int] = {}  # how many cards there are of each kind and value
        self._read_box()
        self._read_people()
        self._read_cards()
        self._check_all()

    def _read_box(self) -> None:
        box = self._table("box", self._toml)
        self._source("box", box)
        money = self._table("box.money", box)
        self.money = {seats: self._number("box.money", money, key, 0, 1000) for seats, key in SEATS_KEYS.items()}
        self.contractor_pay = self._number("box", box, "contractor", 0, 9)

    def _read_people(self) -> None:
        for name, entry in self._table("people", self._toml).items():
            where = f"people.{name}"
            if not isinstance(entry, dict) or not is_plain(name):
                raise BadContent(f"{self.file}: [{where}]: expected a table, named in small letters and underscores")
            self._source(where, entry)
            role = self._one_of(where, entry, "role", ROLES)
            self.people.append(name)
            self.department.append(self._one_of(where, entry, "department", DEPARTMENTS))
            self.role.append(role)
            self.skill.append(0 if role == ENGINEER else self._number(where, entry, "skill", 0, 3))
            self.salary.append(self._number(where, entry, "salary", 0, 9))
            if role == ENGINEER and ("skill" in entry or self.department[-1] != DEV):
                raise BadContent(f"{self.file}: [{where}]: expected an engineer in dev, without a skill")
            if "name" in entry:
                self.own_names[f"person-{name}"] = str(entry["name"])

    def _read_cards(self) -> None:
        """The cards of the departments in the order of their kinds, then the Vice-President cards as they stand."""
        cards = self._table("cards", self._toml)
        others = [name for name in cards if name not in self._words(purple=False)]
        purple = [self._purple(name, self._table(f"cards.{name}", cards)) for name in others]
        rows: list[tuple[str, int, int, int, int]] = []
        for number, kind in enumerate(self.kinds):
            if not kind.purple:
                rows += self._rows(number, self._table(f"cards.{kind.word}", cards))
        rows += purple
        copies: dict[str, int] = {}
        for face, _, _, _, count in rows:
            copies[face] = copies.get(face, 0) + count
            if copies[face] > MOST_COPIES:
                most = f"at most {MOST_COPIES} copies of {face}"
                raise BadContent(f"{self.file}: [cards]: expected {most}, not {copies[face]}")
        for face, number, skills, value, count in rows:
            for _ in range(count):
                self._add_card(face, number, skills, value, copies[face])

    def _words(self, purple: bool) -> list[str]:
        return [kind.word for kind in self.kinds if kind.purple == purple]

    def _rows(self, number: int, entry: dict[str, Any]) -> list[tuple[str, int, int, int, int]]:
        """The cards of one kind: face, kind, skills, value and count."""
        kind = self.kinds[number]
        where = f"cards.{kind.word}"
        self._source(where, entry)
        copies = entry.get("copies")
        if not isinstance(copies, list) or not all(isinstance(row, dict) for row in copies):
            raise BadContent(f"{self.file}: [{where}]: expected copies = a list of {{ skills = …, count = … }}")
        rows = []
        for row in copies:
            if "source" in row:
                self._source(where, row)
            skills = row.get("skills")
            if skills not in SKILL_SETS[1:]:
                digits = 'ascending digits from 0 to 3, as in "123"'
                raise BadContent(f"{self.file}: [{where}]: expected skills = {digits}, not {skills!r}")
            value = self._number(where, row, "value", 1, kind.largest) if kind.largest else 0
            mark = f":{kind.mark}{value}" if value else ""
            count = self._number(where, row, "count", 0, MOST_COPIES)
            rows.append((f"{kind.word}:{skills}{mark}", number, SKILL_SETS.index(skills), value, count))
        return rows

    def _purple(self, name: str, entry: dict[str, Any]) -> tuple[str, int, int, int, int]:
        """A Vice-President card, which names its effect: face, kind, no skills, Vice-Presidents needed, and count."""
        where = f"cards.{name}"
        if "effect" not in entry or not is_plain(name.replace("-", "_")):
            words = ", ".join(self._words(purple=False))
            raise BadContent(f"{self.file}: [{where}]: expected one of {words}, or a name with an effect = …")
        self._source(where, entry)
        word = self._words(purple=True)[self._one_of(where, entry, "effect", self._words(purple=True))]
        number = [kind.word for kind in self.kinds].index(word)
        return name, number, 0, self._number(where, entry, "vps", 1, 4), self._number(where, entry, "count", 0, 1)

    def _add_card(self, face: str, number: int, skills: int, value: int, copies: int) -> None:
        """Adds one card; where there are several of them it gets a letter."""
        name = face
        if copies > 1:
            name = f"{face}:{LETTERS[sum(other.rpartition(':')[0] == face for other in self.cards)]}"
        self.cards.append(name)
        self.face.append(name if self.kinds[number].stays else face)
        self.kind.append(number)
        self.skills.append(skills)
        self.value.append(value)
        entry = face.partition(":")[0]
        self.box[entry, value] = self.box.get((entry, value), 0) + 1

    def _check_all(self) -> None:
        """What the rules rely on: somebody to hire, and cards enough to refill every hand."""
        if sum(role != VP for role in self.role) < MAX_SEATS * DRAFTED:
            raise BadContent(f"{self.file}: [people]: expected at least {MAX_SEATS * DRAFTED} people who are no vp")
        if sum(not self.kinds[number].stays for number in self.kind) < MAX_SEATS * HAND_SIZE:
            staying = " or ".join(kind.word for kind in self.kinds if kind.stays)
            most = f"at least {MAX_SEATS * HAND_SIZE} cards that are no {staying} (BR-3.24)"
            raise BadContent(f"{self.file}: [cards]: expected {most}")

    def _table(self, where: str, parent: dict[str, Any]) -> dict[str, Any]:
        entry = parent.get(where.rpartition(".")[2])
        if not isinstance(entry, dict):
            raise BadContent(f"{self.file}: expected an entry [{where}]")
        return entry

    def _source(self, where: str, entry: dict[str, Any]) -> None:
        if entry.get("source") not in SOURCES:
            raise BadContent(f"{self.file}: [{where}]: expected source = one of {', '.join(SOURCES)}")

    def _one_of(self, where: str, entry: dict[str, Any], key: str, names: list[str]) -> int:
        if entry.get(key) not in names:
            raise BadContent(
                f"{self.file}: [{where}]: expected {key} = one of {', '.join(names)}, not {entry.get(key)!r}"
            )
        return names.index(entry[key])

    def _number(self, where: str, entry: dict[str, Any], key: str, low: int, high: int) -> int:
        value = entry.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadContent(
                f"{self.file}: [{where}]: expected {key} = a whole number from {low} to {high}, not {value!r}"
            )
        return value


def is_plain(name: str) -> bool:
    """Is this a name that notation and texts can use?"""
    return name.isidentifier() and name.isascii() and name == name.lower()
