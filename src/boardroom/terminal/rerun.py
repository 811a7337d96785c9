"""Goes through a game again, choice by choice."""

from __future__ import annotations

from boardroom.core.event import Event
from boardroom.core.match import Match

Chapter = tuple[int, int, list[Event]]


def chapters(match: Match) -> list[Chapter]:
    """Number, seat and events of every choice so far; number 0 and seat -1 for what happened before the first."""
    again = Match(match.game, match.seats, match.seed, **match.options)
    told: list[Chapter] = [(0, -1, again.log[:])]
    for number, (seat, code) in enumerate(match.choices, 1):
        told.append((number, seat, again.play(code, seat)))
    return told
