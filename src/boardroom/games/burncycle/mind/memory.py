"""What the advice keeps between two looks at a game: ways, plans and chances that were worked out before."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import MODULE
from boardroom.games.burncycle.mind.doorkeeping import exit_price
from boardroom.games.burncycle.mind.errands import Errands, Plan, exits, is_early
from boardroom.games.burncycle.mind.odds import Odds
from boardroom.games.burncycle.mind.routes import FAR_AWAY, Routes
from boardroom.games.burncycle.state.table import Table

ESCORT: Final = 8  # halves of an AP


class Memory:
    """A memory; nothing in it depends on who asks."""

    def __init__(self) -> None:
        self.routes = Routes()
        self.errands = Errands()
        self.odds = Odds()

    def plan(self, t: Table) -> Plan:
        """Who goes where."""
        return self.errands.plan(t, self.routes)

    def way(self, t: Table, robot: int) -> list[int]:
        """The careful way of a robot to its next target: an errand, a place to wait, or the nearest secure zone."""
        plan = self.plan(t)
        target = plan.module_target if robot == MODULE else plan.targets[robot]
        waits = is_early(plan, robot)
        if target >= 0:
            waits = robot == MODULE and not self.is_escorted(t, target)
            if not waits:
                return self.routes.careful(t, robot, target)
        if waits:
            return self.routes.careful_hideout(t, robot)
        return self.way_out(t, robot)

    def way_out(self, t: Table, robot: int) -> list[int]:
        """The careful way into the nearest secure zone; the module is drawn to open doors."""
        best: list[int] = []
        least = 0
        for zone in exits(t, robot):
            field = self.routes.careful_zone(t, robot, zone)
            price = field[t.at[robot]]
            if robot == MODULE:
                price = exit_price(t, zone, t.at[robot], price)
            if not best or price < least:
                best, least = field, price
        return best

    def is_escorted(self, t: Table, target: int) -> bool:
        """Is an agent about as near to the module's target as the module?"""
        field = self.routes.plain(t, target)
        near = min([field[t.at[seat]] for seat in range(t.setup.seats) if t.is_online(seat)], default=FAR_AWAY)
        return near <= field[t.at[MODULE]] + ESCORT
