"""What a player may think of the others' cards: sure knowledge, bounds from answers, and the rest by counting.

Far quicker than a fair imagined world, and good enough for a habit. It reads only what that seat has seen or heard.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.startup_nation.actions import ABOVE, EXACT
from boardroom.games.startup_nation.cards import KINDS, NOTHING, TOP_RANK, rank_of
from boardroom.games.startup_nation.record import (
    ANSWERED,
    EXCHANGED,
    LAID,
    LOOKED,
    PASSED,
    PLAYED,
    PROMOTED,
    WENT_OUT,
    first_of,
    fourth_of,
    op_of,
    second_of,
    third_of,
)
from boardroom.games.startup_nation.table import Table

RANKS: Final = 8


class Guess:
    """One seat's guesses, from the record of the round."""

    def __init__(self, table: Table, me: int) -> None:
        seats = table.setup.seats
        self.me = me
        self.known = [NOTHING] * seats  # the card each seat holds, where this one knows it
        self.low = [0] * seats  # the lowest and the highest rank that answers leave
        self.high = [TOP_RANK] * seats
        self.seen = NOTHING  # the own card that somebody else knows
        self.left = [0] * RANKS  # unseen cards of each rank
        self.chance: list[list[float]] = []  # of each seat, for each rank
        self.mean = [0.0] * seats  # rank
        for card in range(KINDS):
            self.left[rank_of(card)] += table.box_counts[card]
        for entry in table.record:
            self.read(entry)
        for card in table.hand(me):
            self.left[rank_of(card)] -= 1
        for seat in range(seats):
            self.weigh(seat, table.last_turn[seat] > 0)

    def read(self, entry: int) -> None:
        """Takes one entry of the record as evidence."""
        op = op_of(entry)
        who = int(first_of(entry))
        second = int(second_of(entry))
        if op == PLAYED:
            self.read_play(who, second)
        elif op == ANSWERED:
            self.read_answer(who, second, int(third_of(entry)), int(fourth_of(entry)))
        elif op == LOOKED:
            if who == self.me:
                self.known[second] = int(third_of(entry))
            elif second == self.me:
                self.seen = int(third_of(entry))
        elif op == EXCHANGED:
            self.read_exchange(who, second, int(third_of(entry)), int(fourth_of(entry)))
        elif op == PROMOTED:
            self.read_promotion(who, second)
        elif op == WENT_OUT:
            if second >= 0:
                self.left[rank_of(second)] -= 1
        elif op == LAID:
            self.left[rank_of(who)] -= 1
        elif op == PASSED:
            self.known[who] = self.known[second] = NOTHING

    def read_play(self, who: int, card: int) -> None:
        """A known card stays known as long as another one is played."""
        self.left[rank_of(card)] -= 1
        if self.known[who] == card:
            self.known[who] = NOTHING
        if who == self.me and self.seen == card:
            self.seen = NOTHING
        self.low[who] = 0
        self.high[who] = TOP_RANK

    def read_answer(self, who: int, answer: int, role: int, card: int) -> None:
        """Everybody hears it; Emmanuel's lies are believed."""
        if answer == EXACT:
            self.low[who] = self.high[who] = role
            if who == self.me:
                self.seen = card
        elif answer == ABOVE:
            self.low[who] = max(self.low[who], role + 1)
        else:
            self.high[who] = min(self.high[who], role - 1)

    def read_exchange(self, who: int, other: int, gave: int, got: int) -> None:
        """What was known of a card follows it."""
        known, low, high = self.known, self.low, self.high
        known[who], known[other] = known[other], known[who]
        low[who], low[other] = low[other], low[who]
        high[who], high[other] = high[other], high[who]
        if who == self.me:
            known[other] = gave
            self.seen = got
        elif other == self.me:
            known[who] = got
            self.seen = gave

    def read_promotion(self, who: int, card: int) -> None:
        """The new card is higher than the old one."""
        self.left[rank_of(card)] -= 1
        self.known[who] = NOTHING
        if who == self.me:
            self.seen = NOTHING
        self.low[who] = min(TOP_RANK, rank_of(card) + 1)
        self.high[who] = TOP_RANK

    def weigh(self, seat: int, moved: bool) -> None:
        """The chance of each rank: whoever had a choice has probably kept the better card."""
        odds = [0.0] * RANKS
        self.chance.append(odds)
        if self.known[seat] >= 0:
            rank = rank_of(self.known[seat])
            odds[rank] = 1.0
            self.mean[seat] = float(rank)
            return
        total = 0.0
        mean = 0.0
        for rank in range(self.low[seat], self.high[seat] + 1):
            if self.left[rank] > 0:
                weight = self.left[rank] * (rank + 1.0 if moved else 1.0)
                odds[rank] = weight
                total += weight
                mean += weight * rank
        if total > 0.0:
            for rank in range(RANKS):
                odds[rank] /= total
            self.mean[seat] = mean / total

    def is_higher_left(self, rank: int) -> bool:
        """May the deck hold a card of higher rank?"""
        return sum(self.left[rank + 1 :]) > 0
