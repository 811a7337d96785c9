"""The lobby over HTTP: games, people, and finding or making a table."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from boardroom.bots.levels import BOTS, COLLEAGUES, LEVELS
from boardroom.bots.ratings import ratings
from boardroom.core.game import Game
from boardroom.registry import games, load
from boardroom.server import messages, wire
from boardroom.server.errors import Refusal
from boardroom.server.identity import Known, TheTables, Visitor, check_sight
from boardroom.server.opening import Opened, open_table
from boardroom.server.records import Kept, Person
from boardroom.server.routes import errors
from boardroom.server.security import COOKIE
from boardroom.server.tables import Tables
from boardroom.server.tokens import new_token

YEAR = 365 * 24 * 3600

router = APIRouter(prefix="/api", tags=["lobby"])


@router.get("/games", responses=errors())
async def list_games() -> list[wire.GameInfo]:
    """All games with their options."""
    return [game_info(load(name)) for name in games()]


@router.get("/games/{game}", responses=errors(404))
async def show_game(game: str) -> wire.GameInfo:
    """One game with its options."""
    if game not in games():
        raise Refusal("no-game", f"there is no such game; the games are {', '.join(games())}")
    return game_info(load(game))


@router.post("/me", status_code=201, responses=errors())
async def introduce(wish: wire.NewPerson, request: Request, response: Response, tables: TheTables) -> wire.PersonInfo:
    """Introduces somebody new: a cookie for a browser, or a token for a program that asks for it."""
    tables.limits.check("introduce", request.client.host if request.client else "")
    person, token = await tables.store.add_person(wish.name)
    if wish.bearer:
        return wire.PersonInfo(id=person.id, name=person.name, token=token)
    secure = tables.settings.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="strict")
    return wire.PersonInfo(id=person.id, name=person.name)


@router.get("/me", responses=errors(401))
async def who_am_i(person: Known) -> wire.PersonInfo:
    """You."""
    return wire.PersonInfo(id=person.id, name=person.name)


@router.patch("/me", responses=errors(401))
async def rename_me(wish: wire.Rename, person: Known, tables: TheTables) -> wire.PersonInfo:
    """Another name from now on."""
    await tables.store.rename(person.id, wish.name)
    return wire.PersonInfo(id=person.id, name=wish.name)


@router.delete("/me", status_code=204, responses=errors(401))
async def forget_me(person: Known, response: Response, tables: TheTables) -> None:
    """Forgets you: the token is worth nothing from now on. Games stay, nobody can take your seats back."""
    await tables.store.forget(person.id)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")


@router.post("/tables", status_code=201, responses=errors(401, 404))
async def make_table(wish: wire.NewTable, person: Known, tables: TheTables) -> wire.TableMade:
    """Makes a table; the game starts when no seat is open."""
    tables.limits.check("create", person.id)
    return await keep(open_table(wish, person, tables.worker.bot_wake), person, tables)


async def keep(opened: Opened, person: Person, tables: Tables) -> wire.TableMade:
    """Keeps a new table, wakes its first bot and gives the way in."""
    invite = new_token()
    await tables.store.add_table(opened.kept, opened.entries, invite)
    owner = await tables.owner(opened.kept.record.id)
    owner.drive()
    return wire.TableMade(table=info(owner.kept, person), invitation=invitation(invite))


@router.get("/tables", responses=errors(401))
async def list_tables(person: Visitor, tables: TheTables) -> wire.TableList:
    """Listed tables that wait for somebody or are being played."""
    return listed(await tables.store.open_tables(), person)


@router.get("/my/tables", responses=errors(401))
async def my_tables(person: Known, tables: TheTables) -> wire.TableList:
    """Running tables you belong to."""
    return listed(await tables.store.tables_of(person.id), person)


@router.get("/archive", responses=errors(401))
async def list_archive(person: Visitor, tables: TheTables) -> wire.TableList:
    """Games that are over: the listed ones and your own."""
    return listed(await tables.store.archive(person.id if person is not None else None), person)


@router.post("/join", responses=errors(401, 404))
async def join(wish: wire.Join, person: Known, request: Request, tables: TheTables) -> wire.TableInfo:
    """Shows an invitation; from now on the table is among yours."""
    tables.limits.check("join", request.client.host if request.client else "")
    table = await tables.store.invited_to(wish.code)
    kept = await tables.store.table(table) if table is not None else None
    if table is None or kept is None:
        raise Refusal("no-table", "this invitation leads nowhere")
    await tables.store.add_member(table, person.id)
    return info(kept, person)


@router.get("/tables/{table}", responses=errors(401, 404))
async def show_table(table: str, person: Visitor, tables: TheTables) -> wire.TableInfo:
    """One table."""
    return info(await visible(table, person, tables), person)


async def visible(table: str, person: Person | None, tables: Tables) -> Kept:
    """The table, unless this person may not know of it."""
    kept = await tables.store.table(table[:40]) if table.isalnum() and table.isascii() else None
    if kept is None:
        raise Refusal("no-table", "there is no such table")
    await check_sight(tables, kept, person)
    return kept


def game_info(game: Game) -> wire.GameInfo:
    """A game as the lobby shows it."""
    return wire.GameInfo(
        id=game.id,
        title=game.title,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        revision=game.revision,
        content=game.content,
        options=[wire.OptionInfo(**option.__dict__) for option in game.options],
        bots=[wire.BotInfo(name=name, levels=[1] if name == "random" else list(range(1, LEVELS + 1))) for name in BOTS],
        colleagues=[colleague_info(game, level) for level in range(1, LEVELS + 1)],
    )


def colleague_info(game: Game, level: int) -> wire.ColleagueInfo:
    """A colleague with what was measured of it in this game."""
    found = {
        kind: wire.RatingInfo(**rating.__dict__) if rating is not None else None
        for kind, rating in ratings(game.id, level).items()
    }
    return wire.ColleagueInfo(level=level, policy=COLLEAGUES[level - 1], **found)


def info(kept: Kept, person: Person | None) -> wire.TableInfo:
    """A table as this person may know it."""
    return wire.TableInfo(**messages.table_info(kept, person))


def listed(found: list[Kept], person: Person | None) -> wire.TableList:
    """Tables as this person may know them."""
    return wire.TableList(tables=[info(kept, person) for kept in found])


def invitation(token: str) -> wire.Invitation:
    """The way in: behind the `#`, so that it is never sent in an address."""
    return wire.Invitation(code=token, fragment=f"#/join/{token}")
