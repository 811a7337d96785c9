"""Keypads (BC-2.4.3.8, BC-2.7.1): a key, the entries or brute force open a locked door."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import BADGES, CROWBAR, FORCE_BONUS, MUSCLE_MEMORY, SKELETON_CODE, UTILITY
from boardroom.games.burncycle.rules.dice import ApTest, test
from boardroom.games.burncycle.rules.doors import NOT_LOCKED, lay_keypad
from boardroom.games.burncycle.rules.entries import Entries, OpenDoor, StrikeEntry, door_name
from boardroom.games.burncycle.rules.threat import add_threat
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import MenuAction, Several
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

SKELETON_RESISTANCE: Final = [6, 8, 10]  # BC-3.11
NO_CARD: Final = 4  # what brute force needs when all keypad cards lie at other doors

NO_DOOR: Final = refusals.add("no-door", "BC-2.4.3.8")
NO_KEYPAD_CARD: Final = refusals.add("no-keypad-card", "BC-2.4.3.8")
NO_KEY_HELD: Final = refusals.add("no-key-held", "BC-A19")
IAM: Final = refusals.add("iam", "BC-3.13")


class KeypadAction(MenuAction):
    """A keypad: a locked door beside the agent."""

    family: ClassVar[str] = "keypad"
    kind: ClassVar[int] = UTILITY
    clicked: ClassVar[str] = "door"

    def may(self, table: Table, number: int) -> Refusal | None:
        """Locked doors."""
        door = table.plan.door_at[table.at[table.active] * 4 + number]
        if door < 0:
            return NO_DOOR
        return NOT_LOCKED if table.unlocked >> door & 1 else None

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """A card is drawn to the door; then the agent says how."""
        door = table.plan.door_at[table.at[table.active] * 4 + number]
        lay_keypad(table, door)
        table.push(Method(door, optimised))


class Method(Several):
    """How the door is worked: a key, the entries, or brute force unless the card is marked IAM."""

    word: ClassVar[str] = "method"
    rule: ClassVar[str] = "BC-2.4.3.8"
    families: ClassVar[tuple[str, ...]] = ("key", "entries", "force")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.DOOR, parts.Flag("optimised"))

    def __init__(self, door: int, optimised: bool) -> None:
        self.door: Final = door
        self.optimised: Final = optimised

    def may(self, table: Table, code: int) -> Refusal | None:
        """What the agent holds, and what lies at the door."""
        card = table.door_cards[self.door]
        if code == table.rows.key:
            return None if table.keys[table.active] else NO_KEY_HELD
        if code == table.rows.entries:
            return None if card >= 0 else NO_KEYPAD_CARD
        can_force = card < 0 or not table.content.keypads[card].iam or table.has(table.active, SKELETON_CODE)
        return None if can_force else IAM

    def do(self, table: Table, code: int) -> None:
        """The key is spent; the entries wait; brute force is a test."""
        door, seat = self.door, table.active
        if code == table.rows.key:
            table.keys[seat] -= 1
            table.fresh_keys[seat] = min(table.fresh_keys[seat], table.keys[seat])
            table.push(OpenDoor(door, False))
        elif code == table.rows.force:
            test(table, DoorTest(0, door))  # BC-A21: no bonus
        else:
            assert code == table.rows.entries
            table.entries = table.content.keypads[table.door_cards[door]].entries[table.floor][:]
            table.push(OpenDoor(door, True))
            table.push(Entries(door))
            strikes = (1 if self.optimised else 0) + (1 if table.has(seat, MUSCLE_MEMORY) else 0)
            if strikes:
                table.push(StrikeEntry(door, strikes))

    def subject(self, table: Table) -> str:
        """The door."""
        return door_name(table, self.door)


class DoorTest(ApTest):
    """Brute force against a door."""

    word: ClassVar[str] = "test-door"
    purpose: ClassVar[str] = "door"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.BONUS, parts.DOOR)

    def __init__(self, bonus: int, door: int) -> None:
        super().__init__(bonus)
        self.door: Final = door

    def need(self, table: Table) -> int:
        """The resistance of its card."""
        return force_resistance(table, self.door)

    def tested(self, table: Table, ap: int) -> None:
        """It opens, or not."""
        if ap >= self.need(table):
            table.push(OpenDoor(self.door, False))
            if table.setup.twist == BADGES:  # BC-3.18: a forced door is written down
                add_threat(table, 1)
        else:
            self.failed(table)


def force_resistance(table: Table, door: int) -> int:
    """What brute force needs at this door."""
    card = table.door_cards[door]
    if card < 0:
        base = NO_CARD
    elif table.content.keypads[card].iam:
        base = SKELETON_RESISTANCE[table.floor]
    else:
        base = table.content.keypads[card].resistance[table.floor]
    return base - table.bonus(table.active, FORCE_BONUS) - (1 if table.has(table.active, CROWBAR) else 0)
