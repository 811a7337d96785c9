"""When something may be done in a turn: playing, discarding, a second card, laying off, and the end (BR-3.6 to BR-3.38)."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import ASIDE, Refusal
from boardroom.games.burn_rate.content.names import HR, MOST_CARDS
from boardroom.games.burn_rate.state.rows import Card, refusals
from boardroom.games.burn_rate.state.table import Table

ALREADY_DISCARDED: Final = refusals.add("already-discarded", "BR-3.38")
ALREADY_PLAYED: Final = refusals.add("already-played", "BR-3.38")
FOUR_CARDS: Final = refusals.add("four-cards", "BR-3.0")
MUST_ACT_FIRST: Final = refusals.add("must-act-first", "BR-3.6")
WRONG_SECOND_CARD: Final = refusals.add("wrong-second-card", "BR-3.13")
LAYOFFS_FIRST: Final = refusals.add("layoffs-first", "BR-3.30")
NOT_YOUR_PERSON: Final = refusals.add("not-your-person", "BR-3.30", ASIDE)
VPS_STAY: Final = refusals.add("vps-stay", "BR-3.30")
refusals.fill("already-discarded", lambda table, _: {"count": table.discarded})
refusals.fill("already-played", lambda table, _: {"count": table.played})
refusals.fill("wrong-second-card", lambda table, code: {"card": table.face(table.setup.codes.card[code])})


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
    """BR-3.6: doing nothing is not possible, unless the table has agreed that a forfeit may discard none."""
    idle = table.played == 0 and table.discarded == 0
    return MUST_ACT_FIRST if idle and not table.setup.may_pass else None


def may_add(table: Table, card: int) -> Refusal | None:
    """BR-3.12, BR-3.13: a card like the one just played, for the skill that counted for that one."""
    cards = table.setup.cards
    fits = is_pair(table, cards[table.discard[-1]], cards[card], table.home[table.leaving])
    return None if fits else WRONG_SECOND_CARD


def is_pair(table: Table, first: Card, card: Card, company: int) -> bool:
    """BR-3.12: is this another card of the same kind, which may be played on this company now?"""
    if card.effect is not first.effect or card is first:
        return False
    return bool(card.skills >> table.skill[company * 4 + HR] & 1)


def has_second(table: Table, seat: int, first: Card, company: int) -> bool:
    """BR-3.13, BR-3.36: is there another card of the same kind in hand, playable now, and are two plays left?"""
    if table.played + 2 > MOST_CARDS:
        return False
    cards = table.setup.cards
    return any(is_pair(table, first, cards[number], company) for number in table.hands[seat])


def may_lay_off(table: Table, person: int) -> Refusal | None:
    """BR-3.30: one's own managers and engineers."""
    if table.home[person] != table.seat:
        return NOT_YOUR_PERSON
    return VPS_STAY if table.setup.is_vp[person] else None


def may_stop(table: Table) -> Refusal | None:
    """BR-3.30: at least one goes."""
    return LAYOFFS_FIRST if table.laid_off == 0 else None
