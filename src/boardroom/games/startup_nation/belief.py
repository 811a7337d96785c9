"""What a seat can conclude about the cards it cannot see, and fair worlds drawn from that.

Every hidden card carries a weight for each kind: the number of ways in which the seat's own evidence leads to that kind.
Weights multiply over cards because each way uses up the same cards of the box whatever it was, so a world is drawn by
dealing the unseen cards with those weights (`Deal`), and its past is then written backwards, choice by choice.
See docs/design/imagine-startup-nation.md for why this is exact.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.games.startup_nation.actions import ABOVE, BELOW, EXACT
from boardroom.games.startup_nation.cards import (
    EMMANUEL,
    INTERN_RANK,
    KINDS,
    NOTHING,
    TOP_RANK,
    rank_of,
)
from boardroom.games.startup_nation.deal import Deal
from boardroom.games.startup_nation.record import (
    ANSWERED,
    DREW,
    EXCHANGED,
    LAID,
    LOOKED,
    PASSED,
    PLAYED,
    PROMOTED,
    SKIPPED,
    WENT_OUT,
    first_of,
    fourth_of,
    op_of,
    pack,
    second_of,
    third_of,
)
from boardroom.games.startup_nation.setup import LIE_FREELY, NEVER_LIE
from boardroom.games.startup_nation.table import Table

ANYTHING: Final = [1] * KINDS
MOST_PASTS: Final = 64  # how many ways of passing cards are weighed against each other (option pass_left)


class Belief:
    """The evidence of one seat, gathered by reading the record of the round forwards.

    With `sight_only` answers prove nothing and a pass between others blurs what was known: what is left is what the seat
    has seen with its own eyes and followed since.
    """

    def __init__(self, table: Table, seat: int, sight_only: bool = False, past: int = 0) -> None:
        self.table = table
        self.seat = seat
        self.sight_only = sight_only
        self.past = past  # for each pass between two others, as a bit: was the card held before the one given?
        self.held = [ANYTHING] * table.setup.seats
        self.drawn = ANYTHING
        self.passed = False
        self.open_passes = 0
        size = len(table.deck)
        for entry in table.record:
            size += op_of(entry) == DREW or (op_of(entry) == PROMOTED and fourth_of(entry) >= 0)
        self.deck_card = [NOTHING] * size  # from the top: the card, where this seat knows it
        self.deck_bound = [TOP_RANK] * size  # and the highest rank it can have
        self.before: list[list[int]] = []  # the weights of held and drawn card before each play and pass
        for entry in table.record:
            self.read(entry)

    def read(self, entry: int) -> None:
        """Takes one entry of the record as evidence."""
        op = op_of(entry)
        seat = int(first_of(entry))
        if op == DREW:
            self.read_draw()
        elif op == PLAYED:
            self.read_play(seat, int(second_of(entry)))
        elif op == ANSWERED:
            self.read_answer(seat, int(second_of(entry)), int(third_of(entry)))
        elif op == LOOKED:
            if seat == self.seat:
                self.held[second_of(entry)] = only(int(third_of(entry)))
        elif op == EXCHANGED:
            self.read_exchange(seat, int(second_of(entry)), int(third_of(entry)), int(fourth_of(entry)))
        elif op == PROMOTED:
            self.read_promotion(seat, int(second_of(entry)), int(third_of(entry)), int(fourth_of(entry)))
        elif op == SKIPPED:
            if seat == self.seat:
                self.deck_card[second_of(entry)] = int(third_of(entry))
        elif op == PASSED:
            self.read_pass(seat, int(second_of(entry)), int(third_of(entry)))

    def read_draw(self) -> None:
        """The top card joins the hand: it may be known, or bounded by an earlier promotion."""
        self.drawn = self.take_from_deck(0, -1)
        self.passed = False

    def take_from_deck(self, place: int, above: int) -> list[int]:
        """The weights of a deck card that leaves its place and has a higher rank than `above`."""
        card = self.deck_card.pop(place)
        bound = self.deck_bound.pop(place)
        return only(card) if card >= 0 else [1 if above < rank_of(kind) <= bound else 0 for kind in range(KINDS)]

    def read_play(self, seat: int, card: int) -> None:
        """Of two cards one was laid open; nobody knows which of the two it was (L6)."""
        self.before.append(self.held[seat])
        self.before.append(self.drawn)
        self.held[seat] = rest_of(self.held[seat], self.drawn, card)

    def read_answer(self, seat: int, answer: int, role: int) -> None:
        """An answer fits the cards that could have given it: Emmanuel fits nearly all (SN-22)."""
        if not self.sight_only:
            lie = self.table.setup.lie
            before = self.held[seat]
            self.held[seat] = [before[kind] if could_answer(kind, answer, role, lie) else 0 for kind in range(KINDS)]

    def read_exchange(self, seat: int, other: int, gave: int, got: int) -> None:
        """What was concluded about a card follows it; those who exchanged know what they gave."""
        self.held[seat], self.held[other] = self.held[other], self.held[seat]
        if seat == self.seat:
            self.held[other] = only(gave)
        elif other == self.seat:
            self.held[seat] = only(got)

    def read_promotion(self, seat: int, card: int, depth: int, found: int) -> None:
        """The cards passed over are not higher than the discarded one; the card taken is."""
        rank = rank_of(card)
        if found >= 0:
            self.held[seat] = self.take_from_deck(depth - 1, rank)
            depth -= 1
        for place in range(depth):
            self.deck_bound[place] = min(self.deck_bound[place], rank)

    def read_pass(self, seat: int, left: int, card: int) -> None:
        """One of two cards went to the left; a card just received cannot have been that one (SN-A39)."""
        held, drawn = self.held[seat], self.drawn
        self.before.append(held)
        self.before.append(drawn)
        if seat == self.seat:
            self.drawn = only(card)
        elif left == self.seat:
            self.held[seat] = drawn if self.passed else rest_of(held, drawn, card)
        elif self.passed or self.past >> self.open_passes & 1:
            self.held[seat], self.drawn = drawn, held
        elif self.sight_only:
            self.drawn = [held[kind] + drawn[kind] for kind in range(KINDS)]
            self.held[seat] = self.drawn
        self.open_passes += not self.passed and self.seat not in (seat, left)
        self.passed = True

    def unseen(self) -> list[int]:
        """How many copies of each kind this seat cannot place: not discarded, not its own, not known in the deck."""
        counts = self.table.box_counts[:]
        for entry in self.table.record:
            op = op_of(entry)
            if op == PLAYED or op == PROMOTED or (op == WENT_OUT and second_of(entry) >= 0):
                counts[second_of(entry)] -= 1
            elif op == LAID:
                counts[first_of(entry)] -= 1
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

    def deal(self) -> Deal:
        """All ways to deal the unseen cards that agree with the evidence, counted."""
        slots = [self.held[seat] for seat in self.hidden_seats()]
        if self.has_hidden_draw():
            slots.append(self.drawn)
        bounds = [b for card, b in zip(self.deck_card, self.deck_bound, strict=True) if card < 0]
        return Deal(self.unseen(), slots, bounds)


def only(card: int) -> list[int]:
    """The weights of a card that is known."""
    weights = [0] * KINDS
    weights[card] = 1
    return weights


def rest_of(held: list[int], drawn: list[int], played: int) -> list[int]:
    """The weights of the card that stays when one of two is known: either the other was drawn, or it was held.

    When both are of the played kind that is one way, not two.
    """
    open_held, open_drawn = held[played], drawn[played]
    rest = [held[kind] * open_drawn + open_held * drawn[kind] for kind in range(KINDS)]
    rest[played] = open_held * open_drawn
    return rest


def could_answer(card: int, answer: int, role: int, lie: int) -> bool:
    """Could the owner of this card have given this answer?"""
    rank = rank_of(card)
    truth = EXACT if rank == role else ABOVE if rank > role else BELOW
    if answer == truth:
        return True
    if card != EMMANUEL or lie == NEVER_LIE:
        return False
    if answer == EXACT:
        return lie == LIE_FREELY
    return role < TOP_RANK if answer == ABOVE else role > INTERN_RANK


def imagine(table: Table, seat: int, luck: Luck, world: Table) -> None:
    """Makes `world`, a copy of the table, a fair draw among all that `seat` cannot tell from it."""
    while not draw_world(table, seat, luck, world):
        pass
    world.renew(luck)


def draw_world(table: Table, seat: int, luck: Luck, world: Table) -> bool:
    """Deals the unseen cards and writes the past; False when that world was counted twice and this is the second time."""
    belief, deal = believe(table, seat, luck)
    cards, rest = deal.draw(luck)
    for number, other in enumerate(belief.hidden_seats()):
        world.held[other] = cards[number]
    if belief.has_hidden_draw():
        world.drawn = cards[-1]
        if table.received >= 0:
            world.received = world.drawn
    top = lay_deck(belief, rest, luck, world)
    past = Past(belief, world, top, luck)
    past.rewrite()
    world.record = past.record
    return not past.is_double


def believe(table: Table, seat: int, luck: Luck) -> tuple[Belief, Deal]:
    """The seat's belief, kept until the next choice; where cards were passed unseen, one past is drawn by its weight."""
    if table._belief is None or table._belief.seat != seat:
        table._belief = Belief(table, seat)
        table._belief_deal = table._belief.deal()
    belief, deal = table._belief, table._belief_deal
    assert deal is not None
    if belief.open_passes == 0:
        return belief, deal
    total = 0
    while total == 0:  # a sample of very many pasts may hold none that is possible
        pasts = draw_pasts(belief.open_passes, luck)
        deals = [Belief(table, seat, past=past).deal() for past in pasts]
        total = sum([candidate.ways for candidate in deals])
    ticket = luck.wide_below(total)
    number = 0
    while ticket >= deals[number].ways:
        ticket -= deals[number].ways
        number += 1
    return Belief(table, seat, past=pasts[number]), deals[number]


