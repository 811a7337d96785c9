"""Payday and what may follow: phases 2 to 4 of a turn, bankruptcy and the end of the game (BR-3.17 to BR-3.24, BR-3.37)."""

from __future__ import annotations

from boardroom.core.event import Outcome, shared_win
from boardroom.games.burn_rate.content.names import NOTHING
from boardroom.games.burn_rate.rules.hands import refill
from boardroom.games.burn_rate.rules.people import disband, turn_up
from boardroom.games.burn_rate.state import events
from boardroom.games.burn_rate.state.table import Table
from boardroom.games.burn_rate.state.whereabouts import new_bag


def end_turn(table: Table, seat: int) -> int:
    """Contractors, payday, refill; gives the seat whose turn is next, or nothing when the game is over."""
    payday(table, seat)
    if table.bank[seat] < 0:
        go_bankrupt(table, seat)
        if table.solvent & (table.solvent - 1) == 0:
            return finish(table, "last_solvent")  # BR-3.23: even in the middle of a round
    else:
        refill(table, seat)
    return next_seat(table, seat)


def payday(table: Table, seat: int) -> None:
    """BR-3.17 to BR-3.20: set the contractors, then pay everybody, doubled for each marker."""
    table.contractors[seat] = table.contractors_needed(seat)
    due = table.burn_rate(seat)
    doubled = table.markers[seat]
    table.markers[seat] = 0
    table.burned[seat] = due
    table.bank[seat] -= due
    if table.log is not None:
        events.contractors_set(table.log, seat, table.contractors[seat])
        events.paid(table.log, seat, due, table.bank[seat], doubled)


def next_seat(table: Table, seat: int) -> int:
    """The next solvent seat to the left; BR-3.37 ends the game after the last round."""
    seats = table.setup.seats
    following = seat
    while True:
        following = following + 1 if following + 1 < seats else 0
        if following == table.first:
            table.round += 1
        if table.solvent >> following & 1:
            break
    if table.round > table.setup.cap:
        table.round = table.setup.cap
        return finish(table, "cap")
    return following


def go_bankrupt(table: Table, seat: int) -> None:
    """BR-3.21: people go under their piles, hand and BAD IDEAS under the draw pile; all else vanishes."""
    if table.log is not None:
        events.bankrupt(table.log, seat, table.bank[seat])
    table.solvent &= ~(1 << seat)
    return_people(table, seat)
    cards = table.hands[seat] + table.ideas[seat]
    if cards:
        bag = new_bag(table, table.ideas[seat], table.hands[seat], table.backs[seat])
        table.draw_pile.shuffle_under(cards)
        table.bag_ids.insert(0, bag)
        table.bag_left.insert(0, len(cards))
    table.hands[seat] = []
    table.backs[seat] = []
    table.ideas[seat] = []
    table.need[seat] = 0
    table.contractors[seat] = 0
    table.markers[seat] = 0


def return_people(table: Table, seat: int) -> None:
    """BR-3.21: each department's people are shuffled under its pile; an empty pile turns up its new top."""
    leaving: list[list[int]] = [[], [], [], []]
    for person in table.staff[seat]:
        leaving[table.setup.department[person]].append(person)
    disband(table, seat)
    for department in range(4):
        if leaving[department]:
            table.own_pile(department).shuffle_under(leaving[department])
        if table.pool[department] < 0:
            turn_up(table, department)


def finish(table: Table, reason: str) -> int:
    """BR-3.23: the last solvent company wins; at the cap the richest share the win (BR-3.37). Nobody is next."""
    seats = range(table.setup.seats)
    best = max(table.bank[seat] for seat in seats if table.is_solvent(seat))
    winners = [seat for seat in seats if table.is_solvent(seat) and table.bank[seat] == best]
    table.decision = None
    table.seat = NOTHING
    returns = shared_win(winners, table.setup.seats)
    table.outcome = Outcome(reason, table.bank[:], returns, winners, capped=reason == "cap")
    if table.log is not None:
        events.game_ended(table.log, reason, table.bank, winners)
    return NOTHING
