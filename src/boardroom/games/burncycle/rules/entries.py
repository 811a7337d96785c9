"""The entries of a keypad (BC-2.7.1), and the door that opens."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    BY_ENTRIES,
    CACHES,
    CHIP_KINDS,
    DIRECTIONS,
    ENTRIES,
    K_ALARM,
    K_DIE,
    K_OK,
    K_POWER,
    KEYPAD_DIE,
    NEXT,
    NOTHING,
    QUIET_HANDS,
    name_of,
)
from boardroom.games.burncycle.rules.alert import drop_chip, spot
from boardroom.games.burncycle.rules.doors import unlock
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.move import Through
from boardroom.games.burncycle.rules.threat import lose_power
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Effect, Happening, OneOf, Several
from boardroom.games.burncycle.state.refusals import NO_ABILITY, NOT_HELD, NOT_HERE, TOO_LITTLE_POWER, refusals
from boardroom.games.burncycle.state.table import Table, place_in
from boardroom.games.burncycle.state.things import DISCARDED, TEAM

NO_SUCH_ENTRY: Final = refusals.add("no-such-entry", "BC-2.7.1")
NOT_AHEAD: Final = refusals.add("not-ahead", "BC-A36")


def door_name(t: Table, door: int) -> str:
    """A door as a thing to click."""
    square, direction = t.plan.doors[door]
    return f"edge:{name_of(square)}:{DIRECTIONS[direction]}"


class StrikeEntry(OneOf):
    """An entry that needs not be resolved."""

    word: ClassVar[str] = "strike"
    rule: ClassVar[str] = "BC-2.4.3.8"
    families: ClassVar[tuple[str, ...]] = ("strike",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.DOOR, parts.COUNT)

    def __init__(self, door: int, count: int) -> None:
        self.door: Final = door
        self.count: Final = count

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Those that are left."""
        return may_resolve(t, thing)

    def chosen(self, t: Table, thing: int) -> None:
        """It is done with, and perhaps another."""
        remove_entry(t, thing, "struck")
        if self.count > 1:
            t.push(StrikeEntry(self.door, self.count - 1))

    def subject(self, t: Table) -> str:
        """The door."""
        return door_name(t, self.door)


class Strike(Effect):
    """STRIKE: equipment that strikes an entry; outside a Keypad action it does nothing."""

    word: ClassVar[str] = "STRIKE"

    def do(self, t: Table, zone: int) -> None:
        """See `Entries`."""


def may_resolve(t: Table, kind: int) -> Refusal | None:
    """Is such an entry left?"""
    return None if place_in(t.entries, kind) >= 0 else NO_SUCH_ENTRY


def remove_entry(t: Table, kind: int, how: str) -> None:
    """An entry is done with."""
    t.entries.remove(kind)
    if t.log is not None:
        t.say(how, {"entry": ENTRIES[kind].replace(" ", "-")}, barrier=kind == K_DIE and how == "resolved")


class Entries(Several):
    """The ways to resolve what is left, in any order; stopping is always possible (BC-A20)."""

    word: ClassVar[str] = "entries"
    rule: ClassVar[str] = "BC-2.7.1"
    families: ClassVar[tuple[str, ...]] = ("use", "resolve", "pay", "jump", "bribe", "give-up")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.DOOR,)

    def __init__(self, door: int) -> None:
        self.door: Final = door

    def choices(self, t: Table) -> list[int]:
        """Nothing when all is done."""
        return super().choices(t) if t.entries else []

    def may(self, t: Table, code: int) -> Refusal | None:
        """What is held, and what it would resolve."""
        rows, seat = t.rows, t.active
        if code < rows.resolve:
            return may_strike(t, code - rows.use)
        if code < rows.pay:
            return may_resolve(t, code - rows.resolve + K_DIE)
        if code < rows.jump:
            kind, reserve = (code - rows.pay) // 2, TEAM if (code - rows.pay) % 2 else seat
            held = t.reserves[reserve * CHIP_KINDS + kind + 1] > 0
            return may_resolve(t, kind) if held else NOT_HELD
        if code < rows.bribe:
            return may_jump(t, code - rows.jump)
        return may_bribe(t) if code == rows.bribe else None

    def do(self, t: Table, code: int) -> None:
        """One entry is resolved; when none is left the door opens."""
        rows, seat = t.rows, t.active
        if code == rows.give_up:
            give_up(t)
            return
        t.push(self)
        if code < rows.resolve:
            discard_equipment(t, code - rows.use)
            t.push(StrikeEntry(self.door, 1))
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
            assert code == rows.bribe
            remove_entry(t, K_ALARM, "resolved")
            lose_power(t, seat, 1, least=1)

    def subject(self, t: Table) -> str:
        """The door."""
        return door_name(t, self.door)


def may_strike(t: Table, card: int) -> Refusal | None:
    """Equipment of the agent that strikes an entry."""
    if t.cache_at[card] != t.active:
        return NOT_HELD
    return None if strikes_entry(t, card) else NOT_HERE


def strikes_entry(t: Table, card: int) -> bool:
    """Is this equipment for a Keypad action?"""
    return any(isinstance(effect, Strike) for effect in t.content.caches[card].effects)


def may_jump(t: Table, slot: int) -> Refusal | None:
    """BC-A36: an active chip to the right of the marker whose type is asked for."""
    if slot <= t.marker or not t.is_active_chip(slot) or not 1 <= t.chips[slot] <= 3:
        return NOT_AHEAD
    return may_resolve(t, t.chips[slot] - 1)


def may_bribe(t: Table) -> Refusal | None:
    """Quiet Hands: an alarm costs 1 power instead (BC-3.11)."""
    if not t.has(t.active, QUIET_HANDS):
        return NO_ABILITY
    return may_resolve(t, K_ALARM) if t.power[t.active] >= 2 else TOO_LITTLE_POWER


def discard_equipment(t: Table, card: int) -> None:
    """BC-3.17: equipment goes to the discards for what it does."""
    t.cache_at[card] = DISCARDED
    t.throw_away(CACHES, card)
    if t.log is not None:
        t.say("used", {"item": t.content.caches[card].key})


def give_up(t: Table) -> None:
    """BC-A20: the door stays shut."""
    opening = t.agenda.pop()  # it waited behind the entries
    assert isinstance(opening, OpenDoor)
    t.entries = []
    if t.log is not None:
        t.say("gave_up", {})


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
    else:
        assert kind == K_OK


class OpenDoor(Happening):
    """Success: the door is unlocked, and the agent may step through for nothing."""

    word: ClassVar[str] = "open-door"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.DOOR, parts.Flag("by_entries"))

    def __init__(self, door: int, by_entries: bool) -> None:
        self.door: Final = door
        self.by_entries: Final = by_entries

    def run(self, t: Table) -> None:
        """The step comes after all that the open door lets see."""
        t.entries = []
        if self.by_entries:
            fulfil(t, t.active, BY_ENTRIES)
        t.push(Through(direction_of(t, self.door)))
        unlock(t, self.door)


def direction_of(t: Table, door: int) -> int:
    """Which way from the agent's square the door leads."""
    square = t.at[t.active]
    for direction in range(4):
        if t.plan.door_at[square * 4 + direction] == door and NEXT[square * 4 + direction] >= 0:
            return direction
    return NOTHING
