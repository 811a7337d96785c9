"""The pilot at a keypad: a key, the entries or brute force, whichever costs least and is likely enough."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import (
    CHIP_KINDS,
    K_ALARM,
    K_DIE,
    K_OK,
    K_POWER,
    MUSCLE_MEMORY,
    SKELETON_CODE,
)
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.rules.keypad import Method, force_resistance
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import TEAM

CHIP_COST: Final = 1.5  # AP
DIE_COST: Final = 1.6
ALARM_COST: Final = 2.0
POWER_COST: Final = 2.5
KEY_COST: Final = 2.5
HOPELESS: Final = 99.0
UNKNOWN_NEED: Final = 4  # what brute force asks for at a door without a card, as a guess
LIKELY: Final = 0.6


def choose_method(t: Table, memory: Memory, entry: Method, codes: list[int]) -> int:
    """How to work the door."""
    door = entry.door
    best, choice = HOPELESS * 2, codes[0]
    for code in codes:
        if code == t.rows.key:
            cost = KEY_COST
        elif code == t.rows.entries:
            cost = entries_cost(t, t.door_cards[door], 1 if entry.optimised else 0)
        else:
            cost = force_cost(t, memory, force_resistance(t, door))
        if cost < best:
            best, choice = cost, code
    return choice


def force_cost(t: Table, memory: Memory, need: int) -> float:
    """AP of brute force, and more for a chance to fail."""
    chance = memory.odds.at_least(t, t.dice, need)
    return need * 1.1 + 0.5 + (1.0 - chance) * 12.0


def can_open(t: Table, memory: Memory, direction: int, optimised: bool) -> bool:
    """Is the door on this side likely to open with what the agent has now?"""
    door = t.plan.door_at[t.at[t.active] * 4 + direction]
    if t.keys[t.active]:
        return True
    card = t.door_cards[door]
    if card < 0:
        return memory.odds.at_least(t, t.dice, UNKNOWN_NEED) >= LIKELY or optimised
    if entries_cost(t, card, 1 if optimised else 0) < HOPELESS / 2:
        return True
    if t.content.keypads[card].iam and not t.has(t.active, SKELETON_CODE):
        return False
    return memory.odds.at_least(t, t.dice, force_resistance(t, door)) >= LIKELY


def entries_cost(t: Table, card: int, strikes: int) -> float:
    """What the entries of a card cost with the chips at hand; hopeless when a chip is missing."""
    if t.has(t.active, MUSCLE_MEMORY):
        strikes += 1
    costs = []
    used = [0] * CHIP_KINDS
    for entry in t.content.keypads[card].entries[t.floor]:
        if entry < K_DIE:
            used[entry + 1] += 1
            costs.append(CHIP_COST if used[entry + 1] <= chips_held(t, entry + 1) else HOPELESS)
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


def chips_held(t: Table, chip: int) -> int:
    """Chips of this type in the own and the team reserve."""
    return t.reserves[t.active * CHIP_KINDS + chip] + t.reserves[TEAM * CHIP_KINDS + chip]


def choose_strike(t: Table, codes: list[int]) -> int:
    """Strikes the entry that costs most."""
    best, choice = -1.0, codes[0]
    for code in codes:
        entry = code - t.rows.strike
        cost = entry_cost(entry)
        if entry < K_DIE:
            cost = CHIP_COST if chips_held(t, entry + 1) >= t.entries.count(entry) else HOPELESS
        if cost > best:
            best, choice = cost, code
    return choice


def choose_entry(t: Table, codes: list[int]) -> int:
    """Chips of the team first, then own ones, then the die, then what hurts; a missing chip ends it."""
    rows = t.rows
    if any(chips_held(t, kind + 1) < t.entries.count(kind) for kind in range(K_DIE)):
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
