"""Replays: the table after every step, as one seat knew it then; their reviews, and games played on from any of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from boardroom.core.shapes import View
from boardroom.core.state import State
from boardroom.server import seating, wire
from boardroom.server.bots import fresh_luck
from boardroom.server.course import Course
from boardroom.server.downloads import check_log
from boardroom.server.errors import Refusal
from boardroom.server.identity import Known, TheTables, Visitor
from boardroom.server.lobby import keep, visible
from boardroom.server.older import check_rules, is_told, must_rules, stored_steps
from boardroom.server.opening import new_record, seated
from boardroom.server.origins import check_advice
from boardroom.server.records import BESIDE, BOT, GALLERY, OVER, Entry, Kept, Seat
from boardroom.server.routes import errors
from boardroom.server.security import address_of

router = APIRouter(prefix="/api/tables/{table}", tags=["replays"])

TRUTH = -2
PAGE = 40


@router.get("/replay", responses=errors(401, 403, 404, 409))
async def show_replay(
    table: str,
    person: Visitor,
    request: Request,
    tables: TheTables,
    seat: Annotated[int, Query(ge=TRUTH, le=29, description="-1: the gallery; -2: the whole truth, once over")] = -1,
    start: Annotated[int, Query(ge=0, le=2**31 - 1, description="The first step wanted")] = 0,
) -> wire.ReplayPage:
    """Some steps of the table as that seat saw them then; step 0 is the deal."""
    tables.limits.check("replay", address_of(request))
    kept = await visible(table, person, tables)
    await check_log(tables, kept, person, GALLERY if seat == TRUTH else seat)
    if is_told(kept):
        entries = await tables.store.told_entries(kept.record.id)
        return stored_replay(kept, entries, max(seat, GALLERY), start)
    if seat == TRUTH and kept.standing.status != OVER:
        raise Refusal("not-now", "the whole truth is told when the game is over")
    entries = await tables.store.entries(kept.record.id)
    return await asyncio.to_thread(replay_page, kept, entries, seat, start)


def stored_replay(kept: Kept, entries: list[Entry], seat: int, start: int) -> wire.ReplayPage:
    """Steps of a table whose rules are gone: what was told at each, and no table, which only rules can lay."""
    steps = stored_steps(kept, entries, seat)
    frames = [
        wire.ReplayFrame(
            step=number,
            number=entry.told,
            seat=entry.seat if number else GALLERY,
            view=None,
            events=[wire.Happening(**one) for one in told],
        )
        for number, (entry, told) in enumerate(steps)
    ][start : start + PAGE]
    return wire.ReplayPage(table=kept.record.id, seat=seat, steps=len(steps), frames=frames)


def replay_page(kept: Kept, entries: list[Entry], seat: int, start: int) -> wire.ReplayPage:
    """The steps from `start` on, at most one page of them."""
    course, frames, steps, told = Course(must_rules(kept.record), kept.record), [], 0, 0
    since = known_since(kept, seat)
    for entry in entries:
        course.take(course.prospect(entry))
        if course.state is None or (entry.kind in BESIDE and steps):
            continue
        if start <= steps < start + PAGE:
            eyes = seat if course.told > since else GALLERY
            frames.append(frame(course, course.state, eyes, steps, told, entry.seat if steps else GALLERY))
        steps, told = steps + 1, course.told
    return wire.ReplayPage(table=kept.record.id, seat=seat, steps=steps, frames=frames)


def known_since(kept: Kept, seat: int) -> int:
    """The events that were told before this seat's person sat down in mid-game; when the game is over, nothing is hidden."""
    return kept.seats[seat].since if seat >= 0 and kept.standing.status != OVER else 0


def frame(course: Course, state: State, seat: int, step: int, told: int, chooser: int) -> wire.ReplayFrame:
    """One step: what was told since the one before, and the table after it."""
    view = whole_truth(state) if seat == TRUTH else state.view(seat)
    events = [wire.Happening(**shown) for shown in course.shown(max(seat, GALLERY), told)]
    return wire.ReplayFrame(step=step, number=course.told, seat=chooser, view=view, events=events)


def whole_truth(state: State) -> View:
    """The gallery's view with every zone as its owner sees it; an order that nobody knows stays unknown."""
    view = state.view(GALLERY)
    views = [{zone["ref"]: zone for zone in state.view(seat)["zones"]} for seat in range(len(view["seats"]))]
    zones = [views[zone["owner"]].get(zone["ref"], zone) if zone["owner"] >= 0 else zone for zone in view["zones"]]
    return {**view, "zones": zones}


@router.get("/review", responses=errors(401, 403, 404, 409))
async def show_review(table: str, person: Visitor, request: Request, tables: TheTables) -> wire.Review:
    """What every decision of a finished game was worth. The first to ask begins it; ask again until it is `finished`."""
    tables.limits.check("review", address_of(request))
    kept = await visible(table, person, tables)
    check_rules(kept)
    await check_log(tables, kept, person, GALLERY)
    if kept.standing.status != OVER:
        raise Refusal("not-now", "a game is reviewed when it is over")
    await check_advice(tables.store, kept.record)
    return await tables.reviews.of(kept)


@router.post("/play-on", status_code=201, responses=errors(401, 403, 404, 409))
async def play_on(table: str, wish: wire.PlayOn, person: Known, tables: TheTables) -> wire.TableMade:
    """A new table that begins where this one was: you know what that seat knew, all else is dealt anew, bots play along.

    While the first one is being played, the new one has neither hints nor a review, and no bot plays your seat there.
    """
    kept = await visible(table, person, tables)
    if wish.seat >= kept.record.seats:
        raise Refusal("no-seat", f"this table has the seats 0 to {kept.record.seats - 1}, not {wish.seat}")
    check_rules(kept)
    await check_log(tables, kept, person, wish.seat)
    seating.check_bot(wish.bot, wish.level)
    tables.limits.check("create", person.id)
    entries = await tables.store.entries(kept.record.id)
    position = await asyncio.to_thread(imagined, kept, entries, wish)
    old = kept.record
    rules = replace(old.rules, origin=f"{old.id}:{wish.step}", hints=True, deadline=None)
    record = new_record(old.game, old.seats, old.options, None, rules, False, person, must_rules(old))
    seats = [person.at(n) if n == wish.seat else Seat(n, BOT, None, "", wish.bot, wish.level) for n in range(old.seats)]
    return await keep(seated(record, seats, tables.worker.bot_wake, position), person, tables)


def imagined(kept: Kept, entries: list[Entry], wish: wire.PlayOn) -> dict[str, Any]:
    """A world as that seat could imagine it after that step."""
    course, steps = Course(must_rules(kept.record), kept.record), 0
    for entry in entries:
        course.take(course.prospect(entry))
        if course.state is None or (entry.kind in BESIDE and steps):
            continue
        if steps == wish.step:
            break
        steps += 1
    state = course.state
    if state is None or steps != wish.step or state.over:
        raise Refusal("not-now", "from there nothing can be played on")
    if course.told <= known_since(kept, wish.seat):
        raise Refusal("not-allowed", "that was before you sat down")
    return state.imagine(wish.seat, fresh_luck()).save()
