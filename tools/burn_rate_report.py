"""The sanity report of Burn Rate: plays many games between greedy bots and writes its chapter of
docs/games/burn-rate.md, with the plot.

    python tools/burn_rate_report.py [games for each number of seats]

The bots imagine one world for each choice. The same number of games always gives the same figures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import boardroom
from boardroom.bots.greedy import GreedyPlayer

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "games" / "burn-rate.md"
PLOT = ROOT / "docs" / "games" / "burn-rate.svg"
REPORT = "## A sanity report"  # what stands above this line is written by hand
GAMES = 10_000
CHUNK = 250
WORKERS = 2
COLOURS = {2: "#c2410c", 3: "#1d4ed8", 4: "#15803d"}


@dataclass
class Tally:
    """What some games came to."""

    rounds: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # by distance from the seat that began
    burn: dict[int, list[int]] = field(default_factory=dict)  # round -> sum of what paydays cost, and their number
    peaks: list[int] = field(default_factory=list)
    forfeits: int = 0
    played: int = 0
    capped: int = 0

    def add(self, other: Tally) -> None:
        """Takes in other games."""
        self.rounds += other.rounds
        self.turns += other.turns
        self.peaks += other.peaks
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        for number, (total, count) in other.burn.items():
            mine = self.burn.setdefault(number, [0, 0])
            mine[0] += total
            mine[1] += count
        self.forfeits += other.forfeits
        self.played += other.played
        self.capped += other.capped


def play(seats: int, first: int, count: int) -> Tally:
    """Plays the games with these numbers."""
    game = boardroom.load("burn-rate")
    tally = Tally(wins=[0.0] * seats)
    for seed in range(first, first + count):
        state = game.start(seats, seed=seed, log=[])
        players = [GreedyPlayer(game, seed * 4 + seat, worlds=1) for seat in range(seats)]
        began = state.seat
        while not state.over:
            seat = state.seat
            state.play(players[seat].choose(state.view(seat), state.legal(), sampler(state, seat)))
        read(tally, state, began, seats)
    return tally


def sampler(state: boardroom.State, seat: int) -> Callable[[boardroom.Luck], boardroom.State]:
    """Worlds as this seat imagines them."""
    return lambda luck: state.imagine(seat, luck)


def read(tally: Tally, state: boardroom.State, began: int, seats: int) -> None:
    """Reads a finished game from its events."""
    assert state.log is not None and state.outcome is not None
    number = turns = peak = 0
    for event in state.log:
        told = event.shown(-1)
        if event.kind == "turn_started":
            number, forfeit = told["round"], False
            turns += 1
        elif event.kind == "played":
            tally.played += 1
        elif event.kind == "discarded" and not forfeit:
            forfeit = True
            tally.forfeits += 1
        elif event.kind == "paid":
            sums = tally.burn.setdefault(number, [0, 0])
            sums[0] += told["due"]
            sums[1] += 1
            peak = max(peak, told["due"])
    tally.rounds.append(number)
    tally.turns.append(turns)
    tally.peaks.append(peak)
    tally.capped += state.outcome.capped
    for winner in state.outcome.winners:
        tally.wins[(winner - began) % seats] += 1 / len(state.outcome.winners)


def quantile(values: list[int], part: float) -> int:
    """The value below which this part of all values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def table(tallies: dict[int, Tally]) -> list[str]:
    """The figures as a table."""
    rows = [
        "| seats | rounds, median (5–95 %) | turns, mean | burn, round 1 | burn, mean | peak, median (95 %) | "
        "cards played per turn | forfeited turns | capped |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for seats, tally in tallies.items():
        turns = sum(tally.turns)
        paid = sum(total for total, _ in tally.burn.values()) / turns
        rounds = [quantile(tally.rounds, part) for part in (0.5, 0.05, 0.95)]
        rows.append(
            f"| {seats} | {rounds[0]} ({rounds[1]}–{rounds[2]}) | {turns / len(tally.turns):.1f} | "
            f"{tally.burn[1][0] / tally.burn[1][1]:.1f} | {paid:.1f} | "
            f"{quantile(tally.peaks, 0.5)} ({quantile(tally.peaks, 0.95)}) | {tally.played / turns:.2f} | "
            f"{100 * tally.forfeits / turns:.0f} % | {tally.capped} |"
        )
    return rows


def shares(tallies: dict[int, Tally]) -> list[str]:
    """The wins of each seat, counted from the one that began."""
    rows = ["| seats | began | second | third | fourth | standard error |", "|---|---|---|---|---|---|"]
    for seats, tally in tallies.items():
        games = len(tally.rounds)
        cells = [f"{100 * wins / games:.1f} %" for wins in tally.wins] + [""] * (4 - seats)
        error = 100 * (1 / seats * (1 - 1 / seats) / games) ** 0.5
        rows.append(f"| {seats} | {' | '.join(cells)} | {error:.1f} % |")
    return rows


def plot(tallies: dict[int, Tally]) -> str:
    """Burn per payday by round, as a drawing."""
    wide, high, left, bottom, last, most = 640, 320, 48, 280, 16, 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">',
        "<title>Burn Rate: what a payday costs, by round</title>",
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
    ]
    for burn in range(0, most + 1, 10):
        y = bottom - burn * 6
        parts.append(f'<path d="M{left} {y}H{wide - 20}" stroke="#dddddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{burn}</text>')
    for number in range(1, last + 1):
        parts.append(f'<text x="{left + number * 34}" y="{bottom + 18}" text-anchor="middle">{number}</text>')
    for seats, tally in tallies.items():
        means = [
            (n, tally.burn[n][0] / tally.burn[n][1]) for n in range(1, last + 1) if tally.burn.get(n, [0, 0])[1] > 30
        ]
        path = " ".join(f"{left + n * 34},{bottom - min(most, mean) * 6:.1f}" for n, mean in means)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[seats]}" stroke-width="2.5"/>')
        y = 24 + 18 * (seats - 2)
        parts.append(f'<path d="M{left + 20} {y}h24" stroke="{COLOURS[seats]}" stroke-width="2.5"/>')
        parts.append(f'<text x="{left + 52}" y="{y + 4}">{seats} seats</text>')
    parts.append(f'<text x="{wide // 2}" y="{high - 6}" text-anchor="middle">round</text></svg>')
    return "\n".join(parts) + "\n"


def page(tallies: dict[int, Tally], games: int) -> str:
    """The report."""
    lines = [
        REPORT,
        "",
        f"{games:,} games for each number of seats between greedy bots that imagine one world for each choice. Made by",
        "`python tools/burn_rate_report.py`; the same number of games gives the same figures.",
        "",
        *table(tallies),
        "",
        "*Burn* is what one payday costs. Companies start near 7 and die in an avalanche, as people who played the box tell.",
        "",
        "![What a payday costs, by round](burn-rate.svg)",
        "",
        "### Who wins, counted from the seat that began",
        "",
        *shares(tallies),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Plays, counts and writes."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    tallies = {}
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as pool:
        for seats in (2, 3, 4):
            tally = tallies[seats] = Tally()
            firsts = range(0, games, CHUNK)
            counts = [min(CHUNK, games - first) for first in firsts]
            for part in pool.map(play, [seats] * len(counts), firsts, counts):
                tally.add(part)
            sys.stdout.write(f"{seats} seats: {len(tally.rounds)} games\n")
    by_hand = PAGE.read_text("utf8").partition(REPORT)[0]
    PAGE.write_text(by_hand + page(tallies, games), "utf8")
    PLOT.write_text(plot(tallies), "utf8")


if __name__ == "__main__":
    main()
