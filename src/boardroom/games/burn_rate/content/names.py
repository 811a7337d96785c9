"""The words of Burn Rate as numbers, and the numbers that the rulebook fixes."""

from __future__ import annotations

from typing import Final

from boardroom.games.burn_rate.shapes import Department, Role

NOTHING: Final = -1

SALES: Final = 0
FINANCE: Final = 1
HR: Final = 2
DEV: Final = 3
DEPARTMENTS: Final[list[Department]] = ["sales", "finance", "hr", "dev"]

VP: Final = 0
MANAGER: Final = 1
ENGINEER: Final = 2
ROLES: Final[list[Role]] = ["vp", "manager", "engineer"]

SKILL_SETS: Final = [
    "".join(str(skill) for skill in range(4) if bits >> skill & 1) for bits in range(16)
]  # by their bits; the first is empty

LAYOFFS_CARD: Final = "layoffs"  # the card that the option `layoffs` is about
HAND_SIZE: Final = 6
MOST_CARDS: Final = 4  # played or discarded in a turn (BR-3.0)
DRAFTED: Final = 4  # people each seat hires before the first turn
MAX_SEATS: Final = 4
