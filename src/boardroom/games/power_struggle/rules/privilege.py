"""Action G: using Development (PS-G4). Legal & Patents dismisses employees and stands with action F."""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import BRIBED, DEV, DO_COMMIT, DO_ENTICE, DO_HOUSE
from boardroom.games.power_struggle.rules.actions import ENTICE_BANK, FIRST_ENTICE, FIRST_HOUSE
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.table import Table

BRIBED_STAFF = 3


def begin_development(table: Table) -> None:
    """One employee, or from the bribed side three or as many as fit."""
    wanted = BRIBED_STAFF if table.sides[DEV] == BRIBED else 1
    table.in_hand = min(wanted, table.room_of(table.seat))
    table.phase = DO_ENTICE


def enticements(table: Table) -> list[int]:
    """Any employee of an opponent who has not lost one yet, or one from the bank (PS-R22)."""
    codes: list[int] = []
    for place in range(len(table.units)):
        owner = table.owner(place)
        if owner >= 0 and owner != table.seat and table.staff(place) and not table.enticed >> owner & 1:
            codes.append(FIRST_ENTICE + place)
    codes.append(ENTICE_BANK)
    return codes


def entice(table: Table, code: int) -> None:
    """Takes the employee; a department that loses its last one closes."""
    table.phase = DO_HOUSE
    if code == ENTICE_BANK:
        if table.log is not None:
            events.tell(table.log, "enticed_bank", table.seat, {})
        return
    place = code - FIRST_ENTICE
    owner = table.owner(place)
    table.enticed |= 1 << owner
    if table.log is not None:
        events.tell(table.log, "enticed", table.seat, {**events.at(place), "target": owner})
    table.lose_employee(place)


def houses(table: Table) -> list[int]:
    """Any own unit with room."""
    codes: list[int] = []
    table.places_with_room(table.seat, FIRST_HOUSE, codes)
    return codes


def house(table: Table, code: int) -> None:
    """The employee starts work for the active player."""
    place = code - FIRST_HOUSE
    table.units[place] += 1
    table.in_hand -= 1
    table.phase = DO_ENTICE if table.in_hand else DO_COMMIT
    if table.log is not None:
        events.tell(table.log, "housed", table.seat, events.at(place))
