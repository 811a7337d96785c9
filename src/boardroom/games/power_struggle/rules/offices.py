"""Offices and those who work there: the questions that several chapters ask (PS-7, PS-8)."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.power_struggle.content.names import MOST_STAFF, OFFICES
from boardroom.games.power_struggle.state.rows import refusals
from boardroom.games.power_struggle.state.table import STAFF, Table

NO_FREE_OFFICE: Final = refusals.add("no-free-office")
NOT_YOUR_UNIT: Final = refusals.add("not-your-unit")
NO_ROOM: Final = refusals.add("no-room")
NO_EMPLOYEE: Final = refusals.add("no-employee")
TOO_FEW_EMPLOYEES: Final = refusals.add("too-few-employees")
NOT_A_DEPARTMENT: Final = refusals.add("not-a-department")


def why_no_room(table: Table, place: int) -> Refusal | None:
    """Six work in a unit at most."""
    return None if table.units[place] & STAFF < MOST_STAFF else NO_ROOM


def why_no_employee(table: Table, place: int) -> Refusal | None:
    """Somebody must work where somebody is taken away."""
    return None if table.units[place] & STAFF else NO_EMPLOYEE


def why_full(table: Table, division: int) -> Refusal | None:
    """PS-8: a full division takes no unit."""
    return None if table.used[division] < OFFICES else NO_FREE_OFFICE


def is_free_elsewhere(free: int, division: int) -> bool:
    """Is one of the free divisions, as bits, another one?"""
    return free & ~(1 << division) != 0
