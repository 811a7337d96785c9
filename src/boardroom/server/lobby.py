"""The lobby over HTTP: games, people, and finding or making a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from boardroom.bots.levels import BOTS, COLLEAGUES, LEVELS, searches_of
from boardroom.bots.ratings import ratings
from boardroom.core.game import Game
from boardroom.registry import games, load
from boardroom.server import hosting, messages, wire
from boardroom.server.errors import Refusal
from boardroom.server.foyer import PAGE, Look
from boardroom.server.identity import Known, Oneself, TheTables, Visitor, check_sight
from boardroom.server.oneself import keep_cookie, person_info, shown
from boardroom.server.opening import Opened, open_table
from boardroom.server.records import PLAYING, WAITING, Kept, Person
from boardroom.server.routes import errors
from boardroom.server.security import COOKIE, address_of
from boardroom.server.short_codes import read_short_code
from boardroom.server.tables import Tables
from boardroom.server.tokens import new_token

MOST_BOT_TABLES = 3  # of one host, and only bots on the seats

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
    tables.limits.check("introduce", address_of(request))
    person, token = await tables.store.add_person(wish.name, wish.address)
    return shown(person, token, wish.bearer, request, response, tables)


@router.get("/me", responses=errors(401))
async def who_am_i(person: Oneself, request: Request, response: Response, tables: TheTables) -> wire.PersonInfo:
    """You; a browser that asks keeps its cookie for another year."""
    if (cookie := request.cookies.get(COOKIE)) and "authorization" not in request.headers:
        keep_cookie(cookie, request, response, tables)
    return person_info(person)


@router.patch("/me", responses=errors(401))
async def rename_me(wish: wire.Rename, person: Known, tables: TheTables) -> wire.PersonInfo:
    """Another name, and perhaps another address, from now on."""
    renamed = Person(person.id, wish.name, person.address if wish.address is None else wish.address)
    await tables.store.rename(renamed.id, renamed.name, renamed.address)
    return person_info(renamed)


@router.delete("/me", status_code=204, responses=errors(401))
async def forget_me(person: Oneself, response: Response, tables: TheTables) -> None:
    """Forgets you: the token is worth nothing from now on. You get up from every table, games go on
    without you, and your name leaves their logs, minutes and talk.
    """
    await hosting.leave_all(tables, person)
    await tables.forget_everywhere(person.id)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")


@router.post("/tables", status_code=201, responses=errors(401, 404))
async def make_table(wish: wire.NewTable, person: Known, tables: TheTables) -> wire.TableMade:
    """Makes a table; the game starts when no seat is open."""
    tables.limits.check("create", person.id)
    if all(place.kind == "bot" for place in wish.places):
        await check_bot_tables(person, tables)
    return await keep(open_table(wish, person, tables.worker.bot_wake), person, tables)


async def check_bot_tables(person: Person, tables: Tables) -> None:
    """Tables of bots go on for as long as somebody looks; so one person has only a few at a time."""
    if tables.settings.rate > 0 and await tables.store.tables_of_bots(person.id) >= MOST_BOT_TABLES:
        raise Refusal("many-bot-tables", f"you have {MOST_BOT_TABLES} running tables of bots: delete one first")


@router.delete("/tables/{table}", status_code=204, responses=errors(401, 403, 404, 409))
async def delete_table(table: str, person: Known, tables: TheTables) -> None:
    """Takes away a table of yours at which nobody else sits and whose game is not over."""
    kept = await visible(table, person, tables)
    if kept.record.host != person.id or any(seat.person not in (None, person.id) for seat in kept.seats):
        raise Refusal("not-allowed", "only the host deletes a table, and only while nobody else sits there")
    if kept.standing.status not in (WAITING, PLAYING) or not await tables.delete(table, kept.standing.status):
        raise Refusal("not-now", "a game that is over stays where it is")


async def keep(opened: Opened, person: Person, tables: Tables) -> wire.TableMade:
    """Keeps a new table, wakes its first bot and gives the way in."""
    invite = new_token()
    await tables.store.add_table(opened.kept, opened.entries, invite)
    owner = await tables.owner(opened.kept.record.id)
    tables.worker.foyer.changed(seat.person for seat in owner.course.seats)
    tables.notices.tell({"kind": "made", "table": opened.kept.record.id})
    owner.drive()
    return wire.TableMade(table=info(owner.kept, person), invitation=await invitation(opened.kept, invite, tables))


@router.get("/tables", responses=errors(401))
async def list_tables(
    person: Visitor,
    tables: TheTables,
    game: Annotated[str, Query(max_length=40, description="Only tables of this game")] = "",
    free: Annotated[bool, Query(description="Only tables with an open seat")] = False,
    search: Annotated[str, Query(max_length=40, description="In titles and names")] = "",
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
) -> wire.TableList:
    """Listed tables that wait for somebody or are being played, a page of them; a lobby page is told by its socket."""
    rows, total = await tables.worker.foyer.page(Look(game, free, search, page))
    return listed(rows, person, -(-total // PAGE))


@router.get("/my/tables", responses=errors(401))
async def my_tables(person: Oneself, tables: TheTables) -> wire.TableList:
    """Running tables you belong to."""
    return listed(await tables.store.tables_of(person.id), person)


@router.get("/archive", responses=errors(401))
async def list_archive(person: Visitor, tables: TheTables) -> wire.TableList:
    """Games that are over: the listed ones and your own."""
    return listed(await tables.store.archive(person.id if person is not None else None), person)


@router.post("/join", responses=errors(401, 404))
async def join(wish: wire.Join, person: Known, request: Request, tables: TheTables) -> wire.TableInfo:
    """Shows an invitation; from now on the table is among yours."""
    kept = await invited(wish.code, request, tables)
    await tables.store.add_member(kept.record.id, person.id)
    return info(kept, person)


@router.post("/join/look", responses=errors(401, 404))
async def look(wish: wire.Join, person: Visitor, request: Request, tables: TheTables) -> wire.InvitedTable:
    """What an invitation leads to: the game, who sits, its options. Nobody joins by looking."""
    return wire.InvitedTable(**messages.invited_table(await invited(wish.code, request, tables), person))


async def invited(code: str, request: Request, tables: Tables) -> Kept:
    """The table that a code leads to. A wrong code, an old one and one of a table that has begun are answered alike."""
    address = address_of(request)
    tables.limits.check("join", address)
    short = read_short_code(code)
    if short is not None:
        tables.limits.check("code", address)
        tables.limits.check("codes", "")
    table = await (tables.store.invited_to(code) if short is None else tables.store.called_to(short))
    kept = await tables.store.table(table) if table is not None else None
    if kept is None:
        raise Refusal("no-table", "this invitation leads nowhere")
    return kept


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
        together=game.cooperative,
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
    return wire.ColleagueInfo(level=level, policy=COLLEAGUES[level - 1], simulations=searches_of(game, level), **found)


def info(kept: Kept, person: Person | None) -> wire.TableInfo:
    """A table as this person may know it."""
    return wire.TableInfo(**messages.table_info(kept, person))


def listed(found: list[Kept], person: Person | None, pages: int = 1) -> wire.TableList:
    """Tables as this person may know them."""
    return wire.TableList(tables=[info(kept, person) for kept in found], pages=pages)


async def invitation(kept: Kept, token: str, tables: Tables) -> wire.Invitation:
    """The way in: behind the `#`, so that it is never sent in an address; and a code to read out while the table waits."""
    short = await tables.store.short_code(kept.record.id) if kept.standing.status == WAITING else None
    return wire.Invitation(
        code=token,
        fragment=f"#/join/{token}",
        short=short.code if short is not None else None,
        short_until=short.expires if short is not None else None,
    )
