"""Keypads (BC-2.4.3.8, BC-2.7.1): a key, the entries or brute force open a locked door."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    BY_ENTRIES,
    CACHES,
    CHIP_KINDS,
    ENTRIES,
    FORCE_BONUS,
    K_ALARM,
    K_DIE,
    K_POWER,
    KEYPAD_DIE,
    MUSCLE_MEMORY,
    NEXT,
    NOTHING,
    QUIET_HANDS,
    SKELETON_CODE,
    SLOTS,
    STRIKE,
)
from boardroom.games.burncycle.rules.alert import drop_chip, lose_power, spot
from boardroom.games.burncycle.rules.dice import test
from boardroom.games.burncycle.rules.doors import unlock
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import DISCARDED, TEAM

SKELETON_RESISTANCE = [6, 8, 10]  # BC-3.11
NO_CARD = 4  # what brute force needs when all keypad cards lie at other doors


def method_choices(t: Table, item: int) -> list[int]:
    """A key, the entries, or brute force unless the card is marked IAM."""
    door = agenda.first_of(item)
    card = t.door_cards[door]
    codes = [t.rows.key] if t.keys[t.active] else []
    if card >= 0:
        codes.append(t.rows.entries)
    if card < 0 or not t.content.keypads[card].iam or t.has(t.active, SKELETON_CODE):
        codes.append(t.rows.force)
    return codes


def play_method(t: Table, item: int, code: int) -> None:
    """How the door is worked."""
    door, seat = agenda.first_of(item), t.active
    if code == t.rows.key:
        t.keys[seat] -= 1
        t.fresh_keys[seat] = min(t.fresh_keys[seat], t.keys[seat])
        t.push(agenda.DOOR_OPEN, door, 0)
    elif code == t.rows.force:
        test(t, agenda.FOR_DOOR, door, 0)  # BC-A21: no bonus
    else:
        t.entries = t.content.keypads[t.door_cards[door]].entries[t.floor][:]
        t.push(agenda.DOOR_OPEN, door, 1)
        t.push(agenda.ENTRIES_CHOICE, door)
        strikes = agenda.second_of(item) + (1 if t.has(seat, MUSCLE_MEMORY) else 0)
        if strikes:
            t.push(agenda.STRIKE_CHOICE, door, strikes)


def force_resistance(t: Table, door: int) -> int:
    """What brute force needs at this door."""
    card = t.door_cards[door]
    if card < 0:
        base = NO_CARD
    elif t.content.keypads[card].iam:
        base = SKELETON_RESISTANCE[t.floor]
    else:
        base = t.content.keypads[card].resistance[t.floor]
    return base - t.bonus(t.active, FORCE_BONUS)


def strike_choices(t: Table, _item: int) -> list[int]:
    """Any entry that is left."""
    return [t.rows.strike + kind for kind in range(len(ENTRIES)) if kind in t.entries]


def play_strike(t: Table, item: int, code: int) -> None:
    """An entry needs not be resolved."""
    remove_entry(t, code - t.rows.strike, "struck")
    left = agenda.second_of(item) - 1
    if left > 0:
        t.push(agenda.STRIKE_CHOICE, agenda.first_of(item), left)


def remove_entry(t: Table, kind: int, how: str) -> None:
    """An entry is done with."""
    t.entries.remove(kind)
    if t.log is not None:
        t.say(how, {"entry": ENTRIES[kind].replace(" ", "-")}, barrier=kind == K_DIE and how == "resolved")


def entry_choices(t: Table, _item: int) -> list[int]:
    """The ways to resolve what is left, in any order; stopping is always possible (BC-A20)."""
    rows, seat = t.rows, t.active
    if not t.entries:
        return []
    codes = []
    for card in range(len(t.cache_at)):
        if t.cache_at[card] == seat and (STRIKE, 1) in t.content.caches[card].effects:
            codes.append(rows.use + card)
    for kind in range(K_DIE, len(ENTRIES)):
        if kind in t.entries:
            codes.append(rows.resolve + kind - K_DIE)
    for kind in range(K_DIE):
        if kind in t.entries:
            codes += [
                rows.pay + kind * 2 + source
                for source, reserve in ((0, seat), (1, TEAM))
                if t.reserves[reserve * CHIP_KINDS + kind + 1]
            ]
    for slot in range(t.marker + 1, SLOTS):
        if t.is_active_chip(slot) and t.chips[slot] - 1 in t.entries and 1 <= t.chips[slot] <= 3:
            codes.append(rows.jump + slot)
    if K_ALARM in t.entries and t.has(seat, QUIET_HANDS) and t.power[seat] >= 2:
        codes.append(rows.bribe)
    return [*codes, rows.give_up]


def play_entry(t: Table, item: int, code: int) -> None:
    """One entry is resolved; when none is left the door opens."""
    rows, seat = t.rows, t.active
    if code == rows.give_up:
        t.agenda.pop()  # the opening that waited behind the entries
        t.entries = []
        if t.log is not None:
            t.say("gave_up", {})
        return
    t.agenda.append(item)
    if code < rows.step:
        card = code - rows.use
        t.cache_at[card] = DISCARDED
        t.throw_away(CACHES, card)
        if t.log is not None:
            t.say("used", {"item": t.content.caches[card].key})
        t.push(agenda.STRIKE_CHOICE, agenda.first_of(item), 1)
    elif code < rows.pay:
        resolve_entry(t, code - rows.resolve + K_DIE)
    elif code < rows.jump:
        kind, reserve = (code - rows.pay) // 2, TEAM if (code - rows.pay) % 2 else seat
        drop_chip(t, reserve, kind + 1)
        remove_entry(t, kind, "resolved")
    elif code < rows.bribe:
        t.marker = code - rows.jump  # BC-A36: all chips up to it are used
        remove_entry(t, t.chips[t.marker] - 1, "resolved")
    else:
        remove_entry(t, K_ALARM, "resolved")
        lose_power(t, seat, 1, least=1)


def resolve_entry(t: Table, kind: int) -> None:
    """BC-2.7.1: the keypad die, an alarm, a loss of power, or nothing."""
    remove_entry(t, kind, "resolved")
    if kind == K_DIE:
        face = t.content.faces.keypad[t.chance(KEYPAD_DIE, 6)]
        t.entries.append(face)
        if t.log is not None:
            t.say("keypad_rolled", {"entry": ENTRIES[face].replace(" ", "-")}, barrier=True)
    elif kind == K_ALARM:
        spot(t, t.active)
    elif kind == K_POWER:
        lose_power(t, t.active, 1, least=1)


def open_door(t: Table, item: int) -> None:
    """Success: the door is unlocked, and the agent may step through for nothing."""
    door = agenda.first_of(item)
    direction = direction_of(t, door)
    t.entries = []
    if agenda.second_of(item) == 1:
        fulfil(t, t.active, BY_ENTRIES)
    t.push(agenda.THROUGH, direction)
    unlock(t, door)


def direction_of(t: Table, door: int) -> int:
    """Which way from the agent's square the door leads."""
    square = t.at[t.active]
    for direction in range(4):
        if t.plan.door_at[square * 4 + direction] == door and NEXT[square * 4 + direction] >= 0:
            return direction
    return NOTHING
