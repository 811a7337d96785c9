"""A turn: which of the actions A to G are possible, and what it means to commit one (PS-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardroom.games.power_struggle.content.names import (
    ACTIONS_STAGE,
    BRIBE,
    BRIBED,
    BUY_COUNSEL,
    BUY_INFLUENCE,
    BUY_MAIN,
    BUY_SHARES,
    CHAIRMAN,
    DEV,
    FACE_DOWN,
    FOUND,
    GRANT,
    HIRE,
    INFLUENCE,
    LEG,
    MAIN,
    MENU_NAMES,
    MERGE,
    MOST_STAFF,
    MOVE,
    OFFICES,
    OPEN,
    PASS,
    PLACES,
    RESIGN,
    SHARES,
    SORTING,
    USE_DEVELOPMENT,
    USE_LEGAL,
)
from boardroom.games.power_struggle.rules.actions import FIRST_MENU, WAIVE
from boardroom.games.power_struggle.rules.bribe import begin_bribe, can_bribe, send_envelope
from boardroom.games.power_struggle.rules.buy import (
    begin_counsel,
    begin_influence,
    begin_legal,
    begin_main,
    begin_shares,
    can_buy_shares,
)
from boardroom.games.power_struggle.rules.points import check_counsel, score
from boardroom.games.power_struggle.rules.privilege import begin_development
from boardroom.games.power_struggle.rules.reorganise import begin_merge, begin_move, begin_resign
from boardroom.games.power_struggle.rules.rounds import advance, end_action, seal_stack
from boardroom.games.power_struggle.rules.staff import begin_found, begin_hire, begin_open
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.ledger import show
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF, Table


def menu(table: Table) -> list[int]:
    """The actions that can be carried out to their end; passing only without any (PS-R3)."""
    seat = table.seat
    mine = seat + 1
    staff = room = departments = homes = 0
    for place in range(PLACES):
        unit = table.units[place]
        if unit >> OWNER_SHIFT == mine:
            staff += unit & STAFF
            room += MOST_STAFF - (unit & STAFF)
            departments += not unit & IS_MAIN
            homes |= 1 << place // OFFICES
    free = 0
    for division, used in enumerate(table.used):
        if used < OFFICES:
            free |= 1 << division
    cash = table.cash[seat]
    box = table.setup.box
    codes: list[int] = []
    if room:
        codes.append(FIRST_MENU + HIRE)
    if staff >= 2 and free:
        codes.append(FIRST_MENU + FOUND)
    if free:
        codes.append(FIRST_MENU + OPEN)
    # PS-C1: a unit can move if an office is free outside its own division.
    if homes and free and (free & (free - 1) or homes & ~free):
        codes.append(FIRST_MENU + MOVE)
    if departments >= 2:
        codes.append(FIRST_MENU + MERGE)
    if seat in table.heads:
        codes.append(FIRST_MENU + RESIGN)
    if can_bribe(table, seat):
        codes.append(FIRST_MENU + BRIBE)
    if staff >= box.influence_staff:
        codes.append(FIRST_MENU + BUY_INFLUENCE)
    if cash >= box.main_price and free:
        codes.append(FIRST_MENU + BUY_MAIN)
    if cash >= box.counsel_price:
        codes.append(FIRST_MENU + BUY_COUNSEL)
    if can_buy_shares(table, seat):
        codes.append(FIRST_MENU + BUY_SHARES)
    if room and table.is_held(DEV, seat):
        codes.append(FIRST_MENU + USE_DEVELOPMENT)
    if table.holders[LEG] == seat and table.sides[LEG] != FACE_DOWN and staff >= table.sides[LEG]:
        codes.append(FIRST_MENU + USE_LEGAL)
    if table.stage != ACTIONS_STAGE:
        codes.append(WAIVE)
    elif not codes:
        codes.append(FIRST_MENU + PASS)
    return codes


BEGIN: Final[list[Callable[[Table], None]]] = [
    begin_hire, begin_found, begin_open, begin_move, begin_merge, begin_resign, begin_bribe, begin_influence, begin_main,
    begin_counsel, begin_shares, begin_development, begin_legal,
]  # fmt: skip


def act(table: Table, code: int) -> None:
    """Begins an action, or does without one."""
    if code == WAIVE:
        waive(table)
        return
    table.action = code - FIRST_MENU
    if table.action == PASS:
        pass_turn(table)
        return
    if table.log is not None:
        events.tell(table.log, "began", table.seat, {"business": MENU_NAMES[table.action]})
    BEGIN[table.action](table)


def waive(table: Table) -> None:
    """PS-M0: a privilege of the opening is not used."""
    if table.log is not None:
        events.tell(table.log, "waived", table.seat, {}, barrier=True)
    advance(table)


def pass_turn(table: Table) -> None:
    """PS-R3: whoever can do nothing shows his money and passes."""
    if table.log is not None:
        events.tell(table.log, "passed", table.seat, {}, barrier=True)
    show(table, table.seat)
    end_action(table)


def commit(table: Table) -> None:
    """The action stands: what it scores is scored, and the next seat decides."""
    if table.stage == SORTING:
        seal_stack(table)
        return
    if table.action == BRIBE and table.offer_sum >= 0:
        send_envelope(table)
        return
    if table.log is not None:
        events.tell(table.log, "committed", table.seat, {}, barrier=True)
    settle_scores(table, table.seat, table.action)
    end_action(table)


def settle_scores(table: Table, seat: int, action: int) -> None:
    """What a committed action brings."""
    if action == MERGE or action == BUY_MAIN or (action == GRANT and table.sides[CHAIRMAN] == BRIBED):
        score(table, seat, MAIN, 1)
    elif action == RESIGN or action == BUY_COUNSEL:
        check_counsel(table, seat)
    elif action == BUY_INFLUENCE:
        score(table, seat, INFLUENCE, 1)
    elif action == USE_LEGAL:
        score(table, seat, INFLUENCE, table.sides[LEG])
    elif action == BUY_SHARES:
        score(table, seat, SHARES, table.pick)
