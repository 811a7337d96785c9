"""The box of Power Struggle, read from `company.toml` and checked, with an error that names file, entry and expectation."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from boardroom.core.errors import BadContent
from boardroom.games.power_struggle.content.names import (
    ACC,
    CERTIFICATES,
    CTL,
    FIRST_SUNDRY,
    HR,
    MAX_SEATS,
    PRIVILEGE_NAMES,
    TOP_MOTIVATION,
    TRACKS,
    UNIT,
    USUAL_EVENTS,
    WAY_NAMES,
)

SEATS_KEY: Final = {3: "three", 4: "four", 5: "five"}
SOURCES: Final = ("rulebook", "public", "filled", "original")
COMPETENCES: Final = WAY_NAMES[:5]
ENEMY_CARDS: Final = 6
ENEMY_NAMES: Final = [f"card_{number}" for number in range(1, ENEMY_CARDS + 1)]


class Box:
    """All numbers of the box for one number of seats; money in units of 50,000."""

    def __init__(self) -> None:
        self.seats = 0
        self.money = 0
        self.employees = 0
        self.thresholds: list[int] = []  # by competence, counsel included
        self.golden: list[int] = []  # by track
        self.stock: list[int] = []  # certificates by shares; 0 is unused
        self.prices: list[int] = []  # by shares; 0 is unused
        self.main_price = 0
        self.counsel_price = 0
        self.influence_staff = 0
        self.bonus: list[int] = []  # certificate, department, main department, board, Chairman
        self.scandal = 0
        self.birthday = 0
        self.party = 0
        self.moron = 0
        self.extras: list[list[int]] = []  # for accounting, human resources, controlling: head's seven, then bribed's
        self.trios: list[list[int]] = []  # the competence cards in play
        self.trio_cards: list[int] = []  # and their numbers
        self.events: list[str] = []  # the names of the event cards: the regular ones, then those of the data file
        self.event_kinds: list[int] = []  # by card, as a number among the kinds
        self.event_numbers: list[int] = []  # what the card brings


class EventKind:
    """What the data file says about event cards of one kind."""

    word: str = ""  # what stands there as `kind`
    number: str = ""  # what the number on each of its cards is called there; empty if they have none
    least: int = 0
    most: int = 0
    is_money: bool = False  # the number is a sum, and becomes units of 50,000


class Content:
    """The data of one Game object; `kinds` are those that event cards can have, the two regular ones first."""

    def __init__(self, folder: Path, kinds: Sequence[EventKind]) -> None:
        self.file = folder / "company.toml"
        self._kinds = kinds
        try:
            self._toml: dict[str, Any] = tomllib.loads(self.file.read_bytes().decode("utf8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            raise BadContent(f"{self.file}: cannot be read: {problem}") from None
        self.digest = sha256(repr(self._toml).encode()).hexdigest()[:16]
        self.boxes = {seats: self._box(seats) for seats in SEATS_KEY}
        self.events = self.boxes[MAX_SEATS].events

    def _box(self, seats: int) -> Box:
        box = Box()
        box.seats = seats
        box.money = self._money("start", "money")
        box.employees = self._number("start", "employees", 1, 6)
        box.thresholds = [self._number("thresholds", name, 1, 99) for name in COMPETENCES]
        box.golden = [
            self._number("golden", name, box.thresholds[way], 999) for way, name in enumerate(COMPETENCES[:TRACKS])
        ]
        box.stock = [0, *self._numbers("certificates", SEATS_KEY[seats], CERTIFICATES, 0, 9)]
        box.prices = [0, *self._moneys("certificates", "prices", CERTIFICATES)]
        if sorted(box.prices) != box.prices:
            raise BadContent(f"{self.file}: [certificates]: expected prices that rise with the shares")
        box.main_price = self._money("prices", "main")
        box.counsel_price = self._money("prices", "counsel")
        box.influence_staff = self._number("prices", "influence_staff", 1, 6)
        box.bonus = [self._money("bonus", name) for name in ("certificate", "department", "main", "board", "chairman")]
        box.scandal, box.birthday, box.party = [self._money("fines", n) for n in ("scandal", "birthday", "party")]
        box.moron = self._money("moron", "each")
        self._privileges(box)
        self._archenemies(box)
        self._events(box)
        return box

    def _privileges(self, box: Box) -> None:
        for division in (ACC, HR, CTL):
            where = f"privileges.{PRIVILEGE_NAMES[division]}"
            bands = TOP_MOTIVATION + 1
            if division == CTL:
                box.extras.append(self._moneys(where, "head", bands) + self._moneys(where, "bribed", bands))
            else:
                box.extras.append(
                    self._numbers(where, "head", bands, 0, 6) + self._numbers(where, "bribed", bands, 0, 6)
                )

    def _archenemies(self, box: Box) -> None:
        for card, name in enumerate(ENEMY_NAMES):
            where = f"archenemies.{name}"
            trio = self._entry(where).get("trio")
            if not isinstance(trio, list) or len(set(trio)) != 3 or any(way not in COMPETENCES for way in trio):
                raise BadContent(f"{self.file}: [{where}]: expected trio = three different of {', '.join(COMPETENCES)}")
            if box.seats >= self._number(where, "from", 3, MAX_SEATS):
                box.trios.append([COMPETENCES.index(way) for way in trio])
                box.trio_cards.append(card)
        if len(box.trios) < box.seats:
            raise BadContent(f"{self.file}: [archenemies]: expected at least {box.seats} cards for {box.seats} seats")

    def _events(self, box: Box) -> None:
        words = [kind.word for kind in self._kinds]
        regular, sundry = words[:FIRST_SUNDRY], self._sundry_events()
        box.events = regular + sundry
        box.event_kinds = list(range(FIRST_SUNDRY))
        box.event_numbers = [0] * FIRST_SUNDRY
        for name in sundry:
            where = f"events.{name}"
            word = self._entry(where).get("kind")
            if name in regular or not name.isidentifier():
                raise BadContent(f"{self.file}: [{where}]: expected a name of its own, of letters, digits and _")
            if word not in words[FIRST_SUNDRY:]:
                raise BadContent(f"{self.file}: [{where}]: expected kind = one of {', '.join(words[FIRST_SUNDRY:])}")
            box.event_kinds.append(words.index(word))
            box.event_numbers.append(self._event_number(where, self._kinds[words.index(word)]))

    def _sundry_events(self) -> list[str]:
        events = self._toml.get("events")
        names = list(events) if isinstance(events, dict) else []
        if len(names) < USUAL_EVENTS - FIRST_SUNDRY:
            expected = f"expected at least {USUAL_EVENTS - FIRST_SUNDRY} cards, not {len(names)}"
            raise BadContent(f"{self.file}: [events]: {expected}")
        return names

    def _event_number(self, where: str, kind: EventKind) -> int:
        if not kind.number:
            return 0
        number = self._number(where, kind.number, kind.least, kind.most)
        return self._units(where, kind.number, number) if kind.is_money else number

    def _entry(self, where: str) -> dict[str, Any]:
        entry: Any = self._toml
        for word in where.split("."):
            entry = entry.get(word) if isinstance(entry, dict) else None
        if not isinstance(entry, dict):
            raise BadContent(f"{self.file}: expected an entry [{where}]")
        if entry.get("source") not in SOURCES:
            raise BadContent(f"{self.file}: [{where}]: expected source = one of {', '.join(SOURCES)}")
        return entry

    def _number(self, where: str, key: str, low: int, high: int) -> int:
        value = self._entry(where).get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            expected = f"expected {key} = a whole number from {low} to {high}, not {value!r}"
            raise BadContent(f"{self.file}: [{where}]: {expected}")
        return value

    def _numbers(self, where: str, key: str, count: int, low: int, high: int) -> list[int]:
        values = self._entry(where).get(key)
        if not isinstance(values, list) or len(values) != count:
            raise BadContent(f"{self.file}: [{where}]: expected {key} = a list of {count} numbers, not {values!r}")
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                expected = f"expected {key} = whole numbers from {low} to {high}, not {value!r}"
                raise BadContent(f"{self.file}: [{where}]: {expected}")
        return list(values)

    def _money(self, where: str, key: str) -> int:
        return self._units(where, key, self._number(where, key, 0, 10_000_000))

    def _moneys(self, where: str, key: str, count: int) -> list[int]:
        return [self._units(where, key, value) for value in self._numbers(where, key, count, 0, 10_000_000)]

    def _units(self, where: str, key: str, value: int) -> int:
        if value % UNIT:
            raise BadContent(f"{self.file}: [{where}]: expected {key} = a multiple of {UNIT}, not {value}")
        return value // UNIT
