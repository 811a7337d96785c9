"""What the table waits for: a prompt and the rule behind it for every kind of decision."""

from __future__ import annotations

from typing import Any, Final

from boardroom.games.burncycle.content.names import EFFECTS, ROBOT_NAMES
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.table import Table

# In the order of the decisions, from agenda.UPGRADE on.
KINDS: Final = [
    ("upgrade", "BC-2.2.10"), ("route", "BC-2.4.1.1"), ("place", "BC-2.2.13"), ("restart", "BC-2.3.2"),
    ("menu", "BC-2.4.3.1"), ("after", "BC-2.4.3.4"), ("amount", "BC-2.4.3.11"), ("dice", "BC-2.4.2.2"),
    ("reroll", "BC-A14"), ("move", "BC-2.4.3.5"), ("push", "BC-2.4.3.5"), ("through", "BC-2.4.3.8"),
    ("trail", "BC-3.11"), ("method", "BC-2.4.3.8"), ("strike", "BC-2.4.3.8"), ("entries", "BC-2.7.1"),
    ("hold", "BC-3.11"), ("option", "BC-2.4.3.9"), ("door", "BC-3.1"), ("unit", "BC-3.1"), ("node", "BC-3.1"),
    ("chip", "BC-3.1"), ("slot", "BC-3.1"), ("robot", "BC-3.1"), ("zone", "BC-3.1"), ("die", "BC-3.1"),
    ("square", "BC-3.1"), ("card", "BC-2.4.4.7"), ("hand", "BC-2.4.3.10"), ("redraw", "BC-3.11"), ("ip", "BC-2.4.4.2"),
    ("boot", "BC-2.4.4.5"), ("toll", "BC-3.9"), ("give-chip", "BC-2.9.3"), ("shove", "BC-3.1"),
    ("corp-unit", "BC-2.1.8"), ("corp-robot", "BC-2.1.8"), ("corp-alert", "BC-2.1.8"), ("corp-nearest", "BC-2.1.8"),
    ("wild", "BC-2.4.6"),
]  # fmt: skip
PROMPTS: Final = (*[f"prompt-{name}" for name, _ in KINDS], "wait", "prompt-won", "prompt-lost")


def rule_of(t: Table) -> str:
    """The rule behind the present decision."""
    if not t.agenda:
        return "BC-2.11.5"
    return KINDS[agenda.kind_of(t.agenda[-1]) - agenda.FIRST_DECISION][1]


def prompt(t: Table, seat: int) -> dict[str, Any]:
    """What the table waits for, in words for this seat."""
    if t.outcome is not None:
        won = bool(t.outcome.winners)
        return {
            "key": "prompt-won" if won else "prompt-lost",
            "params": {"ending": t.outcome.reason},
            "rule": "BC-2.11.4" if won else "BC-2.11.5",
        }
    if seat != t.seat:
        return {"key": "wait", "params": {"seat": t.seat}, "rule": rule_of(t)}
    item = t.agenda[-1]
    kind = agenda.kind_of(item)
    return {
        "key": f"prompt-{KINDS[kind - agenda.FIRST_DECISION][0]}",
        "params": params_of(t, kind, item),
        "rule": rule_of(t),
    }


def params_of(t: Table, kind: int, item: int) -> dict[str, Any]:
    """What a prompt tells beside its words."""
    first, second = agenda.first_of(item), agenda.second_of(item)
    params: dict[str, Any] = {"seat": t.seat}
    if kind == agenda.PLACE:
        params["robot"] = ROBOT_NAMES[first]
    elif kind == agenda.MOVE:
        params["ap"] = agenda.third_of(item)
    elif kind == agenda.DICE_CHOICE:
        params["purpose"] = agenda.PURPOSES[first]
    elif kind == agenda.AMOUNT:
        params["robot"] = ROBOT_NAMES[first]
    elif kind == agenda.CHIP_MENU:
        params["slot"] = t.marker + 1
    elif agenda.PICK_DOOR <= kind <= agenda.PICK_SQUARE and 0 <= first < len(EFFECTS):
        params["effect"] = EFFECTS[first]
    elif kind == agenda.SHOVE_STEP:
        params["count"] = second
    return params
