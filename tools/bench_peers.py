"""The peers that we measure ourselves against, each in its leanest loop; one that is not installed says so.

A loop asks for the legal choices until there are none, takes one of them with the cheapest fair random number that Python
has, and carries it out, at chance nodes too; methods are looked up once for each game. Nothing is made that the next step
does not need: no observations, no lists of what chance may bring. Ours is the same (bench_works.py). For spades there is
also the loop that one writes without thinking of speed, as there is for ours.

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
RANDOM_BITS = (
    30  # of a random number: what is left over by no more than fifty choices is nothing, and no more is dearer
)
SAMPLE = 100  # games in which decisions are told from luck


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
    works["OpenSpiel spades, plainly"] = attempt(spiel_plainly, "spades", "pyspiel")
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

    game, bits = pyspiel.load_game(name), random.Random(1).getrandbits
    decided = share_of_decisions(game)

    def work() -> int:
        state, count = game.new_initial_state(), 0
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while legal := legal_actions():  # at a chance node, whatever may come of it; at the end nothing
            size = len(legal)
            if size > 1:
                count += 1
            apply_action(legal[bits(RANDOM_BITS) % size])
        return round(count * decided)

    return work


def share_of_decisions(game: Any) -> float:
    """How many of all choices among two or more are decisions and not luck, so that the loop need not ask."""
    rng, decisions, choices = random.Random(2), 0, 0
    for _ in range(SAMPLE):
        state = game.new_initial_state()
        while legal := state.legal_actions():
            choices += len(legal) > 1
            decisions += len(legal) > 1 and not state.is_chance_node()
            state.apply_action(rng.choice(legal))
    return decisions / choices


def spiel_plainly(name: str) -> Work:
    """The same as one writes it: is it over, what is legal, Python's own random choice."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) > 1:
                count += not state.is_chance_node()
            state.apply_action(rng.choice(legal))
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
    """One random game without the wrappers that check what is asked of it; the observations belong to its steps."""
    env: Any = import_module(f"pettingzoo.classic.{name}").raw_env()
    bits, step = random.Random(1).getrandbits, env.step

    def work() -> int:
        env.reset()
        count = 0
        while legal := [*env.next_legal_moves]:
            size = len(legal)
            if size > 1:
                count += 1
            step(legal[bits(RANDOM_BITS) % size])
        return count

    return work


def rlcard_play(name: str) -> Work:
    """One random game of the rules below its environment, which would make observations."""
    import rlcard

    game: Any = rlcard.make(name).game
    bits = random.Random(1).getrandbits
    asked = game if hasattr(game, "get_legal_actions") else game.judge
    legal_actions, step, is_over = asked.get_legal_actions, game.step, game.is_over

    def work() -> int:
        game.init_game()
        count = 0
        while not is_over():
            legal = legal_actions()
            size = len(legal)
            if size > 1:
                count += 1
            step(legal[bits(RANDOM_BITS) % size])
        return count

    return work
