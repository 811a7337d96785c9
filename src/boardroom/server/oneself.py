"""Oneself over HTTP on more than one device: a code to move with, signing out everywhere, and the cookie that is kept."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from boardroom.server import devices, wire
from boardroom.server.errors import Refusal
from boardroom.server.identity import Known, Oneself, TheTables
from boardroom.server.records import Person
from boardroom.server.routes import errors
from boardroom.server.security import COOKIE, address_of
from boardroom.server.short_codes import read_short_code
from boardroom.server.tables import Tables

YEAR = 365 * 24 * 3600

router = APIRouter(prefix="/api/me", tags=["oneself"])


@router.post("/code", status_code=201, responses=errors(401, 403))
async def make_code(person: Known, tables: TheTables) -> wire.MoveCode:
    """A code with which you are yourself on another device, too: once, and within ten minutes."""
    tables.limits.check("create", person.id)
    code, expires = await devices.make_code(tables.store, person.id)
    return wire.MoveCode(code=code, expires=expires)


@router.post("/move", responses=errors(404))
async def move(wish: wire.Move, request: Request, response: Response, tables: TheTables) -> wire.PersonInfo:
    """Shows such a code: from now on this device is yours, too. Whoever it belonged to before needs a code to come back."""
    tables.limits.check("code", address_of(request))
    tables.limits.check("codes", "")
    code = read_short_code(wish.code)
    found = await devices.use_code(tables.store, code) if code is not None else None
    if found is None:
        raise Refusal("no-code", "this code leads nowhere: it is good once, for ten minutes")
    return shown(*found, wish.bearer, request, response, tables)


@router.post("/sign-out", responses=errors(401))
async def sign_out(
    wish: wire.SignOut, person: Oneself, request: Request, response: Response, tables: TheTables
) -> wire.PersonInfo:
    """Signs you out on every device: all tokens and codes of yours are worth nothing, and this device gets a new token."""
    token = await devices.sign_out(tables.store, person.id)
    tables.signed_out(person.id)
    return shown(person, token, wish.bearer, request, response, tables)


def shown(
    person: Person, token: str, bearer: bool, request: Request, response: Response, tables: Tables
) -> wire.PersonInfo:
    """You, with the token in the answer for a program, or else in a cookie."""
    if not bearer:
        keep_cookie(token, request, response, tables)
    return person_info(person, token if bearer else None)


def keep_cookie(token: str, request: Request, response: Response, tables: Tables) -> None:
    """A browser keeps who it is for a year from now."""
    secure = tables.settings.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="strict")


def person_info(person: Person, token: str | None = None) -> wire.PersonInfo:
    """You, as you are told; the token only once."""
    said = {"id": person.id, "name": person.name, "address": person.address, "token": token}
    return wire.PersonInfo.model_validate(said)
