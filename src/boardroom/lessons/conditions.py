"""The few things that a task can ask for: that something happened, or that the learner's view says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from boardroom.core.content import Entry

MISSING: Final = object()
COMPARES: Final = ("is", "not", "at_least", "at_most", "has", "lacks")


@dataclass(frozen=True)
class Condition:
    """One condition: an event with these fields, or a field of the view that compares like this.

    Attributes:
        event: The kind of an event since the step began; empty for a condition on the view.
        fields: What the event must tell besides; a list stands for any of its values.
        path: The way to a field of the view.
        compare: How it is compared.
        value: With what.
    """

    event: str = ""
    fields: dict[str, Any] = field(default_factory=dict)
    path: tuple[str, ...] = ()
    compare: str = ""
    value: Any = None

    def holds(self, view: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> bool:
        """Does it hold for this view and these events, as the learner was told them?"""
        if self.event:
            return any(self._is_told(event) for event in told)
        found = at(view, self.path)
        return found is not MISSING and compares(found, self.compare, self.value)

    def _is_told(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] == self.event and all(
            name in event and is_one(event[name], wanted) for name, wanted in self.fields.items()
        )


def at(view: Any, path: Sequence[str]) -> Any:
    """The field at the end of this way; in a list a number is a place, and another word a thing's ref or name."""
    for word in path:
        if isinstance(view, Mapping):
            view = view.get(word, MISSING)
        elif isinstance(view, list) and word.lstrip("-").isdecimal():
            view = view[int(word)] if -len(view) <= int(word) < len(view) else MISSING
        elif isinstance(view, list):
            view = next(
                (row for row in view if isinstance(row, dict) and word in (row.get("ref"), row.get("name"))), MISSING
            )
        else:
            return MISSING
    return view


def compares(found: Any, compare: str, value: Any) -> bool:
    """Does this value compare so?"""
    if compare in ("is", "not"):
        return bool(found == value) == (compare == "is")
    if compare in ("has", "lacks"):
        return bool(value in found) == (compare == "has")
    return bool(found >= value if compare == "at_least" else found <= value)


def is_one(found: Any, wanted: Any) -> bool:
    """Is this the value, or one of them?"""
    return bool(found == wanted or (isinstance(wanted, list) and found in wanted))


def read_conditions(entry: Entry, key: str, least: int = 0) -> tuple[Condition, ...]:
    """The conditions of a list in a content file."""
    values = entry.get(key, [])
    if not isinstance(values, list) or len(values) < least or not all(isinstance(one, dict) for one in values):
        entry.wrong(f"{key} = a list of at least {least} conditions", values)
        return ()
    return tuple(read_condition(entry, key, one) for one in values)


def read_condition(entry: Entry, key: str, value: dict[str, Any]) -> Condition:
    """One condition; what it is not is a mistake."""
    if isinstance(value.get("event"), str):
        return Condition(value["event"], {name: wanted for name, wanted in value.items() if name != "event"})
    compare = [name for name in value if name in COMPARES]
    if isinstance(value.get("view"), str) and len(compare) == 1 and len(value) == 2:
        return Condition(path=tuple(value["view"].split("/")), compare=compare[0], value=value[compare[0]])
    entry.wrong(f"{key} = conditions with event, or with view and one of {', '.join(COMPARES)}", value)
    return Condition()
