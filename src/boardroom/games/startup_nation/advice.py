"""Advice for bots: how a position looks to a seat, by the points everybody may expect from the round and the match."""

from __future__ import annotations

from typing import Final

from boardroom.core.state import Advice, State
from boardroom.games.startup_nation.actions import CARD_OF, FIRST_PASS
from boardroom.games.startup_nation.cards import BRIGITTE, NOTHING, TAX, rank_of
from boardroom.games.startup_nation.table import PLAY, Table

FAIR_RANK: Final = 2.6  # about what a fresh card of the deck is worth
BOLDNESS: Final = 0.55  # how sharply a lead in rank turns into a chance to win the round, when the deck is empty


class StartUpNationAdvice(Advice):
    """Reads a position of an imagined world, where all cards are known."""

    def evaluate(self, state: State, seat: int) -> float:
        """From -1 to 1: expected points ahead of the others, or the result once the match is over."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns[seat]
        return lead_of(expected_scores(state), seat) / state.setup.target

    def values(self, state: State, seats: int) -> list[float]:
        """The same for every seat."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns
        expected = expected_scores(state)
        return [lead_of(expected, seat) / state.setup.target for seat in range(seats)]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """Keeping the better of two cards deserves the first look."""
        assert isinstance(state, Table)
        if state.phase != PLAY:
            return [1.0] * len(legal)
        hand = state.hand(state.seat)
        kept = {card: hand[0] if card == hand[1] else hand[1] for card in hand}
        share = {card: sum(CARD_OF[code] == card for code in legal) for card in hand}
        return [
            (0.5 if code >= FIRST_PASS else 1.0 + rank_of(kept[CARD_OF[code]])) / share[CARD_OF[code]] for code in legal
        ]


def lead_of(expected: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others and of their average, within the points that win a match."""
    best = -1000.0
    total = 0.0
    for other in range(len(expected)):
        if other != seat:
            best = max(best, expected[other])
            total += expected[other]
    lead = expected[seat] - 0.5 * best - 0.5 * total / (len(expected) - 1)
    return max(-3.0, min(3.0, lead))


def expected_scores(table: Table) -> list[float]:
    """The score of each seat with the points it may expect from this round."""
    seats = table.setup.seats
    values = [0.0] * seats
    living = table.living_seats()
    for seat in living:
        values[seat] = prospect(table, seat)
    strength = [0.0] * seats
    total = 0.0
    # The fewer cards are left, the surer the best unit is to win.
    sharpness = BOLDNESS * (1.0 + 4.0 / (1.0 + len(table.deck)))
    for seat in living:
        ally = ally_of(table, living, seat)
        unit = values[seat] + (values[ally] if ally >= 0 else 0.0)
        strength[seat] = 2.718281828 ** (sharpness * unit)
        total += strength[seat] if ally < 0 else strength[seat] / 2
    scores = [float(score) for score in table.scores]
    for seat in living:
        ally = ally_of(table, living, seat)
        points = 2.0 if ally < 0 else 1.0
        if table.held[seat] == TAX or (ally >= 0 and table.held[ally] == TAX):
            points *= 2
        scores[seat] += points * strength[seat] / total
    return scores


def ally_of(table: Table, living: list[int], seat: int) -> int:
    """The living ally, or nothing."""
    for other in living:
        if other != seat and table.are_allies(seat, other):
            return other
    return NOTHING


def prospect(table: Table, seat: int) -> float:
    """The rank this seat may expect to show: its card, or what later turns may bring instead."""
    card = table.held[seat]
    if seat == table.active and table.drawn >= 0:
        card = max(card, table.drawn)  # it will keep the better one
    value = float(table.setup.box.scores[card])
    turns = len(table.deck) / max(1, table.living.bit_count())
    if value < FAIR_RANK:
        value += (FAIR_RANK - value) * min(1.0, turns)
    elif card != BRIGITTE:
        value -= 0.15 * min(2.0, turns)  # exchanges and questions wear a good card down
    return value + table.bpi[seat]
