"""Messages as what is different from the one before: a few lines instead of a table that hardly changed.

A row is changed by a row that names the fields with another value, and under `-` those that are gone. A list is changed by a
row that has the new values by their places, and under `#` how many there are now. Whatever else is there is the new value.
"""

from __future__ import annotations

from typing import Any

from boardroom.server.messages import encode

GONE, LENGTH = "-", "#"


def change(was: Any, now: Any) -> Any:
    """What makes the one value the other."""
    if isinstance(was, dict) and isinstance(now, dict):
        return change_of_row(was, now)
    if isinstance(was, list):
        assert not isinstance(now, dict), "a list never becomes a row"
        return change_of_list(was, now) if isinstance(now, list) else now
    return now


def change_of_row(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The fields that are new or different, and those that are gone."""
    assert GONE not in now
    fields = {
        name: change(was.get(name), value) for name, value in now.items() if name not in was or was[name] != value
    }
    gone = sorted(was.keys() - now.keys())
    return fields | ({GONE: gone} if gone else {})


def change_of_list(was: list[Any], now: list[Any]) -> Any:
    """What is different place by place; the whole list where that is shorter."""
    pairs = [(was[place] if place < len(was) else None, value) for place, value in enumerate(now)]
    places = {str(place): change(*pair) for place, pair in enumerate(pairs) if pair[0] != pair[1] or place >= len(was)}
    patch = places | ({LENGTH: len(now)} if len(now) != len(was) else {})
    return patch if len(encode(patch)) < len(encode({"": now})) else now


def changed(was: Any, by: Any) -> Any:
    """The value after this change."""
    if isinstance(was, dict) and isinstance(by, dict):
        gone = by.get(GONE, [])
        kept = {name: value for name, value in was.items() if name not in gone}
        return kept | {name: changed(was.get(name), part) for name, part in by.items() if name != GONE}
    if isinstance(was, list) and isinstance(by, dict):
        values = [*was, *[None] * len(by)][: by.get(LENGTH, len(was))]
        parts = {int(place): part for place, part in by.items() if place != LENGTH}
        return [changed(value, parts[place]) if place in parts else value for place, value in enumerate(values)]
    return by
