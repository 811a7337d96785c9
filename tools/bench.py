"""Measures the engine beside its peers, in one run and in turns, so that a noisy machine slows all of them alike.

A decision is a choice among two or more. Stepped: legal() and play() called from Python, with Python's own random choice.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import boardroom
from boardroom.bots.playout import playout

ROUNDS = 9
SLICE = 0.25  # seconds
PEER = "spades"
FLOORS = {"startup-nation": (2.0, 4.0), "burn-rate": (1.5, 3.0), "power-struggle": (0.7, 1.5), "burncycle": (0.5, 1.0)}

Work = Callable[[], int]


def stepped(game: boardroom.Game, seats: int) -> Work:
    """One random game driven from Python; gives its decisions."""
    rng, seeds = random.Random(1), iter(range(10**9))

    def work() -> int:
        state, decisions = game.start(seats, seed=next(seeds)), 0
        while not state.over:
            legal = state.legal()
            decisions += len(legal) > 1
            state.play(rng.choice(legal))
        return decisions

    return work


def inside(game: boardroom.Game, seats: int) -> Work:
    """One random game inside the rules."""
    luck, seeds = boardroom.Luck(1), iter(range(10**9))
    return lambda: playout(game.start(seats, seed=next(seeds)), luck)


def in_mid_game(game: boardroom.Game, seats: int) -> boardroom.State:
    """A state a dozen random choices into a game."""
    state, luck = game.start(seats, seed=5), boardroom.Luck(5)
    for _ in range(12):
        if not state.over:
            state.play(luck.pick(state.legal()))
    return state


def copies(game: boardroom.Game, seats: int) -> Work:
    """A hundred copies."""
    state = in_mid_game(game, seats)

    def work() -> int:
        for _ in range(100):
            state.copy()
        return 100

    return work


def imagines(game: boardroom.Game, seats: int) -> Work:
    """A hundred worlds imagined by one seat in one position, as a search does."""
    state, luck = in_mid_game(game, seats), boardroom.Luck(1)
    seat = (state.seat + 1) % seats

    def work() -> int:
        for _ in range(100):
            state.imagine(seat, luck)
        return 100

    return work


def open_spiel(name: str) -> Work | None:
    """One random game of a peer in its documented loop, chance nodes included; None when it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, rng = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(rng.choice(legal))
        return decisions

    return work


def rate(work: Work) -> float:
    """How much of it gets done in a second."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SLICE:
        done += work()
    return done / spent


def main() -> None:
    """Prints a line for each game and number of seats, as figures and as ratios to the peer."""
    peer = open_spiel(PEER)
    build = "compiled" if boardroom.compiled else "INTERPRETED"
    say(f"boardroom {boardroom.__version__}, {build} rules, one thread, {ROUNDS} rounds of {SLICE} s in turns, medians")
    for name in boardroom.games():
        game = boardroom.load(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            report(game, seats, peer)


def report(game: boardroom.Game, seats: int, peer: Work | None) -> None:
    """Measures one game in turns with the peer."""
    works = {make.__name__: make(game, seats) for make in (stepped, inside, copies, imagines)}
    if peer is not None:
        works[PEER] = peer
    rows: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            rows[name].append(rate(work))
    say(f"\n{game.id}, {seats} seats")
    floors = dict(zip(("stepped", "inside"), FLOORS[game.id], strict=True))
    for name, rates in rows.items():
        line = f"  {name:<10}{statistics.median(rates):>12,.0f} a second"
        if peer is not None and name in floors:
            ratio = statistics.median(a / b for a, b in zip(rates, rows[PEER], strict=True))
            line += f"   {ratio:5.2f} x {PEER} (floor {floors[name]})"
        say(line)


def say(line: str) -> None:
    """Prints at once, so that progress is seen."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
