"""Actions A and B: hiring employees and founding departments, with own staff or with new staff."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.power_struggle.content.names import DIVISIONS, HR, MOST_STAFF
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT, COMMIT, NOT_FINISHED, TurnBusiness
from boardroom.games.power_struggle.rules.offices import (
    NO_FREE_OFFICE,
    NO_ROOM,
    TOO_FEW_EMPLOYEES,
    why_full,
    why_no_employee,
    why_no_room,
)
from boardroom.games.power_struggle.rules.pick import PickDivision, PickUnit
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.facts import Facts
from boardroom.games.power_struggle.state.rows import refusals
from boardroom.games.power_struggle.state.table import Table, unit_of

HIRED: Final = 2  # PS-A1
LEAST_LIFTED: Final = 2  # PS-B1
HR_ROW: Final = 1  # of the box's table of extras

CHAPTER: Final = Chapter("posted", "lifted", "settled", "opened", "extra", "brought")
POST: Final = CHAPTER.offices("post", "PS-A1")
LIFT: Final = CHAPTER.offices("lift", "PS-B1")
SETTLE: Final = CHAPTER.divisions("settle", "PS-B1")
OPEN_IN: Final = CHAPTER.divisions("open", "PS-B2")
EXTRA: Final = CHAPTER.button("extra", "PS-G6")
BRING: Final = CHAPTER.offices("bring", "PS-B2")

JUST_FOUNDED: Final = refusals.add("just-founded")
ENOUGH_LIFTED: Final = refusals.add("enough-lifted")
TOO_FEW_LIFTED: Final = refusals.add("too-few-lifted")
NOTHING_EXTRA: Final = refusals.add("nothing-extra")


# A: hire


class Hire(TurnBusiness):
    """PS-A1: two from the bank, as far as there is room; what Human Resources adds is optional (PS-R9)."""

    word = "hire"
    rule = "PS-A1"
    helper = HR

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """There must be room for one at least."""
        return None if facts.room else NO_ROOM

    def begin(self, table: Table) -> None:
        """Counts those who come."""
        room = table.room_of(table.seat)
        table.in_hand = min(HIRED, room)
        table.bonus = min(table.extra(table.seat, HR, HR_ROW), room - table.in_hand)
        super().begin(table)


class AskHire(PickUnit):
    """Where does the next employee work? Enough is enough once the two are placed."""

    word = "hire"
    rule = "PS-A1"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """Where there is room."""
        return why_no_room(table, number)

    def may_press(self, table: Table) -> Refusal | None:
        """Those whom Human Resources adds may stay away."""
        return NOT_FINISHED if table.in_hand else None

    def pick(self, table: Table, number: int) -> None:
        """One employee starts work."""
        table.units[number] += 1
        if table.in_hand:
            table.in_hand -= 1
        else:
            table.bonus -= 1
        if table.in_hand + table.bonus == 0:
            table.phase = ASK_COMMIT
        events.told_at(table, "posted", table.seat, number)


# B1: found with own staff


class Found(TurnBusiness):
    """PS-B1: lift employees first, then settle them; the same again for a second department."""

    word = "found"
    rule = "PS-B1"

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """Two must be there to lift, and an office to settle them in (PS-R10)."""
        if facts.staff < LEAST_LIFTED:
            return TOO_FEW_EMPLOYEES
        return None if facts.free else NO_FREE_OFFICE


class AskLift(PickUnit):
    """PS-R10: two to six are lifted, then settled; the staff of a department just founded stays there."""

    word = "lift"
    rule = "PS-B1"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """Anybody but those of the department just founded, six at most."""
        if table.in_hand == MOST_STAFF:
            return ENOUGH_LIFTED
        return JUST_FOUNDED if number == table.mark else why_no_employee(table, number)

    def may_settle(self, table: Table, division: int) -> Refusal | None:
        """Two at least, where there is a free office."""
        return TOO_FEW_LIFTED if table.in_hand < LEAST_LIFTED else why_full(table, division)

    def may_press(self, table: Table) -> Refusal | None:
        """Once one department is founded and nobody hangs in the air."""
        return None if table.in_hand == 0 and table.mark >= 0 else NOT_FINISHED

    def add_button(self, table: Table, codes: list[int]) -> None:
        """A division for those lifted comes before the button."""
        for division in range(DIVISIONS):
            if self.may_settle(table, division) is None:
                codes.append(SETTLE.code + division)
        super().add_button(table, codes)

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """The same question about one code."""
        return self.may_settle(table, code - SETTLE.code) if SETTLE.has(code) else super().why_not(table, code)

    def do(self, table: Table, code: int) -> None:
        """Those lifted are settled, or one more is lifted."""
        if SETTLE.has(code):
            settle(table, code - SETTLE.code)
        else:
            super().do(table, code)

    def pick(self, table: Table, number: int) -> None:
        """An employee is lifted; an emptied department closes at once, and what lies below moves up (PS-R10)."""
        events.told_at(table, "lifted", table.seat, number)
        table.in_hand += 1
        table.lose_employee(number)


def settle(table: Table, division: int) -> None:
    """One of those lifted goes to the bank and a manager takes his place."""
    is_first = table.mark < 0
    place = table.put_unit(division, unit_of(table.seat, table.in_hand - 1))
    table.in_hand = 0
    events.told_at(table, "settled", table.seat, place)
    if is_first:
        table.mark = place
    if not is_first or not can_found_again(table):
        table.phase = ASK_COMMIT


def can_found_again(table: Table) -> bool:
    """Are there two more employees to lift and an office to settle them in?"""
    return table.staff_of(table.seat) - table.staff(table.mark) >= LEAST_LIFTED and table.free_divisions() != 0


# B2: found with new staff


class Open(TurnBusiness):
    """PS-B2: one department with new staff."""

    word = "open"
    rule = "PS-B2"
    helper = HR

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """An office must be free."""
        return None if facts.free else NO_FREE_OFFICE


class AskOpen(PickDivision):
    """In which division?"""

    word = "open"
    rule = "PS-B2"
    public = True

    def pick(self, table: Table, number: int) -> None:
        """A manager and an employee from the bank; Human Resources may add some."""
        table.mark = table.put_unit(number, unit_of(table.seat, 1))
        table.bonus = min(table.extra(table.seat, HR, HR_ROW), MOST_STAFF - 1)
        table.phase = ASK_STAFF
        events.told_at(table, "opened", table.seat, table.mark)


class AskStaff(PickUnit):
    """First the extra employees, then any number of one's own from elsewhere, six in all."""

    word = "staff"
    rule = "PS-B2"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """Anybody but those who work there already, as long as there is room."""
        if number == table.mark:
            return JUST_FOUNDED
        return why_no_room(table, table.mark) or why_no_employee(table, number)

    def may_add(self, table: Table) -> Refusal | None:
        """As many as Human Resources adds, as long as there is room."""
        return why_no_room(table, table.mark) if table.bonus else NOTHING_EXTRA

    def choices(self, table: Table) -> list[int]:
        """The extra employee comes before all others."""
        codes = super().choices(table)
        return [EXTRA.code, *codes] if self.may_add(table) is None else codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """The same question about one code."""
        return self.may_add(table) if code == EXTRA.code else super().why_not(table, code)

    def do(self, table: Table, code: int) -> None:
        """One whom Human Resources adds (PS-G6), or one from another unit."""
        if code == EXTRA.code:
            table.bonus -= 1
            table.units[table.mark] += 1
            events.told(table, "extra", table.seat)
        else:
            super().do(table, code)

    def pick(self, table: Table, number: int) -> None:
        """One from another unit; then Human Resources adds nobody any more."""
        table.bonus = 0
        events.told_at(table, "brought", table.seat, number)
        table.lose_employee(number)
        table.units[table.mark] += 1


ASK_HIRE: Final = CHAPTER.decision(AskHire(POST, COMMIT))
ASK_LIFT: Final = CHAPTER.decision(AskLift(LIFT, COMMIT))
ASK_OPEN: Final = CHAPTER.decision(AskOpen(OPEN_IN))
ASK_STAFF: Final = CHAPTER.decision(AskStaff(BRING, COMMIT))
HIRE: Final = Hire(ASK_HIRE)
FOUND: Final = Found(ASK_LIFT)
OPEN: Final = Open(ASK_OPEN)
