"""Trouble for a server that is played on: SIGKILL while it serves, starts or migrates, and a PostgreSQL that crashes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from boardroom.server import database
from boardroom.server.settings import Settings
from server.kit.client import PLAIN, someone
from server.kit.postgres import Postgres
from server.kit.servers import Apart

SERVING, STARTING, MIGRATING, CRASHING = "serving", "starting", "migrating", "crashing"
ROUND = (SERVING, STARTING, MIGRATING)
OLDER = ("0003", "0004", "0005", "0006")  # what is thrown away on the way back to these, no game here needs
HELD = f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {database.MIGRATION_LOCK} AND granted"
LONGEST_WAIT = 10.0  # seconds for somebody to choose
PATIENCE = 60.0  # seconds until a start must have begun to migrate
OUR_FAULTS = ("a request failed", "a task at a table failed", "Exception in ASGI")


@dataclass
class Progress:
    """How far the games are that are played side by side."""

    games: int
    playing: set[int] = field(default_factory=set)
    accepted: int = 0
    over: bool = False

    def made(self, game: int) -> None:
        """A choice was accepted in this game."""
        self.playing.add(game)
        self.accepted += 1

    def end(self, _games: object) -> None:
        """All games are over."""
        self.over = True

    async def everybody_plays(self) -> None:
        while len(self.playing) < self.games:
            await asyncio.sleep(0.005)

    async def goes_on(self) -> None:
        """Somebody chooses again: else a server that is killed again and again would let nobody choose."""
        before, end = self.accepted, time.monotonic() + LONGEST_WAIT
        while self.accepted == before and not self.over and time.monotonic() < end:
            await asyncio.sleep(0.005)


class Killer:
    """Kills a server over and over, and counts what it was doing: one kill while it serves, then some of its starts."""

    def __init__(self, server: Apart, seed: int) -> None:
        self.counts: Counter[str] = Counter()
        self._server = server
        self._dice = Random(seed)
        self._rounds = seed
        self._start_takes = 1.0

    async def work(self, progress: Progress, most: int) -> None:
        """Begins when everybody plays, and starts the server for good after so many kills."""
        await progress.everybody_plays()
        until = self.counts.total() + most
        while self.counts.total() < until:
            await asyncio.sleep(self._dice.random() * 0.3)
            self._kill(SERVING)
            self._rounds += 1
            deed = ROUND[self._rounds % len(ROUND)]
            for _ in range(self._dice.randint(1, 3) if deed != SERVING else 0):
                if self.counts.total() < until:
                    await asyncio.to_thread(self._start_badly, deed)
            await asyncio.to_thread(self._start)
            await progress.goes_on()

    def _kill(self, deed: str) -> None:
        self._server.kill()
        self.counts[deed] += 1

    def _start(self) -> None:
        began = time.monotonic()
        self._server.start()
        self._start_takes = time.monotonic() - began

    def _start_badly(self, deed: str) -> None:
        """A start that is killed at some moment, perhaps while it brings an old database to the newest schema."""
        if deed == STARTING:
            self._server.start(wait=False)
            time.sleep(self._dice.random() * self._start_takes)
            self._kill(STARTING)
            return
        asyncio.run(step_back(self._server.settings, self._dice.choice(OLDER)))
        self._server.start(wait=False)
        held = asyncio.run(wait_for_migration(self._server.settings))
        time.sleep(self._dice.random() * 0.1)
        self._kill(MIGRATING if held else STARTING)


class Crasher:
    """Crashes a server's PostgreSQL over and over while somebody plays."""

    def __init__(self, server: Apart, postgres: Postgres, seed: int) -> None:
        self.counts: Counter[str] = Counter()
        self._server = server
        self._postgres = postgres
        self._dice = Random(seed)

    async def work(self, progress: Progress, most: int) -> None:
        """Begins when everybody plays, and leaves PostgreSQL running after so many crashes."""
        await progress.everybody_plays()
        for number in range(most):
            await asyncio.sleep(self._dice.random() * 0.6)
            await asyncio.to_thread(self._postgres.crash if number % 2 else self._postgres.kill)
            self.counts[CRASHING] += 1
            await asyncio.sleep(self._dice.random() * 0.5)
            await asyncio.to_thread(self._postgres.start)
            await asyncio.to_thread(self._server.wait_until_ready)
            await progress.goes_on()


async def step_back(settings: Settings, version: str) -> None:
    """Makes the database one of an older Boardroom."""
    engine = database.open_engine(settings.checked())
    try:
        async with engine.begin() as connection:
            if settings.checked().is_sqlite:
                await connection.execute(text("BEGIN IMMEDIATE"))
            await connection.run_sync(lambda sync: downgrade(sync, version))
    finally:
        await engine.dispose()


def downgrade(connection: Connection, version: str) -> None:
    """Runs the migrations backwards, unless the database is as old already."""
    if (database.version_of(connection) or "") <= version:
        return
    config = Config()
    config.set_main_option("script_location", "boardroom.server:migrations")
    config.attributes["connection"] = connection
    command.downgrade(config, version)


async def wait_for_migration(settings: Settings) -> bool:
    """Returns when a server holds what it holds while it migrates; False when it was too quick to be seen."""
    settings = settings.checked()
    if settings.is_sqlite:
        path = settings.db.removeprefix("sqlite+aiosqlite:///")
        return await until_seen(settings, lambda: asyncio.to_thread(is_written, path))
    engine = database.open_engine(settings)
    try:
        async with engine.connect() as connection:

            async def held() -> bool:
                return bool((await connection.execute(text(HELD))).scalar())

            return await until_seen(settings, held)
    finally:
        await engine.dispose()


async def until_seen(settings: Settings, seen: Callable[[], Awaitable[bool]]) -> bool:
    """Looks over and over, until it is seen or the server is ready."""
    end = time.monotonic() + PATIENCE
    async with httpx.AsyncClient(timeout=0.05, verify=PLAIN) as http:  # it listens long before it answers
        while time.monotonic() < end:
            for _ in range(20):
                if await seen():
                    return True
                await asyncio.sleep(0.002)
            with contextlib.suppress(httpx.HTTPError):
                await http.get(f"http://127.0.0.1:{settings.port}/api/health/ready")
                return False
    raise AssertionError("a server did not start")


def is_written(path: str) -> bool:
    """Does somebody write in this SQLite file at this moment?"""
    connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        return False
    except sqlite3.OperationalError:
        return True
    finally:
        connection.close()


async def watch(url: str, statuses: Counter[int]) -> None:
    """Somebody who reads and writes over HTTP all the time, and counts the answers."""
    async with someone(url) as ada:
        while True:
            for method, path, body in (
                ("GET", "/api/me", None),
                ("GET", "/api/tables", None),
                ("PATCH", "/api/me", {"name": "Ada"}),
            ):
                with contextlib.suppress(httpx.TransportError):  # it was killed
                    statuses[(await ada.http.request(method, path, json=body)).status_code] += 1
            await asyncio.sleep(0.02)


def faults_in(log: Path) -> list[str]:
    """The lines of a server's log that say it was its own fault."""
    return [line[:300] for line in log.read_text().splitlines() if any(fault in line for fault in OUR_FAULTS)]
