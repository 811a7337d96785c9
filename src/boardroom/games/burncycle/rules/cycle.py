"""The cycle (BC-2.2.12, BC-2.4.6): filling it from the bag, and degrading its chips."""

from __future__ import annotations

from typing import ClassVar

from boardroom.games.burncycle.content.names import BAG, CAPTAIN, NOTHING, SLOTS, STANDARD
from boardroom.games.burncycle.state.agenda import Happening
from boardroom.games.burncycle.state.table import Table


class FillCycle(Happening):
    """BC-2.2.12."""

    word: ClassVar[str] = "fill-cycle"

    def run(self, t: Table) -> None:
        """The cycle gets its chips."""
        fill_cycle(t)


def fill_cycle(t: Table) -> None:
    """BC-2.2.12: the captain chip and standard chips, drawn from the bag into the active slots."""
    left = t.slots.bit_count()
    captain_in_bag = True
    for slot in range(SLOTS):
        t.chips[slot] = NOTHING
        if t.slots >> slot & 1:
            drew_captain = captain_in_bag and t.chance(BAG, left) == 0
            t.chips[slot] = CAPTAIN if drew_captain else STANDARD
            captain_in_bag = captain_in_bag and not drew_captain
            left -= 1
    t.degraded = 0
    t.marker = NOTHING
    if t.log is not None:
        t.say("cycle_filled", {"slot": t.chips.index(CAPTAIN) + 1}, barrier=True)


def degrade(t: Table, slot: int) -> None:
    """A chip is turned to its degraded side."""
    t.degraded |= 1 << slot
    if t.log is not None:
        t.say("degraded", {"slot": slot + 1})
