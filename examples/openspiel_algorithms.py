"""OpenSpiel's own algorithms on our games: information-set tree search, and regret minimisation by outcome sampling.

    python examples/openspiel_algorithms.py --simulations 50 --iterations 20

Needs the extra `research`. The search is OpenSpiel's in Python; its C++ search does not take games written in Python.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import boardroom.research.openspiel  # noqa: F401  (registers the games)

GAME = "boardroom_startup_nation(seats=4,target_score=3,seeds={seeds})"


def search_against_random(simulations: int, seed: int = 1) -> list[float]:
    """One game of seat 0, which searches, against random seats; gives the returns."""
    random = np.random.RandomState(seed)
    game = pyspiel.load_game(GAME.format(seeds=1000))
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    searcher = ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(choice(state, searcher, random)))
    returns: list[float] = state.returns()
    return returns


def choice(state: Any, searcher: Any, random: Any) -> Any:
    """Chance and the other seats choose at random, seat 0 searches."""
    if state.is_chance_node():
        return random.choice([outcome for outcome, _ in state.chance_outcomes()])
    return searcher.step(state) if state.current_player() == 0 else random.choice(state.legal_actions())


def minimise_regret(iterations: int, seeds: int = 1) -> tuple[int, dict[int, float]]:
    """Learns on a few fixed deals; gives the number of information states met, and the policy at the first decision."""
    game = pyspiel.load_game(GAME.format(seeds=seeds))
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    return len(solver._infostates), solver.average_policy().action_probabilities(state)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--iterations", type=int, default=20)
    chosen = parser.parse_args()
    sys.setrecursionlimit(10_000)  # OpenSpiel's solver calls itself once for each choice of a game
    np.random.seed(1)  # and draws from NumPy's global generator
    print(f"search with {chosen.simulations} simulations: returns {search_against_random(chosen.simulations)}")
    states, policy = minimise_regret(chosen.iterations)
    game = pyspiel.load_game(GAME.format(seeds=1))
    likely = sorted(policy.items(), key=lambda item: -item[1])[:3]
    named = ", ".join(f"{game.subject.game.action(code)} ({100 * chance:.0f} %)" for code, chance in likely)
    print(f"{chosen.iterations} iterations met {states} information states")
    print(f"likeliest at first, seats counted from the own one: {named}")


if __name__ == "__main__":
    main()
