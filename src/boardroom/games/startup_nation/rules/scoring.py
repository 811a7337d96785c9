"""The end of a round and of the match: when they end, who wins what, and who begins next (SN-38 to SN-48)."""

from __future__ import annotations

from typing import Final, Literal

from boardroom.core.event import Outcome, shared_win
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Prompt
from boardroom.core.state import GAME_OVER
from boardroom.games.startup_nation.content.names import BRIGITTE, EMMANUEL, NOTHING, TAX
from boardroom.games.startup_nation.shapes import RoundReason
from boardroom.games.startup_nation.state import events
from boardroom.games.startup_nation.state.decision import Decision
from boardroom.games.startup_nation.state.setup import ALL_TIED_WIN, NOBODY_SCORES
from boardroom.games.startup_nation.state.table import RoundResult, Table


class Over(Decision):
    """The match is over and nobody decides (SN-47)."""

    word = "over"
    rule = "SN-47"

    def choices(self, table: Table) -> list[int]:
        """Nothing."""
        return []

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Whatever it is."""
        return GAME_OVER

    def do(self, table: Table, code: int) -> None:
        """There is no legal choice."""
        raise AssertionError("the match is over")

    def prompts(self) -> list[str]:
        """Everybody reads the same."""
        return ["prompt-over"]

    def prompt(self, table: Table, seat: int) -> Prompt:
        """Who has won."""
        assert table.outcome is not None
        return {"key": "prompt-over", "params": {"winners": table.outcome.winners[:]}, "rule": self.rule}


OVER: Final = Over()


def is_decided(table: Table) -> RoundReason | Literal[""]:
    """SN-38 a and b: why the round is over although there may be cards left in the deck, or "" if it is not."""
    living = table.living_count()
    if living == 1:
        return "survivor"
    if living == 2:
        seat, other = table.living_seats()
        # SN-A19: two of the same colour; red with blue, or black with a colour, play on.
        if table.are_allies(seat, other):
            return "allies"
        if table.setup.any_two_end:
            return "two_left"
    return ""


def finish_round(table: Table, reason: RoundReason) -> int:
    """Scores the round; gives the first seat of the next one, or nothing when the match is over."""
    living = table.living_seats()
    allies = living_allies(table, living)
    values = unit_values(table, living, allies)
    winners = round_winners(table, living, allies, values)
    points = [0] * table.setup.seats
    for seat in winners:
        points[seat] = round_points(table, seat, allies[seat], reason)
        table.scores[seat] += points[seat]
    result = RoundResult(table.round, reason, table.held[:], values, points, winners)
    result.tokens = table.tokens[:]
    result.record = table.record  # a new round begins a new one
    table.rounds = [*table.rounds, result]
    table.outcome = match_outcome(table)
    if table.outcome is None:
        result.next_first = next_first(table, winners)
    if table.log is not None:
        events.round_ended(table.log, table.active, result.as_dict())
    if table.outcome is not None:
        table.decision = OVER
        table.seat = NOTHING
        if table.log is not None:
            events.match_ended(table.log, table.outcome.as_dict())
    return result.next_first


def living_allies(table: Table, living: list[int]) -> list[int]:
    """For each seat its living ally, or nothing."""
    allies = [NOTHING] * table.setup.seats
    for seat in living:
        for other in living:
            if seat < other and table.are_allies(seat, other):
                allies[seat] = other
                allies[other] = seat
    return allies


def unit_values(table: Table, living: list[int], allies: list[int]) -> list[int]:
    """SN-42: for each living seat what its unit is worth: its own score rank, and its living ally's."""
    values = [0] * table.setup.seats
    for seat in living:
        ally = allies[seat]
        values[seat] = score_rank(table, seat) + (score_rank(table, ally) if ally >= 0 else 0)
    return values


def score_rank(table: Table, seat: int) -> int:
    """SN-41: the printed rank, -4 for the miraculous intern, and the seat's BPI tokens."""
    return table.setup.box.scores[table.held[seat]] + table.bpi[seat]


def round_winners(table: Table, living: list[int], allies: list[int], values: list[int]) -> list[int]:
    """SN-43 and SN-46: the living seats of the best unit, whatever its sign, or of all units tied for it."""
    best = values[living[0]]
    for seat in living:
        best = max(best, values[seat])
    winners = [seat for seat in living if values[seat] == best]
    if table.setup.ties == ALL_TIED_WIN or len(winners) == 1 or winners[1:] == [allies[winners[0]]]:
        return winners
    if table.setup.ties == NOBODY_SCORES:
        return []
    top = max([best_card(table, seat, allies[seat]) for seat in winners])
    return [seat for seat in winners if best_card(table, seat, allies[seat]) == top]


def best_card(table: Table, seat: int, ally: int) -> int:
    """Option highest_single_card_then_share: the score rank of the unit's best member."""
    own = score_rank(table, seat)
    return own if ally < 0 else max(own, score_rank(table, ally))


def round_points(table: Table, seat: int, ally: int, reason: RoundReason) -> int:
    """SN-44 and SN-45: two alone, one each for allies, doubled when one of them holds the tax intern."""
    points = 2 if ally < 0 else 1
    if reason == "survivor":
        points = table.setup.survivor_points
    own = table.held[seat]
    other = table.held[ally] if ally >= 0 else NOTHING
    if table.setup.love_bonus and own + other == EMMANUEL + BRIGITTE and EMMANUEL in (own, other):
        points += 1
    return points * 2 if TAX in (own, other) else points


def match_outcome(table: Table) -> Outcome | None:
    """SN-47: the match is won with enough points and more than everybody else; SN-A22: leaders share it at the cap."""
    best = 0
    leaders = 0
    for score in table.scores:
        if score > best:
            best = score
            leaders = 1
        elif score == best:
            leaders += 1
    won = best >= table.setup.target and leaders == 1
    if not won and table.round < table.setup.cap:
        return None
    winners = [seat for seat in range(table.setup.seats) if table.scores[seat] == best]
    reason = "target" if won else "cap"
    return Outcome(reason, table.scores[:], shared_win(winners, table.setup.seats), winners, capped=not won)


def next_first(table: Table, winners: list[int]) -> int:
    """SN-48: the winner who took the latest turn; if none took one, the first winner clockwise after the last active."""
    if not winners:
        return table.first  # option nobody_scores
    latest = winners[0]
    for seat in winners:
        if table.last_turn[seat] > table.last_turn[latest]:
            latest = seat
    if table.last_turn[latest] > 0:
        return latest
    seats = table.setup.seats
    following = (table.active + 1) % seats
    while following not in winners:
        following = (following + 1) % seats
    return following
