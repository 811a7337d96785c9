"""The host of a table: who may send guests away and mute, and who becomes it when the host is gone."""

from __future__ import annotations

from boardroom.server import asks, seating, stopped
from boardroom.server.errors import Refusal
from boardroom.server.owner import TableOwner
from boardroom.server.records import OPEN, PERSON, STOPPED, Person, Seat
from boardroom.server.tables import Tables


async def leave(tables: Tables, owner: TableOwner, seat: int, person: Person) -> None:
    """Gets up; a host who has no seat left is followed by another who sits there."""
    await owner.reseat(seat, lambda was, around: seating.leave(was, person, around.status, owner.record), "left")
    await follow(tables, owner, person)


async def concede(tables: Tables, owner: TableOwner, seat: int, person: Person) -> None:
    """Gives the game up for good."""
    await owner.reseat(seat, lambda was, around: seating.concede(was, person, around.status, owner.record), "conceded")
    await follow(tables, owner, person)


async def leave_all(tables: Tables, person: Person) -> None:
    """Gets up from every table that waits or is played."""
    for kept in await tables.store.tables_of(person.id):
        if kept.standing.status == STOPPED:
            await stopped.get_up(tables.store, tables.worker.writer, kept, person)
            continue
        owner = await tables.owner(kept.record.id, kept.standing.number)
        for seat in [seat for seat in owner.course.seats if seat.person == person.id]:
            await leave(tables, owner, seat.number, person)
        await follow(tables, owner, person)


async def follow(tables: Tables, owner: TableOwner, person: Person) -> None:
    """If this was the host and plays no longer, the first who still does becomes it."""
    heirs = [seat.person for seat in owner.course.seats if plays(seat) and seat.person != person.id]
    if owner.record.host == person.id and heirs and not any(plays(seat, person.id) for seat in owner.course.seats):
        await appoint(tables, owner, heirs[0] or "")


async def hand_on(tables: Tables, owner: TableOwner, seat: int, person: Person) -> None:
    """The host names another; or somebody who sits takes it over from a host who is gone."""
    owner.check_number(seat)
    wanted, host = owner.course.seats[seat], owner.record.host
    if wanted.person is None or wanted.kind != PERSON:
        raise Refusal("not-now", f"nobody sits on seat {seat}")
    if host != person.id:
        if wanted.person != person.id:
            raise Refusal("not-allowed", "only the host names another host")
        for own in [one for one in owner.course.seats if plays(one, host)]:
            owner.check_gone(own.number)
    await appoint(tables, owner, wanted.person)


async def appoint(tables: Tables, owner: TableOwner, host: str) -> None:
    """This person is the host now, and everybody is told."""
    await tables.store.set_host(owner.record.id, host)
    await asks.tell(tables, owner)


def plays(seat: Seat, person: str | None = None) -> bool:
    """Does somebody (or this person) still play this seat, or may take it back?"""
    return seat.kind != OPEN and not seat.conceded and seat.person is not None and person in (None, seat.person)


async def remove(tables: Tables, owner: TableOwner, seat: int, host: Person) -> None:
    """Sends a guest away before the start; they may not sit down here again."""
    owner.check_number(seat)
    guest = owner.course.seats[seat].person
    await owner.reseat(seat, lambda was, around: seating.remove(was, host, around.status, owner.record), "removed")
    assert guest is not None
    await tables.store.mark_member(owner.record.id, guest, barred=True)


async def mute(
    tables: Tables, owner: TableOwner, host: Person, seat: int | None, saying: int | None, muted: bool
) -> None:
    """Lets somebody talk no longer, or again: by seat, or by something they said."""
    if owner.record.host != host.id:
        raise Refusal("not-allowed", "only the host mutes somebody")
    person = await whom(tables, owner, seat, saying)
    if person is None or person == host.id:
        raise Refusal("not-now", "there is nobody to mute")
    await tables.store.mark_member(owner.record.id, person, muted=muted)


async def whom(tables: Tables, owner: TableOwner, seat: int | None, saying: int | None) -> str | None:
    """The person on a seat, or who said that."""
    if seat is not None:
        owner.check_number(seat)
        return owner.course.seats[seat].person
    words = await tables.store.words(owner.record.id, only=saying) if saying is not None else []
    return words[0].person if words else None
