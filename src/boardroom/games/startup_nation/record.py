"""The record of a round: what happened, one packed number per entry, from which views and beliefs are worked out.

An entry is an operation and up to four small numbers. Those marked (hidden) are known only to the seats concerned;
imagining a world writes them anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DREW: Final = 0  # seat, card (hidden)
PLAYED: Final = 1  # seat, card, target, role or other seat
ASKED: Final = 2  # asker, target, role
ANSWERED: Final = 3  # seat, answer, role, card then held (hidden)
LOOKED: Final = 4  # seat, target, card (hidden)
EXCHANGED: Final = 5  # seat, other, card of seat before (hidden), card of other before (hidden)
PROMOTED: Final = 6  # seat, card discarded, depth, card found (hidden) or nothing
SKIPPED: Final = 7  # seat, place from the top, card (hidden)
WENT_OUT: Final = 8  # seat, card or nothing, cause
PASSED: Final = 9  # seat, neighbour, card (hidden)
LAID: Final = 10  # card on the discard when a table was set up by hand

NAMES: Final = [
    "drew", "played", "asked", "answered", "looked", "exchanged", "promoted", "skipped", "went_out", "passed", "laid",
]  # fmt: skip

HIDDEN: Final = 62  # in the record of an earlier round: a card that the seat which imagines never saw

# Which of an entry's numbers are cards, and which are seats.
CARDS_AT: Final[list[list[int]]] = [[1], [1], [], [3], [2], [2, 3], [1, 3], [2], [1], [2], [0]]
SEATS_AT: Final[list[list[int]]] = [[0], [0], [0, 1], [0], [0, 1], [0, 1], [0], [0], [0], [0, 1], []]

# Six bits for each number, which is stored one higher, so that "nothing" (-1) is 0. No deck has more than 49 cards.
MASK: Final = 63


def pack(op: i64, first: i64, second: i64 = -1, third: i64 = -1, fourth: i64 = -1) -> i64:
    """An entry as one number."""
    return op | (first + 1) << 6 | (second + 1) << 12 | (third + 1) << 18 | (fourth + 1) << 24


def op_of(entry: i64) -> i64:
    """What kind of entry it is."""
    return entry & MASK


def first_of(entry: i64) -> i64:
    """The first number of an entry: nearly always the seat."""
    return (entry >> 6 & MASK) - 1


def second_of(entry: i64) -> i64:
    """The second number of an entry."""
    return (entry >> 12 & MASK) - 1


def third_of(entry: i64) -> i64:
    """The third number of an entry."""
    return (entry >> 18 & MASK) - 1


def fourth_of(entry: i64) -> i64:
    """The fourth number of an entry."""
    return (entry >> 24 & MASK) - 1


def known_to(seat: int, entry: int) -> int:
    """The entry as this seat knows it, its hidden numbers covered up."""
    op = op_of(entry)
    first = first_of(entry)
    second = second_of(entry)
    third = third_of(entry)
    if first == seat or (second == seat and (op == LOOKED or op == EXCHANGED or op == PASSED)):
        return entry
    if op == DREW:
        return int(pack(op, first, HIDDEN))
    if op == ANSWERED:
        return int(pack(op, first, second, third, HIDDEN))
    if op == LOOKED or op == SKIPPED or op == PASSED:
        return int(pack(op, first, second, HIDDEN))
    if op == EXCHANGED:
        return int(pack(op, first, second, HIDDEN, HIDDEN))
    if op == PROMOTED and fourth_of(entry) >= 0:
        return int(pack(op, first, second, third, HIDDEN))
    return entry


def tells_all(entries: list[int]) -> bool:
    """Can the round be played again from its record? Not after a card was passed, nor at a table set up by hand."""
    return all(op_of(entry) not in (PASSED, LAID) for entry in entries)


def unpack(entry: int) -> list[int]:
    """The four numbers of an entry, without the calls above, which cost much where the rules run interpreted."""
    packed: i64 = entry
    return [(packed >> 6 & MASK) - 1, (packed >> 12 & MASK) - 1, (packed >> 18 & MASK) - 1, (packed >> 24 & MASK) - 1]
