"""The shape of a message: which fields it has and of which kinds, whatever their values are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def shapes(value: Any, place: str = "") -> Iterator[str]:
    """Every row with its fields, and every single value with its kind, each at its place."""
    if isinstance(value, dict):
        yield f"{place or 'message'} has {', '.join(sorted(value)) or 'nothing'}"
        for name, part in value.items():
            yield from shapes(part, f"{place}.{name}".lstrip("."))
    elif isinstance(value, list):
        for part in value:
            yield from shapes(part, f"{place}[]")
    else:
        yield f"{place} is {type(value).__name__}"


def differences(was: Any, now: Any) -> list[str]:
    """What has another shape now; a row of a new kind is a difference too."""
    old, new = set(shapes(was)), set(shapes(now))
    return [f"no longer: {one}" for one in sorted(old - new)] + [f"new: {one}" for one in sorted(new - old)]
