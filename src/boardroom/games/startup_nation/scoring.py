"""The end of a round and of the match: when they end, who wins what, and who begins next (SN-38 to SN-48)."""

from __future__ import annotations

from boardroom.core.event import Outcome, shared_win
from boardroom.games.startup_nation import events
from boardroom.games.startup_nation.cards import BRIGITTE, EMMANUEL, NOTHING, TAX
from boardroom.games.startup_nation.setup import ALL_TIED_WIN, NOBODY_SCORES
from boardroom.games.startup_nation.table import DONE, RoundResult, Table


def is_decided(table: Table) -> str:
    """SN-38 a and b: why the round is over although there may be cards left in the deck, or "" if it is not."""
    count = table.living.bit_count()
    if count == 1:
        return "survivor"
    if count == 2:
        seat, other = table.living_seats()
        # SN-A19: two of the same colour; red with blue, or black with a colour, play on.
        if table.setup.any_two_end or table.are_allies(seat, other):
            return "allies"
    return ""


def finish_round(table: Table, reason: str) -> int:
    """Scores the round; gives the first seat of the next one, or nothing when the match is over."""
    living = table.living_seats()
    values = unit_values(table, living)
    winners = round_winners(table, living, values)
    points = [round_points(table, living, seat) if seat in winners else 0 for seat in range(table.setup.seats)]
    if reason == "survivor" and table.setup.survivor_points == 0:
        points = [0] * table.setup.seats
    for seat in winners:
        table.scores[seat] += points[seat]
    result = RoundResult(table.round, reason, table.held[:], values, points, winners)
    table.last_round = result
    table.outcome = match_outcome(table)
    if table.outcome is None:
        result.next_first = next_first(table, winners)
    if table.log is not None:
        events.round_ended(table.log, table.active, result.as_dict())
    if table.outcome is not None:
        table.phase = DONE
        table.seat = NOTHING
        if table.log is not None:
            events.match_ended(table.log, table.outcome.as_dict())
    return result.next_first


def unit_values(table: Table, living: list[int]) -> list[int]:
    """SN-42: for each living seat what its unit is worth: its own score rank, and its living ally's."""
    values = [0] * table.setup.seats
    for seat in living:
        values[seat] = score_rank(table, seat) + sum(score_rank(table, ally) for ally in allies_of(table, living, seat))
    return values


def allies_of(table: Table, living: list[int], seat: int) -> list[int]:
    """The living ally, if there is one."""
    return [other for other in living if other != seat and table.are_allies(seat, other)]


def score_rank(table: Table, seat: int) -> int:
    """SN-41: the printed rank, -4 for the miraculous intern, and the seat's BPI tokens."""
    return table.setup.box.scores[table.held[seat]] + table.bpi[seat]


def round_winners(table: Table, living: list[int], values: list[int]) -> list[int]:
    """SN-43 and SN-46: the living seats of the best unit, whatever its sign, or of all units tied for it."""
    best = max([values[seat] for seat in living])
    winners = [seat for seat in living if values[seat] == best]
    if table.setup.ties == ALL_TIED_WIN or is_one_unit(table, winners):
        return winners
    if table.setup.ties == NOBODY_SCORES:
        return []
    top = max([best_card(table, living, seat) for seat in winners])
    return [seat for seat in winners if best_card(table, living, seat) == top]


def is_one_unit(table: Table, winners: list[int]) -> bool:
    """Are these one seat, or two allies?"""
    return len(winners) == 1 or (len(winners) == 2 and table.are_allies(winners[0], winners[1]))


def best_card(table: Table, living: list[int], seat: int) -> int:
    """Option highest_single_card_then_share: the score rank of the unit's best member."""
    return max([score_rank(table, member) for member in [seat, *allies_of(table, living, seat)]])


def round_points(table: Table, living: list[int], seat: int) -> int:
    """SN-44 and SN-45: two alone, one each for allies, doubled when one of them holds the tax intern."""
    unit = [seat, *allies_of(table, living, seat)]
    cards = [table.held[member] for member in unit]
    points = 2 if len(unit) == 1 else 1
    if table.setup.love_bonus and EMMANUEL in cards and BRIGITTE in cards:
        points += 1
    return points * 2 if TAX in cards else points


def match_outcome(table: Table) -> Outcome | None:
    """SN-47: the match is won with enough points and more than everybody else; SN-A22: leaders share it at the cap."""
    best = max(table.scores)
    leaders = [seat for seat in range(table.setup.seats) if table.scores[seat] == best]
    won = best >= table.setup.target and len(leaders) == 1
    if not won and table.round < table.setup.cap:
        return None
    reason = "target" if won else "cap"
    return Outcome(reason, table.scores[:], shared_win(leaders, table.setup.seats), leaders, capped=not won)


def next_first(table: Table, winners: list[int]) -> int:
    """SN-48: the winner who took the latest turn; if none took one, the first winner clockwise after the last active."""
    if not winners:
        return table.first  # option nobody_scores
    latest = max([table.last_turn[seat] for seat in winners])
    if latest > 0:
        return next(seat for seat in winners if table.last_turn[seat] == latest)
    seats = table.setup.seats
    following = (table.active + 1) % seats
    while following not in winners:
        following = (following + 1) % seats
    return following
