"""Terminals and mainframes (BC-2.4.3.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    DEEP_QUERY,
    MODULE,
    NOTHING,
    TECH,
    TERMINAL_BONUS,
    TERMINALS,
    TWO_OPTIONS,
)
from boardroom.games.burncycle.rules.dice import ApTest, test
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.mission import hacked_terminal
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Happening, MenuAction, OneOf, Several
from boardroom.games.burncycle.state.refusals import NOT_POSSIBLE, refusals
from boardroom.games.burncycle.state.table import Table

OPTIONS: Final = 3
NONE: Final = 3  # no option
NO_TERMINAL: Final = refusals.add("no-terminal", "BC-2.4.3.9")
CHOSEN: Final = refusals.add("chosen-already", "BC-2.4.3.9")
TERMINAL: Final = parts.Index("terminal", lambda t: len(t.plan.terminals))


class TerminalAction(MenuAction):
    """A terminal: where the agent stands (0) or the module (1)."""

    family: ClassVar[str] = "terminal"
    kind: ClassVar[int] = TECH
    clicked: ClassVar[str] = "terminal"

    def may(self, t: Table, number: int) -> Refusal | None:
        """Where a chip still lies."""
        return None if terminal_of(t, number) >= 0 else NO_TERMINAL

    def do(self, t: Table, number: int, optimised: bool) -> None:
        """A card is drawn."""
        t.push(DrawTerminal(terminal_of(t, number), optimised))


def terminal_of(t: Table, number: int) -> int:
    """The terminal at the agent or at the module, or nothing."""
    return t.terminal_at(t.at[MODULE] if number else t.at[t.active])


class DrawTerminal(Happening):
    """A terminal card; Deep Query draws two and keeps one."""

    word: ClassVar[str] = "draw-terminal"
    fields: ClassVar[tuple[parts.Part, ...]] = (TERMINAL, parts.Flag("optimised"))

    def __init__(self, terminal: int, optimised: bool) -> None:
        self.terminal: Final = terminal
        self.optimised: Final = optimised

    def run(self, t: Table) -> None:
        """The card lies on the table until its test is done."""
        t.card = t.draw(TERMINALS)
        if t.card >= 0 and t.has(t.active, DEEP_QUERY):
            t.spare_card = t.draw(TERMINALS)
        if t.card < 0:
            return
        if t.log is not None:
            cards = [t.content.terminals[card].key for card in (t.card, t.spare_card) if card >= 0]
            t.say("terminal_drawn", {"cards": cards}, barrier=True)
        t.push(Option(self.terminal, self.optimised, NONE))
        if t.spare_card >= 0:
            t.push(HoldCard())


class HoldCard(OneOf):
    """One of two cards."""

    word: ClassVar[str] = "hold"
    rule: ClassVar[str] = "BC-3.11"
    families: ClassVar[tuple[str, ...]] = ("hold",)

    def may(self, t: Table, thing: int) -> Refusal | None:
        """The two."""
        return None if thing == t.card or thing == t.spare_card else NOT_POSSIBLE

    def chosen(self, t: Table, thing: int) -> None:
        """The other card is discarded."""
        if thing == t.spare_card:
            t.card, t.spare_card = t.spare_card, t.card
        t.throw_away(TERMINALS, t.spare_card)
        t.spare_card = NOTHING


class Option(Several):
    """One option; optimised, a second and different one.

    Attributes:
        taken: The option that was chosen first, or NONE.
    """

    word: ClassVar[str] = "option"
    rule: ClassVar[str] = "BC-2.4.3.9"
    families: ClassVar[tuple[str, ...]] = ("option", "enough")
    fields: ClassVar[tuple[parts.Part, ...]] = (
        TERMINAL, parts.Flag("optimised"), parts.Number("taken", 0, NONE)
    )  # fmt: skip

    def __init__(self, terminal: int, optimised: bool, taken: int) -> None:
        self.terminal: Final = terminal
        self.optimised: Final = optimised
        self.taken: Final = taken

    def may(self, t: Table, code: int) -> Refusal | None:
        """Not the same twice; enough is a choice when one is taken."""
        if code == t.rows.enough:
            return NOT_POSSIBLE if self.taken == NONE else None
        return CHOSEN if code == t.rows.option + self.taken else None

    def do(self, t: Table, code: int) -> None:
        """When the options are chosen, the test follows; on a mainframe all costs are 0 and nothing is rolled."""
        chosen = code - t.rows.option if code != t.rows.enough else NONE
        if self.taken == NONE and self.optimised:
            t.push(Option(self.terminal, self.optimised, chosen))
            return
        first, second = (chosen, NONE) if self.taken == NONE else (self.taken, chosen)
        plan = TerminalTest(0, self.terminal, first, second)
        if plan.need(t) == 0:
            plan.finish(t, success=True)
        else:
            test(t, plan)


class TerminalTest(ApTest):
    """The AP for one option of a terminal, or for two."""

    word: ClassVar[str] = "test-terminal"
    purpose: ClassVar[str] = "terminal"
    fields: ClassVar[tuple[parts.Part, ...]] = (
        parts.BONUS, TERMINAL, parts.Number("first", 0, OPTIONS - 1), parts.Number("second", 0, NONE)
    )  # fmt: skip

    def __init__(self, bonus: int, terminal: int, first: int, second: int) -> None:
        super().__init__(bonus)
        self.terminal: Final = terminal
        self.first: Final = first
        self.second: Final = second

    def need(self, t: Table) -> int:
        """BC-A58: the costs of two options add up; d04 makes each cheaper."""
        if t.mainframes >> self.terminal & 1:
            return 0
        less = t.bonus(t.active, TERMINAL_BONUS)
        costs = t.content.terminals[t.card].costs
        total = max(0, costs[self.first] - less)
        return total if self.second == NONE else total + max(0, costs[self.second] - less)

    def tested(self, t: Table, ap: int) -> None:
        """Enough, or not."""
        self.finish(t, ap >= self.need(t))

    def finish(self, t: Table, success: bool) -> None:
        """Success applies the options and discards card and chip; after a failure the chip stays (BC-A22)."""
        card = t.card
        t.card = NOTHING
        t.throw_away(TERMINALS, card)
        if not success:
            self.failed(t)
            return
        zone = t.plan.zone[t.plan.terminals[self.terminal]]
        t.terminals &= ~(1 << self.terminal)
        t.mainframes &= ~(1 << self.terminal)
        if t.log is not None:
            t.say("terminal_done", {"terminal": t.content.terminals[card].key})
        effects = t.content.terminals[card].effects
        if self.second != NONE:
            t.push_effects(effects[self.second], zone)
        t.push_effects(effects[self.first], zone)
        if self.second != NONE:
            fulfil(t, t.active, TWO_OPTIONS)
        hacked_terminal(t, zone)
