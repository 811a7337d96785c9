"""Numbers for learners of Coffee Round, from a view: everybody's card as far as it is known, and the cards of the pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def names(seats: int) -> list[str]:
    return [*[f"seat{seat}:card" for seat in range(seats)], "pile"]


def features(view: Mapping[str, Any]) -> list[float]:
    return [*[0.0 if card is None else (card + 1) / 4 for card in view["known"]], view["pile"] / 8]
