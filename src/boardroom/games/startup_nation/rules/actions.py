"""The fixed action table of Start-Up Nation, to which the rows add their actions, and for each code what the rules need.

Codes are grouped by the card played, in the order of the cards, so that the choices of a sorted hand come out ascending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardroom.core.action import Action
from boardroom.games.startup_nation.content.names import MAX_SEATS, NOTHING

if TYPE_CHECKING:
    from boardroom.games.startup_nation.rules.effect import Effect

ACTIONS: Final[list[Action]] = []
CARD_OF: Final[list[int]] = []  # the card played or passed
TARGET_OF: Final[list[int]] = []  # the seat chosen, the first of a pair, or the answer
EXTRA_OF: Final[list[int]] = []  # the role named, or the second seat of a pair
EFFECT_OF: Final[list[Effect | None]] = []  # what playing or passing a card does

SEAT_SETS: Final = 1 << MAX_SEATS  # as many sets of seats there are, as bits


def add(
    action: Action, effect: Effect | None = None, card: int = NOTHING, target: int = NOTHING, extra: int = NOTHING
) -> int:
    """Adds one row to the table and gives its code."""
    ACTIONS.append(action)
    CARD_OF.append(card)
    TARGET_OF.append(target)
    EXTRA_OF.append(extra)
    EFFECT_OF.append(effect)
    return len(ACTIONS) - 1


def codes_among(codes: list[int]) -> list[list[int]]:
    """For every set of seats (as bits), looked up in every turn: those of these codes that choose one of them."""
    return [[code for code in codes if seats >> TARGET_OF[code] & 1] for seats in range(SEAT_SETS)]
