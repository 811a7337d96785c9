"""Reading whole saves of Start-Up Nation back: what `fields.py` cannot check, because it is about several fields at once."""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadSave
from boardroom.core.fields import load_fields, save_whole
from boardroom.games.startup_nation.mind.former import end_of
from boardroom.games.startup_nation.rules.scoring import OVER
from boardroom.games.startup_nation.state.table import Table


def save(table: Table) -> dict[str, Any]:
    """The whole truth, JSON-able."""
    setup, streams = table.setup, {table.deck_luck.name: int(table.deck_luck.count)}
    return save_whole(table, setup.options, setup.seats, setup.fields, table.luck.seed, streams)


def load(table: Table, saved: dict[str, Any], streams: dict[str, int]) -> None:
    """Fills a new table from a whole save; the deck's stream goes on where it was."""
    load_fields(table, saved, table.setup.fields)
    check_living(table)
    name = f"deck/{table.round}"
    table.deck_luck = table.luck.stream(name, streams.get(name, 0))
    check_rounds(table)


def check_living(table: Table) -> None:
    """Somebody decides until the match is over, and is in the round with somebody else."""
    if (table.decision is OVER) != (table.seat < 0):
        raise BadSave(
            f"decider is -1 when the match is over and only then, not {table.seat} in phase {table.decision.word}"
        )
    if table.seat >= 0 and (table.living_count() < 2 or not table.is_living(table.seat)):
        raise BadSave(f"living is a list of two seats or more, {table.seat} among them, not {table.living_seats()}")


def check_rounds(table: Table) -> None:
    """The record of a round that was played to its last card tells where every card went."""
    for result in table.rounds:
        if result.reason == "deck" and end_of(table, result, table.scores).census() != table.box():
            raise BadSave(f"the record of round {result.number} tells of other cards than the box holds")
