"""Who does not want to hear or meet whom. Nobody is told that they are blocked, and nobody learns another's id."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from boardroom.server import schema
from boardroom.server.errors import Refusal
from boardroom.server.records import GALLERY, OPEN, Kept, Person
from boardroom.server.store import Store
from boardroom.server.tokens import new_table_id

if TYPE_CHECKING:
    from boardroom.server.tables import Tables

MOST = 200  # whom one person blocks


@dataclass(frozen=True)
class Block:
    """Somebody whom a person has blocked, as their page lists it."""

    id: str
    name: str
    created: float


async def block(tables: Tables, person: Person, other: str, name: str) -> None:
    """From now on this person hears nothing of the other; their open pages are told at once, on every worker."""
    if other == person.id:
        raise Refusal("not-now", "nobody blocks themselves")
    blocked = await blocked_by(tables.store, person.id)
    if other in blocked:
        return
    if len(blocked) >= MOST:
        raise Refusal("not-now", f"you have blocked {MOST} people: take one from the list first")
    b = schema.blocks.c
    row = {"id": new_table_id(), "person": person.id, "blocked": other, "name": name, "created": time.time()}
    async with tables.store.writing() as connection:
        await connection.execute(delete(schema.blocks).where(b.person == person.id, b.blocked == other))
        await connection.execute(insert(schema.blocks).values(row))
    await tables.blocks_changed(person.id)


async def unblock(tables: Tables, person: Person, block_id: str) -> None:
    """Takes somebody from the list."""
    b = schema.blocks.c
    async with tables.store.writing() as connection:
        done = await connection.execute(delete(schema.blocks).where(b.person == person.id, b.id == block_id))
    if done.rowcount == 0:
        raise Refusal("not-now", "you have blocked nobody like that")
    await tables.blocks_changed(person.id)


async def blocks_of(store: Store, person: str) -> list[Block]:
    """Whom this person has blocked, the latest first."""
    b = schema.blocks.c
    query = select(b.id, b.name, b.created).where(b.person == person).order_by(b.created.desc())
    async with store.engine.connect() as connection:
        return [Block(row.id, row.name, row.created) for row in await connection.execute(query)]


async def blocked_by(store: Store, person: str) -> frozenset[str]:
    """The ids of those whom this person has blocked; who has no name has blocked nobody."""
    if not person:
        return frozenset()
    b = schema.blocks.c
    async with store.engine.connect() as connection:
        return frozenset((await connection.execute(select(b.blocked).where(b.person == person))).scalars())


async def check_meeting(store: Store, kept: Kept, person: Person, anyway: bool) -> None:
    """Whom the host has blocked does not sit down there; who would meet somebody they have blocked is asked first."""
    host, others = kept.record.host, {seat.person for seat in kept.seats if seat.kind != OPEN} - {None, person.id}
    if host != person.id and person.id in await blocked_by(store, host):
        raise Refusal("not-allowed", "the host of this table does not let you sit here")
    if not anyway and await blocked_by(store, person.id) & {host, *others}:
        raise Refusal("blocked-here", "somebody whom you have blocked sits there, or is the host: sit down anyway?")


async def blocked_among(store: Store, person: str, others: Iterable[str | None]) -> frozenset[str]:
    """Those of these people whom this person has blocked."""
    return await blocked_by(store, person) & {other for other in others if other is not None}


async def whom(tables: Tables, kept: Kept, person: Person, seat: int | None, saying: int | None) -> tuple[str, str]:
    """Who somebody means by a seat, or by something they could read: the id and the name at the table."""
    if seat is not None:
        found = kept.seats[seat] if seat < len(kept.seats) else None
        if found is None or found.person is None:
            raise Refusal("not-now", f"nobody sits on seat {seat}")
        return found.person, found.name
    mine = [own.number for own in kept.seats if own.person == person.id] or [GALLERY]
    words = await tables.store.words(kept.record.id, only=saying) if saying is not None else []
    said = next((one for one in words if any(one.reaches(own) for own in mine)), None)
    if said is None or said.person is None:
        raise Refusal("not-now", "there is nobody who said that")
    return said.person, said.name
