"""Actions C and D: moving and merging units, and a head's resignation."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.power_struggle.content.names import (
    DIVISION_NAMES,
    DIVISIONS,
    FACE_DOWN,
    MAIN,
    MOST_STAFF,
    NOTHING,
    OFFICES,
)
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT, COMMIT, NOT_FINISHED, TurnBusiness
from boardroom.games.power_struggle.rules.offices import (
    NO_FREE_OFFICE,
    NOT_A_DEPARTMENT,
    is_free_elsewhere,
    why_full,
)
from boardroom.games.power_struggle.rules.pick import Pick, PickUnit
from boardroom.games.power_struggle.rules.points import check_counsel
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.facts import Facts
from boardroom.games.power_struggle.state.rows import refusals
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF, Table, unit_of

MERGER_LOSS: Final = 2  # PS-C2

CHAPTER: Final = Chapter("unit_taken", "unit_moved", "joined", "merged", "resigned_board", "resigned_counsel")
SHIFT: Final = CHAPTER.offices("shift", "PS-C1")
TO: Final = CHAPTER.divisions("to", "PS-C1")
JOIN: Final = CHAPTER.offices("join", "PS-C2")
WITH: Final = CHAPTER.offices("with", "PS-C2")
ONTO: Final = CHAPTER.offices("onto", "PS-C2")
INTO: Final = CHAPTER.divisions("into", "PS-C2")
RESIGN_FROM: Final = CHAPTER.verb("resign", "PS-D0")
for name in DIVISION_NAMES:
    RESIGN_FROM.add(f"head:{name} choice:to-board", f"{name} board", {"division": name}, "resign-board", "PS-D1")
    RESIGN_FROM.add(f"head:{name} choice:to-counsel", f"{name} counsel", {"division": name}, "resign-counsel", "PS-D2")

NOTHING_TO_MOVE: Final = refusals.add("nothing-to-move")
JUST_MOVED: Final = refusals.add("just-moved")
SAME_DIVISION: Final = refusals.add("same-division")
TOO_FEW_DEPARTMENTS: Final = refusals.add("too-few-departments")
PICKED_ALREADY: Final = refusals.add("picked-already")
NOT_PICKED: Final = refusals.add("not-picked")
NOT_YOUR_HEAD: Final = refusals.add("not-your-head")


# C1: move


class Move(TurnBusiness):
    """PS-C1: one or two departments, or one main department."""

    word = "move"
    rule = "PS-C1"

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """One unit at least must find a free office outside its own division."""
        for division in range(DIVISIONS):
            if facts.homes >> division & 1 and is_free_elsewhere(facts.free, division):
                return None
        return NOTHING_TO_MOVE


class AskShift(PickUnit):
    """PS-R11: any unit first; then another department, not the one just moved, or enough."""

    word = "shift"
    rule = "PS-C1"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """A unit that finds a free office elsewhere."""
        if table.mark >= 0:
            if number == table.mark:
                return JUST_MOVED
            if table.units[number] & IS_MAIN:
                return NOT_A_DEPARTMENT
        return None if is_free_elsewhere(table.free_divisions(), number // OFFICES) else NO_FREE_OFFICE

    def may_press(self, table: Table) -> Refusal | None:
        """One move is enough."""
        return None if table.mark >= 0 else NOT_FINISHED

    def pick(self, table: Table, number: int) -> None:
        """The unit to move."""
        table.pick = number
        table.phase = ASK_TO
        events.told_at(table, "unit_taken", table.seat, number)


class AskTo(Pick):
    """To which other division?"""

    word = "to"
    rule = "PS-C1"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """Another one with a free office."""
        return SAME_DIVISION if table.pick // OFFICES == number else why_full(table, number)

    def pick(self, table: Table, number: int) -> None:
        """The whole unit goes to the first free office there; perhaps a second one follows."""
        is_second = table.mark >= 0
        is_main = table.is_main(table.pick)
        unit = table.take_unit(table.pick)
        place = table.put_unit(number, unit)
        table.pick = NOTHING
        if not is_second:
            table.mark = place
        is_last = is_second or is_main or ASK_SHIFT.choices(table) == COMMIT.codes
        table.phase = ASK_COMMIT if is_last else ASK_SHIFT
        events.told_at(table, "unit_moved", table.seat, place)


# C2: merge


class Merge(TurnBusiness):
    """PS-C2: two own departments, then where they go; never a main department."""

    word = "merge"
    rule = "PS-C2"
    track = MAIN
    points = 1

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """There must be two."""
        return None if facts.departments >= 2 else TOO_FEW_DEPARTMENTS


class AskPartner(PickUnit):
    """Own departments but the one already picked."""

    def may(self, table: Table, number: int) -> Refusal | None:
        """A department, and another one than before."""
        if table.units[number] & IS_MAIN:
            return NOT_A_DEPARTMENT
        return PICKED_ALREADY if number == table.pick else None


class AskJoin(AskPartner):
    """The first department."""

    word = "join"
    rule = "PS-C2"
    public = True

    def pick(self, table: Table, number: int) -> None:
        """It is picked."""
        table.pick = number
        table.phase = ASK_WITH
        events.told_at(table, "joined", table.seat, number)


class AskWith(AskPartner):
    """The second department."""

    word = "with"
    rule = "PS-C2"
    public = True

    def pick(self, table: Table, number: int) -> None:
        """It is picked."""
        table.pick2 = number
        table.phase = ASK_UNITE
        events.told_at(table, "joined", table.seat, number)


class AskUnite(Pick):
    """One onto the other, or both into the first free office of a division."""

    word = "unite"
    rule = "PS-C2"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """PS-R19: the offices of a division are counted after both departments are lifted."""
        lifted = (table.pick // OFFICES == number) + (table.pick2 // OFFICES == number)
        return None if table.used[number] - lifted < OFFICES else NO_FREE_OFFICE

    def may_onto(self, table: Table, place: int) -> Refusal | None:
        """One of the two offices."""
        return None if place == table.pick or place == table.pick2 else NOT_PICKED

    def choices(self, table: Table) -> list[int]:
        """The two offices come before the divisions."""
        codes = super().choices(table)
        return [ONTO.code + min(table.pick, table.pick2), ONTO.code + max(table.pick, table.pick2), *codes]

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """The same question about one code."""
        return self.may_onto(table, code - ONTO.code) if ONTO.has(code) else super().why_not(table, code)

    def do(self, table: Table, code: int) -> None:
        """The main department opens in one of the two offices, and the other one closes; or in a division."""
        if not ONTO.has(code):
            super().do(table, code)
            return
        place = code - ONTO.code
        other = table.pick + table.pick2 - place
        table.units[place] = merged(table)
        table.take_unit(other)
        open_main(table, place - 1 if other < place and other // OFFICES == place // OFFICES else place)

    def pick(self, table: Table, number: int) -> None:
        """Both are lifted and open in the first free office of the division."""
        unit = merged(table)
        table.take_unit(max(table.pick, table.pick2))
        table.take_unit(min(table.pick, table.pick2))
        open_main(table, table.put_unit(number, unit))


def merged(table: Table) -> int:
    """The unit that becomes of the two picked: two employees go to the bank, and whatever is over six."""
    staff = table.staff(table.pick) + table.staff(table.pick2) - MERGER_LOSS
    return unit_of(table.seat, min(MOST_STAFF, staff), is_main=True)


def open_main(table: Table, place: int) -> None:
    """It is open."""
    table.phase = ASK_COMMIT
    events.told_at(table, "merged", table.seat, place)


# D: resign


class Resign(TurnBusiness):
    """PS-D0: one head, to the board or to counsel."""

    word = "resign"
    rule = "PS-D0"

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """There must be one."""
        return None if facts.seat in table.heads else NOT_YOUR_HEAD

    def settle(self, table: Table, seat: int) -> None:
        """The head may be on a third counsel space."""
        check_counsel(table, seat)


class AskResign(Pick):
    """Which head, and where to? Both ways of a division lie side by side: board and counsel."""

    word = "resign"
    rule = "PS-D0"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """An own head, either way."""
        return None if table.heads[number // 2] == table.seat else NOT_YOUR_HEAD

    def pick(self, table: Table, number: int) -> None:
        """The office stays vacant, own employees there go to the bank, the card is turned down wherever it lies."""
        seat = table.seat
        division = number // 2
        to_board = number % 2 == 0
        events.told_in(table, "resigned_board" if to_board else "resigned_counsel", seat, division)
        table.heads[division] = NOTHING
        table.sides[division] = FACE_DOWN  # PS-R12
        managers = close_departments(table, seat, division)
        if to_board:  # PS-D1
            for _ in range(managers + 1):
                table.join_board(seat)
        else:  # PS-D2
            table.counsel[seat * DIVISIONS + division] += 1
        table.phase = ASK_COMMIT


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
            events.told_at(table, "closed", seat, place)
    return managers


ASK_SHIFT: Final = CHAPTER.decision(AskShift(SHIFT, COMMIT))
ASK_TO: Final = CHAPTER.decision(AskTo(TO))
ASK_JOIN: Final = CHAPTER.decision(AskJoin(JOIN))
ASK_WITH: Final = CHAPTER.decision(AskWith(WITH))
ASK_UNITE: Final = CHAPTER.decision(AskUnite(INTO))
ASK_RESIGN: Final = CHAPTER.decision(AskResign(RESIGN_FROM))
MOVE: Final = Move(ASK_SHIFT)
MERGE: Final = Merge(ASK_JOIN)
RESIGN: Final = Resign(ASK_RESIGN)
