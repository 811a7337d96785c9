"""What an agent may do on a chip (BC-2.4.3): the marker, and the menu. Its rows stand in the chapters of the actions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    CAPTAIN,
    CARDBOARD_DOUBLE,
    CHIPS,
    NETWORKS,
    NOTHING,
    OPTIMISED,
    TECH,
)
from boardroom.games.burncycle.rules.alert import put_chip
from boardroom.games.burncycle.rules.hand import DrawNetwork
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.picks import Choosing, PickSquare
from boardroom.games.burncycle.rules.threat import add_threat
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.actions import ActionTable
from boardroom.games.burncycle.state.agenda import Decision, FreeAction, Happening, MenuAction, free, menu
from boardroom.games.burncycle.state.geometry import FAR, sight_distance
from boardroom.games.burncycle.state.refusals import NO_ABILITY, NOT_HERE, refusals
from boardroom.games.burncycle.state.table import Table

DECOY_REACH: Final = 3
NO_CARDS: Final = refusals.add("no-cards", "BC-2.4.3.10")
HUNTED: Final = refusals.add("chip-in-play", "BC-3.11")
OUT_OF_SIGHT: Final = refusals.add("out-of-sight", "BC-2.1.5")


class NextChip(Happening):
    """BC-2.4.3.1: the marker goes to the next active chip; after the last one only free actions are left."""

    word: ClassVar[str] = "next-chip"
    rule: ClassVar[str] = "BC-2.4.3.1"

    def run(self, t: Table) -> None:
        """A captain chip fires on arrival (BC-2.4.3.2)."""
        t.marker = t.next_active(t.marker)
        if t.marker < 0:
            t.push(AfterMenu())
            return
        t.push(self)
        t.push(ChipMenu(True))
        if t.log is not None:
            t.say("chip", {"slot": t.marker + 1, "chip": CHIPS[t.chips[t.marker]]})
        if t.chips[t.marker] == CAPTAIN:
            t.push_effects(t.unit_cards[-1].cycle)


class ChipMenu(Decision):
    """All actions that are possible here, free actions, and passing.

    Attributes:
        optimisable: Can the chip optimise the action? A further action is never optimised (BC-2.4.3.10).
    """

    word: ClassVar[str] = "menu"
    rule: ClassVar[str] = "BC-2.4.3.1"
    verbs: ClassVar[tuple[str, ...]] = (
        "move", "break", "attack", "keypad", "terminal", "network", "repair", "mission", "decoy", "pass",
        "alter", "give", "take", "use", "overtime",
    )  # fmt: skip
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Flag("optimisable"),)

    def __init__(self, optimisable: bool) -> None:
        self.optimisable = optimisable

    def chip(self, t: Table) -> int:
        """The chip that may optimise the action, or nothing."""
        return t.chips[t.marker] if self.optimisable and t.marker >= 0 else NOTHING

    def choices(self, t: Table) -> list[int]:
        """All rows of the menu."""
        codes: list[int] = []
        for action in menu:
            action.add(t, codes)
        for deed in free:
            deed.add(t, codes)
        codes.sort()
        return codes

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """What the row says, or another step."""
        family = t.rows.family_of[code]
        for action in menu:
            if action.first(t.rows) == family:
                return action.may(t, code - family)
        deed = free_action(t, family)
        return deed.may(t, code - family) if deed is not None else self.wrong_step()

    def do(self, t: Table, code: int) -> None:
        """Takes an action; a free one comes back to the menu."""
        family = t.rows.family_of[code]
        for action in menu:
            if action.first(t.rows) == family:
                optimised = action.kind >= 0 and action.kind == self.chip(t)
                if optimised:
                    count_optimised(t)
                action.do(t, code - family, optimised)
                return
        t.push(self)
        do_free(t, code)

    def params(self, t: Table) -> dict[str, Any]:
        """Which chip."""
        return {"slot": t.marker + 1}


class AfterMenu(Decision):
    """Free actions after the last action, then the end of the step: the barrier before the network."""

    word: ClassVar[str] = "after"
    rule: ClassVar[str] = "BC-2.4.3.4"
    verbs: ClassVar[tuple[str, ...]] = ("end", "alter", "give", "take", "use", "overtime")

    def choices(self, t: Table) -> list[int]:
        """The end, and free actions."""
        codes = [t.rows.end_actions]
        for deed in free:
            deed.add(t, codes)
        codes.sort()
        return codes

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """What the row says, or another step."""
        if code == t.rows.end_actions:
            return None
        family = t.rows.family_of[code]
        deed = free_action(t, family)
        return deed.may(t, code - family) if deed is not None else self.wrong_step()

    def do(self, t: Table, code: int) -> None:
        """A free action, or the end."""
        if code != t.rows.end_actions:
            t.push(self)
            do_free(t, code)
        elif t.log is not None:
            t.say("actions_ended", {}, barrier=True)


def free_action(t: Table, family: int) -> FreeAction | None:
    """The free action with this family of codes."""
    for deed in free:
        if deed.first(t.rows) == family:
            return deed
    return None


def do_free(t: Table, code: int) -> None:
    """Carries out a free action."""
    family = t.rows.family_of[code]
    deed = free_action(t, family)
    assert deed is not None
    deed.do(t, code - family)


def count_optimised(t: Table) -> None:
    """BC-2.4.3.3: an action whose type is the chip's; two in a turn meet an imperative."""
    t.optimised += 1
    if t.optimised == 2:
        fulfil(t, t.active, OPTIMISED)


