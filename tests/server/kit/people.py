"""A table of three people who come and go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from boardroom.server.owner import TableOwner
from boardroom.server.settings import Settings
from server.kit.client import Page, Someone, page, someone
from server.kit.servers import QUICK, Inside, serving

CALM = replace(QUICK, bot_delay=(30.0, 30.0))  # bots let people act


@dataclass
class Three:
    """Burn Rate with Ada, who made the table, Bob and Cid."""

    server: Inside
    ada: Someone
    bob: Someone
    cid: Someone
    stack: AsyncExitStack
    table: str = ""
    code: str = ""

    def seat(self, number: int, deed: str) -> str:
        return f"/api/tables/{self.table}/seats/{number}/{deed}"

    async def info(self, person: Someone) -> dict[str, Any]:
        told: dict[str, Any] = await person.ask("GET", f"/api/tables/{self.table}")
        return told

    async def owner(self) -> TableOwner:
        return await self.server.tables.owner(self.table)

    async def stranger(self, name: str = "Dan") -> Someone:
        found = await self.stack.enter_async_context(someone(self.server.url, name))
        await found.ask("POST", "/api/join", {"code": self.code})
        return found

    async def open(self, person: Someone, **hello: Any) -> Page:
        opened = await self.stack.enter_async_context(page(self.server.ws, self.table, person.token, **hello))
        await opened.hear("welcome")
        return opened

    async def cid_leaves(self) -> None:
        await self.cid.ask("POST", self.seat(2, "leave"))

    async def play(self, choices: int) -> None:
        """Whoever decides takes the first choice, over and over."""
        owner = await self.owner()
        for number in range(choices):
            seat, state = owner.course.decider, owner.course.state
            person = owner.course.seats[seat].person
            assert state is not None and person is not None
            answer = await owner.choose(person, seat, f"c{number}", owner.course.base, state.legal()[0])
            assert answer["type"] == "accepted"


@asynccontextmanager
async def three(settings: Settings, started: bool = True, **wish: Any) -> AsyncIterator[Three]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(serving(settings))
        ada, bob, cid = [await stack.enter_async_context(someone(server.url, name)) for name in ("Ada", "Bob", "Cid")]
        found = Three(server, ada, bob, cid, stack)
        made = await found.ada.make("burn-rate", ["me", "open", "open"], seed="5", **wish)
        found.table, found.code = made["table"]["id"], made["invitation"]["code"]
        await found.bob.sit(found.table, 1, found.code)
        if started:
            await found.cid.sit(found.table, 2, found.code)
        yield found


def at_table(
    db: str, scene: Callable[[Three], Awaitable[None]], settings: Settings = CALM, started: bool = True, **wish: Any
) -> None:
    """Plays the scene at such a table."""

    async def run() -> None:
        async with three(replace(settings, db=db), started, **wish) as table:
            await scene(table)

    asyncio.run(run())
