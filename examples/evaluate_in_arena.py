"""Plays a learned policy in the arena: every deal once with each rotation of who sits where.

    python examples/evaluate_in_arena.py policy.npz --against greedy --games 500

Needs the extra `research`; examples/train_startup_nation.py makes the policy.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from boardroom.lab import arena
from learned_player import LearnedPlayer
from network import Network


def evaluate(network: Network, against: list[str], games: int, workers: int, seed: int = 1) -> str:
    """The table of a tournament of Start-Up Nation."""
    own = {"learned": partial(LearnedPlayer, network=network)}
    planned = arena.pairings("startup-nation", 4, ["learned", *against], games, seed, {}, None, own)
    return arena.markdown(arena.run(planned, workers))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("policy", type=Path)
    parser.add_argument("--against", default="random", help="one to three bots with commas, as in greedy,random")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    print(evaluate(Network.load(chosen.policy), chosen.against.split(","), chosen.games, chosen.workers))


if __name__ == "__main__":
    main()
