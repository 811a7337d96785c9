"""Advice for bots: how far each seat has come on the six ways to a point, and what it owns to go further.

Everything is counted in victory points. An action that has been begun is worth what it promises, so that one look ahead
is enough to choose among the actions of the menu.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.state import Advice, State
from boardroom.games.power_struggle.content.names import (
    ARCHENEMY,
    BRIBED,
    CERTIFICATES,
    COM,
    CORRUPTION,
    COUNSEL,
    DEV,
    DIVISIONS,
    FACE_DOWN,
    INFLUENCE,
    LEG,
    MAIN,
    MEETING,
    NOTHING,
    OFFICES,
    PRIVILEGES,
    SHARES,
    TRACKS,
)
from boardroom.games.power_struggle.rules.bribe import ASK_OFFER, BRIBE
from boardroom.games.power_struggle.rules.buy import (
    ASK_BUY,
    ASK_CONSULT,
    ASK_DISMISS,
    ASK_ESTABLISH,
    BUY_INFLUENCE,
    price_of,
)
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT
from boardroom.games.power_struggle.rules.meeting import AT_SORTING, winner_of
from boardroom.games.power_struggle.rules.points import counsel_spaces, is_ahead
from boardroom.games.power_struggle.rules.privilege import USE_DEVELOPMENT
from boardroom.games.power_struggle.rules.reorganise import ASK_RESIGN, MERGE
from boardroom.games.power_struggle.rules.staff import ASK_HIRE, ASK_LIFT, ASK_OPEN, FOUND
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF, Table

# What things are worth, in victory points.
NOTE: Final = 0.006  # 50,000: about three million buy a point; a full purse is worth less and less
FULL_PURSE: Final = 40
OVERFULL_PURSE: Final = 100
EMPLOYEE: Final = 0.012
DEPARTMENTS: Final = [0.0, 0.07, 0.14, 0.2, 0.25, 0.28, 0.3]  # by their number; more are hardly worth more
MAIN_DEPARTMENT: Final = 0.06
HEAD: Final = 0.05  # sitting in the office
LEAD: Final = 0.06  # holding most managers of a division
BOARD: Final = 0.09
BOARD_LATER: Final = 0.03  # once influence is scored
CHAIR: Final = 0.10
CERTIFICATE: Final = 0.02
CARD: Final = 0.02
BRIBED_CARD: Final = 0.05
LIKELY: Final = 0.8  # an offer is accepted
ENVELOPES: Final = 0.6  # of the way to the corruption point: it is open to all, so it sets nobody apart
WEIGHTS: Final = [1.0, 1.0, 1.0, 1.0, 0.5, 0.3]  # the best ways count in full
ENEMY_LEADS: Final = [0.0, 0.08, 0.3, 0.9]


class PowerStruggleAdvice(Advice):
    """Reads a position of an imagined world, where all secrets are known."""

    curiosity = 0.5

    def evaluate(self, state: State, seat: int) -> float:
        """From -1 to 1: points expected ahead of the others, or the result once the game is over."""
        assert isinstance(state, Table)
        return self.values(state, state.setup.seats)[seat]

    def values(self, state: State, seats: int) -> list[float]:
        """The same for every seat."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns
        leaders = leaders_of(state)
        worths = [worth(state, seat, leaders) for seat in range(seats)]
        scale = 2.0 * state.setup.target
        return [max(-0.99, min(0.99, lead_of(worths, seat) / scale)) for seat in range(seats)]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """Each choice in proportion to what it promises at once."""
        assert isinstance(state, Table)
        seat = state.seat
        now = worth(state, seat, leaders_of(state))
        weights = []
        for code in legal:
            after = state.copy()
            after.play_unchecked(code)
            assert isinstance(after, Table)
            weights.append(max(0.1, 1.0 + 2.0 * (worth(after, seat, leaders_of(after)) - now)) ** 3)
        return weights


