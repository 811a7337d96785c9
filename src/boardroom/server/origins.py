"""Tables that were played on from another one: while that one is being played, this one gives no advice for it."""

from __future__ import annotations

from boardroom.server.errors import Refusal
from boardroom.server.records import PLAYING, Record
from boardroom.server.store import Store


async def check_advice(store: Store, record: Record) -> None:
    """Raises the refusal while a game that this one comes from, however far back, is still being played."""
    looked = {record.id}
    while record.rules.origin:
        original = await store.table(record.rules.origin.partition(":")[0])
        if original is None or original.record.id in looked:
            return
        if original.standing.status == PLAYING:
            raise Refusal(
                "original-runs", "the game that this one comes from is being played: no advice until it is over"
            )
        record = original.record
        looked.add(record.id)
