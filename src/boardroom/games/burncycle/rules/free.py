"""Free actions (BC-2.4.3.13, BC-2.4.3.14): altering the cycle, trading, equipment and Overtime."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    CACHES,
    CAPTAIN,
    CHIP_KINDS,
    CHIPS,
    DIE,
    MODULE,
    OVERTIME,
    ROBOT_NAMES,
    ROBOTS,
    SHARED_DRIVE,
    SLOTS,
    STRIKE,
)
from boardroom.games.burncycle.rules.alert import add_threat, lose_power
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import DISCARDED, TEAM, USED_OVERTIME, USED_SHARED_DRIVE

OVERTIME_DICE = 2


def is_free_action(t: Table, code: int) -> bool:
    """Alter, trade, equipment or Overtime."""
    return t.rows.alter <= code <= t.rows.overtime


def free_choices(t: Table) -> list[int]:
    """BC-2.4.3.13 and 14, equipment and Overtime."""
    seat, rows = t.active, t.rows
    codes = alter_choices(t)
    codes += trade_choices(t)
    for card in range(len(t.cache_at)):
        if t.cache_at[card] == seat and is_usable(t, card):
            codes.append(rows.use + card)
    if t.has(seat, OVERTIME) and not t.used & USED_OVERTIME and t.power[seat] >= 2:
        codes.append(rows.overtime)
    return codes


def is_usable(t: Table, card: int) -> bool:
    """Is this equipment for any time? What strikes an entry is discarded during a Keypad action."""
    effects = t.content.caches[card].effects
    return len(effects) > 0 and effects[0][0] != STRIKE


def alter_choices(t: Table) -> list[int]:
    """A chip of the own or the team reserve into an active slot."""
    kinds = []
    for chip in range(CHIP_KINDS):
        for source, reserve in ((0, t.active), (1, TEAM)):
            if t.reserves[reserve * CHIP_KINDS + chip]:
                kinds.append(chip * 2 + source)
    codes = []
    if kinds:
        for slot in range(SLOTS):
            if t.slots >> slot & 1:
                for kind in kinds:
                    if not (t.is_active_chip(slot) and t.chips[slot] == kind // 2):  # no change, no choice
                        codes.append(t.rows.alter + slot * 8 + kind)
    return codes


def trade_choices(t: Table) -> list[int]:
    """Keys and uninstalled cache cards to an adjacent robot, or from the module or an agent shut down (BC-A57)."""
    seat = t.active
    gives: list[int] = []
    takes: list[int] = []
    for robot in t.robots():
        if robot == seat or t.at[robot] < 0 or not t.are_adjacent(t.at[seat], t.at[robot]):
            continue
        gives += [t.rows.give + item * ROBOTS + robot for item in tradable(t, seat)]
        if robot == MODULE or t.down >> robot & 1:
            takes += [t.rows.take + item * ROBOTS + robot for item in tradable(t, robot)]
    return sorted(gives) + sorted(takes)


def tradable(t: Table, robot: int) -> list[int]:
    """What a robot holds that has not changed hands in this turn (BC-A61); 0 is a key."""
    items = [0] if t.keys[robot] > t.fresh_keys[robot] else []
    for card in range(len(t.cache_at)):
        if t.cache_at[card] == robot and not t.moved_items >> card & 1:
            items.append(card + 1)
    return items


def play_free(t: Table, code: int) -> None:
    """Carries out a free action."""
    rows = t.rows
    if code < rows.give:
        alter(t, code - rows.alter)
    elif code < rows.use:
        trade(t, code)
    elif code < rows.overtime:
        use_equipment(t, code - rows.use)
    else:
        t.used |= USED_OVERTIME
        if t.log is not None:
            t.say("overtime", {})
        t.push(agenda.EFFECT, DIE, OVERTIME_DICE + 100)
        lose_power(t, t.active, 1, least=1)


def alter(t: Table, number: int) -> None:
    """BC-2.4.3.14: the old chip goes to the supply (BC-A24); an active captain chip costs threat +2."""
    slot, chip, reserve = number // 8, number % 8 // 2, TEAM if number % 2 else t.active
    old, was_active = t.chips[slot], t.is_active_chip(slot)
    t.reserves[reserve * CHIP_KINDS + chip] -= 1
    t.chips[slot] = chip
    t.degraded &= ~(1 << slot)
    if t.log is not None:
        t.say("altered", {"slot": slot + 1, "chip": CHIPS[chip]})
    if was_active and old != CAPTAIN and t.has(t.active, SHARED_DRIVE) and not t.used & USED_SHARED_DRIVE:
        t.used |= USED_SHARED_DRIVE
        t.reserves[TEAM * CHIP_KINDS + old] += 1
    if was_active and old == CAPTAIN:
        add_threat(t, 2)


def trade(t: Table, code: int) -> None:
    """One thing changes hands."""
    rows = t.rows
    gives = code < rows.take
    number = code - (rows.give if gives else rows.take)
    item, robot = number // ROBOTS, number % ROBOTS
    giver, taker = (t.active, robot) if gives else (robot, t.active)
    if item == 0:
        t.keys[giver] -= 1
        t.keys[taker] += 1
        t.fresh_keys[taker] += 1
    else:
        t.cache_at[item - 1] = taker
        t.moved_items |= 1 << item - 1
    if t.log is not None:
        t.say("traded", {"item": rows.items[item], "robot": ROBOT_NAMES[giver], "other_robot": ROBOT_NAMES[taker]})


def use_equipment(t: Table, card: int) -> None:
    """BC-3.17: discard equipment for its effects."""
    t.cache_at[card] = DISCARDED
    t.throw_away(CACHES, card)
    if t.log is not None:
        t.say("used", {"item": t.content.caches[card].key})
    for op, number in reversed(t.content.caches[card].effects):
        t.push(agenda.EFFECT, op, number + 100)