def draw_pasts(open_passes: int, luck: Luck) -> list[int]:
    """All pasts, or a sample of them when they are many."""
    if 1 << open_passes <= MOST_PASTS:
        return list(range(1 << open_passes))
    return [luck.wide_below(1 << open_passes) for _ in range(MOST_PASTS)]


def lay_deck(belief: Belief, rest: list[int], luck: Luck, world: Table) -> list[int]:
    """Lays the unseen rest into the deck: cards that somebody has seen get their places, the others go into one bag.

    Gives the cards in their places, from the top. The tightest bounds are filled first, so that all ways are equally likely.
    """
    deck = belief.table.deck
    size = len(deck)
    seen = 0
    while seen < size and deck.layer[size - 1 - seen] > 0:
        seen += 1
    top = belief.deck_card[:seen]
    for bound in range(TOP_RANK + 1):
        for place in range(seen):
            if top[place] < 0 and belief.deck_bound[place] == bound:
                fitting = sum([rest[kind] for kind in range(KINDS) if rank_of(kind) <= bound])
                top[place] = take(rest, int(luck.below(fitting)))
    world.deck = Pile([kind for kind in range(KINDS) for _ in range(rest[kind])])
    for place in range(seen - 1, -1, -1):
        world.deck.put_on_top(top[place], known_to=deck.layer[size - 1 - place])
    return top


