"""Must show 3: messages dropped, doubled, delayed and reordered; nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import boardroom
from server.kit.playing import Chaos, Result, length, play_table, share
from server.kit.servers import QUICK, serving
from server.test_kill import check

CHAOS = Chaos(lose=0.1, double=0.2, delay=0.2, reorder=0.2, deaf=0.08, hang_up=0.04)
CHOICES = 250  # about so many in all games, per game and database; tools/soak_server.py plays a thousand games
MOST = 8
AT_ONCE = 9


@pytest.mark.parametrize("game", boardroom.games())
def test_nothing_is_lost_or_doubled_on_a_bad_line(db: str, game: str) -> None:
    games = share(game, CHOICES, MOST)
    results = asyncio.run(play_badly(db, game, range(games)))
    assert len(results) == games
    for result in results:
        check(result)


async def play_badly(db: str, game: str, seeds: range) -> list[Result]:
    async with serving(replace(QUICK, db=db, snapshot_every=11)) as server:
        gate, chaos = asyncio.Semaphore(AT_ONCE), CHAOS.spread(length(game))

        async def play(seed: int) -> Result:
            async with gate:
                return await play_table(server.url, server.ws, game, seed, chaos)

        return list(await asyncio.gather(*map(play, seeds)))
