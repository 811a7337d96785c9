"""What can be taken home: a seat's own log during the game, the minutes and the seed after it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse

from boardroom.core.option import Option
from boardroom.registry import games, load
from boardroom.server import wire
from boardroom.server.errors import Refusal
from boardroom.server.fairness import promised_options
from boardroom.server.identity import TheTables, Visitor, check_watching
from boardroom.server.lobby import visible
from boardroom.server.older import OPEN, is_told, rules_of, stored_log, stored_minutes
from boardroom.server.records import ARCHIVED, GALLERY, Entry, Kept, Person, Record
from boardroom.server.routes import errors, plain_errors
from boardroom.server.security import address_of
from boardroom.server.tables import Tables

router = APIRouter(prefix="/api/tables/{table}", tags=["downloads"])

TEXT = {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The minutes"}


@router.get("/log", responses=errors(401, 403, 404, 409))
async def own_log(
    table: str,
    person: Visitor,
    request: Request,
    tables: TheTables,
    seat: Annotated[int, Query(ge=-1, le=29, description="-1: the gallery")] = GALLERY,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> wire.LogPage:
    """Everything this seat was told, as it was told then; when the game is over, any seat's."""
    tables.limits.check("download", address_of(request))
    kept = await visible(table, person, tables)
    await check_log(tables, kept, person, seat)
    if is_told(kept):
        return stored_page(kept, await tables.store.told_entries(kept.record.id), seat, after)
    course = await tables.whole_course(kept)
    events = [wire.Happening(**told) for told in course.shown(seat, after)]
    return wire.LogPage(table=kept.record.id, seat=seat, number=course.told, events=events)


def stored_page(kept: Kept, entries: list[Entry], seat: int, after: int) -> wire.LogPage:
    """What was told at a table whose rules are gone."""
    events = [wire.Happening(**told) for told in stored_log(kept, entries, seat, after)]
    return wire.LogPage(table=kept.record.id, seat=seat, number=entries[-1].told if entries else 0, events=events)


async def check_log(tables: Tables, kept: Kept, person: Person | None, seat: int) -> None:
    """A seat's log is its own until the end."""
    if seat >= kept.record.seats:
        raise Refusal("no-seat", f"this table has the seats 0 to {kept.record.seats - 1}, not {seat}")
    own = person is not None and seat >= 0 and kept.seats[seat].person == person.id
    if own:
        return
    await check_watching(tables, kept, person)
    if seat != GALLERY and kept.standing.status not in OPEN:
        raise Refusal("not-yours", f"seat {seat} is not yours; its log is open when the game is over")


@router.get("/minutes", response_class=PlainTextResponse, responses={200: TEXT, **plain_errors(401, 403, 404, 409)})
async def whole_minutes(table: str, person: Visitor, request: Request, tables: TheTables) -> PlainTextResponse:
    """The minutes, once the game is over; they hold the seed and replay to the same end."""
    tables.limits.check("download", address_of(request))
    kept = await visible(table, person, tables)
    await check_watching(tables, kept, person)
    if kept.record.rules.origin:
        raise Refusal("not-now", "this game was played on from a replay: minutes begin at the beginning")
    if kept.standing.status == ARCHIVED:
        return minutes_file(kept, stored_minutes(kept, await tables.store.entries(kept.record.id)))
    if kept.standing.minutes is None:
        raise Refusal("not-now", "the minutes hold the seed, so they are secret until the end; your own log is not")
    return minutes_file(kept, kept.standing.minutes)


def minutes_file(kept: Kept, text: str) -> PlainTextResponse:
    """Minutes to be kept as a file."""
    name = f"{kept.record.game}-{kept.record.id[:8]}.minutes"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def options_of(record: Record) -> list[Option]:
    """The options that this table could choose from, as far as they are still known."""
    game = rules_of(record) or (load(record.game) if record.game in games() else None)
    return game.option_table if game is not None else []


@router.get("/fairness", responses=errors(401, 404))
async def fairness(table: str, person: Visitor, tables: TheTables) -> wire.Fairness:
    """The promise about luck: SHA-256 of all fields but `seed_hash` and `seed_chosen`, the seed once the game is over."""
    kept = await visible(table, person, tables)
    record = kept.record
    return wire.Fairness(
        seed_hash=record.seed_hash,
        seed_chosen=record.seed_chosen,
        seed=str(record.seed) if kept.standing.status in OPEN else None,
        game=record.game,
        revision=record.revision,
        content=record.content,
        options=promised_options(record, options_of(record)),
        seats=record.seats,
    )
