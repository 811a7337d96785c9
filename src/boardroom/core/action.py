"""An action: one row of a game's fixed table of choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, repr=False)
class Action:
    """What one code means. `str(action)` is its notation, which `game.code` and `state.play` read back.

    Attributes:
        verb: What is done, such as `play`.
        refs: The things on the table that a person clicks to choose it, in this order, such as `hand:recruiter`.
        rule: The number of the rule that allows it, such as `SN-32`.
        text: Its notation, such as `play recruiter seat:2`.
        label: The key of its sentence in the game's texts, without `action-` before it.
        params: What that sentence is filled with.
    """

    verb: str
    refs: tuple[str, ...]
    rule: str
    text: str
    label: str
    params: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r}, rule={self.rule!r})"
