"""The state of Burn Rate: what every table can do, read off the decision that is due."""

from __future__ import annotations

from typing import Any

from boardroom.core.luck import Luck
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.core.state import GAME_OVER, check_seat
from boardroom.games.burn_rate.forms.saves import save
from boardroom.games.burn_rate.forms.view import view
from boardroom.games.burn_rate.mind.belief import imagine
from boardroom.games.burn_rate.shapes import View
from boardroom.games.burn_rate.state.rows import refusals
from boardroom.games.burn_rate.state.table import Table
from boardroom.games.burn_rate.state.twin import copy_table


class BurnRate(Table):
    """A game of Burn Rate."""

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat."""
        return self.decision.choices(self) if self.decision is not None else []

    def apply(self, code: int) -> None:
        """Carries out a legal choice."""
        assert self.decision is not None
        self.decision.do(self, code)

    def why_not(self, code: int) -> Refusal | None:
        """Why this code is not legal now."""
        due, asked = self.decision, self.setup.codes.decision[code]
        if due is None:
            return GAME_OVER
        if due is not asked:
            return due.must or asked.not_due
        return due.why_not(self, code)

    def details(self, code: int, reason: str) -> dict[str, Param]:
        """What the sentence for this refusal is filled with."""
        return refusals.details(reason, self, code)

    def copy(self) -> BurnRate:
        """An independent state without a log."""
        self.own = 0  # from now on both share what lies inside their lists
        twin = BurnRate()
        copy_table(self, twin)
        return twin

    def view(self, seat: int) -> View:
        """What this seat may know."""
        return view(self, seat)

    def save(self) -> dict[str, Any]:
        """The whole truth."""
        return save(self)

    def imagine(self, seat: int, luck: Luck) -> BurnRate:
        """A world this seat cannot tell from this one."""
        check_seat(seat, self.setup.seats)
        world = self.copy()
        imagine(self, seat, luck, world)
        return world
