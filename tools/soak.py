"""The large counts: 10,000 random games of each game and number of seats, then the laws at every step of many games.

    python tools/soak.py [--games 10000] [--lawful 100] [--seed 0] [--game burn-rate]

Prints what it ran with, so that a failure can be repeated.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import boardroom
from boardroom.bots.playout import playout

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from laws import fairness, kit, speech
from laws.trials import name_of, option_trials, plain_trials

LAWS = (
    kit.law_1_same_seed_same_game,
    kit.law_2_somebody_can_act,
    kit.law_3_copies_are_independent,
    kit.law_4_no_leak,
    fairness.law_5_imagined_worlds_can_be_played,
    kit.law_6_everything_is_conserved,
    kit.law_7_every_game_ends,
    speech.law_8_every_sentence_exists,
)


def random_games(trial: kit.Trial, games: int, seed: int) -> int:
    """Plays random games to their ends; gives the decisions."""
    decisions = 0
    for number in range(seed, seed + games):
        state = trial.start(number)
        decisions += playout(state, boardroom.Luck(number, "soak"))
        assert state.over
        assert state.census() == state.box(), f"{name_of(trial)}, seed {number}: something was lost"
    return decisions


def lawful_games(trial: kit.Trial, games: int, seed: int) -> None:
    """Runs every law at every step."""
    trial.every = 1
    for number in range(seed, seed + games):
        for law in LAWS:
            law(trial, number)
        kit.law_9_minutes_replay(trial, number, boardroom.replay)


def main() -> None:
    """Soaks every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--lawful", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=boardroom.games(), help="only this game")
    asked = parser.parse_args()
    build = "compiled" if boardroom.compiled else "interpreted"
    say(f"{build} rules, seeds from {asked.seed}")
    plain, others = (
        [trial for trial in trials if asked.game in (None, trial.game.id)]
        for trials in (plain_trials(), option_trials())
    )
    for trial in plain:
        start = time.perf_counter()
        decisions = random_games(trial, asked.games, asked.seed)
        say(f"{name_of(trial)}: {asked.games} random games, {decisions} decisions, {time.perf_counter() - start:.1f} s")
    for trial in [*plain, *others]:
        games = asked.lawful if not trial.options else max(1, asked.lawful // 20)
        start = time.perf_counter()
        lawful_games(trial, games, asked.seed)
        say(f"{name_of(trial)}: all laws at every step of {games} games, {time.perf_counter() - start:.1f} s")


def say(line: str) -> None:
    """Prints at once, so that progress is seen."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
