"""One socket at one table: the first message says who it is, then commands go in and everything a seat may know comes out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boardroom.server import chat, messages, wire
from boardroom.server.errors import MAY_BE_AWAY, Refusal, database_away, is_away, say_away
from boardroom.server.foyer import Look, Watcher
from boardroom.server.identity import check_ban, check_sight, check_watching, tables_of
from boardroom.server.metrics import COMMAND_SECONDS, SOCKETS
from boardroom.server.owner import TableOwner
from boardroom.server.presence import Listener
from boardroom.server.records import GALLERY, Kept, Person
from boardroom.server.security import COOKIE, address_of
from boardroom.server.tables import Tables

PATIENCE = 10.0  # seconds for the first message
QUEUE = 200  # messages that may wait for a slow socket
MOST_WAITING = 2 * 1024 * 1024  # letters of them
MISTAKES = 20  # bad messages before the socket is closed
LARGEST_MESSAGE = 16 * 1024
POLICY, TOO_BIG, TRY_LATER, RESTART = 1008, 1009, 1013, 1012

router = APIRouter()
log = logging.getLogger("boardroom.socket")


class NoHello(Exception):  # noqa: N818
    """A socket that never said who it is."""


class SocketListener(Listener):
    """A socket's way out: messages wait in a queue, so that a slow reader never delays the table."""

    def __init__(self, socket: WebSocket, seat: int, person: str) -> None:
        super().__init__(seat, person)
        self._socket = socket
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._bytes = 0  # that wait
        self._closing = False

    def tell(self, text: str) -> None:
        """Sends a message soon; a socket that is too slow is closed and may come back."""
        if self._closing:
            return
        if self._queue.qsize() >= QUEUE or self._bytes + len(text) > MOST_WAITING:
            self._drop()
            return
        self._bytes += len(text)
        self._queue.put_nowait(text)

    def _drop(self) -> None:
        """What waits would not be read in time: it is thrown away, and so is the socket."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self.close(TRY_LATER)

    def close(self, code: int) -> None:
        """Closes the socket once everything before was sent."""
        self._closing = True
        self._queue.put_nowait(code)

    async def run(self) -> None:
        """Sends until the socket is closed."""
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await self._socket.close(item)
                return
            await self._socket.send_text(item)
            self._bytes -= len(item)


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """Serves one socket from its first message to its end."""
    await converse(socket, lambda listener: Conversation(socket, listener).run(table), table)


@router.websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket) -> None:
    """Serves one lobby page: it is told of open tables, and of its person's own."""
    await converse(socket, lambda listener: LobbyTalk(socket, listener).run())


async def converse(socket: WebSocket, talk: Callable[[SocketListener], Awaitable[None]], table: str = "") -> None:
    """Talks until one of both ends it; what goes wrong is said before."""
    await socket.accept()
    listener = SocketListener(socket, GALLERY, "")
    sender = asyncio.create_task(listener.run())
    SOCKETS.inc()
    try:
        await talk(listener)
    except (WebSocketDisconnect, NoHello, RuntimeError):
        listener.close(POLICY)  # the other end is gone, or never said hello
    except Refusal as problem:
        refuse(listener, problem)
    except MAY_BE_AWAY as problem:
        if not is_away(problem):
            raise
        say_away(log, problem, table=table)
        refuse(listener, database_away(problem))
    finally:
        SOCKETS.dec()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(2):
                await sender
        sender.cancel()


def refuse(listener: SocketListener, problem: Refusal) -> None:
    """Says why, and closes; who may come back is told to try later."""
    listener.tell(messages.encode(messages.problem(problem.code, problem.message, problem.retry_after)))
    listener.close(TRY_LATER if problem.retry_after is not None else POLICY)


