"""Learns the habits of Start-Up Nation and prints the weights for `mind/habits.py`.

    python tools/learn_startup_nation.py search|greedy [seconds] [simulations]

Bots play against each other, and every decision is a lesson. For those who search, a search says how much better or worse
than the average each choice came out, and the habits are moved that way; run it again with the new weights in place for
another step. For the others the lesson is what the greedy player chose. Both are a softmax regression on the traits of the
choices. Takes 600 seconds and 1,500 simulations for each decision unless given; use the compiled rules.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

import boardroom
from boardroom.bots.search import Search
from boardroom.games.startup_nation.mind.habits import OTHERS, WEIGHTS, described
from boardroom.games.startup_nation.play import StartUpNation

SECONDS = 600.0
SIMULATIONS = 1500
SEATS = (4, 4, 5)
STRAY = 4  # every so many choices are made by habit, so that other positions are seen as well
STEP = 0.04  # how much better a choice must come out to be e times as likely
DOUBT = 10.0  # simulations before a choice's result is half believed
ROUNDS = 400
PACE = 0.03
LOYALTY = 1e-4  # pulls towards the weights there were
Numbers = Any


@dataclass
class Lesson:
    """One decision: the traits of every choice, and how likely each ought to be."""

    traits: Numbers
    wanted: Numbers


def main() -> None:
    """Plays, learns, prints."""
    kind, *numbers = sys.argv[1:] or ["?"]
    if kind not in ("search", "greedy"):
        raise SystemExit("say whose habits: search or greedy")
    seconds = float(numbers[0]) if numbers else SECONDS
    simulations = int(numbers[1]) if len(numbers) > 1 else SIMULATIONS
    lessons = searched(seconds, simulations) if kind == "search" else watched(seconds)
    sys.stderr.write(f"{len(lessons)} decisions\n")
    weights = learn(lessons, WEIGHTS if kind == "search" else OTHERS)
    for first in range(0, len(weights), 14):
        sys.stdout.write("    " + ", ".join(f"{weight:.2f}" for weight in weights[first : first + 14]) + ",\n")


def decisions(seconds: float) -> Iterator[tuple[StartUpNation, list[int]]]:
    """Games for so long, one decision after the other; whoever asks for the next has played this one."""
    game = boardroom.load("startup-nation")
    end, seed = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        state = game.start(SEATS[seed % len(SEATS)], seed)
        seed += 1
        assert isinstance(state, StartUpNation)
        while not state.over and time.perf_counter() < end:
            legal = state.legal()
            if len(legal) > 1:
                yield state, legal
            else:
                state.play(legal[0])


def searched(seconds: float, simulations: int) -> list[Lesson]:
    """What searches thought of every choice."""
    luck, lessons = boardroom.Luck(1, "lessons"), []
    for state, legal in decisions(seconds):
        search = Search(state.imagine(state.seat, luck), state.seat, state.setup.seats, state.game.advice, luck)
        search.simulate(simulations)
        lessons.append(lesson(search, state, legal))
        stray = luck.below(STRAY) == 0
        state.play(search.habit(state, legal) if stray else max(legal, key=search.root.visits_of))
    return lessons


def watched(seconds: float) -> list[Lesson]:
    """What the greedy player chose."""
    player, lessons = boardroom.bot("greedy", boardroom.load("startup-nation"), seed=1), []
    for state, legal in decisions(seconds):
        chosen = player.choose(state.view(state.seat), legal, partial(state.imagine, state.seat), None)
        lessons.append(Lesson(traits_of(state, legal), np.array([float(code == chosen) for code in legal])))
        state.play(chosen)
    return lessons


def traits_of(state: StartUpNation, legal: list[int]) -> Numbers:
    """A row for each choice, a column for each trait."""
    traits = np.zeros((len(legal), len(WEIGHTS)))
    for row, found in zip(traits, described(state, legal), strict=True):
        for number, size in found:
            row[number] += size
    return traits


def lesson(search: Search, state: StartUpNation, legal: list[int]) -> Lesson:
    """Likelier than by habit if it came out better than the average, the more the better it is known."""
    traits = traits_of(state, legal)
    visits = np.array([max(0, search.root.visits_of(code)) for code in legal])
    totals = np.array([search.root.total_of(code) for code in legal])
    better = totals / np.maximum(1, visits) - totals.sum() / visits.sum()
    trust = visits / (visits + DOUBT)
    return Lesson(traits, softmax(traits @ np.array(WEIGHTS) + np.clip(better * trust / STEP, -6, 6)))


def learn(lessons: list[Lesson], known: list[float]) -> Numbers:
    """The weights that make the wanted choices likeliest (Adam's descent on the cross-entropy), from those that are known."""
    before = np.array(known)
    weights, drift, square = before.copy(), np.zeros_like(before), np.zeros_like(before)
    for number in range(1, ROUNDS + 1):
        slope = LOYALTY * (weights - before)
        for one in lessons:
            slope += one.traits.T @ (softmax(one.traits @ weights) - one.wanted) / len(lessons)
        drift = 0.9 * drift + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        stride = drift / (1 - 0.9**number) / (np.sqrt(square / (1 - 0.99**number)) + 1e-8)
        weights = weights - PACE * stride
    return weights


def softmax(likings: Numbers) -> Numbers:
    """Shares that add up to one."""
    powers = np.exp(likings - likings.max())
    return powers / powers.sum()


if __name__ == "__main__":
    main()
