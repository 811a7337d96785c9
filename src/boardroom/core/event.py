"""What happened, and how a game ended: values that travel, never sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardroom.core.shapes import Fact, Result


class Event:
    """One thing that happened at the table. `shown(seat)` tells what a seat may know of it; the rest is hidden.

    Args:
        kind: What happened, in the past tense, such as `played`.
        seat: The seat that did it; -1 where nobody did.
        shown: What everybody may know of it.
        secret: What single seats may know besides, by seat.
        barrier: Whether it drew, rolled or revealed something or handed the turn over; undo never goes back past it.

    Attributes:
        kind: What happened, in the past tense, such as `played`.
        seat: The seat that did it; -1 where nobody did.
        barrier: True when undo never goes back past it.
    """

    def __init__(
        self,
        kind: str = "",
        seat: int = -1,
        shown: Mapping[str, Any] | None = None,
        secret: Mapping[int, Mapping[str, Any]] | None = None,
        barrier: bool = False,
    ) -> None:
        self.kind: str = kind
        self.seat: int = seat
        self.barrier: bool = barrier
        self._shown: Mapping[str, Any] = {} if shown is None else shown
        self._secret: Mapping[int, Mapping[str, Any]] = {} if secret is None else secret

    def shown(self, seat: int) -> dict[str, Any]:
        """What this seat is told of it, or the gallery (-1): `kind`, `seat`, the public part and its own secret part."""
        told: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        told.update(self._shown)
        told.update(self._secret.get(seat, {}))
        return told

    def as_kept(self) -> dict[str, Any]:
        """All of it as a JSON-able dict, for a store that outlives the rules; `event_of` reads it."""
        told: dict[str, Any] = {"kind": self.kind, "seat": self.seat, "shown": bare(self._shown)}
        if self._secret:
            told["secret"] = {str(seat): bare(known) for seat, known in self._secret.items()}
        return told

    def __repr__(self) -> str:
        told = self.shown(-1)  # the public part: a repr may reach a log
        rest = "".join(f", {name}={value!r}" for name, value in told.items() if name != "kind")
        return f"Event({self.kind!r}{rest})"


def bare(told: Mapping[str, Any]) -> dict[str, Any]:
    """Without what every event says anyway."""
    return {name: value for name, value in told.items() if name not in ("kind", "seat")}


def event_of(kept: Mapping[str, Any]) -> Event:
    """The event that was kept."""
    secret = {int(seat): known for seat, known in kept.get("secret", {}).items()}
    return Event(kept["kind"], kept["seat"], kept.get("shown"), secret)


def happened(told: Fact, secret: Mapping[int, Fact] | None = None, barrier: bool = False) -> Event:
    """An event whose parts have a shape: what everybody is told, and what single seats are told instead."""
    return Event(told["kind"], told["seat"], told, secret, barrier)


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    Attributes:
        reason: Why it ended, such as `target`; the game's texts have a word for it.
        scores: The score of each seat, as the rulebook counts it.
        returns: The result of each seat for learners and bots, from -1 to 1.
        winners: The seats that won, ascending; empty only when a cooperative game is lost.
        capped: True when the game was ended by its technical limit and not by its rules.
    """

    reason: str
    scores: list[int]
    returns: list[float]
    winners: list[int]
    capped: bool = False

    def as_dict(self) -> Result:
        """The same as a JSON-able dict that shares nothing with the outcome."""
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
