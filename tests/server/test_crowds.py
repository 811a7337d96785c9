"""Who is connected, counted by one worker or by all together: those of a worker that was killed are gone with it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from boardroom.server import crowds
from boardroom.server.crowds import SIZE, WAYS, Crowds, OwnCrowds, Room, SharedCrowds
from boardroom.server.sharing import shared_file
from server.kit.client import page, someone
from server.kit.servers import QUICK, Apart, apart, python_path

MANY = Room(most=1000, from_one=1000)
GUESTS = """
import sys, time
from boardroom.server.crowds import Room, SharedCrowds
crowds = SharedCrowds(sys.argv[1])
print(sum(crowds.enter("x", who, Room(1000, 1000)) for who in sys.argv[2:]), flush=True)
time.sleep(600)
"""
HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
FROM_ONE = 12
PATIENT = replace(
    QUICK, workers=2, rate=1000.0, header_seconds=600.0, connections_from_one=FROM_ONE, sockets_from_one=6
)


@pytest.fixture
def path() -> Iterator[str]:
    with shared_file(SIZE) as found:
        yield found


@contextmanager
def another_worker(path: str, *guests: str) -> Iterator[subprocess.Popen[str]]:
    """Another process in which these are counted."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(python_path())}
    command = [sys.executable, "-c", GUESTS, path, *guests]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None and int(process.stdout.readline()) == len(guests)
            yield process
        finally:
            process.kill()


def entered(found: Crowds, guests: str, room: Room) -> str:
    """Who of these was let in."""
    return "".join(who for who in guests if found.enter("x", who, room))


@pytest.mark.parametrize("shared", [False, True])
def test_there_is_room_for_so_many_and_for_some_from_each_address(path: str, shared: bool) -> None:
    found: Crowds = SharedCrowds(path) if shared else OwnCrowds()
    room = Room(most=3, from_one=2)
    assert entered(found, "aaabc", room) == "aab"
    assert found.enter("y", "a", room), "connections are not sockets"
    found.leave("x", "a")
    assert entered(found, "ccb", room) == "c"


@pytest.mark.parametrize("shared", [False, True])
def test_a_worker_lets_in_no_more_than_it_may_have_open(path: str, shared: bool) -> None:
    found: Crowds = SharedCrowds(path) if shared else OwnCrowds()
    assert entered(found, "abcd", replace(MANY, here=2)) == "ab"
    found.leave("x", "a")
    assert entered(found, "cd", replace(MANY, here=2)) == "c"


def test_two_workers_count_together(path: str) -> None:
    mine = SharedCrowds(path)
    with another_worker(path, "a", "a", "b"):
        assert entered(mine, "aaac", Room(most=100, from_one=3)) == "ac"
        assert entered(mine, "defg", Room(most=7, from_one=3)) == "de"


def test_those_of_a_worker_that_was_killed_are_gone_with_it(path: str) -> None:
    mine, room = SharedCrowds(path), Room(most=4, from_one=3)
    with another_worker(path, "a", "a", "b") as other:
        assert entered(mine, "aa", room) == "a"
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
        assert entered(mine, "aab", room) == "aab", "only one is left of them all"
        with another_worker(path):
            assert entered(mine, "b", room) == "", "who follows it has none of them"


def test_where_no_slot_is_left_a_worker_still_knows_its_own(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowds, "SETS", 1)
    found, guests = SharedCrowds(path), [f"guest {number}" for number in range(WAYS + 5)]
    once = Room(most=1000, from_one=1)
    assert [found.enter("x", who, once) for who in guests * 2] == [True] * len(guests) + [False] * len(guests)
    for who in guests:
        found.leave("x", who)
    assert [found.enter("x", who, once) for who in reversed(guests)] == [True] * len(guests)


def test_the_memory_names_nobody(path: str) -> None:
    assert SharedCrowds(path).enter("x", "203.0.113.7", MANY)
    assert b"203.0.113.7" not in Path(path).read_bytes()


def workers_of(server: Apart) -> list[int]:
    """The processes that have the server's sockets open, and a database of their own."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@contextmanager
def resting(pid: int) -> Iterator[None]:
    """This worker takes nobody in for a while: the other does."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


async def half_open(stack: AsyncExitStack, server: Apart, count: int) -> int:
    """Connects so often and begins to ask; gives how many are let stay."""
    lines = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        stack.callback(writer.close)
        lines.append((reader, writer))
        with suppress(ConnectionError):
            writer.write(HALF)
    return sum(await asyncio.gather(*(stays(reader) for reader, _ in lines)))


async def stays(reader: asyncio.StreamReader) -> bool:
    """Is this one not shown out? Who is, is at once."""
    with suppress(ConnectionError):
        try:
            async with asyncio.timeout(1.5):
                await reader.read(1)
        except TimeoutError:
            return True
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc for the workers")
def test_an_address_has_so_many_connections_at_two_real_workers_together(postgres_db: str, tmp_path: Path) -> None:
    async def run(server: Apart) -> None:
        one, other = workers_of(server)
        async with AsyncExitStack() as stack:
            with resting(one):
                assert await half_open(stack, server, FROM_ONE - 4) == FROM_ONE - 4
            with resting(other):
                assert await half_open(stack, server, FROM_ONE) == 4
            os.kill(one, signal.SIGKILL)
            until = time.monotonic() + 60
            while one in (now := workers_of(server)) or len(now) < 2:
                assert time.monotonic() < until, "it is not followed by another worker"
                await asyncio.sleep(0.1)
            assert await half_open(stack, server, FROM_ONE) == 4, "as many as went with it"

    with apart(replace(PATIENT, db=postgres_db), tmp_path / "log") as server:
        asyncio.run(run(server))


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc for the workers")
def test_an_address_has_so_many_sockets_at_two_real_workers_together(postgres_db: str, tmp_path: Path) -> None:
    async def run(server: Apart) -> None:
        one, other = workers_of(server)
        async with AsyncExitStack() as stack:
            async with someone(server.url) as ada:
                table = (await ada.make("startup-nation", ["me"] * 4))["table"]["id"]
            with resting(other):
                for _ in range(4):
                    await (await stack.enter_async_context(page(server.ws, table, ada.token))).hear("welcome")
            with resting(one):
                for _ in range(2):
                    await (await stack.enter_async_context(page(server.ws, table, ada.token))).hear("welcome")
                with pytest.raises(InvalidStatus, match="429"):
                    await stack.enter_async_context(page(server.ws, table, ada.token))

    with apart(replace(PATIENT, db=postgres_db, connections_from_one=256), tmp_path / "log") as server:
        asyncio.run(run(server))
