"""Terminals and mainframes (BC-2.4.3.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import ASIDE, Refusal
from boardroom.games.burncycle.content.names import (
    DEEP_QUERY,
    ERROR_LOG,
    GOOD_LISTENER,
    MODULE,
    NOTHING,
    TECH,
    TERMINAL_BONUS,
    TERMINALS,
    TWO_OPTIONS,
)
from boardroom.games.burncycle.rules.alert import spot
from boardroom.games.burncycle.rules.dice import ApTest, test
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.mission import hacked_terminal
from boardroom.games.burncycle.shapes import TerminalDone, TerminalDrawn
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Happening, MenuAction, OneOf, Several
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.words import Coded, FromOne

OPTIONS: Final = 3
NONE: Final = 3  # no option
NO_TERMINAL: Final = refusals.add("no-terminal", "BC-2.4.3.9")
NOT_DRAWN: Final = refusals.add("not-drawn", "BC-3.11", ASIDE)
OPTION_FIRST: Final = refusals.add("option-first", "BC-2.4.3.9")
CHOSEN: Final = refusals.add("chosen-already", "BC-2.4.3.9")
TAKEN: Final = Coded({"1": 0, "2": 1, "3": 2, "none": NONE}, "option")


class TerminalAction(MenuAction):
    """A terminal: where the agent stands (0) or the module (1)."""

    family: ClassVar[str] = "terminal"
    kind: ClassVar[int] = TECH
    clicked: ClassVar[str] = "terminal"

    def may(self, table: Table, number: int) -> Refusal | None:
        """Where a chip still lies."""
        return None if terminal_of(table, number) >= 0 else NO_TERMINAL

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """A card is drawn."""
        table.push(DrawTerminal(terminal_of(table, number), optimised))


def terminal_of(table: Table, number: int) -> int:
    """The terminal at the agent or at the module, or nothing."""
    return table.terminal_at(table.at[MODULE] if number else table.at[table.active])


class DrawTerminal(Happening):
    """A terminal card; Deep Query draws two and keeps one."""

    word: ClassVar[str] = "draw-terminal"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.TERMINAL, parts.Flag("optimised"))

    def __init__(self, terminal: int, optimised: bool) -> None:
        self.terminal: Final = terminal
        self.optimised: Final = optimised

    def run(self, table: Table) -> None:
        """The card lies on the table until its test is done."""
        table.card = table.draw(TERMINALS)
        if table.card >= 0 and table.has(table.active, DEEP_QUERY):
            table.spare_card = table.draw(TERMINALS)
        if table.card < 0:
            return
        if table.log is not None:
            cards = [table.content.terminals[card].key for card in (table.card, table.spare_card) if card >= 0]
            table.say(TerminalDrawn(kind="terminal_drawn", seat=table.active, cards=cards), barrier=True)
        table.push(Option(self.terminal, self.optimised, NONE))
        if table.spare_card >= 0:
            table.push(HoldCard())


class HoldCard(OneOf):
    """One of two cards."""

    word: ClassVar[str] = "hold"
    rule: ClassVar[str] = "BC-3.11"
    families: ClassVar[tuple[str, ...]] = ("hold",)

    def may(self, table: Table, thing: int) -> Refusal | None:
        """The two."""
        return None if thing == table.card or thing == table.spare_card else NOT_DRAWN

    def chosen(self, table: Table, thing: int) -> None:
        """The other card is discarded."""
        if thing == table.spare_card:
            table.card, table.spare_card = table.spare_card, table.card
        table.throw_away(TERMINALS, table.spare_card)
        table.spare_card = NOTHING


class Option(Several):
    """One option; optimised, a second and different one.

    Attributes:
        taken: The option that was chosen first, or NONE.
    """

    word: ClassVar[str] = "option"
    rule: ClassVar[str] = "BC-2.4.3.9"
    families: ClassVar[tuple[str, ...]] = ("option", "enough")
    fields: ClassVar[tuple[parts.Part, ...]] = (
        parts.TERMINAL, parts.Flag("optimised"), parts.Fixed("taken", TAKEN)
    )  # fmt: skip

    def __init__(self, terminal: int, optimised: bool, taken: int) -> None:
        self.terminal: Final = terminal
        self.optimised: Final = optimised
        self.taken: Final = taken

    def may(self, table: Table, code: int) -> Refusal | None:
        """Not the same twice; enough is a choice when one is taken."""
        if code == table.rows.enough:
            return OPTION_FIRST if self.taken == NONE else None
        return CHOSEN if code == table.rows.option + self.taken else None

    def do(self, table: Table, code: int) -> None:
        """When the options are chosen, the test follows; on a mainframe all costs are 0 and nothing is rolled."""
        chosen = code - table.rows.option if code != table.rows.enough else NONE
        if self.taken == NONE and self.optimised:
            table.push(Option(self.terminal, self.optimised, chosen))
            return
        first, second = (chosen, NONE) if self.taken == NONE else (self.taken, chosen)
        plan = TerminalTest(0, self.terminal, first, second)
        if plan.need(table) == 0:
            plan.finish(table, success=True)
        else:
            test(table, plan)


def option_cost(table: Table, terminal: int, option: int) -> int:
    """The AP that an option of the card needs here and now: nothing on a mainframe; d04 and Good Listener help."""
    if table.mainframes >> terminal & 1:
        return 0
    less = table.bonus(table.active, TERMINAL_BONUS) + (1 if table.has(table.active, GOOD_LISTENER) else 0)
    return max(0, table.content.terminals[table.card].costs[option] - less)


class TerminalTest(ApTest):
    """The AP for one option of a terminal, or for two."""

    word: ClassVar[str] = "test-terminal"
    purpose: ClassVar[str] = "terminal"
    fields: ClassVar[tuple[parts.Part, ...]] = (
        parts.BONUS, parts.TERMINAL, parts.Fixed("first", FromOne(OPTIONS)), parts.Fixed("second", TAKEN)
    )  # fmt: skip

    def __init__(self, bonus: int, terminal: int, first: int, second: int) -> None:
        super().__init__(bonus)
        self.terminal: Final = terminal
        self.first: Final = first
        self.second: Final = second

    def need(self, table: Table) -> int:
        """BC-A58: the costs of two options add up."""
        total = option_cost(table, self.terminal, self.first)
        return total if self.second == NONE else total + option_cost(table, self.terminal, self.second)

    def tested(self, table: Table, ap: int) -> None:
        """Enough, or not."""
        self.finish(table, ap >= self.need(table))

    def finish(self, table: Table, success: bool) -> None:
        """Success applies the options and discards card and chip; after a failure the chip stays (BC-A22)."""
        card = table.card
        table.card = NOTHING
        table.throw_away(TERMINALS, card)
        if not success:
            self.failed(table)
            if table.ceo_card().standing == ERROR_LOG:  # BC-3.8
                spot(table, table.active)
            return
        zone = table.plan.zone[table.plan.terminals[self.terminal]]
        table.terminals &= ~(1 << self.terminal)
        table.mainframes &= ~(1 << self.terminal)
        if table.log is not None:
            table.say(TerminalDone(kind="terminal_done", seat=table.active, terminal=table.content.terminals[card].key))
        effects = table.content.terminals[card].effects
        if self.second != NONE:
            table.push_effects(effects[self.second], zone)
        table.push_effects(effects[self.first], zone)
        if self.second != NONE:
            fulfil(table, table.active, TWO_OPTIONS)
        hacked_terminal(table, zone)
