"""The same bots at a server's table and in the arena, on the same deal and from the same seed: do they choose alike?

Only the count of simulations ends a search here, never the clock, so that both think equally long.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from unittest.mock import patch

import boardroom
from boardroom.server.owner import TableOwner
from server.kit.client import someone
from server.kit.servers import QUICK, serving

SEED = 7  # of every bot's own luck
PATIENCE = 600.0
SETTINGS = replace(QUICK, bot_processes=2, bot_limit=1e9, bot_patience=PATIENCE, unwatched=1e9)


@dataclass
class Compared:
    """One deal: how many decisions were the same, how many forced choices lay between, and where they part, if they do."""

    seats: int
    deal: int
    decisions: int = 0
    forced: int = 0
    parted: str = ""


def compared(game: boardroom.Game, bot: str, level: int, decisions: int) -> Iterator[Compared]:
    """Deal by deal with one seat more each time, half of the decisions at most from one, until they are made or part."""
    left = decisions
    for deal in count(1):
        seats = game.min_seats + (deal - 1) % (game.max_seats - game.min_seats + 1)
        found = asyncio.run(compare(game, seats, deal, bot, level, min(left, (decisions + 1) // 2)))
        yield found
        left -= found.decisions
        if left == 0 or found.parted:
            return


async def compare(game: boardroom.Game, seats: int, deal: int, bot: str, level: int, decisions: int) -> Compared:
    """Plays one deal in both places, to its end or until there were so many decisions."""
    found = Compared(seats, deal)
    async with table_of_bots(game.id, seats, deal, bot, level) as owner:
        for number, (choice, alternatives) in enumerate(in_the_arena(game, seats, deal, f"{bot}:{level}")):
            served = await choice_of(owner, number)
            if served != choice:
                found.parted = f"choice {number + 1}: {served} at the table, {choice} in the arena"
                return found
            found.decisions += alternatives > 1
            found.forced += alternatives == 1
            if found.decisions == decisions:
                return found
        assert owner.course.over
    return found


@asynccontextmanager
async def table_of_bots(game: str, seats: int, deal: int, bot: str, level: int) -> AsyncIterator[TableOwner]:
    """A table on a server, at which only such bots sit."""
    with tempfile.TemporaryDirectory() as folder, patch("boardroom.server.owner.new_seed", lambda: SEED):
        settings = replace(SETTINGS, db=str(Path(folder) / "tables.sqlite3"))
        async with serving(settings) as server, someone(server.url) as ada:
            places = [{"kind": "bot", "bot": bot, "level": level}] * seats
            made = await ada.ask("POST", "/api/tables", {"game": game, "places": places, "seed": str(deal)})
            yield await server.tables.owner(made["table"]["id"])


async def choice_of(owner: TableOwner, number: int) -> tuple[int, int]:
    """Seat and code of this choice in the table's log, as soon as it is there."""
    async with asyncio.timeout(PATIENCE):
        while len(owner.course.history.choices) <= number:
            await asyncio.sleep(0.002)
    return owner.course.history.choices[number]


def in_the_arena(game: boardroom.Game, seats: int, deal: int, name: str) -> Iterator[tuple[tuple[int, int], int]]:
    """Seat and code of every choice in a match as the arena plays it, and among how many each was chosen."""
    match = boardroom.Match(game, seats, deal, [boardroom.bot(name, game, seed=SEED) for _ in range(seats)])
    while not match.over:
        alternatives = len(match.state.legal())
        match.step()
        yield match.choices[-1], alternatives
