"""Why a choice is refused: a closed list of reasons, each with the rule behind it."""

from __future__ import annotations

from typing import Final

from boardroom.games.burn_rate.content.names import (
    BAD_HIRE,
    BAD_IDEA,
    DEV,
    DOUBLE_PAYDAY,
    FIRE,
    HIRE,
    HR,
    MASS_FIRING,
    POACH,
    RELEASE,
    REMOVE_VP,
)
from boardroom.games.burn_rate.rules.actions import ADD, BURY, DISCARD, END_TURN, LAY_OFF, STOP, TAKE
from boardroom.games.burn_rate.rules.choices import MOST_CARDS, buriable, has_second
from boardroom.games.burn_rate.state.table import DRAFT, LAYOFFS, SECOND, Table

REASONS: Final = (
    "must-draft",
    "must-add",
    "must-lay-off",
    "not-in-draft",
    "no-second-due",
    "no-layoffs",
    "layoffs-first",
    "must-act-first",
    "four-cards",
    "already-played",
    "already-discarded",
    "not-in-hand",
    "nobody-there",
    "second-vp",
    "somebody-to-take",
    "pile-of-vps",
    "no-such-seat",
    "bankrupt",
    "not-yourself",
    "skill-too-low",
    "skill-too-high",
    "no-such-idea",
    "not-your-person",
    "not-their-person",
    "vp-needs-two",
    "not-a-vp",
    "vps-stay",
    "nobody-to-lay-off",
    "too-few-vps",
    "other-reading",
    "wrong-second-card",
)


def why_not(table: Table, code: int) -> tuple[str, str]:
    """The reason and the rule for a code of the table that is not legal now."""
    actions = table.setup.actions
    verb = actions.verb_of[code]
    card = actions.card_of[code]
    if table.phase == DRAFT:
        if verb != TAKE and verb != BURY:
            return "must-draft", "BR-3.25"
        return why_not_draft(table, verb, actions.thing_of[code])
    if verb == TAKE or verb == BURY:
        return "not-in-draft", "BR-3.0"
    if table.phase == SECOND:
        return why_not_second(table, verb, card)
    if table.phase == LAYOFFS:
        return why_not_lay_off(table, verb, actions.thing_of[code])
    if verb == ADD:
        return "no-second-due", "BR-3.12"
    if verb == LAY_OFF or verb == STOP:
        return "no-layoffs", "BR-3.30"
    if verb == END_TURN:
        return "must-act-first", "BR-3.6"
    if verb == DISCARD:
        return why_not_discard(table)
    return why_not_play(table, card, actions.target_of[code], actions.thing_of[code])


def why_not_draft(table: Table, verb: int, department: int) -> tuple[str, str]:
    """Why this face-up person cannot be taken, or put under the pile."""
    if table.pool[department] < 0:
        return "nobody-there", "BR-3.26"
    if verb == TAKE:
        return "second-vp", "BR-3.26"
    if table.joinable(table.seat):
        return "somebody-to-take", "BR-3.26"
    assert not buriable(table) >> department & 1
    return "pile-of-vps", "BR-3.26"


def why_not_second(table: Table, verb: int, card: int) -> tuple[str, str]:
    """A Vice-President waits for the second card, and nothing else may happen before."""
    if verb != ADD:
        return "must-add", "BR-3.12"
    if card not in table.hands[table.seat]:
        return "not-in-hand", "BR-3.12"
    return "wrong-second-card", "BR-3.13"


def why_not_lay_off(table: Table, verb: int, person: int) -> tuple[str, str]:
    """LAYOFFS are under way."""
    if verb == STOP:
        return "layoffs-first", "BR-3.30"
    if verb != LAY_OFF:
        return "must-lay-off", "BR-3.30"
    return ("vps-stay" if table.home[person] == table.seat else "not-your-person"), "BR-3.30"


def why_not_discard(table: Table) -> tuple[str, str]:
    """Why a card cannot be discarded."""
    if table.played > 0:
        return "already-played", "BR-3.38"
    if table.discarded >= MOST_CARDS:
        return "four-cards", "BR-3.0"
    return "not-in-hand", "BR-3.0"


