"""What a player may think of the others' cards: sure knowledge, bounds from answers, and the rest by counting.

Far quicker than a fair imagined world, and good enough for a habit. It reads only what that seat has seen or heard.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boardroom.games.startup_nation.content.names import ABOVE, BELOW, EXACT, NOTHING, RANKS, TOP_RANK, rank_of
from boardroom.games.startup_nation.state import record
from boardroom.games.startup_nation.state.table import Table

UNCOUNTED: Final = -1


class Guess:
    """One seat's guesses, from the record of the round."""

    def __init__(self, table: Table, me: int) -> None:
        seats = table.setup.seats
        self.me = me
        self.known = [NOTHING] * seats  # the card each seat holds, where this one knows it
        self.low = [0] * seats  # the lowest and the highest rank that answers leave
        self.high = [TOP_RANK] * seats
        self.seen = NOTHING  # the own card that somebody else knows
        self.left = table.box_ranks[:]  # unseen cards of each rank
        self.last_turn = table.last_turn
        self.totals = [UNCOUNTED] * seats  # the weights of all ranks that a seat may hold
        for entry in table.record:
            self.read(entry)
        for card in table.hand(me):
            self.left[rank_of(card)] -= 1

    def read(self, entry: record.Entry) -> None:
        """Takes one entry of the record as evidence."""
        if isinstance(entry, record.Played):
            self.read_play(entry.seat, entry.card)
        elif isinstance(entry, record.Answered):
            self.read_answer(entry)
        elif isinstance(entry, record.Looked):
            if entry.seat == self.me:
                self.known[entry.target] = entry.card
            elif entry.target == self.me:
                self.seen = entry.card
        elif isinstance(entry, record.Exchanged):
            self.read_exchange(entry)
        elif isinstance(entry, record.Promoted):
            self.read_promotion(entry)
        elif isinstance(entry, record.WentOut):
            if entry.card >= 0:
                self.left[rank_of(entry.card)] -= 1
        elif isinstance(entry, record.Laid):
            self.left[rank_of(entry.card)] -= 1
        elif isinstance(entry, record.Passed):
            self.known[entry.seat] = self.known[entry.target] = NOTHING

    def read_play(self, who: int, card: int) -> None:
        """A known card stays known as long as another one is played."""
        self.left[rank_of(card)] -= 1
        if self.known[who] == card:
            self.known[who] = NOTHING
        if who == self.me and self.seen == card:
            self.seen = NOTHING
        self.low[who] = 0
        self.high[who] = TOP_RANK

    def read_answer(self, entry: record.Answered) -> None:
        """Everybody hears it; Emmanuel's lies are believed."""
        who = entry.seat
        if entry.answer == EXACT:
            self.low[who] = self.high[who] = entry.role
            if who == self.me:
                self.seen = entry.card
        elif entry.answer == ABOVE:
            self.low[who] = max(self.low[who], entry.role + 1)
        elif entry.answer == BELOW:
            self.high[who] = min(self.high[who], entry.role - 1)

    def read_exchange(self, entry: record.Exchanged) -> None:
        """What was known of a card follows it."""
        who, other = entry.seat, entry.target
        known, low, high = self.known, self.low, self.high
        known[who], known[other] = known[other], known[who]
        low[who], low[other] = low[other], low[who]
        high[who], high[other] = high[other], high[who]
        if who == self.me:
            known[other] = entry.gave
            self.seen = entry.got
        elif other == self.me:
            known[who] = entry.got
            self.seen = entry.gave

    def read_promotion(self, entry: record.Promoted) -> None:
        """The new card is higher than the old one, or lower."""
        who = entry.seat
        rank = rank_of(entry.card)
        self.left[rank] -= 1
        self.known[who] = NOTHING
        if who == self.me:
            self.seen = NOTHING
        down = isinstance(entry, record.Demoted)
        self.low[who] = 0 if down else min(TOP_RANK, rank + 1)
        self.high[who] = max(0, rank - 1) if down else TOP_RANK

    def chance(self, seat: int, rank: int) -> float:
        """That this seat holds this rank."""
        if self.known[seat] >= 0:
            return 1.0 if rank_of(self.known[seat]) == rank else 0.0
        weight = self.weight(seat, rank)
        if weight == 0:
            return 0.0
        total: i64 = self.totals[seat]
        if total == UNCOUNTED:
            total = 0
            for each in range(RANKS):
                total += self.weight(seat, each)
            self.totals[seat] = total
        return float(weight) / float(total)

    def mean(self, seat: int) -> float:
        """The rank to be expected of this seat."""
        if self.known[seat] >= 0:
            return float(rank_of(self.known[seat]))
        ranks: i64 = 0
        weights: i64 = 0
        for rank in range(RANKS):
            weight = self.weight(seat, rank)
            weights += weight
            ranks += weight * rank
        return float(ranks) / float(weights) if weights > 0 else 0.0

    def weight(self, seat: int, rank: i64) -> i64:
        """Whoever had a choice has probably kept the better card."""
        if rank < self.low[seat] or rank > self.high[seat]:
            return 0
        left: i64 = self.left[rank]
        if left <= 0:
            return 0
        return left * (rank + 1) if self.last_turn[seat] > 0 else left

    def is_higher_left(self, rank: int) -> bool:
        """May the deck hold a card of higher rank?"""
        return sum(self.left[rank + 1 :]) > 0
