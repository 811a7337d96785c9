"""LAYOFFS as mass firing: whom a company may lay off (BR-3.30)."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.burn_rate.state.rows import refusals
from boardroom.games.burn_rate.state.table import Table

LAYOFFS_FIRST: Final = refusals.add("layoffs-first", "BR-3.30")
NOT_YOUR_PERSON: Final = refusals.add("not-your-person", "BR-3.30")
VPS_STAY: Final = refusals.add("vps-stay", "BR-3.30")


def may_lay_off(table: Table, person: int) -> Refusal | None:
    """BR-3.30: one's own managers and engineers."""
    if table.home[person] != table.seat:
        return NOT_YOUR_PERSON
    return VPS_STAY if table.setup.is_vp[person] else None


def may_stop(table: Table) -> Refusal | None:
    """BR-3.30: at least one goes."""
    return LAYOFFS_FIRST if table.pending == 0 else None
