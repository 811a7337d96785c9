"""The choices of a game since its start, which of them can be taken back, and the minutes that they make."""

from __future__ import annotations

from typing import Any

from boardroom.core import minutes
from boardroom.core.errors import IllegalAction
from boardroom.core.event import Event
from boardroom.core.game import Game
from boardroom.core.option import decided_options
from boardroom.core.state import State


class History:
    """What was chosen so far, by whom, and the state before each choice since the last barrier."""

    def __init__(self, choices: list[tuple[int, int]] | None = None) -> None:
        self.choices: list[tuple[int, int]] = choices or []  # seat, code
        self._before: list[State] = []

    @property
    def settled(self) -> bool:
        """Can nothing be taken back?"""
        return not self._before

    def add(self, seat: int, code: int, before: State, happened: list[Event]) -> None:
        """Notes a choice, the state before it and what happened; a barrier settles all that went before."""
        self.choices.append((seat, code))
        if any(event.barrier for event in happened):
            self._before = []
        else:
            self._before.append(before)

    def can_undo(self, seat: int) -> bool:
        """Was the latest choice this seat's, with nothing drawn, revealed or handed over since?"""
        return bool(self._before) and self.choices[-1][0] == seat

    def undoable(self, seat: int) -> int:
        """How many of the latest choices are this seat's, with nothing drawn, revealed or handed over since."""
        count = 0
        while count < len(self._before) and self.choices[-1 - count][0] == seat:
            count += 1
        return count

    def before_last(self, seat: int, count: int = 1) -> State:
        """The state to which this seat may take so many choices back; raises IllegalAction when it may not."""
        if not 1 <= count <= self.undoable(seat):
            raise IllegalAction(
                f"seat {seat} cannot undo: a barrier or another seat's choice lies behind", -1, "no-undo"
            )
        return self._before[-count]

    def drop_last(self) -> int:
        """Forgets the latest choice; gives its code."""
        self._before.pop()
        return self.choices.pop()[1]

    def minutes(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, Any],
        names: list[str],
        state: State,
        began: tuple[int, str] | None = None,
    ) -> str:
        """The game as a text that ends with this state; it tells the seed.

        `began` is the revision and the content that it began with, where those are older than the game's.
        """
        revision, content = began or (game.revision, game.content)
        return minutes.Minutes(
            game.id,
            revision,
            content,
            seats,
            seed,
            decided_options(game.option_table, options),
            names,
            [(seat, str(game.action(code))) for seat, code in self.choices],
            minutes.end_line(state),
            minutes.digest_of(state),
        ).write()
