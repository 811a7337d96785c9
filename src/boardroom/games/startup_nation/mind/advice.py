"""Advice for bots: how a position looks to a seat, by the points everybody may expect from the round and the match."""

from __future__ import annotations

from math import pow
from typing import Final

from boardroom.core.others import Others
from boardroom.core.state import Advice, State
from boardroom.games.startup_nation.content.names import BRIGITTE, TAX
from boardroom.games.startup_nation.mind.habits import WEIGHTS, ally_of, habits
from boardroom.games.startup_nation.mind.kinds import SEARCHING
from boardroom.games.startup_nation.mind.others import PEOPLE
from boardroom.games.startup_nation.state.table import Table

FAIR_RANK: Final = 2.6  # about what a fresh card of the deck is worth
BOLDNESS: Final = 0.55  # how sharply a lead in rank turns into a chance to win the round, when the deck is empty
ROUND: Final = 80  # choices; nearly every round is shorter


class StartUpNationAdvice(Advice):
    """Reads a position of an imagined world, where all cards are known; searches play rounds to their end."""

    horizon = ROUND
    simulations = 8_000
    trust = 0.5
    others: Others | None = PEOPLE

    def evaluate(self, state: State, seat: int) -> float:
        """From -1 to 1: expected points ahead of the others, or the result once the match is over."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns[seat]
        return lead_of(expected_scores(state), seat) / state.setup.target

    def values(self, state: State, seats: int) -> list[float]:
        """For every seat, where a search ends: between two rounds, so by the points alone."""
        return PEOPLE.values(state, seats, [SEARCHING] * seats)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """What those do who search."""
        assert isinstance(state, Table)
        return habits(state, legal, WEIGHTS)

    def settled(self, state: State, since: State) -> bool:
        """When the round is over: what comes next is dealt anew."""
        assert isinstance(state, Table) and isinstance(since, Table)
        return state.round != since.round


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
    cards = float(len(table.deck))
    turns = cards / max(1, table.living_count())
    sharpness = BOLDNESS * (1.0 + 4.0 / (1.0 + cards))  # the fewer cards are left, the surer the best unit is to win
    strength = [0.0] * seats
    total = 0.0
    for seat in range(seats):
        if table.living >> seat & 1:
            ally = ally_of(table, seat)
            unit = prospect(table, seat, turns)
            if ally >= 0:
                unit += prospect(table, ally, turns)
            strength[seat] = pow(2.718281828, sharpness * unit)
            total += strength[seat] if ally < 0 else strength[seat] / 2
    scores = [float(score) for score in table.scores]
    for seat in range(seats):
        if table.living >> seat & 1:
            scores[seat] += round_points(table, seat) * strength[seat] / total
    return scores


def round_points(table: Table, seat: int) -> float:
    """What this seat gets if its unit wins the round (SN-44, SN-45)."""
    ally = ally_of(table, seat)
    if table.held[seat] == TAX or (ally >= 0 and table.held[ally] == TAX):
        return 4.0 if ally < 0 else 2.0
    return 2.0 if ally < 0 else 1.0


def prospect(table: Table, seat: int, turns: float) -> float:
    """The rank this seat may expect to show: its card, or what later turns may bring instead."""
    card = table.held[seat]
    if seat == table.active and table.drawn > card:
        card = table.drawn  # it will keep the better one
    value = float(table.setup.box.scores[card])
    if value < FAIR_RANK:
        value += (FAIR_RANK - value) * min(1.0, turns)
    elif card != BRIGITTE:
        value -= 0.15 * min(2.0, turns)  # exchanges and questions wear a good card down
    return value + table.bpi[seat]
