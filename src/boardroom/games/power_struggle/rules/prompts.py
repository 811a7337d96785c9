"""What the table waits for, in words for the seat that decides and for those who wait."""

from __future__ import annotations

from typing import Any, Final

from boardroom.games.power_struggle.content.names import (
    ACTIONS_STAGE,
    DO_ACT,
    DO_ANSWER,
    DO_NOTHING,
    DO_OFFER,
    PHASE_NAMES,
    PRIVILEGE_NAMES,
    UNIT,
)
from boardroom.games.power_struggle.state.table import Table

RULES: Final = [  # the rule behind each decision, by phase
    "PS-5", "PS-G1", "PS-M3", "PS-M7", "PS-12", "PS-A1", "PS-B1", "PS-B2", "PS-B2", "PS-C1", "PS-C1",
    "PS-C2", "PS-C2", "PS-C2", "PS-D0",
    "PS-P1", "PS-P1", "PS-P1", "PS-P2", "PS-P5", "PS-F1", "PS-F2", "PS-F3", "PS-F4", "PS-G4", "PS-G4",
    "PS-12", "PS-16",
]  # fmt: skip

PROMPTS: Final = (
    *[f"prompt-{name}" for name in PHASE_NAMES],
    "prompt-extra-act", "prompt-second-offer",
    "wait-place", "wait-grant", "wait-retire", "wait-sort", "wait-act", "wait-answer",
)  # fmt: skip
WAITS: Final = ("place", "grant", "retire", "sort", "act", "answer")  # steps of an action wait as the action does


def prompt(table: Table, seat: int) -> dict[str, Any]:
    """What is to be decided; others learn who must decide, never between what."""
    name = PHASE_NAMES[table.phase]
    params: dict[str, Any] = {"seat": table.seat}
    rule = RULES[table.phase]
    if table.phase == DO_NOTHING:
        assert table.outcome is not None
        return {"key": "prompt-over", "params": {"winners": table.outcome.winners[:]}, "rule": rule}
    if table.phase == DO_ANSWER:
        params.update({"asker": table.active, "privilege": PRIVILEGE_NAMES[table.offer_card]})
    if seat != table.seat:
        return {"key": f"wait-{name if name in WAITS else 'act'}", "params": params, "rule": rule}
    if table.phase == DO_ANSWER:
        params["sum"] = table.offer_sum * UNIT
    if table.phase == DO_ACT and table.stage != ACTIONS_STAGE:
        return {"key": "prompt-extra-act", "params": params, "rule": "PS-G5"}
    if table.phase == DO_OFFER and table.offers:
        return {"key": "prompt-second-offer", "params": params, "rule": "PS-P4"}
    return {"key": f"prompt-{name}", "params": params, "rule": rule}
