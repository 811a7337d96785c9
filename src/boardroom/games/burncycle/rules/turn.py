"""The frame of a turn: restart (BC-2.10), routing (BC-2.4.1, BC-2.4.5), the pool (BC-2.4.2), degrading (BC-2.4.6)."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    ADVANCED,
    BANK_BONUS,
    BASIC,
    CACHES,
    CHIP_KINDS,
    CYCLE_DIE,
    ELITE,
    MODULE,
    NOTHING,
    ROBOT_NAMES,
    ROOMS,
    SLOTS,
)
from boardroom.games.burncycle.rules.alert import add_threat, gain_power
from boardroom.games.burncycle.rules.imperative import fulfil_at_end
from boardroom.games.burncycle.rules.mission import end_floor, is_floor_done
from boardroom.games.burncycle.rules.setup import (
    add_exterior_chips,
    fill_cycle,
    free_exterior,
    place_robot,
    take_reserve,
)
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.actions import MOST_BASIC, MOST_BETTER
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, DISCARDED, HOME, INSTALLED, TEAM

MODS_EACH = 2  # BC-2.4.1.4


# Before and at the start of a turn


def before_turn(t: Table, _item: int) -> None:
    """BC-2.3.2 and 3: the team may restart; an agent that is shut down skips its turn."""
    if t.down >> t.active & 1:
        pass_on(t)
        return
    t.push(agenda.TURN)
    t.push(agenda.RESTART)


def restart_choices(t: Table, _item: int) -> list[int]:
    """Restart the cycle, or begin the turn."""
    return [t.rows.restart, t.rows.begin]


def play_restart(t: Table, _item: int, code: int) -> None:
    """The active player's decision for the team."""
    if code == t.rows.restart:
        restart(t)


def restart(t: Table) -> None:
    """BC-2.10: everything back to the supply, the cycle and all reserves anew, threat, and banned IPs come back."""
    seats = t.setup.seats
    if t.log is not None:
        t.say("restarted", {}, barrier=True)
    t.reserves = [0] * (CHIP_KINDS * (TEAM + 1))
    fill_cycle(t)
    for seat in range(seats):
        take_reserve(t, seat)
    add_room_chips(t)
    add_exterior_chips(t)
    for seat in range(seats):
        if t.ips[seat] == BANNED:
            t.ips[seat] = HOME
            t.levels[seat] = 1
    add_threat(t, seats)


def add_room_chips(t: Table) -> None:
    """One chip of the base type of every room that holds a robot."""
    zones = {t.zone_at(robot) for robot in t.robots() if t.at[robot] >= 0}
    for zone in sorted(zones):
        if zone >= ROOMS:
            t.reserves[TEAM * CHIP_KINDS + t.plan.zone_chip[zone]] += 1


def turn(t: Table, _item: int) -> None:
    """The six steps, on a stack from the last to the first."""
    t.used = t.optimised = t.resolved = t.moved_items = t.boosted = 0
    t.fresh_keys = [0] * len(t.fresh_keys)
    t.marker = NOTHING
    t.rolls = []
    if t.log is not None:
        t.say("turn_began", {"agent": t.agent_of(t.active).key}, barrier=True)
    t.push(agenda.TURN_END)
    t.push(agenda.DEGRADE_STEP)
    t.push(agenda.LAST_ROUTE)
    t.push(agenda.ROUTE, t.active, agenda.AT_END)
    t.push(agenda.NETWORK)
    t.push(agenda.NEXT_CHIP)
    t.push(agenda.POOL)
    t.push(agenda.ROUTE, t.active, agenda.AT_START)


# Set-up choices


def upgrade_choices(t: Table, _item: int) -> list[int]:
    """BC-2.2.10: with two players each picks one reserve upgrade."""
    return [t.rows.take_upgrade + number for number in range(3)]


def play_upgrade(t: Table, item: int, code: int) -> None:
    """The upgrade is active from the start; its chip comes with the base reserve."""
    seat = agenda.first_of(item)
    number = code - t.rows.take_upgrade
    t.bought[seat] |= 1 << (6 + number)
    if t.log is not None:
        t.say("bought", {"robot": ROBOT_NAMES[seat], "purchase": f"reserve-{number + 1}", "price": 0}, seat=seat)


