"""How a table is copied. Written by tools/twins.py from the fields in fields.py: do not edit, run make types."""

from __future__ import annotations

from boardroom.games.burn_rate.state.table import Table


def copy_table(table: Table, twin: Table) -> None:
    """Makes `twin` an independent state equal to this one, without a log."""
    twin.game = table.game
    twin.own = table.own
    twin.setup = table.setup
    twin.luck = table.luck
    twin.draw_luck = table.draw_luck.copy()
    twin.people_luck = table.people_luck[:]
    twin.decision = table.decision
    twin.round = table.round
    twin.first = table.first
    twin.seat = table.seat
    twin.played = table.played
    twin.discarded = table.discarded
    twin.leaving = table.leaving
    twin.laid_off = table.laid_off
    twin.solvent = table.solvent
    twin.bank = table.bank[:]
    twin.markers = table.markers[:]
    twin.contractors = table.contractors[:]
    twin.burned = table.burned[:]
    twin.staff = table.staff[:]
    twin.home = table.home[:]
    twin.payroll = table.payroll[:]
    twin.engineers = table.engineers[:]
    twin.skill = table.skill[:]
    twin.vp = table.vp[:]
    twin.ideas = table.ideas[:]
    twin.need = table.need[:]
    twin.hands = table.hands[:]
    twin.pool = table.pool[:]
    twin.piles = table.piles[:]
    twin.draw_pile = table.draw_pile.copy()
    twin.discard = table.discard[:]
    twin.shuffles = table.shuffles
    twin.bag_ids = table.bag_ids[:]
    twin.bag_left = table.bag_left[:]
    twin.label = table.label
    twin.backs = table.backs[:]
    twin.inner = table.inner[:]
    twin.route = table.route
    twin.outcome = table.outcome
