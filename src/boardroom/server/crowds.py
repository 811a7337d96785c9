"""How many are connected now, in all and by address: as one worker counts them, or all workers in memory that they share.

That memory begins with a row for each worker, with the number of its term, on which it holds a lock for as long as it lives.
Behind the rows are sets of slots, each with the hash of who is counted, the term of the worker that counts, and how many.
When a worker is killed the system lets go of its row; whoever then finds no room empties that row, and slots of its term
count no more.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from struct import Struct
from typing import Final, Protocol

from boardroom.server.sharing import NAME, SECRET, SharedMemory

EVERYBODY = "*"  # no address
ROWS: Final = 256  # workers
SETS, WAYS = 1024, 64  # in one set everybody has a slot for each worker where they are
ROW, ALL_ROWS = Struct("<Q"), Struct(f"<{ROWS}Q")
SLOT: Final = Struct(f"<{NAME}sQI")
SLOTS: Final = SECRET + ROWS * ROW.size  # where they begin
SIZE = SLOTS + SETS * WAYS * SLOT.size


@dataclass(frozen=True)
class Room:
    """For how many there is room: in all, from one address, and at one worker."""

    most: float
    from_one: float
    here: float = float("inf")


class Crowds(Protocol):
    """Those who are there, each by what they do and from where."""

    def enter(self, what: str, who: str, room: Room) -> bool:
        """One more, if there is room."""

    def leave(self, what: str, who: str) -> None:
        """One less."""


class OwnCrowds:
    """Those of one worker."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()

    def enter(self, what: str, who: str, room: Room) -> bool:
        """One more, if there is room."""
        everybody = self._counts[what, EVERYBODY]
        if everybody >= min(room.most, room.here) or self._counts[what, who] >= room.from_one:
            return False
        self._counts.update([(what, EVERYBODY), (what, who)])
        return True

    def leave(self, what: str, who: str) -> None:
        """One less."""
        for key in ((what, EVERYBODY), (what, who)):
            self._counts[key] -= 1
            if self._counts[key] <= 0:
                del self._counts[key]


class SharedCrowds:
    """Those of all workers."""

    def __init__(self, path: str) -> None:
        self._memory = SharedMemory(path, SIZE)
        self._here: Counter[str] = Counter()
        self._homeless: Counter[bytes] = Counter()  # for whom no slot was left: only this worker knows of them
        with self._counting():
            self._term = self._begin()

    def enter(self, what: str, who: str, room: Room) -> bool:
        """One more, if there is room."""
        if self._here[what] >= room.here:
            return False
        with self._counting():
            if not self._has_room(what, who, room) and not (self._bury() and self._has_room(what, who, room)):
                return False
            self._add(what, EVERYBODY, 1)
            self._add(what, who, 1)
        self._here[what] += 1
        return True

    def leave(self, what: str, who: str) -> None:
        """One less."""
        with self._counting():
            self._add(what, EVERYBODY, -1)
            self._add(what, who, -1)
        self._here[what] -= 1

    def _counting(self) -> AbstractContextManager[None]:
        return self._memory.locked(0, SECRET)

    def _has_room(self, what: str, who: str, room: Room) -> bool:
        return self._count(what, EVERYBODY) < room.most and self._count(what, who) < room.from_one

    # Slots.

    def _count(self, what: str, who: str) -> int:
        name, terms = self._memory.name_of(what, who), self._terms()
        counts = (count for _, found, term, count in self._set_of(name) if found == name and term in terms)
        return sum(counts) + self._homeless[name]

    def _add(self, what: str, who: str, more: int) -> None:
        """Counts in this worker's slot, or in the first that nobody needs."""
        name = self._memory.name_of(what, who)
        at, count = self._slot_of(name)
        if at:
            SLOT.pack_into(self._memory.bytes, at, name, self._term, count + more)
            return
        self._homeless[name] += more
        if not self._homeless[name]:
            del self._homeless[name]

    def _slot_of(self, name: bytes) -> tuple[int, int]:
        """Where it is and what it says; 0 where there is none."""
        free, terms = 0, self._terms()
        for at, found, term, count in self._set_of(name):
            if found == name and term == self._term and count:
                return at, count
            if not free and (count == 0 or term not in terms):
                free = at
        return (0, 0) if self._homeless[name] else (free, 0)

    def _set_of(self, name: bytes) -> Iterator[tuple[int, bytes, int, int]]:
        start, size = SLOTS + int.from_bytes(name[:4], "big") % SETS * WAYS * SLOT.size, WAYS * SLOT.size
        slots = SLOT.iter_unpack(self._memory.bytes[start : start + size])
        return ((start + number * SLOT.size, *slot) for number, slot in enumerate(slots))

    # Rows.

    def _terms(self) -> frozenset[int]:
        """Of the workers that are there, as far as anybody has noticed."""
        return frozenset(ALL_ROWS.unpack_from(self._memory.bytes, SECRET)) - {0}

    def _begin(self) -> int:
        """Takes the first row that no living worker has, and the number of a new term."""
        for at in range(SECRET, SLOTS, ROW.size):
            if self._memory.lock_if_free(at, ROW.size):
                term = int.from_bytes(os.urandom(ROW.size), "little") | 1
                ROW.pack_into(self._memory.bytes, at, term)
                return term
        raise RuntimeError(f"a server has at most {ROWS} workers")

    def _bury(self) -> bool:
        """Empties the rows of workers that are dead; were there any?"""
        found = False
        for at in range(SECRET, SLOTS, ROW.size):
            (term,) = ROW.unpack_from(self._memory.bytes, at)
            if term and term != self._term and self._memory.lock_if_free(at, ROW.size):
                ROW.pack_into(self._memory.bytes, at, 0)
                self._memory.unlock(at, ROW.size)
                found = True
        return found