def place_choices(t: Table, _item: int) -> list[int]:
    """BC-2.2.13: any free exterior square."""
    return [t.rows.square + square for square in free_exterior(t)]


def play_place(t: Table, item: int, code: int) -> None:
    """A robot on its first square."""
    place_robot(t, agenda.first_of(item), code - t.rows.square)


# Routing power


def prices(t: Table, seat: int) -> list[int]:
    """The prices of an agent's nine purchases."""
    agent = t.agent_of(seat)
    return [price for _, price in agent.dice + agent.abilities + agent.reserves]


def bank_limit(t: Table, seat: int) -> int:
    """What an agent's bank holds."""
    return t.agent_of(seat).bank + t.bonus(seat, BANK_BONUS)


def route_choices(t: Table, item: int) -> list[int]:
    """BC-2.4.1: what can be paid without falling below 1 power, mods, and ending."""
    seat, stage = agenda.first_of(item), agenda.second_of(item)
    rows = t.rows
    codes = []
    for number, price in enumerate(prices(t, seat)):
        if not t.bought[seat] >> number & 1 and t.power[seat] - price >= 1:
            codes.append(rows.buy + number)
    if stage != agenda.AT_SETUP:  # BC-2.2.11
        codes += module_choices(t)
        codes += mod_choices(t, seat)
    codes.append(rows.end_routing)
    return codes


def module_choices(t: Table) -> list[int]:
    """What the module's own bank can pay for (BC-A7)."""
    card = t.setup.module
    left = t.power[MODULE]
    codes = [
        t.rows.buy_universal + number
        for number in range(3)
        if not t.universal >> number & 1 and left - card.price[number] >= 1
    ]
    for slot in range(SLOTS):
        if not t.slots >> slot & 1 and card.slot_price[slot] >= 0 and left - card.slot_price[slot] >= 1:
            codes.append(t.rows.buy_slot + slot)
    return codes


def mod_choices(t: Table, seat: int) -> list[int]:
    """BC-2.4.1.4: install a mod, two for each agent, or discard it for 1 power."""
    installed = t.cache_at.count(INSTALLED + seat)
    held = [c for c in range(len(t.cache_at)) if t.cache_at[c] == seat and t.content.caches[c].bonus >= 0]
    codes = [t.rows.install + card for card in held] if installed < MODS_EACH else []
    return codes + [t.rows.scrap + card for card in held]


def play_route(t: Table, item: int, code: int) -> None:
    """One purchase, or the end of routing."""
    rows = t.rows
    seat = agenda.first_of(item)
    if code == rows.end_routing:
        if agenda.second_of(item) == agenda.AT_SETUP:
            lose_excess(t, seat)  # BC-A6
        return
    t.agenda.append(item)
    if code < rows.buy_universal:
        buy(t, seat, code - rows.buy, at_once=agenda.second_of(item) != agenda.AT_SETUP)
    elif code < rows.buy_slot:
        buy_universal(t, code - rows.buy_universal)
    elif code < rows.install:
        buy_slot(t, code - rows.buy_slot)
    elif code < rows.scrap:
        t.cache_at[code - rows.install] = INSTALLED + seat
        say_item(t, "installed", seat, code - rows.install)
    else:
        card = code - rows.scrap
        t.cache_at[card] = DISCARDED
        t.throw_away(CACHES, card)
        say_item(t, "scrapped", seat, card)
        gain_power(t, seat, 1)


def say_item(t: Table, kind: str, seat: int, card: int) -> None:
    """An event about a cache card."""
    if t.log is not None:
        t.say(kind, {"robot": ROBOT_NAMES[seat], "item": t.content.caches[card].key}, seat=seat)


def buy(t: Table, seat: int, number: int, at_once: bool) -> None:
    """An agent's purchase; a reserve upgrade gives its chip at once (BC-A10)."""
    price = prices(t, seat)[number]
    t.power[seat] -= price
    t.bought[seat] |= 1 << number
    if number >= 6 and at_once:
        t.reserves[seat * CHIP_KINDS + t.agent_of(seat).reserves[number - 6][0]] += 1
    if t.log is not None:
        name = f"{('die', 'ability', 'reserve')[number // 3]}-{number % 3 + 1}"
        t.say("bought", {"robot": ROBOT_NAMES[seat], "purchase": name, "price": price}, seat=seat)


