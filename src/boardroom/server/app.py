"""The application: its parts put together, and every error in one shape."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from boardroom.core.errors import BoardroomError
from boardroom.server import (
    between,
    database,
    downloads,
    endings,
    health,
    hints,
    lessons,
    library,
    lobby,
    logs,
    oneself,
    pages,
    puzzles,
    replays,
    seats,
    socket,
)
from boardroom.server.errors import MAY_BE_AWAY, Refusal, database_away, is_away, say_away
from boardroom.server.gate import Gate
from boardroom.server.notify import Notices, PostgresNotices
from boardroom.server.security import Door, refusal_answer
from boardroom.server.settings import Settings, from_environment, pages_folder
from boardroom.server.store import Store
from boardroom.server.tables import Tables
from boardroom.version import __version__

LONGEST_MESSAGE = 500

log = logging.getLogger("boardroom.app")


def create_app(settings: Settings | None = None) -> FastAPI:
    """An application with these settings, or those its process was started with."""
    if settings is None:
        settings = from_environment()
        logs.configure(settings.log, settings.log_level, settings.log_file)
    settings = settings.checked()
    engine = database.open_engine(settings)
    store = Store(engine)
    notices = Notices() if settings.is_sqlite else PostgresNotices(engine)
    tables = Tables(settings, store, notices)
    gate = Gate(settings)
    app = FastAPI(
        title="Boardroom",
        version=__version__,
        summary="Tables for board games about office life.",
        lifespan=lifespan_of(tables, settings, gate),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.tables = tables
    parts = (
        lobby,
        oneself,
        between,
        library,
        lessons,
        puzzles,
        seats,
        downloads,
        endings,
        hints,
        replays,
        health,
        socket,
    )
    for part in parts:
        app.include_router(part.router)
    add_error_handlers(app)
    app.add_middleware(Door, settings=settings, limits=tables.limits, gate=gate)
    app.mount("/", pages.mount(pages_folder(settings.pages)))
    return app


Lifespan = Callable[[FastAPI], AbstractAsyncContextManager[dict[str, Gate]]]


def lifespan_of(tables: Tables, settings: Settings, gate: Gate) -> Lifespan:
    """Opens the database before the first request and writes everything before the last; the gate is for the protocol."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Gate]]:
        try:
            lock = database.FileLock(settings) if settings.is_sqlite else None
            await database.upgrade(tables.store.engine)
            await tables.start()
        except Exception:
            log.exception("the server could not start")
            raise
        tame_collector()
        log.info("ready", extra={"version": __version__, "database": tables.store.engine.dialect.name})
        try:
            yield {"gate": gate}
        finally:
            await tables.stop()
            await tables.store.engine.dispose()
            if lock is not None:
                lock.release()
            log.info("stopped")

    return lifespan


def tame_collector() -> None:
    """A full collection stops all tables for as long as it looks through them, so it comes rarely; most of what a table
    leaves behind is freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000)


def add_error_handlers(app: FastAPI) -> None:
    """Every error is an ErrorAnswer, and none quotes what was sent."""

    @app.exception_handler(Refusal)
    async def refused(_request: Request, problem: Refusal) -> JSONResponse:
        return refusal_answer(problem)

    @app.exception_handler(BoardroomError)
    async def people_s_mistake(_request: Request, problem: BoardroomError) -> JSONResponse:
        return refusal_answer(Refusal("bad-option", str(problem)[:LONGEST_MESSAGE]))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_request: Request, problem: RequestValidationError) -> JSONResponse:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"][:5])[:80]
        return refusal_answer(Refusal("invalid", f"{where}: {first['msg']}"[:LONGEST_MESSAGE]))

    @app.exception_handler(HTTPException)
    async def no_route(_request: Request, problem: HTTPException) -> JSONResponse:
        codes = {404: "no-route", 405: "bad-method"}
        answer = refusal_answer(Refusal(codes.get(problem.status_code, "bad-request"), str(problem.detail)))
        answer.headers.update(problem.headers or {})
        return answer

    async def away(_request: Request, problem: Exception) -> JSONResponse:
        if not is_away(problem):
            raise problem
        say_away(log, problem)
        return refusal_answer(database_away(problem))

    for kind in MAY_BE_AWAY:
        app.add_exception_handler(kind, away)

    @app.exception_handler(Exception)
    async def our_fault(_request: Request, problem: Exception) -> JSONResponse:
        log.error("a request failed", exc_info=problem)
        return refusal_answer(Refusal("our-fault", "something went wrong here, not with you; it was written down"))
