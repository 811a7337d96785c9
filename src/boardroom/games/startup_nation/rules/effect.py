"""What a card does: the class that every effect fills in, and whom it may be used on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from boardroom.core.refusal import ASIDE, ELSEWHERE, Refusal
from boardroom.core.shapes import Param
from boardroom.games.startup_nation.content.names import CARD_NAMES
from boardroom.games.startup_nation.rules.actions import CARD_OF, EXTRA_OF, TARGET_OF
from boardroom.games.startup_nation.state.decision import refusals
from boardroom.games.startup_nation.state.table import Table

NOT_IN_HAND: Final = refusals.add("not-in-hand", "SN-14", ELSEWHERE)
NO_SUCH_SEAT: Final = refusals.add("no-such-seat", "SN-6", ELSEWHERE)
SEAT_OUT: Final = refusals.add("seat-out", "SN-18")
NOT_YOURSELF: Final = refusals.add("not-yourself", distance=ASIDE)
NOT_YOUR_ALLY: Final = refusals.add("not-your-ally", "SN-A8")


def missing_card(_table: Table, code: int) -> dict[str, Param]:
    """The card that is not in hand."""
    return {"card": CARD_NAMES[CARD_OF[code]]}


def who_is_out(table: Table, code: int) -> dict[str, Param]:
    """The seat that was chosen, or the second of a pair when the first is living."""
    target = TARGET_OF[code]
    return {"target": EXTRA_OF[code] if table.is_living(target) else target}


refusals.fill("not-in-hand", missing_card)
refusals.fill("no-such-seat", lambda table, _: {"count": table.setup.seats})
refusals.fill("seat-out", who_is_out)
refusals.fill("not-your-ally", lambda _, code: {"target": TARGET_OF[code]})


class Effect(ABC):
    """One row for each card: the ways to play it, why it cannot be played in another way, and what it does."""

    word: str = ""  # as in the data file
    rule: str = ""
    tells: str = ""  # the texts of the events that only this effect has
    missing: Refusal = NOT_IN_HAND  # said to whoever does not have the card

    def __init__(self) -> None:
        self.codes: dict[tuple[int, int], int] = {}  # of its actions, by target and extra

    def may(self, table: Table) -> Refusal | None:
        """Why this card cannot be played at all, whoever has it; None when it can."""
        return None

    @abstractmethod
    def add_actions(self) -> None:
        """Adds all ways to play this card to the action table."""

    @abstractmethod
    def ways(self, table: Table, seat: int) -> list[int]:
        """The codes with which this seat, which has the card, may play it now; the list may be a shared one."""

    @abstractmethod
    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """Why this seat, which has the card, cannot play it with this code; None when it can."""

    @abstractmethod
    def do(self, table: Table, seat: int, code: int) -> None:
        """Plays the card with a legal code."""

    def hit(self, table: Table, asker: int, target: int) -> None:
        """What follows when somebody who was asked by this card says "exact"."""
        raise AssertionError(f"{self.word} asks nobody anything")


EFFECTS: Final[list[Effect]] = []  # by card, then those that options bring; filled when the rows are loaded


def effect_of(table: Table, card: int) -> Effect:
    """What this card does at this table."""
    return EFFECTS[table.setup.effects[card]]


class Aim:
    """Whom a card may be used on: anybody who is living (SN-18)."""

    def seats(self, table: Table, seat: int) -> int:
        """The seats that may be chosen, as bits."""
        return table.living

    def why_not(self, table: Table, seat: int, target: int) -> Refusal | None:
        """Why this seat cannot be chosen; None when it can."""
        if target >= table.setup.seats:
            return NO_SUCH_SEAT
        return None if table.living >> target & 1 else SEAT_OUT


class AimAtAnother(Aim):
    """Any other who is living (SN-A29)."""

    def seats(self, table: Table, seat: int) -> int:
        """Without the own seat."""
        return super().seats(table, seat) & ~(1 << seat)

    def why_not(self, table: Table, seat: int, target: int) -> Refusal | None:
        """What is missing from the seats that anybody might choose."""
        refusal = super().why_not(table, seat, target)
        return refusal or (None if AimAtAnother.seats(self, table, seat) >> target & 1 else NOT_YOURSELF)


class AimOfQuestion(AimAtAnother):
    """Any other who is living, allies too by default (SN-A8)."""

    def seats(self, table: Table, seat: int) -> int:
        """Without allies, where the option question_ally forbids them."""
        seats = super().seats(table, seat)
        if not table.setup.may_question_ally:
            for other in range(table.setup.seats):
                if table.are_allies(seat, other):
                    seats &= ~(1 << other)
        return seats

    def why_not(self, table: Table, seat: int, target: int) -> Refusal | None:
        """What is missing from the other living seats."""
        refusal = super().why_not(table, seat, target)
        return refusal or (None if self.seats(table, seat) >> target & 1 else NOT_YOUR_ALLY)


ANYBODY: Final = Aim()
ANOTHER: Final = AimAtAnother()
QUESTIONED: Final = AimOfQuestion()
