"""Repair (BC-2.4.3.11): an agent gives power to another robot; that revives an agent which is shut down."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import ASIDE, Refusal
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.names import HOUSE_CALL, MODULE, ROBOT_NAMES
from boardroom.games.burncycle.rules.alert import revive
from boardroom.games.burncycle.rules.move import REPAIR_BIT
from boardroom.games.burncycle.rules.threat import gain_power, lose_power
from boardroom.games.burncycle.shapes import Repaired
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.actions import MOST_AMOUNT
from boardroom.games.burncycle.state.agenda import MenuAction, OneOf
from boardroom.games.burncycle.state.geometry import FAR, sight_distance
from boardroom.games.burncycle.state.refusals import NO_ABILITY, NOT_BESIDE, TOO_LITTLE_POWER, refusals
from boardroom.games.burncycle.state.table import Table

NOT_ITSELF: Final = refusals.add("not-itself", "BC-2.4.3.11", ASIDE)
OFF_FLOOR: Final = refusals.add("off-floor", "BC-2.4.3.11", ASIDE)
FULL: Final = refusals.add("full", "BC-A27")


class RepairAction(MenuAction):
    """Adjacent robots, or all of them by option (BC-A23); with House Call those within sight distance 2 too."""

    family: ClassVar[str] = "repair"

    def add(self, table: Table, first: int, size: int, codes: list[int]) -> None:
        """None when the agent cannot repair anybody."""
        if may_repair(table) is None:
            super().add(table, first, size, codes)

    def may(self, table: Table, number: int) -> Refusal | None:
        """Another robot near enough, with room for power."""
        mine = may_repair(table)
        if mine is not None:
            return mine
        seat = table.active
        if number == seat:
            return NOT_ITSELF
        if table.at[number] < 0:
            return OFF_FLOOR
        if number == MODULE and table.power[MODULE] >= table.setup.module.bank:
            return FULL
        beside = table.setup.repair_any or table.are_adjacent(table.at[seat], table.at[number])
        if table.universal & REPAIR_BIT and beside:
            return None
        near = table.has(seat, HOUSE_CALL) and sight_distance(table, table.at[seat], table.at[number], 2) != FAR
        return None if near else NOT_BESIDE

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """How much?"""
        table.push(Amount(number))


def may_repair(table: Table) -> Refusal | None:
    """Does the active agent know how, and has it power to give?"""
    if not table.universal & REPAIR_BIT and not table.has(table.active, HOUSE_CALL):
        return NO_ABILITY
    return None if table.power[table.active] > table.setup.repair_keep else TOO_LITTLE_POWER


class Amount(OneOf):
    """Any amount of own power above what must be kept."""

    word: ClassVar[str] = "amount"
    rule: ClassVar[str] = "BC-2.4.3.11"
    families: ClassVar[tuple[str, ...]] = ("amount",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.ROBOT,)

    def __init__(self, robot: int) -> None:
        self.robot: Final = robot

    def things(self, table: Table) -> list[int]:
        """From 1 on."""
        return [*range(1, MOST_AMOUNT + 1)]

    def may(self, table: Table, thing: int) -> Refusal | None:
        """What the agent has."""
        return None if thing <= table.power[table.active] - table.setup.repair_keep else TOO_LITTLE_POWER

    def chosen(self, table: Table, thing: int) -> None:
        """The power goes over."""
        if table.log is not None:
            table.say(Repaired(kind="repaired", seat=table.active, robot=ROBOT_NAMES[self.robot], count=thing))
        if self.robot != MODULE and table.down >> self.robot & 1:
            revive(table, self.robot)
        gain_power(table, self.robot, thing)
        lose_power(table, table.active, thing)

    def params(self, table: Table) -> dict[str, Param]:
        """For whom."""
        return {"robot": ROBOT_NAMES[self.robot]}
