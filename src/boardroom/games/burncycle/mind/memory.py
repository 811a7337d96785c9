"""What the advice keeps between two looks at a game: ways, plans and chances that were worked out before."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import HUBS, MODULE
from boardroom.games.burncycle.mind.doorkeeping import exit_price
from boardroom.games.burncycle.mind.errands import Errands, Plan, exits, is_early
from boardroom.games.burncycle.mind.odds import Odds
from boardroom.games.burncycle.mind.routes import FAR_AWAY, Routes
from boardroom.games.burncycle.state.table import Table

ESCORT: Final = 8  # halves of an AP


class Memory:
    """A memory; nothing in it depends on who asks."""

    def __init__(self, uses_network: bool = True) -> None:
        self.uses_network = uses_network
        self.routes = Routes()
        self.errands = Errands()
        self.odds = Odds()

    def plan(self, table: Table) -> Plan:
        """Who goes where."""
        return self.errands.plan(table, self.routes)

    def minds_network(self, table: Table) -> bool:
        """Does this player look at the network: always, or only for an objective there?"""
        number = table.goal_number(HUBS)
        return self.uses_network or (number >= 0 and table.goals[number] < table.needed(number))

    def way(self, table: Table, robot: int) -> list[int]:
        """The careful way of a robot to its next target: an errand, a place to wait, or the nearest secure zone."""
        plan = self.plan(table)
        target = plan.module_target if robot == MODULE else plan.targets[robot]
        waits = is_early(plan, robot)
        if target >= 0:
            waits = robot == MODULE and not plan.module_alone and not self.is_escorted(table, target)
            if not waits:
                return self.routes.careful(table, robot, target)
        if waits:
            return self.routes.careful_hideout(table, robot)
        return self.way_out(table, robot)

    def way_out(self, table: Table, robot: int) -> list[int]:
        """The careful way into the nearest secure zone; the module is drawn to open doors."""
        best: list[int] = []
        least = 0
        for zone in exits(table, robot):
            field = self.routes.careful_zone(table, robot, zone)
            price = field[table.at[robot]]
            if robot == MODULE:
                price = exit_price(table, zone, table.at[robot], price)
            if not best or price < least:
                best, least = field, price
        return best

    def is_escorted(self, table: Table, target: int) -> bool:
        """Is an agent about as near to the module's target as the module?"""
        field = self.routes.plain(table, target)
        near = min(
            [field[table.at[seat]] for seat in range(table.setup.seats) if table.is_online(seat)], default=FAR_AWAY
        )
        return near <= field[table.at[MODULE]] + ESCORT
