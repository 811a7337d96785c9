"""Measures the batch for learners: decisions in a second of one core with observations and masks, beside others.

Four seats, 512 games, choices of one played without asking, so that each row is a decision; random choices. Time is this
process's own (so a busy machine does not count), spent inside `step`: rules, numbers and mask. `--workers` measures processes
that share the batch by the clock, which asks for a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import bench_peers
import numpy as np

import boardroom
from boardroom.research.puffer import native, workers

SECONDS = 2.0
GAMES = 512
SEATS = 4
FLOORS = {"startup-nation": 300_000, "burn-rate": 300_000, "power-struggle": 250_000, "burncycle": 120_000}
GYMNASIUM = ("CartPole-v1", "Blackjack-v1")


def chosen(masks: Any, random: Any) -> Any:
    """One of the legal codes of each row."""
    return (random.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)


def rate(game: str, seconds: float = SECONDS, games: int = GAMES, **how: Any) -> float:
    """The caller's decisions in a second of processor time."""
    env, random = native(game, games=games, seats=SEATS, **how), np.random.default_rng(1)
    env.reset(seed=1)
    done, spent = 0, 0.0
    while spent < seconds:
        codes = chosen(env.action_masks, random)
        start = time.process_time()
        env.step(codes)
        spent += time.process_time() - start
        done += games
    return done / spent


def shared_rate(game: str, count: int, seconds: float = SECONDS) -> float:
    """The same by the clock, with processes that share the batch; choosing is not part of it."""
    env, random = workers(game, games=GAMES, workers=count, seats=SEATS), np.random.default_rng(1)
    env.reset(seed=1)
    done, spent = 0, 0.0
    while spent < seconds:
        codes = chosen(env.action_masks, random)
        start = time.perf_counter()
        env.step(codes)
        spent += time.perf_counter() - start
        done += GAMES
    env.close()
    return done / spent


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


def peer_rate(work: Callable[[], int]) -> float:
    """How much of it gets done in a second of processor time."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS / 4:
        done += work()
    return done / spent


def main() -> None:
    """Prints a table of ours and one of the others."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, help="also measure so many processes, by the clock")
    wish = parser.parse_args()
    build = "compiled" if boardroom.compiled else "INTERPRETED"
    say(
        f"boardroom {boardroom.__version__}, {build} rules, {SEATS} seats, {GAMES} games, decisions in a second of one core"
    )
    more = f" {wish.workers} workers, by the clock |" if wish.workers else ""
    say(f"| game | all seats | floor | one seat against random | against quick | random ÷ quick |{more}")
    say("|---|---|---|---|---|---|" + "---|" * bool(wish.workers))
    for game in boardroom.games():
        alone = rate(game)
        against = [rate(game, games=64, seat=0, opponents=name) for name in ("random", "quick")]
        shared = f" {shared_rate(game, wish.workers):,.0f} |" if wish.workers else ""
        rates = " | ".join(f"{each:,.0f}" for each in (alone, FLOORS[game], *against))
        say(f"| {game} | {rates} | {against[0] / against[1]:.1f} |{shared}")
    say("\n| others, one environment each | steps in a second |\n|---|---|")
    works = {f"Gymnasium {name}": bench_peers.attempt(gymnasium_work, name, "gymnasium") for name in GYMNASIUM}
    works |= {name: work for name, work in bench_peers.decisions().items() if not name.startswith("OpenSpiel")}
    for name, work in works.items():
        say(f"| {name} | {f'{peer_rate(work):,.0f}' if callable(work) else work} |")


def say(line: str) -> None:
    """Prints at once, so that progress is seen."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
