"""Seats over HTTP: sit down, get up, hand over to a bot, take back, invite, and play again."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from boardroom.server import asks, blocking, hosting, seating, wire
from boardroom.server.errors import Refusal
from boardroom.server.identity import Known, TheTables
from boardroom.server.lobby import info, invitation, keep, visible
from boardroom.server.older import is_told
from boardroom.server.opening import open_rematch
from boardroom.server.origins import check_advice
from boardroom.server.owner import TableOwner
from boardroom.server.records import GALLERY, OVER, Kept, Person
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
async def sit(
    table: str, seat: SeatPath, person: Known, tables: TheTables, wish: wire.Sit | None = None
) -> wire.TableInfo:
    """Sits down on an open seat; the last to sit starts the game. A seat that was left in mid-game is asked for: it is
    yours when more than half of those who sit there have voted for it. Where somebody sits whom you have blocked, you are
    asked first (409 `blocked-here`): `anyway` says that you know.
    """
    owner = await owner_of(table, person, tables)
    record = owner.record
    if not record.listed and not await tables.store.is_member(record.id, person.id):
        raise Refusal("not-allowed", "this table is private: show an invitation with POST /api/join first")
    if (await tables.store.standing_of_member(record.id, person.id))[1]:
        raise Refusal("not-allowed", "the host has sent you away from this table")
    await blocking.check_meeting(tables.store, owner.kept, person, wish is not None and wish.anyway)
    await asks.sit(tables, owner, seat, person)
    return info(owner.kept, person)


@router.post("/seats/{seat}/vote", responses=errors(401, 403, 404, 409))
async def vote(table: str, seat: SeatPath, wish: wire.Vote, person: Known, tables: TheTables) -> wire.TableInfo:
    """Says yes or no to what is asked about a seat; who asked may withdraw it with a no."""
    owner = await owner_of(table, person, tables)
    await asks.vote(tables, owner, seat, person, wish.kind, wish.yes)
    return info(owner.kept, person)


@router.post("/seats/{seat}/leave", responses=errors(401, 403, 404, 409))
async def leave(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """Gets up: before the start the seat is open again, after it the table's stand-in plays on."""
    owner = await owner_of(table, person, tables)
    await check_advice(tables.store, owner.record)  # what a stand-in does there would be advice
    await hosting.leave(tables, owner, seat, person)
    return info(owner.kept, person)


