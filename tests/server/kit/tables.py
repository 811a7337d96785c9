"""Tables that one person plays alone, all seats at once, for tests that look at one thing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import boardroom
from server.kit.client import Page, Someone, page, someone
from server.kit.servers import Inside


@dataclass
class Alone:
    """A table whose seats all belong to one person, with a page for each seat and one in the gallery."""

    server: Inside
    person: Someone
    id: str
    info: dict[str, Any]
    pages: list[Page]
    gallery: Page
    positions: list[dict[str, Any]]
    count: int = 0

    @property
    def decider(self) -> int:
        return next(seat for seat, position in enumerate(self.positions) if position["choices"])

    async def choose(self, code: int | None = None, dice: Random | None = None) -> dict[str, Any]:
        """The decider chooses; everybody hears it."""
        seat = self.decider
        position = self.positions[seat]
        codes = [choice["code"] for choice in position["choices"]]
        self.count += 1
        chosen = code if code is not None else (dice or Random(self.count)).choice(codes)
        answer = await self.pages[seat].choose(position, chosen, f"c{self.count}")
        assert answer["type"] == "accepted", answer
        await self.follow(answer["number"])
        return answer

    async def follow(self, number: int) -> None:
        """Everybody has heard of this number."""
        for seat, opened in enumerate([*self.pages, self.gallery]):
            latest = [m["position"] for m in opened.heard if m["type"] in ("update", "welcome")][-1]
            while latest["number"] < number:
                latest = (await opened.hear("update"))["position"]
            if seat < len(self.pages):
                self.positions[seat] = latest


@asynccontextmanager
async def alone(server: Inside, game: str, seats: int | None = None, **wish: Any) -> AsyncIterator[Alone]:
    """A started table with all its pages open."""
    count = seats or boardroom.load(game).min_seats
    async with AsyncExitStack() as stack:
        person = await stack.enter_async_context(someone(server.url))
        made = await person.make(game, ["me"] * count, **wish)
        table = made["table"]["id"]
        pages = [
            await stack.enter_async_context(page(server.ws, table, person.token, seat=seat)) for seat in range(count)
        ]
        gallery = await stack.enter_async_context(page(server.ws, table, person.token, seat=-1))
        positions = [(await opened.hear("welcome"))["position"] for opened in pages]
        await gallery.hear("welcome")
        yield Alone(server, person, table, made["table"], pages, gallery, positions)
