"""The pilot between the actions: restarting, buying, placing."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import CHIP_KINDS, MODULE, PHYSICAL, SLOTS, TEAM
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.steps import blocking_unit
from boardroom.games.burncycle.rules.routing import AT_START, Route, bank_limit, prices
from boardroom.games.burncycle.rules.setup import Place
from boardroom.games.burncycle.state.table import Table

LEAST_CHIPS: Final = 2  # active chips with those that reserves can refill: with fewer the cycle is restarted
HEALTHY: Final = 5  # power that an agent keeps when it buys
MODULE_HEALTHY: Final = 5


def choose_restart(table: Table) -> int:
    """Restart when too little of the cycle is left."""
    return table.rows.restart if usable_chips(table, table.active) < LEAST_CHIPS else table.rows.begin


def usable_chips(table: Table, seat: int) -> int:
    """Active chips, and slots that a reserve can fill."""
    active = sum(1 for slot in range(SLOTS) if table.is_active_chip(slot))
    idle = sum(1 for slot in range(SLOTS) if table.slots >> slot & 1 and not table.is_active_chip(slot))
    held = 0
    for chip in range(1, CHIP_KINDS):
        held += table.reserves[seat * CHIP_KINDS + chip] + table.reserves[TEAM * CHIP_KINDS + chip]
    return active + min(idle, held)


def choose_purchase(table: Table, memory: Memory, entry: Route, codes: list[int]) -> int:
    """Mods are installed; dice and physical chips are bought while enough power is left; then slots for the module."""
    rows, seat = table.rows, entry.seat
    for code in codes:
        if rows.install <= code < rows.scrap:
            return code
    cost = prices(table, seat)
    over = table.power[seat] - bank_limit(table, seat)
    for number in wish_list(table, seat):
        code = rows.buy + number
        if code in codes and (table.power[seat] - cost[number] >= HEALTHY or cost[number] <= over):
            return code
    push = rows.buy_universal + 1
    if push in codes and entry.stage == AT_START and is_blocked(table, memory, seat):
        return push
    for slot in range(SLOTS):
        code = rows.buy_slot + slot
        if code in codes and table.power[MODULE] - table.setup.module.slot_price[slot] >= MODULE_HEALTHY:
            return code
    for code in codes:
        if rows.scrap <= code < rows.end_routing:
            return code
    return rows.end_routing


def is_blocked(table: Table, memory: Memory, seat: int) -> bool:
    """Does a unit stand in the way of this agent or of the module?"""
    return blocking_unit(table, memory, seat) >= 0 or blocking_unit(table, memory, MODULE) >= 0


def wish_list(table: Table, seat: int) -> list[int]:
    """Purchases in their order: physical chips for a single power, the cheapest die, other chips."""
    agent = table.agent_of(seat)
    cheap = [6 + n for n, (chip, price) in enumerate(agent.reserves) if chip == PHYSICAL and price == 1]
    return [*cheap, 0]


def choose_place(table: Table, memory: Memory, entry: Place, codes: list[int]) -> int:
    """Near the way in; an icon's chip is worth two squares."""
    robot = entry.robot
    best, choice = 1e9, codes[0]
    for code in codes:
        square = code - table.rows.square
        table.at[robot] = square
        far = memory.way(table, robot)[square] / 2
        table.at[robot] = -1
        if table.plan.icon[square]:
            far -= 2.0
        if far < best:
            best, choice = far, code
    return choice
