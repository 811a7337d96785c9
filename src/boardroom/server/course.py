"""The course of a table: its log played through the rules, and what everybody is told of it.

A step is worked out on a copy first (`prospect`), written to the store, and only then taken (`take`); so nobody can hear
of a choice that is not safe. Replaying a log takes the same two calls.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from boardroom.bots.levels import policy_of
from boardroom.core.event import Event
from boardroom.core.game import Game
from boardroom.core.history import History
from boardroom.core.state import State, is_among
from boardroom.server.marks import ITSELF, label_of, made_by
from boardroom.server.names import NEUTRAL
from boardroom.server.records import CHOICE, CLOSE, GALLERY, OPEN, SEAT, UNDO, Entry, Record, Seat, Snapshot
from boardroom.server.seating import nobody_left

TABLE_EVENTS = (
    "table-seated", "table-started", "table-played-on", "table-taken-back", "table-closed", "table-ended", "table-chosen",
)  # fmt: skip
STORED_EVENT = "table-noted"  # in logs of games whose rules are gone: a choice of which nothing else was kept

NOBODY = -2  # no seat and not the gallery


@dataclass(frozen=True)
class Step:
    """What an entry leads to: the state after it and the events it is told by."""

    entry: Entry
    state: State | None
    events: list[Event]
    code: int = -1  # of a choice
    closes: bool = False  # nobody is left who plays: the game ends here


class Course:
    """A table from its first entry, or from a snapshot on."""

    def __init__(self, game: Game, record: Record, snapshot: Snapshot | None = None) -> None:
        self.game = game
        self.record = record
        self.state: State | None = None
        self.seats = [Seat(number) for number in range(record.seats)]
        self.number = 0  # entries taken
        self.told = 0  # events told so far
        self.base = 0  # events told when the present decision was posed
        self.first = 0  # events told before those in `news`
        self.news: list[Event] = []
        self.history = History()
        self.done: dict[tuple[int, str], int] = {}  # commands that are in the log, and the number they were answered
        self.closed = False  # everybody has given up before the end
        self.again = False  # the table came back to this prompt by an undo
        self._told_before: list[int] = []  # events told before each choice since the snapshot
        self._by: list[str] = []  # how each of them was made: by hand (nothing), or by one of `marks.BY`
        self._marks: dict[
            int, tuple[int, dict[str, Any]]
        ] = {}  # by event: the seat that reads it so, and what it reads
        if snapshot is not None:
            self._load(snapshot)

    # Reading.

    @property
    def decider(self) -> int:
        """The seat that decides now; -1 before the start and after the end."""
        return self.state.seat if self.state is not None and not self.closed else -1

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state is not None and (self.state.over or self.closed)

    def can_undo(self, seat: int) -> bool:
        """Was the latest choice this seat's own, with nothing drawn, revealed or handed over since?"""
        return self.history.can_undo(seat)

    def shown(self, seat: int, after: int) -> list[dict[str, Any]]:
        """What this seat (-1: the gallery) is told behind that number; every event is told to everybody (L17).

        Of what came before its person sat down a seat is told what the gallery was, until the game is over.
        """
        start = max(after, self.first)
        since = self.seats[seat].since if seat >= 0 and not self.over else 0
        return [
            self._told(event, number, seat if number > since else GALLERY)
            for number, event in enumerate(self.news[start - self.first :], start + 1)
        ]

    def _told(self, event: Event, number: int, seat: int) -> dict[str, Any]:
        return {**event.shown(seat), **self._mark(number, seat), "number": number}

    def _mark(self, number: int, seat: int) -> dict[str, Any]:
        owner, mark = self._marks.get(number, (NOBODY, {}))
        return mark if owner == seat else {}

    def undo_count(self, seat: int) -> int:
        """How many choices an undo takes back: the latest that was made by hand, and what answered itself after it."""
        count = self.history.undoable(seat)
        for back in range(1, count + 1):
            if self._by[-back] != ITSELF:
                return back
        return min(count, 1)

    def minutes(self, last: Step | None = None) -> str:
        """The saved game, with this last step; it holds the seed, so nobody gets it before the end."""
        record, history, state = self.record, self.history, self.state
        if last is not None and last.entry.kind == CHOICE:
            history, state = History([*history.choices, (last.entry.seat, last.code)]), last.state
        assert state is not None
        names = [plain_name(seat) for seat in self.seats]
        began = (record.revision, record.content)
        return history.minutes(self.game, record.seats, record.seed, record.options, names, state, began)

    # Going on.

    def prospect(self, entry: Entry, code: int | None = None) -> Step:
        """What this entry would lead to; raises IllegalAction when the rules do not allow it. `code` is a choice's code."""
        assert entry.number == self.number + 1, f"entry {entry.number} does not follow {self.number}"
        if entry.kind == CHOICE:
            return self._choice(entry, self.game.code(entry.text) if code is None else code)
        if entry.kind == UNDO:
            return self._undo(entry)
        if entry.kind == CLOSE:
            return self._close(entry)
        assert entry.kind == SEAT
        return self._seat(entry)

    def take(self, step: Step) -> None:
        """The entry is in the store: this is now the table."""
        entry, before, told = step.entry, self.state, self.told
        self.number = entry.number
        self.news += step.events
        self.told += len(step.events)
        if entry.client is not None:
            self.done[entry.seat, entry.client] = self.told
        if entry.kind == SEAT:
            self._sit(entry, step)
            return
        self.base = self.told
        if entry.kind == CLOSE:
            self.closed = True
            return
        self.again = entry.kind == UNDO
        if entry.kind == UNDO:
            for _ in range(entry.back):
                self.history.drop_last()
                self._told_before.pop()
                self._by.pop()
        else:
            assert before is not None
            self.history.add(entry.seat, step.code, before, step.events)
            self._told_before.append(told)
            self._note_by(step, told + 1)
        self.state = step.state

    def _note_by(self, step: Step, number: int) -> None:
        """A choice that was not made by hand is marked at its first event, for its own seat alone."""
        by = made_by(step.entry.client)
        self._by.append(by)
        if by:
            self._marks[number] = (step.entry.seat, {"by": by, "choice": label_of(self.game, step.code)})

    def _sit(self, entry: Entry, step: Step) -> None:
        self.seats[entry.seat] = Seat(entry.seat, **(entry.data or {})["seat"])
        self.closed = self.closed or step.closes
        if self.state is None and step.state is not None:
            self.state, self.base = step.state, self.told

    def _choice(self, entry: Entry, code: int) -> Step:
        assert self.state is not None
        if not is_among(code, self.state.legal()):
            raise self.state.refusal(code)
        state = self.state.copy()
        state.log = []
        state.play_unchecked(code)
        # A choice is always told, even where the game says nothing: so the number of the prompt moves on.
        events = state.log or [Event("table-chosen", entry.seat)]
        state.log = None
        if state.over:
            events.append(self._ended())
        return Step(entry, state, events, code)

    def _undo(self, entry: Entry) -> Step:
        state = self.history.before_last(entry.seat, entry.back)
        return Step(entry, state, [Event("table-taken-back", entry.seat, {"to": self._told_before[-entry.back]})])

    def _close(self, entry: Entry) -> Step:
        """The game ends here, without a result."""
        told = Event("table-closed", -1, entry.data, barrier=True)
        return Step(entry, self.state, [told, self._ended()], closes=True)

    def _ended(self) -> Event:
        return Event("table-ended", -1, {"seed": str(self.record.seed)}, barrier=True)

    def _seat(self, entry: Entry) -> Step:
        seat = Seat(entry.seat, **(entry.data or {})["seat"])
        events = [seated_event(entry)]
        others = [other for other in self.seats if other.number != entry.seat]
        if self.state is not None and seat.conceded and nobody_left([seat, *others]) and not self.over:
            return Step(entry, self.state, [*events, self._ended()], closes=True)
        if self.state is not None or any(other.kind == OPEN for other in [seat, *others]):
            return Step(entry, self.state, events)
        return self._start(entry, events)

    def _start(self, entry: Entry, events: list[Event]) -> Step:
        """The last seat was taken: the game begins."""
        record = self.record
        promise = {"seed_hash": record.seed_hash, "seed_chosen": record.seed_chosen}
        position = (entry.data or {}).get("position")
        if position is not None:
            state = self.game.restore(position)
            return Step(
                entry, state, [*events, Event("table-played-on", -1, {"origin": record.rules.origin}, barrier=True)]
            )
        log: list[Event] = []
        state = self.game.start(record.seats, record.seed, log=log, **record.options)
        state.log = None
        return Step(entry, state, [*events, Event("table-started", -1, promise, barrier=True), *log])

    # Forgetting.

    def forget(self, person: str, names: set[str]) -> None:
        """This person's names stand nowhere any more: a neutral one takes their place."""
        self.seats = [
            replace(seat, name=NEUTRAL, address="") if seat.person == person and seat.name else seat
            for seat in self.seats
        ]
        for place, event in enumerate(self.news):
            told = event.shown(GALLERY)
            if event.kind == "table-seated" and told["name"] in names:
                self.news[place] = Event(event.kind, event.seat, {**told, "name": NEUTRAL}, barrier=event.barrier)

    # Snapshots.

    def snapshot(self) -> Snapshot | None:
        """The table as it is, unless a choice could still be taken back."""
        if self.state is None or not self.history.settled:
            return None
        saved = {
            "state": self.state.save(),
            "seats": [seat.as_data() for seat in self.seats],
            "choices": [[seat, self.game.action(code).text] for seat, code in self.history.choices],
            "base": self.base,
            "again": self.again,
            "closed": self.closed,
        }
        return Snapshot(self.number, self.told, saved)

    def _load(self, snapshot: Snapshot) -> None:
        self.state = self.game.restore(snapshot.saved["state"])
        self.seats = [Seat(number, **data) for number, data in enumerate(snapshot.saved["seats"])]
        self.history = History([(seat, self.game.code(text)) for seat, text in snapshot.saved["choices"]])
        self.base = snapshot.saved["base"]
        self.again = snapshot.saved.get("again", False)
        self.closed = snapshot.saved.get("closed", False)
        self.number, self.told, self.first = snapshot.number, snapshot.told, snapshot.told


def seated_event(entry: Entry) -> Event:
    """What everybody is told of who sits now: all of it stands in the entry."""
    data = entry.data or {}
    seat = Seat(entry.seat, **data["seat"])
    shown = {"sits": seat.kind, "name": seat.name, "bot": seat.bot, "level": seat.level, "cause": data["cause"]}
    if seat.bot:
        shown["policy"] = policy_of(f"{seat.bot}:{seat.level}")
    return Event("table-seated", entry.seat, shown)


def as_written(step: Step, told: int) -> Entry:
    """The entry with what it led to, as the store keeps it; `told` events were told before."""
    events = [event.as_kept() for event in step.events if event.kind != "table-seated"]
    return replace(step.entry, told=told + len(step.events), events=events)


def replayed(game: Game, record: Record, entries: list[Entry], snapshot: Snapshot | None = None) -> Course:
    """The course these entries tell."""
    course = Course(game, record, snapshot)
    for entry in entries:
        course.take(course.prospect(entry))
    return course


def plain_name(seat: Seat) -> str:
    """A seat's name for the minutes, on one line and without the sign that starts a remark."""
    name = seat.name or (f"{seat.bot}:{seat.level}" if seat.bot else "")
    return " ".join(name.replace("#", " ").split())
