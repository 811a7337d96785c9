"""Advice for bots: how a company stands, by its money, its burn rate, its heads and what its cards may still do.

Everything is counted in money. A company is worth its bank, less what the coming paydays will cost at the present burn rate,
plus what its heads are good for: funds to raise, BAD IDEAS and BAD HIRES to ward off, projects to release.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.state import Advice, State
from boardroom.games.burn_rate.rules.decisions import DRAFT, SECOND
from boardroom.games.burn_rate.state.codes import DISCARD, END_TURN, PLAY
from boardroom.games.burn_rate.state.table import Table

PAYDAYS: Final = 7  # how far ahead the burn rate is counted
DANGER: Final = 40.0  # what the fear of the next payday is worth
HEADS: Final = [  # what a head of skill 0 to 3 is worth in Sales, Finance, HR and Development
    [0.0, 14.0, 26.0, 36.0],
    [0.0, 12.0, 26.0, 42.0],
    [0.0, 10.0, 18.0, 26.0],
    [0.0, 14.0, 20.0, 26.0],
]
SPARE_ENGINEER: Final = 2.0  # an engineer without work wards off half a contractor
AVERAGE_CARD: Final = 9.0  # what a fresh card of the deck is worth in hand
EACH_RIVAL: Final = 25.0  # what it is worth that one company less is left to attack
SCALE: Final = 300.0


class BurnRateAdvice(Advice):
    """Reads a position of an imagined world."""

    curiosity = 0.5
    simulations = 16_000

    def evaluate(self, state: State, seat: int) -> float:
        """From -1 to 1: how far this company stands above the others."""
        assert isinstance(state, Table)
        return self.values(state, state.setup.seats)[seat]

    def values(self, state: State, seats: int) -> list[float]:
        """The same for every seat."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns
        if state.decision is SECOND:  # as good as done
            after = state.copy()
            after.play_unchecked(after.choices()[0])
            return self.values(after, seats)
        worths = [company_worth(state, seat, PAYDAYS) for seat in range(seats)]
        return [lead_of(state, worths, seat) for seat in range(seats)]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """Cards that do something deserve the first look; discarding and ending come later."""
        assert isinstance(state, Table)
        codes = state.setup.codes
        weights = []
        for code in legal:
            verb = codes.verb[code]
            if verb == PLAY:
                weights.append(state.setup.cards[codes.card[code]].effect.prior)
            else:
                weights.append(0.5 if verb == DISCARD else 1.5 if verb == END_TURN else 1.0)
        return weights


def lead_of(table: Table, worths: list[float], seat: int) -> float:
    """How far a company is ahead of the best of the others and of their average, with its own turn and hand in mind."""
    if not table.is_solvent(seat):
        return -1.0 / (len(worths) - 1)
    best = total = 0.0
    count = 0
    for other in range(len(worths)):
        if other != seat and table.is_solvent(other):
            best = worths[other] if count == 0 else max(best, worths[other])
            total += worths[other]
            count += 1
    own = worths[seat] + hand_worth(table, seat)
    if table.seat == seat and table.decision is not DRAFT:
        own -= table.burn_rate(seat)  # this turn's payday is still to come
    lead = own - 0.5 * best - 0.5 * total / count - EACH_RIVAL * (count - 1)
    return max(-0.99, min(0.99, lead / SCALE))


def company_worth(table: Table, seat: int, paydays: int) -> float:
    """What a company is worth in money."""
    burn = table.payroll[seat] + table.setup.contractor_pay * table.contractors_needed(seat)
    first = burn << table.markers[seat]
    worth = float(table.bank[seat] - first - burn * (paydays - 1))
    for department in range(4):
        worth += HEADS[department][table.skill[seat * 4 + department]]
    spare = table.engineers[seat] - table.need[seat]
    if spare > 0:
        worth += SPARE_ENGINEER * min(spare, 3)
    left = table.bank[seat] - first
    if left < 0:
        worth -= DANGER
    elif left < burn:
        worth -= DANGER * 0.4
    return worth


def hand_worth(table: Table, seat: int) -> float:
    """What the cards in hand may still do; those that will be drawn instead count as average ones."""
    worth = 0.0
    for number in table.hands[seat]:
        card = table.setup.cards[number]
        worth += card.effect.worth(table, seat, card) - AVERAGE_CARD
    return worth
