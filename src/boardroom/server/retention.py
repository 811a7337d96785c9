"""How long things are kept: finished games, talk, and people who come no more. For ever, unless the operator says otherwise.

Each round takes a few of the oldest, so that nobody at a table notices; there is another round soon.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy import and_, delete, select

from boardroom.server import reporting, schema
from boardroom.server.records import ARCHIVED, OVER, RUNNING
from boardroom.server.settings import Retention
from boardroom.server.store import Store

DAY = 24 * 3600.0
AT_ONCE = 100

Gone = Callable[[str], Awaitable[object]]


@dataclass(frozen=True)
class Swept:
    """How much went in one round."""

    games: int = 0
    talk: int = 0
    people: int = 0

    @property
    def nothing(self) -> bool:
        """Was there nothing to do?"""
        return not (self.games or self.talk or self.people)


async def sweep(store: Store, keep: Retention, now: float, take_away: Gone, forget: Gone) -> Swept:
    """One round; `take_away` and `forget` remove a table or a person, and tell those who look at it."""
    games = await ended_before(store, now - keep.games * DAY) if keep.games else []
    for table in games:
        await take_away(table)
    talk = await forget_talk(store, now - keep.talk * DAY) if keep.talk else 0
    people = await unseen_since(store, now - keep.people * DAY) if keep.people else []
    for person in people:
        await forget(person)
    return Swept(len(games), talk, len(people))


async def ended_before(store: Store, when: float) -> list[str]:
    """Tables whose games were over by then."""
    t = schema.tables.c
    query = select(t.id).where(t.status.in_((OVER, ARCHIVED)), t.ended < when).order_by(t.ended).limit(AT_ONCE)
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def forget_talk(store: Store, when: float) -> int:
    """Deletes what was said before, and reports, which have some of it."""
    c = schema.chat.c
    old = select(c.id).where(c.at < when).order_by(c.id).limit(AT_ONCE * 10)
    async with store.writing() as connection:
        await reporting.drop_before(connection, when)
        return (await connection.execute(delete(schema.chat).where(c.id.in_(old)))).rowcount


async def unseen_since(store: Store, when: float) -> list[str]:
    """People who have shown no token since then, and sit nowhere where a game is on or about to begin."""
    p, k, s, t = schema.people.c, schema.tokens.c, schema.seats.c, schema.tables.c
    seen = select(k.person).where(k.person == p.id, k.used >= when).exists()
    sits = (
        select(s.person).join(schema.tables, t.id == s.table_id).where(s.person == p.id, t.status.in_(RUNNING)).exists()
    )
    query = select(p.id).where(and_(p.created < when, ~seen, ~sits)).order_by(p.created).limit(AT_ONCE)
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())
