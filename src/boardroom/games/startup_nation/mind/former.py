"""Looking back: the tables at the end of earlier rounds, from which their worlds are imagined as from any other table."""

from __future__ import annotations

from boardroom.core.pile import Pile
from boardroom.core.state import State
from boardroom.games.startup_nation.content.names import NOTHING
from boardroom.games.startup_nation.rules.scoring import OVER
from boardroom.games.startup_nation.state.record import tells_all
from boardroom.games.startup_nation.state.table import EVERYTHING, RoundResult, Table


def former(table: Table, seat: int) -> list[State]:
    """The rounds that were played to the last card, at their end, where all hands are open (SN-40).

    Those that cannot be played again from their record are left out, and those that another seat imagines.
    """
    if not table.setup.bpi_returns:
        return []
    scores = table.scores[:]
    ends: list[State] = []
    for number in range(len(table.rounds) - 1, -1, -1):
        result = table.rounds[number]
        scores = [score - points for score, points in zip(scores, result.points, strict=True)]
        if result.reason == "deck" and result.knower in (seat, EVERYTHING) and tells_all(result.record):
            ends.append(end_of(table, result, scores))
    return ends[::-1]


def end_of(table: Table, result: RoundResult, scores: list[int]) -> Table:
    """The table when this round was over, before its points were given."""
    end = table.copy()
    assert isinstance(end, Table)
    end.round = result.number
    end.seat = NOTHING
    end.decision = OVER
    end.held = result.hands[:]
    end.drawn = end.received = NOTHING
    end.living = sum([1 << seat for seat in range(len(scores)) if result.hands[seat] >= 0])
    end.deck = Pile()
    end.tokens = result.tokens[:]
    end.scores = scores[:]
    end.record = result.record[:]
    end.rounds = []
    return end
