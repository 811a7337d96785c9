"""burncycle as a whole: the agenda is settled until somebody must decide, and every choice goes to its decision."""

from __future__ import annotations

from typing import Any

from boardroom.core.luck import Luck
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.core.state import GAME_OVER
from boardroom.games.burncycle.content.names import STREAMS
from boardroom.games.burncycle.forms.saves import save
from boardroom.games.burncycle.forms.view import view
from boardroom.games.burncycle.rules.setup import start_game
from boardroom.games.burncycle.rules.turn import BeforeTurn
from boardroom.games.burncycle.shapes import View
from boardroom.games.burncycle.state.agenda import check_rows
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.streams import Streams
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.twin import copy_table

check_rows()  # of all chapters: the package of the rules has loaded them


class Burncycle(Table):
    """A game of burncycle."""

    def start(self) -> None:
        """Set-up, up to the first choice."""
        self.push(BeforeTurn())
        start_game(self)
        self.settle()

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat."""
        return self.codes

    def apply(self, code: int) -> None:
        """Carries out a legal choice, then everything that follows by itself."""
        decision = self.decision()
        self.agenda.pop()
        decision.do(self, code)
        self.settle()

    def why_not(self, code: int) -> Refusal | None:
        """Why this code is not legal now."""
        return GAME_OVER if self.outcome is not None else self.decision().why_not(self, code)

    def details(self, code: int, reason: str) -> dict[str, Param]:
        """What the sentence for this refusal is filled with."""
        return refusals.details(reason, self, code)

    def copy(self) -> Burncycle:
        """An independent state without a log."""
        twin = Burncycle()
        copy_table(self, twin)
        return twin

    def imagine(self, seat: int, luck: Luck) -> Burncycle:
        """The same table with fresh luck: no order is stored, so decks, bag and dice are drawn anew from now on."""
        world = self.copy()
        world.streams = Streams(luck.fork())
        world.counts = [0] * len(STREAMS)
        return world

    def view(self, seat: int) -> View:
        """What this seat may know: everything but what nobody knows."""
        return view(self, seat)

    def save(self) -> dict[str, Any]:
        """The whole truth."""
        return save(self)
