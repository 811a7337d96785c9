"""Learns Start-Up Nation from nothing by playing against itself, and says how it does against random players.

    python examples/train_startup_nation.py --minutes 5 --out policy.npz

Needs the extra `research`. Evaluate the policy later with examples/evaluate_in_arena.py.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any

import boardroom
from boardroom.lab import arena
from boardroom.research.gymnasium import vector
from learned_player import LearnedPlayer
from network import Network
from ppo import Learner, Settings

GAME = "startup-nation"
SEATS = 4
TABLES = 64  # games played side by side
SHORT = {"target_score": 3}  # while learning, matches end sooner: more ends, more lessons


def against_random(network: Network, games: int, seed: int = 1) -> arena.Row:
    """The learned player's row of a tournament against random players: full matches, two seats each."""
    own = {"learned": partial(LearnedPlayer, network=network)}
    planned = arena.pairings(GAME, SEATS, ["learned", "random"], games, seed, {}, None, own)
    return next(row for row in arena.run(planned, workers=1) if row.bot == "learned")


def line(row: arena.Row) -> str:
    """A row as a sentence."""
    said = row.as_dict()
    return (
        f"wins {100 * said['share']:.1f} % of {said['games']} games against random players "
        f"(95 % interval {100 * said['low']:.1f} to {100 * said['high']:.1f}; by luck {100 * said['by_luck']:.0f} %)"
    )


def train(minutes: float, games: int, seed: int, settings: Settings, tables: int = TABLES) -> tuple[Network, list[Any]]:
    """Learns for so long; gives the network and its rows before and after."""
    many = vector(GAME, games=tables, seats=SEATS, skip_forced=True, **SHORT)
    network = Network(len(many.feature_names), many.subject.game.num_actions, seed=seed)
    before = against_random(network, games)
    print(f"before: {line(before)}")
    learner = Learner(many, network, settings, seed)
    started = shown = time.monotonic()
    spent = time.process_time()
    while time.monotonic() - started < 60 * minutes:
        figures = learner.improve()
        if time.monotonic() - shown > 15:
            shown = time.monotonic()
            rate = figures["decisions"] / (shown - started)
            print(f"  {figures['decisions']:>9,.0f} decisions ({rate:,.0f}/s), entropy {figures['entropy']:.2f}")
    spent = time.process_time() - spent
    after = against_random(network, games)
    print(f"after {learner.decisions:,} decisions and {spent:,.0f} s of processor time: {line(after)}")
    return network, [before, after]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn")
    parser.add_argument("--games", type=int, default=1000, help="games in each evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"), help="where the policy is written")
    chosen = parser.parse_args()
    rules = "compiled" if boardroom.compiled else "interpreted (make wheel compiles them)"
    print(f"Start-Up Nation, {SEATS} seats, {rules} rules, {TABLES} tables side by side, seed {chosen.seed}")
    network, _ = train(chosen.minutes, chosen.games, chosen.seed, Settings())
    network.save(chosen.out)
    print(f"the policy is in {chosen.out}")


if __name__ == "__main__":
    main()
