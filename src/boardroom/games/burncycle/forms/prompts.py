"""What the table waits for, in words for each seat; the words and the rule are those of the decision."""

from __future__ import annotations

from boardroom.core.shapes import Prompt
from boardroom.games.burncycle.state.agenda import Decision, kinds
from boardroom.games.burncycle.state.table import Table


def prompts() -> tuple[str, ...]:
    """The keys of all prompts."""
    asked = [f"prompt-{word}" for word, kind in kinds.items() if issubclass(kind, Decision)]
    return (*asked, "wait", "prompt-won", "prompt-lost")


def public_prompts() -> tuple[str, ...]:
    """The keys of those at which everybody can work out how many choices there are."""
    return tuple(f"prompt-{word}" for word, kind in kinds.items() if issubclass(kind, Decision) and kind.public)


def dull_prompts() -> tuple[str, ...]:
    """The keys of those for which somebody may want to give a standing order."""
    return tuple(f"prompt-{word}" for word, kind in kinds.items() if issubclass(kind, Decision) and kind.dull)


def prompt(table: Table, seat: int) -> Prompt:
    """What the table waits for."""
    if table.outcome is not None:
        won = bool(table.outcome.winners)
        return {
            "key": "prompt-won" if won else "prompt-lost",
            "params": {"ending": table.outcome.reason},
            "rule": "BC-2.11.4" if won else "BC-2.11.5",
        }
    decision = table.decision()
    if seat != table.seat:
        return {"key": "wait", "params": {"seat": table.seat}, "rule": decision.rule}
    return {
        "key": f"prompt-{decision.word}",
        "params": {"seat": table.seat, **decision.params(table)},
        "rule": decision.rule,
    }
