"""Where token buckets stand: in the memory of one worker, or in memory that all workers share.

The shared ones are a file of fixed size that every worker maps: sets of slots, each slot with the keyed hash of whose bucket
it is, what is left in it, and since when. A set is locked while one worker counts in it; the system lets go of the lock when
a worker is killed. Nothing is written to the database, and whoever reads the file learns no address.
"""

from __future__ import annotations

import mmap
import os
import sys
import tempfile
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from struct import Struct
from typing import Final, Protocol

if sys.platform != "win32":
    import fcntl

REMEMBERED = 50_000  # buckets of one worker; a full one need not be remembered

SECRET: Final = 64  # bytes at the beginning, so that nobody can choose who shares a set with whom
SETS, WAYS = 8192, 16  # so that 50,000 buckets find their place
SLOT: Final = Struct("<16sdd")
SIZE = SECRET + SETS * WAYS * SLOT.size
SHARED_MEMORY = Path("/dev/shm")  # where the system has such a folder, nothing goes to a disk


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
        self._file = os.open(path, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
        self._memory = mmap.mmap(self._file, SIZE)
        self._secret = self._memory[:SECRET]

    def wait(self, what: str, who: str, burst: float, speed: float, now: float) -> float:
        """0 when one more is allowed (and counted), otherwise the seconds until it will be."""
        name = blake2b(f"{what}\0{who}".encode(), key=self._secret, digest_size=16).digest()
        start = SECRET + int.from_bytes(name[:4], "big") % SETS * WAYS * SLOT.size
        with self._locked(start):
            at, left, then = self._find(start, name, burst, now)
            left = poured(left, then, burst, speed, now)
            if left < 1:
                return (1 - left) / speed
            SLOT.pack_into(self._memory, at, name, left - 1, now)
        return 0.0

    def _find(self, start: int, name: bytes, burst: float, now: float) -> tuple[int, float, float]:
        """The slot of this bucket; a bucket that is not there is full, and gets the slot that was used longest ago."""
        oldest, since = start, float("inf")
        for at in range(start, start + WAYS * SLOT.size, SLOT.size):
            found, left, then = SLOT.unpack_from(self._memory, at)
            if found == name:
                return at, left, then
            if then < since:
                oldest, since = at, then
        return oldest, burst, now

    @contextmanager
    def _locked(self, start: int) -> Iterator[None]:
        """Holds one set, for as long as it takes to count; without such locks two workers may both let the last one in."""
        if sys.platform == "win32":
            yield
            return
        fcntl.lockf(self._file, fcntl.LOCK_EX, WAYS * SLOT.size, start)
        try:
            yield
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, WAYS * SLOT.size, start)

    def close(self) -> None:
        """Lets go of the memory."""
        self._memory.close()
        os.close(self._file)


@contextmanager
def shared_file() -> Iterator[str]:
    """A file for the workers, readable by nobody else, for as long as they run."""
    folder = str(SHARED_MEMORY) if os.access(SHARED_MEMORY, os.W_OK) else None
    file, path = tempfile.mkstemp(prefix="boardroom-limits-", dir=folder)
    try:
        os.write(file, os.urandom(SECRET))
        os.ftruncate(file, SIZE)
        os.close(file)
        yield path
    finally:
        Path(path).unlink(missing_ok=True)
