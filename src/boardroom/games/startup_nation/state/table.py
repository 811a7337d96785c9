"""The table of Start-Up Nation: everything that lies on it, and how it is counted. `fields.py` says more of each field."""

from __future__ import annotations

from typing import Final

from boardroom.core.fields import Field
from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.core.state import State
from boardroom.games.startup_nation.content.names import (
    BLACK,
    CARD_NAMES,
    COLOURS,
    INTERNS,
    KINDS,
    MAX_SEATS,
    NOTHING,
    RANKS,
    card_name,
    rank_of,
)
from boardroom.games.startup_nation.shapes import Card, LastRound, RoundReason
from boardroom.games.startup_nation.state.decision import Decision
from boardroom.games.startup_nation.state.record import Entry, discarded
from boardroom.games.startup_nation.state.setup import Setup

MEMBERS: Final = [seats.bit_count() for seats in range(1 << MAX_SEATS)]  # of each set of seats, as bits
ROUND_REASONS: Final[list[RoundReason]] = ["deck", "survivor", "allies", "two_left"]  # why it is over
EVERYTHING: Final = -2  # whose knowledge a round's record is, if it is not a seat's or the gallery's: the truth


class RoundResult:
    """What everybody saw at the end of a round, and the record of it: the truth, or what one seat knows."""

    def __init__(
        self,
        number: int,
        reason: RoundReason,
        hands: list[int],
        values: list[int],
        points: list[int],
        winners: list[int],
    ) -> None:
        self.number = number
        self.reason = reason
        self.hands = hands  # the revealed card of each living seat, else nothing
        self.values = values  # what each living seat's unit was worth
        self.points = points
        self.winners = winners
        self.next_first = NOTHING
        self.tokens: list[int] = []  # at the end
        self.record: list[Entry] = []
        self.knower = EVERYTHING
        self._known: dict[int, RoundResult] = {}

    def known_to(self, seat: int) -> RoundResult:
        """The same round as this seat knows it."""
        if self.knower == seat:
            return self
        if seat not in self._known:
            known = RoundResult(self.number, self.reason, self.hands, self.values, self.points, self.winners)
            known.next_first = self.next_first
            known.tokens = self.tokens
            known.record = [entry.known_to(seat) for entry in self.record]
            known.knower = seat
            self._known[seat] = known
        return self._known[seat]

    def as_dict(self) -> LastRound:
        """The result as JSON-able values."""
        return {
            "round": self.number,
            "reason": self.reason,
            "hands": [card_name(card) for card in self.hands],
            "values": [v if c >= 0 else None for c, v in zip(self.hands, self.values, strict=True)],
            "points": self.points[:],
            "winners": self.winners[:],
            "next_first": self.next_first,
        }


class Table(State):
    """The state without its rules."""

    setup: Setup
    luck: Luck  # the seed; drawing happens in deck_luck
    deck_luck: Luck
    box_counts: list[int]  # copies of each card in this match; never changed after the start
    box_cards: list[int]  # the same as a sorted list of cards
    box_ranks: list[int]  # and as copies of each rank
    round: int
    first: int
    turn: int
    decision: Decision  # what it waits for
    active: int
    held: list[int]  # the hidden card of each living seat (SN-3)
    drawn: int  # the active seat's second card until one of the two is played
    received: int  # the second card, when it was passed by the right neighbour instead of drawn
    passes: int  # cards passed in a row
    living: int  # as bits
    deck: Pile
    supply: int
    tokens: list[int]
    bpi: list[int]
    scores: list[int]
    last_turn: list[int]
    asker: int
    asked: int
    role: int
    intern: int  # the intern whose question is open
    again: bool  # a hit by the hyper-productive intern
    record: list[Entry]
    rounds: list[RoundResult]  # that are over; the list is shared between copies and never changed
    thought: object | None  # what the last seat that imagined has concluded, until the next choice (mind/belief.py)

    def fields(self) -> list[Field]:
        """What each field may be."""
        return self.setup.fields

    def open_box(self, counts: list[int]) -> None:
        """Fixes the cards of the match."""
        self.box_counts = counts
        cards: list[int] = []
        ranks = [0] * RANKS
        for card in range(KINDS):
            for _ in range(counts[card]):
                cards.append(card)
            ranks[rank_of(card)] += counts[card]
        self.box_cards = cards
        self.box_ranks = ranks

    def is_living(self, seat: int) -> bool:
        """Is this seat still in the round (SN-2)?"""
        return bool(self.living >> seat & 1)

    def living_count(self) -> int:
        """How many are still in the round."""
        return MEMBERS[self.living]

    def living_seats(self) -> list[int]:
        """The seats still in the round, in clockwise order."""
        return [seat for seat in range(self.setup.seats) if self.is_living(seat)]

    def hand(self, seat: int) -> list[int]:
        """The cards this seat holds, in the order of the cards (SN-L6: never in the order they came)."""
        cards = [self.held[seat]] if self.held[seat] >= 0 else []
        if seat == self.active and self.drawn >= 0:
            cards.append(self.drawn)
        return sorted(cards)

    def are_allies(self, seat: int, other: int) -> bool:
        """Do two different seats hold the same colour, red or blue?"""
        return self.tokens[seat] == self.tokens[other] != BLACK

    def interns(self) -> list[Card]:
        """The interns of this match, public from the start (SN-7)."""
        return [CARD_NAMES[card] for card in range(INTERNS) if self.box_counts[card]]

    def census(self) -> dict[str, int]:
        """Cards, tokens and BPI tokens on the table, counted by kind."""
        cards = [card for card in [*self.held, self.drawn] if card >= 0]
        cards += self.deck.cards
        cards += [card for card, _, _ in discarded(self.record)]
        count: dict[str, int] = {
            name: cards.count(card)
            for card, name in enumerate(CARD_NAMES)
            if self.box_counts[card] or card in cards  # those of another box are found out by it
        }
        for colour, name in enumerate(COLOURS):
            count[f"token_{name}"] = self.tokens.count(colour)
        count["bpi"] = self.supply + sum(self.bpi)
        return count

    def box(self) -> dict[str, int]:
        """What the census must be."""
        count: dict[str, int] = {
            name: self.box_counts[card] for card, name in enumerate(CARD_NAMES) if self.box_counts[card]
        }
        for colour, name in enumerate(COLOURS):
            count[f"token_{name}"] = self.setup.box.tokens.count(colour)
        count["bpi"] = self.setup.bpi
        return count
