"""Who asks: a token in the Authorization header or in the cookie, never in an address."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from boardroom.server.errors import Refusal
from boardroom.server.records import Kept, Person
from boardroom.server.security import COOKIE
from boardroom.server.tables import Tables
from boardroom.server.tokens import LONGEST_TOKEN

bearer = HTTPBearer(auto_error=False, description="The token of `POST /api/me` with `bearer`")
cookie = APIKeyCookie(name=COOKIE, auto_error=False, description="Set by `POST /api/me`")


def tables_of(connection: HTTPConnection) -> Tables:
    """The tables of this worker."""
    tables: Tables = connection.app.state.tables
    if not tables.ready:
        raise Refusal("starting", "the server is starting or stopping: try again", 1.0)
    return tables


def tables_in(request: Request) -> Tables:
    """The tables, for a route."""
    return tables_of(request)


TheTables = Annotated[Tables, Depends(tables_in)]


async def visitor(
    tables: TheTables,
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
    kept: Annotated[str | None, Depends(cookie)],
) -> Person | None:
    """Who asks, if they say so; a token that nobody has is refused."""
    token = shown.credentials if shown is not None else kept
    if token is None:
        return None
    person = await tables.store.person_of(token) if len(token) <= LONGEST_TOKEN else None
    if person is None and shown is not None:
        raise Refusal("no-token", "nobody has this token: introduce yourself with POST /api/me")
    return person


Visitor = Annotated[Person | None, Depends(visitor)]


async def oneself(person: Visitor) -> Person:
    """Who asks, also when they are banned: they may see and delete what is theirs."""
    if person is None:
        raise Refusal("no-token", "introduce yourself first with POST /api/me")
    return person


Oneself = Annotated[Person, Depends(oneself)]


async def known(person: Oneself) -> Person:
    """Who asks; strangers are refused, and so is who was banned."""
    check_ban(person)
    return person


def check_ban(person: Person | None) -> None:
    """Raises the refusal where the operator has banned this person."""
    if person is not None and person.banned:
        raise Refusal("banned", "the operator of this server has shut you out")


Known = Annotated[Person, Depends(known)]


async def check_sight(tables: Tables, kept: Kept, person: Person | None) -> None:
    """May this person know of the table at all? Unlisted tables are for members, and for those who may watch by link."""
    if kept.record.listed or kept.record.rules.watch == "anyone":
        return
    if person is None or not await tables.store.is_member(kept.record.id, person.id):
        raise Refusal("no-table", "there is no such table")


async def check_watching(tables: Tables, kept: Kept, person: Person | None) -> None:
    """May this person watch?"""
    rules = kept.record.rules
    if rules.watch == "anyone":
        return
    if person is not None and any(seat.person == person.id for seat in kept.seats):
        return
    invited = person is not None and await tables.store.is_member(kept.record.id, person.id)
    if rules.watch == "nobody" or not invited:
        raise Refusal(
            "not-allowed", "nobody watches this table" if rules.watch == "nobody" else "only the invited watch"
        )
