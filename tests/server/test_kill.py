"""Must show 2: SIGKILL at random moments loses no accepted choice and deals nothing anew, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

import boardroom
from boardroom.server.fairness import verify
from server.kit.playing import Chaos, Result, play_table, share
from server.kit.servers import QUICK, Apart, apart

CHOICES = 250  # about so many in all games, per game and database; tools/soak_server.py plays a thousand games
MOST = 8
KILLS = 3


@pytest.mark.parametrize("game", boardroom.games())
def test_nothing_is_lost_when_the_server_is_killed(db: str, game: str, tmp_path: Path) -> None:
    games = share(game, CHOICES, MOST)
    with apart(replace(QUICK, db=db, snapshot_every=7), tmp_path / "log") as server:
        results = asyncio.run(play_and_kill(server, game, games, kills=KILLS, seed=1))
    assert len(results) == games
    for result in results:
        check(result)


async def play_and_kill(server: Apart, game: str, games: int, kills: int, seed: int) -> list[Result]:
    """Plays games side by side while the server is killed and started again."""
    playing: set[int] = set()
    killer = asyncio.create_task(kill_often(server, kills, Random(seed), lambda: len(playing) == games))
    try:
        tables = [
            play_table(server.url, server.ws, game, seed * 1000 + n, progress=partial(playing.add, n))
            for n in range(games)
        ]
        results = list(await asyncio.gather(*tables))
        assert killer.done(), "the games were over before the server was killed often enough"
        return results
    finally:
        killer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await killer


async def kill_often(server: Apart, kills: int, dice: Random, may_begin: Callable[[], bool]) -> None:
    """Kills at random moments once everybody plays, and starts the server again."""
    while not may_begin():
        await asyncio.sleep(0.005)
    for _ in range(kills):
        await asyncio.sleep(dice.random() * 0.3)
        server.kill()
        await asyncio.to_thread(server.start)


def check(result: Result) -> None:
    """All clients ended equal, everything they were promised is in the minutes, and nothing was dealt anew."""
    match = boardroom.replay(result.minutes)
    assert match.over and verify(result.minutes, result.info["seed_hash"]).fair
    for seat, view in enumerate(result.views):
        assert view == dict(match.state.view(seat))
    assert len(result.accepted) == len(match.choices)  # each command exactly once
    assert len(set(result.accepted.values())) == len(result.accepted)
    kinds = [[(event["number"], event["kind"], event["seat"]) for event in events] for events in result.events]
    assert all(told == kinds[0] for told in kinds)
    assert [number for number, _, _ in kinds[0]] == list(range(1, len(kinds[0]) + 1))


def test_chaos_is_off_by_default() -> None:
    assert Chaos() == Chaos(0, 0, 0, 0, 0, 0)
