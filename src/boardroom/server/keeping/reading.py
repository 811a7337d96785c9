"""Can every table of a copy be read? Its log without a gap, and of running games every choice, through the rules."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from boardroom.server.course import replayed
from boardroom.server.older import rules_of
from boardroom.server.records import BESIDE, CHOICE, PLAYING, UNDO, Entry, Kept
from boardroom.server.store import Store

KINDS = (CHOICE, UNDO, *BESIDE)

log = logging.getLogger("boardroom.copies")


@dataclass
class Found:
    """What was read."""

    tables: int = 0
    entries: int = 0
    replayed: int = 0
    unreadable: list[str] = field(default_factory=list)


async def read_all(store: Store) -> Found:
    """Reads every table of this database."""
    found = Found()
    for table in await store.all_tables():
        kept = await store.table(table)
        entries = await store.entries(table)
        found.tables += 1
        found.entries += len(entries)
        if kept is None or not is_readable(kept, entries, found):
            found.unreadable.append(table)
    return found


def is_readable(kept: Kept, entries: list[Entry], found: Found) -> bool:
    """Is this log whole; and where the game goes on, do the rules follow it to where the table stands?"""
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)) or len(entries) != kept.standing.number:
        return False
    if any(entry.kind not in KINDS for entry in entries):
        return False
    game = rules_of(kept.record)
    if kept.standing.status != PLAYING or game is None:
        return True
    found.replayed += 1
    try:
        course = replayed(game, kept.record, entries)
    except Exception:
        log.exception("a table cannot be read", extra={"table": kept.record.id})
        return False
    return course.decider == kept.standing.decider and not course.over