def buy_universal(t: Table, number: int) -> None:
    """A universal ability, paid by the module."""
    price = t.setup.module.price[number]
    t.power[MODULE] -= price
    t.universal |= 1 << number
    if t.log is not None:
        t.say("activated", {"universal": ("swap", "push", "repair")[number], "price": price})


def buy_slot(t: Table, slot: int) -> None:
    """BC-A11: a bought slot is active, but empty."""
    price = t.setup.module.slot_price[slot]
    t.power[MODULE] -= price
    t.slots |= 1 << slot
    if t.log is not None:
        t.say("slot_opened", {"slot": slot + 1, "price": price})


def lose_excess(t: Table, seat: int) -> None:
    """BC-2.4.5: what is above the bank limit is lost."""
    limit = bank_limit(t, seat)
    if t.power[seat] > limit:
        if t.log is not None:
            shown = {"robot": ROBOT_NAMES[seat], "change": limit - t.power[seat], "now": limit}
            t.say("power", shown, seat=seat)
        t.power[seat] = limit


# The dice pool, and the end of a turn


def pool(t: Table, _item: int) -> None:
    """BC-2.4.2.1: one basic die for every 2 power, and the upgrades; fixed from now on (BC-A13)."""
    seat = t.active
    agent = t.agent_of(seat)
    kinds = [kind for number, (kind, _) in enumerate(agent.dice) if t.bought[seat] >> number & 1]
    t.dice = [min(MOST_BASIC, t.power[seat] // 2), 0, 0]
    t.dice[BASIC] += kinds.count(BASIC)
    t.dice[ADVANCED] = min(MOST_BETTER, kinds.count(ADVANCED))
    t.dice[ELITE] = min(MOST_BETTER, kinds.count(ELITE))
    t.spent = [0, 0, 0]


def last_route(t: Table, _item: int) -> None:
    """BC-2.4.5: only this agent loses its excess (BC-A27)."""
    lose_excess(t, t.active)


def degrade_step(t: Table, _item: int) -> None:
    """BC-2.4.6: roll the cycle die; the wild face leaves the choice to the player."""
    t.dice = [0, 0, 0]
    t.spent = [0, 0, 0]
    slot = t.content.faces.cycle[t.chance(CYCLE_DIE, 6)]
    if t.log is not None:
        t.say("cycle_rolled", {"face": "wild" if slot < 0 else str(slot + 1)}, barrier=True)
    if slot < 0:
        t.push(agenda.WILD)
        return
    for place in range(SLOTS):  # BC-A28: the next one to the right, wrapping
        if t.is_active_chip((slot + place) % SLOTS):
            degrade(t, (slot + place) % SLOTS)
            return


def degrade(t: Table, slot: int) -> None:
    """A chip is turned to its degraded side."""
    t.degraded |= 1 << slot
    if t.log is not None:
        t.say("degraded", {"slot": slot + 1})


def wild_choices(t: Table, _item: int) -> list[int]:
    """Any active chip."""
    return [t.rows.slot + slot for slot in range(SLOTS) if t.is_active_chip(slot)]


def play_wild(t: Table, _item: int, code: int) -> None:
    """The player's choice for the wild face."""
    degrade(t, code - t.rows.slot)


def turn_end(t: Table, _item: int) -> None:
    """BC-2.4.7: imperatives of the end of the turn, then the floor, else the next player or the corporation."""
    fulfil_at_end(t, t.active)
    t.marker = NOTHING
    t.crossings &= ~(1 << t.active)
    if is_floor_done(t):
        end_floor(t)
    else:
        pass_on(t)


def pass_on(t: Table) -> None:
    """BC-2.3.1: after the turn of the player with the corporation marker comes the corporation."""
    corporation = t.active == t.holder
    t.active = t.next_seat(t.active)
    t.push(agenda.BEFORE_TURN)
    if corporation:
        t.push(agenda.CORPORATION)
