"""Seats over HTTP: sit down, get up, hand over to a bot, take back, invite, and play again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from boardroom.server import seating, wire
from boardroom.server.errors import Refusal
from boardroom.server.identity import Known, TheTables
from boardroom.server.lobby import info, invitation, keep, visible
from boardroom.server.opening import open_rematch
from boardroom.server.owner import TableOwner
from boardroom.server.records import GALLERY, OVER, Person
from boardroom.server.routes import errors
from boardroom.server.tables import Tables
from boardroom.server.tokens import new_token

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])

SeatPath = Annotated[int, Path(ge=0, le=29)]


async def owner_of(table: str, person: Person, tables: Tables) -> TableOwner:
    """The table's owner, unless this person may not know of the table."""
    kept = await visible(table, person, tables)
    return await tables.owner(kept.record.id, kept.standing.number)


@router.post("/seats/{seat}/sit", responses=errors(401, 403, 404, 409))
async def sit(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """Sits down on an open seat, or on one that its person left. The last to sit starts the game."""
    owner = await owner_of(table, person, tables)
    record = owner.record
    if not record.listed and not await tables.store.is_member(record.id, person.id):
        raise Refusal("not-allowed", "this table is private: show an invitation with POST /api/join first")
    await owner.reseat(seat, lambda was, status: seating.sit(was, person, status), "sat")
    return info(owner.kept, person)


@router.post("/seats/{seat}/leave", responses=errors(401, 403, 404, 409))
async def leave(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """Gets up: before the start the seat is open again, after it the table's stand-in plays on."""
    owner = await owner_of(table, person, tables)
    await owner.reseat(seat, lambda was, status: seating.leave(was, person, status, owner.record), "left")
    return info(owner.kept, person)


@router.post("/seats/{seat}/bot", responses=errors(401, 403, 404, 409))
async def hand_over(
    table: str, seat: SeatPath, wish: wire.BotWanted, person: Known, tables: TheTables
) -> wire.TableInfo:
    """Lets a bot play for you; the host may put one on an open seat."""
    owner = await owner_of(table, person, tables)
    await owner.reseat(
        seat,
        lambda was, status: seating.hand_over(was, person, status, owner.record, wish.bot, wish.level),
        "handed-over",
    )
    return info(owner.kept, person)


@router.post("/seats/{seat}/take-back", responses=errors(401, 403, 404, 409))
async def take_back(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """Plays oneself again; an answer the bot had in mind is dropped."""
    owner = await owner_of(table, person, tables)
    await owner.reseat(seat, lambda was, status: seating.take_back(was, person, status), "taken-back")
    return info(owner.kept, person)


@router.post("/invitations", status_code=201, responses=errors(401, 403, 404))
async def invite(table: str, person: Known, tables: TheTables) -> wire.Invitation:
    """One more invitation; whoever sits at the table, and its host, may ask for it."""
    kept = await visible(table, person, tables)
    if kept.record.host != person.id and all(seat.person != person.id for seat in kept.seats):
        raise Refusal("not-allowed", "only those who sit at the table invite others")
    tables.limits.check("create", person.id)
    token = new_token()
    await tables.store.add_invite(kept.record.id, token)
    return invitation(token)


@router.post("/rematch", status_code=201, responses=errors(401, 403, 404, 409))
async def rematch(table: str, person: Known, tables: TheTables) -> wire.TableMade:
    """The same again with fresh luck. Who asks first makes the table; everybody else's seat is kept for them."""
    kept = await visible(table, person, tables)
    if all(seat.person != person.id for seat in kept.seats):
        raise Refusal("not-allowed", "only those who played ask for another game")
    if kept.standing.status != OVER:
        raise Refusal("not-now", "the game is not over yet")
    if kept.standing.rematch is not None:
        return await follow(kept.standing.rematch, person, tables)
    tables.limits.check("create", person.id)
    made = await keep(open_rematch(kept, person, tables.worker.bot_wake), person, tables)
    if not await tables.store.set_rematch(kept.record.id, made.table.id):
        named = await tables.store.table(kept.record.id)
        assert named is not None and named.standing.rematch is not None
        return await follow(named.standing.rematch, person, tables)
    await tables.retell(await tables.owner(kept.record.id))
    tables.notices.tell({"kind": "rematch", "table": kept.record.id, "seat": GALLERY})
    return made


async def follow(table: str, person: Person, tables: Tables) -> wire.TableMade:
    """The rematch somebody else has made."""
    token = new_token()
    await tables.store.add_member(table, person.id)
    await tables.store.add_invite(table, token)
    kept = await tables.store.table(table)
    assert kept is not None
    return wire.TableMade(table=info(kept, person), invitation=invitation(token))
