"""Action G: using Development and Legal & Patents (PS-G4, PS-G7)."""

from __future__ import annotations

from typing import Final

from boardroom.core.event import happened
from boardroom.core.refusal import Refusal
from boardroom.games.power_struggle.content.names import BRIBED, DEV, FACE_DOWN, INFLUENCE, LEG
from boardroom.games.power_struggle.rules.buy import ASK_DISMISS
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT, TurnBusiness
from boardroom.games.power_struggle.rules.offices import (
    NO_EMPLOYEE,
    NO_ROOM,
    TOO_FEW_EMPLOYEES,
    why_no_employee,
    why_no_room,
)
from boardroom.games.power_struggle.rules.pick import Pick, PickUnit
from boardroom.games.power_struggle.shapes.events import Taken
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.facts import Facts
from boardroom.games.power_struggle.state.rows import refusals
from boardroom.games.power_struggle.state.table import Table

BRIBED_STAFF: Final = 3

CHAPTER: Final = Chapter("enticed", "enticed_bank", "housed")
ENTICE: Final = CHAPTER.offices("entice", "PS-G4")
ENTICE_BANK: Final = CHAPTER.button("entice", "PS-G4", "bank")
HOUSE: Final = CHAPTER.offices("house", "PS-G4")

NO_CARD: Final = refusals.add("no-card")
CARD_FACE_DOWN: Final = refusals.add("card-face-down")
OWN_EMPLOYEE: Final = refusals.add("own-employee")
ENTICED_ALREADY: Final = refusals.add("enticed-already")


def why_not_use(table: Table, card: int, seat: int) -> Refusal | None:
    """A privilege card works for its holder, and face up only."""
    if table.holders[card] != seat:
        return NO_CARD
    return CARD_FACE_DOWN if table.sides[card] == FACE_DOWN else None


class UseDevelopment(TurnBusiness):
    """PS-G4: one employee, or from the bribed side three or as many as fit."""

    word = "development"
    rule = "PS-G4"

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """There must be room for one at least."""
        return why_not_use(table, DEV, facts.seat) if facts.room else NO_ROOM

    def begin(self, table: Table) -> None:
        """Counts those who come."""
        wanted = BRIBED_STAFF if table.sides[DEV] == BRIBED else 1
        table.in_hand = min(wanted, table.room_of(table.seat))
        super().begin(table)


class AskEntice(Pick):
    """Any employee of an opponent who has not lost one yet, or one from the bank (PS-R22)."""

    word = "entice"
    rule = "PS-G4"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """At most one from each opponent."""
        owner = table.owner(number)
        if owner < 0:
            return NO_EMPLOYEE
        if owner == table.seat:
            return OWN_EMPLOYEE
        return ENTICED_ALREADY if table.enticed >> owner & 1 else why_no_employee(table, number)

    def press(self, table: Table) -> None:
        """One from the bank."""
        table.phase = ASK_HOUSE
        events.told(table, "enticed_bank", table.seat)

    def pick(self, table: Table, number: int) -> None:
        """Takes the employee; a department that loses its last one closes."""
        table.phase = ASK_HOUSE
        owner = table.owner(number)
        table.enticed |= 1 << owner
        if table.log is not None:
            table.log.append(happened(Taken(kind="enticed", seat=table.seat, target=owner, **events.at(number))))
        table.lose_employee(number)


class AskHouse(PickUnit):
    """Where does the employee work for the active player?"""

    word = "house"
    rule = "PS-G4"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """Where there is room."""
        return why_no_room(table, number)

    def pick(self, table: Table, number: int) -> None:
        """There; perhaps one more follows."""
        table.units[number] += 1
        table.in_hand -= 1
        table.phase = ASK_ENTICE if table.in_hand else ASK_COMMIT
        events.told_at(table, "housed", table.seat, number)


class UseLegal(TurnBusiness):
    """PS-G7: one employee for one point, from the bribed side two for two (PS-R20)."""

    word = "legal"
    rule = "PS-G7"
    track = INFLUENCE

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """Those to dismiss must be there."""
        refusal = why_not_use(table, LEG, facts.seat)
        if refusal is not None:
            return refusal
        return None if facts.staff >= table.sides[LEG] else TOO_FEW_EMPLOYEES

    def begin(self, table: Table) -> None:
        """Counts those who go."""
        table.in_hand = table.sides[LEG]
        super().begin(table)

    def gain(self, table: Table) -> int:
        """As many points as employees."""
        return table.sides[LEG]


ASK_ENTICE: Final = CHAPTER.decision(AskEntice(ENTICE, ENTICE_BANK))
ASK_HOUSE: Final = CHAPTER.decision(AskHouse(HOUSE))
USE_DEVELOPMENT: Final = UseDevelopment(ASK_ENTICE)
USE_LEGAL: Final = UseLegal(ASK_DISMISS)
