"""Keypads (BC-2.4.3.8, BC-2.7.1): a key, the entries or brute force open a locked door."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    BY_ENTRIES,
    CACHES,
    CHIP_KINDS,
    DIRECTIONS,
    ENTRIES,
    FORCE_BONUS,
    K_ALARM,
    K_DIE,
    K_OK,
    K_POWER,
    KEYPAD_DIE,
    MUSCLE_MEMORY,
    NEXT,
    NOTHING,
    QUIET_HANDS,
    SKELETON_CODE,
    UTILITY,
    name_of,
)
from boardroom.games.burncycle.rules.alert import drop_chip, spot
from boardroom.games.burncycle.rules.dice import ApTest, test
from boardroom.games.burncycle.rules.doors import NOT_LOCKED, lay_keypad, unlock
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.move import Through
from boardroom.games.burncycle.rules.threat import lose_power
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Effect, Happening, MenuAction, OneOf, Several
from boardroom.games.burncycle.state.refusals import (
    NO_ABILITY,
    NOT_HELD,
    NOT_HERE,
    TOO_LITTLE_POWER,
    refusals,
)
from boardroom.games.burncycle.state.table import Table, place_in
from boardroom.games.burncycle.state.things import DISCARDED, TEAM

SKELETON_RESISTANCE: Final = [6, 8, 10]  # BC-3.11
NO_CARD: Final = 4  # what brute force needs when all keypad cards lie at other doors

NO_DOOR: Final = refusals.add("no-door", "BC-2.4.3.8")
IAM: Final = refusals.add("iam", "BC-3.13")
NO_SUCH_ENTRY: Final = refusals.add("no-such-entry", "BC-2.7.1")
NOT_AHEAD: Final = refusals.add("not-ahead", "BC-A36")


class KeypadAction(MenuAction):
    """A keypad: a locked door beside the agent."""

    family: ClassVar[str] = "keypad"
    kind: ClassVar[int] = UTILITY
    clicked: ClassVar[str] = "door"

    def may(self, t: Table, number: int) -> Refusal | None:
        """Locked doors."""
        door = t.plan.door_at[t.at[t.active] * 4 + number]
        if door < 0:
            return NO_DOOR
        return NOT_LOCKED if t.unlocked >> door & 1 else None

    def do(self, t: Table, number: int, optimised: bool) -> None:
        """A card is drawn to the door; then the agent says how."""
        door = t.plan.door_at[t.at[t.active] * 4 + number]
        lay_keypad(t, door)
        t.push(Method(door, optimised))


class Method(Several):
    """How the door is worked: a key, the entries, or brute force unless the card is marked IAM."""

    word: ClassVar[str] = "method"
    rule: ClassVar[str] = "BC-2.4.3.8"
    families: ClassVar[tuple[str, ...]] = ("key", "entries", "force")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.door(), parts.Flag("optimised"))

    def __init__(self, door: int, optimised: bool) -> None:
        self.door = door
        self.optimised = optimised

    def may(self, t: Table, code: int) -> Refusal | None:
        """What the agent holds, and what lies at the door."""
        card = t.door_cards[self.door]
        if code == t.rows.key:
            return None if t.keys[t.active] else NOT_HELD
        if code == t.rows.entries:
            return None if card >= 0 else NOT_HERE
        can_force = card < 0 or not t.content.keypads[card].iam or t.has(t.active, SKELETON_CODE)
        return None if can_force else IAM

    def do(self, t: Table, code: int) -> None:
        """The key is spent; the entries wait; brute force is a test."""
        door, seat = self.door, t.active
        if code == t.rows.key:
            t.keys[seat] -= 1
            t.fresh_keys[seat] = min(t.fresh_keys[seat], t.keys[seat])
            t.push(OpenDoor(door, False))
        elif code == t.rows.force:
            test(t, DoorTest(0, door))  # BC-A21: no bonus
        else:
            t.entries = t.content.keypads[t.door_cards[door]].entries[t.floor][:]
            t.push(OpenDoor(door, True))
            t.push(Entries(door))
            strikes = (1 if self.optimised else 0) + (1 if t.has(seat, MUSCLE_MEMORY) else 0)
            if strikes:
                t.push(StrikeEntry(door, strikes))

    def subject(self, t: Table) -> str:
        """The door."""
        return door_name(t, self.door)


def door_name(t: Table, door: int) -> str:
    """A door as a thing to click."""
    square, direction = t.plan.doors[door]
    return f"edge:{name_of(square)}:{DIRECTIONS[direction]}"


class DoorTest(ApTest):
    """Brute force against a door."""

    word: ClassVar[str] = "test-door"
    purpose: ClassVar[str] = "door"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.count("bonus"), parts.door())

    def __init__(self, bonus: int, door: int) -> None:
        super().__init__(bonus)
        self.door = door

    def need(self, t: Table) -> int:
        """The resistance of its card."""
        return force_resistance(t, self.door)

    def tested(self, t: Table, ap: int) -> None:
        """It opens, or not."""
        if ap >= self.need(t):
            t.push(OpenDoor(self.door, False))
        else:
            self.failed(t)


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


class StrikeEntry(OneOf):
    """An entry that needs not be resolved."""

    word: ClassVar[str] = "strike"
    rule: ClassVar[str] = "BC-2.4.3.8"
    families: ClassVar[tuple[str, ...]] = ("strike",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.door(), parts.count())

    def __init__(self, door: int, count: int) -> None:
        self.door = door
        self.count = count

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
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.door(),)

    def __init__(self, door: int) -> None:
        self.door = door

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
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.door(), parts.Flag("by_entries"))

    def __init__(self, door: int, by_entries: bool) -> None:
        self.door = door
        self.by_entries = by_entries

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
