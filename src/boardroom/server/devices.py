"""One person on several devices: each has its own token, a code leads from one to the next, and all can be signed out."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, select

from boardroom.server import schema
from boardroom.server.records import Person
from boardroom.server.short_codes import new_short_code
from boardroom.server.store import Store, is_alive, person_in, token_row
from boardroom.server.tokens import hash_of, new_token

LIFETIME = 600.0  # seconds


async def make_code(store: Store, person: str) -> tuple[str, float]:
    """A code with which this person comes to another device, once and soon; an older one is worth nothing any more."""
    m, code, expires = schema.moves.c, new_short_code(), time.time() + LIFETIME
    async with store.writing() as connection:
        await connection.execute(delete(schema.moves).where(m.person == person))
        row = {"hash": hash_of(code), "person": person, "expires": expires}
        await connection.execute(insert(schema.moves).values(row))
    return code, expires


async def use_code(store: Store, code: str) -> tuple[Person, str] | None:
    """Whose code this was, and a token for the device it was typed on; only the first who shows it gets one."""
    m, p = schema.moves.c, schema.people.c
    async with store.writing() as connection:
        mine = delete(schema.moves).where(m.hash == hash_of(code)).returning(m.person, m.expires)
        found = (await connection.execute(mine)).first()
        if found is None or found.expires <= time.time():
            return None
        person = person_in((await connection.execute(select(schema.people).where(p.id == found.person))).first())
        if person is None:
            return None
        token = new_token()
        await connection.execute(insert(schema.tokens).values(token_row(token, person.id)))
    return person, token


async def sign_out(store: Store, person: str) -> str:
    """All tokens of this person are worth nothing any more, and neither is a code; gives a new one."""
    token = new_token()
    async with store.writing() as connection:
        for part in (schema.tokens, schema.moves):
            await connection.execute(delete(part).where(part.c.person == person))
        await connection.execute(insert(schema.tokens).values(token_row(token, person)))
    return token


async def drop_expired(store: Store, now: float) -> int:
    """Throws away tokens and codes that are worth nothing any more."""
    async with store.writing() as connection:
        await connection.execute(delete(schema.moves).where(schema.moves.c.expires <= now))
        return (await connection.execute(delete(schema.tokens).where(~is_alive(now)))).rowcount
