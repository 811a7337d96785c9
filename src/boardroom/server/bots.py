"""Bots at tables: a few processes that think, each with limits of time and memory, and nothing but imagined worlds."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any

from boardroom.core.luck import Luck
from boardroom.core.shapes import View
from boardroom.core.state import State
from boardroom.server.metrics import BOT_FAILURES, BOT_SECONDS
from boardroom.server.minds import Mind
from boardroom.server.settings import Settings
from boardroom.server.turns import LANES, Lane, Ticket
from boardroom.server.weighing import Advised, Question, weighing_of

LONGEST_LINE = 32 * 1024 * 1024
MOST_HOMES = 10_000  # minds whose process is remembered

log = logging.getLogger("boardroom.bots")

# A terminal sends Ctrl-C to the whole group of the server, which ends its bots itself and in order.
APART: dict[str, Any] = {"process_group": 0} if os.name == "posix" else {}


@dataclass(frozen=True)
class Request:
    """All that a bot is told."""

    game: str
    revision: int
    seat: int
    view: View
    legal: list[int]
    save: dict[str, Any]
    bot: str
    level: int
    seed: int
    limit: float
    mind: str = ""  # the name of a player that the process may keep; without one it is made for this request
    answered: int = 0  # how often that player was asked before
    forced: list[int] = field(default_factory=list)  # its choices without alternatives since then
    public: bool = False  # everybody can know how many choices there are

    def line(self) -> bytes:
        """The request as it travels to the process."""
        return json.dumps({name: value for name, value in self.__dict__.items() if name != "public"}).encode() + b"\n"


def request_for(
    state: State, seat: int, bot: str, level: int, limit: float, luck: Luck, seed: int, mind: Mind | None = None
) -> Request:
    """What a bot may know of this state: the seat's view, its choices and a world imagined with `luck`."""
    imagined, view = state.imagine(seat, luck).save(), state.view(seat)
    known = (mind.name, mind.answered, mind.forced) if mind is not None else ("", 0, [])
    public = view["prompt"]["key"] in state.game.public_prompts
    game = state.game
    return Request(game.id, game.revision, seat, view, state.legal(), imagined, bot, level, seed, limit, *known, public)


def fresh_luck() -> Luck:
    """Luck that has nothing to do with the table's."""
    return Luck(secrets.randbits(128))


class Thinker:
    """One process; it is started when it is first needed and after each failure."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.command = [sys.executable, "-m", "boardroom.server.bot_process", str(settings.bot_memory)]
        self._process: asyncio.subprocess.Process | None = None

    async def think(self, request: Request | Question) -> dict[str, Any]:
        """The process's answer; raises when it fails or takes too long, and then the process is gone."""
        try:
            async with asyncio.timeout(self._settings.bot_patience):
                said = await self._answer(request)
        except BaseException:
            await self.stop()
            raise
        BOT_SECONDS.observe(said["seconds"])
        return said

    async def _answer(self, request: Request | Question) -> dict[str, Any]:
        """What it says; where a process was killed or full of what it kept, a new one is asked the same."""
        try:
            return await self._ask(request)
        except (ProcessLost, OSError) as problem:
            log.warning("a bot's process was lost", extra={"game": request.game, "problem": repr(problem)})
            await self.stop()
            return await self._ask(request)

    async def _ask(self, request: Request | Question) -> dict[str, Any]:
        process = await self._running()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(request.line())
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ProcessLost("died")
        said: dict[str, Any] = json.loads(line)
        if "problem" in said:
            raise ProcessLost("memory") if said["problem"] == "memory" else BotFailed(said["problem"])
        return said

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE, **APART
            )
        return self._process

    async def stop(self) -> None:
        """Ends the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


Waiter = asyncio.Future[Thinker]


class BotFailed(Exception):  # noqa: N818
    """A bot that gave no choice."""


class ProcessLost(BotFailed):
    """Its process failed, and the bot may not be to blame."""


class Bots:
    """The processes of one worker. A request waits for a free one; the tables never wait for a request."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.thinkers = [Thinker(settings) for _ in range(settings.bots_at_once)]
        self._free = deque(self.thinkers)
        self._waiting: list[Lane[Waiter]] = [Lane() for _ in LANES]  # those who play go first
        self._homes: OrderedDict[str, Thinker] = OrderedDict()  # which process keeps a mind

    async def think(self, request: Request, ticket: Ticket | None = None) -> int:
        """A legal choice: the bot's own, or any when the bot fails.

        Where others cannot know that there is only one choice, it waits for its turn like a bot that must think.
        """
        ticket = ticket or Ticket()
        if len(request.legal) == 1:
            if not request.public:
                self._give(await self._take(ticket))
            ticket.grant()
            return request.legal[0]
        said = await self._answer(request, ticket)
        code = int(said["code"]) if said is not None else -1
        return code if code in request.legal else secrets.choice(request.legal)

    async def weigh(self, question: Question, ticket: Ticket | None = None) -> Advised | None:
        """What the choices are worth; None when that failed."""
        said = await self._answer(question, ticket or Ticket())
        return weighing_of(said) if said is not None else None

    async def _answer(self, request: Request | Question, ticket: Ticket) -> dict[str, Any] | None:
        mind = getattr(request, "mind", "")
        thinker = await self._take(ticket, mind)
        ticket.grant()
        try:
            said = await thinker.think(request)
            self._remember(mind, thinker)
            return said
        except (BotFailed, TimeoutError, OSError, ValueError) as problem:
            BOT_FAILURES.labels(reason=type(problem).__name__).inc()
            what = {"bot": getattr(request, "bot", "weighing"), "game": request.game, "problem": repr(problem)}
            log.warning("bot failed", extra=what)
            return None
        finally:
            self._give(thinker)

    async def _take(self, ticket: Ticket, mind: str = "") -> Thinker:
        """A free process, if possible the one that keeps this mind; another one begins anew."""
        home = self._homes.get(mind)
        if home is not None and home in self._free:
            self._free.remove(home)
            return home
        if self._free:
            return self._free.popleft()
        waiter: Waiter = asyncio.get_running_loop().create_future()
        self._waiting[ticket.lane].add(ticket, waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was given one that it will not use
                self._give(waiter.result())
            raise

    def _remember(self, mind: str, thinker: Thinker) -> None:
        if mind:
            self._homes[mind] = thinker
            self._homes.move_to_end(mind)
            if len(self._homes) > MOST_HOMES:
                self._homes.popitem(last=False)

    def _give(self, thinker: Thinker) -> None:
        for lane in self._waiting:
            while (waiter := lane.next()) is not None:
                if not waiter.done():
                    waiter.set_result(thinker)
                    return
        self._free.append(thinker)

    async def stop(self) -> None:
        """Ends all processes."""
        for thinker in self.thinkers:
            await thinker.stop()
