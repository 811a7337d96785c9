"""The game in play: what may be decided now, and what a decision does. The chapters of the rules stand in `rules/`."""

from __future__ import annotations

from typing import Any

from boardroom.core.luck import Luck
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.core.state import check_seat
from boardroom.games.power_struggle.forms.saves import save
from boardroom.games.power_struggle.forms.view import view
from boardroom.games.power_struggle.mind.belief import imagine
from boardroom.games.power_struggle.rules.placement import deal
from boardroom.games.power_struggle.shapes.view import View
from boardroom.games.power_struggle.state.rows import refusals
from boardroom.games.power_struggle.state.table import Table
from boardroom.games.power_struggle.state.twin import copy_table


class PowerStruggle(Table):
    """A game of Power Struggle."""

    def start_game(self) -> None:
        """PS-1 to PS-3: the deal; the start player places first."""
        deal(self)

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat."""
        return self.phase.choices(self)

    def why_not(self, code: int) -> Refusal | None:
        """Why this code is not legal now."""
        return self.phase.why_not(self, code)

    def details(self, code: int, reason: str) -> dict[str, Param]:
        """What the sentence for this refusal is filled with."""
        return refusals.details(reason, self, code)

    def apply(self, code: int) -> None:
        """Carries out a legal choice."""
        self.phase.do(self, code)

    def copy(self) -> PowerStruggle:
        """An independent state without a log."""
        twin = PowerStruggle()
        copy_table(self, twin)
        return twin

    def view(self, seat: int) -> View:
        """What this seat may know."""
        check_seat(seat, self.setup.seats)
        return view(self, seat)

    def save(self) -> dict[str, Any]:
        """The whole truth."""
        return save(self)

    def imagine(self, seat: int, luck: Luck) -> PowerStruggle:
        """A world this seat cannot tell from this one."""
        check_seat(seat, self.setup.seats)
        world = self.copy()
        imagine(self, seat, luck, world)
        return world