def lead_of(worths: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others and of their average."""
    best = -99.0
    total = 0.0
    for other in range(len(worths)):
        if other != seat:
            best = max(best, worths[other])
            total += worths[other]
    return worths[seat] - 0.35 * best - 0.25 * total / (len(worths) - 1)


def leaders_of(table: Table) -> list[int]:
    """Who would win each division now, or nothing."""
    return [winner_of(table, division) for division in range(DIVISIONS)]


def worth(table: Table, seat: int, leaders: list[int]) -> float:
    """How many points this seat may expect, promises included."""
    values = ways(table, seat)
    total = weighted(values) + holdings(table, seat, values, leaders)
    if table.active == seat and table.action is not None:
        total += promise(table, seat, values)
    if table.stage is AT_SORTING and seat == table.starter:
        total += stack_value(table)
    return total


def ways(table: Table, seat: int) -> list[float]:
    """How much of each way's point is reached, with what a chosen action is about to score."""
    values = []
    for track in range(TRACKS):
        values.append(progress(table, track, table.tracks[seat * TRACKS + track] + pending(table, seat, track)))
    values.append(progress(table, COUNSEL, counsel_spaces(table, seat)))
    values.append(enemy_progress(table, seat))
    return values


def progress(table: Table, way: int, total: int) -> float:
    """From 0 to 1: slow at first, with a leap when the point is reached."""
    share = total / table.setup.thresholds[way]
    if share >= 1.0:
        return 1.0
    reached = 0.72 * share * (0.55 + 0.45 * share)
    return ENVELOPES * reached if way == CORRUPTION else reached


def pending(table: Table, seat: int, track: int) -> int:
    """What the action in hand will score when it is committed."""
    action = table.action
    if table.phase is not ASK_COMMIT or seat != table.active or action is None or action.track != track:
        return 0
    return action.gain(table)


def enemy_progress(table: Table, seat: int) -> float:
    """How many of the three leads over the archenemy there are."""
    if table.points[seat] >> ARCHENEMY & 1:
        return 1.0
    leads = 0
    for way in table.setup.box.trios[table.trios[seat]]:
        if table.colours[seat] != seat:
            leads += is_ahead(table, seat, table.colours[seat], way)
        else:
            leads += all(is_ahead(table, seat, other, way) for other in range(table.setup.seats) if other != seat)
    if table.colours[seat] == seat:
        leads = min(3, leads + 1)  # two leads are enough
    return ENEMY_LEADS[leads]


def weighted(values: list[float]) -> float:
    """The best ways in full, the others a little."""
    ranked = sorted(values, reverse=True)
    total = 0.0
    for rank in range(len(ranked)):
        total += WEIGHTS[rank] * ranked[rank]
    return total


def holdings(table: Table, seat: int, values: list[float], leaders: list[int]) -> float:
    """What a seat owns: money, people, posts and cards."""
    total = money_value(table.cash[seat])
    mine = seat + 1
    departments = 0
    for unit in table.units:
        if unit >> OWNER_SHIFT == mine:
            departments += not unit & IS_MAIN
            total += (MAIN_DEPARTMENT if unit & IS_MAIN else 0.0) + EMPLOYEE * (unit & STAFF)
    total += departments_value(departments)
    board = BOARD if values[INFLUENCE] < 1.0 else BOARD_LATER
    total += board * table.board.count(seat) + (CHAIR if table.chairman == seat else 0.0)
    for division in range(DIVISIONS):
        total += HEAD * (table.heads[division] == seat) + LEAD * (leaders[division] == seat)
    for card in range(PRIVILEGES):
        if table.holders[card] == seat and table.sides[card] != FACE_DOWN:
            total += BRIBED_CARD if table.sides[card] == BRIBED else CARD
    first = seat * (CERTIFICATES + 1)
    return total + CERTIFICATE * sum(table.certificates[first : first + CERTIFICATES + 1])


def money_value(cash: int) -> float:
    """What money is worth before it is spent."""
    first = min(cash, FULL_PURSE)
    second = min(cash, OVERFULL_PURSE) - first
    return NOTE * (first + 0.5 * second + 0.1 * (cash - first - second))


def departments_value(count: int) -> float:
    """What so many departments are worth."""
    last = len(DEPARTMENTS) - 1
    return DEPARTMENTS[min(count, last)] + 0.01 * max(0, count - last)


def departments_of(table: Table, seat: int) -> int:
    """How many departments a seat has."""
    count = 0
    for unit in table.units:
        count += unit >> OWNER_SHIFT == seat + 1 and not unit & IS_MAIN
    return count


def promise(table: Table, seat: int, values: list[float]) -> float:
    """What the action in hand will bring beyond what lies on the table already."""
    phase = table.phase
    if phase is ASK_HIRE:
        return EMPLOYEE * (table.in_hand + table.bonus)
    if table.action is FOUND:
        settled = more_departments(table, seat, 1) - EMPLOYEE if table.in_hand or table.mark < 0 else 0.0
        return EMPLOYEE * table.in_hand + (settled if phase is ASK_LIFT else 0.0)
    if phase is ASK_OPEN:
        return more_departments(table, seat, 1) + EMPLOYEE
    if table.action is MERGE and phase is not ASK_COMMIT:
        reached = table.tracks[seat * TRACKS + MAIN] + 1
        lost = more_departments(table, seat, -2) - 2 * EMPLOYEE
        return gain_of(table, values, MAIN, reached) + MAIN_DEPARTMENT + lost
    if phase is ASK_RESIGN:
        return resignation(table, seat, values)
    if table.action is BRIBE:
        return bribe_promise(table, seat, values)
    if phase is ASK_DISMISS:
        points = 1 if table.action is BUY_INFLUENCE else table.sides[LEG]
        reached = table.tracks[seat * TRACKS + INFLUENCE] + points
        return gain_of(table, values, INFLUENCE, reached) - EMPLOYEE * table.in_hand
    if table.action is USE_DEVELOPMENT:
        return EMPLOYEE * table.in_hand * (1.3 if table.sides[DEV] == BRIBED else 1.2)
    return purchase_promise(table, seat, values)


def more_departments(table: Table, seat: int, more: int) -> float:
    """What so many departments more (or fewer) are worth."""
    count = departments_of(table, seat)
    return departments_value(count + more) - departments_value(count)


def spending(table: Table, seat: int, price: int) -> float:
    """What paying a price costs."""
    return money_value(table.cash[seat]) - money_value(table.cash[seat] - price)


def purchase_promise(table: Table, seat: int, values: list[float]) -> float:
    """The best that the money can buy in the action that was begun."""
    box = table.setup.box
    if table.phase is ASK_ESTABLISH:
        reached = table.tracks[seat * TRACKS + MAIN] + 1
        return gain_of(table, values, MAIN, reached) + MAIN_DEPARTMENT - spending(table, seat, box.main_price)
    if table.phase is ASK_CONSULT:
        return gain_of(table, values, COUNSEL, counsel_spaces(table, seat) + 1) - spending(
            table, seat, box.counsel_price
        )
    if table.phase is not ASK_BUY:
        return 0.0
    best = -9.0
    for shares in range(1, CERTIFICATES + 1):
        price = price_of(table, seat, shares)
        if table.stock[shares] and price <= table.cash[seat]:
            reached = table.tracks[seat * TRACKS + SHARES] + shares
            best = max(best, gain_of(table, values, SHARES, reached) + CERTIFICATE - spending(table, seat, price))
    return best


def gain_of(table: Table, values: list[float], way: int, total: int) -> float:
    """What reaching this total on one way adds."""
    after = values[:]
    after[way] = progress(table, way, total)
    return weighted(after) - weighted(values)


def resignation(table: Table, seat: int, values: list[float]) -> float:
    """The best way out of one of the heads' offices."""
    best = -9.0
    board = BOARD if values[INFLUENCE] < 1.0 else BOARD_LATER
    for division in range(DIVISIONS):
        if table.heads[division] != seat:
            continue
        lost, managers = HEAD + CARD + LEAD, 0
        for place in range(division * OFFICES, division * OFFICES + table.used[division]):
            unit = table.units[place]
            if unit >> OWNER_SHIFT == seat + 1:
                lost += EMPLOYEE * (unit & STAFF)
                managers += not unit & IS_MAIN
        lost -= more_departments(table, seat, -managers)
        best = max(best, board * min(5, managers + 1) - lost)
        if table.counsel[seat * DIVISIONS + division] == 0:
            best = max(best, gain_of(table, values, COUNSEL, counsel_spaces(table, seat) + 1) - lost)
    return best


def bribe_promise(table: Table, seat: int, values: list[float]) -> float:
    """Corruption for the attempt, and perhaps the card for the sum."""
    total = 0.0
    if table.phase is not ASK_COMMIT and table.offers == 0:
        total += gain_of(table, values, CORRUPTION, table.tracks[seat * TRACKS + CORRUPTION] + 1)
    if table.phase is ASK_OFFER and table.offers == 0:
        return total + LIKELY * (BRIBED_CARD - NOTE)
    if table.offer_card != NOTHING:
        card = 0.0 if table.sides[table.offer_card] == FACE_DOWN else BRIBED_CARD
        if table.offer_card == COM:
            card *= 1.5
        counted = table.offer_sum if table.offer_sum >= 0 else 10 * max(0, table.offer_coarse)
        total += LIKELY * (card - NOTE * counted)
    return total


def stack_value(table: Table) -> float:
    """The sorter would rather not turn a Moron before the Meeting."""
    total = 0.0
    for card in table.stack:
        if card == MEETING:
            break
        total += table.setup.happenings[card].worth
    return total
