"""Dealing cards to hidden places: can it be done, and which kinds can lie where?

One deal is looked for. Whatever is left over in it could lie in any place that takes it; a kind of which nothing is left over
can lie in another place if the one that has it can take something else. Sets of kinds are bits.
"""

from __future__ import annotations

from boardroom.games.startup_nation.content.names import KINDS, NOTHING


class Places:
    """Hidden places, each with the kinds that it takes, and the copies of each kind that are dealt to them."""

    def __init__(self, counts: list[int], takes: list[int]) -> None:
        self.has = [NOTHING] * len(takes)
        self.left = counts[:]  # copies that lie in none of the places
        self.spare = 0  # the kinds of which there are such copies
        self.tried = 0  # kinds that need not be tried again
        for kind in range(KINDS):
            if counts[kind] > 0:
                self.spare |= 1 << kind
        self.takes = [kinds & self.spare for kinds in takes]

    def fill_all(self) -> bool:
        """Deals a card to every place; is that possible?"""
        for place in range(len(self.takes)):
            self.tried = 0
            if not self.fill(place):
                return False
        return True

    def fill(self, place: int) -> bool:
        """Gives this place a card that is left over, or one whose place can take another; changes nothing if it cannot."""
        kinds = self.takes[place] & ~self.tried
        if kinds & self.spare:
            self.put(place, lowest(kinds & self.spare))
            return True
        self.tried |= kinds
        while kinds:
            kind = lowest(kinds)
            if self.free(kind):
                self.put(place, kind)
                return True
            kinds ^= 1 << kind
        return False

    def free(self, kind: int) -> bool:
        """Lets another place that has this kind take something else."""
        for place in range(len(self.has)):
            if self.has[place] == kind and self.fill(place):
                self.give_back(kind)
                return True
        return False

    def put(self, place: int, kind: int) -> None:
        """Lays a card that is left over into this place."""
        self.has[place] = kind
        self.left[kind] -= 1
        if self.left[kind] == 0:
            self.spare ^= 1 << kind

    def give_back(self, kind: int) -> None:
        """Takes a card out of its place."""
        if self.left[kind] == 0:
            self.spare ^= 1 << kind
        self.left[kind] += 1

    def kinds_in(self, place: int) -> int:
        """Which kinds this place has in some deal, once all are filled."""
        found = self.takes[place] & (self.spare | 1 << self.has[place])
        others = self.takes[place] & ~found
        while others:
            kind = lowest(others)
            others ^= 1 << kind
            # One step is nearly always enough; only then is the deal changed in search of a longer way.
            if self.yields(kind, self.spare | 1 << self.has[place]) or self.swap(place, kind):
                found |= 1 << kind
        return found

    def yields(self, kind: int, instead: int) -> bool:
        """Can a place that has this kind take one of those instead?"""
        return any(self.has[place] == kind and self.takes[place] & instead for place in range(len(self.has)))

    def swap(self, place: int, kind: int) -> bool:
        """Gives this place a kind of which nothing is left over; changes nothing if that cannot be."""
        had = self.has[place]
        self.has[place] = NOTHING  # it gives its card back and waits
        self.give_back(had)
        self.tried = 0
        found = self.free(kind)
        self.put(place, kind if found else had)
        return found


def lowest(kinds: int) -> int:
    """The first kind of a set."""
    return (kinds & -kinds).bit_length() - 1
