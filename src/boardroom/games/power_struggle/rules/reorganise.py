"""Actions C and D: moving and merging units, and a head's resignation."""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import (
    DIVISIONS,
    DO_COMMIT,
    DO_JOIN,
    DO_RESIGN,
    DO_SHIFT,
    DO_TO,
    DO_UNITE,
    DO_WITH,
    FACE_DOWN,
    MOST_STAFF,
    NOTHING,
    OFFICES,
    PLACES,
)
from boardroom.games.power_struggle.rules.actions import (
    COMMIT,
    FIRST_INTO,
    FIRST_JOIN,
    FIRST_ONTO,
    FIRST_RESIGN,
    FIRST_SHIFT,
    FIRST_TO,
    FIRST_WITH,
)
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF, Table, unit_of

MERGER_LOSS = 2  # PS-C2


# C1: move


def begin_move(table: Table) -> None:
    """PS-C1: one or two departments, or one main department."""
    table.phase = DO_SHIFT


def free_mask(table: Table) -> int:
    """The divisions with a free office, as bits."""
    mask = 0
    for division in range(DIVISIONS):
        if table.used[division] < OFFICES:
            mask |= 1 << division
    return mask


def movables(table: Table) -> list[int]:
    """PS-R11: any unit first; then another department, not the one just moved, or enough."""
    codes: list[int] = []
    mask = free_mask(table)
    mine = table.seat + 1
    for place in range(PLACES):
        unit = table.units[place]
        if unit >> OWNER_SHIFT != mine or place == table.mark or (table.mark >= 0 and unit & IS_MAIN):
            continue
        if mask & ~(1 << place // OFFICES):
            codes.append(FIRST_SHIFT + place)
    if table.mark >= 0:
        codes.append(COMMIT)
    return codes


def shift(table: Table, code: int) -> None:
    """The unit to move."""
    table.pick = code - FIRST_SHIFT
    table.phase = DO_TO
    if table.log is not None:
        events.tell(table.log, "unit_taken", table.seat, events.at(table.pick))


def destinations(table: Table) -> list[int]:
    """Any other division with a free office."""
    here = table.pick // OFFICES
    return [FIRST_TO + division for division in range(DIVISIONS) if table.used[division] < OFFICES and division != here]


def move_to(table: Table, code: int) -> None:
    """The whole unit goes to the first free office there."""
    is_second = table.mark >= 0
    is_main = table.is_main(table.pick)
    unit = table.take_unit(table.pick)
    place = table.put_unit(code - FIRST_TO, unit)
    table.pick = NOTHING
    if not is_second:
        table.mark = place
    table.phase = DO_COMMIT if is_second or is_main or movables(table) == [COMMIT] else DO_SHIFT
    if table.log is not None:
        events.tell(table.log, "unit_moved", table.seat, events.at(place))


# C2: merge


def begin_merge(table: Table) -> None:
    """PS-C2: two own departments, then where they go; never a main department."""
    table.phase = DO_JOIN


def partners(table: Table, first: int) -> list[int]:
    """Own departments but the one already picked."""
    codes: list[int] = []
    mine = table.seat + 1
    for place in range(PLACES):
        unit = table.units[place]
        if unit >> OWNER_SHIFT == mine and not unit & IS_MAIN and place != table.pick:
            codes.append(first + place)
    return codes


def join(table: Table, code: int) -> None:
    """The first department."""
    table.pick = code - FIRST_JOIN
    table.phase = DO_WITH
    if table.log is not None:
        events.tell(table.log, "joined", table.seat, events.at(table.pick))


def join_with(table: Table, code: int) -> None:
    """The second department."""
    table.pick2 = code - FIRST_WITH
    table.phase = DO_UNITE
    if table.log is not None:
        events.tell(table.log, "joined", table.seat, events.at(table.pick2))


def unions(table: Table) -> list[int]:
    """One onto the other, or both into the first free office of a division, counted after both are lifted (PS-R19)."""
    codes = [FIRST_ONTO + min(table.pick, table.pick2), FIRST_ONTO + max(table.pick, table.pick2)]
    for division in range(DIVISIONS):
        lifted = (table.pick // OFFICES == division) + (table.pick2 // OFFICES == division)
        if table.used[division] - lifted < OFFICES:
            codes.append(FIRST_INTO + division)
    return codes


def unite(table: Table, code: int) -> None:
    """Two employees go to the bank, and whatever is over six."""
    low, high = min(table.pick, table.pick2), max(table.pick, table.pick2)
    staff = min(MOST_STAFF, table.staff(low) + table.staff(high) - MERGER_LOSS)
    merged = unit_of(table.seat, staff, is_main=True)
    if code >= FIRST_INTO:
        table.take_unit(high)
        table.take_unit(low)
        place = table.put_unit(code - FIRST_INTO, merged)
    else:
        place = code - FIRST_ONTO
        other = low if place == high else high
        table.units[place] = merged
        table.take_unit(other)
        if other < place and other // OFFICES == place // OFFICES:
            place -= 1
    table.phase = DO_COMMIT
    if table.log is not None:
        events.tell(table.log, "merged", table.seat, events.at(place))


# D: resign


def begin_resign(table: Table) -> None:
    """PS-D0: one head, to the board or to counsel."""
    table.phase = DO_RESIGN


def resignations(table: Table) -> list[int]:
    """Both ways for each own head."""
    codes: list[int] = []
    for division in range(DIVISIONS):
        if table.heads[division] == table.seat:
            codes.append(FIRST_RESIGN + 2 * division)
            codes.append(FIRST_RESIGN + 2 * division + 1)
    return codes


def resign(table: Table, code: int) -> None:
    """PS-D0: the office stays vacant, own employees there go to the bank, the card is turned down wherever it lies."""
    seat = table.seat
    division = (code - FIRST_RESIGN) // 2
    to_board = (code - FIRST_RESIGN) % 2 == 0
    if table.log is not None:
        kind = "resigned_board" if to_board else "resigned_counsel"
        events.tell(table.log, kind, seat, events.in_division(division))
    table.heads[division] = NOTHING
    table.sides[division] = FACE_DOWN  # PS-R12
    managers = close_departments(table, seat, division)
    if to_board:  # PS-D1
        for _ in range(managers + 1):
            table.join_board(seat)
    else:  # PS-D2
        table.counsel[seat * DIVISIONS + division] += 1
    table.phase = DO_COMMIT


def close_departments(table: Table, seat: int, division: int) -> int:
    """Closes the seat's departments there and empties its main departments; gives the managers set free."""
    first = division * OFFICES
    managers = 0
    for place in range(first + table.used[division] - 1, first - 1, -1):
        unit = table.units[place]
        if unit >> OWNER_SHIFT != seat + 1:
            continue
        if unit & IS_MAIN:
            table.units[place] = unit & ~STAFF
        else:
            table.take_unit(place)
            managers += 1
            if table.log is not None:
                events.closed(table.log, seat, place)
    return managers
