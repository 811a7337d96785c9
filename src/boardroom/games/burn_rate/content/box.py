"""The people and play cards of Burn Rate, read from `cards.toml` and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boardroom.core.content import Entry, Reader
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

SEATS_KEYS: Final = {2: "two", 3: "three", 4: "four"}
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MOST_COPIES: Final = 9
PERSON: Final = "a table, named in small letters and underscores"

Row = tuple[str, int, int, int, int]  # cards that are alike: face, kind, skills, value and count


class Content:
    """The people and cards of one Game object, as lists indexed by person and by card."""

    def __init__(self, folder: Path, kinds: list[Kind]) -> None:
        self.kinds = kinds
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
        self.row: list[int] = []  # the place of each card in that list
        reader = Reader(folder)
        file = reader.file("cards.toml")
        self._read_box(file.entry("box"))
        for person in file.entry("people").entries(PERSON):
            self._read_person(person)
        rows = self._read_cards(file.entry("cards"))
        self.digest = reader.digest
        reader.check()
        self._add_cards(rows)
        self.in_order = self.kind == sorted(self.kind)  # do the cards lie in the order of their kinds?
        self._check_all(file)
        reader.check()

    def _read_box(self, box: Entry) -> None:
        box.source()
        money = box.entry("money")
        self.money = {seats: money.number(key, 0, 1000) for seats, key in SEATS_KEYS.items()}
        self.contractor_pay = box.number("contractor", 0, 9)

    def _read_person(self, entry: Entry) -> None:
        if not is_plain(entry.name):
            entry.wrong(PERSON)
        entry.source()
        role = entry.one_of("role", ROLES)
        department = entry.one_of("department", DEPARTMENTS)
        if role == ENGINEER and (entry.has("skill") or department != DEV):
            entry.wrong("an engineer in dev, without a skill")
        unknown = 0 if entry.get("role") not in ROLES else None
        self.people.append(entry.name)
        self.department.append(department)
        self.role.append(role)
        self.skill.append(0 if role == ENGINEER else entry.number("skill", 0, 3, unknown))
        self.salary.append(entry.number("salary", 0, 9))
        if entry.has("name"):
            self.own_names[f"person-{entry.name}"] = entry.text("name")

    def _read_cards(self, cards: Entry) -> list[Row]:
        """The cards of the departments in the order of their kinds, then the Vice-President cards as they stand."""
        others = [entry for entry in cards.entries() if entry.name not in self._words(purple=False)]
        rows: list[Row] = []
        for number, kind in enumerate(self.kinds):
            if not kind.purple:
                rows += self._rows(number, cards.entry(kind.word))
        rows += [self._purple(entry) for entry in others]
        copies = copies_of(rows)
        for face in copies:
            if copies[face] > MOST_COPIES:
                cards.wrong(f"at most {MOST_COPIES} copies of {face}, not {copies[face]}")
        return rows

    def _words(self, purple: bool) -> list[str]:
        return [kind.word for kind in self.kinds if kind.purple == purple]

    def _rows(self, number: int, entry: Entry) -> list[Row]:
        """The cards of one kind."""
        kind = self.kinds[number]
        entry.source()
        rows = []
        for row in entry.rows("copies", "a list of { skills = …, count = … }", name="row"):
            if row.has("source"):
                row.source()
            skills = row.get("skills")
            if skills not in SKILL_SETS[1:]:
                row.wrong('skills = ascending digits from 0 to 3, as in "123"', skills)
                skills = SKILL_SETS[-1]
            value = row.number("value", 1, kind.largest) if kind.largest else 0
            mark = f":{kind.mark}{value}" if value else ""
            count = row.number("count", 0, MOST_COPIES)
            rows.append((f"{kind.word}:{skills}{mark}", number, SKILL_SETS.index(skills), value, count))
        return rows

    def _purple(self, entry: Entry) -> Row:
        """A Vice-President card, which names its effect: it has no skills, and its value is Vice-Presidents needed."""
        words = self._words(purple=True)
        if not entry.has("effect") or not is_plain(entry.name.replace("-", "_")):
            entry.wrong(f"one of {', '.join(self._words(purple=False))}, or a name with an effect = …")
            entry.leave()
            return entry.name, 0, 0, 0, 0
        entry.source()
        number = [kind.word for kind in self.kinds].index(words[entry.one_of("effect", words)])
        return entry.name, number, 0, entry.number("vps", 1, 4), entry.number("count", 0, 1)

    def _add_cards(self, rows: list[Row]) -> None:
        copies = copies_of(rows)
        for face, number, skills, value, count in rows:
            for _ in range(count):
                self._add_card(face, number, skills, value, copies[face])

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
        self.row.append(list(self.box).index((entry, value)))

    def _check_all(self, file: Entry) -> None:
        """What the rules rely on: somebody to hire, and cards enough to refill every hand."""
        if sum(role != VP for role in self.role) < MAX_SEATS * DRAFTED:
            file.entry("people").wrong(f"at least {MAX_SEATS * DRAFTED} people who are no vp")
        if sum(not self.kinds[number].stays for number in self.kind) < MAX_SEATS * HAND_SIZE:
            staying = " or ".join(kind.word for kind in self.kinds if kind.stays)
            file.entry("cards").wrong(f"at least {MAX_SEATS * HAND_SIZE} cards that are no {staying} (BR-3.24)")


def copies_of(rows: list[Row]) -> dict[str, int]:
    """How many cards there are with each face."""
    copies: dict[str, int] = {}
    for face, _, _, _, count in rows:
        copies[face] = copies.get(face, 0) + count
    return copies


def is_plain(name: str) -> bool:
    """Is this a name that notation and texts can use?"""
    return name.isidentifier() and name.isascii() and name == name.lower()
