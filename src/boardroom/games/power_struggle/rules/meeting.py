"""The directors' meeting, steps 0 to 7 (PS-M0 to PS-M7)."""

from __future__ import annotations

from typing import Final

from boardroom.games.power_struggle.content.names import (
    BONUS,
    BRIBED,
    CHAIRMAN,
    COM,
    DIVISIONS,
    DO_ACT,
    DO_COMMIT,
    DO_GRANT,
    DO_RETIRE,
    DO_SORT,
    DRAWN_SUNDRY,
    EVENTS,
    FACE_DOWN,
    FIRST_SUNDRY,
    GRANT,
    HEAD,
    INFLUENCE,
    MEETING,
    NOTHING,
    OFFICES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    SORTING,
    STACK,
    TOP_MOTIVATION,
)
from boardroom.games.power_struggle.rules.actions import (
    FIRST_GRANT,
    FIRST_SORT,
    RETIRE_BOARD,
    WAIVE,
)
from boardroom.games.power_struggle.rules.points import check_counsel, check_targets, finish, score
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF, Table, unit_of

MANAGER: Final = 64  # in a claim to an office: more than all employees that a division can hold

EARLIEST_MEETING = 5  # the place of the Directors' Meeting in the stack (PS-M7)


# Step 0: the opening


def open_with_chairman(table: Table) -> bool:
    """PS-M0: the holder of a face-up Chairman card may use it (PS-G1); gives whether somebody must decide."""
    if table.sides[CHAIRMAN] == FACE_DOWN or not has_free_office(table):
        return False
    table.seat = table.active = table.holders[CHAIRMAN]
    table.phase = DO_GRANT
    return True


def has_free_office(table: Table) -> bool:
    """Is there an empty office anywhere?"""
    return min(table.used) < OFFICES


def grants(table: Table) -> list[int]:
    """A division with a free office, or nothing."""
    codes: list[int] = []
    table.free_divisions(FIRST_GRANT, codes)
    codes.append(WAIVE)
    return codes


def grant(table: Table, code: int) -> None:
    """PS-G1: a department with one employee, or from the bribed side a main department without any."""
    seat = table.seat
    is_main = table.sides[CHAIRMAN] == BRIBED
    table.put_unit(code - FIRST_GRANT, unit_of(seat, 0 if is_main else 1, is_main))
    table.action = GRANT
    table.phase = DO_COMMIT
    if table.log is not None:
        events.tell(table.log, "granted", seat, events.in_division(code - FIRST_GRANT))


def open_with_extra_action(table: Table) -> bool:
    """PS-M0, PS-G5: whoever bought Communications may take one full action; gives whether somebody must decide."""
    if table.sides[COM] != BRIBED:
        return False
    table.seat = table.active = table.holders[COM]
    table.phase = DO_ACT
    return True


# Steps 1 to 3: Chairman and heads


def elect_chairman(table: Table) -> None:
    """PS-M1, PS-M2: the old Chairman goes home; most figures, then the leftmost one, make the new one."""
    if table.chairman >= 0:
        if table.log is not None:
            events.tell(table.log, "chairman_dismissed", table.chairman, {})
        table.chairman = NOTHING
    if not table.board:
        table.chairman = table.holders[CHAIRMAN]  # in any state
        table.exposed |= 1 << CHAIRMAN  # PS-R25: a card that decides is shown
        if table.log is not None:
            events.tell(table.log, "chairman_by_card", table.chairman, {})
        return
    winner = table.board[0]
    for seat in table.board:
        if table.board.count(seat) > table.board.count(winner):
            winner = seat
    table.board.remove(winner)  # the leftmost of his
    table.chairman = winner
    if table.log is not None:
        events.tell(table.log, "chairman_elected", winner, {})


def name_head(table: Table) -> bool:
    """PS-M3: names the head of the present division; gives whether a displaced head's owner must choose."""
    division = table.division
    winner = winner_of(table, division)
    by_card = winner < 0
    if by_card:
        winner = table.holders[division]
        table.exposed |= 1 << division
    old = table.heads[division]
    if old >= 0 and old != winner:
        table.seat = old
        table.phase = DO_RETIRE
        return True
    seat_head(table, winner, by_card, old == winner)
    return False


def seat_head(table: Table, winner: int, by_card: bool, stays: bool) -> None:
    """The winner's figure takes the office, or stays there; the next division follows."""
    table.heads[table.division] = winner
    if table.log is not None:
        kind = "head_stays" if stays else "head_by_card" if by_card else "head_named"
        events.tell(table.log, kind, winner, events.in_division(table.division))
    table.division += 1


