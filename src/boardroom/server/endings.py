"""How a game ends that an upgrade stopped, over HTTP: what those who sit there have said, and saying it."""

from __future__ import annotations

from fastapi import APIRouter

from boardroom.server import stopped, wire
from boardroom.server.identity import Known, TheTables, Visitor, check_watching
from boardroom.server.lobby import visible
from boardroom.server.records import STOPPED, Ending, Kept, Person
from boardroom.server.routes import errors
from boardroom.server.tables import Tables

router = APIRouter(prefix="/api/tables/{table}/ending", tags=["older rules"])


@router.get("", responses=errors(401, 403, 404))
async def show_ending(table: str, person: Visitor, tables: TheTables) -> wire.StoppedGame:
    """A game whose rules are gone, and what those who sit there have said of its end."""
    kept = await visible(table, person, tables)
    await check_watching(tables, kept, person)
    return await stopped_game(tables, kept, person)


@router.post("", responses=errors(401, 403, 404, 409))
async def say_ending(table: str, wish: wire.EndingSaid, person: Known, tables: TheTables) -> wire.StoppedGame:
    """Says how it shall end: as a draw, for which more than half must be, or with winners, on whom all must agree. Who speaks
    again has changed their mind.
    """
    kept = await visible(table, person, tables)
    await stopped.say(tables.store, tables.worker.writer, kept, person, wish.kind, wish.winners)
    kept = await visible(table, person, tables)
    tell_lobby(tables, kept)
    return await stopped_game(tables, kept, person)


def tell_lobby(tables: Tables, kept: Kept) -> None:
    """Whoever looks at their own tables sees it."""
    tables.worker.foyer.changed(seat.person for seat in kept.seats)
    tables.worker.foyer.moved(kept.record.id)


async def stopped_game(tables: Tables, kept: Kept, person: Person | None) -> wire.StoppedGame:
    """As this person may know it: seats, never who is who."""
    said = {one.person: one for one in await tables.store.endings(kept.record.id)}
    people, me = stopped.voters(kept), person.id if person is not None else None
    since = kept.standing.since
    return wire.StoppedGame(
        table=kept.record.id,
        revision=kept.record.revision,
        today=stopped.todays_revision(kept),
        stopped=kept.standing.status == STOPPED,
        until=since + stopped.PATIENCE if since is not None and kept.standing.status == STOPPED else None,
        together=stopped.is_together(kept),
        voter=me in people,
        said=[told(said.get(seat.person or ""), seat.number) for seat in kept.seats if seat.person in people],
    )


def told(said: Ending | None, seat: int) -> wire.SeatEnding:
    """What the person of a seat has said, if anything."""
    if said is None:
        return wire.SeatEnding(seat=seat, kind=None, winners=[])
    return wire.SeatEnding.model_validate({"seat": seat, "kind": said.kind, "winners": list(said.winners)})
