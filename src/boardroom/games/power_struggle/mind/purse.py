"""What a seat can conclude about other people's money: the sums it was not shown, from all that was paid since.

All payments but bribes are public, so the cash of the others is known but for the sums of the bribes among them. Such a
sum moves money from one purse to another, no purse is ever empty below zero, and some were seen to hold enough, or seen
whole. The purses that fit all this form a set that is described completely by the least money each group of seats must
have (a base polytope; see docs/design/imagine-power-struggle.md). So for every hidden sum the exact range that can still
be completed is known, and a world is drawn without ever getting stuck.
"""

from __future__ import annotations

from mypy_extensions import i64

from boardroom.core.luck import Luck
from boardroom.games.power_struggle.content.names import LARGEST_BRIBE, NOTHING
from boardroom.games.power_struggle.state.ledger import ACCEPTED, GOT, PAID, SHOWN, Entry, Offer
from boardroom.games.power_struggle.state.table import Table


class Stretch:
    """Public business between two hidden offers, for each purse: what it gained, its lowest point, and what was shown."""

    def __init__(self, count: int) -> None:
        self.gain = [0] * count
        self.low = [0] * count  # the lowest running total: the purse held at least its negative before
        self.exact = [NOTHING] * count  # what the purse held before, where it was shown since

    def move(self, purse: int, amount: int) -> None:
        """Money comes or goes."""
        self.gain[purse] += amount
        self.low[purse] = min(self.low[purse], self.gain[purse])

    def held(self, purse: int, amount: int) -> None:
        """At this moment the purse held at least so much."""
        self.low[purse] = min(self.low[purse], self.gain[purse] - amount)

    def shown(self, purse: int, amount: int) -> None:
        """At this moment the purse held exactly so much."""
        self.exact[purse] = amount - self.gain[purse]

    def copy(self) -> Stretch:
        """The same business, to go on from."""
        stretch = Stretch(0)
        stretch.gain, stretch.low, stretch.exact = self.gain[:], self.low[:], self.exact[:]
        return stretch


class HiddenOffer:
    """An offer whose sum the seat does not know."""

    def __init__(self, row: int, seat: int, target: int, is_accepted: bool, is_raise: bool) -> None:
        self.row = row
        self.seat = seat
        self.target = target
        self.is_accepted = is_accepted
        self.is_raise = is_raise  # more than the offer before it, which was for the same card
        self.is_raised = False  # the next one is such an offer


class Purse:
    """The evidence of one seat (-1: the gallery) about the money of the others."""

    def __init__(self, table: Table, seat: int, need: int, needy: int, entries: int = -1) -> None:
        """`needy` has just shown that it owns at least `need`. Of the ledger so many entries are read, or (-1) all."""
        self.table = table
        self.seat = seat
        self.others = [other for other in range(table.setup.seats) if other != seat]
        self.purse_of = [NOTHING] * table.setup.seats
        for purse, other in enumerate(self.others):
            self.purse_of[other] = purse
        self.size = 1 << len(self.others)
        self.offers: list[HiddenOffer] = []
        self.stretches = [Stretch(len(self.others))]  # one before each hidden offer, and one after the last
        for row in range(len(table.ledger) if entries < 0 else entries):
            self.read(row, table.ledger[row])
        if needy >= 0 and needy != seat:
            self.stretches[-1].held(self.purse_of[needy], need)
        self.after: list[list[int]] = []  # for each hidden offer what each group must own right after it

    def read(self, row: int, entry: Entry) -> None:
        """Takes one entry of the ledger as evidence."""
        if isinstance(entry, Offer):
            self.read_offer(row, entry)
            return
        purse = self.purse_of[entry.seat]
        if purse < 0:
            return
        if entry.kind == PAID:
            self.stretches[-1].move(purse, -entry.amount)
        elif entry.kind == GOT:
            self.stretches[-1].move(purse, entry.amount)
        else:
            assert entry.kind == SHOWN
            self.stretches[-1].shown(purse, entry.amount)

    def read_offer(self, row: int, offer: Offer) -> None:
        """An offer to or from this seat is known; of another one only that it was possible."""
        seat, target, amount = offer.seat, offer.target, offer.amount
        is_accepted = offer.answer == ACCEPTED
        stretch = self.stretches[-1]
        if seat == self.seat:
            if is_accepted:
                stretch.move(self.purse_of[target], amount)
        elif target == self.seat:
            stretch.held(self.purse_of[seat], amount)
            if is_accepted:
                stretch.move(self.purse_of[seat], -amount)
        else:
            stretch.held(self.purse_of[seat], 2 if offer.raised else 1)
            if offer.raised:
                self.offers[-1].is_raised = True
            self.offers.append(HiddenOffer(row, seat, target, is_accepted, offer.raised))
            self.stretches.append(Stretch(len(self.others)))

    # What each group of purses must hold, as bits of purses

    def bounds(self) -> list[tuple[int, int]]:
        """The least and the most money each other seat can have now."""
        least = self.totals(self.table.opening_cash)
        for number in range(len(self.offers)):
            least = self.past(least, number)
        return self.bounds_of(self.forwards(least, self.stretches[-1]))

    def past(self, least: list[int], number: int) -> list[int]:
        """After the stretch before a hidden offer, and after that offer."""
        offer = self.offers[number]
        least = self.forwards(least, self.stretches[number])
        if offer.is_accepted:
            low = 2 if offer.is_raise else 1
            least = self.transferred(least, self.purse_of[offer.target], self.purse_of[offer.seat], low)
        return least

    def bounds_of(self, least: list[int]) -> list[tuple[int, int]]:
        """The least and the most of each purse, from what each group must own."""
        full = self.size - 1
        return [(least[1 << p], least[full] - least[full & ~(1 << p)]) for p in range(len(self.others))]

    def look_back(self) -> None:
        """Fills `after`, from the present to the past."""
        least = [0] * self.size
        for purse in range(len(self.others)):
            least[self.size - 1] += self.table.cash[self.others[purse]]  # their sum is public
        self.after = [least] * len(self.offers)
        for number in range(len(self.offers), 0, -1):
            least = self.backwards(least, self.stretches[number])
            self.after[number - 1] = least
            offer = self.offers[number - 1]
            if offer.is_accepted:
                low = 2 if offer.is_raise else 1
                least = self.transferred(least, self.purse_of[offer.seat], self.purse_of[offer.target], low)

    def totals(self, cash: list[int]) -> list[int]:
        """What each group has."""
        return sums_of([cash[other] for other in self.others])

    def forwards(self, least: list[int], stretch: Stretch) -> list[int]:
        """After a stretch: those purses that could live through it, with what they gained."""
        least = self.limited(least, stretch)
        gains = self.gains(stretch)
        return [least[group] + gains[group] for group in range(self.size)]

    def backwards(self, least: list[int], stretch: Stretch) -> list[int]:
        """Before a stretch: those purses that can live through it."""
        gains = self.gains(stretch)
        return self.limited([least[group] - gains[group] for group in range(self.size)], stretch)

    def gains(self, stretch: Stretch) -> list[int]:
        """What each group gains in a stretch."""
        return sums_of(stretch.gain)

    def limited(self, least: list[int], stretch: Stretch) -> list[int]:
        """Only purses that hold what the stretch asks of them."""
        least = least[:]
        size: i64 = self.size
        bit: i64 = 1
        for purse in range(len(self.others)):
            exact = stretch.exact[purse]
            low = max(-stretch.low[purse], exact)
            for group in range(size):
                if group & bit:
                    least[group] = max(least[group], least[group - bit] + low)
            if exact >= 0:
                for group in range(size):
                    if not group & bit:
                        least[group] = max(least[group], least[group + bit] - exact)
            bit += bit
        return least

    def transferred(self, least: list[int], more: int, less: int, low: int) -> list[int]:
        """All purses reached when one gets and another loses the same hidden sum."""
        least = least[:]
        for group in range(self.size):
            if group >> more & 1 and not group >> less & 1:
                least[group] += low
            elif group >> less & 1 and not group >> more & 1:
                least[group] -= LARGEST_BRIBE
        return least

    def range_of(self, number: int, cash: list[int]) -> tuple[int, int]:
        """The sums this hidden bribe can have had when the purses held `cash` before it."""
        offer = self.offers[number]
        giver, taker = self.purse_of[offer.seat], self.purse_of[offer.target]
        low = 2 if offer.is_raise else 1
        high = min(LARGEST_BRIBE, cash[offer.seat])
        held = self.totals(cash)
        least = self.after[number]
        for group in range(self.size):
            if group >> giver & 1 and not group >> taker & 1:
                high = min(high, held[group] - least[group])
            elif group >> taker & 1 and not group >> giver & 1:
                low = max(low, least[group] - held[group])
        return low, high


