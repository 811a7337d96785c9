"""Hints and the coach: the best choices in a seat's place, why they are good, and why another one is not."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from boardroom.bots.coach import WORLDS
from boardroom.core.coach import Reason
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.server import messages, wire
from boardroom.server.bots import fresh_luck
from boardroom.server.errors import Refusal
from boardroom.server.identity import Known, TheTables
from boardroom.server.origins import check_advice
from boardroom.server.routes import errors
from boardroom.server.seats import SeatPath, owner_of
from boardroom.server.tables import Tables
from boardroom.server.tokens import new_seed
from boardroom.server.turns import Ticket
from boardroom.server.weighing import Advised, question_for

router = APIRouter(prefix="/api/tables/{table}", tags=["hints"])

HINTED = 3  # choices in a hint
SIMULATIONS = 4000  # unless the time is over
NOTHING = -1

About = Annotated[
    int, Query(ge=NOTHING, le=2**31 - 1, description="The code of a choice that is to be looked at too: why not this?")
]


@router.post("/seats/{seat}/hint", responses=errors(401, 403, 404, 409))
async def hint(table: str, seat: SeatPath, person: Known, tables: TheTables, about: About = NOTHING) -> wire.Hint:
    """The best choices in your place, what they lead to on average, and why, from nothing but what you know."""
    owner = await owner_of(table, person, tables)
    course = owner.course
    if not owner.record.rules.hints:
        raise Refusal("not-allowed", "this table plays without hints")
    await check_advice(tables.store, owner.record)
    if seat >= owner.record.seats or course.seats[seat].person != person.id:
        raise Refusal("not-yours", f"seat {seat} is not yours")
    if course.state is None or course.decider != seat:
        raise Refusal("not-now", "a hint is for the seat that decides")
    if about != NOTHING and about not in course.state.legal():
        raise Refusal("not-now", f"{about} is none of your choices now: a hint is about one that you have")
    tables.limits.check("hint", person.id)
    return await hint_for(course.state, course.base, tables, Ticket(person.id, table), about)


async def hint_for(state: State, base: int, tables: Tables, ticket: Ticket, about: int) -> wire.Hint:
    """Lets a bot process weigh the choices, and the coach there say why."""
    game, legal = state.game, state.legal()
    if len(legal) == 1:
        only = wire.WeighedChoice(choice=told_choice(game, legal[0]), score=None, simulations=0, reasons=[])
        return wire.Hint(base=base, together=game.cooperative, choices=[only], values=[], about=None, towards=[])
    limit = tables.settings.bot_limit
    asked = question_for(state, fresh_luck(), new_seed(), SIMULATIONS, limit, about, HINTED, WORLDS)
    weighing = await tables.bots.weigh(asked, ticket)
    if weighing is None:
        raise Refusal("not-now", "nobody could think of a hint: try again", 1.0)
    told = {one.choice.code: one for one in told_choices(game, weighing, about)}
    return wire.Hint(
        base=base,
        together=game.cooperative,
        choices=[told[one.code] for one in weighing.choices[:HINTED]],
        values=[round(value, 4) for value in weighing.values],
        about=told.get(about),
        towards=[told_reason(aim) for aim in weighing.towards],
    )


def told_choices(game: Game, weighing: Advised, about: int) -> list[wire.WeighedChoice]:
    """The best few and the one that was asked about, as they are told."""
    return [
        wire.WeighedChoice(
            choice=told_choice(game, one.code),
            score=round(one.score, 4),
            simulations=one.simulations,
            reasons=[told_reason(reason) for reason in weighing.reasons.get(one.code, [])],
        )
        for place, one in enumerate(weighing.choices)
        if place < HINTED or one.code == about
    ]


def told_choice(game: Game, code: int) -> wire.Choice:
    """A choice as it is told."""
    return wire.Choice(**messages.choice(game, code))


def told_reason(reason: Reason) -> wire.CoachReason:
    """A reason as it is told: its key and what is put into it; the texts are the page's."""
    return wire.CoachReason(key=reason.key, params=reason.params, sign=reason.sign)
