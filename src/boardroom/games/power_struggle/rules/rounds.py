"""What comes next: the meeting's steps, the service rounds and their turns (PS-6, PS-11, PS-12)."""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import (
    ACTIONS_STAGE,
    CLOSING,
    DIVISIONS,
    DO_ACT,
    ELECTION,
    EVENT,
    HEADS,
    OPEN_CHAIR,
    OPEN_EXTRA,
    SORTING,
)
from boardroom.games.power_struggle.rules.happenings import turn_event
from boardroom.games.power_struggle.rules.meeting import (
    close_meeting,
    elect_chairman,
    name_head,
    open_with_chairman,
    open_with_extra_action,
)
from boardroom.games.power_struggle.rules.points import check_targets, finish
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.table import Table


def advance(table: Table) -> None:
    """Settles everything up to the next decision."""
    while table.outcome is None:
        stage = table.stage
        if stage == ACTIONS_STAGE:
            if next_turn(table):
                return
        elif stage == EVENT:
            begin_round(table)
        elif stage == OPEN_CHAIR:
            table.stage = OPEN_EXTRA
            if open_with_chairman(table):
                return
        elif stage == OPEN_EXTRA:
            table.stage = ELECTION
            if open_with_extra_action(table):
                return
        elif stage == ELECTION:
            elect_chairman(table)
            table.division = 0
            table.stage = HEADS
        elif stage == HEADS:
            if table.division == DIVISIONS:
                table.stage = CLOSING
            elif name_head(table):
                return
        elif close_meeting(table):
            return


def first_meeting(table: Table) -> None:
    """PS-6: the first meeting has no opening (PS-R21) and no Chairman to dismiss."""
    table.meeting = 1
    table.turns = 0
    table.stage = ELECTION
    if table.log is not None:
        events.tell(table.log, "meeting_opened", table.starter, {"meeting": 1})
    advance(table)


def open_meeting(table: Table) -> None:
    """The Directors' Meeting ends the phase (PS-E2); the technical cap ends the game (PS-R27)."""
    if table.meeting >= table.setup.meeting_cap:
        finish(table, "cap")
        return
    table.meeting += 1
    table.stage = OPEN_CHAIR
    if table.log is not None:
        events.tell(table.log, "meeting_opened", table.starter, {"meeting": table.meeting})


def begin_round(table: Table) -> None:
    """PS-12: one event, then everybody's action."""
    if turn_event(table):
        table.turns = 0
        table.stage = ACTIONS_STAGE
    else:
        open_meeting(table)


def next_turn(table: Table) -> bool:
    """PS-12: clockwise from the starter; after the last seat the round is over, and perhaps the game (PS-16)."""
    seats = table.setup.seats
    if table.turns < seats:
        table.seat = table.active = (table.starter + table.turns) % seats
        table.phase = DO_ACT
        return True
    if table.announced:
        finish(table, "target")
    else:
        table.stage = EVENT
    return False


def end_action(table: Table) -> None:
    """The action is over: points are looked at, and the next seat decides."""
    table.clear_action()
    check_targets(table)
    if table.stage == ACTIONS_STAGE:
        table.turns += 1
    advance(table)


def seal_stack(table: Table) -> None:
    """The stack lies face down before its keeper (PS-11); the service rounds begin."""
    if table.log is not None:
        events.tell(table.log, "stack_ready", table.seat, {}, barrier=True)
    assert table.stage == SORTING
    table.stage = EVENT
    advance(table)