def take(counts: list[int], number: int) -> int:
    """Takes card number `number` out of these counts, in the order of the kinds."""
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


class Past:
    """Writes the hidden parts of a world's record anew, reading it backwards from the cards that were dealt."""

    def __init__(self, belief: Belief, world: Table, top: list[int], luck: Luck) -> None:
        self.belief = belief
        self.seat = belief.seat
        self.record = belief.table.record[:]
        self.held = world.held[:]
        self.drawn = world.drawn
        self.deck = top
        self.luck = luck
        self.plays = len(belief.before)
        self.open_passes = belief.open_passes
        self.is_double = False  # two equal cards, one passed: the past that says "the other one" is the same past

    def rewrite(self) -> None:
        """From the last entry to the first, undo what happened and note what was hidden."""
        for index in range(len(self.record) - 1, -1, -1):
            after_pass = index > 0 and op_of(self.record[index - 1]) == PASSED
            self.record[index] = self.undo(self.record[index], after_pass)

    def undo(self, entry: int, after_pass: bool) -> int:
        """Undoes one entry; gives it back as it was in this world."""
        op = op_of(entry)
        seat = int(first_of(entry))
        second = int(second_of(entry))
        third = int(third_of(entry))
        fourth = int(fourth_of(entry))
        if op == DREW:
            card = second if seat == self.seat else self.drawn
            self.deck.insert(0, card)
            return int(pack(DREW, seat, card))
        if op == PLAYED:
            self.undo_play(seat, second)
        elif op == ANSWERED and seat != self.seat:
            return int(pack(ANSWERED, seat, second, third, self.held[seat]))
        elif op == LOOKED and self.seat not in (seat, second):
            return int(pack(LOOKED, seat, second, self.held[second]))
        elif op == EXCHANGED:
            return self.undo_exchange(seat, second, third, fourth)
        elif op == SKIPPED and seat != self.seat:
            return int(pack(SKIPPED, seat, second, self.deck[second]))
        elif op == PROMOTED:
            return self.undo_promotion(seat, second, third, fourth)
        elif op == WENT_OUT and second >= 0:
            self.held[seat] = second
        elif op == PASSED:
            return self.undo_pass(seat, second, third, after_pass)
        return entry

    def undo_play(self, seat: int, card: int) -> None:
        """Gives the two cards back to the hand, in one of the ways the evidence allows."""
        self.plays -= 2
        if seat != self.seat:
            self.held[seat], self.drawn = self.either_way(self.held[seat], card)

    def either_way(self, kept: int, gone: int) -> tuple[int, int]:
        """Which of two cards was held and which was drawn, by the number of ways for each."""
        if kept == gone:
            return kept, gone
        held, drawn = self.belief.before[self.plays], self.belief.before[self.plays + 1]
        kept_held = held[kept] * drawn[gone]
        gone_held = held[gone] * drawn[kept]
        if gone_held == 0 or (kept_held > 0 and self.luck.wide_below(kept_held + gone_held) < kept_held):
            return kept, gone
        return gone, kept

    def undo_exchange(self, seat: int, other: int, gave: int, got: int) -> int:
        """Gives the two cards back; the seat that imagines knows both if it was one of the two."""
        if self.seat in (seat, other):
            self.held[seat], self.held[other] = gave, got
        else:
            self.held[seat], self.held[other] = self.held[other], self.held[seat]
        return int(pack(EXCHANGED, seat, other, self.held[seat], self.held[other]))

    def undo_promotion(self, seat: int, card: int, depth: int, found: int) -> int:
        """Puts the card that was found back into its place in the deck."""
        if found >= 0:
            if seat != self.seat:
                found = self.held[seat]
            self.deck.insert(depth - 1, found)
        self.held[seat] = card
        return int(pack(PROMOTED, seat, card, depth, found))

    def undo_pass(self, seat: int, left: int, card: int, after_pass: bool) -> int:
        """Takes the card back from the left neighbour."""
        self.plays -= 2
        if self.seat not in (seat, left):
            card = self.drawn
        if seat == self.seat:
            return int(pack(PASSED, seat, left, card))
        kept = self.held[seat]
        if after_pass:  # the card received cannot have been passed on
            self.held[seat], self.drawn = card, kept
        elif left == self.seat:
            self.held[seat], self.drawn = self.either_way(kept, card)
        else:
            self.open_passes -= 1
            gave_held = bool(self.belief.past >> self.open_passes & 1)
            self.is_double |= gave_held and card == kept
            self.held[seat], self.drawn = (card, kept) if gave_held else (kept, card)
        return int(pack(PASSED, seat, left, card))
