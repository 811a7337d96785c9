"""An action: one row of a game's fixed table of choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Action:
    """One choice: `refs` are the things clicked in order, `text` its notation, `label` the key of its sentence."""

    verb: str
    refs: tuple[str, ...]
    rule: str
    text: str
    label: str
    params: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text
