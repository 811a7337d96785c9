"""The match and its rounds: how they begin, and how a turn leads to the next (SN-7 to SN-12, SN-17)."""

from __future__ import annotations

from boardroom.core.pile import Pile
from boardroom.games.startup_nation.content.names import INTERNS
from boardroom.games.startup_nation.rules.scoring import finish_round, is_decided
from boardroom.games.startup_nation.rules.turn import begin_turn, next_living
from boardroom.games.startup_nation.state import events
from boardroom.games.startup_nation.state.table import Table


def start_match(table: Table) -> None:
    """SN-7 to SN-9: publish the interns, deal the alliance tokens, choose who begins."""
    setup = table.setup
    interns = setup.given_interns()
    if interns is None:
        interns = list(range(INTERNS))
        table.luck.stream("interns").shuffle(interns)
        interns = interns[: setup.box.interns]
    counts = setup.box.copies[:]
    for intern in interns:
        counts[intern] = 1
    table.open_box(counts)
    table.tokens = setup.box.tokens[:]
    table.luck.stream("tokens").shuffle(table.tokens)
    first = setup.first_seat
    if first < 0:
        first = int(table.luck.stream("first").below(setup.seats))
    if table.log is not None:
        events.match_started(table.log, first, table.interns(), table.tokens)
    start_round(table, first)


def start_round(table: Table, first: int) -> None:
    """SN-10 to SN-12: everybody lives, one hidden card each, the rest is the deck."""
    setup = table.setup
    table.round += 1
    table.first = first
    table.turn = 0
    table.living = setup.everybody
    table.record = []
    table.again = False
    if setup.bpi_returns:  # SN-A5
        table.supply = setup.bpi
        table.bpi = [0] * setup.seats
    table.last_turn = [0] * setup.seats
    table.deck_luck = table.luck.stream(f"deck/{table.round}")
    table.deck = Pile.of_sorted(table.box_cards)
    for seat in range(setup.seats):
        table.held[seat] = table.deck.draw(table.deck_luck)
    if table.log is not None:
        events.round_started(table.log, first, table.round, table.held, len(table.deck), table.supply)
    begin_turn(table, first)


def end_turn(table: Table) -> None:
    """SN-17: test the end of the round, else go on with the same seat after a hit by HYPER, or the next living one.

    SN-38 tests (a) and (b) at once after an elimination; going out is always the last thing in a turn, so this is that
    moment.
    """
    reason = is_decided(table)
    if reason or not table.deck.cards:  # SN-38c
        following = finish_round(table, reason or "deck")
        if following >= 0:
            start_round(table, following)
        return
    seat = table.active
    if table.again:
        table.again = False
        if table.log is not None:
            events.plays_again(table.log, seat)
    else:
        seat = next_living(table, seat)
    begin_turn(table, seat)
