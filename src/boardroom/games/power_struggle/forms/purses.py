"""What each seat can conclude about the others' money, carried forwards with the ledger of one table.

Only bribes between two others hide money. Everything else is read once and never again: the ledger grows at its end, and of
what stands in it only an offer that waits for its answer is replaced.
"""

from __future__ import annotations

from boardroom.games.power_struggle.mind.belief import evidence, present_need
from boardroom.games.power_struggle.mind.purse import Purse
from boardroom.games.power_struggle.rules.points import AT_END
from boardroom.games.power_struggle.state.ledger import ACCEPTED, PENDING, Entry, Offer
from boardroom.games.power_struggle.state.table import Table


class Purses:
    """The least and the most money of each seat of a table, as each seat knows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read = 0  # entries of the ledger
        self.last: Entry | None = None  # of those
        self.hiding = 0  # the seats from which a bribe was hidden, as bits
        self.forwards: list[Forwards | None] = [None] * table.setup.seats

    def are_of(self, table: Table) -> bool:
        """Is this the table that was read, and does its ledger go on from there?"""
        if table is not self.table or len(table.ledger) < self.read:
            return False
        return self.read == 0 or table.ledger[self.read - 1] is self.last

    def money(self, me: int) -> list[int]:
        """The least and the most of each seat in turn; they are the same where nothing is hidden."""
        table = self.table
        self.read_on()
        money: list[int] = []
        for cash in table.cash:
            money.append(cash)
            money.append(cash)
        if self.hiding >> me & 1 and table.stage is not AT_END:
            forwards = self.forwards[me]
            if forwards is None:
                forwards = self.forwards[me] = Forwards(table, me, self.read)
            for number, bounds in enumerate(forwards.bounds(self.read)):
                other = forwards.purse.others[number]
                money[2 * other] = bounds[0]
                money[2 * other + 1] = bounds[1]
        return money

    def read_on(self) -> None:
        """Looks for bribes in what has been written since."""
        ledger = self.table.ledger
        end = len(ledger)
        if end > self.read and is_pending(ledger[end - 1]):
            end -= 1
        for row in range(self.read, end):
            entry = ledger[row]
            if isinstance(entry, Offer) and entry.answer == ACCEPTED:
                everybody = (1 << self.table.setup.seats) - 1
                self.hiding |= everybody & ~(1 << entry.seat | 1 << entry.target)
        if end > self.read:
            self.read = end
            self.last = ledger[end - 1]


def is_pending(entry: Entry) -> bool:
    """Is it an offer that waits for its answer?"""
    return isinstance(entry, Offer) and entry.answer == PENDING


class Forwards:
    """The evidence of one seat: what every group of the others must own, up to the last hidden offer (mind/purse.py)."""

    def __init__(self, table: Table, me: int, read: int) -> None:
        self.table = table
        self.me = me
        self.purse = Purse(table, me, 0, -1, read)
        self.read = read
        self.least = self.purse.totals(table.opening_cash)
        self.carried = 0  # hidden offers behind `least`

    def bounds(self, read: int) -> list[tuple[int, int]]:
        """The least and the most money each other seat can have now, after so many entries and what is still open."""
        table, purse = self.table, self.purse
        ledger = table.ledger
        for row in range(self.read, read):
            purse.read(row, ledger[row])
        self.read = read
        while self.carried < len(purse.offers):
            self.least = purse.past(self.least, self.carried)
            self.carried += 1
        now = purse.stretches[-1]
        if read < len(ledger) or (table.active >= 0 and table.active != self.me):
            now = now.copy()
        if read < len(ledger):
            offer = ledger[read]
            assert isinstance(offer, Offer)
            if offer.target == self.me:
                now.held(purse.purse_of[offer.seat], offer.amount)
            elif offer.seat != self.me:
                return evidence(table, self.me).bounds()  # an offer among the others, while they think
        if table.active >= 0 and table.active != self.me:
            now.held(purse.purse_of[table.active], present_need(table, self.me))
        return purse.bounds_of(purse.forwards(self.least, now))
