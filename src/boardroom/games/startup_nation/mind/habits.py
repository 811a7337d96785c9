"""How people play Start-Up Nation: how likely each choice is, from what the player who makes it may know.

A choice is described by a few traits, each of a certain size; their weights add up to how much a player likes it. There are
two kinds of players. The weights of those who search were first set by hand and then moved towards what searches preferred;
those of the others were fitted to what the greedy player does. tools/learn_startup_nation.py goes on from here.
"""

from __future__ import annotations

from math import exp
from typing import Final

from boardroom.games.startup_nation.content.names import (
    ABOVE,
    BLACK,
    DIRECTOR,
    EMMANUEL,
    EXACT,
    FIRE,
    HYPER,
    INVESTOR,
    LEGAL,
    NOTHING,
    RECRUITER,
    SALESPERSON,
    STRINGS,
    TECH_LEAD,
    TOP_RANK,
    rank_of,
)
from boardroom.games.startup_nation.mind.guess import Guess
from boardroom.games.startup_nation.rules import turn
from boardroom.games.startup_nation.rules.actions import CARD_OF, EFFECT_OF, EXTRA_OF, TARGET_OF
from boardroom.games.startup_nation.rules.questions import ANSWER, ASK, true_answer
from boardroom.games.startup_nation.state.table import Table

KEEP: Final = 0  # and the card: keep it
KEEP_LAST: Final = 14  # the same in the last turn
PLAY: Final = 28  # and the card: play it
KEEP_SEEN: Final = 42  # keep a card that somebody else knows
FIRE_HIT: Final = 43  # fire: chance to hit
FIRE_ALLY: Final = 44  # fire: chance to hit the ally
FIRE_LEADER: Final = 45  # fire: chance to hit, for each point
FIRE_RANK: Final = 46  # fire: chance to hit, by rank
FIRE_UNIT: Final = 47  # fire: chance to hit a pair
STRINGS_GAIN: Final = 48  # strings: chance times gain
STRINGS_ALLY: Final = 49  # strings: the same with the ally
STRINGS_LOSS: Final = 50  # strings: chance times loss
LEGAL_GAIN: Final = 51  # legal: chance times tokens
LEGAL_ALLY: Final = 52  # legal: the same with the ally
HYPER_HIT: Final = 53  # hyper: chance to hit
ANY_HIT: Final = 54  # question: chance to hit
LOOK_KNOWN: Final = 55  # look at a known card
LOOK_ALLY: Final = 56  # look at the ally
LOOK_LEADER: Final = 57  # look: for each point
SWAP_GAIN: Final = 58  # exchange: gain
SWAP_LOSS: Final = 59  # exchange: loss
SWAP_KNOWN: Final = 60  # exchange: gain of a known card
SWAP_ALLY: Final = 61  # exchange: with the ally
SWAP_ALLY_GAIN: Final = 62  # exchange: gain with the ally
SWAP_SEEN: Final = 63  # exchange: give a card that is known
DECLINE: Final = 64  # leave alliances
TOKENS_MINE: Final = 65  # a new ally
TOKENS_STRONGER: Final = 66  # a new ally: how much stronger
TOKENS_ALONE: Final = 67  # a new ally: none
TOKENS_POINTS: Final = 68  # a new ally: points
PROMOTE_SELF: Final = 69  # promote oneself
PROMOTE_LOW: Final = 70  # promote oneself: by missing ranks
PROMOTE_RISK: Final = 71  # promote oneself: nothing higher is left
PROMOTE_ALLY: Final = 72  # promote the ally
PROMOTE_ALLY_LOW: Final = 73  # promote the ally: by missing ranks
PROMOTE_TOP: Final = 74  # promote another: chance of Brigitte
PROMOTE_HIGH: Final = 75  # promote another: chance of Emmanuel
PROMOTE_LATE: Final = 76  # promote another: share of the deck that is gone
INVEST_SELF: Final = 77  # token for oneself
INVEST_ALLY: Final = 78  # token for the ally
ADMIT: Final = 78  # and the intern: say exactly
LIE: Final = 84  # lie
SAY_ABOVE: Final = 85  # say above
PASS_CARD: Final = 86  # pass

