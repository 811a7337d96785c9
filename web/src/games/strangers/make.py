"""Plays random games and writes a moment of each as the server tells it, for the test of words that no board has heard of.

Run from the top of the repository: python web/src/games/strangers/make.py
Nothing is made up here: `strangers.test.ts` puts the new words in, and says which.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import boardroom
from boardroom.server import messages

Wanted = Callable[[dict[str, Any], str], bool]  # of the decider's view and the notation of a choice

SEEDS = 300


def main() -> None:
    """Writes the fixture."""
    moments = {
        "burn-rate": found("burn-rate", 3, lambda _, text: text.startswith("play new-business-plan")),
        "burncycle": found("burncycle", 2, lambda _, text: text == "raise threat", mission="m2", captain="k1"),
        "power-struggle": found("power-struggle", 4, is_hiring_at_the_party),
        "power-struggle-sorting": found("power-struggle", 4, is_sorting_the_party),
        "startup-nation": found("startup-nation", 5, lambda _, text: text.startswith("play investor")),
        "startup-nation-asking": found("startup-nation", 5, lambda _, text: text.endswith(" investor")),
    }
    text = json.dumps(moments, separators=(",", ":"), ensure_ascii=False) + "\n"
    (Path(__file__).parent / "moments.json").write_text(text, "utf8")
    print(len(text), "bytes:", ", ".join(moments))


def is_hiring_at_the_party(view: dict[str, Any], text: str) -> bool:
    """Is the summer party the event of the round in which somebody may hire?"""
    return text == "act hire" and bool(view["turned"][-1:] == ["party"])


def is_sorting_the_party(view: dict[str, Any], text: str) -> bool:
    """Is the summer party laid as the last of the first three events?"""
    return text == "sort party" and bool(view["sorted"] == 2)


def found(name: str, seats: int, wanted: Wanted, **options: Any) -> dict[str, Any]:
    """The first moment of random games with a choice like this: what its decider sees and may choose, and what follows."""
    game = boardroom.load(name)
    for seed in range(SEEDS):
        state, rng = game.start(seats, seed, **options), random.Random(seed)
        while not state.over:
            view = state.view(state.seat)
            for code in state.legal():
                if wanted(view, str(game.action(code))):
                    return moment(game, state, view, code)
            state.play(rng.choice(state.legal()))
    raise AssertionError(f"no such moment in {SEEDS} games of {name}")


def moment(game: Any, state: Any, view: dict[str, Any], code: int) -> dict[str, Any]:
    """A position as the server sends it to the decider, the events of this choice, and everybody's view after it."""
    seat, choices = state.seat, [messages.choice(game, one) for one in state.legal()]
    after = state.copy()
    after.log = []
    after.play(code)
    events = [{"number": number, **event.shown(seat)} for number, event in enumerate(after.log, 1)]
    gallery = after.view(-1)
    return {
        "seat": seat,
        "view": view,
        "choices": choices,
        "events": events,
        "after": after.view(seat),
        "gallery": gallery,
    }


if __name__ == "__main__":
    main()
