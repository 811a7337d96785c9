"""The luck of a table: one stream for each deck and shuffle, for the bag and for each die, held as counts."""

from __future__ import annotations

from boardroom.core.luck import Luck
from boardroom.games.burncycle.content.names import STREAMS


class Streams:
    """The keys of all streams from one seed; shared by copies, as a key never changes."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._keys: dict[int, Luck] = {}

    def below(self, stream: int, shuffle: int, counts: list[int], bound: int) -> int:
        """A fair number below `bound` from this stream, whose count goes on."""
        luck = self._keys.get(stream << 16 | shuffle)
        if luck is None:
            name = STREAMS[stream]
            luck = self.luck.stream(f"{name}/{shuffle}" if stream < 8 else name)
            self._keys[stream << 16 | shuffle] = luck
        luck.count = counts[stream]
        value = int(luck.below(bound))
        counts[stream] = int(luck.count)
        return value
