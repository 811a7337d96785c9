"""Learns the habits of Start-Up Nation from what a search prefers, and prints the weights for `habits.py`.

    python tools/learn_startup_nation.py [seconds] [simulations]

Bots play against each other; at every decision a search says how much better or worse than the average each choice came out.
The habits are moved that way (a softmax regression on the traits of the choices). Run it again with the new weights in place
for another step. Takes 600 seconds and 1,500 simulations for each decision unless given; use the compiled rules.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

import boardroom
from boardroom.bots.search import Search
from boardroom.games.startup_nation.habits import WEIGHTS, described

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
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    simulations = int(sys.argv[2]) if len(sys.argv) > 2 else SIMULATIONS
    lessons = play(seconds, simulations)
    sys.stderr.write(f"{len(lessons)} decisions\n")
    weights = learn(lessons)
    for first in range(0, len(weights), 14):
        sys.stdout.write("    " + ", ".join(f"{weight:.2f}" for weight in weights[first : first + 14]) + ",\n")


def play(seconds: float, simulations: int) -> list[Lesson]:
    """Plays for so long; every decision becomes a lesson."""
    game, luck = boardroom.load("startup-nation"), boardroom.Luck(1, "lessons")
    end, lessons, seed = time.perf_counter() + seconds, [], 0
    while time.perf_counter() < end:
        seats = SEATS[seed % len(SEATS)]
        state = game.start(seats, seed)
        seed += 1
        while not state.over and time.perf_counter() < end:
            legal = state.legal()
            chosen = legal[0]
            if len(legal) > 1:
                search = Search(state.imagine(state.seat, luck), state.seat, seats, game.advice, luck)
                search.simulate(simulations)
                lessons.append(lesson(search, state, legal))
                stray = luck.below(STRAY) == 0
                chosen = search.habit(state, legal) if stray else max(legal, key=search.root.visits_of)
            state.play(chosen)
    return lessons


def lesson(search: Search, state: boardroom.State, legal: list[int]) -> Lesson:
    """Likelier than by habit if it came out better than the average, the more the better it is known."""
    traits = np.zeros((len(legal), len(WEIGHTS)))
    for row, found in zip(traits, described(state, legal), strict=True):
        for number, size in found:
            row[number] += size
    visits = np.array([max(0, search.root.visits_of(code)) for code in legal])
    totals = np.array([search.root.total_of(code) for code in legal])
    better = totals / np.maximum(1, visits) - totals.sum() / visits.sum()
    trust = visits / (visits + DOUBT)
    return Lesson(traits, softmax(traits @ np.array(WEIGHTS) + np.clip(better * trust / STEP, -6, 6)))


def learn(lessons: list[Lesson]) -> Numbers:
    """The weights that make the wanted choices likeliest (Adam's descent on the cross-entropy)."""
    before = np.array(WEIGHTS)
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
