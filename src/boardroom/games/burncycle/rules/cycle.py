"""The cycle (BC-2.2.12, BC-2.4.6): filling it from the bag, and degrading its chips."""

from __future__ import annotations

from typing import ClassVar

from boardroom.games.burncycle.content.names import BAG, CAPTAIN, NOTHING, SLOTS, STANDARD
from boardroom.games.burncycle.shapes import CycleFilled, Degraded
from boardroom.games.burncycle.state.agenda import Happening
from boardroom.games.burncycle.state.table import Table


class FillCycle(Happening):
    """BC-2.2.12."""

    word: ClassVar[str] = "fill-cycle"

    def run(self, table: Table) -> None:
        """The cycle gets its chips."""
        fill_cycle(table)


def fill_cycle(table: Table) -> None:
    """BC-2.2.12: the captain chip and standard chips, drawn from the bag into the active slots."""
    left = table.slots.bit_count()
    captain_in_bag = True
    for slot in range(SLOTS):
        table.chips[slot] = NOTHING
        if table.slots >> slot & 1:
            drew_captain = captain_in_bag and table.chance(BAG, left) == 0
            table.chips[slot] = CAPTAIN if drew_captain else STANDARD
            captain_in_bag = captain_in_bag and not drew_captain
            left -= 1
    table.degraded = 0
    table.marker = NOTHING
    if table.log is not None:
        table.say(
            CycleFilled(kind="cycle_filled", seat=table.active, slot=table.chips.index(CAPTAIN) + 1), barrier=True
        )


def degrade(table: Table, slot: int) -> None:
    """A chip is turned to its degraded side."""
    table.degraded |= 1 << slot
    if table.log is not None:
        table.say(Degraded(kind="degraded", seat=table.active, slot=slot + 1))