def why_not_play(table: Table, card: int, target: int, thing: int) -> tuple[str, str]:
    """Why a card cannot be played this way."""
    if table.discarded > 0:
        return "already-discarded", "BR-3.38"
    if table.played >= MOST_CARDS:
        return "four-cards", "BR-3.0"
    if card not in table.hands[table.seat]:
        return "not-in-hand", "BR-3.0"
    effect = table.setup.effect[card]
    if effect == HIRE:
        return why_not_own_skill(table, card, HR) or why_not_hire(table, thing)
    if effect == FIRE:
        return why_not_own_skill(table, card, HR) or why_not_fire(table, thing)
    if effect == RELEASE:
        return why_not_own_skill(table, card, DEV) or ("no-such-idea", "BR-3.15")
    if effect == POACH:
        return why_not_poach(table, card, thing)
    if effect == BAD_HIRE:
        return (
            why_not_target(table, target) or why_not_their_skill(table, card, target, HR) or why_not_hire(table, thing)
        )
    if effect == BAD_IDEA:
        return why_not_target(table, target) or ("skill-too-high", "BR-3.1")
    if effect == REMOVE_VP or effect == DOUBLE_PAYDAY or effect == MASS_FIRING:
        return why_not_purple(table, card, effect, target, thing)
    return "skill-too-low", "BR-3.1"  # FUNDING


def why_not_own_skill(table: Table, card: int, department: int) -> tuple[str, str] | None:
    """Is the own head's skill missing on the card?"""
    skill = table.skill[table.seat * 4 + department]
    return None if table.setup.skills[card] >> skill & 1 else ("skill-too-low", "BR-3.1")


def why_not_their_skill(table: Table, card: int, target: int, department: int) -> tuple[str, str] | None:
    """Is the target's head too good for the card?"""
    skill = table.skill[target * 4 + department]
    return None if table.setup.skills[card] >> skill & 1 else ("skill-too-high", "BR-3.1")


def why_not_target(table: Table, target: int) -> tuple[str, str] | None:
    """BR-3.34: a solvent opponent."""
    if target >= table.setup.seats:
        return "no-such-seat", "BR-1.1"
    if target == table.seat:
        return "not-yourself", "BR-3.34"
    if not table.is_solvent(target):
        return "bankrupt", "BR-3.34"
    return None


def why_not_hire(table: Table, department: int) -> tuple[str, str]:
    """Why the face-up person of this department cannot join."""
    if table.pool[department] < 0:
        return "nobody-there", "BR-3.10"
    return "second-vp", "BR-3.10"


def why_not_fire(table: Table, person: int) -> tuple[str, str]:
    """Why this person cannot be fired."""
    if table.home[person] != table.seat:
        return "not-your-person", "BR-3.12"
    return "vp-needs-two", "BR-3.12"


def why_not_poach(table: Table, card: int, person: int) -> tuple[str, str]:
    """Why this person cannot be poached."""
    company = table.home[person]
    if company < 0 or company == table.seat:
        return "not-their-person", "BR-3.36"
    wrong = why_not_their_skill(table, card, company, HR)
    if wrong is not None:
        return wrong
    if not table.may_join(table.seat, person):
        return "second-vp", "BR-3.14"
    assert not has_second(table, table.seat, card, table.skill[company * 4 + HR])
    return "vp-needs-two", "BR-3.12"


def why_not_purple(table: Table, card: int, effect: int, target: int, thing: int) -> tuple[str, str]:
    """Why a Vice-President card cannot be played this way."""
    if effect == MASS_FIRING:
        if target >= 0:
            return "other-reading", "BR-3.30"
        enough = table.vps_of(table.seat) >= table.setup.value[card]
        return ("nobody-to-lay-off" if enough else "too-few-vps"), "BR-3.30"
    if effect == REMOVE_VP:
        if not table.setup.is_vp[thing]:
            return "not-a-vp", "BR-3.31"
        if table.home[thing] < 0 or table.home[thing] == table.seat:
            return "not-their-person", "BR-3.34"
        return "too-few-vps", "BR-3.28"
    if target < 0:
        return "other-reading", "BR-3.30"
    return why_not_target(table, target) or ("too-few-vps", "BR-3.28")
