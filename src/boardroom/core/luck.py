"""Luck: a small counter-based generator of our own, the same on every machine and in both builds.

A `Luck` is one stream: a key made from a seed and a name, and a count of the words drawn so far. Word number n depends on
the key and n alone, so a stream is copied, saved and restored by its count, and streams with different names never
disturb one another. See docs/design/luck.md.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final
from zlib import crc32

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF  # a word has 32 bits: its product with any bound below 2**31 fits into 63 bits
WORD_BITS: Final = 32
LARGEST_BOUND: Final = 2**31
FORKED: Final = (
    1 << 64
)  # the seeds of imagined worlds begin here; their keys are made without BLAKE2b, which costs more than a turn
EMPTY_HASH: Final = blake2b(digest_size=8)  # copied for every key, which is faster than making one


class Luck:
    """A stream of fair numbers that is the same on every machine; `stream(name)` gives an independent one.

    Args:
        seed: Any non-negative whole number. The same seed and name give the same numbers.
        name: The name of the stream, so that one seed gives many streams.
        count: How many words of 32 bits have been drawn from it already.
        high: Half of the key that is made from seed and name; -1 makes it when it is needed.
        low: The other half.

    Attributes:
        seed: The seed that decides its numbers; whoever knows it knows all that will be drawn.
        name: The name of the stream.
        count: How many words of 32 bits have been drawn so far.

    Raises:
        ValueError: The seed is negative.
    """

    def __init__(self, seed: int = 0, name: str = "", count: i64 = 0, high: i64 = -1, low: i64 = -1) -> None:
        if seed < 0:
            raise ValueError(f"a seed is a non-negative whole number, not {seed}")
        self.seed: int = seed
        self.name: str = name
        self.count: i64 = count
        self._high = high  # the key, made when it is first needed; a copy brings it along
        self._low = low

    def stream(self, name: str, count: int = 0) -> Luck:
        """The stream of this name from the same seed, after `count` words have been drawn from it."""
        return Luck(self.seed, name, count)

    def copy(self) -> Luck:
        """An independent stream that goes on from the same place."""
        return Luck(self.seed, self.name, self.count, self._high, self._low)

    def _make_key(self) -> None:
        if self.seed >= FORKED and self.seed < 2 * FORKED:  # most seeds are below: one comparison
            mark: i64 = crc32(self.name.encode())
            self._high = scramble((self.seed >> WORD_BITS & WORD) ^ mark)
            self._low = scramble((self.seed & WORD) + mark)
            return
        hashed = EMPTY_HASH.copy()
        hashed.update(f"{self.seed}/{self.name}".encode())
        key: bytes = hashed.digest()
        self._high = word_in(key, 0)
        self._low = word_in(key, 4)

    def word(self) -> i64:
        """The next 32 bits, as a number: the count sent through five rounds of a small keyed block cipher."""
        if self._high < 0:
            self._make_key()
        count = self.count
        self.count = count + 1
        left: i64 = (count >> WORD_BITS) & WORD
        right: i64 = count & WORD
        left ^= scramble(right ^ self._low)
        right ^= scramble(left ^ self._high)
        left ^= scramble(right + self._low)
        right ^= scramble(left + self._high)
        left ^= scramble(right ^ self._low ^ self._high)
        return left

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to `bound` - 1, each equally likely; `bound` is at most 2**31."""
        assert 0 < bound <= LARGEST_BOUND
        product = self.word() * bound
        fraction = product & WORD
        if fraction < bound:
            unfair = (WORD + 1) % bound
            while fraction < unfair:
                product = self.word() * bound
                fraction = product & WORD
        return product >> WORD_BITS

    def wide_below(self, bound: int) -> int:
        """`below` for a bound of any size."""
        if bound <= LARGEST_BOUND:
            return int(self.below(bound))
        bits = (bound - 1).bit_length()
        words = (bits + WORD_BITS - 1) // WORD_BITS
        while True:
            value = 0
            for _ in range(words):
                value = value << WORD_BITS | int(self.word())
            value >>= words * WORD_BITS - bits
            if value < bound:
                return value

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Puts the items into a random order, in place; every order is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Luck:
        """A new Luck whose seed is drawn from this one, for an imagined state."""
        return Luck(FORKED | int(self.word()) << WORD_BITS | int(self.word()))

    def __repr__(self) -> str:
        return f"Luck(stream {self.name!r}, {self.count} drawn)"  # never the seed: a repr may reach a log


def word_in(key: bytes, first: i64) -> i64:
    """Four bytes of a key as a number; a number of all eight would be too large to be a plain one."""
    word: i64 = 0
    for place in range(first, first + 4):
        word = word << 8 | key[place]
    return word


def scramble(value: i64) -> i64:
    """Stirs 32 bits; the multipliers are odd and below 2**31, so that no product passes 63 bits."""
    value &= WORD
    value = (value ^ (value >> 16)) * 0x45D9F3B5 & WORD
    value = (value ^ (value >> 15)) * 0x2C1B3C6D & WORD
    return value ^ (value >> 16)
