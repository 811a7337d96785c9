"""The door: which hosts and pages may talk to the server, how large a request may be, and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardroom.server.errors import Refusal
from boardroom.server.gate import Gate
from boardroom.server.limits import Limits, household
from boardroom.server.metrics import REQUESTS
from boardroom.server.settings import LOOPBACK, Settings, is_within
from boardroom.server.tokens import hash_of

log = logging.getLogger("boardroom.http")

LARGEST_BODY = 64 * 1024
MOST_HEARD = 16 * LARGEST_BODY  # of a request that is too large, and for so many seconds at most
HEARING_OUT = 2.0
COOKIE = "boardroom"
SAFE = ("GET", "HEAD", "OPTIONS")
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via")
MOST_WARNINGS = 20  # about proxies nobody named: each by its address, and anybody can write such a header

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Door:
    """Checks every request and socket before anything else sees it."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, gate: Gate) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._gate = gate
        self._hosts = {*LOOPBACK, settings.host, *settings.hosts} - {"0.0.0.0", "::"}
        self._warned: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request pass, or answers it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._look_for_a_proxy(scope)
        scope["client"] = (client_address(scope, self._settings), 0)
        try:
            self._check(scope)
        except Refusal as problem:
            await self._turn_away(problem, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._let_in(scope, receive, send)
            return
        started = time.perf_counter()
        guard = Guard(receive, send, scope["path"].startswith("/api"), self._settings.body_seconds)
        with contextlib.suppress(Refusal):
            await self._app(scope, guard.receive, guard.send)
        if guard.problem is not None:  # whatever the application made of it
            await hear_out(guard.problem, receive)
            answer, guard.problem = refusal_answer(guard.problem), None
            await answer(scope, receive, guard.send)
        route, seconds = route_of(scope), time.perf_counter() - started
        REQUESTS.labels(route=route, status=str(guard.status)).inc()
        log.info(
            "request",
            extra={"method": scope["method"], "route": route, "status": guard.status, "ms": round(seconds * 1000, 1)},
        )

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket is counted for as long as it is open."""
        try:
            with self._gate.socket(household(scope["client"][0])):
                await self._app(scope, receive, send)
        except Refusal as problem:
            await self._turn_away(problem, scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = host_name(host)
        if name not in self._hosts:
            raise Refusal("bad-host", "this server does not answer to that name (see --allow-host)")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self._check_origin(headers.get("origin"), host)
        if scope["type"] == "websocket":
            self._limits.check("connect", household(scope["client"][0]))
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            raise Refusal("too-large", f"a request has at most {LARGEST_BODY} bytes")
        if is_counted(scope["path"]):
            address = household(scope["client"][0])
            self._limits.check("address", address)
            self._limits.check("request", shown_token(headers) or address)

    def _look_for_a_proxy(self, scope: Scope) -> None:
        """Behind a proxy that nobody named, everybody seems to be one person; whoever runs the server must hear of it."""
        peer = scope["client"][0] if scope.get("client") else ""
        scope["through_a_stranger"] = is_forwarded(scope) and not is_within(peer, self._settings.proxies)
        if scope["through_a_stranger"] and peer not in self._warned and len(self._warned) < MOST_WARNINGS:
            self._warned.add(peer)
            log.warning(
                "a proxy forwards people to this server, which then counts them all as one and keeps /metrics shut:"
                f" if it is yours, start with --proxy {printable_address(peer)}"
            )

    def _check_origin(self, origin: str | None, host: str) -> None:
        """A page must come from this server or from the list; programs send no origin."""
        if origin is None or origin in self._settings.origins:
            return
        if urlsplit(origin).netloc != host:
            raise Refusal("bad-origin", "pages from there may not talk to this server (see --allow-origin)")

    async def _turn_away(self, problem: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        await hear_out(problem, receive)
        guard = Guard(receive, send, private=True)  # a handshake is answered like a request
        await refusal_answer(problem)(scope, receive, guard.send)
        REQUESTS.labels(route="door", status=str(guard.status)).inc()


class Guard:
    """Counts the bytes that come in, and puts the headers on what goes out."""

    def __init__(self, receive: Receive, send: Send, private: bool, seconds: float = 20.0) -> None:
        self._receive = receive
        self._send = send
        self._private = private
        self._size = 0
        self._whole = False
        self._until = asyncio.get_running_loop().time() + seconds
        self.status = 0
        self.problem: Refusal | None = None

    async def receive(self) -> Message:
        """A piece of the request."""
        message = await self._piece()
        self._whole = not message.get("more_body", False)
        self._size += len(message.get("body", b""))
        if self._size > LARGEST_BODY:
            self.problem = Refusal("too-large", f"a request has at most {LARGEST_BODY} bytes")
            raise self.problem
        return message

    async def _piece(self) -> Message:
        """The next piece; all of them come within one time, or they are too late. Behind the last one nothing is awaited."""
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                return await self._receive()
        except TimeoutError:
            self.problem = Refusal("too-slow", "this request took too long to arrive")
            raise self.problem from None

    async def send(self, message: Message) -> None:
        """A piece of the answer; a request that was too large gets its own."""
        if self.problem is not None:
            return
        if message["type"].endswith("http.response.start"):
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if self._private:
                headers["Cache-Control"] = "no-store"
        await self._send(message)


async def hear_out(problem: Refusal, receive: Receive) -> None:
    """Reads on behind a request that is too large, within bounds: who is cut off while still sending never reads why."""
    if problem.code != "too-large":
        return
    size = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(HEARING_OUT):
            while size < MOST_HEARD:
                message = await receive()
                size += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return


def refusal_answer(problem: Refusal) -> JSONResponse:
    """A refusal over HTTP."""
    error: dict[str, Any] = {"code": problem.code, "message": problem.message, "retry_after": problem.retry_after}
    headers = {"Retry-After": str(int(problem.retry_after) + 1)} if problem.retry_after is not None else None
    return JSONResponse({"error": error}, problem.status, headers)


def client_address(scope: Scope, settings: Settings) -> str:
    """Who asks. The word of a proxy counts only when it is configured, and then its nearest unknown address."""
    client = scope.get("client")
    address = client[0] if client else ""
    if not is_within(address, settings.proxies):
        return address
    named = Headers(scope=scope).get("x-forwarded-for", "")
    for hop in reversed([part.strip() for part in named.split(",") if part.strip()]):
        if not is_within(hop, settings.proxies):
            return hop[:64]
    return address


def address_of(connection: HTTPConnection) -> str:
    """The address that this request is counted against."""
    return household(connection.client.host if connection.client else "")


def is_counted(path: str) -> bool:
    """Is this counted? Files of the pages are not: a browser asks for all of them at once, and six of them may share an
    address; nor is health, which machines ask for.
    """
    return (path.startswith("/api/") and not path.startswith("/api/health")) or path == "/metrics"


def shown_token(headers: Headers) -> str:
    """What stands for the token that a request shows, whether it is anybody's or not; empty without one."""
    token = headers.get("authorization") or cookie_parser(headers.get("cookie", "")).get(COOKIE)
    return hash_of(token) if token else ""


def is_forwarded(scope: Scope) -> bool:
    """Does a request say that it came through a proxy?"""
    names = {name.decode("latin-1") for name, _ in scope["headers"]}
    return any(name in names for name in FORWARDED)


def printable_address(peer: str) -> str:
    """An address as it may stand in a log line."""
    return peer if is_within(peer, ("0.0.0.0/0", "::/0")) else "ADDRESS"


def host_name(host: str) -> str:
    """The name in a Host header, without its port; empty when it is no name."""
    name, colon, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
    name, port = (name, port) if colon else (name or port, "0")
    return name.lower() if port.isdecimal() else ""


def route_of(scope: Scope) -> str:
    """The pattern of the route that answered: what a path contains is never logged or counted."""
    route = scope.get("route")
    return str(getattr(route, "path", "none"))
