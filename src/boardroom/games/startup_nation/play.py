"""A match of Start-Up Nation as everybody uses it: each part is a short reading of the table and its rows."""

from __future__ import annotations

from typing import Any

from boardroom.core.luck import Luck
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.core.state import check_seat
from boardroom.games.startup_nation.forms.saves import save
from boardroom.games.startup_nation.forms.view import view
from boardroom.games.startup_nation.mind.belief import imagine
from boardroom.games.startup_nation.shapes import View
from boardroom.games.startup_nation.state.decision import refusals
from boardroom.games.startup_nation.state.table import Table
from boardroom.games.startup_nation.state.twin import copy_table


class StartUpNation(Table):
    """A match of Start-Up Nation."""

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat."""
        return self.decision.choices(self)

    def why_not(self, code: int) -> Refusal | None:
        """Why this code is not legal now; None when it is."""
        return self.decision.why_not(self, code)

    def details(self, code: int, reason: str) -> dict[str, Param]:
        """What the sentence for this refusal is filled with."""
        return refusals.details(reason, self, code)

    def apply(self, code: int) -> None:
        """Carries out a legal choice."""
        self.thought = None
        self.decision.do(self, code)

    def copy(self) -> StartUpNation:
        """An independent state without a log."""
        twin = StartUpNation()
        copy_table(self, twin)
        return twin

    def view(self, seat: int) -> View:
        """What this seat may know."""
        check_seat(seat, self.setup.seats)
        return view(self, seat)

    def save(self) -> dict[str, Any]:
        """The whole truth."""
        return save(self)

    def imagine(self, seat: int, luck: Luck) -> StartUpNation:
        """A world this seat cannot tell from this one."""
        check_seat(seat, self.setup.seats)
        world = self.copy()
        imagine(self, seat, luck, world)
        return world
