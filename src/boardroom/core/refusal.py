"""Why a choice cannot be made, and the closed list of such reasons that each game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from boardroom.core.shapes import Param

Table = TypeVar("Table")

NEAR: Final = 0  # something is missing
ASIDE: Final = 1  # it is for another kind of thing, or for somebody else's
ELSEWHERE: Final = 2  # it belongs to another step


class Refusal:
    """Why a choice is not possible now.

    Attributes:
        reason: A word of the game's `reasons`; the texts have a sentence for it.
        rule: The number of the rule behind it; empty stands for the rule of the action itself.
        distance: How far the choice was from being possible: `NEAR`, `ASIDE` or `ELSEWHERE`. Somebody who asks why a
            thing cannot be used would rather hear of what came nearest.
    """

    def __init__(self, reason: str, rule: str = "", distance: int = NEAR) -> None:
        self.reason = reason
        self.rule = rule
        self.distance = distance


class Refusals(Generic[Table]):
    """All refusals of a game. Each is added where the rule stands that refuses, when that file is loaded.

    A refusal is a constant, because legality asks for it millions of times. What its sentence is filled with is worked
    out from the table by a function beside the rule, and only when somebody asks why.
    """

    def __init__(self) -> None:
        self._all: list[Refusal] = []
        self._details: dict[str, Callable[[Table, int], dict[str, Param]]] = {}

    def add(self, reason: str, rule: str = "", distance: int = NEAR) -> Refusal:
        """A new refusal of the game."""
        refusal = Refusal(reason, rule, distance)
        self._all.append(refusal)
        return refusal

    def fill(self, reason: str, details: Callable[[Table, int], dict[str, Param]]) -> None:
        """Says what the sentence for this reason is filled with, for a table and a code.

        It may look only at what the deciding seat knows: law 4 compares the answers of worlds that it cannot tell apart.
        """
        assert reason not in self._details, f"{reason} is filled in two places"
        self._details[reason] = details

    def details(self, reason: str, table: Table, code: int) -> dict[str, Param]:
        """What the sentence for this reason is filled with."""
        details = self._details.get(reason)
        return details(table, code) if details is not None else {}

    @property
    def reasons(self) -> tuple[str, ...]:
        """Every reason once, in the order in which they were added."""
        reasons = tuple(dict.fromkeys(refusal.reason for refusal in self._all))
        unknown = [reason for reason in self._details if reason not in reasons]
        assert not unknown, f"nothing is ever refused because of {', '.join(unknown)}"
        return reasons
