"""Memory that all workers share: a file of fixed size that every worker maps, and locks in it.

It begins with a secret with which names are hashed: whoever reads the file learns no address, and nobody can choose with whom
they share a place. The system lets go of a lock when a worker is killed. Nothing is written to the database.
"""

from __future__ import annotations

import mmap
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

SECRET: Final = 64  # bytes at the beginning
NAME: Final = 16  # bytes of a hash
SHARED_MEMORY = Path("/dev/shm")  # where the system has such a folder, nothing goes to a disk


class SharedMemory:
    """The file as one worker sees it; a second one in the same process would let go of its locks when it is closed."""

    def __init__(self, path: str, size: int) -> None:
        self._file = os.open(path, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
        self.bytes = mmap.mmap(self._file, size)
        self._secret = self.bytes[:SECRET]

    def name_of(self, what: str, who: str) -> bytes:
        """What stands there for somebody."""
        return blake2b(f"{what}\0{who}".encode(), key=self._secret, digest_size=NAME).digest()

    @contextmanager
    def locked(self, start: int, length: int) -> Iterator[None]:
        """Holds a part, for as long as it takes to count; without such locks two workers may both let the last one in."""
        if sys.platform == "win32":
            yield
            return
        fcntl.lockf(self._file, fcntl.LOCK_EX, length, start)
        try:
            yield
        finally:
            self.unlock(start, length)

    def lock_if_free(self, start: int, length: int) -> bool:
        """Holds a part from now on, unless another process holds it."""
        if sys.platform == "win32":
            return True
        with suppress(OSError):
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, length, start)
            return True
        return False

    def unlock(self, start: int, length: int) -> None:
        """Lets go of a part."""
        if sys.platform != "win32":
            fcntl.lockf(self._file, fcntl.LOCK_UN, length, start)

    def close(self) -> None:
        """Lets go of the memory, and of all locks."""
        self.bytes.close()
        os.close(self._file)


@contextmanager
def shared_file(size: int) -> Iterator[str]:
    """A file for the workers, readable by nobody else, for as long as they run."""
    folder = str(SHARED_MEMORY) if os.access(SHARED_MEMORY, os.W_OK) else None
    file, path = tempfile.mkstemp(prefix="boardroom-limits-", dir=folder)
    try:
        os.write(file, os.urandom(SECRET))
        os.ftruncate(file, size)
        os.close(file)
        yield path
    finally:
        Path(path).unlink(missing_ok=True)
