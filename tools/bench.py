"""Measures the engine beside its peers, in one run and in turns, so that a noisy machine slows all of them alike.

The figures are medians; ratios are taken round by round, against OpenSpiel's spades in its leanest loop for decisions and
against its IS-MCTS on hearts for simulations. How to read them: docs/speed.md.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any

import bench_peers
from bench_works import WORKS, Work

import boardroom

ROUNDS = 5
SLICE = 0.12  # seconds of processor time for each piece of work in each round
PEER = "OpenSpiel spades"
PLAIN_PEER = "OpenSpiel spades, plainly"
SEARCHER = "OpenSpiel hearts"
# From the design: floor and goal for decisions, and simulations in a second of a machine that does nothing else.
FLOORS: dict[str, dict[str, tuple[float, float] | int]] = {
    "startup-nation": {"stepped": (2.0, 2.5), "inside": (2.8, 3.5), "search": 20_000},
    "burn-rate": {"stepped": (1.5, 2.0), "inside": (2.0, 2.8), "search": 50_000},
    "power-struggle": {"stepped": (1.6, 2.2), "inside": (2.5, 3.3), "search": 30_000},
    "burncycle": {"stepped": (0.7, 1.0), "inside": (0.65, 1.0), "search": 7_000},
}

UNITS = {"stepped": PEER, "plainly": PLAIN_PEER, "inside": PEER, "search": SEARCHER}  # what a ratio is taken against

Rates = dict[str, list[float]]
Figure = dict[str, float | None]  # "rate", and "ratio" where there is a peer to compare with


def main() -> None:
    """Prints a block for the peers, and one for each game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="more rounds, steadier figures")
    wish = parser.parse_args()
    plays, searches = bench_peers.decisions(), bench_peers.simulations()
    say = (lambda _: None) if wish.json else show
    build = "compiled" if boardroom.compiled else "INTERPRETED"
    say(
        f"boardroom {boardroom.__version__}, {build} rules, one thread, {wish.rounds} rounds of {SLICE} s in turns, medians"
    )
    figures: dict[str, Any] = {"compiled": boardroom.compiled, "games": {}}
    figures["decisions"] = peer_block(plays, PEER, "decisions stepped from Python", wish.rounds, say)
    figures["simulations"] = peer_block(searches, SEARCHER, "simulations of IS-MCTS", wish.rounds, say)
    units = ((PEER, plays[PEER]), (PLAIN_PEER, plays[PLAIN_PEER]), (SEARCHER, searches[SEARCHER]))
    beside = {name: work for name, work in units if callable(work)}
    for name in wish.game or boardroom.games():
        game = boardroom.load(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            figures["games"][f"{name} {seats}"] = game_block(game, seats, beside, wish.rounds, say)
    if wish.json:
        sys.stdout.write(json.dumps(figures, indent=1) + "\n")


def peer_block(works: dict[str, Work | str], unit: str, title: str, rounds: int, say: Any) -> dict[str, Any]:
    """The peers by themselves, as multiples of the one that is our measure."""
    say(f"\n{title}")
    rows = measure({name: work for name, work in works.items() if callable(work)}, rounds)
    figures: dict[str, Any] = {}
    for name, work in works.items():
        if not callable(work):
            figures[name] = work
            say(f"  {name:<30}{work}")
            continue
        figures[name] = {"rate": statistics.median(rows[name]), "ratio": ratio(rows, name, unit)}
        say(line(name, figures[name], unit))
    return figures


def game_block(game: boardroom.Game, seats: int, beside: dict[str, Work], rounds: int, say: Any) -> dict[str, Figure]:
    """One of our games in turns with the peers."""
    say(f"\n{game.id}, {seats} seats")
    rows = measure(
        {make.__name__: make(game, seats) for make in WORKS} | {f"/{name}": w for name, w in beside.items()}, rounds
    )
    figures: dict[str, Figure] = {}
    for make in WORKS:
        name = make.__name__
        unit = UNITS.get(name, "")
        figures[name] = {"rate": statistics.median(rows[name]), "ratio": ratio(rows, name, f"/{unit}")}
        say(line(name, figures[name], unit) + aim(game.id, name))
    return figures


def measure(works: dict[str, Work], rounds: int) -> Rates:
    """Each work's rates, taken in turns."""
    rows: Rates = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rows[name].append(rate(work))
    return rows


def rate(work: Work) -> float:
    """How much of it gets done in a second of processor time."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SLICE:
        done += work()
    return done / spent


def ratio(rows: Rates, name: str, unit: str) -> float | None:
    """How many times as fast as the peer, in the median round."""
    if unit not in rows:
        return None
    return statistics.median(ours / theirs for ours, theirs in zip(rows[name], rows[unit], strict=True))


def line(name: str, figure: Figure, unit: str) -> str:
    """A name, a rate and a ratio."""
    times = "" if figure["ratio"] is None else f"{figure['ratio']:10.2f} x {unit}"
    return f"  {name:<30}{figure['rate']:>12,.0f} a second{times}"


def aim(game: str, name: str) -> str:
    """What the design asks for."""
    wanted = FLOORS[game].get(name)
    if wanted is None:
        return ""
    return f" (aim {wanted:,} a second)" if isinstance(wanted, int) else f" (floor {wanted[0]}, goal {wanted[1]})"


def show(text: str) -> None:
    """Prints at once, so that progress is seen."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
