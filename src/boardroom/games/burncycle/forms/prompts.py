"""What the table waits for, in words for each seat; the words and the rule are those of the decision."""

from __future__ import annotations

from typing import Any

from boardroom.games.burncycle.state.agenda import Decision, kinds
from boardroom.games.burncycle.state.table import Table


def prompts() -> tuple[str, ...]:
    """The keys of all prompts."""
    asked = [f"prompt-{word}" for word, kind in kinds.items() if issubclass(kind, Decision)]
    return (*asked, "wait", "prompt-won", "prompt-lost")


def prompt(t: Table, seat: int) -> dict[str, Any]:
    """What the table waits for."""
    if t.outcome is not None:
        won = bool(t.outcome.winners)
        return {
            "key": "prompt-won" if won else "prompt-lost",
            "params": {"ending": t.outcome.reason},
            "rule": "BC-2.11.4" if won else "BC-2.11.5",
        }
    decision = t.decision()
    if seat != t.seat:
        return {"key": "wait", "params": {"seat": t.seat}, "rule": decision.rule}
    return {
        "key": f"prompt-{decision.word}",
        "params": {"seat": t.seat, **decision.params(t)},
        "rule": decision.rule,
    }
