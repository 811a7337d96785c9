"""Repair (BC-2.4.3.11): an agent gives power to another robot; that revives an agent which is shut down."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import HOUSE_CALL, MODULE, ROBOT_NAMES
from boardroom.games.burncycle.rules.alert import revive
from boardroom.games.burncycle.rules.move import REPAIR_BIT
from boardroom.games.burncycle.rules.threat import gain_power, lose_power
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.actions import MOST_AMOUNT
from boardroom.games.burncycle.state.agenda import MenuAction, OneOf
from boardroom.games.burncycle.state.geometry import FAR, sight_distance
from boardroom.games.burncycle.state.refusals import NO_ABILITY, NOT_BESIDE, NOT_POSSIBLE, TOO_LITTLE_POWER, refusals
from boardroom.games.burncycle.state.table import Table

FULL: Final = refusals.add("full", "BC-A27")


class RepairAction(MenuAction):
    """Adjacent robots; with House Call those within sight distance 2 too."""

    family: ClassVar[str] = "repair"

    def add(self, t: Table, first: int, size: int, codes: list[int]) -> None:
        """None when the agent cannot repair anybody."""
        if may_repair(t) is None:
            super().add(t, first, size, codes)

    def may(self, t: Table, number: int) -> Refusal | None:
        """Another robot near enough, with room for power."""
        mine = may_repair(t)
        if mine is not None:
            return mine
        seat = t.active
        if number == seat or t.at[number] < 0:
            return NOT_POSSIBLE
        if number == MODULE and t.power[MODULE] >= t.setup.module.bank:
            return FULL
        if t.universal & REPAIR_BIT and t.are_adjacent(t.at[seat], t.at[number]):
            return None
        near = t.has(seat, HOUSE_CALL) and sight_distance(t, t.at[seat], t.at[number], 2) != FAR
        return None if near else NOT_BESIDE

    def do(self, t: Table, number: int, optimised: bool) -> None:
        """How much?"""
        t.push(Amount(number))


def may_repair(t: Table) -> Refusal | None:
    """Does the active agent know how, and has it power to give?"""
    if not t.universal & REPAIR_BIT and not t.has(t.active, HOUSE_CALL):
        return NO_ABILITY
    return None if t.power[t.active] > t.setup.repair_keep else TOO_LITTLE_POWER


class Amount(OneOf):
    """Any amount of own power above what must be kept."""

    word: ClassVar[str] = "amount"
    rule: ClassVar[str] = "BC-2.4.3.11"
    families: ClassVar[tuple[str, ...]] = ("amount",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.ROBOT,)

    def __init__(self, robot: int) -> None:
        self.robot: Final = robot

    def things(self, t: Table) -> list[int]:
        """From 1 on."""
        return [*range(1, MOST_AMOUNT + 1)]

    def may(self, t: Table, thing: int) -> Refusal | None:
        """What the agent has."""
        return None if thing <= t.power[t.active] - t.setup.repair_keep else TOO_LITTLE_POWER

    def chosen(self, t: Table, thing: int) -> None:
        """The power goes over."""
        if t.log is not None:
            t.say("repaired", {"robot": ROBOT_NAMES[self.robot], "count": thing})
        if self.robot != MODULE and t.down >> self.robot & 1:
            revive(t, self.robot)
        gain_power(t, self.robot, thing)
        lose_power(t, t.active, thing)

    def params(self, t: Table) -> dict[str, Any]:
        """For whom."""
        return {"robot": ROBOT_NAMES[self.robot]}
