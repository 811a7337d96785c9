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
from boardroom.games.startup_nation.content.names import ANSWERS, KINDS, RANKS, TOP_RANK, rank_of
from boardroom.games.startup_nation.mind.deal import Deal
from boardroom.games.startup_nation.mind.evidence import Evidence
from boardroom.games.startup_nation.rules.questions import why_not_say
from boardroom.games.startup_nation.state import record
from boardroom.games.startup_nation.state.setup import LIES
from boardroom.games.startup_nation.state.table import Table

MOST_PASTS: Final = 64  # how many ways of passing cards are weighed against each other (option pass_left)
BETWEEN: Final = [  # by the lowest rank and the one above the highest
    [[int(low <= rank_of(card) < below) for card in range(KINDS)] for below in range(RANKS + 1)]
    for low in range(RANKS + 1)
]
COULD_SAY: Final = [  # by option, role and answer: the weights of the cards whose owner could have given it
    [
        [[int(why_not_say(lie, card, role, answer) is None) for card in range(KINDS)] for answer in range(len(ANSWERS))]
        for role in range(RANKS)
    ]
    for lie in range(len(LIES))
]


class Belief(Evidence[list[int]]):
    """The evidence of one seat as weights, from which its worlds are dealt."""

    def __init__(self, table: Table, seat: int, past: int = 0) -> None:
        self.dealt: Deal | None = None
        self.before: list[list[int]] = []  # the weights of held and drawn card before each play and pass
        super().__init__(table, seat, past)

    def between(self, lowest: int, below: int) -> list[int]:
        """The same weight for every card of these ranks."""
        return BETWEEN[lowest][below]

    def only(self, card: int) -> list[int]:
        """The weights of a card that is known."""
        weights = [0] * KINDS
        weights[card] = 1
        return weights

    def rest_of(self, held: list[int], drawn: list[int], played: int) -> list[int]:
        """The ways add up; when both are of the played kind that is one way, not two."""
        open_held, open_drawn = held[played], drawn[played]
        rest = [held[kind] * open_drawn + open_held * drawn[kind] for kind in range(KINDS)]
        rest[played] = open_held * open_drawn
        return rest

    def fitting(self, held: list[int], entry: record.Answered) -> list[int]:
        """An answer fits the cards that could have given it: Emmanuel fits nearly all (SN-22)."""
        could = COULD_SAY[self.table.setup.lie][entry.role][entry.answer]
        return [held[kind] * could[kind] for kind in range(KINDS)]

    def read_play(self, seat: int, card: int) -> None:
        """Keeps the two cards as they were."""
        self.before.append(self.held[seat])
        self.before.append(self.drawn)
        super().read_play(seat, card)

    def read_pass(self, seat: int, left: int, card: int) -> None:
        """Keeps the two cards as they were."""
        self.before.append(self.held[seat])
        self.before.append(self.drawn)
        super().read_pass(seat, left, card)

    def deal(self) -> Deal:
        """All ways to deal the unseen cards that agree with the evidence, counted; kept for the next world."""
        if self.dealt is not None:
            return self.dealt
        slots = [self.held[seat] for seat in self.hidden_seats()]
        if self.has_hidden_draw():
            slots.append(self.drawn)
        bounds = [b for card, b in zip(self.deck_card, self.deck_bound, strict=True) if card < 0]
        floors = [f for card, f in zip(self.deck_card, self.deck_floor, strict=True) if card < 0]
        self.dealt = Deal(self.unseen(), slots, bounds, min(floors) if floors else 0)
        return self.dealt


def imagine(table: Table, seat: int, luck: Luck, world: Table) -> None:
    """Makes `world`, a copy of the table, a fair draw among all that `seat` cannot tell from it."""
    world.rounds = [result.known_to(seat) for result in table.rounds]
    while not draw_world(table, seat, luck, world):
        pass
    renew(world, luck)


def renew(world: Table, luck: Luck) -> None:
    """Lets this luck decide the deck's order, as far as nobody knows it, and all later rounds."""
    world.luck = luck.fork()
    world.deck_luck = world.luck.stream(f"deck/{world.round}")


