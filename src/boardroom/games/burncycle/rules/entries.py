"""The entries of a keypad (BC-2.7.1), and the door that opens."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    BY_ENTRIES,
    CACHES,
    CHIP_KINDS,
    DIRECTIONS,
    ENTRY_REFS,
    K_ALARM,
    K_DIE,
    K_OK,
    K_POWER,
    KEYPAD_DIE,
    LOUD_ALARMS,
    NEXT,
    NOTHING,
    QUIET_HANDS,
    TEAM,
    name_of,
)
from boardroom.games.burncycle.rules.alert import drop_chip, spot
from boardroom.games.burncycle.rules.doors import unlock
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.move import Through
from boardroom.games.burncycle.rules.threat import add_threat, lose_power
from boardroom.games.burncycle.shapes import GaveUp, KeypadRolled, Resolved, Struck, Used
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Effect, Happening, OneOf, Several
from boardroom.games.burncycle.state.refusals import NO_ABILITY, NO_SUCH_CHIP, NOT_HELD, TOO_LITTLE_POWER, refusals
from boardroom.games.burncycle.state.table import Table, place_in

NO_SUCH_ENTRY: Final = refusals.add("no-such-entry", "BC-2.7.1")
NOT_FOR_KEYPADS: Final = refusals.add("not-for-keypads", "BC-3.17")
NOT_AHEAD: Final = refusals.add("not-ahead", "BC-A36")


def door_name(table: Table, door: int) -> str:
    """A door as a thing to click."""
    square, direction = table.plan.doors[door]
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

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Those that are left."""
        return may_resolve(table, thing)

    def chosen(self, table: Table, thing: int) -> None:
        """It is done with, and perhaps another."""
        strike_entry(table, thing)
        if self.count > 1:
            table.push(StrikeEntry(self.door, self.count - 1))

    def subject(self, table: Table) -> str:
        """The door."""
        return door_name(table, self.door)


class Strike(Effect):
    """STRIKE: equipment that strikes an entry; outside a Keypad action it does nothing."""

    word: ClassVar[str] = "STRIKE"

    def do(self, table: Table, zone: int) -> None:
        """See `Entries`."""


def may_resolve(table: Table, kind: int) -> Refusal | None:
    """Is such an entry left?"""
    return None if place_in(table.entries, kind) >= 0 else NO_SUCH_ENTRY


def strike_entry(table: Table, kind: int) -> None:
    """An entry needs not be resolved."""
    table.entries.remove(kind)
    if table.log is not None:
        table.say(Struck(kind="struck", seat=table.active, entry=ENTRY_REFS[kind]))


def remove_entry(table: Table, kind: int) -> None:
    """An entry is resolved."""
    table.entries.remove(kind)
    if table.log is not None:
        table.say(Resolved(kind="resolved", seat=table.active, entry=ENTRY_REFS[kind]), barrier=kind == K_DIE)


class Entries(Several):
    """The ways to resolve what is left, in any order; stopping is always possible (BC-A20)."""

    word: ClassVar[str] = "entries"
    rule: ClassVar[str] = "BC-2.7.1"
    families: ClassVar[tuple[str, ...]] = ("use", "resolve", "pay", "jump", "bribe", "give-up")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.DOOR,)

    def __init__(self, door: int) -> None:
        self.door: Final = door

    def choices(self, table: Table) -> list[int]:
        """Nothing when all is done."""
        return super().choices(table) if table.entries else []

    def may(self, table: Table, code: int) -> Refusal | None:
        """What is held, and what it would resolve."""
        rows, seat = table.rows, table.active
        if code < rows.resolve:
            return may_strike(table, code - rows.use)
        if code < rows.pay:
            return may_resolve(table, code - rows.resolve + K_DIE)
        if code < rows.jump:
            kind, reserve = (code - rows.pay) // 2, TEAM if (code - rows.pay) % 2 else seat
            held = table.reserves[reserve * CHIP_KINDS + kind + 1] > 0
            return may_resolve(table, kind) if held else NO_SUCH_CHIP
        if code < rows.bribe:
            return may_jump(table, code - rows.jump)
        return may_bribe(table) if code == rows.bribe else None

    def do(self, table: Table, code: int) -> None:
        """One entry is resolved; when none is left the door opens."""
        rows, seat = table.rows, table.active
        if code == rows.give_up:
            give_up(table)
            return
        table.push(self)
        if code < rows.resolve:
            discard_equipment(table, code - rows.use)
            table.push(StrikeEntry(self.door, 1))
        elif code < rows.pay:
            resolve_entry(table, code - rows.resolve + K_DIE)
        elif code < rows.jump:
            kind, reserve = (code - rows.pay) // 2, TEAM if (code - rows.pay) % 2 else seat
            drop_chip(table, reserve, kind + 1)
            remove_entry(table, kind)
        elif code < rows.bribe:
            table.marker = code - rows.jump  # BC-A36: all chips up to it are used
            remove_entry(table, table.chips[table.marker] - 1)
        else:
            assert code == rows.bribe
            remove_entry(table, K_ALARM)
            lose_power(table, seat, 1, least=1)

    def subject(self, table: Table) -> str:
        """The door."""
        return door_name(table, self.door)


