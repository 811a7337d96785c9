"""The service rounds: one event, then everybody's action (PS-11, PS-12)."""

from __future__ import annotations

from typing import Final

from boardroom.core.event import happened
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.menu import ASK_ACT
from boardroom.games.power_struggle.rules.points import finish
from boardroom.games.power_struggle.shapes.events import Turned
from boardroom.games.power_struggle.state.rows import Stage
from boardroom.games.power_struggle.state.table import Table

CHAPTER: Final = Chapter("turned")


class AtEvent(Stage):
    """PS-12: the top card of the stack is turned and applied; then come the actions, unless the card ends the phase."""

    word = "event"

    def settle(self, table: Table) -> bool:
        """Goes on to what the card leads to."""
        card = table.stack[table.turned]
        table.turned += 1
        table.round += 1
        if table.log is not None:
            name = table.setup.box.events[card]
            told = Turned(kind="turned", seat=table.starter, happening=name, round=table.round)
            table.log.append(happened(told, barrier=True))
        begin_actions(table)
        table.setup.happenings[card].do(table, table.setup.box.event_numbers[card])
        if table.stage.is_round:
            table.turns = 0
        return False


def begin_actions(table: Table) -> None:
    """Everybody acts after the event, unless it says otherwise."""
    table.stage = AT_ACTIONS


class AtActions(Stage):
    """PS-12: clockwise from the starter; after the last seat the round is over, and perhaps the game (PS-16)."""

    word = "actions"
    is_round = True

    def settle(self, table: Table) -> bool:
        """The next seat acts, or the next event comes."""
        seats = table.setup.seats
        if table.turns < seats:
            table.seat = table.active = (table.starter + table.turns) % seats
            table.phase = ASK_ACT
            return True
        if table.announced:
            finish(table, "target")
        else:
            table.stage = AT_EVENT
        return False


AT_EVENT: Final = CHAPTER.stage(AtEvent())
AT_ACTIONS: Final = CHAPTER.stage(AtActions())
