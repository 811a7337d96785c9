"""How a table is copied. Written by tools/twins.py from the fields in fields.py: do not edit, run make types."""

from __future__ import annotations

from boardroom.games.startup_nation.state.table import Table


def copy_table(table: Table, twin: Table) -> None:
    """Makes `twin` an independent state equal to this one, without a log."""
    twin.game = table.game
    twin.setup = table.setup
    twin.luck = table.luck
    twin.deck_luck = table.deck_luck.copy()
    twin.box_counts = table.box_counts
    twin.box_cards = table.box_cards
    twin.box_ranks = table.box_ranks
    twin.round = table.round
    twin.first = table.first
    twin.turn = table.turn
    twin.decision = table.decision
    twin.seat = table.seat
    twin.active = table.active
    twin.held = table.held[:]
    twin.drawn = table.drawn
    twin.received = table.received
    twin.passes = table.passes
    twin.living = table.living
    twin.deck = table.deck.copy()
    twin.supply = table.supply
    twin.tokens = table.tokens[:]
    twin.bpi = table.bpi[:]
    twin.scores = table.scores[:]
    twin.last_turn = table.last_turn[:]
    twin.asker = table.asker
    twin.asked = table.asked
    twin.role = table.role
    twin.intern = table.intern
    twin.again = table.again
    twin.record = table.record[:]
    twin.rounds = table.rounds
    twin.outcome = table.outcome
    twin.thought = None