def may_strike(table: Table, card: int) -> Refusal | None:
    """Equipment of the agent that strikes an entry."""
    if table.cache_at[card] != table.active:
        return NOT_HELD
    return None if strikes_entry(table, card) else NOT_FOR_KEYPADS


def strikes_entry(table: Table, card: int) -> bool:
    """Is this equipment for a Keypad action?"""
    return any(isinstance(effect, Strike) for effect in table.content.caches[card].effects)


def may_jump(table: Table, slot: int) -> Refusal | None:
    """BC-A36: an active chip to the right of the marker whose type is asked for."""
    if slot <= table.marker or not table.is_active_chip(slot) or not 1 <= table.chips[slot] <= 3:
        return NOT_AHEAD
    return may_resolve(table, table.chips[slot] - 1)


def may_bribe(table: Table) -> Refusal | None:
    """Quiet Hands: an alarm costs 1 power instead (BC-3.11)."""
    if not table.has(table.active, QUIET_HANDS):
        return NO_ABILITY
    return may_resolve(table, K_ALARM) if table.power[table.active] >= 2 else TOO_LITTLE_POWER


def discard_equipment(table: Table, card: int) -> None:
    """BC-3.17: equipment goes to the discards for what it does."""
    table.cache_at[card] = NOTHING
    table.throw_away(CACHES, card)
    if table.log is not None:
        table.say(Used(kind="used", seat=table.active, item=table.content.caches[card].key))


def give_up(table: Table) -> None:
    """BC-A20: the door stays shut."""
    opening = table.agenda.pop()  # it waited behind the entries
    assert isinstance(opening, OpenDoor)
    table.entries = []
    if table.log is not None:
        table.say(GaveUp(kind="gave_up", seat=table.active))


def resolve_entry(table: Table, kind: int) -> None:
    """BC-2.7.1: the keypad die, an alarm, a loss of power, or nothing."""
    remove_entry(table, kind)
    if kind == K_DIE:
        face = table.content.faces.keypad[table.chance(KEYPAD_DIE, 6)]
        table.entries.append(face)
        if table.log is not None:
            table.say(KeypadRolled(kind="keypad_rolled", seat=table.active, entry=ENTRY_REFS[face]), barrier=True)
    elif kind == K_ALARM:
        spot(table, table.active)
        if table.ceo_card().standing == LOUD_ALARMS:  # BC-3.8
            add_threat(table, 1)
    elif kind == K_POWER:
        lose_power(table, table.active, 1, least=1)
    else:
        assert kind == K_OK


class OpenDoor(Happening):
    """Success: the door is unlocked, and the agent may step through for nothing."""

    word: ClassVar[str] = "open-door"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.DOOR, parts.Flag("by_entries"))

    def __init__(self, door: int, by_entries: bool) -> None:
        self.door: Final = door
        self.by_entries: Final = by_entries

    def run(self, table: Table) -> None:
        """The step comes after all that the open door lets see."""
        table.entries = []
        if self.by_entries:
            fulfil(table, table.active, BY_ENTRIES)
        table.push(Through(direction_of(table, self.door)))
        unlock(table, self.door)


def direction_of(table: Table, door: int) -> int:
    """Which way from the agent's square the door leads."""
    square = table.at[table.active]
    for direction in range(4):
        if table.plan.door_at[square * 4 + direction] == door and NEXT[square * 4 + direction] >= 0:
            return direction
    return NOTHING
