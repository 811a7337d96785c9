"""The events of a service round (PS-E1 to PS-E9)."""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import (
    BONUS,
    CERTIFICATES,
    CHAIRMAN,
    COM,
    CTL,
    DIVISIONS,
    EVENT_NAMES,
    FACE_DOWN,
    KIND_BIRTHDAY,
    KIND_MORON,
    KIND_MOTIVATION,
    KIND_PARTY,
    KIND_SCANDAL,
    MEETING,
    NOTHING,
    TOP_MOTIVATION,
    UNIT,
)
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.ledger import get, pay, pay_fine, show
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, Table

CONTROLLING_ROW = 2  # of the box's table of extras


def turn_event(table: Table) -> bool:
    """PS-12: turns the top card and applies it; gives whether the service phase goes on (PS-E2)."""
    card = table.stack[table.turned]
    table.turned += 1
    table.round += 1
    if table.log is not None:
        shown = {"happening": EVENT_NAMES[card], "round": table.round}
        events.tell(table.log, "turned", table.starter, shown, barrier=True)
    if card == MEETING:
        return False
    if card == BONUS:
        pay_bonus(table)
    else:
        happen(table, table.setup.box.event_kind[card], table.setup.box.event_change[card])
    return True


def happen(table: Table, kind: int, change: int) -> None:
    """Applies a sundry event; the company outing has no effect (PS-E8)."""
    if kind == KIND_MOTIVATION:
        move_motivation(table, change)
    elif kind == KIND_MORON:
        pay_as_moron(table)
    elif kind == KIND_SCANDAL:
        topple_chairman(table)
    elif kind == KIND_BIRTHDAY:
        give_birthday_present(table)
    elif kind == KIND_PARTY:
        celebrate(table)


def pay_bonus(table: Table) -> None:
    """PS-E1."""
    for seat in range(table.setup.seats):
        amount = bonus_of(table, seat)
        get(table, seat, amount)
        if table.log is not None:
            events.tell(table.log, "bonus_paid", seat, {"sum": amount * UNIT})


def bonus_of(table: Table, seat: int) -> int:
    """For certificates (not shares), departments, main departments, board figures and the Chairman; Controlling adds."""
    certificate, department, main, board, chairman = table.setup.box.bonus
    first = seat * (CERTIFICATES + 1)
    amount = certificate * sum(table.certificates[first : first + CERTIFICATES + 1])
    more = table.extra(seat, CTL, CONTROLLING_ROW)
    mine = seat + 1
    for unit in table.units:
        if unit >> OWNER_SHIFT == mine:
            amount += more + (main if unit & IS_MAIN else department)
    amount += board * table.board.count(seat)
    return amount + chairman if table.chairman == seat else amount


def move_motivation(table: Table, change: int) -> None:
    """PS-E3, PS-R4: the marker stays between 0 and 6."""
    table.motivation = max(0, min(TOP_MOTIVATION, table.motivation + change))
    if table.log is not None:
        events.tell(table.log, "motivation_moved", table.starter, {"change": change, "total": table.motivation})


def pay_as_moron(table: Table) -> None:
    """PS-E4, PS-R5: the starter pays everybody; what he lacks the bank pays, so the others get the full sum."""
    payer = table.starter if table.setup.starter_pays else table.heads[COM]
    if payer < 0:
        return
    each = table.setup.box.moron
    due = each * (table.setup.seats - 1)
    if table.cash[payer] < due:
        show(table, payer)
        due = table.cash[payer]
    pay(table, payer, due)
    if table.log is not None:
        events.tell(table.log, "fined", payer, {"sum": due * UNIT})
    for seat in range(table.setup.seats):
        if seat != payer:
            get(table, seat, each)
            if table.log is not None:
                events.tell(table.log, "received", seat, {"sum": each * UNIT})


def topple_chairman(table: Table) -> None:
    """PS-E5: the Chairman goes home with a compensation, his card is turned down; without one nothing happens (PS-R6)."""
    seat = table.chairman
    if seat < 0:
        return
    table.chairman = NOTHING
    table.sides[CHAIRMAN] = FACE_DOWN
    if table.log is not None:
        events.tell(table.log, "chairman_fell", seat, {})
    get(table, seat, table.setup.box.scandal)
    if table.log is not None:
        events.tell(table.log, "compensated", seat, {"sum": table.setup.box.scandal * UNIT})


def give_birthday_present(table: Table) -> None:
    """PS-E6, PS-R7: Chairman and heads pay for their posts, all but the figure in Communications' office."""
    for seat in range(table.setup.seats):
        posts = int(table.chairman == seat)
        for division in range(DIVISIONS):
            posts += table.heads[division] == seat and division != COM
        if posts:
            pay_fine(table, seat, posts * table.setup.box.birthday)


def celebrate(table: Table) -> None:
    """PS-E7, PS-R8: everybody pays for his figures on the board; the Chairman is not counted."""
    for seat in range(table.setup.seats):
        figures = table.board.count(seat)
        if figures:
            pay_fine(table, seat, figures * table.setup.box.party)
