"""Reading whole saves of burncycle back: what `fields.py` cannot do, because it is about several fields at once."""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadSave
from boardroom.core.fields import load_fields, save_whole
from boardroom.core.reading import whole
from boardroom.games.burncycle.content.names import STREAMS
from boardroom.games.burncycle.state.agenda import write_entry
from boardroom.games.burncycle.state.fields import lay_floor, open_ways
from boardroom.games.burncycle.state.table import Table


def save(table: Table) -> dict[str, Any]:
    """The whole truth, JSON-able."""
    streams = {name: table.counts[number] for number, name in enumerate(STREAMS) if table.counts[number]}
    return save_whole(table, table.setup.options, table.setup.seats, table.fields(), table.streams.luck.seed, streams)


def load(table: Table, saved: dict[str, Any], streams: dict[str, int]) -> None:
    """Fills an empty table from a whole save; the caller settles it."""
    table.floor = whole(saved["floor"], "floor", 1, len(table.setup.mission.floors)) - 1
    lay_floor(table)
    load_fields(table, saved, table.fields())
    table.unit_cards = [*table.content.units, table.content.captains[table.captain]]
    table.counts = [streams.get(name, 0) for name in STREAMS]
    open_ways(table)
    if table.outcome is None:
        check_agenda(table)


def check_agenda(table: Table) -> None:
    """What is left at the end leads on to another turn."""
    if not table.agenda or not table.agenda[0].lasting:
        said = write_entry(table, table.agenda[0]) if table.agenda else "nothing"
        raise BadSave(f"the agenda begins with what leads on to another turn, not with {said}")
