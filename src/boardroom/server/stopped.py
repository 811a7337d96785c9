"""Games that an upgrade stopped: those who sit there say how they end, and what was played stays readable.

At the start of a server every table is looked at whose rules or cards are not today's. It goes on where its rules were
kept; it begins by today's rules where nothing was played yet; else it is stopped, until those who sit there agree or time
is up.
"""

from __future__ import annotations

import logging
import time

from boardroom.core.errors import BadOption
from boardroom.core.event import Event, Outcome, shared_win
from boardroom.core.game import Game
from boardroom.registry import games, load
from boardroom.server.course import replayed
from boardroom.server.errors import Refusal
from boardroom.server.fairness import seed_hash
from boardroom.server.older import rules_of, stored_minutes
from boardroom.server.records import (
    ARCHIVED,
    CLOSE,
    DRAW,
    GALLERY,
    OVER,
    PLAYING,
    STOPPED,
    WAITING,
    WON,
    Append,
    Ending,
    Entry,
    Kept,
    Person,
    Standing,
)
from boardroom.server.store import NumberTaken, Store
from boardroom.server.writer import Writer

PATIENCE = 14 * 24 * 3600.0  # seconds for those who sit to agree; then the game ends as a draw
CAUSE = "older-rules"

log = logging.getLogger("boardroom.tables")


async def look_at_all(store: Store) -> dict[str, int]:
    """At the start: what becomes of tables whose rules or cards are not today's; how many went which way."""
    current = {name: (load(name).revision, load(name).content) for name in games()}
    went: dict[str, int] = {}
    for table in await store.outdated(current):
        kept = await store.table(table)
        way = await look_at(store, kept) if kept is not None else ""
        if way:
            went[way] = went.get(way, 0) + 1
    return went


async def look_at(store: Store, kept: Kept) -> str:
    """What becomes of one table, in a word; nothing when it stays as it is."""
    status, game = kept.standing.status, rules_of(kept.record)
    if status == WAITING:
        return "" if game is not None else await renew(store, kept)
    if game is not None:
        return await go_on(store, kept, game) if status == STOPPED else ""
    if status == STOPPED:
        return ""
    if not voters(kept):
        return await stand(store, kept, ARCHIVED, ended=time.time())
    return await stand(store, kept, STOPPED, since=time.time())


async def stand(store: Store, kept: Kept, status: str, **values: float | None) -> str:
    """Nobody decides at this table any more."""
    nobody = {"decider": -1, "since": None, "wake_at": None, "deadline_at": None}
    return status if await store.stand(kept.record.id, kept.standing.status, status=status, **nobody | values) else ""


async def renew(store: Store, kept: Kept) -> str:
    """Nothing was played yet: it begins by today's rules, with a new promise; it is closed where they lack its options."""
    record = kept.record
    if record.game not in games():
        return await stand(store, kept, ARCHIVED, ended=time.time())
    game = load(record.game)
    try:
        options = game.check_seats(record.seats, record.options)
    except BadOption:
        return await stand(store, kept, ARCHIVED, ended=time.time())
    promise = seed_hash(game, record.seats, record.seed, options)
    made = {"revision": game.revision, "content": game.content, "options": options, "seed_hash": promise}
    return "renewed" if await store.stand(record.id, WAITING, **made) else ""


async def go_on(store: Store, kept: Kept, game: Game) -> str:
    """Its rules are there again, after a step back or with a package of kept rules: it is played on."""
    course = replayed(game, kept.record, await store.entries(kept.record.id))
    now, seconds = time.time(), kept.record.rules.deadline
    deadline = None if seconds is None else now + seconds
    at = {"decider": course.decider, "since": now, "wake_at": now, "deadline_at": deadline}
    return "resumed" if await store.stand(kept.record.id, STOPPED, status=PLAYING, **at) else ""


def voters(kept: Kept) -> frozenset[str]:
    """Those who sit there, also where a bot stood in for them; who had given up decides nothing."""
    return frozenset(seat.person for seat in kept.seats if seat.person is not None and not seat.conceded)


