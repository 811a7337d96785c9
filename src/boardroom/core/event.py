"""What happened, and how a game ended: values that travel, never sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class Event:
    """One thing that happened. `shown(seat)` is the only way it leaves; what is not shown is hidden."""

    def __init__(
        self,
        kind: str = "",
        seat: int = -1,
        shown: dict[str, Any] | None = None,
        secret: dict[int, dict[str, Any]] | None = None,
        barrier: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.barrier = barrier
        self._shown: dict[str, Any] = {} if shown is None else shown
        self._secret: dict[int, dict[str, Any]] = {} if secret is None else secret

    def shown(self, seat: int) -> dict[str, Any]:
        """What this seat (-1: the gallery) is told: kind, seat, the public part and its own secret part."""
        told: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        told.update(self._shown)
        told.update(self._secret.get(seat, {}))
        return told

    def __repr__(self) -> str:
        return f"Event({self.shown(-1)})"  # the public part: a repr may reach a log


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `returns` lie between -1 and 1; `winners` is empty only in a lost cooperative game."""

    reason: str
    scores: list[int]
    returns: list[float]
    winners: list[int]
    capped: bool = False

    def as_dict(self) -> dict[str, Any]:
        """The outcome as JSON-able values, sharing nothing with it."""
        return {
            "reason": self.reason,
            "scores": self.scores[:],
            "returns": self.returns[:],
            "winners": self.winners[:],
            "capped": self.capped,
        }


def shared_win(winners: list[int], seats: int) -> list[float]:
    """Returns that sum to zero: a sole winner gets 1, several share it, the others pay in equal parts."""
    if len(winners) == seats:
        return [0.0] * seats
    loss = -1.0 / (seats - 1)
    win = (seats - len(winners)) / (len(winners) * (seats - 1))
    return [win if seat in winners else loss for seat in range(seats)]
