"""The box of Power Struggle, read from `company.toml` and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from boardroom.core.content import Entry, Reader, is_list_of
from boardroom.games.power_struggle.content.names import (
    ACC,
    CERTIFICATES,
    COMPETENCE_NAMES,
    CTL,
    ENEMY_NAMES,
    FIRST_SUNDRY,
    HR,
    MAX_SEATS,
    PRIVILEGE_NAMES,
    TOP_MOTIVATION,
    TRACK_NAMES,
    UNIT,
    USUAL_EVENTS,
)

SEATS_KEY: Final = {3: "three", 4: "four", 5: "five"}
BONUSES: Final = ("certificate", "department", "main", "board", "chairman")
MOST_MONEY: Final = 10_000_000


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
        reader = Reader(folder)
        self._kinds = kinds
        self._file = reader.file("company.toml")
        self.digest = reader.digest
        self.boxes = {seats: self._box(seats) for seats in SEATS_KEY}
        reader.check()
        self.events = self.boxes[MAX_SEATS].events

    def _entry(self, name: str) -> Entry:
        entry = self._file.entry(name)
        entry.source()
        return entry

    def _box(self, seats: int) -> Box:
        box = Box()
        box.seats = seats
        start, prices, fines = self._entry("start"), self._entry("prices"), self._entry("fines")
        thresholds, golden, bonus = self._entry("thresholds"), self._entry("golden"), self._entry("bonus")
        box.money = money(start, "money")
        box.employees = start.number("employees", 1, 6)
        box.thresholds = [thresholds.number(name, 1, 99) for name in COMPETENCE_NAMES]
        box.golden = [golden.number(name, box.thresholds[way], 999) for way, name in enumerate(TRACK_NAMES)]
        box.main_price = money(prices, "main")
        box.counsel_price = money(prices, "counsel")
        box.influence_staff = prices.number("influence_staff", 1, 6)
        box.bonus = [money(bonus, name) for name in BONUSES]
        box.scandal, box.birthday, box.party = [money(fines, name) for name in ("scandal", "birthday", "party")]
        box.moron = money(self._entry("moron"), "each")
        self._certificates(box)
        self._privileges(box)
        self._archenemies(box)
        self._events(box)
        return box

    def _certificates(self, box: Box) -> None:
        entry = self._entry("certificates")
        box.stock = [0, *entry.numbers(SEATS_KEY[box.seats], CERTIFICATES, 0, 9)]
        box.prices = [0, *moneys(entry, "prices", CERTIFICATES)]
        if sorted(box.prices) != box.prices:
            entry.wrong("prices that rise with the shares")

    def _privileges(self, box: Box) -> None:
        bands = TOP_MOTIVATION + 1
        for division in (ACC, HR, CTL):
            entry = self._entry(f"privileges.{PRIVILEGE_NAMES[division]}")
            if division == CTL:
                box.extras.append(moneys(entry, "head", bands) + moneys(entry, "bribed", bands))
            else:
                box.extras.append(entry.numbers("head", bands, 0, 6) + entry.numbers("bribed", bands, 0, 6))

    def _archenemies(self, box: Box) -> None:
        for card, name in enumerate(ENEMY_NAMES):
            entry = self._entry(f"archenemies.{name}")
            trio = entry.get("trio")
            if not is_list_of(str, trio) or len(trio) != 3 or len(set(trio) & set(COMPETENCE_NAMES)) != 3:
                entry.wrong(f"trio = three different of {', '.join(COMPETENCE_NAMES)}")
                trio = COMPETENCE_NAMES[:3]
            if box.seats >= entry.number("from", 3, MAX_SEATS):
                box.trios.append([COMPETENCE_NAMES.index(way) for way in trio])
                box.trio_cards.append(card)
        if len(box.trios) < box.seats:
            self._file.entry("archenemies").wrong(f"at least {box.seats} cards for {box.seats} seats")

    def _events(self, box: Box) -> None:
        events = self._file.entry("events")
        sundry = events.entries()
        if len(sundry) < USUAL_EVENTS - FIRST_SUNDRY:
            events.wrong(f"at least {USUAL_EVENTS - FIRST_SUNDRY} cards", len(sundry))
        regular = [kind.word for kind in self._kinds[:FIRST_SUNDRY]]
        box.events = regular + [entry.name for entry in sundry]
        box.event_kinds = list(range(FIRST_SUNDRY))
        box.event_numbers = [0] * FIRST_SUNDRY
        for entry in sundry:
            if entry.name in regular or not entry.name.isidentifier():
                entry.wrong("a name of its own, of letters, digits and _")
            self._event(box, entry)

    def _event(self, box: Box, entry: Entry) -> None:
        entry.source()
        kinds = self._kinds[FIRST_SUNDRY:]
        words = [kind.word for kind in kinds]
        number = entry.one_of("kind", words)
        if entry.get("kind") not in words:
            entry.leave()
            return
        box.event_kinds.append(FIRST_SUNDRY + number)
        box.event_numbers.append(event_number(entry, kinds[number]))


def event_number(entry: Entry, kind: EventKind) -> int:
    """The number on an event card; nought where its kind has none."""
    if not kind.number:
        return 0
    number = entry.number(kind.number, kind.least, kind.most)
    return units(entry, kind.number, number) if kind.is_money else number


def money(entry: Entry, key: str) -> int:
    """A sum in units of 50,000."""
    return units(entry, key, entry.number(key, 0, MOST_MONEY))


def moneys(entry: Entry, key: str, count: int) -> list[int]:
    """So many sums in units of 50,000."""
    return [units(entry, key, value) for value in entry.numbers(key, count, 0, MOST_MONEY)]


def units(entry: Entry, key: str, value: int) -> int:
    """How many units of 50,000 this is."""
    if value % UNIT:
        entry.wrong(f"{key} = a multiple of {UNIT}", value)
    return value // UNIT
