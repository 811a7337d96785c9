"""Random games of every kind through PettingZoo, Gymnasium and the batch environment, with how fast they went.

    python examples/random_rollouts.py --seconds 2

Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import boardroom
from boardroom.research import gymnasium, pettingzoo

random = np.random.default_rng(1)


def legal_choice(mask: Any) -> int:
    """Any legal code."""
    return int(random.choice(np.flatnonzero(mask)))


def through_pettingzoo(game: str) -> int:
    """One game in which every seat is an agent; gives its decisions."""
    table = pettingzoo.env(game)
    table.reset(seed=int(random.integers(2**31)))
    decisions = 0
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        over = terminated or truncated
        table.step(None if over else legal_choice(seen["action_mask"]))
        decisions += not over
        assert agent in table.possible_agents
    return decisions


def through_gymnasium(game: str) -> int:
    """One game from one seat, the others played by random bots."""
    table = gymnasium.env(game, opponents="random")
    seen, _ = table.reset(seed=int(random.integers(2**31)))
    decisions, over = 0, False
    while not over:
        seen, _, terminated, truncated, _ = table.step(legal_choice(seen["action_mask"]))
        decisions, over = decisions + 1, terminated or truncated
    return decisions


def through_a_batch(game: str, tables: int = 64, steps: int = 20) -> int:
    """Some choices in many games at once."""
    many = gymnasium.vector(game, games=tables)
    seen, _ = many.reset(seed=int(random.integers(2**31)))
    for _ in range(steps):
        codes = (random.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        seen, *_ = many.step(codes)
    return tables * steps


WAYS: dict[str, Callable[[str], int]] = {
    "PettingZoo": through_pettingzoo,
    "Gymnasium": through_gymnasium,
    "batch of 64": through_a_batch,
}


def rate(way: Callable[[str], int], game: str, seconds: float) -> float:
    """Decisions in a second of this process's own time; at least one game is played."""
    done, started = 0, time.process_time()
    while done == 0 or time.process_time() - started < seconds:
        done += way(game)
    return done / (time.process_time() - started)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game and way")
    seconds = parser.parse_args().seconds
    print(f"decisions a second on one core, {'compiled' if boardroom.compiled else 'interpreted'} rules, 4 seats")
    for game in boardroom.games():
        told = ", ".join(f"{name} {rate(way, game, seconds):,.0f}" for name, way in WAYS.items())
        print(f"{game}: {told}")


if __name__ == "__main__":
    main()
