"""Action F: buying competence (PS-F1 to PS-F4)."""

from __future__ import annotations

from typing import Final

from boardroom.core.event import happened
from boardroom.core.refusal import Refusal
from boardroom.games.power_struggle.content.names import (
    ACC,
    CERTIFICATES,
    DIVISION_NAMES,
    DIVISIONS,
    INFLUENCE,
    MAIN,
    SHARES,
    UNIT,
)
from boardroom.games.power_struggle.rules.bribe import NO_MONEY
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT, TurnBusiness
from boardroom.games.power_struggle.rules.offices import (
    NO_FREE_OFFICE,
    TOO_FEW_EMPLOYEES,
    why_no_employee,
)
from boardroom.games.power_struggle.rules.pick import Pick, PickDivision, PickUnit
from boardroom.games.power_struggle.rules.points import check_counsel
from boardroom.games.power_struggle.shapes.events import Bought, Consulted, Established
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.facts import Facts
from boardroom.games.power_struggle.state.ledger import pay
from boardroom.games.power_struggle.state.rows import refusals
from boardroom.games.power_struggle.state.table import Table, unit_of

ACCOUNTING_ROW: Final = 0  # of the box's table of extras

CHAPTER: Final = Chapter("dismissed", "established", "consulted", "bought")
DISMISS: Final = CHAPTER.offices("dismiss", "PS-F1")
ESTABLISH: Final = CHAPTER.divisions("establish", "PS-F2")
CONSULT: Final = CHAPTER.divisions("consult", "PS-F3", "counsel")
BUY: Final = CHAPTER.verb("buy", "PS-F4")
for number in range(1, CERTIFICATES + 1):
    BUY.add(f"certificate:{number}", str(number), {"shares": number})

OUT_OF_STOCK: Final = refusals.add("out-of-stock")


# Influence


class BuyInfluence(TurnBusiness):
    """PS-F1: three employees for one point."""

    word = "influence"
    rule = "PS-F1"
    track = INFLUENCE
    points = 1

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """They must be there."""
        return None if facts.staff >= table.setup.box.influence_staff else TOO_FEW_EMPLOYEES

    def begin(self, table: Table) -> None:
        """Counts those who go."""
        table.in_hand = table.setup.box.influence_staff
        super().begin(table)


class AskDismiss(PickUnit):
    """Any own employee, until enough are dismissed."""

    word = "dismiss"
    rule = "PS-F1"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """Somebody must work there."""
        return why_no_employee(table, number)

    def pick(self, table: Table, number: int) -> None:
        """One employee goes to the bank."""
        events.told_at(table, "dismissed", table.seat, number)
        table.lose_employee(number)
        table.in_hand -= 1
        if table.in_hand == 0:
            table.phase = ASK_COMMIT


# Main departments


class BuyMain(TurnBusiness):
    """PS-F2: a main department with two managers and no employee."""

    word = "main"
    rule = "PS-F2"
    track = MAIN
    points = 1

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """An office must be free and the price be there."""
        if not facts.free:
            return NO_FREE_OFFICE
        return None if facts.cash >= table.setup.box.main_price else NO_MONEY


class AskEstablish(PickDivision):
    """In which division?"""

    word = "establish"
    rule = "PS-F2"
    public = True

    def need(self, table: Table) -> int:
        """Its price."""
        return table.setup.box.main_price

    def pick(self, table: Table, number: int) -> None:
        """It is paid and laid."""
        pay(table, table.seat, table.setup.box.main_price)
        place = table.put_unit(number, unit_of(table.seat, 0, is_main=True))
        table.phase = ASK_COMMIT
        if table.log is not None:
            price = table.setup.box.main_price * UNIT
            told = Established(kind="established", seat=table.seat, sum=price, **events.at(place))
            table.log.append(happened(told))


# Counsel


