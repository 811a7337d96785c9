"""Checks minutes: do the choices lead to the end they name?"""

from __future__ import annotations

from pathlib import Path

import boardroom
from boardroom.core.errors import BoardroomError
from boardroom.core.minutes import letter
from boardroom.terminal import store


def check(file: Path, content: str | None = None) -> tuple[bool, str]:
    """Whether the file holds a game that replays, and a line that says so."""
    try:
        match = boardroom.replay(store.read(file), content)
    except OSError as problem:
        return False, f"mismatch: {file}: {problem.strerror}"
    except BoardroomError as problem:
        return False, f"mismatch: {file}: {problem}"
    outcome = match.state.outcome
    if outcome is None:
        return True, f"match: {file}: {len(match.choices)} choices, not over"
    winners = " ".join(letter(seat) for seat in outcome.winners) or "nobody"
    return True, f"match: {file}: {len(match.choices)} choices, {outcome.reason}, winners {winners}"
