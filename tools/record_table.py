"""A table that is played through the server's own classes, and what a socket at any of its seats is sent."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from boardroom.registry import load
from boardroom.server import messages, seating
from boardroom.server.course import Course
from boardroom.server.opening import new_record
from boardroom.server.pace import USUAL
from boardroom.server.presence import Attendance, Listener
from boardroom.server.records import (
    BOT,
    CHOICE,
    CLOSE,
    GALLERY,
    PERSON,
    SEAT,
    UNDO,
    Entry,
    Kept,
    Person,
    Record,
    Rules,
    Seat,
)
from boardroom.server.standing import fresh_standing, standing_after

Message = dict[str, Any]

NOON = 1_800_000_000.0  # when all these tables were opened
PEOPLE = (Person("ada", "Ada"), Person("bob", "Bob"))  # on the first seats; colleagues have the others
GUEST = Person("cleo", "Cleo")
COLLEAGUES = (1, 3, 5)
NOTHING = -1  # so many events knows who comes to a table for the first time


@dataclass(frozen=True)
class Scene:
    """How a table came about, and which messages of it are kept.

    Attributes:
        name: What the browser's tests call it.
        steps: Choices in notation, and what people do with their seats, such as `table leave 1`.
        told: After how many steps which seat was told; a third number makes it a welcome to whom knows so many events.
        table: A table set up by hand (docs/tables-by-hand.md) from which it is played on; None for a new game.
        rules: What the table was told when it was made, besides the game's own options.
    """

    name: str
    game: str
    seats: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] | None = None
    rules: dict[str, Any] = field(default_factory=dict)
    steps: list[str] = field(default_factory=list)
    told: list[list[int]] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        """The scene as a line of the recording has it, without what is as usual."""
        return {name: value for name, value in asdict(self).items() if value or name in ("seats", "seed")}


@dataclass(frozen=True)
class Bots:
    """Games of bots that choose at random, of which whatever is seldom said is kept.

    Attributes:
        start: The scene they begin with.
        seeds: How many games are played, each with its seed.
        most: How many choices a game has at most.
    """

    start: Scene
    seeds: int = 1
    most: int = 10_000


class Table:
    """One table: every step is taken as the owner of a served table takes it, only with a clock of its own."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.course = Course(load(scene.game), record_of(scene))
        self.standing = fresh_standing()
        self.before = 0  # events told before the latest step
        for number in range(scene.seats):
            self._seat(sitter(number), "made", last=number == scene.seats - 1)
        self.before = 0

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.course.over

    def legal(self) -> list[str]:
        """All legal choices, in notation."""
        state = self.course.state
        assert state is not None
        return [self.course.game.action(code).text for code in state.legal()]

    def play(self, step: str) -> None:
        """Takes a step: a choice of the deciding seat, or what people do with their seats."""
        words = step.split()
        if words[0] != "table":
            self._enter(CHOICE, self.course.decider, text=step)
        elif words[1] == "undo":
            self._enter(UNDO, int(words[2]))
        elif words[1] == "close":
            self._enter(CLOSE, GALLERY, data={"cause": words[2]})
        else:
            self._seat(*reseated(self.course.seats[int(words[2])], words[1], self.standing.status, self.course.record))

    def update(self, seat: int) -> Message:
        """What this seat was told of the latest step."""
        return sent(messages.update(self.course, seat, self.before, self.standing.deadline_at))

    def welcome(self, seat: int, last: int = NOTHING) -> Message:
        """What this seat is told when it comes to the table, knowing so many events."""
        person = person_at(self.course.seats[seat]) if seat != GALLERY else None
        attendance = Attendance(self.scene.seats)
        attendance.listeners.add(Listener(seat, person.id if person else ""))
        info = messages.table_info(Kept(self.course.record, self.standing, self.course.seats), person)
        there, until = attendance.info(), self.standing.deadline_at
        known = None if last == NOTHING else last
        pace = {"pace": USUAL, "skipping": False}
        return sent(messages.welcome(self.course, seat, known, until, info, there, [], pace))

    def _seat(self, seat: Seat, cause: str, last: bool = False) -> None:
        data: dict[str, Any] = {"seat": seat.as_data(), "cause": cause}
        if last and self.scene.table is not None:
            data["position"] = position_of(self.scene)
        self._enter(SEAT, seat.number, data=data)

    def _enter(self, kind: str, seat: int, text: str = "", data: dict[str, Any] | None = None) -> None:
        now = NOON + self.course.number
        step = self.course.prospect(Entry(self.course.number + 1, kind, seat, text, data, None, 0, now))
        self.standing = standing_after(self.course, step, self.standing, now, 1.0)
        self.before = self.course.told
        self.course.take(step)


def record_of(scene: Scene) -> Record:
    """The table as it was made; its name and time are always the same."""
    rules = Rules(origin="" if scene.table is None else "recorded:1", **scene.rules)
    made = new_record(scene.game, scene.seats, scene.options, scene.seed, rules, True, PEOPLE[0])
    return replace(made, id="recorded", created=NOON)


def position_of(scene: Scene) -> dict[str, Any]:
    """The table set up by hand, as `restore` reads it."""
    table = {"seats": scene.seats, **(scene.table or {})}
    return {"seed": scene.seed, "options": scene.options, "table": table}


def sitter(number: int) -> Seat:
    """Who takes this seat: two people, then colleagues."""
    if number < len(PEOPLE):
        return Seat(number, PERSON, PEOPLE[number].id, PEOPLE[number].name)
    return Seat(number, BOT, bot="colleague", level=COLLEAGUES[number - len(PEOPLE)])


def person_at(seat: Seat) -> Person | None:
    """Whose seat this is."""
    return Person(seat.person, seat.name) if seat.person is not None else None


def reseated(seat: Seat, deed: str, status: str, record: Record) -> tuple[Seat, str]:
    """The seat after somebody did this with it, and the cause that the log has for it."""
    whose = person_at(seat) or GUEST
    if deed == "leave":
        return seating.leave(seat, whose, status, record), "left"
    if deed == "hand-over":
        return seating.hand_over(seat, whose, status, record, "colleague", 4), "handed-over"
    if deed == "take-back":
        return seating.take_back(seat, whose, seating.Around(status, [seat])), "taken-back"
    if deed == "sit":
        return seating.sit(seat, GUEST, seating.Around(status, [seat])), "sat"
    assert deed == "late", f"there is no deed {deed!r}"
    return seating.stand_in(seat, record.rules), "deadline"


def sent(message: Message) -> Message:
    """The message as it arrives: through JSON and back."""
    arrived: Message = json.loads(messages.encode(message))
    return arrived
