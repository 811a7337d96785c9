"""The evidence of one seat: the record of the round read forwards, as this seat has seen and heard it.

How the possibilities of one hidden card are written is left open: `Belief` counts the ways that lead to each kind, because
it draws worlds; `Candidates` notes only which kinds are left, because that is what a view tells.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from boardroom.games.startup_nation.content.names import NOTHING, RANKS, TOP_RANK, rank_of
from boardroom.games.startup_nation.state import record
from boardroom.games.startup_nation.state.table import Table

Card = TypeVar("Card")  # what is concluded about one hidden card


class Evidence(Generic[Card]):
    """What is concluded about every hidden card, entry by entry of the record."""

    def __init__(self, table: Table, seat: int, past: int = 0) -> None:
        self.table = table
        self.seat = seat
        self.past = past  # for each pass between two others, as a bit: was the card held before the one given?
        self.drawn = self.between(0, RANKS)
        self.held = [self.drawn] * table.setup.seats
        self.passed = False
        self.open_passes = 0
        size = len(table.deck)
        for entry in table.record:
            if isinstance(entry, record.Drew) or (isinstance(entry, record.Promoted) and entry.found >= 0):
                size += 1
        self.deck_card = [NOTHING] * size  # from the top: the card, where this seat knows it
        self.deck_bound = [TOP_RANK] * size  # and the highest rank it can have,
        self.deck_floor = [0] * size  # and the lowest (option investor)
        self.top = 0  # so many of these have been drawn
        for entry in table.record:
            self.read(entry)
        self.deck_card = self.deck_card[self.top :]
        self.deck_bound = self.deck_bound[self.top :]
        self.deck_floor = self.deck_floor[self.top :]

    def between(self, lowest: int, below: int) -> Card:
        """A card of which only this is known of its rank."""
        raise NotImplementedError

    def only(self, card: int) -> Card:
        """A card that is known."""
        raise NotImplementedError

    def rest_of(self, held: Card, drawn: Card, played: int) -> Card:
        """What stays when one of two cards is known: either the other was drawn, or it was held."""
        raise NotImplementedError

    def fitting(self, held: Card, entry: record.Answered) -> Card:
        """What is left of the possibilities after this answer."""
        raise NotImplementedError

    def read(self, entry: record.Entry) -> None:
        """Takes one entry of the record as evidence."""
        if isinstance(entry, record.Drew):
            self.read_draw()
        elif isinstance(entry, record.Played):
            self.read_play(entry.seat, entry.card)
        elif isinstance(entry, record.Answered):
            self.held[entry.seat] = self.fitting(self.held[entry.seat], entry)
        elif isinstance(entry, record.Looked):
            if entry.seat == self.seat:
                self.held[entry.target] = self.only(entry.card)
        elif isinstance(entry, record.Exchanged):
            self.read_exchange(entry)
        elif isinstance(entry, record.Promoted):
            self.read_promotion(entry)
        elif isinstance(entry, record.Skipped):
            if entry.seat == self.seat:
                self.deck_card[self.top + entry.place] = entry.card
        elif isinstance(entry, record.Passed):
            self.read_pass(entry.seat, entry.target, entry.card)

    def read_draw(self) -> None:
        """The top card joins the hand: it may be known, or bounded by an earlier promotion."""
        self.drawn = self.deck_place(self.top, 0, RANKS)
        self.top += 1
        self.passed = False

    def deck_place(self, place: int, lowest: int, below: int) -> Card:
        """The card in this place of the deck, when it is known that its rank lies between these two."""
        card = self.deck_card[place]
        if card >= 0:
            return self.only(card)
        return self.between(max(self.deck_floor[place], lowest), min(self.deck_bound[place] + 1, below))

    def read_play(self, seat: int, card: int) -> None:
        """Of two cards one was laid open; nobody knows which of the two it was (L6)."""
        self.held[seat] = self.rest_of(self.held[seat], self.drawn, card)

    def read_exchange(self, entry: record.Exchanged) -> None:
        """What was concluded about a card follows it; those who exchanged know what they gave."""
        seat, other = entry.seat, entry.target
        self.held[seat], self.held[other] = self.held[other], self.held[seat]
        if seat == self.seat:
            self.held[other] = self.only(entry.gave)
        elif other == self.seat:
            self.held[seat] = self.only(entry.got)

    def read_promotion(self, entry: record.Promoted) -> None:
        """The cards passed over are not higher than the discarded one, the card taken is; or lower, for a demotion."""
        rank = rank_of(entry.card)
        end = self.top + entry.depth
        down = isinstance(entry, record.Demoted)
        if entry.found >= 0:
            end -= 1
            self.held[entry.seat] = self.deck_place(end, 0 if down else rank + 1, rank if down else RANKS)
            for known in (self.deck_card, self.deck_bound, self.deck_floor):
                known.pop(end)
        for place in range(self.top, end):
            if down:
                self.deck_floor[place] = max(self.deck_floor[place], rank)
            else:
                self.deck_bound[place] = min(self.deck_bound[place], rank)

    def read_pass(self, seat: int, left: int, card: int) -> None:
        """One of two cards went to the left; a card just received cannot have been that one (SN-A39)."""
        held, drawn = self.held[seat], self.drawn
        if seat == self.seat:
            self.drawn = self.only(card)
        elif left == self.seat:
            self.held[seat] = drawn if self.passed else self.rest_of(held, drawn, card)
        elif self.passed or self.past >> self.open_passes & 1:
            self.held[seat], self.drawn = drawn, held
        else:
            self.read_open_pass(seat)
        self.open_passes += not self.passed and self.seat not in (seat, left)
        self.passed = True

    def read_open_pass(self, seat: int) -> None:
        """A pass of the card that was drawn, as far as `past` says; who follows no past can conclude something here."""

    def unseen(self) -> list[int]:
        """How many copies of each kind this seat cannot place: not discarded, not its own, not known in the deck."""
        counts = self.table.box_counts[:]
        for entry in self.table.record:
            if isinstance(entry, (record.Played, record.Promoted, record.Laid)) or (
                isinstance(entry, record.WentOut) and entry.card >= 0
            ):
                counts[entry.card] -= 1
        hidden = self.hidden_seats()
        known = [card for seat in range(self.table.setup.seats) if seat not in hidden for card in self.table.hand(seat)]
        for card in known + [card for card in self.deck_card if card >= 0]:
            counts[card] -= 1
        return counts

    def hidden_seats(self) -> list[int]:
        """The living seats whose card this seat does not know for being its own, or revealed at the end (SN-40)."""
        if self.table.over:
            return []
        return [seat for seat in self.table.living_seats() if seat != self.seat]

    def has_hidden_draw(self) -> bool:
        """Does another seat hold a second card just now?"""
        return self.table.drawn >= 0 and self.table.active != self.seat
