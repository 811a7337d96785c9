"""The pilot on a chip: the mission's work, the door ahead, the way there, and a network card with what is left."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import (
    BANNED,
    BROADCAST,
    CAPTAIN,
    CHIP_KINDS,
    COPY,
    CRACK,
    FETCH,
    HACK,
    KEY_GOAL,
    MODULE,
    NOTHING,
    PHYSICAL,
    ROOMS,
    SLOTS,
    STANDARD,
    TEAM,
    TECH,
    UTILITY,
)
from boardroom.games.burncycle.mind.doors import can_open
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.netplan import effects_worth
from boardroom.games.burncycle.mind.steps import blocking_unit, door_ahead, useful_ap
from boardroom.games.burncycle.rules.hand import HAND
from boardroom.games.burncycle.rules.menu import ChipMenu
from boardroom.games.burncycle.rules.move import PUSH_BIT
from boardroom.games.burncycle.rules.terminal import NONE, Option
from boardroom.games.burncycle.state.table import Table

LIKELY: Final = 0.55
BREAK_THROUGH: Final = 0.3
TERMINAL_NEED: Final = 3
STUN_NEED: Final = 5


def choose_action(table: Table, memory: Memory, entry: ChipMenu, codes: list[int]) -> int:
    """What to do on this chip."""
    rows = table.rows
    chip = entry.chip(table)
    altered = choose_alter(table, codes) if entry.optimisable else NOTHING
    if altered >= 0:
        return altered
    online = rows.network in codes and table.ips[table.active] != BANNED and memory.minds_network(table)
    if chip == TECH and online:
        return rows.network  # the action comes on top
    action = choose_work(table, memory, codes, chip)
    if action >= 0:
        return action
    if online and table.hands[table.active].bit_count() < HAND:
        return rows.network
    return rows.pass_chip


def choose_after(table: Table, codes: list[int]) -> int:
    """After the last chip: what the network can still use, then the end."""
    altered = choose_alter(table, codes)
    return altered if altered >= 0 else table.rows.end_actions


def choose_work(table: Table, memory: Memory, codes: list[int], chip: int) -> int:
    """The mission, a door or a move; nothing when none of them is worth a chip."""
    mission = choose_mission(table, memory, codes)
    if mission >= 0:
        return mission
    seat, rows = table.active, table.rows
    field = memory.way(table, seat)
    door = door_ahead(table, field, table.at[seat])
    if door >= 0 and rows.keypad + door in codes and can_open(table, memory, door, chip == UTILITY):
        return rows.keypad + door
    blocker = blocking_unit(table, memory, seat)
    if blocker >= 0 and rows.attack + blocker in codes and breaks_through(table, memory, blocker):
        return rows.attack + blocker
    dice = table.dice[0] + table.dice[1] + table.dice[2]
    if dice == 0 and chip != PHYSICAL:
        return NOTHING
    if useful_ap(table, memory, seat) > 0 or useful_ap(table, memory, MODULE) > 0:
        return rows.move
    return NOTHING


def breaks_through(table: Table, memory: Memory, unit: int) -> bool:
    """Is it worth the dice to shut down the unit in the way, as it cannot be pushed aside?"""
    if table.universal & PUSH_BIT:
        return False
    return memory.odds.at_least(table, table.dice, table.unit_cards[unit].resistance) >= BREAK_THROUGH


def choose_mission(table: Table, memory: Memory, codes: list[int]) -> int:
    """The mission's action here, when the dice are likely to do; on a fresh pool there is nothing to wait for."""
    rows, fresh = table.rows, table.spent[0] + table.spent[1] + table.spent[2] == 0
    for goal in table.floor_card().goals:
        code = rows.mission + goal.kind
        if goal.kind == FETCH and code in codes:
            return code
        if goal.kind == CRACK and code in codes and memory.odds.mean(table, table.dice) >= 2.0:
            return code
        if (goal.kind == COPY or goal.kind == BROADCAST) and code in codes:
            chance = memory.odds.at_least(table, table.dice, goal.test)
            if chance >= LIKELY or (fresh and chance > 0.1):
                return code
        hacks = goal.kind == HACK and rows.terminal in codes and is_open_room(table)
        if hacks and (fresh or memory.odds.at_least(table, table.dice, TERMINAL_NEED) >= LIKELY):
            return rows.terminal
        if goal.kind == KEY_GOAL and not table.goals[table.floor_card().goals.index(goal)]:
            target = key_target(table, memory, codes)
            if target >= 0:
                return target
    return NOTHING


def is_open_room(table: Table) -> bool:
    """Does the terminal of this room still count?"""
    zone = table.zone_at(table.active)
    return zone >= ROOMS and not table.hacked >> zone & 1


def key_target(table: Table, memory: Memory, codes: list[int]) -> int:
    """A unit with a key that can be stunned."""
    for unit in range(len(table.unit_at)):
        code = table.rows.attack + unit
        if table.unit_keys >> unit & 1 and code in codes:
            need = table.unit_cards[unit].resistance - STUN_NEED
            if memory.odds.at_least(table, table.dice, need) >= LIKELY:
                return code
    return NOTHING


# The cycle


def choose_alter(table: Table, codes: list[int]) -> int:
    """A chip of a reserve for a slot that is still to come: degraded and empty ones first, then standard chips."""
    rows = table.rows
    first = max(0, table.marker)
    for wanted in (PHYSICAL, TECH, UTILITY):
        for source, reserve in ((1, TEAM), (0, table.active)):
            if table.reserves[reserve * CHIP_KINDS + wanted] == 0:
                continue
            slot = best_slot(table, first, wanted)
            code = rows.alter + slot * 8 + wanted * 2 + source
            if slot >= 0 and code in codes:
                return code
    return NOTHING


def best_slot(table: Table, first: int, wanted: int) -> int:
    """The slot where a chip does most; nothing when it is better kept for a keypad."""
    for slot in range(first, SLOTS):
        if table.slots >> slot & 1 and not table.is_active_chip(slot):
            return slot
    if wanted == PHYSICAL:
        for slot in range(first, SLOTS):
            if table.is_active_chip(slot) and table.chips[slot] == STANDARD:
                return slot
    return NOTHING


def choose_wild(table: Table, codes: list[int]) -> int:
    """The captain's chip is degraded first, then a standard one, then the last."""
    for wanted in (CAPTAIN, STANDARD, UTILITY, TECH):
        for code in codes:
            if table.chips[code - table.rows.slot] == wanted:
                return code
    return codes[-1]


# Cards


def choose_option(table: Table, memory: Memory, entry: Option, codes: list[int]) -> int:
    """The option with the best worth that the dice can pay."""
    card = table.content.terminals[table.card]
    free = bool(table.mainframes >> entry.terminal & 1)
    spent = card.costs[entry.taken] if entry.taken != NONE else 0
    best, choice = 0.0 if table.rows.enough in codes else -1e9, codes[-1]
    for code in codes:
        if code == table.rows.enough:
            continue
        number = code - table.rows.option
        chance = 1.0 if free else memory.odds.at_least(table, table.dice, card.costs[number] + spent)
        worth = chance * (effects_worth(card.effects[number]) + (8.0 if is_open_room(table) else 0.0))
        if spent:
            worth -= (1.0 - chance) * 8.0
        if worth > best:
            best, choice = worth, code
    return choice


def choose_discard(table: Table, codes: list[int]) -> int:
    """The network card that is worth least."""
    best, choice = 1e9, codes[0]
    for code in codes:
        worth = effects_worth(table.content.networks[code - table.rows.discard].effects)
        if worth < best:
            best, choice = worth, code
    return choice
