"""The draft: whom a seat may take before the first turn, and whom it may put under the pile (BR-3.0, BR-3.26)."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import ASIDE, Refusal
from boardroom.games.burn_rate.content.names import DEPARTMENTS, DRAFTED, NOTHING
from boardroom.games.burn_rate.rules.people import hire, may_join, put_under, turn_up
from boardroom.games.burn_rate.state import events
from boardroom.games.burn_rate.state.rows import refusals
from boardroom.games.burn_rate.state.table import Table

NOBODY_THERE: Final = refusals.add("nobody-there", "BR-3.26")
SECOND_VP: Final = refusals.add("second-vp", "BR-3.26")
SOMEBODY_TO_TAKE: Final = refusals.add("somebody-to-take", "BR-3.26", ASIDE)
PILE_OF_VPS: Final = refusals.add("pile-of-vps", "BR-3.26")
refusals.fill("nobody-there", lambda table, code: {"department": DEPARTMENTS[table.setup.codes.thing[code]]})
refusals.fill("pile-of-vps", lambda table, code: {"department": DEPARTMENTS[table.setup.codes.thing[code]]})


def may_take(table: Table, department: int) -> Refusal | None:
    """BR-3.26: a second Vice-President of a department cannot be drafted."""
    person = table.pool[department]
    if person < 0:
        return NOBODY_THERE
    return None if may_join(table, table.seat, person) else SECOND_VP


def can_take(table: Table) -> bool:
    """Is there anybody whom the deciding seat may take?"""
    return any(may_take(table, department) is None for department in range(4))


def may_bury(table: Table, department: int) -> Refusal | None:
    """BR-3.26: only when nobody may be taken, and the pile must hold somebody who is no Vice-President, as all can tell."""
    if table.pool[department] < 0:
        return NOBODY_THERE
    if can_take(table):
        return SOMEBODY_TO_TAKE
    for person in table.piles[department].cards:
        if not table.setup.is_vp[person]:
            return None
    return PILE_OF_VPS


def take(table: Table, department: int) -> bool:
    """BR-3.0: one face-up person each, clockwise, until everybody has four; gives whether that is so."""
    if table.log is not None:
        events.took(table.log, table.seat, table.name(table.pool[department]), department)
    hire(table, table.seat, department)
    following = table.seat + 1 if table.seat + 1 < table.setup.seats else 0
    if len(table.staff[following]) >= DRAFTED:
        return True
    table.seat = following
    return False


def bury(table: Table, department: int) -> None:
    """BR-3.26: a face-up person who may not be hired goes under the pile, and the next is turned up."""
    person = table.pool[department]
    if table.log is not None:
        events.buried(table.log, table.seat, table.name(person), department)
    table.pool[department] = NOTHING
    put_under(table, person)
    turn_up(table, department)
