"""The pilot at a keypad: a key, the entries or brute force, whichever costs least and is likely enough."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import (
    BADGES,
    CHIP_KINDS,
    K_ALARM,
    K_DIE,
    K_OK,
    K_POWER,
    MUSCLE_MEMORY,
    SKELETON_CODE,
    TEAM,
)
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.rules.keypad import Method, force_resistance
from boardroom.games.burncycle.state.table import Table

CHIP_COST: Final = 1.5  # AP
DIE_COST: Final = 1.6
ALARM_COST: Final = 2.0
POWER_COST: Final = 2.5
KEY_COST: Final = 2.5
WRITTEN_DOWN: Final = 4.0  # for the threat of a forced door
HOPELESS: Final = 99.0
UNKNOWN_NEED: Final = 4  # what brute force asks for at a door without a card, as a guess
LIKELY: Final = 0.6


def choose_method(table: Table, memory: Memory, entry: Method, codes: list[int]) -> int:
    """How to work the door."""
    door = entry.door
    best, choice = HOPELESS * 2, codes[0]
    for code in codes:
        if code == table.rows.key:
            cost = KEY_COST
        elif code == table.rows.entries:
            cost = entries_cost(table, table.door_cards[door], 1 if entry.optimised else 0)
        else:
            cost = force_cost(table, memory, force_resistance(table, door))
        if cost < best:
            best, choice = cost, code
    return choice


def force_cost(table: Table, memory: Memory, need: int) -> float:
    """AP of brute force, and more for a chance to fail."""
    chance = memory.odds.at_least(table, table.dice, need)
    written_down = WRITTEN_DOWN if table.setup.twist == BADGES else 0.0
    return need * 1.1 + 0.5 + (1.0 - chance) * 12.0 + written_down


def can_open(table: Table, memory: Memory, direction: int, optimised: bool) -> bool:
    """Is the door on this side likely to open with what the agent has now?"""
    door = table.plan.door_at[table.at[table.active] * 4 + direction]
    if table.keys[table.active]:
        return True
    card = table.door_cards[door]
    if card < 0:
        return memory.odds.at_least(table, table.dice, UNKNOWN_NEED) >= LIKELY or optimised
    if entries_cost(table, card, 1 if optimised else 0) < HOPELESS / 2:
        return True
    if table.content.keypads[card].iam and not table.has(table.active, SKELETON_CODE):
        return False
    return memory.odds.at_least(table, table.dice, force_resistance(table, door)) >= LIKELY


def entries_cost(table: Table, card: int, strikes: int) -> float:
    """What the entries of a card cost with the chips at hand; hopeless when a chip is missing."""
    if table.has(table.active, MUSCLE_MEMORY):
        strikes += 1
    costs = []
    used = [0] * CHIP_KINDS
    for entry in table.content.keypads[card].entries[table.floor]:
        if entry < K_DIE:
            used[entry + 1] += 1
            costs.append(CHIP_COST if used[entry + 1] <= chips_held(table, entry + 1) else HOPELESS)
        else:
            costs.append(entry_cost(entry))
    costs.sort()
    kept = costs[: max(0, len(costs) - strikes)]
    return sum(kept)


def entry_cost(entry: int) -> float:
    """What an entry costs that needs no chip."""
    if entry == K_DIE:
        return DIE_COST
    if entry == K_ALARM:
        return ALARM_COST
    return POWER_COST if entry == K_POWER else 0.0


def chips_held(table: Table, chip: int) -> int:
    """Chips of this type in the own and the team reserve."""
    return table.reserves[table.active * CHIP_KINDS + chip] + table.reserves[TEAM * CHIP_KINDS + chip]


def choose_strike(table: Table, codes: list[int]) -> int:
    """Strikes the entry that costs most."""
    best, choice = -1.0, codes[0]
    for code in codes:
        entry = code - table.rows.strike
        cost = entry_cost(entry)
        if entry < K_DIE:
            cost = CHIP_COST if chips_held(table, entry + 1) >= table.entries.count(entry) else HOPELESS
        if cost > best:
            best, choice = cost, code
    return choice


def choose_entry(table: Table, codes: list[int]) -> int:
    """Chips of the team first, then own ones, then the die, then what hurts; a missing chip ends it."""
    rows = table.rows
    if any(chips_held(table, kind + 1) < table.entries.count(kind) for kind in range(K_DIE)):
        for code in codes:
            if code < rows.step or rows.jump <= code < rows.bribe:
                return code  # equipment that strikes, or a chip of the cycle
        return rows.give_up
    for kind in range(K_DIE):
        for source in (1, 0):
            if rows.pay + kind * 2 + source in codes:
                return rows.pay + kind * 2 + source
    for kind in (K_DIE, K_OK, K_POWER):
        if rows.resolve + kind - K_DIE in codes:
            return rows.resolve + kind - K_DIE
    return codes[0] if codes[0] >= rows.resolve else codes[1]
