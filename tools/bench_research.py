"""Measures the batch for learners: decisions in a second of one core with observations and masks, beside others.

Four seats, 512 games, choices of one played without asking, so that each row is a decision; random choices. Time is this
process's own, spent inside `step`: rules, numbers and mask. On a shared machine the same work takes up to three times as long
from one second to the next, so each figure is the best of five short rounds. A bare CartPole takes its turn in every round,
and the table compares with it. `--workers` measures processes that share the batch by the clock, which asks for a machine
that does nothing else; beside it, what as many processes do that share nothing: more is not to be had.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from typing import Any

import bench_peers
import numpy as np

import boardroom
from boardroom.research.puffer import native, workers

SECONDS = 0.5  # of a round
ROUNDS = 5
GAMES = 512
SEATS = 4
FLOORS = {"startup-nation": 300_000, "burn-rate": 300_000, "power-struggle": 250_000, "burncycle": 120_000}
GYMNASIUM = ("CartPole-v1", "Blackjack-v1")


def chosen(masks: Any, random: Any) -> Any:
    """One of the legal codes of each row."""
    return (random.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)


together: list[Barrier] = []  # in a process of `apart`

Work = Callable[[], tuple[int, float]]  # some steps: how many decisions, and the seconds that they took


def batch(game: str, games: int = GAMES, **how: Any) -> Work:
    """Steps of a batch; the seconds are of processor time, spent inside `step`."""
    env, random = native(game, games=games, seats=SEATS, **how), np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> tuple[int, float]:
        codes = chosen(env.action_masks, random)
        start = time.process_time()
        env.step(codes)
        return games, time.process_time() - start

    return work


def shared(game: str, count: int) -> float:
    """The same by the clock, with processes that share the batch; choosing is not part of it."""
    env, random = workers(game, games=GAMES, workers=count, seats=SEATS), np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> tuple[int, float]:
        codes = chosen(env.action_masks, random)
        start = time.perf_counter()
        env.step(codes)
        return GAMES, time.perf_counter() - start

    found = best([work])[0]
    env.close()
    return found


def apart(game: str, count: int) -> float:
    """What the machine gives: processes with games of their own that do not wait for each other, by the clock, together."""
    context = get_context("spawn")
    start = context.Barrier(count)
    with context.Pool(count, initializer=keep, initargs=(start,)) as pool:
        return sum(pool.map(alone, [(game, GAMES // count)] * count, chunksize=1))


def keep(start: Barrier) -> None:
    """In a process: what all wait for before they begin."""
    together.append(start)


def alone(asked: tuple[str, int]) -> float:
    """Steps by the clock in one of these processes; choosing is not part of it."""
    env, random = native(asked[0], games=asked[1], seats=SEATS), np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> tuple[int, float]:
        codes = chosen(env.action_masks, random)
        start = time.perf_counter()
        env.step(codes)
        return asked[1], time.perf_counter() - start

    together[0].wait()
    return best([work])[0]


def peer(work: Callable[[], int]) -> Work:
    """A piece of somebody else's work, with its processor time."""

    def timed() -> tuple[int, float]:
        start = time.process_time()
        done = work()
        return done, time.process_time() - start

    return timed


def best(works: list[Work], seconds: float = SECONDS) -> list[float]:
    """How much of each gets done in a second, in its best round; they take turns, so that they meet the same machine."""
    rates = [0.0] * len(works)
    for _ in range(ROUNDS):
        for number, work in enumerate(works):
            done, spent = 0, 0.0
            while spent < seconds:
                steps, took = work()
                done += steps
                spent += took
            rates[number] = max(rates[number], done / spent)
    return rates


def gymnasium_work(name: str) -> bench_peers.Work:
    """A hundred steps of one of Gymnasium's own environments, bare."""
    import gymnasium

    env: Any = gymnasium.make(name).unwrapped
    env.reset(seed=1)
    env.action_space.seed(1)

    def work() -> int:
        for _ in range(100):
            _, _, terminated, truncated, _ = env.step(env.action_space.sample())
            if terminated or truncated:
                env.reset()
        return 100

    return work


def main() -> None:
    """Prints a table of ours and one of the others."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, help="also measure so many processes, by the clock")
    wish = parser.parse_args()
    build = "compiled" if boardroom.compiled else "INTERPRETED"
    say(
        f"boardroom {boardroom.__version__}, {build} rules, {SEATS} seats, {GAMES} games, decisions in a second of one core"
    )
    more = f" {wish.workers} workers, by the clock | ÷ one, by the clock | apart ÷ one |" if wish.workers else ""
    say(f"| game | all seats | floor | ÷ CartPole | one seat against random | against quick | random ÷ quick |{more}")
    say("|---|---|---|---|---|---|---|" + "---|---|---|" * bool(wish.workers))
    for game in boardroom.games():
        line(game, wish.workers)
    alone, seen, pole = best([batch("burncycle"), batch("burncycle", planes=True), peer(gymnasium_work(GYMNASIUM[0]))])
    say(f"\nburncycle with planes: {seen:,.0f}, without: {alone:,.0f}, CartPole: {pole:,.0f}")
    say("\n| others, one environment each | steps in a second |\n|---|---|")
    works = {f"Gymnasium {name}": bench_peers.attempt(gymnasium_work, name, "gymnasium") for name in GYMNASIUM}
    works |= {name: work for name, work in bench_peers.decisions().items() if not name.startswith("OpenSpiel")}
    for name, work in works.items():
        say(f"| {name} | {f'{best([peer(work)], SECONDS / 4)[0]:,.0f}' if callable(work) else work} |")


def line(game: str, count: int | None) -> None:
    """The figures of one game."""
    ways = [batch(game), *[batch(game, games=64, seat=0, opponents=name) for name in ("random", "quick")]]
    alone, against, quick, pole = best([*ways, peer(gymnasium_work(GYMNASIUM[0]))])
    parts = [f"{alone:,.0f}", f"{FLOORS[game]:,}", f"{alone / pole:.2f}", f"{against:,.0f}", f"{quick:,.0f}"]
    parts.append(f"{against / quick:.1f}")
    if count:
        one, several = shared(game, 1), shared(game, count)
        parts += [f"{several:,.0f}", f"{several / one:.2f}", f"{apart(game, count) / one:.2f}"]
    say(f"| {game} | {' | '.join(parts)} |")


def say(line: str) -> None:
    """Prints at once, so that progress is seen."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
