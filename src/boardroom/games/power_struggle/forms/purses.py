"""What each seat can conclude about the others' money, carried forwards with the ledger of one table.

Only bribes between two others hide money. Everything else is read once and never again: the ledger grows at its end, and of
what stands in it only an offer that waits for its answer is replaced.
"""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import NOTHING
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

    def hidden(self, me: int) -> list[tuple[int, int]] | None:
        """The least and the most of each other seat in turn; None where nothing is hidden from this one."""
        self.read_on()
        if not self.hiding >> me & 1 or self.table.stage is AT_END:
            return None
        forwards = self.forwards[me]
        if forwards is None:
            forwards = self.forwards[me] = Forwards(self.table, me, self.read)
        return forwards.bounds(self.read)

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
        # What was found last, and all that it followed from beside what was read.
        self.found: list[tuple[int, int]] = []
        self.pending: Entry | None = None
        self.active = NOTHING
        self.need = 0

    def bounds(self, read: int) -> list[tuple[int, int]]:
        """The least and the most money each other seat can have now, after so many entries and what is still open."""
        table = self.table
        pending = table.ledger[read] if read < len(table.ledger) else None
        active = table.active if table.active != self.me else NOTHING
        need = present_need(table, self.me) if active >= 0 else 0
        if (
            not self.found
            or read != self.read
            or pending is not self.pending
            or active != self.active
            or need != self.need
        ):
            self.pending, self.active, self.need = pending, active, need
            self.found = self.bounds_with(read)
        return self.found

    def bounds_with(self, read: int) -> list[tuple[int, int]]:
        """The same, worked out anew."""
        table, purse = self.table, self.purse
        ledger = table.ledger
        for row in range(self.read, read):
            purse.read(row, ledger[row])
        self.read = read
        while self.carried < len(purse.offers):
            self.least = purse.past(self.least, self.carried)
            self.carried += 1
        now = purse.stretches[-1]
        offer = self.pending
        if offer is not None or self.active >= 0:
            now = now.copy()
        if offer is not None:
            assert isinstance(offer, Offer)
            if offer.target == self.me:
                now.held(purse.purse_of[offer.seat], offer.amount)
            elif offer.seat != self.me:
                return evidence(table, self.me).bounds()  # an offer among the others, while they think
        if self.active >= 0:
            now.held(purse.purse_of[self.active], self.need)
        return purse.bounds_of(purse.forwards(self.least, now))
