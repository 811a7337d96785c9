"""Who is there: the open sockets of this worker, and what the other workers say of theirs."""

from __future__ import annotations

import time
from typing import Any

from boardroom.server.records import GALLERY

BELIEVED = 75.0  # seconds for which another worker's word holds


class Listener:
    """One open socket at a table: what it is sent goes through `tell`, in order, and never waits."""

    def __init__(self, seat: int, person: str) -> None:
        self.seat = seat
        self.person = person
        self.blocked: frozenset[str] = frozenset()  # whose talk this person does not want to hear

    def tell(self, text: str) -> None:
        """Sends a message soon."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Closes the socket once everything before was sent."""
        raise NotImplementedError


class Attendance:
    """The sockets at one table."""

    def __init__(self, seats: int) -> None:
        self.listeners: set[Listener] = set()
        self._seats = seats
        self._elsewhere: dict[str, tuple[list[int], int, float]] = {}

    def here(self) -> tuple[list[int], int]:
        """How many sockets of this worker belong to each seat, and to the gallery."""
        counts = [0] * self._seats
        gallery = 0
        for listener in self.listeners:
            if listener.seat == GALLERY:
                gallery += 1
            else:
                counts[listener.seat] += 1
        return counts, gallery

    def hear(self, worker: str, counts: list[int], gallery: int) -> bool:
        """Another worker's word; is it news?"""
        before = self._elsewhere.get(worker)
        self._elsewhere[worker] = (counts, gallery, time.monotonic() + BELIEVED)
        return before is None or before[:2] != (counts, gallery)

    def info(self) -> dict[str, Any]:
        """Who is there, over all workers."""
        counts, gallery = self.here()
        now = time.monotonic()
        self._elsewhere = {worker: said for worker, said in self._elsewhere.items() if said[2] > now}
        for others, watching, _ in self._elsewhere.values():
            counts = [mine + theirs for mine, theirs in zip(counts, others, strict=True)]
            gallery += watching
        return {"seats": [count > 0 for count in counts], "gallery": gallery}
