"""What all games of a row share: games are often started one after the other with the same seats and options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Setups(Generic[T]):
    """Makes what seats and options lead to, and keeps the last one made."""

    def __init__(self, make: Callable[[int, dict[str, Any]], T]) -> None:
        self._make = make
        self._last: tuple[int, dict[str, Any], T] | None = None

    def get(self, seats: int, options: dict[str, Any]) -> T:
        """The setup for these; checked options are never changed, so the same ones need no look inside."""
        last = self._last
        if last is not None and last[0] == seats and (last[1] is options or last[1] == options):
            return last[2]
        made = self._make(seats, options)
        self._last = (seats, options, made)
        return made
