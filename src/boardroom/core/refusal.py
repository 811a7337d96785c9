"""Why a choice cannot be made, and the closed list of such reasons that each game has."""

from __future__ import annotations


class Refusal:
    """Why a choice is not possible now.

    Attributes:
        reason: A word of the game's `reasons`; the texts have a sentence for it.
        rule: The number of the rule behind it; empty stands for the rule of the action itself.
    """

    def __init__(self, reason: str, rule: str = "") -> None:
        self.reason = reason
        self.rule = rule


class Refusals:
    """All refusals of a game. Each is added where the rule stands that refuses, when that file is loaded."""

    def __init__(self) -> None:
        self._all: list[Refusal] = []

    def add(self, reason: str, rule: str = "") -> Refusal:
        """A new refusal of the game."""
        refusal = Refusal(reason, rule)
        self._all.append(refusal)
        return refusal

    @property
    def reasons(self) -> tuple[str, ...]:
        """Every reason once, in the order in which they were added."""
        return tuple(dict.fromkeys(refusal.reason for refusal in self._all))
