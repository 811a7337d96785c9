"""What a table can wait for: the class that every kind of decision fills in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from boardroom.core.refusal import Refusal, Refusals
from boardroom.core.shapes import Prompt
from boardroom.games.startup_nation.shapes import Phase

if TYPE_CHECKING:
    from boardroom.games.startup_nation.state.table import Table

refusals: Final[Refusals[Table]] = Refusals()  # all of the game; each is added where the rule stands that refuses
decisions: Final[list[Decision]] = []  # all of them, when the rules have been loaded


class Decision(ABC):
    """One kind of decision: what may be chosen, why something else may not, and what a choice does."""

    word: Phase  # the texts have `prompt-<word>` for who decides and `wait-<word>` for the others
    rule: str

    @abstractmethod
    def choices(self, table: Table) -> list[int]:
        """The legal codes, ascending; the list may be a shared one."""

    @abstractmethod
    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this code cannot be chosen; None when it can."""

    @abstractmethod
    def do(self, table: Table, code: int) -> None:
        """Carries out a legal choice."""

    def prompts(self) -> list[str]:
        """The text keys of all that a seat can be asked here."""
        return [f"prompt-{self.word}", f"wait-{self.word}"]

    def prompt(self, table: Table, seat: int) -> Prompt:
        """What the table waits for, in words for this seat; others see who must act and never what they may do (L4)."""
        key = f"{'prompt' if seat == table.seat else 'wait'}-{self.word}"
        return {"key": key, "params": {"seat": table.seat}, "rule": self.rule}
