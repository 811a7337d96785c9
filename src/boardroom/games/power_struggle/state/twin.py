"""How a table is copied. Written by tools/twins.py from the fields in fields.py: do not edit, run make types."""

from __future__ import annotations

from boardroom.games.power_struggle.state.table import Table


def copy_table(table: Table, twin: Table) -> None:
    """Makes `twin` an independent state equal to this one, without a log."""
    twin.game = table.game
    twin.setup = table.setup
    twin.luck = table.luck
    twin.seat = table.seat
    twin.stage = table.stage
    twin.phase = table.phase
    twin.units = table.units[:]
    twin.used = table.used[:]
    twin.heads = table.heads[:]
    twin.board = table.board[:]
    twin.chairman = table.chairman
    twin.counsel = table.counsel[:]
    twin.tracks = table.tracks[:]
    twin.cash = table.cash[:]
    twin.certificates = table.certificates[:]
    twin.stock = table.stock[:]
    twin.holders = table.holders[:]
    twin.sides = table.sides[:]
    twin.exposed = table.exposed
    twin.colours = table.colours[:]
    twin.trios = table.trios[:]
    twin.ruled_out = table.ruled_out[:]
    twin.points = table.points[:]
    twin.announced = table.announced
    twin.motivation = table.motivation
    twin.meeting = table.meeting
    twin.round = table.round
    twin.starter = table.starter
    twin.turns = table.turns
    twin.division = table.division
    twin.drawn = table.drawn[:]
    twin.stack = table.stack[:]
    twin.turned = table.turned
    twin.ledger = table.ledger[:]
    twin.opening_cash = table.opening_cash
    twin.active = table.active
    twin.action = table.action
    twin.in_hand = table.in_hand
    twin.bonus = table.bonus
    twin.mark = table.mark
    twin.pick = table.pick
    twin.pick2 = table.pick2
    twin.enticed = table.enticed
    twin.offer_card = table.offer_card
    twin.offer_target = table.offer_target
    twin.offer_sum = table.offer_sum
    twin.offer_coarse = table.offer_coarse
    twin.offers = table.offers
    twin.first_card = table.first_card
    twin.first_sum = table.first_sum
    twin.refusers = table.refusers
    twin.outcome = table.outcome
