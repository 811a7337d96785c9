"""Where token buckets stand: in the memory of one worker, or in memory that all workers share.

The shared ones are sets of slots, each slot with the hash of whose bucket it is, what is left in it, and since when. A set is
locked while one worker counts in it.
"""

from __future__ import annotations

from collections import OrderedDict
from struct import Struct
from typing import Final, Protocol

from boardroom.server.sharing import SECRET, SharedMemory

REMEMBERED = 50_000  # buckets of one worker; a full one need not be remembered

SETS, WAYS = 8192, 16  # so that 50,000 buckets find their place
SLOT: Final = Struct("<16sdd")
SIZE = SECRET + SETS * WAYS * SLOT.size


class Buckets(Protocol):
    """Many buckets, each by what is counted and who."""

    def wait(self, what: str, who: str, burst: float, speed: float, now: float) -> float:
        """0 when one more is allowed (and counted), otherwise the seconds until it will be."""


def poured(left: float, then: float, burst: float, speed: float, now: float) -> float:
    """What is in a bucket now."""
    return min(burst, left + max(0.0, now - then) * speed)


class OwnBuckets:
    """The buckets of one worker."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # what is left, and when

    def wait(self, what: str, who: str, burst: float, speed: float, now: float) -> float:
        """0 when one more is allowed (and counted), otherwise the seconds until it will be."""
        key = (what, who)
        left = poured(*self._buckets.get(key, (burst, now)), burst, speed, now)
        if left < 1:
            return (1 - left) / speed
        self._buckets[key] = (left - 1, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return 0.0


class SharedBuckets:
    """The same in a file that all workers map; the clock must be one that they share."""

    def __init__(self, path: str) -> None:
        self._memory = SharedMemory(path, SIZE)

    def wait(self, what: str, who: str, burst: float, speed: float, now: float) -> float:
        """0 when one more is allowed (and counted), otherwise the seconds until it will be."""
        name = self._memory.name_of(what, who)
        start = SECRET + int.from_bytes(name[:4], "big") % SETS * WAYS * SLOT.size
        with self._memory.locked(start, WAYS * SLOT.size):
            at, left, then = self._find(start, name, burst, now)
            left = poured(left, then, burst, speed, now)
            if left < 1:
                return (1 - left) / speed
            SLOT.pack_into(self._memory.bytes, at, name, left - 1, now)
        return 0.0

    def _find(self, start: int, name: bytes, burst: float, now: float) -> tuple[int, float, float]:
        """The slot of this bucket; a bucket that is not there is full, and gets the slot that was used longest ago."""
        oldest, since = start, float("inf")
        for at in range(start, start + WAYS * SLOT.size, SLOT.size):
            found, left, then = SLOT.unpack_from(self._memory.bytes, at)
            if found == name:
                return at, left, then
            if then < since:
                oldest, since = at, then
        return oldest, burst, now

    def close(self) -> None:
        """Lets go of the memory."""
        self._memory.close()
