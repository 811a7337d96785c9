"""A seat's notes: which cards each of the others may hold, which are certain, and which cards have no place yet.

Worked out from what the seat has seen and heard itself (L13); an answer counts for all cards whose owner could have given it.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.startup_nation.content.names import NOTHING
from boardroom.games.startup_nation.mind.candidates import Candidates
from boardroom.games.startup_nation.mind.places import Places
from boardroom.games.startup_nation.state.table import Table

MOST_OPEN_PASSES: Final = 6  # up to so many passes between two others every past is looked at


class Notes:
    """What one seat can say about the hidden cards of the others; sets of kinds are bits, for each seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        first = Candidates(table, seat)
        self.hidden = first.hidden_seats()
        self.unseen = first.unseen()
        self.known = [NOTHING] * table.setup.seats  # the card that was seen, and has been followed since
        for other in table.living_seats():
            if other != seat:
                self.known[other] = single(first.held[other].seen)
        self.possible = [
            0
        ] * table.setup.seats  # either of its cards, while a seat holds two; nothing if no world agrees
        self.honest = [0] * table.setup.seats  # the same if nobody has lied
        self.conclude(first)

    def conclude(self, first: Candidates) -> None:
        """Looks at every past, or at all of them at once when they are many."""
        passes = first.open_passes
        if passes > MOST_OPEN_PASSES:
            self.add(Candidates(self.table, self.seat, blurred=True))
            return
        self.add(first)
        for past in range(1, 1 << passes):
            self.add(Candidates(self.table, self.seat, past))

    def add(self, candidates: Candidates) -> None:
        """Adds what each seat holds in some deal of the unseen cards."""
        cards = [candidates.held[seat] for seat in self.hidden]
        if candidates.has_hidden_draw():
            cards.append(candidates.drawn)
        deck = candidates.bounded_deck()
        heard = [card.heard for card in cards]
        honest = [card.honest for card in cards]
        found = self.dealt(heard, deck)
        self.note(self.possible, found)
        self.note(self.honest, found if heard == honest else self.dealt(honest, deck))

    def dealt(self, hands: list[int], deck: list[int]) -> list[int]:
        """What each of these hidden cards is in some deal."""
        places = Places(self.unseen, hands + deck)
        return [places.kinds_in(place) for place in range(len(hands))] if places.fill_all() else [0] * len(hands)

    def note(self, kinds: list[int], found: list[int]) -> None:
        """Adds to what each seat may hold; a card too many is the second one of the active seat."""
        for number, seat in enumerate(self.hidden):
            kinds[seat] |= found[number]
        if len(found) > len(self.hidden):
            kinds[self.table.active] |= found[-1]

    def doubtful(self, seat: int) -> int:
        """What this seat may hold only if somebody who had Emmanuel has lied; nothing once it is plain that somebody has."""
        return self.possible[seat] & ~self.honest[seat] if any(self.honest) else 0

    def certain(self, seat: int) -> int:
        """The card that this seat holds for certain: the only one that fits, or one that was seen."""
        card = single(self.possible[seat])
        return card if card >= 0 else self.known[seat]

    def unplaced(self) -> list[int]:
        """How many copies of each kind this seat can place nowhere, not even by what is certain."""
        counts = self.unseen[:]
        for other in self.hidden:
            card = self.certain(other)
            if card >= 0:
                counts[card] -= 1
        return counts


def single(kinds: int) -> int:
    """The only kind of this set, or nothing."""
    return kinds.bit_length() - 1 if kinds and not kinds & (kinds - 1) else NOTHING
