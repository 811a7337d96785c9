"""Choosing a thing for an effect or an ability (BC-3.1): the decision knows the things, the effect which of them fit."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from boardroom.core.errors import BadSave
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.names import CHIP_KINDS, PHYSICAL
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Effect, EffectPart, OneOf, kinds
from boardroom.games.burncycle.state.table import Table


class Choosing(Effect):
    """An effect that asks for a thing.

    Attributes:
        asks: The prompt's word of the kind of thing.
    """

    asks: ClassVar[str] = ""

    def do(self, table: Table, zone: int) -> None:
        """The thing is asked for."""
        self.ask(table)

    def ask(self, table: Table) -> None:
        """Puts the decision onto the agenda."""
        pick: Any = kinds[self.asks]
        table.push(pick(self))

    def again(self, table: Table) -> None:
        """Asks for another thing, while the number lasts."""
        if self.number > 1:
            type(self)(self.number - 1).ask(table)

    @abstractmethod
    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Why it cannot be used on this thing; None when it can."""

    @abstractmethod
    def picked(self, table: Table, thing: int) -> None:
        """What it does with the thing that was chosen."""


class ChoosingPart(EffectPart):
    """The effect that a decision asks for."""

    def __init__(self, asks: str) -> None:
        super().__init__("effect")
        self.asks: Final = asks

    def read(self, table: Table, said: Any) -> Choosing:
        """An effect that asks for this kind of thing."""
        effect = super().read(table, said)
        if not isinstance(effect, Choosing) or effect.asks != self.asks:
            raise BadSave(f"effect is one that asks for a {self.asks}, not {said!r}")
        return effect


class Pick(OneOf):
    """A thing for an effect."""

    rule: ClassVar[str] = "BC-3.1"
    forced: ClassVar[bool] = True

    def __init__(self, effect: Choosing) -> None:
        self.effect: Final = effect

    def may(self, table: Table, thing: int) -> Refusal | None:
        """What fits."""
        return self.effect.fits(table, thing)

    def chosen(self, table: Table, thing: int) -> None:
        """The effect takes it."""
        self.effect.picked(table, thing)

    def params(self, table: Table) -> dict[str, Param]:
        """The effect, if it stands on a card."""
        return {"effect": self.effect.word} if self.effect.printed else {}


class PickDoor(Pick):
    """A locked door to open, or an unlocked one to lock."""

    word: ClassVar[str] = "door"
    families: ClassVar[tuple[str, ...]] = ("door",)
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("door"),)

    def things(self, table: Table) -> list[int]:
        """The doors of this floor, by the numbers of their codes."""
        return sorted(table.rows.door_row[square * 4 + direction] for square, direction in table.plan.doors)

    def may(self, table: Table, thing: int) -> Refusal | None:
        """What fits, by the number that the door has on this floor."""
        return self.effect.fits(table, table.plan.doors.index(table.rows.doors[thing]))

    def chosen(self, table: Table, thing: int) -> None:
        """The effect takes it."""
        self.effect.picked(table, table.plan.doors.index(table.rows.doors[thing]))


class PickUnit(Pick):
    """A unit on the floor."""

    word: ClassVar[str] = "unit"
    families: ClassVar[tuple[str, ...]] = ("unit",)
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("unit"),)


class PickNode(Pick):
    """A node of the network."""

    word: ClassVar[str] = "node"
    families: ClassVar[tuple[str, ...]] = ("node",)
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("node"),)


class PickChip(Pick):
    """A type of chip."""

    word: ClassVar[str] = "chip"
    families: ClassVar[tuple[str, ...]] = ("chip",)
    forced: ClassVar[bool] = False
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("chip"),)

    def things(self, table: Table) -> list[int]:
        """Physical, tech and utility."""
        return [*range(PHYSICAL, CHIP_KINDS)]


class PickSlot(Pick):
    """A slot of the cycle."""

    word: ClassVar[str] = "slot"
    families: ClassVar[tuple[str, ...]] = ("slot",)
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("slot"),)


class PickRobot(Pick):
    """A robot, by its alert chip."""

    word: ClassVar[str] = "robot"
    families: ClassVar[tuple[str, ...]] = ("robot",)
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("robot"),)

    def things(self, table: Table) -> list[int]:
        """Those of this table."""
        return table.robots()


class PickZone(Pick):
    """A zone of the floor."""

    word: ClassVar[str] = "zone"
    families: ClassVar[tuple[str, ...]] = ("zone",)
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("zone"),)

    def things(self, table: Table) -> list[int]:
        """The zones of this floor, by the numbers of their codes."""
        return sorted(table.rows.zones.index(letter) for letter in table.plan.letters)

    def may(self, table: Table, thing: int) -> Refusal | None:
        """What fits, by the number that the zone has on this floor."""
        return self.effect.fits(table, table.plan.zone_number(table.rows.zones[thing]))

    def chosen(self, table: Table, thing: int) -> None:
        """The effect takes it."""
        self.effect.picked(table, table.plan.zone_number(table.rows.zones[thing]))


class PickDie(Pick):
    """A kind of die."""

    word: ClassVar[str] = "die"
    families: ClassVar[tuple[str, ...]] = ("die",)
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("die"),)


class PickSquare(Pick):
    """A square of the floor."""

    word: ClassVar[str] = "square"
    families: ClassVar[tuple[str, ...]] = ("square",)
    fields: ClassVar[tuple[parts.Part, ...]] = (ChoosingPart("square"),)
