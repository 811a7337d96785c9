"""What an agent may do on a chip (BC-2.4.3): the marker, and the menu. Its rows stand in the chapters of the actions."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.names import CAPTAIN, CARDBOARD_DOUBLE, CHIPS, NETWORKS, NOTHING, OPTIMISED, TECH
from boardroom.games.burncycle.rules.alert import put_chip
from boardroom.games.burncycle.rules.hand import DrawNetwork
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.rules.threat import add_threat
from boardroom.games.burncycle.shapes import ActionsEnded, ChipReached, Passed
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Decision, Happening, MenuAction, free, menu
from boardroom.games.burncycle.state.geometry import FAR, sight_distance
from boardroom.games.burncycle.state.refusals import NO_ABILITY, refusals
from boardroom.games.burncycle.state.table import Table, place_in

DECOY_REACH: Final = 3
NO_CARDS: Final = refusals.add("no-cards", "BC-2.4.3.10")
HUNTED: Final = refusals.add("chip-in-play", "BC-3.11")
OUTSIDE: Final = refusals.add("outside", "BC-3.11")
OUT_OF_SIGHT: Final = refusals.add("out-of-sight", "BC-2.1.5")


class NextChip(Happening):
    """BC-2.4.3.1: the marker goes to the next active chip; after the last one only free actions are left."""

    word: ClassVar[str] = "next-chip"

    def run(self, table: Table) -> None:
        """A captain chip fires on arrival (BC-2.4.3.2)."""
        table.marker = table.next_active(table.marker)
        if table.marker < 0:
            table.push(AfterMenu())
            return
        table.push(self)
        table.push(ChipMenu(True))
        if table.log is not None:
            table.say(
                ChipReached(
                    kind="chip", seat=table.active, slot=table.marker + 1, chip=CHIPS[table.chips[table.marker]]
                )
            )
        if table.chips[table.marker] == CAPTAIN:
            table.push_effects(table.unit_cards[-1].cycle)


class ChipMenu(Decision):
    """All actions that are possible here, free actions, and passing.

    Attributes:
        optimisable: Can the chip optimise the action? A further action is never optimised (BC-2.4.3.10).
    """

    word: ClassVar[str] = "menu"
    rule: ClassVar[str] = "BC-2.4.3.1"
    families: ClassVar[tuple[str, ...]] = ("menu", "free")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Flag("optimisable"),)

    def __init__(self, optimisable: bool) -> None:
        self.optimisable: Final = optimisable

    def chip(self, table: Table) -> int:
        """The chip that may optimise the action, or nothing."""
        return table.chips[table.marker] if self.optimisable and table.marker >= 0 else NOTHING

    def choices(self, table: Table) -> list[int]:
        """All rows of the menu."""
        codes: list[int] = []
        for place in range(len(menu)):
            menu[place].add(table, table.rows.menu[place], table.rows.menu_sizes[place], codes)
        add_free(table, codes)
        codes.sort()
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """What the row says, or another step."""
        family = table.rows.family_of[code]
        place = place_in(table.rows.menu, family)
        if place >= 0:
            return menu[place].may(table, code - family)
        place = place_in(table.rows.free, family)
        return free[place].may(table, code - family) if place >= 0 else self.wrong_step()

    def do(self, table: Table, code: int) -> None:
        """Takes an action; a free one comes back to the menu."""
        family = table.rows.family_of[code]
        place = place_in(table.rows.menu, family)
        if place < 0:
            table.push(self)
            do_free(table, code)
            return
        kind = menu[place].kind
        optimised = kind >= 0 and kind == self.chip(table)
        if optimised:
            count_optimised(table)
        menu[place].do(table, code - family, optimised)

    def params(self, table: Table) -> dict[str, Param]:
        """Which chip."""
        return {"slot": table.marker + 1}


class AfterMenu(Decision):
    """Free actions after the last action, then the end of the step: the barrier before the network."""

    word: ClassVar[str] = "after"
    rule: ClassVar[str] = "BC-2.4.3.4"
    families: ClassVar[tuple[str, ...]] = ("end-actions", "free")

    def choices(self, table: Table) -> list[int]:
        """The end, and free actions."""
        codes = [table.rows.end_actions]
        add_free(table, codes)
        codes.sort()
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """What the row says, or another step."""
        if code == table.rows.end_actions:
            return None
        family = table.rows.family_of[code]
        place = place_in(table.rows.free, family)
        return free[place].may(table, code - family) if place >= 0 else self.wrong_step()

    def do(self, table: Table, code: int) -> None:
        """A free action, or the end."""
        if code != table.rows.end_actions:
            table.push(self)
            do_free(table, code)
        elif table.log is not None:
            table.say(ActionsEnded(kind="actions_ended", seat=table.active), barrier=True)


def add_free(table: Table, codes: list[int]) -> None:
    """Adds the free actions that are possible."""
    for place in range(len(free)):
        free[place].add(table, table.rows.free[place], table.rows.free_sizes[place], codes)


def do_free(table: Table, code: int) -> None:
    """Carries out a free action."""
    family = table.rows.family_of[code]
    free[place_in(table.rows.free, family)].do(table, code - family)


def count_optimised(table: Table) -> None:
    """BC-2.4.3.3: an action whose type is the chip's; two in a turn meet an imperative."""
    table.optimised += 1
    if table.optimised == 2:
        fulfil(table, table.active, OPTIMISED)


# Rows of the menu


class NetworkAction(MenuAction):
    """A network card; optimised, one further action on this chip (BC-2.4.3.10)."""

    family: ClassVar[str] = "network"
    kind: ClassVar[int] = TECH
    clicked: ClassVar[str] = "choice:network"

    def may(self, table: Table, number: int) -> Refusal | None:
        """While there are cards."""
        return None if table.decks[NETWORKS] or table.discards[NETWORKS] else NO_CARDS

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """The card first."""
        if optimised:
            table.push(ChipMenu(False))
        table.push(DrawNetwork(1))


class DecoyAction(MenuAction):
    """Cardboard Double: the own alert chip, if it is off the floor, is laid near by."""

    family: ClassVar[str] = "decoy"

    def may(self, table: Table, number: int) -> Refusal | None:
        """With the ability, inside, and not looked for."""
        if not table.has(table.active, CARDBOARD_DOUBLE):
            return NO_ABILITY
        if table.alert[table.active] != NOTHING:
            return HUNTED
        return OUTSIDE if table.is_outside(table.active) else None

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """Where?"""
        Decoy(DECOY_REACH).ask(table)


class Decoy(Choosing):
    """The square of a decoy, within so many squares of sight."""

    word: ClassVar[str] = "DECOY"
    rule: ClassVar[str] = "BC-3.11"
    printed: ClassVar[bool] = False
    asks: ClassVar[str] = "square"

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """What the agent sees."""
        near = sight_distance(table, table.at[table.active], thing, self.number) != FAR
        return None if near else OUT_OF_SIGHT

    def picked(self, table: Table, thing: int) -> None:
        """BC-3.11: it counts as put into play."""
        put_chip(table, table.active, thing)
        if table.setup.alert_threat:
            add_threat(table, 1)


class PassAction(MenuAction):
    """Nothing is done on this chip."""

    family: ClassVar[str] = "pass"

    def may(self, table: Table, number: int) -> Refusal | None:
        """Always."""
        return None

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """It is told."""
        if table.log is not None:
            table.say(Passed(kind="passed", seat=table.active, slot=table.marker + 1))
