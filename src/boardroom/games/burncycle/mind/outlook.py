"""How a position looks between two turns: the chance to have the work done before threat or damage end the game.

The work left gives the rounds it takes; those give the threat to come and the damage to be survived.
"""

from __future__ import annotations

from math import exp
from typing import Final

from boardroom.games.burncycle.content.names import (
    BANNED,
    CAPTAIN,
    CHIP_KINDS,
    EXTERIOR,
    MODULE,
    NOTHING,
    ON,
    PHYSICAL,
    SECURE,
    SLOTS,
    TEAM,
)
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.netplan import LAYER_WORTH
from boardroom.games.burncycle.mind.routes import is_waiting_place
from boardroom.games.burncycle.state.table import Table

ROUND_COST: Final = 0.9  # threat for each seat in a round, restarts and pings in, hubs out
FLOOR_ROUNDS: Final = [11.0, 9.0, 8.0, 7.0]  # a floor that has not begun, by seats: never less than when it begins
CHIP_SHARE: Final = [0.25, 0.65, 0.85, 0.95, 1.0, 1.04, 1.08]  # of the dice that find a use, by active chips
DAMAGE: Final = 0.75  # that an agent takes in a round, what it regains taken off
MODULE_DAMAGE: Final = 0.6  # where it can be seen
LATER_DAMAGE: Final = 0.5  # on floors that have not begun
LATER_MODULE_DAMAGE: Final = 0.3
SHELTERED_DAMAGE: Final = 0.25  # in a secure zone before its time
STRUCK_SHARE: Final = 0.3  # of the damage that threatens a robot which is seen, before it can get away
SPREAD: Final = 1.1
HASTE: Final = 0.3
LONG: Final = 40.0  # rounds
DOWN_COST: Final = 4.0  # threat, for an agent that is shut down in company
CHIP_WORTH: Final = 0.10  # threat for each seat
TYPED_WORTH: Final = 0.04
CAPTAIN_WORTH: Final = -0.12
KEY_WORTH: Final = 0.35
ITEM_WORTH: Final = 0.2
SPOTTED_WORTH: Final = -0.2
LEVEL_WORTH: Final = 0.12
LAYER_SHARE: Final = 0.15  # threat for an AP of the network
BANNED_WORTH: Final = -0.6


def outlook(table: Table, memory: Memory) -> float:
    """From 0 to 1: the chance to win; of two sure wins the nearer one counts more, or nobody would ever go home."""
    seats = table.setup.seats
    later = FLOOR_ROUNDS[seats - 1] * (len(table.setup.mission.floors) - table.floor - 1)
    rounds = rounds_left(table, memory)
    margin = table.setup.limit - table.threat - (rounds + later) * ROUND_COST * seats
    margin += cycle_worth(table) * seats
    if memory.minds_network(table):
        margin += network_worth(table)
    alive = survival(table, memory, MODULE, module_rounds(table, memory, rounds), module_damage(table), later)
    for robot in table.robots():
        margin += holdings(table, robot)
        if robot != MODULE and seats == 1:
            alive *= survival(table, memory, robot, exposed_rounds(table, memory, robot, rounds), DAMAGE, later)
        elif robot != MODULE and table.down >> robot & 1:
            margin -= 2.0 * DOWN_COST  # what it still had to do is done by nobody
        elif robot != MODULE:
            margin -= DOWN_COST * (
                1.0 - survival(table, memory, robot, exposed_rounds(table, memory, robot, rounds), DAMAGE, later)
            )
    safe = alive * chance(margin / (2.0 + 0.15 * (rounds + later) * seats))
    online = sum(1 for seat in range(seats) if table.is_online(seat))  # an agent less makes the rest no faster
    return (1.0 - HASTE) * safe + HASTE * online / seats * max(0.0, 1.0 - (rounds + later) / LONG)


def chance(balance: float) -> float:
    """A number as a chance: 0 is even."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, balance))))


def survival(table: Table, memory: Memory, robot: int, rounds: float, damage: float, later: float) -> float:
    """The chance that a robot's power outlasts these rounds and those of the floors to come."""
    expected = damage * rounds + later * (LATER_MODULE_DAMAGE if robot == MODULE else LATER_DAMAGE)
    if table.at[robot] >= 0 and table.alert[robot] == ON:
        expected += STRUCK_SHARE * memory.routes.danger(table)[table.at[robot]]
    return chance(1.7 * (table.power[robot] - expected - 0.5) / (SPREAD * (rounds + later + 0.7) ** 0.5))


