"""Two cards as one action: what a Vice-President takes (BR-3.12, BR-3.13, BR-3.36)."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.burn_rate.content.names import HR, MOST_CARDS
from boardroom.games.burn_rate.state.rows import Effect, refusals
from boardroom.games.burn_rate.state.table import Table

WRONG_SECOND_CARD: Final = refusals.add("wrong-second-card", "BR-3.13")


def may_add(table: Table, card: int) -> Refusal | None:
    """BR-3.12, BR-3.13: a card like the one just played, for the skill that counted for that one."""
    first = table.setup.effect[table.discard[-1]]
    return None if is_pair(table, first, table.home[table.pending], card) else WRONG_SECOND_CARD


def is_pair(table: Table, first: Effect, company: int, card: int) -> bool:
    """BR-3.12: is this a card of the same kind, which may be played on this company now?"""
    setup = table.setup
    return setup.effect[card] is first and bool(setup.skills[card] >> table.skill[company * 4 + HR] & 1)


def has_second(table: Table, seat: int, card: int, company: int) -> bool:
    """BR-3.13, BR-3.36: is there another card of the same kind in hand, playable now, and are two plays left?"""
    if table.played + 2 > MOST_CARDS:
        return False
    effect = table.setup.effect[card]
    return any(other != card and is_pair(table, effect, company, other) for other in table.hands[seat])
