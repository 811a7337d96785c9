"""The peers that we measure ourselves against, each in a lean loop; one that is not installed says so.

A loop asks whether the game is over, for the legal choices, takes one of them with Python's own random choice, and carries it
out: nothing is made that the next step does not need, and chance nodes are passed in the same way. Ours is the same
(bench_works.py). OpenSpiel's can do with fewer calls still; that is measured beside it, for spades.

OpenSpiel's games and its IS-MCTS are C++ driven from Python, PettingZoo's and RLCard's are Python. A decision is a choice
among two or more, as for our games; a simulation of OpenSpiel's search goes on at random to the end of the game, since that
is what its evaluator does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Work = Callable[[], int]

SPIEL_GAMES = ("spades", "hearts", "gin_rummy", "hanabi")
SPIEL_SEARCHES = (
    "hearts",
    "gin_rummy",
)  # spades and hanabi have no information-state strings, which its search asks for
PETTINGZOO_GAMES = ("texas_holdem_v4", "leduc_holdem_v4")
RLCARD_GAMES = ("gin-rummy", "limit-holdem", "uno")
SIMULATIONS = 100
EARLY = 12  # decisions before the position that is searched


def decisions() -> dict[str, Work | str]:
    """For each peer's game one piece of random play, or why there is none."""
    works: dict[str, Work | str] = {}
    for peer, package, games, make in (
        ("OpenSpiel", "pyspiel", SPIEL_GAMES, spiel_play),
        ("PettingZoo", "pettingzoo", PETTINGZOO_GAMES, pettingzoo_play),
        ("RLCard", "rlcard", RLCARD_GAMES, rlcard_play),
    ):
        for game in games:
            works[f"{peer} {game}"] = attempt(make, game, package)
    works["OpenSpiel spades, fewest calls"] = attempt(spiel_fewest_calls, "spades", "pyspiel")
    return works


def simulations() -> dict[str, Work | str]:
    """For each of OpenSpiel's games that it can search a piece of IS-MCTS, or why there is none."""
    return {f"OpenSpiel {game}": attempt(spiel_search, game, "pyspiel") for game in SPIEL_SEARCHES}


def attempt(make: Callable[[str], Work], game: str, package: str) -> Work | str:
    """The work, tried once; what is missing is said and not raised, since every peer is optional."""
    if find_spec(package) is None:
        return "not installed"
    try:
        work = make(game)
        work()
    except ModuleNotFoundError as problem:
        return f"not installed ({problem.name})"
    except Exception as problem:  # whatever a peer raises, the others are still measured
        return f"not in this build ({type(problem).__name__})"
    return work


def spiel_play(name: str) -> Work:
    """One random game, chance nodes included."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()  # at a chance node, whatever may come of it
            if len(legal) > 1:
                count += not state.is_chance_node()
            state.apply_action(rng.choice(legal))
        return count

    return work


def spiel_fewest_calls(name: str) -> Work:
    """The same with as few calls as there can be: no legal choice is the end, and a cheaper random choice."""
    import pyspiel

    game, number = pyspiel.load_game(name), random.Random(1).random

    def work() -> int:
        state, count = game.new_initial_state(), 0
        while legal := state.legal_actions():
            if len(legal) > 1:
                count += not state.is_chance_node()
            state.apply_action(legal[int(number() * len(legal))])
        return count

    return work


def spiel_search(name: str) -> Work:
    """One search of its IS-MCTS in the middle of a game."""
    import pyspiel

    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    done = 0
    while done < EARLY or state.is_chance_node() or len(state.legal_actions()) == 1:
        done += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    bot = pyspiel.ISMCTSBot(
        1,  # seed
        pyspiel.RandomRolloutEvaluator(1, 1),  # one rollout, seed
        2.0,  # its constant of curiosity
        SIMULATIONS,
        -1,  # any number of worlds
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return work


def pettingzoo_play(name: str) -> Work:
    """One random game without the wrappers that check what is asked of it."""
    env: Any = import_module(f"pettingzoo.classic.{name}").raw_env()
    rng, seeds = random.Random(1), iter(range(10**9))

    def work() -> int:
        env.reset(seed=next(seeds))
        count = 0
        while not env.terminations[env.agent_selection]:
            legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            count += len(legal) > 1
            env.step(int(rng.choice(legal)))
        return count

    return work


def rlcard_play(name: str) -> Work:
    """One random game of its environment."""
    import rlcard

    env, rng = rlcard.make(name), random.Random(1)

    def work() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            count += len(legal) > 1
            state, _ = env.step(rng.choice(legal))
        return count

    return work
