"""Dealing cards with weights: counts all ways to fill some slots from a multiset, and draws one of them fairly.

Kinds are dealt one after the other, in the order of their ranks. What matters for the rest is only which slots are filled,
so the count is a table over (kind, filled slots). The deck takes what is left; where some of its places may hold only
low ranks, the number of low cards left over decides in how many ways those places can be filled.
"""

from __future__ import annotations

from boardroom.core.luck import Luck
from boardroom.games.startup_nation.content.names import KINDS, NOTHING, RANK_OFFSET, TOP_RANK, rank_of


class Deal:
    """All ways to deal `counts` to `slots` (weights of each kind) and to a deck with `bounds` on some of its ranks.

    No card of the deck has a rank below `floor`.
    """

    def __init__(self, counts: list[int], slots: list[list[int]], bounds: list[int], floor: int = 0) -> None:
        self.counts = counts
        self.slots = slots
        self.places = [bounds.count(rank) for rank in range(TOP_RANK + 1)]  # deck places by their bound
        self.bounded = self.places[TOP_RANK] < len(bounds)
        self.full = (1 << len(slots)) - 1
        self.last_low = floor + RANK_OFFSET - 1 if floor > 0 else NOTHING  # the last kind that the deck cannot have
        self.low_cards = [sum(counts[: kind + 1]) for kind in range(KINDS)]
        self.table = [
            [0] * (self.full + 1) for _ in range(KINDS)
        ]  # [kind][filled]: ways to deal this kind and the rest
        self.share_ways = [
            self.shares(kind) for kind in range(KINDS)
        ]  # kept, since a search draws from one deal many times
        for kind in range(KINDS - 1, -1, -1):
            shares = self.share_ways[kind]
            for filled in range(self.full + 1):
                self.table[kind][filled] = self.count(kind, filled, shares)
        self.ways = self.table[0][0]

    def shares(self, kind: int) -> list[int]:
        """For each set of slots: in how many ways cards of this kind go to exactly these."""
        ways = [1] + [0] * self.full
        copies = self.counts[kind]
        for slots in range(1, self.full + 1):
            lowest = slots & -slots
            others = ways[slots ^ lowest]
            if others:
                left = copies - (slots ^ lowest).bit_count()
                ways[slots] = others * self.slots[lowest.bit_length() - 1][kind] * left if left > 0 else 0
        return ways

    def count(self, kind: int, filled: int, shares: list[int]) -> int:
        """The ways to deal this kind and all after it when these slots are filled."""
        free = self.full & ~filled
        total = self.after(kind, filled)
        share = free
        while share:
            if shares[share]:
                total += shares[share] * self.after(kind, filled | share)
            share = (share - 1) & free
        return total

    def after(self, kind: int, filled: int) -> int:
        """The ways to go on once this kind is dealt."""
        if kind == KINDS - 1:
            return 1 if filled == self.full else 0
        if kind == self.last_low and self.low_cards[kind] > filled.bit_count():
            return 0
        ways = self.table[kind + 1][filled]
        if ways and self.bounded and rank_of(kind) < rank_of(kind + 1):
            ways *= self.low_places(kind, filled)
        return ways

    def low_places(self, kind: int, filled: int) -> int:
        """In how many ways the deck places bounded by this kind's rank can be filled with what is left so far."""
        rank = rank_of(kind)
        left = self.low_cards[kind] - filled.bit_count() - sum(self.places[:rank])
        ways = 1
        for _ in range(self.places[rank]):
            ways *= max(left, 0)
            left -= 1
        return ways

    def draw(self, luck: Luck) -> tuple[list[int], list[int]]:
        """One of all ways: the kind in each slot, and what is left for the deck."""
        assert self.ways > 0, "no world agrees with the evidence"
        cards = [0] * len(self.slots)
        rest = self.counts[:]
        filled = 0
        for kind in range(KINDS):
            if filled == self.full:
                break
            share = self.draw_share(kind, filled, luck)
            for slot in range(len(self.slots)):
                if share >> slot & 1:
                    cards[slot] = kind
                    rest[kind] -= 1
            filled |= share
        return cards, rest

    def draw_share(self, kind: int, filled: int, luck: Luck) -> int:
        """Which slots get cards of this kind."""
        ticket = luck.wide_below(self.table[kind][filled])
        ticket -= self.after(kind, filled)
        if ticket < 0:
            return 0
        shares = self.share_ways[kind]
        free = self.full & ~filled
        share = free
        while share:
            if shares[share]:
                ticket -= shares[share] * self.after(kind, filled | share)
                if ticket < 0:
                    return share
            share = (share - 1) & free
        raise AssertionError("the counts do not add up")
