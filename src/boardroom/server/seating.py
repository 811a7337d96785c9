"""Who may sit down, leave, hand a seat to a bot and take it back: rules about seats, without a table around them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from boardroom.bots.levels import read_bot
from boardroom.server.errors import Refusal
from boardroom.server.names import distinct_name
from boardroom.server.records import (
    BOT,
    END,
    OPEN,
    PERSON,
    PLAYING,
    SIT,
    WAITING,
    Ask,
    Entry,
    Person,
    Record,
    Rules,
    Seat,
)


@dataclass(frozen=True)
class Around:
    """What surrounds somebody who sits down: the table's status, all seats, and what was told so far."""

    status: str
    seats: list[Seat]
    told: int = 0
    now: float = 0.0
    seen: frozenset[int] = field(default_factory=frozenset)  # the seats this person has sat on since the start


def sit(seat: Seat, person: Person, around: Around) -> Seat:
    """The seat with this person on it: one seat for each person, and never a second hand."""
    check_running(around.status)
    if seat.kind == PERSON and seat.person == person.id:
        raise Refusal("not-now", f"you sit on seat {seat.number} already")
    free = seat.kind == OPEN or (seat.kind == BOT and seat.vacated)
    if not free:
        raise Refusal("seat-taken", f"seat {seat.number} is taken")
    if seat.kind == OPEN and seat.person not in (None, person.id):
        raise Refusal("seat-taken", f"seat {seat.number} is kept for somebody else")
    kept_for_me = seat.kind == OPEN and seat.person == person.id  # of a table for several on one device, played again
    if not kept_for_me and any(other.person == person.id and other.kind != OPEN for other in around.seats):
        raise Refusal("second-seat", "you have a seat at this table: nobody adds another to it")
    named = called(person, around.seats)
    if around.status != PLAYING:
        return named.at(seat.number)
    if around.seen - {seat.number}:
        raise Refusal("second-seat", "you have sat elsewhere at this table, and know another hand")
    if seat.number in around.seen:
        return named.at(seat.number)
    return replace(named.at(seat.number), since=around.told, sat_at=around.now)


def called(person: Person, seats: list[Seat]) -> Person:
    """This person as they are called at the table: no two names there look alike."""
    return replace(person, name=distinct_name(person.name, [seat.name for seat in seats if seat.person != person.id]))


def seats_seen(count: int, entries: Iterable[Entry], person: str) -> frozenset[int]:
    """The seats that this person has had since the start, by the table's log of who sat where."""
    seats, started, seen = [Seat(number) for number in range(count)], False, set[int]()
    for entry in entries:
        seats[entry.seat] = Seat(entry.seat, **(entry.data or {})["seat"])
        started = started or all(seat.kind != OPEN for seat in seats)
        if started:
            seen |= {seat.number for seat in seats if seat.person == person and seat.kind != OPEN}
    return frozenset(seen)


def voters(seats: list[Seat], without: str | None = None) -> frozenset[str]:
    """The people who play at a table and decide together; `without` somebody whom it is about."""
    people = {seat.person for seat in seats if seat.kind == PERSON and seat.person is not None}
    return frozenset(people - {without})


def deciding(ask: Ask, seats: list[Seat]) -> frozenset[str]:
    """Who votes on this: whom it is about does not, unless it is about everybody."""
    return voters(seats, None if ask.kind == END else seats[ask.seat].person)


def needed(ask: Ask, people: frozenset[str]) -> int:
    """How many of these must be for it: more than half, or all where it is about everybody."""
    return len(people) if ask.kind == END else len(people) // 2 + 1


def is_asked(ask: Ask, seat: Seat) -> bool:
    """Can this still be asked about the seat?"""
    return seat.vacated if ask.kind == SIT else seat.kind == PERSON


def leave(seat: Seat, person: Person, status: str, record: Record) -> Seat:
    """The seat without this person: open before the start, with a stand-in after it. A host may send a bot away."""
    check_running(status)
    if seat.kind == OPEN and seat.person == person.id:  # it was kept for them
        return Seat(seat.number)
    if seat.kind == BOT and seat.person is None and record.host == person.id and status == WAITING:
        return Seat(seat.number)
    check_own(seat, person)
    if status == WAITING:
        return Seat(seat.number)
    return vacated(seat, record.rules)


def vacated(seat: Seat, rules: Rules) -> Seat:
    """The seat after its person left in mid-game: with the table's stand-in, and for whom the table admits."""
    bot = stand_in(seat, rules)
    return replace(bot, person=None, name="", address="", vacated=True, since=0, sat_at=0.0)


def hand_over(seat: Seat, person: Person, status: str, record: Record, bot: str, level: int) -> Seat:
    """The seat with a bot that plays for its owner; a host may put a bot on an open seat."""
    check_running(status)
    check_bot(bot, level)
    if seat.kind == OPEN and record.host == person.id:
        return Seat(seat.number, BOT, None, "", bot, level)
    check_own(seat, person)
    return replace(seat, kind=BOT, bot=bot, level=level)


def take_back(seat: Seat, person: Person, around: Around) -> Seat:
    """The seat with its owner on it again."""
    check_running(around.status)
    check_own(seat, person)
    if seat.kind != BOT:
        raise Refusal("not-now", f"you sit on seat {seat.number} already")
    if seat.conceded:
        raise Refusal("not-now", "you have conceded: a bot plays this seat to the end")
    return replace(called(person, around.seats).at(seat.number), since=seat.since, sat_at=seat.sat_at)


def concede(seat: Seat, person: Person, status: str, record: Record) -> Seat:
    """The seat given up for good: a bot plays on, and it counts as lost."""
    if status != PLAYING:
        raise Refusal("not-now", "only a game that is being played can be conceded")
    check_own(seat, person)
    if seat.conceded:
        raise Refusal("not-now", "you have conceded already")
    return replace(stand_in(seat, record.rules), conceded=True)


def remove(seat: Seat, host: Person, status: str, record: Record) -> Seat:
    """The seat without a guest whom the host sends away before the start."""
    if record.host != host.id:
        raise Refusal("not-allowed", "only the host sends somebody away")
    if status != WAITING:
        raise Refusal("not-now", "after the start nobody is sent away")
    if seat.person in (None, host.id):
        raise Refusal("not-now", f"there is no guest on seat {seat.number}")
    return Seat(seat.number)


def replaced(seat: Seat, status: str, rules: Rules) -> Seat:
    """The seat with the table's stand-in, because its person is away; they may take it back."""
    if status != PLAYING or seat.kind != PERSON:
        raise Refusal("not-now", f"nobody plays on seat {seat.number} whom a bot could stand in for")
    return stand_in(seat, rules)


def nobody_left(seats: Iterable[Seat]) -> bool:
    """Has everybody left or conceded?"""
    return all(seat.person is None or seat.conceded for seat in seats)


def stand_in(seat: Seat, rules: Rules) -> Seat:
    """The seat with the table's stand-in, while its owner is away."""
    return replace(seat, kind=BOT, bot=rules.stand_in, level=rules.stand_in_level)


def check_running(status: str) -> None:
    """Seats change while a table waits or plays."""
    if status not in (WAITING, PLAYING):
        raise Refusal("not-now", "this table is closed: nobody sits down or gets up")


def check_own(seat: Seat, person: Person) -> None:
    """Only its owner may give a seat away."""
    if seat.person != person.id or seat.kind == OPEN:
        raise Refusal("not-yours", f"seat {seat.number} is not yours")


def check_bot(bot: str, level: int) -> None:
    """Is there such a bot?"""
    read_bot(bot, level)
