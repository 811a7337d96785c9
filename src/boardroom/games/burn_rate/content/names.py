"""The words of Burn Rate as numbers: departments, roles, effects and sets of skills."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

SALES: Final = 0
FINANCE: Final = 1
HR: Final = 2
DEV: Final = 3
DEPARTMENTS: Final = ["sales", "finance", "hr", "dev"]

VP: Final = 0
MANAGER: Final = 1
ENGINEER: Final = 2
ROLES: Final = ["vp", "manager", "engineer"]

# What a card does. The first seven belong to a department; the last three are the Vice-President cards.
HIRE: Final = 0
FIRE: Final = 1
BAD_HIRE: Final = 2
POACH: Final = 3
FUNDING: Final = 4
BAD_IDEA: Final = 5
RELEASE: Final = 6
REMOVE_VP: Final = 7
DOUBLE_PAYDAY: Final = 8
MASS_FIRING: Final = 9

EFFECTS: Final = ["hire", "fire", "bad-hire", "poach", "funding", "bad-idea", "release"]
PURPLE_EFFECTS: Final = ["remove-vp", "double-payday", "mass-firing"]
LAYOFFS_CARD: Final = "layoffs"
PURPLE: Final = ["conflict-of-opinion", "out-to-pasture", "new-business-plan", LAYOFFS_CARD]
LARGEST_VALUE: Final = {"funding": 50, "bad-idea": 9}
SKILL_SETS: Final = [
    "".join(str(skill) for skill in range(4) if bits >> skill & 1) for bits in range(16)
]  # by their bits; the first is empty

SOURCES: Final = ("rulebook", "public", "filled", "original")
SEATS_KEYS: Final = {2: "two", 3: "three", 4: "four"}
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MOST_COPIES: Final = 9
HAND_SIZE: Final = 6
DRAFTED: Final = 4  # people each seat hires before the first turn
MAX_SEATS: Final = 4