@router.post("/seats/{seat}/concede", responses=errors(401, 403, 404, 409))
async def concede(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """Gives the game up: a bot plays your seat to the end, and it counts as lost. When nobody is left, the game is over."""
    owner = await owner_of(table, person, tables)
    await check_advice(tables.store, owner.record)
    await hosting.concede(tables, owner, seat, person)
    return info(owner.kept, person)


@router.post("/seats/{seat}/end", responses=errors(401, 403, 404, 409))
async def end(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """Proposes to end the game here without a result, or agrees with who has proposed it: all who play must be for it."""
    owner = await owner_of(table, person, tables)
    await asks.end(tables, owner, seat, person)
    return info(owner.kept, person)


@router.post("/seats/{seat}/replace", responses=errors(401, 403, 404, 409))
async def replace(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """Lets a bot play for somebody who is away: at the host's word, or when more than half of the others vote for it. They
    may take the seat back.
    """
    owner = await owner_of(table, person, tables)
    await asks.replace(tables, owner, seat, person)
    return info(owner.kept, person)


@router.post("/seats/{seat}/remove", responses=errors(401, 403, 404, 409))
async def remove(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """The host sends a guest away before the start."""
    owner = await owner_of(table, person, tables)
    await hosting.remove(tables, owner, seat, person)
    return info(owner.kept, person)


@router.post("/host", responses=errors(401, 403, 404, 409))
async def hand_on(table: str, wish: wire.HostWanted, person: Known, tables: TheTables) -> wire.TableInfo:
    """Names another host; who sits may name oneself when the host is gone."""
    owner = await owner_of(table, person, tables)
    await hosting.hand_on(tables, owner, wish.seat, person)
    return info(owner.kept, person)


@router.post("/mute", status_code=204, responses=errors(401, 403, 404, 409))
async def mute(table: str, wish: wire.Mute, person: Known, tables: TheTables) -> None:
    """The host lets somebody talk no longer, or again."""
    owner = await owner_of(table, person, tables)
    await hosting.mute(tables, owner, person, wish.seat, wish.saying, wish.muted)


@router.post("/seats/{seat}/bot", responses=errors(401, 403, 404, 409))
async def hand_over(
    table: str, seat: SeatPath, wish: wire.BotWanted, person: Known, tables: TheTables
) -> wire.TableInfo:
    """Lets a bot play for you; the host may put one on an open seat."""
    owner = await owner_of(table, person, tables)
    await check_advice(tables.store, owner.record)  # what it does in your place would be advice
    await owner.reseat(
        seat,
        lambda was, around: seating.hand_over(was, person, around.status, owner.record, wish.bot, wish.level),
        "handed-over",
    )
    return info(owner.kept, person)


@router.post("/seats/{seat}/take-back", responses=errors(401, 403, 404, 409))
async def take_back(table: str, seat: SeatPath, person: Known, tables: TheTables) -> wire.TableInfo:
    """Plays oneself again; an answer the bot had in mind is dropped."""
    owner = await owner_of(table, person, tables)
    await owner.reseat(seat, lambda was, around: seating.take_back(was, person, around), "taken-back")
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
    return await invitation(kept, token, tables)


@router.post("/rematch", status_code=201, responses=errors(401, 403, 404, 409))
async def rematch(table: str, person: Known, tables: TheTables) -> wire.TableMade:
    """The same again with fresh luck. Who asks first makes the table; everybody else's seat is kept for them."""
    kept = await played(table, person, tables)
    if kept.standing.rematch is not None:
        return await follow(kept.standing.rematch, person, tables)
    return await made_after(kept, {}, person, tables)


@router.post("/sequel", status_code=201, responses=errors(401, 403, 404, 409))
async def sequel(table: str, person: Known, tables: TheTables) -> wire.TableMade:
    """The game that follows in a campaign, with what was won as its options; who asks first makes the table."""
    kept = await played(table, person, tables)
    owner = await tables.owner(kept.record.id)
    assert owner.course.state is not None
    changes = owner.course.game.sequel(owner.course.state)
    if not changes:
        raise Refusal("not-now", "no game follows this one")
    if kept.standing.rematch is not None:
        there = await tables.store.table(kept.standing.rematch)
        if there is not None and all(there.record.options[name] == value for name, value in changes.items()):
            return await follow(kept.standing.rematch, person, tables)
    return await made_after(kept, changes, person, tables)


async def played(table: str, person: Person, tables: Tables) -> Kept:
    """A finished table at which this person sat."""
    kept = await visible(table, person, tables)
    if all(seat.person != person.id for seat in kept.seats):
        raise Refusal("not-allowed", "only those who played ask for another game")
    if kept.standing.status != OVER:
        raise Refusal("not-now", "the game is not over yet")
    return kept


async def made_after(kept: Kept, changes: dict[str, Any], person: Person, tables: Tables) -> wire.TableMade:
    """The table after this one; the first of them is where everybody else is led."""
    tables.limits.check("create", person.id)
    unwanted = await blocking.blocked_among(tables.store, person.id, (seat.person for seat in kept.seats))
    made = await keep(open_rematch(kept, person, tables.worker.bot_wake, changes, unwanted), person, tables)
    if kept.standing.rematch is not None:
        return made  # the others play something else again
    if not await tables.store.set_rematch(kept.record.id, made.table.id):
        named = await tables.store.table(kept.record.id)
        assert named is not None and named.standing.rematch is not None
        return await follow(named.standing.rematch, person, tables)
    if not is_told(kept):
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
    return wire.TableMade(table=info(kept, person), invitation=await invitation(kept, token, tables))
