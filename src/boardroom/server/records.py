"""What the store keeps of people, tables and what happened there, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boardroom.core.shapes import Result

GALLERY = -1

WAITING, PLAYING, OVER, ARCHIVED = "waiting", "playing", "over", "archived"
OPEN, PERSON, BOT = "open", "person", "bot"
CHOICE, UNDO, SEAT = "choice", "undo", "seat"


@dataclass(frozen=True)
class Person:
    """Somebody who showed a token."""

    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    """One seat at a table: who sits, and whose seat it is (`person` may have handed it to a bot)."""

    number: int
    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str = ""
    level: int = 0
    vacated: bool = False  # its person left during the game: whoever is invited may sit down

    def as_data(self) -> dict[str, Any]:
        """The seat as the log keeps it."""
        return {
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "level": self.level,
            "vacated": self.vacated,
        }


@dataclass(frozen=True)
class Rules:
    """What a table was told when it was made, besides the game's own options."""

    title: str = ""
    watch: str = "anyone"  # anyone, invited or nobody
    chat: bool = True
    gallery_chat: bool = False  # may spectators' words reach the seats?
    hints: bool = False
    undo: bool = True
    deadline: int | None = None  # seconds for one choice
    stand_in: str = "greedy"  # the bot that takes over
    stand_in_level: int = 1
    origin: str = ""  # "table:step" when it was played on from there


@dataclass(frozen=True)
class Record:
    """A table as it was made. The seed is secret until the end: it is in no repr."""

    id: str
    game: str
    revision: int
    content: str
    options: dict[str, Any]
    seats: int
    seed: int = field(repr=False)
    seed_chosen: bool
    seed_hash: str
    rules: Rules
    listed: bool
    host: str
    created: float


@dataclass(frozen=True)
class Standing:
    """How far a table has come, beside its log: what the lobby and the sweeper look at."""

    status: str = WAITING
    number: int = 0
    decider: int = -1
    wake_at: float | None = None
    deadline_at: float | None = None
    ended: float | None = None
    outcome: Result | None = None
    minutes: str | None = field(default=None, repr=False)
    rematch: str | None = None


@dataclass(frozen=True)
class Entry:
    """One line of a table's log."""

    number: int
    kind: str
    seat: int
    text: str = ""
    data: dict[str, Any] | None = None
    client: str | None = None
    told: int = 0
    at: float = 0.0


@dataclass(frozen=True)
class Snapshot:
    """A state after so many entries: a cache, which may be thrown away."""

    number: int
    told: int
    saved: dict[str, Any] = field(repr=False)


@dataclass(frozen=True)
class Append:
    """An entry and everything that is written with it in one transaction."""

    table: str
    entry: Entry
    standing: Standing
    seat: Seat | None = None
    snapshot: Snapshot | None = None


@dataclass(frozen=True)
class Kept:
    """A table as the store has it now."""

    record: Record
    standing: Standing
    seats: list[Seat]


@dataclass(frozen=True)
class Words:
    """Something said at a table; `heard` has one bit per seat, the highest for the gallery."""

    id: int
    table: str
    seat: int
    name: str
    text: str
    heard: int
    at: float

    def reaches(self, seat: int) -> bool:
        """Was this said to that seat (-1: the gallery)?"""
        return bool(self.heard >> (GALLERY_BIT if seat < 0 else seat) & 1)


GALLERY_BIT = 30
