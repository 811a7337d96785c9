"""Decisions for one of several things on the board, which most are: `may` says why one of them cannot be chosen."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.power_struggle.content.names import PLACES
from boardroom.games.power_struggle.rules.chapter import Verb
from boardroom.games.power_struggle.rules.offices import NOT_YOUR_UNIT, why_full
from boardroom.games.power_struggle.state.rows import Decision
from boardroom.games.power_struggle.state.table import OWNER_SHIFT, Table


class Pick(Decision):
    """One of the things that a verb names, or a button beside them, whose code lies behind theirs."""

    def __init__(self, verb: Verb, button: Verb | None = None) -> None:
        super().__init__()
        self.verb: Final[Verb] = verb
        self.button: Final[Verb | None] = button

    @abstractmethod
    def may(self, table: Table, number: int) -> Refusal | None:
        """Why the thing with this number cannot be chosen."""

    @abstractmethod
    def pick(self, table: Table, number: int) -> None:
        """What choosing it does."""

    def may_press(self, table: Table) -> Refusal | None:
        """Why the button cannot be pressed."""
        return None

    def press(self, table: Table) -> None:
        """What the button does: unless it is another one, what was done stands."""
        table.stage.commit(table)

    def choices(self, table: Table) -> list[int]:
        """All things that may be chosen."""
        codes: list[int] = []
        for number in range(self.verb.count):
            if self.may(table, number) is None:
                codes.append(self.verb.code + number)
        self.add_button(table, codes)
        return codes

    def add_button(self, table: Table, codes: list[int]) -> None:
        """Adds the code of the button, if it may be pressed."""
        if self.button is not None and self.may_press(table) is None:
            codes.append(self.button.code)

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """The same question about one code."""
        if self.button is not None and code == self.button.code:
            return self.may_press(table)
        return self.may(table, code - self.verb.code) if self.verb.has(code) else self.wrong_step

    def do(self, table: Table, code: int) -> None:
        """One of the things, or the button."""
        if self.button is not None and code == self.button.code:
            self.press(table)
        else:
            self.pick(table, code - self.verb.code)


class PickUnit(Pick):
    """One of the units of the deciding seat; `may` is asked of those alone."""

    def choices(self, table: Table) -> list[int]:
        """All own units that may be chosen."""
        codes: list[int] = []
        mine = table.seat + 1
        for place in range(PLACES):
            if table.units[place] >> OWNER_SHIFT == mine and self.may(table, place) is None:
                codes.append(self.verb.code + place)
        self.add_button(table, codes)
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """The same question about one code."""
        if self.verb.has(code) and table.owner(code - self.verb.code) != table.seat:
            return NOT_YOUR_UNIT
        return super().why_not(table, code)


class PickDivision(Pick):
    """A division for a new unit."""

    def may(self, table: Table, number: int) -> Refusal | None:
        """One with a free office."""
        return why_full(table, number)
