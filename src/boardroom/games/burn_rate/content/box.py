"""The people and play cards of Burn Rate, read from `cards.toml` and checked."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from boardroom.core.errors import BadContent
from boardroom.games.burn_rate.content.names import (
    BAD_IDEA,
    DEPARTMENTS,
    DEV,
    DRAFTED,
    EFFECTS,
    ENGINEER,
    HAND_SIZE,
    LARGEST_VALUE,
    LETTERS,
    MAX_SEATS,
    MOST_COPIES,
    PURPLE,
    PURPLE_EFFECTS,
    REMOVE_VP,
    ROLES,
    SEATS_KEYS,
    SKILL_SETS,
    SOURCES,
    VP,
)


class Content:
    """The people and cards of one Game object, as lists indexed by person and by card."""

    def __init__(self, folder: Path) -> None:
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
        self.effect: list[int] = []
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
        cards = self._table("cards", self._toml)
        for name in cards:
            if name not in EFFECTS and name not in PURPLE:
                raise BadContent(f"{self.file}: [cards.{name}]: expected one of {', '.join(EFFECTS + PURPLE)}")
        copies: dict[str, int] = {}
        rows: list[tuple[str, int, int, int]] = []
        for effect, name in enumerate(EFFECTS):
            for face, skills, value, count in self._rows(name, self._table(f"cards.{name}", cards)):
                copies[face] = copies.get(face, 0) + count
                rows += [(face, effect, skills, value)] * count
        for name in PURPLE:
            face, effect, vps, count = self._purple(name, self._table(f"cards.{name}", cards))
            copies[face] = count
            rows += [(face, effect, 0, vps)] * count
        for face, count in copies.items():
            if count > MOST_COPIES:
                raise BadContent(f"{self.file}: [cards]: expected at most {MOST_COPIES} copies of {face}, not {count}")
        for face, effect, skills, value in rows:
            self._add_card(face, effect, skills, value, copies[face])

    def _rows(self, name: str, entry: dict[str, Any]) -> list[tuple[str, int, int, int]]:
        """The cards with one effect: face, skills, value and count."""
        where = f"cards.{name}"
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
                raise BadContent(
                    f'{self.file}: [{where}]: expected skills = ascending digits from 0 to 3, as in "123", not {skills!r}'
                )
            most = LARGEST_VALUE.get(name, 0)
            value = self._number(where, row, "value", 1, most) if most else 0
            mark = f":{value}" if name == "funding" else f":x{value}" if name == "bad-idea" else ""
            count = self._number(where, row, "count", 0, MOST_COPIES)
            rows.append((f"{name}:{skills}{mark}", SKILL_SETS.index(skills), value, count))
        return rows

    def _purple(self, name: str, entry: dict[str, Any]) -> tuple[str, int, int, int]:
        """A Vice-President card: face, effect, Vice-Presidents needed, and count."""
        where = f"cards.{name}"
        self._source(where, entry)
        effect = REMOVE_VP + self._one_of(where, entry, "effect", PURPLE_EFFECTS)
        return name, effect, self._number(where, entry, "vps", 1, 4), self._number(where, entry, "count", 0, 1)

    def _add_card(self, face: str, effect: int, skills: int, value: int, copies: int) -> None:
        """Adds one card; where there are several of them it gets a letter."""
        name = face
        if copies > 1:
            name = f"{face}:{LETTERS[sum(other.rpartition(':')[0] == face for other in self.cards)]}"
        self.cards.append(name)
        self.face.append(name if effect == BAD_IDEA else face)
        self.effect.append(effect)
        self.skills.append(skills)
        self.value.append(value)
        kind = face.partition(":")[0]
        self.box[kind, value] = self.box.get((kind, value), 0) + 1

    def _check_all(self) -> None:
        """What the rules rely on: somebody to hire, and cards enough to refill every hand."""
        if sum(role != VP for role in self.role) < MAX_SEATS * DRAFTED:
            raise BadContent(f"{self.file}: [people]: expected at least {MAX_SEATS * DRAFTED} people who are no vp")
        staying = self.effect.count(BAD_IDEA)
        if len(self.cards) - staying < MAX_SEATS * HAND_SIZE:
            raise BadContent(
                f"{self.file}: [cards]: expected at least {MAX_SEATS * HAND_SIZE} cards that are no bad-idea (BR-3.24)"
            )

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
