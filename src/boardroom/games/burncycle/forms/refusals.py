"""Why a choice is refused: a closed list of reasons, each with the rule behind it."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.forms.prompts import rule_of
from boardroom.games.burncycle.state.table import Table

REASONS: Final = (
    "unknown-code",
    "game-over",
    "wrong-step",
    "too-expensive",
    "no-such-way",
    "not-here",
    "not-held",
    "not-enough-dice",
    "not-possible",
)


def why_not(t: Table, code: int) -> tuple[str, str]:
    """The reason and the rule for a code of the table that is not legal now."""
    rows = t.rows
    family = rows.family_of[code]
    rule = rows.actions[code].rule
    if not any(rows.family_of[legal] == family for legal in t.codes):
        return why_not_family(t, family)
    if family in (rows.buy, rows.buy_universal, rows.buy_slot):
        return "too-expensive", "BC-2.4.1.2"
    if family in (rows.step, rows.swap, rows.push, rows.cross, rows.direction):
        return "no-such-way", "BC-2.1.7"
    if family in (
        rows.alter,
        rows.give,
        rows.take,
        rows.use,
        rows.install,
        rows.scrap,
        rows.pay,
        rows.discard,
        rows.card,
    ):
        return "not-held", rule
    if family == rows.roll:
        return "not-enough-dice", rule
    return "not-possible", rule


def why_not_family(t: Table, family: int) -> tuple[str, str]:
    """Nothing of this kind can be chosen now: it belongs to another step, or nothing here allows it."""
    rows = t.rows
    in_menu = any(rows.move <= legal <= rows.pass_chip for legal in t.codes)
    if in_menu and rows.move <= family <= rows.decoy:
        return "not-here", rows.actions[family].rule
    if in_menu and rows.alter <= family <= rows.overtime:
        return "not-held", rows.actions[family].rule
    return "wrong-step", rule_of(t)
