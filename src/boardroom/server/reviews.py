"""Reviews: every decision of a finished game weighed as its seat could know it.

Each decision is a question of its own that waits behind everybody who plays, so a review takes time and nobody's place. One
at a time is worked on; what was found is kept beside the table and never worked out again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from boardroom.bots.analysis import Analysis, Judged, Weighed, Weighing
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.server import messages, wire
from boardroom.server.bots import BotFailed, fresh_luck
from boardroom.server.course import Course
from boardroom.server.errors import Refusal
from boardroom.server.older import must_rules
from boardroom.server.records import BESIDE, CHOICE, UNDO, Entry, Kept
from boardroom.server.tokens import new_seed
from boardroom.server.turns import LATER, Ticket
from boardroom.server.weighing import question_for
from boardroom.server.worker import Worker

SIMULATIONS = 2000  # for one decision, unless its time is over
SECOND_LOOKS = 8  # decisions that seem to have mattered are weighed once more, for longer
LONGER = 5  # times as many simulations
ENOUGH = 0.9  # of the decisions must have been weighed, or the review has failed
AT_ONCE = 8  # reviews under way or waiting in one worker

log = logging.getLogger("boardroom.reviews")


@dataclass(frozen=True)
class Moment:
    """A decision that stood: the replay's step before it, the table then, and what was chosen."""

    step: int
    state: State
    code: int


def moments_of(game: Game, kept: Kept, entries: list[Entry]) -> list[Moment]:
    """All decisions among two or more choices that were not taken back."""
    course, step, stood = Course(game, kept.record), -1, list[Moment]()
    for entry in entries:
        before = course.state
        course.take(course.prospect(entry))
        if entry.kind == CHOICE and before is not None:
            stood.append(Moment(step, before, game.code(entry.text)))
        elif entry.kind == UNDO:
            del stood[-entry.back :]
        if course.state is not None and not (entry.kind in BESIDE and before is not None):
            step += 1
    return [moment for moment in stood if len(moment.state.legal()) > 1]


class Review:
    """One review on its way."""

    def __init__(self, worker: Worker, kept: Kept) -> None:
        self.worker = worker
        self.kept = kept
        self.game = must_rules(kept.record)
        self.total = 0
        self.done = 0
        self._judged: dict[int, Judged] = {}
        self._closer: set[int] = set()  # steps that were looked at twice: only these can have mattered

    async def carry_out(self) -> None:
        """Weighs every decision, and those that seem to have mattered once more."""
        entries = await self.worker.store.entries(self.kept.record.id)
        moments = await asyncio.to_thread(moments_of, self.game, self.kept, entries)
        settings = self.worker.settings
        self.total = len(moments) + min(SECOND_LOOKS, len(moments))
        for moment in moments:
            await self._look(moment, SIMULATIONS, min(settings.bot_limit, settings.review_seconds / len(moments)))
        if len(self._judged) < ENOUGH * len(moments):
            raise BotFailed(f"only {len(self._judged)} of {len(moments)} decisions could be weighed")
        costly = sorted(self._judged.values(), key=lambda judged: -judged.loss)[:SECOND_LOOKS]
        self._closer = {judged.number for judged in costly}
        for moment in [moment for moment in moments if moment.step in self._closer]:
            await self._look(moment, SIMULATIONS * LONGER, settings.bot_limit)

    async def _look(self, moment: Moment, simulations: int, limit: float) -> None:
        question = question_for(moment.state, fresh_luck(), new_seed(), simulations, limit, moment.code)
        weighing = await self.worker.bots.weigh(question, Ticket(table=self.kept.record.id, lane=LATER))
        self.done += 1
        if weighing is not None:
            self._judged[moment.step] = judged(moment, weighing)

    def told(self, finished: bool = False) -> wire.Review:
        """As far as it has come; whoever keeps it says that it is finished, so that nobody hears so before."""
        analysis = Analysis([self._judged[step] for step in sorted(self._judged)])
        return wire.Review(
            table=self.kept.record.id,
            done=self.done,
            total=self.total,
            finished=finished,
            together=self.game.cooperative,
            decisions=[wire.ReviewDecision(**self._told(one)) for one in analysis.decisions],
            mattered=[one.number for one in self._mattered()],
            mean_loss=[rounded(analysis.mean_loss(seat)) for seat in range(self.kept.record.seats)],
        )

    def _mattered(self) -> list[Judged]:
        """A first look is too short to say so: its mistakes would stand above the truth."""
        return Analysis([self._judged[step] for step in sorted(self._closer)]).mattered

    def _told(self, one: Judged) -> dict[str, Any]:
        return {
            "step": one.number,
            "seat": one.seat,
            "chosen": self._choice(one.chosen),
            "best": self._choice(one.best),
            "loss": round(one.loss, 4),
            "values": [round(value, 4) for value in one.values],
        }

    def _choice(self, weighed: Weighed) -> dict[str, Any]:
        label = messages.choice(self.game, weighed.code)["label"]
        return {"text": weighed.text, "label": label, "score": round(weighed.score, 4)}


def judged(moment: Moment, weighing: Weighing) -> Judged:
    """The decision with its weights."""
    chosen = next(one for one in weighing.choices if one.code == moment.code)
    return Judged(moment.step, moment.state.seat, chosen, weighing.choices, weighing.values)


def rounded(value: float | None) -> float | None:
    """As it travels."""
    return None if value is None else round(value, 4)


class Reviews:
    """The reviews of one worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._under_way: dict[str, Review] = {}
        self._failed: deque[str] = deque(maxlen=100)
        self._turn = asyncio.Lock()

    async def of(self, kept: Kept) -> wire.Review:
        """This table's review, kept or as far as it has come; it is begun when there is none."""
        table = kept.record.id
        if table not in self._under_way and (found := await self._kept(table)) is not None:
            return found
        if table not in self._under_way:
            self._begin(kept)
        return self._under_way[table].told()

    async def _kept(self, table: str) -> wire.Review | None:
        data = await self._worker.store.review(table)
        try:
            return wire.Review.model_validate(data) if data is not None else None
        except ValidationError:  # kept by an older server: it is worked out anew
            return None

    def _begin(self, kept: Kept) -> None:
        if kept.record.id in self._failed:
            raise Refusal("our-fault", "this game could not be reviewed; it was written down why")
        if len(self._under_way) >= AT_ONCE:
            raise Refusal("too-many", "many games are being reviewed: try again in a while", 10.0)
        self._under_way[kept.record.id] = review = Review(self._worker, kept)
        self._worker.spawn(self._work(review))

    async def _work(self, review: Review) -> None:
        table = review.kept.record.id
        try:
            async with self._turn:
                await review.carry_out()
            await self._worker.store.keep_review(table, review.told(finished=True).model_dump())
        except Exception:
            log.exception("a review failed", extra={"table": table})
            self._failed.append(table)
        finally:
            del self._under_way[table]
