"""Free actions (BC-2.4.3.13, BC-2.4.3.14): altering the cycle, trading, equipment and Overtime."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    CAPTAIN,
    CHIP_KINDS,
    MODULE,
    OVERTIME,
    RESERVE_CHIPS,
    ROBOT_NAMES,
    ROBOTS,
    SHARED_DRIVE,
    SLOTS,
    TEAM,
    USED_OVERTIME,
    USED_SHARED_DRIVE,
)
from boardroom.games.burncycle.rules.dice import gain_dice
from boardroom.games.burncycle.rules.entries import discard_equipment, strikes_entry
from boardroom.games.burncycle.rules.threat import add_threat, lose_power
from boardroom.games.burncycle.shapes import Altered, OvertimeWorked, Traded
from boardroom.games.burncycle.state.agenda import FreeAction
from boardroom.games.burncycle.state.refusals import (
    NO_ABILITY,
    NO_SUCH_CHIP,
    NOT_BESIDE,
    NOT_HELD,
    TOO_LITTLE_POWER,
    USED_UP,
    refusals,
)
from boardroom.games.burncycle.state.table import Table

OVERTIME_DICE: Final = 2
SLOT_SHUT: Final = refusals.add("slot-shut", "BC-2.4.3.14")
SAME_CHIP: Final = refusals.add("same-chip", "BC-2.4.3.14")
JUST_TRADED: Final = refusals.add("just-traded", "BC-A61")
NOT_GIVEN: Final = refusals.add("not-given", "BC-A57")
A_MOD: Final = refusals.add("a-mod", "BC-3.17")
AT_KEYPADS: Final = refusals.add("at-keypads", "BC-3.17")


class Alter(FreeAction):
    """BC-2.4.3.14: a chip of the own or the team reserve into an active slot; the number is slot, chip and reserve."""

    family: ClassVar[str] = "alter"

    def add(self, table: Table, first: int, size: int, codes: list[int]) -> None:
        """Chips that are held, into every slot that takes them."""
        for kind in range(CHIP_KINDS * 2):
            if may_spend(table, kind) is None:
                for slot in range(SLOTS):
                    if may_lay(table, slot, kind // 2) is None:
                        codes.append(first + slot * CHIP_KINDS * 2 + kind)

    def may(self, table: Table, number: int) -> Refusal | None:
        """The chip is held, and the slot takes it."""
        slot, kind = number // (CHIP_KINDS * 2), number % (CHIP_KINDS * 2)
        return may_spend(table, kind) or may_lay(table, slot, kind // 2)

    def do(self, table: Table, number: int) -> None:
        """The old chip goes to the supply (BC-A24); an active captain chip costs threat +2."""
        slot, chip, reserve = number // 8, number % 8 // 2, reserve_of(table, number)
        old, was_active = table.chips[slot], table.is_active_chip(slot)
        table.reserves[reserve * CHIP_KINDS + chip] -= 1
        table.chips[slot] = chip
        table.degraded &= ~(1 << slot)
        if table.log is not None:
            table.say(Altered(kind="altered", seat=table.active, slot=slot + 1, chip=RESERVE_CHIPS[chip]))
        if (
            was_active
            and old != CAPTAIN
            and table.has(table.active, SHARED_DRIVE)
            and not table.used & USED_SHARED_DRIVE
        ):
            table.used |= USED_SHARED_DRIVE
            table.reserves[TEAM * CHIP_KINDS + old] += 1
        if was_active and old == CAPTAIN:
            add_threat(table, 2)


def reserve_of(table: Table, number: int) -> int:
    """The reserve that an altering takes from: even numbers the own one, odd ones the team's."""
    return TEAM if number % 2 else table.active


