"""The protocol over real sockets: hello, choices, duplicates, stale commands, reconnecting, undo, presence."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import boardroom
from server.kit.servers import QUICK, serving


@pytest.mark.parametrize("game", boardroom.games())
def test_a_game_among_people_ends_with_minutes_that_replay_and_the_promised_seed(db: str, game: str) -> None:
    asyncio.run(play_a_game(db, game))


async def play_a_game(db: str, game: str) -> None:
    from boardroom.server.fairness import verify
    from server.kit.playing import play_table

    async with serving(replace(QUICK, db=db)) as server:
        result = await play_table(server.url, server.ws, game, seed=1)
    assert result.minutes and verify(result.minutes, result.info["seed_hash"]).fair
    match = boardroom.replay(result.minutes)
    assert match.over and match.state.view(0) == result.views[0]
