"""What the store keeps of people, tables and what happened there, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boardroom.core.shapes import Result

GALLERY = -1

WAITING, PLAYING, OVER, ARCHIVED = "waiting", "playing", "over", "archived"
STOPPED = "stopped"  # an upgrade took the rules away in mid-game: those who sit say how it ends
RUNNING = (WAITING, PLAYING, STOPPED)
OPEN, PERSON, BOT = "open", "person", "bot"
CHOICE, UNDO, SEAT, CLOSE = "choice", "undo", "seat", "close"
BESIDE = (SEAT, CLOSE)  # entries that are no step of the game


@dataclass(frozen=True)
class Person:
    """Somebody who showed a token."""

    id: str
    name: str
    address: str = ""  # she, he or they: how this person wishes to be spoken of; "" when not told
    muted: bool = False  # the operator lets them talk nowhere
    banned: bool = False  # nor sit, nor make tables

    def at(self, seat: int) -> Seat:
        """This person on a seat."""
        return Seat(seat, PERSON, self.id, self.name, address=self.address)


@dataclass(frozen=True)
class Seat:
    """One seat at a table: who sits, and whose seat it is (`person` may have handed it to a bot)."""

    number: int
    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str = ""
    level: int = 0
    vacated: bool = False  # its person left during the game: whom the table admits may sit down
    address: str = ""  # how its person wishes to be spoken of
    since: int = 0  # events told before its person sat down in mid-game: of those it knows what everybody was told
    sat_at: float = 0.0  # when that was
    conceded: bool = False  # its person has given the game up: a bot plays it to the end, and it counts as lost

    def as_data(self) -> dict[str, Any]:
        """The seat as the log keeps it."""
        return {
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "level": self.level,
            "vacated": self.vacated,
            "address": self.address,
            "since": self.since,
            "sat_at": self.sat_at,
            "conceded": self.conceded,
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
    hot_seat: bool = False  # its host plays several seats on one device, and everybody is told so


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
    since: float | None = None
    wake_at: float | None = None
    deadline_at: float | None = None
    ended: float | None = None
    outcome: Result | None = None
    minutes: str | None = field(default=None, repr=False)
    rematch: str | None = None


@dataclass(frozen=True)
class ShortCode:
    """A code to read out, and until when it leads to its table."""

    code: str
    expires: float


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
    events: list[dict[str, Any]] | None = field(
        default=None, repr=False
    )  # what it led to; only read when rules are gone

    @property
    def back(self) -> int:
        """How many choices an undo takes back."""
        return int((self.data or {}).get("back", 1))


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
class Ask:
    """Something that those who sit at a table decide together about one seat: who of them is for it, and who against."""

    seat: int
    kind: (
        str  # SIT: somebody wishes to take it; REPLACE: a bot shall play it while its person is away; END: see asks.py
    )
    person: str  # who asked
    name: str
    yes: frozenset[str] = frozenset()
    no: frozenset[str] = frozenset()


SIT, REPLACE, END = "sit", "bot", "end"


@dataclass(frozen=True)
class Ending:
    """How somebody who sat at a game that an upgrade stopped thinks that it shall end."""

    person: str
    kind: str  # DRAW: nobody is ahead; WON: the seats in `winners` have won
    winners: tuple[int, ...] = ()


DRAW, WON = "draw", "won"


@dataclass(frozen=True)
class Act:
    """Something the operator did, as running servers hear of it; it names nobody but by id."""

    id: int
    at: float
    by: str
    kind: str
    subject: str  # a table or a person
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Kept:
    """A table as the store has it now."""

    record: Record
    standing: Standing
    seats: list[Seat]
    asks: tuple[Ask, ...] = ()


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
    person: str | None = None

    def reaches(self, seat: int) -> bool:
        """Was this said to that seat (-1: the gallery)?"""
        return bool(self.heard >> (GALLERY_BIT if seat < 0 else seat) & 1)


GALLERY_BIT = 30
