"""Clients: a person over HTTP, and a page at a table that follows the protocol of docs/server.md."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used on loopback; reading the world's certificates takes long


class Someone:
    """A person with a token."""

    def __init__(self, url: str, token: str = "", name: str = "") -> None:
        self.url = url
        self.token = token
        self.name = name
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=20, verify=PLAIN)

    async def ask(self, method: str, path: str, body: Any = None, expect: int | None = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        good = answer.status_code == expect if expect is not None else answer.status_code < 300
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json() if answer.content and "json" in answer.headers.get("content-type", "") else answer.text

    async def make(self, game: str, places: list[Any], **wish: Any) -> dict[str, Any]:
        """Makes a table: a place is "me", "open" or a bot's name."""
        kinds = [{"kind": place} if place in ("me", "open") else {"kind": "bot", "bot": place} for place in places]
        made: dict[str, Any] = await self.ask("POST", "/api/tables", {"game": game, "places": kinds, **wish})
        return made

    async def sit(self, table: str, seat: int, code: str | None = None) -> None:
        if code is not None:
            await self.ask("POST", "/api/join", {"code": code})
        await self.ask("POST", f"/api/tables/{table}/seats/{seat}/sit")


@asynccontextmanager
async def someone(url: str, name: str = "Ada") -> AsyncIterator[Someone]:
    stranger = Someone(url)
    said = await stranger.ask("POST", "/api/me", {"name": name, "bearer": True})
    await stranger.http.aclose()
    person = Someone(url, said["token"], name)
    try:
        yield person
    finally:
        await person.http.aclose()


class Page:
    """An open socket; it keeps every message it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str, seconds: float = 10) -> dict[str, Any]:
        """The next message, of one of these kinds if given."""
        async with asyncio.timeout(seconds):
            while True:
                text = str(await self.socket.recv())
                message: dict[str, Any] = json.loads(text)
                self.raw.append(text)
                self.heard.append(message)
                if not kinds or message["type"] in kinds:
                    return message

    async def quiet(self, seconds: float = 0.15) -> list[dict[str, Any]]:
        """Everything that comes until nothing does."""
        start = len(self.heard)
        try:
            while True:
                await self.hear(seconds=seconds)
        except TimeoutError:
            return self.heard[start:]

    async def choose(self, position: dict[str, Any], code: int, client: str) -> dict[str, Any]:
        await self.say(type="choose", client=client, base=position["base"], code=code)
        return await self.hear("accepted", "duplicate", "stale", "refused", "error")


@asynccontextmanager
async def page(ws: str, table: str, token: str | None = None, **hello: Any) -> AsyncIterator[Page]:
    """A page at a table, after its hello was sent."""
    address = f"{ws}/api/tables/{table}/socket"
    async with connect(address, compression=None, max_size=None, max_queue=None, proxy=None) as socket:
        opened = Page(socket)
        if token is not None:
            hello["token"] = token
        await opened.say(type="hello", **hello)
        yield opened
