"""Limits that all workers share: one bucket for each who asks, whichever worker hears them, and a memory of fixed size."""

from __future__ import annotations

import asyncio
import stat
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import httpx
import pytest

from boardroom.server import buckets
from boardroom.server.buckets import SETS, SIZE, SLOT, WAYS, Buckets, OwnBuckets, SharedBuckets
from boardroom.server.limits import LIMITS, Limits
from boardroom.server.sharing import shared_file
from server.kit.client import PLAIN
from server.kit.servers import QUICK, apart

SLOWLY = 1e-9  # nothing comes back while a test runs
TRIES = 400
NEWCOMERS = 40


@pytest.fixture
def path() -> Iterator[str]:
    with shared_file(SIZE) as found:
        yield found


def taken(found: Buckets, who: str, tries: int, burst: float = 10.0, now: float = 1.0) -> int:
    return sum(found.wait("x", who, burst, SLOWLY, now) == 0 for _ in range(tries))


def take(path: str, who: str) -> int:
    """In a process of its own."""
    return taken(SharedBuckets(path), who, TRIES, burst=100.0)


def test_two_workers_count_in_one_bucket(path: str) -> None:
    one, other = SharedBuckets(path), SharedBuckets(path)
    assert taken(one, "ada", 6) == 6
    assert taken(other, "ada", 10) == 4
    assert taken(other, "bob", 3) == 3, "each has their own"
    assert 0 < one.wait("x", "ada", 10.0, 2.0, 1.0) <= 0.5


def test_workers_at_the_same_moment_let_no_one_more_in(path: str) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        counts = list(pool.map(take, [path] * 4, ["ada"] * 4))
    assert sum(counts) == 100


@pytest.mark.parametrize("shared", [False, True])
def test_a_bucket_fills_with_time_and_never_over_its_brim(path: str, shared: bool) -> None:
    found: Buckets = SharedBuckets(path) if shared else OwnBuckets()
    assert [found.wait("x", "ada", 2.0, 0.5, now) for now in (0.0, 0.0, 0.0)] == [0, 0, 2]
    assert found.wait("x", "ada", 2.0, 0.5, 2.0) == 0
    assert [found.wait("x", "ada", 2.0, 0.5, now) for now in (900.0, 900.0, 900.0)] == [0, 0, 2]


def test_the_shared_memory_never_grows_and_forgets_who_asked_longest_ago(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buckets, "SETS", 1)
    found = SharedBuckets(path)
    for number in range(WAYS):
        assert taken(found, f"person {number}", 20, now=1.0 + number) == 10
    assert taken(found, "person 0", 1, now=20.0) == 0, "refused, and not counted as having asked"
    assert taken(found, "somebody new", 20, now=21.0) == 10
    assert taken(found, "person 5", 1, now=22.0) == 0, "whose slot was not taken"
    assert taken(found, "person 0", 1, now=23.0) == 1, "whose slot was"
    assert Path(path).stat().st_size == SIZE and WAYS * SETS * SLOT.size < SIZE


def test_the_file_is_for_the_server_alone_names_nobody_and_ends_with_it() -> None:
    with shared_file(SIZE) as path:
        Limits(1.0, shared=path).check("connect", "203.0.113.7")
        assert stat.S_IMODE(Path(path).stat().st_mode) == 0o600
        assert b"203.0.113.7" not in Path(path).read_bytes()
        with shared_file(SIZE) as other:
            assert Path(path).read_bytes()[:64] != Path(other).read_bytes()[:64]
    assert not Path(path).exists()


def test_what_is_limited_for_each_socket_stays_in_its_worker(path: str) -> None:
    one, other = (Limits(1.0, lambda: 5.0, shared=path) for _ in range(2))
    for what, limit in LIMITS.items():
        burst = int(limit.burst)
        assert [one.wait(what, "same") for _ in range(burst)] == [0] * burst
        assert (other.wait(what, "same") == 0) == limit.per_socket, what


def test_two_real_workers_let_as_many_newcomers_in_as_one(
    postgres_db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    rate, began = 0.1, time.monotonic()
    burst, speed = LIMITS["introduce"].burst * rate, LIMITS["introduce"].per_second * rate
    with apart(replace(QUICK, db=postgres_db, workers=2, rate=rate), tmp_path / "log") as server:

        async def come(number: int) -> int:
            shown = {"Authorization": f"Bearer {number}"}  # so that it is not one visitor who asks too much
            async with httpx.AsyncClient(base_url=server.url, verify=PLAIN, timeout=60, headers=shown) as http:
                return (await http.post("/api/me", json={"name": "Ada"})).status_code

        async def run() -> Counter[int]:
            return Counter(await asyncio.gather(*map(come, range(NEWCOMERS))))

        answers = asyncio.run(run())
    workers = {name.stem.split("_")[1] for name in tmp_path.glob("counter_*.db")}
    assert len(workers) >= 2, "both workers were asked"
    assert burst <= answers[201] <= burst + (time.monotonic() - began) * speed + 1
    assert answers[201] + answers[429] == NEWCOMERS
