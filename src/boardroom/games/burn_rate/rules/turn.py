"""A turn: when cards may be played or discarded, and when it may end (BR-3.6, BR-3.7, BR-3.38)."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.burn_rate.content.names import MOST_CARDS
from boardroom.games.burn_rate.state.rows import refusals
from boardroom.games.burn_rate.state.table import Table

ALREADY_DISCARDED: Final = refusals.add("already-discarded", "BR-3.38")
ALREADY_PLAYED: Final = refusals.add("already-played", "BR-3.38")
FOUR_CARDS: Final = refusals.add("four-cards", "BR-3.0")
MUST_ACT_FIRST: Final = refusals.add("must-act-first", "BR-3.6")


def may_play(table: Table) -> Refusal | None:
    """BR-3.38: not after a discard; BR-3.0: four cards at most."""
    if table.discarded > 0:
        return ALREADY_DISCARDED
    return FOUR_CARDS if table.played >= MOST_CARDS else None


def may_discard(table: Table) -> Refusal | None:
    """BR-3.38: not after a play; BR-3.0: four cards at most."""
    if table.played > 0:
        return ALREADY_PLAYED
    return FOUR_CARDS if table.discarded >= MOST_CARDS else None


def may_end(table: Table) -> Refusal | None:
    """BR-3.6: doing nothing is not possible."""
    return MUST_ACT_FIRST if table.played == 0 and table.discarded == 0 else None