async def say(store: Store, writer: Writer, kept: Kept, person: Person, kind: str, winners: list[int]) -> None:
    """Somebody who sits there says how it shall end; with enough of one mind it does."""
    if kept.standing.status != STOPPED:
        raise Refusal("not-now", "this game was not stopped by an upgrade")
    if person.id not in voters(kept):
        raise Refusal("not-allowed", "only those who sit at the table decide that")
    seats = sorted(set(winners))
    if kind == WON and not are_winners(kept, seats):
        raise Refusal("bad-request", "winners are seats of the table; in a game that is won together all or none")
    await store.say_ending(kept.record.id, Ending(person.id, kind, tuple(seats) if kind == WON else ()))
    await settle(store, writer, kept)


def are_winners(kept: Kept, seats: list[int]) -> bool:
    """Can these have won?"""
    count = kept.record.seats
    if any(not 0 <= seat < count for seat in seats):
        return False
    return len(seats) in (0, count) if is_together(kept) else len(seats) > 0


def todays_revision(kept: Kept) -> int | None:
    """The version of today's rules; None where the game itself is gone."""
    return load(kept.record.game).revision if kept.record.game in games() else None


def is_together(kept: Kept) -> bool:
    """Is this game won or lost by all together?"""
    return kept.record.game in games() and load(kept.record.game).cooperative


async def settle(store: Store, writer: Writer, kept: Kept) -> None:
    """Ends the game when they agree: winners need everybody's word, a draw that of more than half."""
    people = voters(kept)
    said = [ending for ending in await store.endings(kept.record.id) if ending.person in people]
    draws = sum(ending.kind == DRAW for ending in said)
    results = {ending.winners for ending in said if ending.kind == WON}
    if 2 * draws > len(people):
        await end(store, writer, kept, draw(kept))
    elif draws == 0 and len(said) == len(people) and len(results) == 1:
        await end(store, writer, kept, won(kept, list(results.pop())))


def draw(kept: Kept) -> Outcome:
    """Nobody is ahead."""
    return Outcome(DRAW, [], [0.0] * kept.record.seats, list(range(kept.record.seats)))


def won(kept: Kept, winners: list[int]) -> Outcome:
    """As they agreed; nobody counted scores."""
    count = kept.record.seats
    if is_together(kept):
        return Outcome("agreed", [], [1.0 if winners else -1.0] * count, winners)
    return Outcome("agreed", [], shared_win(winners, count), winners)


async def end(store: Store, writer: Writer, kept: Kept, outcome: Outcome) -> None:
    """Writes the end into the log; whoever else was first has ended it."""
    record, entries = kept.record, await store.told_entries(kept.record.id)
    if entries[-1].kind == CLOSE:  # since `kept` was read
        return
    told, result = entries[-1].told, outcome.as_dict()
    how = {"cause": CAUSE, "ending": outcome.reason, "winners": outcome.winners}
    events = [
        Event("table-closed", GALLERY, how),
        Event("table-ended", GALLERY, {"seed": str(record.seed)}),
    ]
    entry = Entry(
        entries[-1].number + 1, CLOSE, GALLERY, "", how, None, told + 2, time.time(),
        [event.as_kept() for event in events],
    )  # fmt: skip
    minutes = None if record.rules.origin else stored_minutes(kept, entries)
    standing = Standing(OVER, entry.number, ended=entry.at, outcome=result, minutes=minutes)
    try:
        await writer.append(Append(record.id, entry, standing))
    except NumberTaken:
        log.info("a stopped game was ended by another worker", extra={"table": record.id})


async def end_expired(store: Store, writer: Writer, now: float) -> int:
    """Games about which nobody could agree end as a draw; gives their number."""
    waiting = await store.stopped_before(now - PATIENCE)
    for kept in waiting:
        await end(store, writer, kept, draw(kept))
    return len(waiting)


async def get_up(store: Store, writer: Writer, kept: Kept, person: Person) -> None:
    """Somebody leaves for good: the others decide, or nobody."""
    await store.get_up(kept.record.id, person.id)
    left = await store.table(kept.record.id)
    assert left is not None
    if voters(left):
        await settle(store, writer, left)
    else:
        await stand(store, left, ARCHIVED, ended=time.time())
