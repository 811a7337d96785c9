"""Advice for bots: how a position looks to a seat, by the points everybody may expect from the round and the match."""

from __future__ import annotations

from math import pow
from typing import Final

from boardroom.core.state import Advice, State
from boardroom.games.startup_nation.content.names import BRIGITTE, TAX
from boardroom.games.startup_nation.mind.habits import WEIGHTS, ally_of, habits
from boardroom.games.startup_nation.mind.kinds import PLAYER_KINDS, SEARCHING, fits, habits_of
from boardroom.games.startup_nation.state.table import Table

FAIR_RANK: Final = 2.6  # about what a fresh card of the deck is worth
BOLDNESS: Final = 0.55  # how sharply a lead in rank turns into a chance to win the round, when the deck is empty
OPENING: Final = 0.35  # how sharply a lead in points turns into a chance to win the match, at its beginning
ENDING: Final = 1.0  # and when somebody has the points that win it
LASTING: Final = 2.0  # for how many rounds an alliance is counted on
ROUND_POINTS: Final = 2.28  # that all seats win in a round together, on average
SKILL: Final = (0.0, 0.4, 0.65)  # what each kind of player adds to the logarithm of a pair's chance to win a round
ALONE: Final = -1.3  # and what it takes off to be alone, with one's own skill counted twice
RESPECT: Final = 0.15  # how much another's result counts beside the own one, for each unit of skill: a tenth at most
ROUND: Final = 80  # choices; nearly every round is shorter


class StartUpNationAdvice(Advice):
    """Reads a position of an imagined world, where all cards are known; searches play rounds to their end."""

    horizon = ROUND
    simulations = 8_000
    trust = 0.5
    people = True
    kinds = PLAYER_KINDS

    def evaluate(self, state: State, seat: int) -> float:
        """From -1 to 1: expected points ahead of the others, or the result once the match is over."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns[seat]
        return lead_of(expected_scores(state), seat) / state.setup.target

    def values(self, state: State, seats: int) -> list[float]:
        """For every seat, where a search ends: between two rounds, so by the points alone."""
        return self.values_among(state, seats, [SEARCHING] * seats)

    def values_among(self, state: State, seats: int, kinds: list[int]) -> list[float]:
        """A good ally is worth something in the next rounds too."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns
        return chances(state, alliance_points(state, kinds))

    def liking(self, values: list[float], kinds: list[int], seat: int) -> float:
        """Beside the own result it counts a little who else wins: better somebody who plays well."""
        liked = values[seat]
        for other in range(len(values)):
            if other != seat:
                liked += RESPECT * SKILL[kinds[other]] * values[other]
        return liked

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """What those do who search."""
        assert isinstance(state, Table)
        return habits(state, legal, WEIGHTS)

    def habits(self, state: State, legal: list[int], kind: int) -> list[float]:
        """What another player does, who chooses by chance, is greedy, or searches."""
        assert isinstance(state, Table)
        return habits_of(kind, state, legal)

    def fits(self, world: State, seat: int) -> list[float]:
        """By what the others did in this round."""
        assert isinstance(world, Table)
        return fits(world, seat)

    def settled(self, state: State, since: State) -> bool:
        """When the round is over: what comes next is dealt anew."""
        assert isinstance(state, Table) and isinstance(since, Table)
        return state.round != since.round


def chances(table: Table, expected: list[float]) -> list[float]:
    """Each seat's chance to win the match by the points it has and may expect, as a result between a winner's and a loser's.

    The nearer the match is to its end, the more a lead decides.
    """
    best = 0
    for score in table.scores:
        best = max(best, score)
    sharpness = OPENING + (ENDING - OPENING) * best / table.setup.target
    weights = [pow(2.718281828, sharpness * (table.scores[seat] + expected[seat])) for seat in range(len(expected))]
    total = sum(weights)
    others = len(weights) - 1
    return [weight / total - (1.0 - weight / total) / others for weight in weights]


def alliance_points(table: Table, kinds: list[int]) -> list[float]:
    """The points that each seat may expect while today's alliances last, by how well the kinds of players play."""
    seats = len(kinds)
    strength = [0.0] * seats
    shared = [1.0] * seats  # the part of a win that is one's own
    total = 0.0
    for seat in range(seats):
        ally = ally_of(table, seat)
        if ally >= 0:
            strength[seat] = pow(2.718281828, SKILL[kinds[seat]] + SKILL[kinds[ally]])
            shared[seat] = 0.5
        else:
            strength[seat] = pow(2.718281828, 2.0 * SKILL[kinds[seat]] + ALONE)
        total += shared[seat] * strength[seat]
    return [LASTING * ROUND_POINTS * shared[seat] * strength[seat] / total for seat in range(seats)]


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
    turns = cards / max(1, table.living.bit_count())
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