def exposed_rounds(table: Table, memory: Memory, seat: int, rounds: float) -> float:
    """The rounds in which an agent can be attacked: only those it works while it waits in a safe place."""
    if not is_out_of_sight(table, seat):
        return rounds
    plan = memory.plan(table)
    online = sum(1 for other in range(table.setup.seats) if table.is_online(other))
    work = plan.loads[seat] + plan.module_load / max(1, online)
    return min(rounds, 0.3 + work / pace(table, memory, seat))


def module_rounds(table: Table, memory: Memory, rounds: float) -> float:
    """The same for the module: the rounds in which it is moved, and a few more where it can be seen."""
    speed = 0.1
    for seat in range(table.setup.seats):
        if table.is_online(seat):
            speed += pace(table, memory, seat)
    return min(rounds, (0.5 if is_out_of_sight(table, MODULE) else 3.0) + memory.plan(table).module_load / speed)


def is_out_of_sight(table: Table, robot: int) -> bool:
    """Does this robot wait where nobody sees it?"""
    return table.at[robot] >= 0 and is_waiting_place(table, table.at[robot]) and table.alert[robot] != ON


def module_damage(table: Table) -> float:
    """What it takes in such a round."""
    square = table.at[MODULE]
    if square >= 0 and SECURE <= table.plan.zone[square] <= SECURE + 1 and table.alert[MODULE] != ON:
        return SHELTERED_DAMAGE
    return MODULE_DAMAGE


def rounds_left(table: Table, memory: Memory) -> float:
    """Rounds until the last robot is safe: the longest single way, but no less than the team's whole work shared out."""
    plan = memory.plan(table)
    total, speed, longest = plan.module_load, 0.0, 0.0
    for seat in range(table.setup.seats):
        if table.is_online(seat):
            own = pace(table, memory, seat)
            speed += own
            total += plan.loads[seat]
            longest = max(longest, plan.loads[seat] / own)
    if speed == 0.0:
        return 50.0
    return 0.6 * max(longest, total / speed) + 0.4 * total / speed


def pace(table: Table, memory: Memory, seat: int) -> float:
    """AP that an agent brings in one turn."""
    means = memory.odds.means(table)
    ap = table.power[seat] / 2 * means[0]
    for number, (kind, _) in enumerate(table.agent_of(seat).dice):
        if table.bought[seat] >> number & 1:
            ap += means[kind]
    active = physical = 0
    for slot in range(SLOTS):
        if table.is_active_chip(slot):
            active += 1
            physical += table.chips[slot] == PHYSICAL
    return 0.5 + ap * CHIP_SHARE[active] + 1.2 * physical


def cycle_worth(table: Table) -> float:
    """Chips in the cycle and in reserves: each puts off a restart."""
    worth = 0.0
    for slot in range(SLOTS):
        if table.is_active_chip(slot):
            worth += CHIP_WORTH
            if table.chips[slot] == CAPTAIN:
                worth += CAPTAIN_WORTH
            elif table.chips[slot]:
                worth += TYPED_WORTH
    held = 0
    for reserve in [*range(table.setup.seats), TEAM]:
        for chip in range(1, CHIP_KINDS):
            held += min(3, table.reserves[reserve * CHIP_KINDS + chip])
    return worth + (CHIP_WORTH + TYPED_WORTH) * 0.9 * held / (0.5 + 0.5 * table.setup.seats)


def holdings(table: Table, robot: int) -> float:
    """Things a robot holds, and an alert chip that units look for."""
    worth = KEY_WORTH * min(2, table.keys[robot])
    for place in table.cache_at:
        if place == robot:
            worth += ITEM_WORTH
    if table.alert[robot] != NOTHING and table.at[robot] >= 0 and table.plan.zone[table.at[robot]] != EXTERIOR:
        worth += SPOTTED_WORTH
    return worth


def network_worth(table: Table) -> float:
    """Levels, IPs on their way inward, pings."""
    worth = 0.0
    for seat in range(table.setup.seats):
        worth += LEVEL_WORTH * min(table.levels[seat], 4)
        if table.ips[seat] >= 0:
            worth += LAYER_WORTH[table.net().layer[table.ips[seat]]] * LAYER_SHARE
        elif table.ips[seat] == BANNED:
            worth += BANNED_WORTH
    pings = sum(1 for node in table.pings if node >= 0)
    return worth - 0.1 * table.ceo_level - 0.25 * pings
