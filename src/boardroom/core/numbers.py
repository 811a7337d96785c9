"""Numbers for learners as ready-made bytes: what a row of numbers is put together from, so that nothing is packed in play.

A row is a list of pieces joined into one string of bytes: 32-bit floats in the machine's own order, as NumPy reads them.
A piece is looked up in a table by a small whole number; nothing (-1) finds the last entry, which is all zeros.

Whoever needs the rows of one table again and again has a `Scribe` for it, which makes anew only what has changed.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardroom.core.state import State

WIDTH: Final = 4  # bytes of one number


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe:
    """Makes the rows of one table again and again, for whichever seat looks.

    It may keep pieces of earlier rows, and uses one only where all that it was made of is still the same. So a row never
    depends on what was asked before, and a fresh scribe makes the same one. Whoever writes a scribe fills in one of the
    two methods: each of them does by means of the other.
    """

    def row(self, state: State, seat: int) -> bytes:
        """What this seat sees, as 32-bit floats."""
        pieces: list[bytes] = []
        self.add_row(pieces, state, seat)
        return b"".join(pieces)

    def add_row(self, pieces: list[bytes], state: State, seat: int) -> None:
        """Appends the same row in pieces, so that the rows of several tables are joined at once."""
        pieces.append(self.row(state, seat))


class Kept:
    """A piece, and all that it was made of: it is made anew when something is not as it was."""

    def __init__(self) -> None:
        self.piece = b""
        self.lists: list[list[int]] = []
        self.numbers: list[int] = []

    def holds(self, lists: list[list[int]], numbers: list[int]) -> bool:
        """Is the piece still made of just this? If not, that is noted, and the piece must be made of it."""
        if numbers == self.numbers and lists == self.lists and self.piece:
            return True
        self.numbers = numbers
        self.lists = [one[:] for one in lists]  # they belong to the table, which will change them
        return False


def packed(numbers: Iterable[float]) -> bytes:
    """These numbers as bytes."""
    return array("f", numbers).tobytes()


def zeros(most: int) -> list[bytes]:
    """So many zeros, by their count."""
    return [bytes(WIDTH * count) for count in range(most + 1)]


def one_of(count: int) -> list[bytes]:
    """A one at this place among `count`, zeros elsewhere; nothing (-1) is all zeros."""
    ones = [packed(float(place == index) for place in range(count)) for index in range(count)]
    return [*ones, bytes(WIDTH * count)]


def scaled(most: int, whole: float) -> list[bytes]:
    """A count from 0 to `most` as a share of `whole`, cut at 1; nothing (-1) is 0."""
    return [*[packed([min(1.0, number / whole)]) for number in range(most + 1)], bytes(WIDTH)]


def beside(first: list[bytes], second: list[bytes]) -> list[bytes]:
    """Two tables in one, since few large pieces are joined faster: entry `a * len(second) + b` has both."""
    return [one + other for one in first for other in second]


def flags(count: int) -> list[bytes]:
    """A set of `count` things, as bits: a one for each that is in it."""
    return [packed(float(bits >> place & 1) for place in range(count)) for bits in range(1 << count)]


def looked_up(table: list[bytes], number: int) -> bytes:
    """The entry for a count that may lie outside of the table: below 0 it is the first, beyond the end the largest."""
    if number < 0:
        return table[0]
    return table[number] if number < len(table) - 1 else table[len(table) - 2]


def write(buffer: Any, at: int, pieces: list[bytes]) -> None:
    """Writes a row of pieces into a buffer of bytes, from number `at` on."""
    put(buffer, at, b"".join(pieces))


def put(buffer: Any, at: int, row: bytes) -> None:
    """Writes a row into a buffer of bytes, from number `at` on."""
    start = at * WIDTH
    buffer[start : start + len(row)] = row


MOST_AMONG: Final = 64
AMONG: Final = [one_of(count) for count in range(MOST_AMONG)]  # by how many there are
GROUP: Final = 8  # so many members of a set are looked up at a time
MEMBERS: Final = [flags(size) for size in range(GROUP + 1)]


def among(count: int) -> list[bytes]:
    """`one_of`, kept ready for what boxes usually hold."""
    return AMONG[count] if count < MOST_AMONG else one_of(count)


def add_set(pieces: list[bytes], members: int, count: int) -> None:
    """A set of `count` things, given as bits: a one for each that is in it. For sets too large for a table of `flags`."""
    for first in range(0, count, GROUP):
        size = count - first if count - first < GROUP else GROUP
        pieces.append(MEMBERS[size][members >> first & (1 << size) - 1])
