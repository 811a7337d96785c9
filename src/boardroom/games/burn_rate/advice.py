"""Advice for bots: how a company stands, by its money, its burn rate, its heads and what its cards may still do.

Everything is counted in money. A company is worth its bank, less what the coming paydays will cost at the present burn rate,
plus what its heads are good for: funds to raise, BAD IDEAS and BAD HIRES to ward off, projects to release.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.state import Advice, State
from boardroom.games.burn_rate.actions import DISCARD, END_TURN, PLAY
from boardroom.games.burn_rate.cards import (
    BAD_HIRE,
    BAD_IDEA,
    FIRE,
    FUNDING,
    HIRE,
    POACH,
    RELEASE,
)
from boardroom.games.burn_rate.table import SECOND, TURN, Table

PAYDAYS: Final = 7  # how far ahead the burn rate is counted
DANGER: Final = 40.0  # what the fear of the next payday is worth
HEADS: Final = [  # what a head of skill 0 to 3 is worth in Sales, Finance, HR and Development
    [0.0, 12.0, 22.0, 30.0],
    [0.0, 10.0, 22.0, 36.0],
    [0.0, 8.0, 14.0, 20.0],
    [0.0, 7.0, 11.0, 14.0],
]
SPARE_ENGINEER: Final = 2.0  # an engineer without work wards off half a contractor
AVERAGE_CARD: Final = 2.0  # what a fresh card of the deck is worth in hand
SCALE: Final = 300.0


class BurnRateAdvice(Advice):
    """Reads a position of an imagined world."""

    def evaluate(self, state: State, seat: int) -> float:
        """From -1 to 1: how far this company stands above the others."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns[seat]
        seats = state.setup.seats
        if not state.is_solvent(seat):
            return -1.0 / (seats - 1)
        if state.phase == SECOND:
            after = state.copy()
            after.play_unchecked(after.choices()[0])
            return self.evaluate(after, seat)
        best = total = 0.0
        count = 0
        for other in range(seats):
            if other != seat and state.is_solvent(other):
                worth = company_worth(state, other, PAYDAYS)
                best = worth if count == 0 else max(best, worth)
                total += worth
                count += 1
        due = PAYDAYS + (1 if state.seat == seat and state.phase == TURN else 0)  # this turn's payday is still to come
        own = company_worth(state, seat, due) + hand_worth(state, seat)
        lead = own - 0.5 * best - 0.5 * total / count - 25.0 * (count - 1)
        return max(-0.99, min(0.99, lead / SCALE))

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """Cards that do something deserve the first look; discarding and ending come later."""
        assert isinstance(state, Table)
        actions = state.setup.actions
        weights = []
        for code in legal:
            verb = actions.verb_of[code]
            if verb == PLAY:
                weights.append(PRIORS.get(state.setup.effect[actions.card_of[code]], 1.0))
            else:
                weights.append(0.5 if verb == DISCARD else 1.5 if verb == END_TURN else 1.0)
        return weights


PRIORS: Final = {FUNDING: 6.0, BAD_IDEA: 4.0, RELEASE: 4.0, POACH: 1.5, BAD_HIRE: 1.5, HIRE: 1.0, FIRE: 1.0}


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
    for card in table.hands[seat]:
        worth += card_worth(table, seat, card) - AVERAGE_CARD
    return worth


def card_worth(table: Table, seat: int, card: int) -> float:
    """A card kept for a later turn."""
    effect = table.setup.effect[card]
    value = table.setup.value[card]
    if effect == FUNDING:
        return 0.4 * value if table.setup.skills[card] >> table.skill[seat * 4 + 1] & 1 else 0.15 * value
    if effect == BAD_IDEA:
        return 2.0 + 1.0 * value
    if effect == RELEASE:
        playable = table.setup.skills[card] >> table.skill[seat * 4 + 3] & 1
        return (4.0 if table.need[seat] > 0 else 3.0) if playable else 1.0
    if effect == HIRE:
        return 0.5
    if effect == FIRE:
        return 1.5
    return 2.0
