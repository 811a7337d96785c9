"""Why a choice is refused: a closed list of reasons, each with the rule behind it."""

from __future__ import annotations

from typing import Final

from boardroom.games.startup_nation.actions import (
    ACTIONS,
    CARD_OF,
    DECLINE,
    EXACT,
    FIRST_ANSWER,
    FIRST_ASK,
    FIRST_PASS,
    INVEST_NOTHING,
    PAIRS,
    TARGET_OF,
)
from boardroom.games.startup_nation.cards import BRIGITTE, INVESTOR, SALESPERSON
from boardroom.games.startup_nation.table import ASK, PLAY, Table

REASONS: Final = (
    "must-play",
    "must-ask",
    "must-answer",
    "brigitte-stays",
    "not-in-hand",
    "no-such-seat",
    "seat-out",
    "not-yourself",
    "not-your-ally",
    "same-colour",
    "supply-empty",
    "supply-left",
    "answer-untrue",
    "answer-impossible",
    "no-passing",
    "just-received",
    "passed-around",
)


def why_not(table: Table, code: int) -> tuple[str, str]:
    """The reason and the rule for a code of the table that is not legal now."""
    if table.phase == PLAY:
        if code >= FIRST_ASK:
            return "must-play", "SN-14"
        return why_not_pass(table, code) if code >= FIRST_PASS else why_not_play(table, code)
    if table.phase == ASK:
        if not FIRST_ASK <= code < FIRST_ANSWER:
            return "must-ask", "SN-29"
        return why_not_target(table, table.seat, TARGET_OF[code], "SN-29")
    if code < FIRST_ANSWER:
        return "must-answer", "SN-20"
    return why_not_answer(table, code)


def why_not_play(table: Table, code: int) -> tuple[str, str]:
    """Why a card cannot be played, or not like that."""
    card = CARD_OF[code]
    rule = ACTIONS[code].rule
    if card == BRIGITTE:
        return "brigitte-stays", "SN-15"
    if card not in table.hand(table.active):
        return "not-in-hand", "SN-14"
    if card == SALESPERSON:
        return why_not_swap(table, code)
    if code == INVEST_NOTHING:
        return "supply-left", rule
    if card == INVESTOR and table.supply == 0:
        return "supply-empty", "SN-A5"
    return why_not_target(table, table.active, TARGET_OF[code], rule)


def why_not_swap(table: Table, code: int) -> tuple[str, str]:
    """Why two alliance tokens cannot change places."""
    for seat in PAIRS[code - DECLINE - 1]:
        if seat >= table.setup.seats:
            return "no-such-seat", "SN-6"
        if not table.is_living(seat):
            return "seat-out", "SN-33"
    return "same-colour", "SN-A27"


def why_not_target(table: Table, seat: int, target: int, rule: str) -> tuple[str, str]:
    """Why this seat cannot be chosen; the only thing that protects a living seat is the option question_ally."""
    if target >= table.setup.seats:
        return "no-such-seat", "SN-6"
    if not table.is_living(target):
        return "seat-out", "SN-18"
    if target == seat:
        return "not-yourself", rule
    return "not-your-ally", "SN-A8"


def why_not_answer(table: Table, code: int) -> tuple[str, str]:
    """Why this answer cannot be given; said to the questioned seat alone (L8)."""
    # Some card could always answer "exact": where Emmanuel may not (option no_false_hit), it is because it is untrue.
    if len(table.legal()) > 1 and TARGET_OF[code] != EXACT:
        return "answer-impossible", "SN-22"
    return "answer-untrue", "SN-21"


def why_not_pass(table: Table, code: int) -> tuple[str, str]:
    """Why a card cannot be given to the left neighbour."""
    if not table.setup.pass_left:
        return "no-passing", "SN-A6"
    if CARD_OF[code] not in table.hand(table.active):
        return "not-in-hand", "SN-A39"
    if CARD_OF[code] == table.received:
        return "just-received", "SN-A39"
    return "passed-around", "SN-A39"