# Rows of the menu


class NetworkAction(MenuAction):
    """A network card; optimised, one further action on this chip (BC-2.4.3.10)."""

    kind: ClassVar[int] = TECH
    clicked: ClassVar[str] = "choice:network"

    def first(self, rows: ActionTable) -> int:
        """Its code."""
        return rows.network

    def count(self, t: Table) -> int:
        """One."""
        return 1

    def may(self, t: Table, number: int) -> Refusal | None:
        """While there are cards."""
        return None if t.decks[NETWORKS] or t.discards[NETWORKS] else NO_CARDS

    def do(self, t: Table, number: int, optimised: bool) -> None:
        """The card first."""
        if optimised:
            t.push(ChipMenu(False))
        t.push(DrawNetwork(1))


class DecoyAction(MenuAction):
    """Cardboard Double: the own alert chip, if it is off the floor, is laid near by."""

    def first(self, rows: ActionTable) -> int:
        """Its code."""
        return rows.decoy

    def count(self, t: Table) -> int:
        """One."""
        return 1

    def may(self, t: Table, number: int) -> Refusal | None:
        """With the ability, inside, and not looked for."""
        if not t.has(t.active, CARDBOARD_DOUBLE):
            return NO_ABILITY
        if t.alert[t.active] != NOTHING:
            return HUNTED
        return NOT_HERE if t.is_outside(t.active) else None

    def do(self, t: Table, number: int, optimised: bool) -> None:
        """Where?"""
        t.push(PickSquare(Decoy(DECOY_REACH)))


class Decoy(Choosing):
    """The square of a decoy, within so many squares of sight."""

    word: ClassVar[str] = "DECOY"
    rule: ClassVar[str] = "BC-3.11"
    printed: ClassVar[bool] = False
    asks: ClassVar[str] = "square"

    def do(self, t: Table, zone: int) -> None:
        """A square is chosen."""
        t.push(PickSquare(self))

    def fits(self, t: Table, thing: int) -> Refusal | None:
        """What the agent sees."""
        near = sight_distance(t, t.at[t.active], thing, self.number) != FAR
        return None if near else OUT_OF_SIGHT

    def picked(self, t: Table, thing: int) -> None:
        """BC-3.11: it counts as put into play."""
        put_chip(t, t.active, thing)
        if t.setup.alert_threat:
            add_threat(t, 1)


class PassAction(MenuAction):
    """Nothing is done on this chip."""

    def first(self, rows: ActionTable) -> int:
        """Its code."""
        return rows.pass_chip

    def count(self, t: Table) -> int:
        """One."""
        return 1

    def may(self, t: Table, number: int) -> Refusal | None:
        """Always."""
        return None

    def do(self, t: Table, number: int, optimised: bool) -> None:
        """It is told."""
        if t.log is not None:
            t.say("passed", {"slot": t.marker + 1})
