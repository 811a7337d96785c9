"""Actions A and B: hiring employees and founding departments, with own staff or with new staff."""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import (
    DO_COMMIT,
    DO_HIRE,
    DO_LIFT,
    DO_OPEN,
    DO_STAFF,
    HR,
    MOST_STAFF,
)
from boardroom.games.power_struggle.rules.actions import (
    COMMIT,
    EXTRA,
    FIRST_BRING,
    FIRST_LIFT,
    FIRST_OPEN,
    FIRST_POST,
    FIRST_SETTLE,
)
from boardroom.games.power_struggle.rules.meeting import has_free_office
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.table import Table, unit_of

HIRED = 2  # PS-A1
LEAST_LIFTED = 2  # PS-B1
HR_ROW = 1  # of the box's table of extras


# A: hire


def begin_hire(table: Table) -> None:
    """PS-A1: two from the bank, as far as there is room; what Human Resources adds is optional (PS-R9)."""
    room = table.room_of(table.seat)
    table.in_hand = min(HIRED, room)
    table.bonus = min(table.extra(table.seat, HR, HR_ROW), room - table.in_hand)
    table.phase = DO_HIRE


def posts(table: Table) -> list[int]:
    """Any own unit with room; enough is enough once the two are placed."""
    codes: list[int] = []
    table.places_with_room(table.seat, FIRST_POST, codes)
    if table.in_hand == 0:
        codes.append(COMMIT)
    return codes


def post(table: Table, code: int) -> None:
    """One employee starts work."""
    place = code - FIRST_POST
    table.units[place] += 1
    if table.in_hand:
        table.in_hand -= 1
    else:
        table.bonus -= 1
    if table.in_hand + table.bonus == 0:
        table.phase = DO_COMMIT
    if table.log is not None:
        events.tell(table.log, "posted", table.seat, events.at(place))


# B1: found with own staff


def begin_found(table: Table) -> None:
    """PS-B1: lift employees first, then settle them; the same again for a second department."""
    table.phase = DO_LIFT


def lifts(table: Table) -> list[int]:
    """PS-R10: two to six are lifted; the staff of a department just founded stays there."""
    codes: list[int] = []
    if table.in_hand < MOST_STAFF:
        table.places_with_staff(table.seat, FIRST_LIFT, codes, but=table.mark)
    if table.in_hand >= LEAST_LIFTED:
        table.free_divisions(FIRST_SETTLE, codes)
    if table.in_hand == 0 and table.mark >= 0:
        codes.append(COMMIT)
    return codes


def lift(table: Table, code: int) -> None:
    """An employee is lifted; an emptied department closes at once, and what lies below moves up (PS-R10)."""
    place = code - FIRST_LIFT
    if table.log is not None:
        events.tell(table.log, "lifted", table.seat, events.at(place))
    table.in_hand += 1
    table.lose_employee(place)


def settle(table: Table, code: int) -> None:
    """One of those lifted goes to the bank and a manager takes his place."""
    division = code - FIRST_SETTLE
    is_first = table.mark < 0
    place = table.put_unit(division, unit_of(table.seat, table.in_hand - 1))
    table.in_hand = 0
    if table.log is not None:
        events.tell(table.log, "settled", table.seat, events.at(place))
    if is_first:
        table.mark = place
    if not is_first or not can_found_again(table):
        table.phase = DO_COMMIT


def can_found_again(table: Table) -> bool:
    """Are there two more employees to lift and an office to settle them in?"""
    return table.staff_of(table.seat) - table.staff(table.mark) >= LEAST_LIFTED and has_free_office(table)


# B2: found with new staff


def begin_open(table: Table) -> None:
    """PS-B2: choose where."""
    table.phase = DO_OPEN


def openings(table: Table) -> list[int]:
    """Any division with a free office."""
    codes: list[int] = []
    table.free_divisions(FIRST_OPEN, codes)
    return codes


def open_department(table: Table, code: int) -> None:
    """A manager and an employee from the bank; Human Resources may add some."""
    table.mark = table.put_unit(code - FIRST_OPEN, unit_of(table.seat, 1))
    table.bonus = min(table.extra(table.seat, HR, HR_ROW), MOST_STAFF - 1)
    table.phase = DO_STAFF
    if table.log is not None:
        events.tell(table.log, "opened", table.seat, events.at(table.mark))


def reinforcements(table: Table) -> list[int]:
    """First the extra employees, then any number of one's own from elsewhere, six in all."""
    codes: list[int] = []
    if table.staff(table.mark) < MOST_STAFF:
        if table.bonus:
            codes.append(EXTRA)
        table.places_with_staff(table.seat, FIRST_BRING, codes, but=table.mark)
    codes.append(COMMIT)
    return codes


def reinforce(table: Table, code: int) -> None:
    """One more employee for the new department."""
    if code == EXTRA:
        table.bonus -= 1
        if table.log is not None:
            events.tell(table.log, "extra", table.seat, {})
    else:
        place = code - FIRST_BRING
        table.bonus = 0
        if table.log is not None:
            events.tell(table.log, "brought", table.seat, events.at(place))
        table.lose_employee(place)
    table.units[table.mark] += 1
