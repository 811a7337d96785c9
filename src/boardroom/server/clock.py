"""The system's clock can jump. Its steps are compared with those of the one that cannot be set, and times are mended.

Put back, it would leave tables waiting for a time that is far away: they are given as long as their rules say, from now on.
Put forward, it would end deadlines at once and throw away what looks old: a deadline that was passed over begins anew, and
nothing is thrown away for a while.
"""

from __future__ import annotations

import logging
import time
from dataclasses import replace

from boardroom.server.records import Kept, Standing
from boardroom.server.store import Store

A_JUMP = 30.0  # seconds that the two clocks may be apart from one look to the next
DOUBT = 3600.0  # seconds after a jump in which nothing is thrown away for its age

log = logging.getLogger("boardroom.clock")


class Clock:
    """The clock of one worker, looked at by its sweeper."""

    def __init__(self) -> None:
        self._wall = time.time()
        self._steady = time.monotonic()
        self._doubted: float | None = None  # since when, by the steady clock

    @property
    def is_trusted(self) -> bool:
        """Has it not jumped for a while?"""
        return self._doubted is None or time.monotonic() - self._doubted > DOUBT

    def look(self) -> tuple[float, float] | None:
        """The time that a jump left and the one that it came to; None when there was none since the last look."""
        wall, steady = time.time(), time.monotonic()
        expected = self._wall + steady - self._steady
        self._wall, self._steady = wall, steady
        if abs(wall - expected) < A_JUMP:
            return None
        self._doubted = steady
        log.warning("the clock has jumped", extra={"seconds": round(wall - expected)})
        return expected, wall


async def mend(store: Store, left: float, came: float, bot_wake: float) -> list[str]:
    """Sets the times of running tables right after a jump; gives those tables. A second worker finds nothing to do."""
    mended = []
    for kept in await store.timed():
        standing = in_time(kept, left, came, bot_wake)
        if standing != kept.standing and await store.set_times(kept.record.id, kept.standing, standing):
            mended.append(kept.record.id)
    return mended


def in_time(kept: Kept, left: float, came: float, bot_wake: float) -> Standing:
    """The standing with times that fit the clock as it is now."""
    was, seconds = kept.standing, kept.record.rules.deadline
    since = min(was.since, came) if was.since is not None else None
    if was.deadline_at is not None and seconds is not None:
        passed_over = left < was.deadline_at <= came
        deadline = came + seconds if passed_over else min(was.deadline_at, came + seconds)
        return replace(was, since=since, deadline_at=deadline, wake_at=deadline)
    wake = min(was.wake_at, came + bot_wake) if was.wake_at is not None else None
    return replace(was, since=since, wake_at=wake)