def draw_world(table: Table, seat: int, luck: Luck, world: Table) -> bool:
    """Deals the unseen cards and writes the past.

    False when the world must be drawn anew: it was counted twice and this is the second time, or a card of the deck is lower
    than a demotion allows there, which the deal does not count.
    """
    belief = believe(table, seat, luck)
    cards, rest = belief.deal().draw(luck)
    for number, other in enumerate(belief.hidden_seats()):
        world.held[other] = cards[number]
    if belief.has_hidden_draw():
        world.drawn = cards[-1]
        if table.received >= 0:
            world.received = world.drawn
    top = lay_deck(belief, rest, luck, world)
    for place in range(len(top)):
        if rank_of(top[place]) < belief.deck_floor[place]:
            return False
    past = Past(belief, world, top, luck)
    past.rewrite()
    world.record = past.record
    return not past.is_double


def believe(table: Table, seat: int, luck: Luck) -> Belief:
    """The seat's belief, kept until the next choice; where cards were passed unseen, one past is drawn by its weight."""
    belief = table.thought
    if not isinstance(belief, Belief) or belief.seat != seat:
        belief = Belief(table, seat)
        table.thought = belief
    if belief.open_passes == 0:
        return belief
    total = 0
    while total == 0:  # a sample of very many pasts may hold none that is possible
        beliefs = [Belief(table, seat, past=past) for past in draw_pasts(belief.open_passes, luck)]
        total = sum([one.deal().ways for one in beliefs])
    ticket = luck.wide_below(total)
    number = 0
    while ticket >= beliefs[number].deal().ways:
        ticket -= beliefs[number].deal().ways
        number += 1
    return beliefs[number]


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
            after_pass = index > 0 and isinstance(self.record[index - 1], record.Passed)
            self.record[index] = self.undo(self.record[index], after_pass)

    def undo(self, entry: record.Entry, after_pass: bool) -> record.Entry:
        """Undoes one entry; gives it back as it was in this world."""
        if isinstance(entry, record.Drew):
            card = entry.card if entry.seat == self.seat else self.drawn
            self.deck.insert(0, card)
            return record.Drew(entry.seat, card)
        if isinstance(entry, record.Played):
            self.undo_play(entry.seat, entry.card)
        elif isinstance(entry, record.Answered):
            if entry.seat != self.seat:
                return record.Answered(entry.seat, entry.answer, entry.role, self.held[entry.seat])
        elif isinstance(entry, record.Looked):
            if self.seat != entry.seat and self.seat != entry.target:
                return record.Looked(entry.seat, entry.target, self.held[entry.target])
        elif isinstance(entry, record.Exchanged):
            return self.undo_exchange(entry)
        elif isinstance(entry, record.Skipped):
            if entry.seat != self.seat:
                return record.Skipped(entry.seat, entry.place, self.deck[entry.place])
        elif isinstance(entry, record.Promoted):
            return self.undo_promotion(entry)
        elif isinstance(entry, record.WentOut):
            if entry.card >= 0:
                self.held[entry.seat] = entry.card
        elif isinstance(entry, record.Passed):
            return self.undo_pass(entry.seat, entry.target, entry.card, after_pass)
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

    def undo_exchange(self, entry: record.Exchanged) -> record.Entry:
        """Gives the two cards back; the seat that imagines knows both if it was one of the two."""
        seat, other = entry.seat, entry.target
        if self.seat == seat or self.seat == other:
            self.held[seat], self.held[other] = entry.gave, entry.got
            return entry
        self.held[seat], self.held[other] = self.held[other], self.held[seat]
        return record.Exchanged(seat, other, self.held[seat], self.held[other])

    def undo_promotion(self, entry: record.Promoted) -> record.Entry:
        """Puts the card that was found back into its place in the deck."""
        seat, card, depth = entry.seat, entry.card, entry.depth
        found = self.held[seat] if entry.found >= 0 and seat != self.seat else entry.found
        if found >= 0:
            self.deck.insert(depth - 1, found)
        self.held[seat] = card
        if isinstance(entry, record.Demoted):
            return record.Demoted(seat, card, depth, found)
        return record.Promoted(seat, card, depth, found)

    def undo_pass(self, seat: int, left: int, card: int, after_pass: bool) -> record.Entry:
        """Takes the card back from the left neighbour."""
        self.plays -= 2
        if self.seat not in (seat, left):
            card = self.drawn
        if seat == self.seat:
            return record.Passed(seat, left, card)
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
        return record.Passed(seat, left, card)
