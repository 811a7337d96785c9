"""What every decision of a game was worth: the search's opinion of each choice, as the seat could know it then."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from boardroom.bots.search import Search
from boardroom.core.errors import BadOption
from boardroom.core.luck import Luck
from boardroom.core.match import Match
from boardroom.core.state import State

SIMULATIONS = 400  # for each decision
MATTERED = 3
BATCH = 16  # simulations between two looks at the clock
FIRST_LOOK = 0.6  # of the time; the rest is for those that are looked at more closely


@dataclass(frozen=True)
class Weighed:
    """One choice, with the result it leads to on average over the hidden worlds: 1 is won, -1 is lost."""

    code: int
    text: str
    score: float
    simulations: int


@dataclass(frozen=True)
class Weighing:
    """All choices of a decision in the order the search prefers them, and the result every seat can expect."""

    choices: list[Weighed]
    values: list[float]


@dataclass(frozen=True)
class Judged:
    """One decision: all choices in the order the search prefers them, and how much the chosen one gave away."""

    number: int
    seat: int
    chosen: Weighed
    choices: list[Weighed]
    values: list[float]

    @property
    def best(self) -> Weighed:
        """The choice the search would make."""
        return self.choices[0]

    @property
    def loss(self) -> float:
        """How much worse than the best the chosen one was."""
        return max(0.0, self.best.score - self.chosen.score)

    def as_dict(self) -> dict[str, Any]:
        """As it is written in JSON."""
        return {
            "number": self.number,
            "seat": self.seat,
            "chosen": self.chosen.text,
            "loss": round(self.loss, 4),
            "values": [round(value, 4) for value in self.values],
            "choices": [
                {"choice": one.text, "score": round(one.score, 4), "simulations": one.simulations}
                for one in self.choices
            ],
        }


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game among two or more choices."""

    decisions: list[Judged]

    @property
    def mattered(self) -> list[Judged]:
        """The decisions that gave most away, the worst first."""
        costly = [judged for judged in self.decisions if judged.loss > 0]
        return sorted(costly, key=lambda judged: (-judged.loss, judged.number))[:MATTERED]

    def mean_loss(self, seat: int) -> float | None:
        """What this seat gave away on average; None when it decided nothing."""
        losses = [judged.loss for judged in self.decisions if judged.seat == seat]
        return sum(losses) / len(losses) if losses else None


def analyse(
    match: Match,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    seat: int | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> Analysis:
    """Judges every decision of a match, or of one seat; `progress` hears how many choices have been gone through."""
    if simulations < 1:
        raise BadOption(f"an analysis takes at least one simulation for each decision, not {simulations}")
    if seat is not None and not 0 <= seat < match.seats:
        raise BadOption(f"this game has the seats 0 to {match.seats - 1}, not {seat}")
    again = Match(match.game, match.seats, match.seed, **match.options)
    decisions = []
    for number, (decider, code) in enumerate(match.choices, 1):
        if seat in (None, decider) and len(again.state.legal()) > 1:
            decisions.append(judge(again.state, code, number, simulations, Luck(seed, f"analysis {number}")))
        again.play(code, decider)
        progress(number)
    return Analysis(decisions)


def judge(state: State, code: int, number: int, simulations: int, luck: Luck) -> Judged:
    """Searches as the deciding seat, then looks at the chosen code as closely as at the best one."""
    weighing = weigh(state, simulations, luck, closely=lambda _preferred: [code])
    chosen = next(one for one in weighing.choices if one.code == code)
    return Judged(number, state.seat, chosen, weighing.choices, weighing.values)


def weigh(
    state: State,
    simulations: int,
    luck: Luck,
    limit: float | None = None,
    closely: Callable[[list[int]], list[int]] = lambda _preferred: [],
) -> Weighing:
    """Searches as the deciding seat for so many simulations or seconds; from what this seat knows and `luck` alone.

    `closely` hears the codes in the order the search prefers them and names those to be looked at as closely as the first.
    """
    game, seat = state.game, state.seat
    search = Search(state.imagine(seat, luck), seat, len(state.view(seat)["seats"]), game.advice, luck)
    simulate(search, simulations, None if limit is None else limit * FIRST_LOOK)
    values = [total / search.simulations for total in search.sums]
    preferred = sorted(state.legal(), key=lambda code: -visits_of(search, code))
    closer = closely(preferred)
    for code in closer:
        missing = max(1, visits_of(search, preferred[0]) - visits_of(search, code))
        simulate(search, missing, None if limit is None else limit * (1 - FIRST_LOOK) / len(closer), code)
    return Weighing(
        [Weighed(code, str(game.action(code)), score_of(search, code), visits_of(search, code)) for code in preferred],
        values,
    )


def simulate(search: Search, count: int, limit: float | None, first: int = -1) -> None:
    """So many simulations; when the time is over, fewer, but always some."""
    end = time.perf_counter() + limit if limit is not None else None
    for done in range(0, count, BATCH):
        search.simulate(min(BATCH, count - done), first)
        if end is not None and time.perf_counter() >= end:
            return


def visits_of(search: Search, code: int) -> int:
    """How often the search tried this choice."""
    return max(0, search.root.visits_of(code))


def score_of(search: Search, code: int) -> float:
    """What this choice led to on average."""
    visits = visits_of(search, code)
    return search.root.total_of(code) / visits if visits else 0.0
