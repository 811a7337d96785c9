"""For each code of one box what the rules look up: whose choice it is, and the numbers in it."""

from __future__ import annotations

from typing import Final

from boardroom.games.burn_rate.content.names import NOTHING
from boardroom.games.burn_rate.state.rows import Card, Decision, Effect

# Verbs: each kind of choice has its own.
TAKE: Final = 0
BURY: Final = 1
PLAY: Final = 2
ADD: Final = 3
LAY_OFF: Final = 4
STOP: Final = 5
DISCARD: Final = 6
END_TURN: Final = 7


class Codes:
    """All codes of one box; `rules/actions.py` fills it."""

    def __init__(self) -> None:
        self.decision: list[Decision] = []  # the decision that offers it
        self.verb: list[int] = []
        self.effect: list[Effect | None] = []  # of the card that is played
        self.card: list[int] = []  # the card played, added or discarded
        self.target: list[int] = []  # a seat
        self.thing: list[int] = []  # a department of the pool, a person, or a bad idea's card
        self.readings: dict[str, list[Card]] = {}  # all cards, by what a table agreed on for LAYOFFS
        self.first_take = self.first_bury = self.first_lay_off = self.first_discard = NOTHING
        self.stop = self.end_turn = NOTHING
        self.add_code: list[int] = []  # of each card, or nothing
        self.idea_place: list[int] = []  # of each card among those that stay on the table, or nothing
