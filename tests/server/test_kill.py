"""Must show 2: SIGKILL at random moments loses no accepted choice and deals nothing anew, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.server.fairness import verify
from server.kit.playing import Chaos, Result, play_table, share
from server.kit.servers import QUICK, Apart, apart
from server.kit.trouble import SERVING, Killer, Progress, faults_in, watch

CHOICES = 250  # about so many in all games, per game and database; tools/soak_server.py kills a thousand times
MOST = 8
KILLS = 3  # while it serves, while it starts (or, for every other game, while it migrates), and perhaps once more


@pytest.mark.parametrize("game", boardroom.games())
def test_nothing_is_lost_when_the_server_is_killed(db: str, game: str, tmp_path: Path) -> None:
    games, log = share(game, CHOICES, MOST), tmp_path / "log"
    with apart(replace(QUICK, db=db, snapshot_every=7), log) as server:
        killer, statuses = Killer(server, seed=boardroom.games().index(game) % 2), Counter[int]()
        results = asyncio.run(play_in_trouble(server, game, games, killer.work, KILLS, 1, statuses))
    assert len(results) == games
    for result in results:
        check(result)
    assert 1 <= killer.counts[SERVING] <= 2 and killer.counts.total() == KILLS
    assert set(statuses) <= {200, 503} and not faults_in(log)


async def play_in_trouble(
    server: Apart,
    game: str,
    games: int,
    trouble: Callable[[Progress, int], Coroutine[Any, Any, None]],
    times: int,
    seed: int,
    statuses: Counter[int],
) -> list[Result]:
    """Plays games side by side while something happens to the server so many times."""
    progress = Progress(games)
    troubling = asyncio.create_task(trouble(progress, times))
    watching = asyncio.create_task(watch(server.url, statuses))
    try:
        tables = [
            play_table(server.url, server.ws, game, seed * 1000 + n, progress=partial(progress.made, n))
            for n in range(games)
        ]
        playing = asyncio.gather(*tables)
        playing.add_done_callback(progress.end)
        results, _ = await asyncio.gather(playing, troubling)  # whatever goes wrong first is what is told
        return list(results)
    finally:
        for task in (troubling, watching):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


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
