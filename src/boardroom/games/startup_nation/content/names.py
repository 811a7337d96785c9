"""The words of Start-Up Nation as numbers: cards and their ranks, answers, and the colours of alliances."""

from __future__ import annotations

from typing import Final

from boardroom.games.startup_nation.shapes import Answer, Card, Colour, Role

NOTHING: Final = -1
MAX_SEATS: Final = 5

# The seven interns come first and share rank 0; from the tech lead on a card's rank is its number less 6 (SN-4).
MIRACULOUS: Final = 0
FIRE: Final = 1
STRINGS: Final = 2
LEGAL: Final = 3
CLEVER: Final = 4
HYPER: Final = 5
TAX: Final = 6
TECH_LEAD: Final = 7
RECRUITER: Final = 8
SALESPERSON: Final = 9
DIRECTOR: Final = 10
INVESTOR: Final = 11
EMMANUEL: Final = 12
BRIGITTE: Final = 13

CARD_NAMES: Final[list[Card]] = [
    "intern_miraculous",
    "intern_fire",
    "intern_strings",
    "intern_legal",
    "intern_clever",
    "intern_hyper",
    "intern_tax",
    "tech_lead",
    "recruiter",
    "salesperson",
    "director",
    "investor",
    "emmanuel",
    "brigitte",
]
KINDS: Final = 14
INTERNS: Final = 7

RANK_OFFSET: Final = 6
INTERN_RANK: Final = 0
EMMANUEL_RANK: Final = 6
TOP_RANK: Final = 7
RANKS: Final = TOP_RANK + 1  # with 0
ROLE_NAMES: Final[list[Role]] = [
    "intern",
    "tech_lead",
    "recruiter",
    "salesperson",
    "director",
    "investor",
    "emmanuel",
    "brigitte",
]  # by rank: an intern, or one of the other cards

EXACT: Final = 0
ABOVE: Final = 1
BELOW: Final = 2
ANSWERS: Final[list[Answer]] = ["exact", "above", "below"]

RED: Final = 0
BLUE: Final = 1
BLACK: Final = 2
COLOURS: Final[list[Colour]] = ["red", "blue", "black"]


def rank_of(card: int) -> int:
    """The printed rank; the miraculous intern is a 0 until the round ends (SN-24)."""
    return card - RANK_OFFSET if card > RANK_OFFSET else 0


def card_name(card: int) -> Card | None:
    """The card's name, or None for nothing."""
    return CARD_NAMES[card] if card >= 0 else None
