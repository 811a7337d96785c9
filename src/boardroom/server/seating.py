"""Who may sit down, leave, hand a seat to a bot and take it back: rules about seats, without a table around them."""

from __future__ import annotations

from dataclasses import replace

from boardroom.bots.levels import read_bot
from boardroom.server.errors import Refusal
from boardroom.server.records import BOT, OPEN, PERSON, PLAYING, WAITING, Person, Record, Rules, Seat


def sit(seat: Seat, person: Person, status: str) -> Seat:
    """The seat with this person on it."""
    check_running(status)
    if seat.kind == PERSON and seat.person == person.id:
        raise Refusal("not-now", f"you sit on seat {seat.number} already")
    free = seat.kind == OPEN or (seat.kind == BOT and seat.vacated)
    if not free:
        raise Refusal("seat-taken", f"seat {seat.number} is taken")
    if seat.kind == OPEN and seat.person not in (None, person.id):
        raise Refusal("seat-taken", f"seat {seat.number} is kept for somebody else")
    return Seat(seat.number, PERSON, person.id, person.name)


def leave(seat: Seat, person: Person, status: str, record: Record) -> Seat:
    """The seat without this person: open before the start, with a stand-in after it. A host may send a bot away."""
    check_running(status)
    if seat.kind == BOT and seat.person is None and record.host == person.id and status == WAITING:
        return Seat(seat.number)
    check_own(seat, person)
    if status == WAITING:
        return Seat(seat.number)
    return replace(stand_in(seat, record.rules), person=None, name="", vacated=True)


def hand_over(seat: Seat, person: Person, status: str, record: Record, bot: str, level: int) -> Seat:
    """The seat with a bot that plays for its owner; a host may put a bot on an open seat."""
    check_running(status)
    check_bot(bot, level)
    if seat.kind == OPEN and record.host == person.id:
        return Seat(seat.number, BOT, None, "", bot, level)
    check_own(seat, person)
    return replace(seat, kind=BOT, bot=bot, level=level)


def take_back(seat: Seat, person: Person, status: str) -> Seat:
    """The seat with its owner on it again."""
    check_running(status)
    check_own(seat, person)
    if seat.kind != BOT:
        raise Refusal("not-now", f"you sit on seat {seat.number} already")
    return Seat(seat.number, PERSON, person.id, person.name)


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
