"""A real PostgreSQL whose disk is full: everybody is told, nothing accepted is lost, and it goes on when there is room again.

The disk is a small one in memory, which only root can mount.
"""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.kit.client import Someone, page
from server.kit.postgres import Postgres, is_installed, postgres
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import Alone, alone

TRIES = 3000
SIZE = "100m"  # a new cluster takes half of it
TRY_LATER, RESTART = 1013, 1012
OURS = ("a request failed", "a task at a table failed")


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of its own; a full one harms nobody else."""
    if not is_installed():
        pytest.skip("PostgreSQL is not installed here (Debian: apt-get install postgresql)")
    place = Path(tempfile.mkdtemp(prefix="boardroom-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=755", "tmpfs", str(place)]
    made = subprocess.run(mount, capture_output=True, text=True, check=False)
    if made.returncode:
        place.rmdir()
        pytest.skip(f"a small disk cannot be mounted here, which needs root: {made.stderr.strip()}")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)
        place.rmdir()


@contextmanager
def full(place: Path) -> Iterator[None]:
    """Not a byte more fits on this disk."""
    filler = place / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (2**20, 2**12):
            with suppress(OSError):
                while file.write(bytes(size)) == size:
                    pass
    try:
        yield
    finally:
        filler.unlink()


@dataclass
class Made:
    """Tables that were made as long as there was room, and what was answered then."""

    tables: list[str] = field(default_factory=list)
    codes: Counter[str] = field(default_factory=Counter)

    async def one(self, ada: Someone) -> str:
        """One more; gives the code of the refusal, or nothing."""
        wish = {"game": "startup-nation", "places": [{"kind": "me"}] * 4}
        answer = await ada.http.post("/api/tables", json=wish)
        if answer.status_code == 201:
            self.tables.append(answer.json()["table"]["id"])
            return ""
        assert answer.status_code == 503, answer.text
        assert int(answer.headers["Retry-After"]) > 0
        code = str(answer.json()["error"]["code"])
        self.codes[code] += 1
        return code

    async def until(self, ada: Someone, wanted: str) -> None:
        """Makes tables until it is answered so."""
        for _ in range(TRIES):
            if await self.one(ada) == wanted:
                return
            await asyncio.sleep(0.05 if self.codes else 0)
        raise AssertionError(f"never {wanted!r}: {len(self.tables)} made, {self.codes}")

    async def are_there(self, ada: Someone) -> None:
        for table in self.tables:
            assert (await ada.http.get(f"/api/tables/{table}")).status_code == 200


def choice_of(table: Alone) -> tuple[int, dict[str, Any], int]:
    """Who decides, where the table stands, and something to choose."""
    seat = table.decider
    return seat, table.positions[seat], table.positions[seat]["choices"][0]["code"]


async def choose_until_refused(table: Alone) -> tuple[str, int]:
    """Plays as long as it is written; gives the command that was not, and the number that was told last."""
    told = max(position["number"] for position in table.positions)
    for count in range(TRIES):
        seat, position, code = choice_of(table)
        said = await table.pages[seat].choose(position, code, f"d{count}")
        if said["type"] == "error":
            assert said["code"] == "cannot-write", said
            with pytest.raises(ConnectionClosed) as closed:
                await table.pages[seat].hear("nothing")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == TRY_LATER
            return f"d{count}", told
        assert said["type"] == "accepted", said
        told = said["number"]
        await table.follow(told)
    raise AssertionError("there is always room")


async def choose_again(server: Inside, table: Alone, client: str) -> int:
    """The command that was refused is sent once more, and accepted."""
    async with page(server.ws, table.id, table.person.token, seat=table.decider) as mine:
        position = (await mine.hear("welcome"))["position"]
        said = await mine.choose(position, position["choices"][0]["code"], client)
        assert said["type"] == "accepted", said
        return int(said["number"])


def no_fault_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    assert not [record for record in caplog.records if record.getMessage() in OURS or "ASGI" in record.getMessage()]


def test_where_the_data_fills_its_disk_it_is_said_and_nothing_is_lost(
    small_disk: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(database: Postgres) -> None:
        settings = replace(QUICK, db=database.database())
        async with serving(settings) as server, alone(server, "startup-nation", seed="7") as table:
            made, ada = Made(), table.person
            with full(small_disk):
                await made.until(ada, "cannot-write")
                client, told = await choose_until_refused(table)
                path = f"/api/tables/{table.id}/log?seat=0"
                assert (await ada.ask("GET", path))["number"] == told, "reading goes on"
            await made.until(ada, "")
            number = await choose_again(server, table, client)
            assert number > told and set(made.codes) == {"cannot-write"}
            await asyncio.to_thread(database.crash)
            await asyncio.to_thread(database.start)
            await made.until(ada, "")
            await made.are_there(ada)
            assert (await ada.ask("GET", path))["number"] == number

    with postgres(durable=True, on=small_disk) as database:
        asyncio.run(run(database))
    no_fault_of_ours(caplog)


def test_where_its_log_of_changes_fills_its_disk_postgres_breaks_down_and_nothing_is_lost(
    small_disk: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It cannot even refuse then: that is a database that is away, and the operator may have to start it again."""

    async def run(database: Postgres) -> None:
        settings = replace(QUICK, db=database.database())
        async with serving(settings) as server, alone(server, "startup-nation", seed="7") as table:
            made, ada = Made(), table.person
            told = (await table.choose())["number"]
            with full(small_disk):
                await made.until(ada, "starting")
                with suppress(ConnectionClosed):
                    while True:
                        _, position, code = choice_of(table)
                        await table.pages[table.decider].choose(position, code, "while")
                assert table.pages[table.decider].socket.close_code in (TRY_LATER, RESTART)
            async with asyncio.timeout(60):
                while await made.one(ada):
                    if not database.is_running():
                        await asyncio.to_thread(database.start)
                    await asyncio.sleep(0.1)
            assert set(made.codes) <= {"starting", "cannot-write"}
            await made.are_there(ada)
            path = f"/api/tables/{table.id}/log?seat=0"
            assert (await ada.ask("GET", path))["number"] >= told

    with postgres(durable=True, changes=small_disk) as database:
        asyncio.run(run(database))
    no_fault_of_ours(caplog)