class Talk:
    """The words between one socket and the server: who it is, and messages that are not too long, too many or nonsense."""

    def __init__(self, socket: WebSocket, listener: SocketListener) -> None:
        self._socket = socket
        self._listener = listener
        self._tables: Tables = tables_of(socket)
        self._person: Person | None = None
        self._address = address_of(socket)
        self._mistakes = 0

    async def _greet(self) -> wire.Hello:
        """The first message, and who sent it."""
        try:
            async with asyncio.timeout(PATIENCE):
                hello = await self._hello()
        except TimeoutError:
            raise NoHello from None
        token = hello.token or self._socket.cookies.get(COOKIE)
        self._person = await self._tables.store.person_of(token) if token else None
        if hello.token is not None and self._person is None:
            raise Refusal("no-token", "nobody has this token: introduce yourself with POST /api/me")
        check_ban(self._person)
        return hello

    async def _hello(self) -> wire.Hello:
        message = parse(await self._read())
        if not isinstance(message, wire.Hello):
            raise Refusal("bad-request", "the first message is a hello")
        if message.wire != wire.WIRE:
            raise Refusal("bad-request", f"this server speaks wire {wire.WIRE}: load the page again")
        return message

    async def _read(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise Refusal("bad-request", "messages are text, not bytes")
        if len(text) > LARGEST_MESSAGE:
            raise Refusal("too-large", f"a message has at most {LARGEST_MESSAGE} bytes")
        return str(text)

    async def _serve(self, answer: Callable[[Any], Awaitable[None]], text: str) -> None:
        try:
            self._tables.limits.check("message", str(id(self)))
            with COMMAND_SECONDS.time():
                await answer(parse(text))
        except Refusal as problem:
            self._mistakes += 1
            if self._mistakes > MISTAKES:
                raise Refusal("bad-request", "too many messages that could not be served") from None
            self._say(messages.problem(problem.code, problem.message, problem.retry_after))

    def _say(self, message: dict[str, Any]) -> None:
        if self._socket.client_state == WebSocketState.CONNECTED:
            self._listener.tell(messages.encode(message))


class Conversation(Talk):
    """The words between one socket and one table."""

    async def run(self, table: str) -> None:
        """Hello, welcome, and then whatever comes."""
        owner = await self._find(table, await self._greet())
        await owner.welcome(self._listener, self._person, self._last)
        self._tables.tell_presence(owner)
        try:
            while True:
                await self._serve(lambda message: self._answer(owner, message), await self._read())
        finally:
            owner.attendance.listeners.discard(self._listener)
            self._tables.tell_presence(owner)

    async def _find(self, table: str, hello: wire.Hello) -> TableOwner:
        """The table, and the place this person may have there."""
        self._last = hello.last
        kept = await self._tables.store.table(table) if table.isalnum() and table.isascii() else None
        if kept is None:
            raise Refusal("no-table", "there is no such table")
        await check_sight(self._tables, kept, self._person)
        owner = await self._tables.owner(table, kept.standing.number)
        seat = self._seat(owner.kept, hello.seat)
        if seat == GALLERY:
            await check_watching(self._tables, kept, self._person)
        self._listener.seat = seat
        self._listener.person = self._person.id if self._person is not None else ""
        return owner

    def _seat(self, kept: Kept, wanted: int | None) -> int:
        mine = [seat.number for seat in kept.seats if self._person is not None and seat.person == self._person.id]
        if wanted is None:
            return mine[0] if mine else GALLERY
        if wanted != GALLERY and wanted not in mine:
            raise Refusal("not-yours", "that seat is not yours")
        return wanted

    async def _answer(self, owner: TableOwner, message: Any) -> None:
        seat, person = self._listener.seat, self._listener.person
        if isinstance(message, wire.Choose):
            self._say(await owner.choose(person, seat, message.client, message.base, message.code))
        elif isinstance(message, wire.Undo):
            self._say(await owner.undo(person, seat, message.client, message.base))
        elif isinstance(message, wire.Say):
            await chat.say(self._tables, owner, seat, self._person, self._address, message.text)
        elif isinstance(message, wire.Refresh):
            await self._refresh(owner, message.last)
        elif isinstance(message, wire.Why):
            self._say(owner.why(person, seat, message.base, message.path))
        elif isinstance(message, wire.Ping):
            self._say({"type": "pong", "id": message.id})
        elif isinstance(message, wire.WishPace):
            self._tables.wish(owner, person, seat, message.pace)
        elif isinstance(message, wire.Skip):
            self._tables.skip(owner, seat)
        else:
            raise Refusal("bad-request", "hello was said already")

    async def _refresh(self, owner: TableOwner, last: int | None) -> None:
        """Who only missed something is told that; the whole table costs more. Neither is told again and again."""
        self._tables.limits.check("refresh", str(id(self)))
        if last is not None and owner.knows(last):
            self._say(messages.update(owner.course, self._listener.seat, last, owner.standing.deadline_at))
            return
        await owner.welcome(self._listener, self._person, last)


class LobbyTalk(Talk):
    """The words between one socket and the foyer."""

    async def run(self) -> None:
        """Hello, the tables, and then what the page wants to see of them."""
        await self._greet()
        self._listener.person = self._person.id if self._person is not None else ""
        foyer, watcher = self._tables.worker.foyer, Watcher(self._listener, self._person)
        try:
            await foyer.enter(watcher)
            while True:
                await self._serve(lambda message: self._answer(watcher, message), await self._read())
        finally:
            foyer.leave(watcher)

    async def _answer(self, watcher: Watcher, message: Any) -> None:
        if isinstance(message, wire.LookAt):
            self._tables.limits.check("look", str(id(self)))
            look = Look(message.game, message.free, message.search, message.page)
            await self._tables.worker.foyer.look(watcher, look)
        elif isinstance(message, wire.Ping):
            self._say({"type": "pong", "id": message.id})
        else:
            raise Refusal("bad-request", "that is for the socket of a table")


def parse(text: str) -> Any:
    """The message in this text, or a refusal that says where it is wrong without quoting it."""
    try:
        return wire.client_message.validate_python(json.loads(text))
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"][:4])[:80]
        raise Refusal("invalid", f"this message cannot be read: {where}: {first['msg'][:200]}") from None
    except (ValueError, RecursionError):
        raise Refusal("invalid", "this message is not JSON") from None
