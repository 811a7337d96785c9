"""Reading whole saves of Burn Rate back: what `fields.py` cannot check, because it is about several fields at once."""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadSave
from boardroom.core.fields import load_fields, save_whole
from boardroom.core.reading import wholes
from boardroom.games.burn_rate.rules.people import join
from boardroom.games.burn_rate.state.fields import PEOPLE_STREAMS
from boardroom.games.burn_rate.state.table import Table


def save(table: Table) -> dict[str, Any]:
    """The whole truth, JSON-able."""
    streams = {luck.name: int(luck.count) for luck in [table.draw_luck, *table.people_luck]}
    setup = table.setup
    return save_whole(table, setup.options, setup.seats, setup.fields, table.luck.seed, streams)


def load(table: Table, saved: dict[str, Any], streams: dict[str, int]) -> None:
    """Fills a new table from a whole save."""
    load_fields(table, saved, table.setup.fields)
    seat_staff(table)
    table.need = [sum(table.setup.cards[card].value for card in ideas) for ideas in table.ideas]
    check_solvent(table)
    check_ways(table)
    go_on_drawing(table, streams)


def seat_staff(table: Table) -> None:
    """The people join their companies one by one, so that heads and salaries are known."""
    companies, table.staff = table.staff, [[] for _ in table.staff]
    for seat, staff in enumerate(companies):
        for person in staff:
            join(table, seat, person)


def check_solvent(table: Table) -> None:
    """Whoever decides is in the game with somebody else, and who is out has nothing left."""
    solvent = [seat for seat in range(table.setup.seats) if table.is_solvent(seat)]
    if table.decision is not None and (len(solvent) < 2 or table.seat not in solvent):
        raise BadSave(f"solvent is a list of two seats or more, {table.seat} among them, not {solvent}")
    for seat in range(table.setup.seats):
        if seat not in solvent and (table.hands[seat] or table.staff[seat]):
            raise BadSave(f"seat {seat} has cards or people, so it is among the solvent ones")


def check_ways(table: Table) -> None:
    """What everybody can follow of the way of the cards speaks of bags that exist; see whereabouts.py."""
    newest, left = len(table.inner) - 1, len(table.draw_pile.cards)
    if sum(table.bag_left) != left:
        raise BadSave(f"the bags hold the {left} cards of the draw pile, not {sum(table.bag_left)}")
    wholes(table.bag_ids, "bags", -1, 0, newest)
    wholes(table.label, "labels", -1, 0, newest)
    for seat, hand in enumerate(table.hands):
        wholes(table.backs[seat], "backs", len(hand), 0, newest)
    for way in [*table.inner, *table.route]:
        wholes(way, "inner and routes", -1, 0, newest)


def go_on_drawing(table: Table, streams: dict[str, int]) -> None:
    """Every stream goes on where it was."""
    name = f"draw/{table.shuffles}"
    table.draw_luck = table.luck.stream(name, streams.get(name, 0))
    table.people_luck = [table.luck.stream(name, streams.get(name, 0)) for name in PEOPLE_STREAMS]
