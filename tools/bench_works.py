"""What is measured of our own games, as pieces of work that can be repeated: each does a little and says how much.

A decision is a choice among two or more. Stepped: `legal()` and `play()` called from Python in the leanest loop, as the peers
are (bench_peers.py); plainly: as one writes it, with `over` and Python's own random choice. Inside: `playout()`, random play
within the rules. A simulation imagines a world, walks down the tree of the search to a choice that was never tried, and stops
at the advice's evaluation of what comes of it (docs/design/search.md).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle

from bench_peers import RANDOM_BITS

import boardroom
from boardroom.bots.playout import playout
from boardroom.bots.search import Search
from boardroom.research.subject import Subject

Work = Callable[[], int]
POSITIONS = 4  # in the middle of different games; each piece of work takes the next
EARLY = 12  # choices before the first of them, and so many more before each other one
REPEATS = 50  # copies or worlds in one piece of work
SIMULATIONS = 300  # of one search, as the colleague of level 4 does


def stepped(game: boardroom.Game, seats: int) -> Work:
    """One random game driven from Python in the leanest loop; gives its decisions."""
    bits, seeds = random.Random(1).getrandbits, iter(range(10**9))

    def work() -> int:
        state, decisions = game.start(seats, seed=next(seeds)), 0
        legal, play = state.legal, state.play
        while codes := legal():
            size = len(codes)
            if size > 1:
                decisions += 1
            play(codes[bits(RANDOM_BITS) % size])
        return decisions

    return work


def plainly(game: boardroom.Game, seats: int) -> Work:
    """The same as one writes it."""
    rng, seeds = random.Random(1), iter(range(10**9))

    def work() -> int:
        state, decisions = game.start(seats, seed=next(seeds)), 0
        while not state.over:
            legal = state.legal()
            decisions += len(legal) > 1
            state.play(rng.choice(legal))
        return decisions

    return work


def inside(game: boardroom.Game, seats: int) -> Work:
    """One random game inside the rules; gives its decisions."""
    luck, seeds = boardroom.Luck(1), iter(range(10**9))
    return lambda: playout(game.start(seats, seed=next(seeds)), luck)


def copies(game: boardroom.Game, seats: int) -> Work:
    """Some copies of a position."""
    positions = cycle(mid_games(game, seats))

    def work() -> int:
        state = next(positions)
        for _ in range(REPEATS):
            state.copy()
        return REPEATS

    return work


def imagines(game: boardroom.Game, seats: int) -> Work:
    """Some worlds imagined in one position by the seat that decides, as a search does."""
    positions, luck = cycle(mid_games(game, seats)), boardroom.Luck(1)

    def work() -> int:
        state = next(positions)
        for _ in range(REPEATS):
            state.imagine(state.seat, luck)
        return REPEATS

    return work


def search(game: boardroom.Game, seats: int) -> Work:
    """One search from nothing; gives its simulations."""
    positions, luck = cycle(mid_games(game, seats)), boardroom.Luck(1)

    def work() -> int:
        state = next(positions)
        Search(state, state.seat, seats, game.advice, luck).simulate(SIMULATIONS)
        return SIMULATIONS

    return work


def views(game: boardroom.Game, seats: int) -> Work:
    """What every seat and the gallery see in one position; gives how many views were made."""
    positions = cycle(mid_games(game, seats))

    def work() -> int:
        state = next(positions)
        for seat in range(-1, seats):
            state.view(seat)
        return seats + 1

    return work


def features(game: boardroom.Game, seats: int) -> Work:
    """The numbers that learners get of the deciding seat."""
    subject = Subject(game, seats, {})
    buffer = bytearray(4 * len(subject.names))
    positions = cycle(mid_games(game, seats))

    def work() -> int:
        state = next(positions)
        for _ in range(REPEATS):
            subject.observe(state, state.seat, buffer, 0)
        return REPEATS

    return work


def saves(game: boardroom.Game, seats: int) -> Work:
    """A position saved and restored, with all that restoring checks."""
    positions = cycle(mid_games(game, seats))

    def work() -> int:
        game.restore(next(positions).save())
        return 1

    return work


WORKS = (stepped, plainly, inside, copies, imagines, search)


def mid_games(game: boardroom.Game, seats: int) -> list[boardroom.State]:
    """Positions a few random choices into a game, each with a decision to take; always the same ones."""
    return [mid_game(game, seats, EARLY * (number + 1), seed=number) for number in range(POSITIONS)]


def mid_game(game: boardroom.Game, seats: int, choices: int, seed: int) -> boardroom.State:
    """The first decision after so many random choices; where a game was over by then, one with another seed."""
    state, luck = game.start(seats, seed=seed), boardroom.Luck(seed)
    while not state.over and (choices > 0 or len(state.legal()) == 1):
        state.play(luck.pick(state.legal()))
        choices -= 1
    return mid_game(game, seats, EARLY, seed + 1000) if state.over else state
