"""Action F: buying competence, and what the Legal & Patents card does with employees (PS-F1 to PS-F4, PS-G7)."""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import (
    ACC,
    CERTIFICATES,
    DIVISIONS,
    DO_BUY,
    DO_COMMIT,
    DO_CONSULT,
    DO_DISMISS,
    DO_ESTABLISH,
    LEG,
    UNIT,
)
from boardroom.games.power_struggle.rules.actions import (
    FIRST_BUY,
    FIRST_CONSULT,
    FIRST_DISMISS,
    FIRST_ESTABLISH,
)
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.ledger import pay
from boardroom.games.power_struggle.state.table import Table, unit_of

ACCOUNTING_ROW = 0  # of the box's table of extras


def begin_influence(table: Table) -> None:
    """PS-F1: three employees for one point."""
    table.in_hand = table.setup.box.influence_staff
    table.phase = DO_DISMISS


def begin_legal(table: Table) -> None:
    """PS-G7: one employee for one point, from the bribed side two for two (PS-R20)."""
    table.in_hand = table.sides[LEG]
    table.phase = DO_DISMISS


def dismissals(table: Table) -> list[int]:
    """Any own employee."""
    codes: list[int] = []
    table.places_with_staff(table.seat, FIRST_DISMISS, codes)
    return codes


def dismiss(table: Table, code: int) -> None:
    """One employee goes to the bank."""
    place = code - FIRST_DISMISS
    if table.log is not None:
        events.tell(table.log, "dismissed", table.seat, events.at(place))
    table.lose_employee(place)
    table.in_hand -= 1
    if table.in_hand == 0:
        table.phase = DO_COMMIT


def begin_main(table: Table) -> None:
    """PS-F2: choose where."""
    table.phase = DO_ESTABLISH


def establishments(table: Table) -> list[int]:
    """Any division with a free office."""
    codes: list[int] = []
    table.free_divisions(FIRST_ESTABLISH, codes)
    return codes


def establish(table: Table, code: int) -> None:
    """PS-F2: a main department with two managers and no employee."""
    pay(table, table.seat, table.setup.box.main_price)
    place = table.put_unit(code - FIRST_ESTABLISH, unit_of(table.seat, 0, is_main=True))
    table.phase = DO_COMMIT
    if table.log is not None:
        shown = {**events.at(place), "sum": table.setup.box.main_price * UNIT}
        events.tell(table.log, "established", table.seat, shown)


def begin_counsel(table: Table) -> None:
    """PS-F3: choose where."""
    table.phase = DO_CONSULT


def consultations(_table: Table) -> list[int]:
    """Any counsel space, whoever heads the division."""
    return list(range(FIRST_CONSULT, FIRST_CONSULT + DIVISIONS))


def consult(table: Table, code: int) -> None:
    """PS-F3: one figure to counsel."""
    division = code - FIRST_CONSULT
    pay(table, table.seat, table.setup.box.counsel_price)
    table.counsel[table.seat * DIVISIONS + division] += 1
    table.phase = DO_COMMIT
    if table.log is not None:
        shown = {**events.in_division(division), "sum": table.setup.box.counsel_price * UNIT}
        events.tell(table.log, "consulted", table.seat, shown)


def begin_shares(table: Table) -> None:
    """PS-F4: choose a certificate."""
    table.phase = DO_BUY


def price_of(table: Table, seat: int, shares: int) -> int:
    """PS-R13: Accounting lets one pay for a smaller certificate than one takes, which need not be in stock."""
    return table.setup.box.prices[max(1, shares - table.extra(seat, ACC, ACCOUNTING_ROW))]


def can_buy_shares(table: Table, seat: int) -> bool:
    """Is there a certificate in stock that the seat can pay?"""
    if table.cash[seat] < table.setup.box.prices[1]:
        return False
    for shares in range(1, CERTIFICATES + 1):
        if table.stock[shares] and price_of(table, seat, shares) <= table.cash[seat]:
            return True
    return False


def purchases(table: Table) -> list[int]:
    """Certificates in stock that the seat can pay."""
    cash = table.cash[table.seat]
    more = table.extra(table.seat, ACC, ACCOUNTING_ROW)
    prices = table.setup.box.prices
    return [
        FIRST_BUY + shares
        for shares in range(1, CERTIFICATES + 1)
        if table.stock[shares] and prices[max(1, shares - more)] <= cash
    ]


def buy(table: Table, code: int) -> None:
    """PS-F4: one certificate; its shares are scored when the action is committed."""
    shares = code - FIRST_BUY
    price = price_of(table, table.seat, shares)
    pay(table, table.seat, price)
    table.stock[shares] -= 1
    table.certificates[table.seat * (CERTIFICATES + 1) + shares] += 1
    table.pick = shares
    table.phase = DO_COMMIT
    if table.log is not None:
        events.tell(table.log, "bought", table.seat, {"shares": shares, "sum": price * UNIT})