WEIGHTS: Final[list[float]] = [  # in the same order; of those who search
    -4.7, -1.23, -0.27, -0.36, -0.46, 0.04, 2.22, -0.71, 5.22, 3.62, 4.99, 5.36, 6.87, 10.04,
    -7.19, 0.63, 1.92, 3.69, 1.08, 2.1, 6.38, 5.22, 2.52, 7.56, 9.54, 16.01, 18.62, 24.03,
    -1.96, 0.51, -0.67, -1.25, -0.33, -0.88, -0.11, 1.24, -1.17, 0.75, 1.47, 0.79, 0.72, 0.0,
    -1.9, 7.06, -4.12, 2.22, 2.6, 3.59, 10.64, -4.85, -10.73, 4.35, -2.94, 4.34, 2.01, -2.79,
    -0.67, 0.33, 10.29, -10.9, 4.19, 0.86, -7.0, 1.19, 0.46, 1.12, 8.83, -1.55, -1.66, -3.24,
    3.21, -10.67, 0.6, 1.97, 8.72, 4.91, -0.23, 6.07, 0.77, -8.0, -6.53, -4.99, -7.88, -3.19,
    0.98, -1.64, -1.5,
]  # fmt: skip
OTHERS: Final[list[float]] = [  # of the greedy
    -5.56, -1.0, -0.62, 0.16, -1.36, -0.2, 3.16, 0.89, 0.42, 2.71, 4.6, 8.21, 9.17, 10.04,
    -2.96, 2.92, 3.58, 3.81, 2.35, 3.27, 4.85, 4.86, 5.27, 7.12, 9.24, 11.35, 12.42, 24.03,
    -5.33, -2.01, -1.98, -1.89, -0.69, -1.81, 0.47, 0.0, 0.87, 2.1, 2.17, 2.6, 4.62, 0.0,
    0.01, 1.75, 1.52, 0.14, 1.17, 1.86, 10.68, -4.54, -11.17, 4.28, -2.79, 2.51, 0.32, -0.1,
    0.01, 0.03, 6.08, -7.12, 0.94, 0.5, -6.16, -0.21, 0.23, 0.53, 4.28, -0.25, -0.35, 2.59,
    1.0, -10.34, 2.25, 0.94, 4.59, 2.59, 0.56, 2.7, 2.62, -7.2, -3.0, -1.22, -7.24, -0.34,
    -0.09, -0.35, -1.5,
]  # fmt: skip
MOST_LIKED: Final = 30.0  # keeps the numbers within bounds, whatever is learned


class Liking:
    """Adds up the weights of a choice's traits; notes the traits too, for those who learn the weights."""

    def __init__(self, weights: list[float], notes: bool) -> None:
        self.weights = weights
        self.total: float = 0.0
        self.notes = notes
        self.found: list[tuple[int, float]] = []

    def add(self, number: int, size: float) -> None:
        """One trait of the choice."""
        self.total += self.weights[number] * size
        if self.notes:
            self.found.append((number, size))


