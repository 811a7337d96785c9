"""The events of a service round (PS-E1 to PS-E9): a class for each kind of card."""

from __future__ import annotations

from typing import Final

from boardroom.core.event import happened
from boardroom.games.power_struggle.content.names import (
    CERTIFICATES,
    CHAIRMAN,
    COM,
    CTL,
    DIVISIONS,
    FACE_DOWN,
    NOTHING,
    TOP_MOTIVATION,
)
from boardroom.games.power_struggle.rules.meeting import open_meeting
from boardroom.games.power_struggle.shapes.events import MotivationMoved
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.ledger import get, pay_fine
from boardroom.games.power_struggle.state.rows import Happening
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, Table

CONTROLLING_ROW: Final = 2  # of the box's table of extras


class Bonus(Happening):
    """Everybody is paid for what he owns."""

    word = "bonus"
    rule = "PS-E1"
    tells: tuple[str, ...] = ("bonus_paid",)

    def do(self, table: Table, number: int) -> None:
        """In the order of the seats."""
        for seat in range(table.setup.seats):
            amount = bonus_of(table, seat)
            get(table, seat, amount)
            events.told_sum(table, "bonus_paid", seat, amount)


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


class Meeting(Happening):
    """The Directors' Meeting ends the phase at once, without actions."""

    word = "meeting"
    rule = "PS-E2"

    def do(self, table: Table, number: int) -> None:
        """It is opened."""
        open_meeting(table)


class Motivation(Happening):
    """The marker moves, and stays between 0 and 6 (PS-R4)."""

    word = "motivation"
    rule = "PS-E3"
    number = "change"
    least = -TOP_MOTIVATION
    most = TOP_MOTIVATION
    tells: tuple[str, ...] = ("motivation_moved",)

    def do(self, table: Table, number: int) -> None:
        """By the number on the card."""
        table.motivation = max(0, min(TOP_MOTIVATION, table.motivation + number))
        if table.log is not None:
            total = table.motivation
            told = MotivationMoved(kind="motivation_moved", seat=table.starter, change=number, total=total)
            table.log.append(happened(told))


class Moron(Happening):
    """The starter pays everybody; what he lacks the bank pays, so the others get the full sum (PS-R5)."""

    word = "moron"
    rule = "PS-E4"
    worth = -0.05
    tells: tuple[str, ...] = ("fined", "received")

    def do(self, table: Table, number: int) -> None:
        """Without a payer, as the option has it, nothing happens."""
        payer = table.starter if table.setup.starter_pays else table.heads[COM]
        if payer < 0:
            return
        each = table.setup.box.moron
        pay_fine(table, payer, each * (table.setup.seats - 1))
        for seat in range(table.setup.seats):
            if seat != payer:
                get(table, seat, each)
                events.told_sum(table, "received", seat, each)


class Scandal(Happening):
    """The Chairman goes home with a compensation, his card is turned down; without one nothing happens (PS-R6)."""

    word = "scandal"
    rule = "PS-E5"
    tells: tuple[str, ...] = ("chairman_fell", "compensated")

    def do(self, table: Table, number: int) -> None:
        """The sum is the box's."""
        seat = table.chairman
        if seat < 0:
            return
        table.chairman = NOTHING
        table.sides[CHAIRMAN] = FACE_DOWN
        events.told(table, "chairman_fell", seat)
        get(table, seat, table.setup.box.scandal)
        events.told_sum(table, "compensated", seat, table.setup.box.scandal)


class Birthday(Happening):
    """Chairman and heads pay for their posts, all but the figure in Communications' office (PS-R7)."""

    word = "birthday"
    rule = "PS-E6"
    tells: tuple[str, ...] = ("fined",)

    def do(self, table: Table, number: int) -> None:
        """In the order of the seats."""
        for seat in range(table.setup.seats):
            posts = int(table.chairman == seat)
            for division in range(DIVISIONS):
                posts += table.heads[division] == seat and division != COM
            if posts:
                pay_fine(table, seat, posts * table.setup.box.birthday)


class Party(Happening):
    """Everybody pays for his figures on the board; the Chairman is not counted (PS-R8)."""

    word = "party"
    rule = "PS-E7"
    tells: tuple[str, ...] = ("fined",)

    def do(self, table: Table, number: int) -> None:
        """In the order of the seats."""
        for seat in range(table.setup.seats):
            figures = table.board.count(seat)
            if figures:
                pay_fine(table, seat, figures * table.setup.box.party)


class Outing(Happening):
    """The company outing has no effect."""

    word = "outing"
    rule = "PS-E8"

    def do(self, table: Table, number: int) -> None:
        """Nothing happens."""


# The two regular cards come first; the data file says which of the other kinds there are how often.
HAPPENINGS: Final[list[Happening]] = [
    Bonus(), Meeting(), Motivation(), Moron(), Scandal(), Birthday(), Party(), Outing(),
]  # fmt: skip
