"""What a seat sees of an OpenSpiel state: as text exactly, and as numbers.

The text with perfect recall is everything the seat was told, its own choices, and its view; without, it is the view. The
numbers are one-hot for the seat, then the game's features; with perfect recall how often the seat made each choice follows,
so those numbers are a summary of an information state, and only its text is exact. What is public alone (for factored
observations) exists as text only.
"""

from __future__ import annotations

import json
from typing import Any

from boardroom.extras import needs
from boardroom.research.spiel_state import GALLERY, SpielState
from boardroom.research.subject import Subject

with needs("research"):
    import numpy as np
    import pyspiel


class Observer:
    """Conforms to OpenSpiel's interface for observers in Python."""

    def __init__(self, subject: Subject, kind: Any) -> None:
        self._subject = subject
        self._recall: bool = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        pieces = [("player", subject.seats), ("features", len(subject.names))]
        if self._recall:
            pieces.append(("chosen", subject.game.num_actions))
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._private:
            self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
            ends = np.cumsum([size for _, size in pieces])
            self.dict = {name: self.tensor[end - size : end] for (name, size), end in zip(pieces, ends, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the numbers; before the seed is picked there are none but the seat."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.table is not None:
            self.dict["features"][:] = self._subject.numbers(state.table, player)
        if self._recall:
            for code, times in state.chosen[player].items():
                self.dict["chosen"][code] = times / (1 + times)

    def string_from(self, state: SpielState, player: int) -> str:
        """The exact text."""
        seat = player if self._private else GALLERY
        if state.table is None:
            return f"seat {player} before the seed is picked"
        view = json.dumps(state.table.view(seat), sort_keys=True, separators=(",", ":"))
        return f"seat {player}\n{state.told[seat] if self._recall else ''}{view}"