def winner_of(table: Table, division: int) -> int:
    """Most managers, then most employees, then the topmost office; nothing if there is no manager at all."""
    claims = [0] * table.setup.seats
    first = division * OFFICES
    end = first + table.used[division]
    for place in range(first, end):
        unit = table.units[place]
        claims[(unit >> OWNER_SHIFT) - 1] += (2 * MANAGER if unit & IS_MAIN else MANAGER) + (unit & STAFF)
    winner = NOTHING
    for place in range(first, end):  # from the top, so that only a better claim displaces an earlier one
        seat = (table.units[place] >> OWNER_SHIFT) - 1
        if winner < 0 or claims[seat] > claims[winner]:
            winner = seat
    return winner


def retire(table: Table, code: int) -> None:
    """PS-M3 c: the displaced head goes to the board or to that division's counsel; then the winner sits down."""
    old = table.seat
    division = table.division
    if table.log is not None:
        kind = "retired_board" if code == RETIRE_BOARD else "retired_counsel"
        events.tell(table.log, kind, old, events.in_division(division), barrier=True)
    if code == RETIRE_BOARD:
        table.join_board(old)
    else:
        table.counsel[old * DIVISIONS + division] += 1
        check_counsel(table, old)
        check_targets(table)
    winner = winner_of(table, division)
    by_card = winner < 0
    seat_head(table, table.holders[division] if by_card else winner, by_card, False)


# Steps 4 to 7


def close_meeting(table: Table) -> bool:
    """PS-M4 to PS-M7: cards, influence, motivation, events; gives whether the game goes on."""
    hand_out_cards(table)
    for seat in range(table.setup.seats):
        gain = table.board.count(seat) + (2 if table.chairman == seat else 0)
        if gain:
            score(table, seat, INFLUENCE, gain)
    check_targets(table)
    if table.announced and table.setup.ends_in_meeting:  # PS-R18
        finish(table, "target")
        return False
    table.motivation = TOP_MOTIVATION
    if table.log is not None:
        events.tell(table.log, "motivation_reset", table.heads[COM], {})
    draw_events(table)
    return True


def hand_out_cards(table: Table) -> None:
    """PS-M4: each head takes his division's card and the Chairman's owner the Chairman card, grey side up."""
    for card in range(PRIVILEGES):
        table.holders[card] = table.chairman if card == CHAIRMAN else table.heads[card]
        table.sides[card] = HEAD
    table.exposed = (1 << PRIVILEGES) - 1
    if table.log is not None:
        holders = {PRIVILEGE_NAMES[card]: table.holders[card] for card in range(PRIVILEGES)}
        events.tell(table.log, "cards_dealt", table.chairman, {"holders": holders}, barrier=True)


def draw_events(table: Table) -> None:
    """PS-M7: the Communications head draws six of the 24 sundry cards and adds the two regular ones."""
    sundry = list(range(FIRST_SUNDRY, EVENTS))
    table.luck.stream(f"events/{table.meeting}").shuffle(sundry)
    table.drawn = [BONUS, MEETING, *sorted(sundry[:DRAWN_SUNDRY])]
    table.stack = []
    table.turned = table.round = table.turns = 0
    table.starter = table.heads[COM]  # PS-11: for the whole phase
    table.stage = SORTING
    table.phase = DO_SORT
    table.seat = table.active = table.starter
    table.clear_action()
    if table.log is not None:
        events.events_drawn(table.log, table.starter, table.drawn)


def sortings(table: Table) -> list[int]:
    """PS-M7: any card left, but the Meeting only after the Bonus and not before the fifth place."""
    codes: list[int] = []
    may_meet = BONUS in table.stack and len(table.stack) >= EARLIEST_MEETING - 1
    for card in table.drawn:
        if card not in table.stack and (card != MEETING or may_meet):
            codes.append(FIRST_SORT + card)
    return codes


def sort_event(table: Table, code: int) -> None:
    """Lays one more card under the others; when all lie there, the sorter hands the stack over."""
    table.stack.append(code - FIRST_SORT)
    if table.log is not None:
        events.event_sorted(table.log, table.seat, code - FIRST_SORT, len(table.stack))
    if len(table.stack) == STACK:
        table.phase = DO_COMMIT