class BuyCounsel(TurnBusiness):
    """PS-F3: one figure to counsel."""

    word = "counsel"
    rule = "PS-F3"

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """The price must be there."""
        return None if facts.cash >= table.setup.box.counsel_price else NO_MONEY

    def settle(self, table: Table, seat: int) -> None:
        """It may be the third space."""
        check_counsel(table, seat)


class AskConsult(Pick):
    """For which division? Any counsel space, whoever heads it."""

    word = "consult"
    rule = "PS-F3"
    public = True

    def need(self, table: Table) -> int:
        """Its price."""
        return table.setup.box.counsel_price

    def may(self, table: Table, number: int) -> Refusal | None:
        """All of them."""
        return None

    def pick(self, table: Table, number: int) -> None:
        """It is paid and placed."""
        pay(table, table.seat, table.setup.box.counsel_price)
        table.counsel[table.seat * DIVISIONS + number] += 1
        table.phase = ASK_COMMIT
        if table.log is not None:
            name, price = DIVISION_NAMES[number], table.setup.box.counsel_price * UNIT
            table.log.append(happened(Consulted(kind="consulted", seat=table.seat, division=name, sum=price)))


# Shares


class BuyShares(TurnBusiness):
    """PS-F4: one certificate."""

    word = "shares"
    rule = "PS-F4"
    track = SHARES
    helper = ACC

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """One of those in stock must be within the seat's means."""
        refusal = OUT_OF_STOCK
        for shares in range(1, CERTIFICATES + 1):
            because = why_not_buy(table, facts.seat, shares)
            if because is None:
                return None
            if because is NO_MONEY:
                refusal = NO_MONEY
        return refusal

    def gain(self, table: Table) -> int:
        """The shares of the certificate that was bought."""
        return table.pick


class AskBuy(Pick):
    """Which certificate?"""

    word = "buy"
    rule = "PS-F4"

    def need(self, table: Table) -> int:
        """The price of the cheapest in stock."""
        stock = [shares for shares in range(1, CERTIFICATES + 1) if table.stock[shares]]
        return min(price_of(table, table.active, shares) for shares in stock)

    def may(self, table: Table, number: int) -> Refusal | None:
        """One in stock that the seat can pay; the first is of one share."""
        return why_not_buy(table, table.seat, number + 1)

    def pick(self, table: Table, number: int) -> None:
        """One certificate; its shares are scored when the action is committed."""
        shares = number + 1
        price = price_of(table, table.seat, shares)
        pay(table, table.seat, price)
        table.stock[shares] -= 1
        table.certificates[table.seat * (CERTIFICATES + 1) + shares] += 1
        table.pick = shares
        table.phase = ASK_COMMIT
        if table.log is not None:
            table.log.append(happened(Bought(kind="bought", seat=table.seat, shares=shares, sum=price * UNIT)))


def price_of(table: Table, seat: int, shares: int) -> int:
    """PS-R13: Accounting lets one pay for a smaller certificate than one takes, which need not be in stock."""
    return table.setup.box.prices[max(1, shares - table.extra(seat, ACC, ACCOUNTING_ROW))]


def why_not_buy(table: Table, seat: int, shares: int) -> Refusal | None:
    """A certificate must be in stock, and its price be there."""
    if not table.stock[shares]:
        return OUT_OF_STOCK
    return None if price_of(table, seat, shares) <= table.cash[seat] else NO_MONEY


ASK_DISMISS: Final = CHAPTER.decision(AskDismiss(DISMISS))
ASK_ESTABLISH: Final = CHAPTER.decision(AskEstablish(ESTABLISH))
ASK_CONSULT: Final = CHAPTER.decision(AskConsult(CONSULT))
ASK_BUY: Final = CHAPTER.decision(AskBuy(BUY))
BUY_INFLUENCE: Final = BuyInfluence(ASK_DISMISS)
BUY_MAIN: Final = BuyMain(ASK_ESTABLISH)
BUY_COUNSEL: Final = BuyCounsel(ASK_CONSULT)
BUY_SHARES: Final = BuyShares(ASK_BUY)
