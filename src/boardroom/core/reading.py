"""Reading what stands in saves and in tables set up by hand; whatever is wrong is refused with what was expected.

Messages quote the wrong value alone: the rest of a save is secret, and messages end up in logs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardroom.core.errors import BadSave

MOST_LISTED: Final = 30  # names; a whole box of cards would hide what is wrong


def number_of(name: Any, names: Sequence[Any], what: str) -> int:
    """Which of these names it is; `what` is a word that takes an s."""
    if not isinstance(name, bool):
        try:
            return names.index(name)
        except ValueError:
            pass
    others = f"; the {what}s are {', '.join(map(str, names))}" if len(names) <= MOST_LISTED else " in this box"
    raise BadSave(f"there is no {what} {name!r}{others}")


def whole(value: Any, what: str, low: int, high: int) -> int:
    """A whole number between two bounds; True and 1.0 are none."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadSave(f"{what} is a whole number from {low} to {high}, not {value!r}")
    return value


def wholes(values: Any, what: str, count: int, low: int, high: int) -> list[int]:
    """So many whole numbers between two bounds."""
    return [whole(value, f"each of {what}", low, high) for value in entries(values, what, count)]


def entries(values: Any, what: str, count: int = -1) -> list[Any]:
    """A list with so many entries; any number of them if `count` is less than nought."""
    if not isinstance(values, list):
        raise BadSave(f"{what} is a list, not {type(values).__name__}")
    if count >= 0 and len(values) != count:
        raise BadSave(f"{what} is a list of {count}, not of {len(values)}")
    return values


def flag(value: Any, what: str) -> bool:
    """True or False."""
    if not isinstance(value, bool):
        raise BadSave(f"{what} is true or false, not {value!r}")
    return value


def check_keys(said: dict[str, Any], keys: Sequence[str]) -> None:
    """Refuses a table set up by hand that says what there is not."""
    for key in said:
        if key not in keys:
            raise BadSave(f"a table has no {key!r}; it may say {', '.join(keys)}")