def may_spend(table: Table, kind: int) -> Refusal | None:
    """Is this chip in this reserve?"""
    return None if table.reserves[reserve_of(table, kind) * CHIP_KINDS + kind // 2] else NO_SUCH_CHIP


def may_lay(table: Table, slot: int, chip: int) -> Refusal | None:
    """Is the slot open, and would it change?"""
    if not table.slots >> slot & 1:
        return SLOT_SHUT
    return SAME_CHIP if table.is_active_chip(slot) and table.chips[slot] == chip else None


class Trade(FreeAction):
    """Keys and uninstalled cache cards change hands between neighbours; the number is item and robot, item 0 is a key."""

    def add(self, table: Table, first: int, size: int, codes: list[int]) -> None:
        """Robot by robot: most stand elsewhere."""
        for robot in range(ROBOTS):
            if self.may_with(table, robot) is None:
                giver = self.giver(table, robot)
                for item in range(len(table.rows.items)):
                    if may_hand_over(table, giver, item) is None:
                        codes.append(first + item * ROBOTS + robot)

    def may(self, table: Table, number: int) -> Refusal | None:
        """The robot is near, and the item can go."""
        robot = number % ROBOTS
        return self.may_with(table, robot) or may_hand_over(table, self.giver(table, robot), number // ROBOTS)

    def do(self, table: Table, number: int) -> None:
        """One thing changes hands."""
        item, robot = number // ROBOTS, number % ROBOTS
        giver = self.giver(table, robot)
        hand_over(table, item, giver, table.active if giver == robot else robot)

    def may_with(self, table: Table, robot: int) -> Refusal | None:
        """Does this robot stand beside the active agent?"""
        near = (
            robot != table.active
            and table.at[robot] >= 0
            and table.are_adjacent(table.at[table.active], table.at[robot])
        )
        return None if near else NOT_BESIDE

    def giver(self, table: Table, robot: int) -> int:
        """Who gives."""
        return table.active


class Give(Trade):
    """To a robot."""

    family: ClassVar[str] = "give"


class Take(Trade):
    """From the module, or from an agent that is shut down (BC-A57)."""

    family: ClassVar[str] = "take"

    def may_with(self, table: Table, robot: int) -> Refusal | None:
        """Others give by themselves."""
        if robot != MODULE and not table.down >> robot & 1:
            return NOT_GIVEN
        return super().may_with(table, robot)

    def giver(self, table: Table, robot: int) -> int:
        """The robot."""
        return robot


def may_hand_over(table: Table, robot: int, item: int) -> Refusal | None:
    """Does this robot hold it, and has it not changed hands in this turn (BC-A61)?"""
    if item == 0:
        if table.keys[robot] == 0:
            return NOT_HELD
        return None if table.keys[robot] > table.fresh_keys[robot] else JUST_TRADED
    if table.cache_at[item - 1] != robot:
        return NOT_HELD
    return JUST_TRADED if table.moved_items >> (item - 1) & 1 else None


def hand_over(table: Table, item: int, giver: int, taker: int) -> None:
    """An item goes from one robot to another."""
    if item == 0:
        table.keys[giver] -= 1
        table.keys[taker] += 1
        table.fresh_keys[taker] += 1
    else:
        table.cache_at[item - 1] = taker
        table.moved_items |= 1 << item - 1
    if table.log is not None:
        table.say(
            Traded(
                kind="traded",
                seat=table.active,
                item=table.rows.items[item],
                robot=ROBOT_NAMES[giver],
                other_robot=ROBOT_NAMES[taker],
            )
        )


class UseEquipment(FreeAction):
    """BC-3.17: discard equipment for its effects."""

    family: ClassVar[str] = "use"

    def add(self, table: Table, first: int, size: int, codes: list[int]) -> None:
        """Only what is held comes into question."""
        for number in range(size):
            if table.cache_at[number] == table.active and self.may(table, number) is None:
                codes.append(first + number)

    def may(self, table: Table, number: int) -> Refusal | None:
        """Held, and for any time; what strikes an entry is discarded during a Keypad action."""
        if table.cache_at[number] != table.active:
            return NOT_HELD
        if not table.content.caches[number].effects:
            return A_MOD
        return AT_KEYPADS if strikes_entry(table, number) else None

    def do(self, table: Table, number: int) -> None:
        """Its effects."""
        discard_equipment(table, number)
        table.push_effects(table.content.caches[number].effects)


class Overtime(FreeAction):
    """Overtime: once a turn two dice for 1 power."""

    family: ClassVar[str] = "overtime"

    def may(self, table: Table, number: int) -> Refusal | None:
        """With the ability, once, and not below 1 power."""
        if not table.has(table.active, OVERTIME):
            return NO_ABILITY
        if table.used & USED_OVERTIME:
            return USED_UP
        return None if table.power[table.active] >= 2 else TOO_LITTLE_POWER

    def do(self, table: Table, number: int) -> None:
        """The power first."""
        table.used |= USED_OVERTIME
        if table.log is not None:
            table.say(OvertimeWorked(kind="overtime", seat=table.active))
        lose_power(table, table.active, 1, least=1)
        gain_dice(table, OVERTIME_DICE)