class Habits:
    """The likings of the seat that decides."""

    def __init__(self, table: Table, weights: list[float], notes: bool = False) -> None:
        self.table = table
        self.me = table.seat
        self.liking = Liking(weights, notes)
        self.ally = ally_of(table, self.me)
        self.guess = Guess(table, self.me)
        self.last = len(table.deck) < table.living_count()
        self.late = 1.0 - len(table.deck) / max(1, len(table.box_cards) - table.setup.seats)

    def weigh(self, legal: list[int]) -> list[float]:
        """How likely each of these choices is."""
        return [exp(max(-MOST_LIKED, min(MOST_LIKED, self.like(code)))) for code in legal]

    def like(self, code: int) -> float:
        """How much this choice is liked."""
        liking = self.liking
        liking.total = 0.0
        table = self.table
        if table.decision is turn.PLAY:
            self.like_play(code)
        elif table.decision is ANSWER:
            self.like_answer(TARGET_OF[code])
        elif table.decision is ASK:
            self.like_question(FIRE, 0, TARGET_OF[code], EXTRA_OF[code])
        return liking.total

    def like_answer(self, answer: int) -> None:
        """Only Emmanuel's owner has a choice."""
        table = self.table
        if answer == EXACT:
            self.liking.add(ADMIT + table.intern, 1.0)
        elif answer == ABOVE:
            self.liking.add(SAY_ABOVE, 1.0)
        if answer != true_answer(EMMANUEL, table.role):
            self.liking.add(LIE, 1.0)

    def like_play(self, code: int) -> None:
        """One of two cards, and a way to play it."""
        table = self.table
        liking = self.liking
        card = CARD_OF[code]
        kept = table.drawn if table.held[self.me] == card else table.held[self.me]
        guess = self.guess
        liking.add((KEEP_LAST if self.last else KEEP) + kept, 1.0)
        if EFFECT_OF[code] is turn.PASSING:
            liking.add(PASS_CARD, 1.0)
            return
        liking.add(PLAY + card, 1.0)
        if guess.seen == kept:
            liking.add(KEEP_SEEN, 1.0)
        target = TARGET_OF[code]
        if FIRE <= card <= HYPER:
            if target >= 0:
                self.like_question(card, rank_of(kept), target, EXTRA_OF[code])
        elif card == TECH_LEAD:
            self.like_look(guess, target)
        elif card == RECRUITER:
            self.like_exchange(guess, kept, target)
        elif card == SALESPERSON:
            self.like_tokens(guess, target, EXTRA_OF[code])
        elif card == DIRECTOR:
            self.like_promotion(guess, rank_of(kept), target)
        elif card == INVESTOR and not table.setup.demotes:
            if target == self.me:
                liking.add(INVEST_SELF, 1.0)
            elif target == self.ally and target >= 0:
                liking.add(INVEST_ALLY, 1.0)

    def like_question(self, card: int, kept: int, target: int, role: int) -> None:
        """Whom to ask, and about what."""
        guess = self.guess
        liking = self.liking
        table = self.table
        chance = guess.chance(target, role)
        is_ally = target == self.ally
        liking.add(ANY_HIT, chance)
        if card == HYPER:
            liking.add(HYPER_HIT, chance)
        elif card == LEGAL:
            if table.bpi[target] > 0:
                liking.add(LEGAL_ALLY if is_ally else LEGAL_GAIN, chance * table.bpi[target])
        elif card == STRINGS:
            gain = (role - kept) / 7.0
            liking.add(STRINGS_ALLY if is_ally else STRINGS_GAIN if gain > 0.0 else STRINGS_LOSS, chance * abs(gain))
        elif is_ally:
            liking.add(FIRE_ALLY, chance)
        else:
            liking.add(FIRE_HIT, chance)
            liking.add(FIRE_LEADER, chance * table.scores[target])
            liking.add(FIRE_RANK, chance * role / 7.0)
            if ally_of(table, target) >= 0:
                liking.add(FIRE_UNIT, chance)

    def like_look(self, guess: Guess, target: int) -> None:
        """At whose card to look."""
        if guess.known[target] >= 0:
            self.liking.add(LOOK_KNOWN, 1.0)
        if target == self.ally:
            self.liking.add(LOOK_ALLY, 1.0)
        self.liking.add(LOOK_LEADER, float(self.table.scores[target]))

    def like_exchange(self, guess: Guess, kept: int, target: int) -> None:
        """With whom to exchange."""
        liking = self.liking
        scores = self.table.setup.box.scores
        gain = (guess.mean(target) - scores[kept]) / 7.0
        if target == self.ally:
            liking.add(SWAP_ALLY, 1.0)
            liking.add(SWAP_ALLY_GAIN, gain)
        liking.add(SWAP_GAIN if gain > 0.0 else SWAP_LOSS, abs(gain))
        if guess.known[target] >= 0:
            liking.add(SWAP_KNOWN, gain)
        if guess.seen == kept:
            liking.add(SWAP_SEEN, 1.0)

    def like_tokens(self, guess: Guess, target: int, other: int) -> None:
        """Whose alliance tokens change places."""
        liking = self.liking
        if target < 0:
            liking.add(DECLINE, 1.0)
            return
        me = self.me
        tokens = self.table.tokens
        mine = tokens[target] if other == me else tokens[other] if target == me else tokens[me]
        new = NOTHING
        if mine != BLACK:
            for seat in range(len(tokens)):
                token = tokens[other] if seat == target else tokens[target] if seat == other else tokens[seat]
                if seat != me and token == mine and self.table.living >> seat & 1:
                    new = seat
        if new == self.ally:
            return
        liking.add(TOKENS_MINE, 1.0)
        if new < 0:
            liking.add(TOKENS_ALONE, 1.0)
        before = guess.mean(self.ally) if self.ally >= 0 else 0.0
        after = guess.mean(new) if new >= 0 else 0.0
        liking.add(TOKENS_STRONGER, (after - before) / 7.0)
        points = (self.table.scores[new] if new >= 0 else 0) - (self.table.scores[self.ally] if self.ally >= 0 else 0)
        liking.add(TOKENS_POINTS, float(points))

    def like_promotion(self, guess: Guess, kept: int, target: int) -> None:
        """Whom to promote."""
        liking = self.liking
        if target == self.me:
            liking.add(PROMOTE_SELF, 1.0)
            liking.add(PROMOTE_LOW, (7.0 - kept) / 7.0)
            if not guess.is_higher_left(kept):
                liking.add(PROMOTE_RISK, 1.0)
        elif target == self.ally:
            liking.add(PROMOTE_ALLY, 1.0)
            liking.add(PROMOTE_ALLY_LOW, (7.0 - guess.mean(target)) / 7.0)
        else:
            liking.add(PROMOTE_TOP, guess.chance(target, TOP_RANK))
            liking.add(PROMOTE_HIGH, guess.chance(target, TOP_RANK - 1))
            liking.add(PROMOTE_LATE, self.late)


def ally_of(table: Table, seat: int) -> int:
    """The living ally, or nothing."""
    tokens = table.tokens
    colour = tokens[seat]
    if colour != BLACK:
        for other in range(len(tokens)):
            if other != seat and tokens[other] == colour and table.living >> other & 1:
                return other
    return NOTHING


def habits(table: Table, legal: list[int], weights: list[float]) -> list[float]:
    """How likely each choice is for a player with these weights."""
    return Habits(table, weights).weigh(legal)


def described(table: Table, legal: list[int]) -> list[list[tuple[int, float]]]:
    """The traits of each choice."""
    mind = Habits(table, WEIGHTS, True)
    every: list[list[tuple[int, float]]] = []
    for code in legal:
        mind.liking.found = []
        mind.like(code)
        every.append(mind.liking.found)
    return every
