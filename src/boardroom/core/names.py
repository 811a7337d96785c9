"""From the names that people write in saves and tables to the numbers that games count with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardroom.core.errors import BadSave

MOST_LISTED: Final = 30  # names; a whole box of cards would hide what is wrong


def number_of(name: Any, names: Sequence[str], what: str) -> int:
    """Which of these names it is, or BadSave that says what was expected; `what` is a word that takes an s."""
    if name not in names:
        others = f"; the {what}s are {', '.join(names)}" if len(names) <= MOST_LISTED else " in this box"
        raise BadSave(f"there is no {what} {name!r}{others}")
    return names.index(name)
