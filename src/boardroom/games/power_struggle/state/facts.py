"""What a seat has, counted once for all the business of the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from boardroom.games.power_struggle.content.names import MOST_STAFF, OFFICES, PLACES
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF

if TYPE_CHECKING:
    from boardroom.games.power_struggle.state.table import Table


@mypyc_attr(acyclic=True)
class Facts:
    """Units, employees and money of a seat, and the offices that are free.

    Attributes:
        seat: Whose facts they are.
        staff: Its employees.
        room: How many more its units can take.
        departments: Its units that are not main departments.
        homes: The divisions with a unit of it, as bits.
        free: The divisions with a free office, as bits.
        cash: Its money in units of 50,000.
        possible: How much of the menu was found possible so far.
    """

    def __init__(self, table: Table, seat: int) -> None:
        mine = seat + 1
        staff = room = departments = homes = 0
        for place in range(PLACES):
            unit = table.units[place]
            if unit >> OWNER_SHIFT == mine:
                staff += unit & STAFF
                room += MOST_STAFF - (unit & STAFF)
                departments += not unit & IS_MAIN
                homes |= 1 << place // OFFICES
        self.seat: int = seat
        self.staff: int = staff
        self.room: int = room
        self.departments: int = departments
        self.homes: int = homes
        self.free: int = table.free_divisions()
        self.cash: int = table.cash[seat]
        self.possible: int = 0
