"""Prints what the coach says at positions of seeded games, to be read: `coach_read.py GAME [POSITIONS] [LANG...]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial

import boardroom
from boardroom.bots.coach import Coaching
from boardroom.core.coach import Reason
from boardroom.core.texts import LANGUAGES

NAMES = ["Alice", "Basile", "Chloé", "Denis", "Élodie"]
POSITIONS = 30
SPOKEN_OF = 4  # choices of a position
SIGNS = {1: "+", 0: "·", -1: "−"}


def main() -> None:
    """As many positions as wanted, from as many games as it takes."""
    game = boardroom.load(sys.argv[1])
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else POSITIONS
    langs = sys.argv[3:] or list(LANGUAGES)
    for number, (seed, state) in enumerate(positions(game, wanted), 1):
        tell(game, state, seed, number, langs)


def positions(game: boardroom.Game, wanted: int) -> Iterator[tuple[int, boardroom.State]]:
    """Positions with a real choice, spread over games that greedy bots play."""
    found = seed = 0
    while found < wanted:
        seed += 1
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        state, luck = game.start(seats, seed=seed), boardroom.Luck(seed, "read")
        player = boardroom.bot("greedy" if game.id != "burncycle" else "random", game, seed=seed)
        taken = 0
        while not state.over and taken < 5 and found < wanted:
            if len(state.legal()) > 1 and luck.below(8) == 0:
                yield seed, state
                found, taken = found + 1, taken + 1
            seat = state.seat
            state.play(player.choose(state.view(seat), state.legal(), partial(state.imagine, seat), None))


def tell(game: boardroom.Game, state: boardroom.State, seed: int, number: int, langs: list[str]) -> None:
    """One position: the table in a few words, and some of its choices with the reasons for each."""
    names, luck = NAMES[: len(state.view(-1)["seats"])], boardroom.Luck(seed, f"position {number}")
    print(f"\n## {number}. {game.id}, game {seed}: {names[state.seat]}")  # noqa: T201
    coaching = Coaching(state, luck)
    for lang in langs:
        for aim in coaching.towards():
            print(f"   → {game.because(aim, lang, names)}")  # noqa: T201
    for code in some_of(state.legal(), luck):
        reasons = coaching.reasons(code)
        print(f" {game.label(code, langs[0], names)}")  # noqa: T201
        for reason in reasons:
            for lang in langs:
                print(f"   {said(game, reason, lang, names)}")  # noqa: T201


def some_of(codes: list[int], luck: boardroom.Luck) -> list[int]:
    """A few of the choices, in order."""
    while len(codes) > SPOKEN_OF:
        codes.remove(luck.pick(codes))
    return codes


def said(game: boardroom.Game, reason: Reason, lang: str, names: list[str]) -> str:
    """One sentence with its sign."""
    return f"{SIGNS[reason.sign]} {game.because(reason, lang, names)}"


if __name__ == "__main__":
    main()
