"""How fast the bots of a table answer: what people wish for, and when an answer is released. It never looks at the game.

A bot waits before the first of its choices; later ones follow at an even beat as long as nothing was drawn, revealed or
handed over between them. Both are the same for a choice that was searched and for one without alternatives.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from dataclasses import dataclass
from typing import Final

from boardroom.server.settings import Settings
from boardroom.server.wire import PaceWord

SHARE_TO_THINK: Final = 0.75  # of the shortest wait: the rest is for the way to the bot's process and back


@dataclass(frozen=True)
class Pace:
    """One of the speeds, as shares of the delay that the server's settings have."""

    word: PaceWord
    wait: float  # of the shortest delay
    spread: float  # of what lies between the shortest and the longest
    beat: float  # of the shortest delay, between later choices

    def delay(self, settings: Settings) -> tuple[float, float]:
        """Between which seconds the first choice is answered."""
        shortest, longest = settings.bot_delay
        return shortest * self.wait, shortest * self.wait + (longest - shortest) * self.spread

    def pulse(self, settings: Settings) -> float:
        """The seconds between later choices."""
        return settings.bot_delay[0] * self.beat


PACES: Final = [  # the slowest first
    Pace("thoughtful", wait=1.0, spread=1.0, beat=0.85),
    Pace("brisk", wait=0.45, spread=0.45, beat=0.3),
    Pace("at-once", wait=0.2, spread=0.0, beat=0.2),
]
PACE: Final = {pace.word: pace for pace in PACES}
USUAL: Final[PaceWord] = "thoughtful"  # of who has said nothing
SKIPPING: Final[PaceWord] = "at-once"


@dataclass(frozen=True)
class Slot:
    """When one answer is due: it comes at `moment`, or after a hurry as early as `earliest`; a bot thinks within `limit`.

    Where its process was busy, it comes `settle` after the process was free, whether it took that time or not.
    """

    pace: Pace
    moment: float
    earliest: float
    limit: float
    settle: float = 0.0


class Tempo:
    """The tempo of one table: everybody's wish, the pace in force, and the beat of the bot that is deciding."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.wishes: dict[str, PaceWord] = {}  # by person
        self.people: list[str] = []  # who sits, one entry for each seat
        self.skipping = False  # until the only person decides again
        self._hurry = asyncio.Event()
        self._released = 0.0
        self._follows = (-1, -1)  # the seat that was released last, and the prompt that its choice led to

    @property
    def pace(self) -> Pace:
        """The pace in force: the slowest that any seated person wants."""
        if self.skipping:
            return PACE[SKIPPING]
        return slowest([self.wishes.get(person, USUAL) for person in self.people])

    def wish(self, person: str, word: PaceWord) -> None:
        """Somebody wants another pace."""
        self.wishes[person] = word
        self._wake()

    def skip(self) -> bool:
        """Hurries until the only person at the table decides; false where several sit, who may want to look."""
        if len(self.people) != 1:
            return False
        self.skipping = True
        self._wake()
        return True

    def seated(self, people: list[str], nobody_to_wait_for: bool) -> None:
        """Who sits now; a skip ends where no bot decides, and when somebody sits down."""
        self.people = people
        if nobody_to_wait_for or len(people) != 1:
            self.skipping = False
        self._wake()

    def slot(self, seat: int, base: int, unbroken: bool) -> Slot:
        """The slot of a bot's answer to this prompt; `unbroken`: no barrier lies behind its latest choice."""
        now, pace, settings = time.monotonic(), self.pace, self._settings
        if not self.people:
            return Slot(pace, now, now, settings.bot_limit)
        if unbroken and self._follows == (seat, base):
            start, shortest, wait = self._released, pace.pulse(settings), pace.pulse(settings)
        else:
            start, shortest, wait = now, pace.delay(settings)[0], draw_delay(settings, pace)
        limit = min(settings.bot_limit, shortest * SHARE_TO_THINK) if shortest > 0 else settings.bot_limit
        settle = limit / SHARE_TO_THINK if shortest > 0 else 0.0
        return Slot(pace, start + wait, start + shortest, limit, settle)

    async def release(self, slot: Slot, granted: float = 0.0) -> None:
        """Waits until this answer may be told; a quicker pace that is wished meanwhile counts at once. `granted` is when the
        bot had its turn: on a busy server that is late, and as late for a choice without alternatives.
        """
        while (left := max(self._due(slot), granted + slot.settle) - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._hurry.wait()
        self._released = time.monotonic()

    def told(self, seat: int, base: int) -> None:
        """The answer that was released led to this prompt."""
        self._follows = (seat, base)

    def _due(self, slot: Slot) -> float:
        """A hurry never goes below what every choice takes, forced or not."""
        return slot.earliest if PACES.index(self.pace) > PACES.index(slot.pace) else slot.moment

    def _wake(self) -> None:
        self._hurry.set()
        self._hurry = asyncio.Event()


def slowest(words: list[PaceWord]) -> Pace:
    """The slowest of these paces; the usual one where nobody wants any."""
    return next(pace for pace in PACES if pace.word in (words or [USUAL]))


def draw_delay(settings: Settings, pace: Pace) -> float:
    """How long a bot waits with its first answer: drawn without looking at the table, so that it tells nothing."""
    shortest, longest = pace.delay(settings)
    return shortest + (longest - shortest) * secrets.randbelow(2**32) / 2**32