def sums_of(amounts: list[int]) -> list[int]:
    """The sum of each group of these amounts; the groups are in the order of their bits."""
    sums = [0]
    for amount in amounts:
        for group in range(len(sums)):
            sums.append(sums[group] + amount)
    return sums


class Draw:
    """One way the hidden sums may have been, and in how many ways each step could have gone."""

    def __init__(self) -> None:
        self.cash: list[int] = []
        self.sums: list[int] = []
        self.ways = 1
        self.first = NOTHING  # the first offer of the present action
        self.amount = NOTHING  # what is being counted into the envelope

    def pick(self, low: int, high: int, luck: Luck) -> int:
        """One number of a range, each equally likely."""
        assert low <= high, "evidence that contradicts itself"
        self.ways *= high - low + 1
        return low + int(luck.below(high - low + 1))


def draw_sums(purse: Purse, luck: Luck) -> Draw:
    """Goes through the hidden offers in order; each accepted sum is one from which the rest can be completed."""
    draw = Draw()
    draw.cash = purse.table.opening_cash[:]
    for number, offer in enumerate(purse.offers):
        live_through(purse, purse.stretches[number], draw.cash)
        most = min(LARGEST_BRIBE, draw.cash[offer.seat])
        amount = NOTHING
        if offer.is_accepted:
            low, high = purse.range_of(number, draw.cash)
            amount = draw.pick(low, high, luck)
            draw.cash[offer.seat] -= amount
            draw.cash[offer.target] += amount
            if offer.is_raise:
                draw.sums[-1] = draw.pick(1, amount - 1, luck)
        elif offer.is_raise:
            draw.sums[-1], amount = draw_pair(draw, most, luck)
        elif not offer.is_raised:
            amount = draw.pick(1, most, luck)
        draw.sums.append(amount)
    live_through(purse, purse.stretches[-1], draw.cash)
    return draw


def live_through(purse: Purse, stretch: Stretch, cash: list[int]) -> None:
    """The public business of a stretch."""
    for number, seat in enumerate(purse.others):
        cash[seat] += stretch.gain[number]


def draw_pair(draw: Draw, most: int, luck: Luck) -> tuple[int, int]:
    """Two offers for the same card, the second higher; each pair is equally likely."""
    first = int(luck.below(most)) + 1
    second = int(luck.below(most - 1)) + 1
    second += second >= first
    draw.ways *= most * (most - 1) // 2
    return min(first, second), max(first, second)
