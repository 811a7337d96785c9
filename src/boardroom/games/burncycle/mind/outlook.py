"""How a position looks between two turns: the chance to have the work done before threat or damage end the game.

The work left gives the rounds it takes; those give the threat to come and the damage to be survived.
"""

from __future__ import annotations

from math import exp
from typing import Final

from boardroom.games.burncycle.content.names import (
    CAPTAIN,
    CHIP_KINDS,
    EXTERIOR,
    MODULE,
    NOTHING,
    PHYSICAL,
    SECURE,
    SLOTS,
)
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.netplan import LAYER_WORTH
from boardroom.games.burncycle.mind.routes import is_waiting_place
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, ON, TEAM

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


def outlook(t: Table, memory: Memory) -> float:
    """From 0 to 1: the chance to win; of two sure wins the nearer one counts more, or nobody would ever go home."""
    seats = t.setup.seats
    later = FLOOR_ROUNDS[seats - 1] * (len(t.setup.mission.floors) - t.floor - 1)
    rounds = rounds_left(t, memory)
    margin = t.setup.limit - t.threat - (rounds + later) * ROUND_COST * seats
    margin += cycle_worth(t) * seats + network_worth(t)
    alive = survival(t, memory, MODULE, module_rounds(t, memory, rounds), module_damage(t), later)
    for robot in t.robots():
        margin += holdings(t, robot)
        if robot != MODULE and seats == 1:
            alive *= survival(t, memory, robot, exposed_rounds(t, memory, robot, rounds), DAMAGE, later)
        elif robot != MODULE and t.down >> robot & 1:
            margin -= 2.0 * DOWN_COST  # what it still had to do is done by nobody
        elif robot != MODULE:
            margin -= DOWN_COST * (
                1.0 - survival(t, memory, robot, exposed_rounds(t, memory, robot, rounds), DAMAGE, later)
            )
    safe = alive * chance(margin / (2.0 + 0.15 * (rounds + later) * seats))
    online = sum(1 for seat in range(seats) if t.is_online(seat))  # an agent less makes the rest no faster
    return (1.0 - HASTE) * safe + HASTE * online / seats * max(0.0, 1.0 - (rounds + later) / LONG)


def chance(balance: float) -> float:
    """A number as a chance: 0 is even."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, balance))))


def survival(t: Table, memory: Memory, robot: int, rounds: float, damage: float, later: float) -> float:
    """The chance that a robot's power outlasts these rounds and those of the floors to come."""
    expected = damage * rounds + later * (LATER_MODULE_DAMAGE if robot == MODULE else LATER_DAMAGE)
    if t.at[robot] >= 0 and t.alert[robot] == ON:
        expected += STRUCK_SHARE * memory.routes.danger(t)[t.at[robot]]
    return chance(1.7 * (t.power[robot] - expected - 0.5) / (SPREAD * (rounds + later + 0.7) ** 0.5))


def exposed_rounds(t: Table, memory: Memory, seat: int, rounds: float) -> float:
    """The rounds in which an agent can be attacked: only those it works while it waits in a safe place."""
    if not is_out_of_sight(t, seat):
        return rounds
    plan = memory.plan(t)
    online = sum(1 for other in range(t.setup.seats) if t.is_online(other))
    work = plan.loads[seat] + plan.module_load / max(1, online)
    return min(rounds, 0.3 + work / pace(t, memory, seat))


def module_rounds(t: Table, memory: Memory, rounds: float) -> float:
    """The same for the module: the rounds in which it is moved, and a few more where it can be seen."""
    speed = 0.1
    for seat in range(t.setup.seats):
        if t.is_online(seat):
            speed += pace(t, memory, seat)
    return min(rounds, (0.5 if is_out_of_sight(t, MODULE) else 3.0) + memory.plan(t).module_load / speed)


def is_out_of_sight(t: Table, robot: int) -> bool:
    """Does this robot wait where nobody sees it?"""
    return t.at[robot] >= 0 and is_waiting_place(t, t.at[robot]) and t.alert[robot] != ON


def module_damage(t: Table) -> float:
    """What it takes in such a round."""
    square = t.at[MODULE]
    if square >= 0 and SECURE <= t.plan.zone[square] <= SECURE + 1 and t.alert[MODULE] != ON:
        return SHELTERED_DAMAGE
    return MODULE_DAMAGE


def rounds_left(t: Table, memory: Memory) -> float:
    """Rounds until the last robot is safe: the longest single way, but no less than the team's whole work shared out."""
    plan = memory.plan(t)
    total, speed, longest = plan.module_load, 0.0, 0.0
    for seat in range(t.setup.seats):
        if t.is_online(seat):
            own = pace(t, memory, seat)
            speed += own
            total += plan.loads[seat]
            longest = max(longest, plan.loads[seat] / own)
    if speed == 0.0:
        return 50.0
    return 0.6 * max(longest, total / speed) + 0.4 * total / speed


def pace(t: Table, memory: Memory, seat: int) -> float:
    """AP that an agent brings in one turn."""
    means = memory.odds.means(t)
    ap = t.power[seat] / 2 * means[0]
    for number, (kind, _) in enumerate(t.agent_of(seat).dice):
        if t.bought[seat] >> number & 1:
            ap += means[kind]
    active = physical = 0
    for slot in range(SLOTS):
        if t.is_active_chip(slot):
            active += 1
            physical += t.chips[slot] == PHYSICAL
    return 0.5 + ap * CHIP_SHARE[active] + 1.2 * physical


def cycle_worth(t: Table) -> float:
    """Chips in the cycle and in reserves: each puts off a restart."""
    worth = 0.0
    for slot in range(SLOTS):
        if t.is_active_chip(slot):
            worth += CHIP_WORTH
            if t.chips[slot] == CAPTAIN:
                worth += CAPTAIN_WORTH
            elif t.chips[slot]:
                worth += TYPED_WORTH
    held = 0
    for reserve in [*range(t.setup.seats), TEAM]:
        for chip in range(1, CHIP_KINDS):
            held += min(3, t.reserves[reserve * CHIP_KINDS + chip])
    return worth + (CHIP_WORTH + TYPED_WORTH) * 0.9 * held / (0.5 + 0.5 * t.setup.seats)


def holdings(t: Table, robot: int) -> float:
    """Things a robot holds, and an alert chip that units look for."""
    worth = KEY_WORTH * min(2, t.keys[robot])
    for place in t.cache_at:
        if place == robot:
            worth += ITEM_WORTH
    if t.alert[robot] != NOTHING and t.at[robot] >= 0 and t.plan.zone[t.at[robot]] != EXTERIOR:
        worth += SPOTTED_WORTH
    return worth


def network_worth(t: Table) -> float:
    """Levels, IPs on their way inward, pings."""
    worth = 0.0
    for seat in range(t.setup.seats):
        worth += LEVEL_WORTH * min(t.levels[seat], 4)
        if t.ips[seat] >= 0:
            worth += LAYER_WORTH[t.net().layer[t.ips[seat]]] * LAYER_SHARE
        elif t.ips[seat] == BANNED:
            worth += BANNED_WORTH
    pings = sum(1 for node in t.pings if node >= 0)
    return worth - 0.1 * t.ceo_level - 0.25 * pings
