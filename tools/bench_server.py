"""Measures a real server with real sockets: time until everybody is told, CPU per choice and per idle page, memory per table.

    bench_server.py [--tables 1000] [--active 200] [--seconds 15] [--pace 1.0] [--database sqlite|postgres] [--workers 1]
    bench_server.py --game burn-rate --tables 5000 --active 500 --pace 4 --rush 0
    bench_server.py --tables 200 --lobby 1000

All tables are open with a socket for every seat, and beside them so many lobby pages. The active ones play at random: first
each at its pace (a choice every `pace` seconds), then as fast as they can. The time runs from sending a choice until the last
socket at that table has it; the CPU is that of all the server's processes, without what the pages cost while nobody plays.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import httpx
from websockets.asyncio.client import ClientConnection, connect

import boardroom
from boardroom.server.settings import Settings
from server.kit.ports import free_port
from server.kit.postgres import postgres

FLOOR_MS = 100.0
LAUNCH = (
    "import json, sys; from boardroom.server.runner import run; from boardroom.server.settings import Settings; "
    "run(Settings(**{k: tuple(v) if isinstance(v, list) else v for k, v in json.loads(sys.argv[1]).items()}))"
)


@dataclass
class Table:
    """One table as the bench sees it: its sockets, and the choice that is under way."""

    id: str
    seats: int
    sockets: list[ClientConnection] = field(default_factory=list)
    told: list[int] = field(default_factory=list)
    sent: float = 0.0
    base: int = 0
    waiting: int = 0
    over: bool = False
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    choices: list[int] = field(default_factory=list)
    decider: int = -1
    count: int = 0
    last_told: float = 0.0


class Bench:
    """The clients of one run."""

    def __init__(self, port: int, game: str) -> None:
        self.url, self.ws = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
        self.game = boardroom.load(game)
        self.seats = self.game.min_seats
        self.tokens: list[str] = []
        self.tables: list[Table] = []
        self.readers: list[asyncio.Task[None]] = []
        self.times: list[float] = []
        self.pages: list[ClientConnection] = []

    async def open(self, count: int) -> None:
        """Makes the tables and opens a socket for every seat."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            for seat in range(self.seats):
                said = await http.post("/api/me", json={"name": f"P{seat}", "bearer": True})
                self.tokens.append(said.json()["token"])
            gate = asyncio.Semaphore(16)
            await asyncio.gather(*(self._open_one(http, gate) for _ in range(count)))

    async def _open_one(self, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        async with gate:
            heads = [{"Authorization": f"Bearer {token}"} for token in self.tokens]
            places = [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)
            wish = {"game": self.game.id, "places": places, "listed": True}
            made = (await http.post("/api/tables", json=wish, headers=heads[0])).json()
            table = Table(made["table"]["id"], self.seats, told=[0] * self.seats)
            for seat in range(1, self.seats):
                (await http.post(f"/api/tables/{table.id}/seats/{seat}/sit", headers=heads[seat])).raise_for_status()
            for seat in range(self.seats):
                await self._open_socket(table, seat)
            self.tables.append(table)

    async def _open_socket(self, table: Table, seat: int) -> None:
        address = f"{self.ws}/api/tables/{table.id}/socket"
        socket = await connect(
            address, compression=None, max_size=None, ping_interval=None, open_timeout=60, proxy=None
        )
        await socket.send(json.dumps({"type": "hello", "token": self.tokens[seat], "seat": seat}))
        table.sockets.append(socket)
        self.readers.append(asyncio.create_task(self._read(table, seat, socket)))

    async def _read(self, table: Table, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            if text.startswith('{"type":"update"'):
                self._told(table, text, seat)
            elif text.startswith('{"type":"welcome"') and '"choices":[]' not in text:
                self._decides(table, json.loads(text)["position"], seat)
            elif text.startswith(('{"type":"refused"', '{"type":"stale"', '{"type":"error"')):
                raise AssertionError(text[:300])

    def _told(self, table: Table, text: str, seat: int) -> None:
        table.waiting -= 1
        if '"choices":[]' not in text:
            self._decides(table, json.loads(text)["position"], seat)
        elif '"kind":"table-ended"' in text:
            table.over = True
        if table.waiting == 0:
            table.last_told = time.perf_counter()
            table.moved.set()

    def _decides(self, table: Table, position: dict[str, Any], seat: int) -> None:
        table.decider, table.base = seat, position["base"]
        table.choices = [choice["code"] for choice in position["choices"]]

    async def open_lobby(self, pages: int) -> None:
        """Opens lobby pages of strangers, which are told of changes and do nothing else."""
        for _ in range(pages):
            socket = await connect(f"{self.ws}/api/lobby/socket", compression=None, max_size=None, proxy=None)
            await socket.send('{"type":"hello"}')
            await socket.recv()
            self.pages.append(socket)
            self.readers.append(asyncio.create_task(drain(socket)))

    async def play(self, active: int, seconds: float, pace: float) -> tuple[int, list[float]]:
        """Lets so many tables play for so long; gives the accepted choices and the times until everybody was told."""
        self.times = []
        until = time.perf_counter() + seconds
        waiting = [table for table in self.tables if not table.over]
        await asyncio.gather(*(self._play_place(waiting, until, pace) for _ in range(active)))
        return len(self.times), sorted(self.times)

    async def _play_place(self, waiting: list[Table], until: float, pace: float) -> None:
        """Plays one table after the other until the time is over."""
        while waiting and time.perf_counter() < until:
            table = waiting.pop()
            await asyncio.sleep(random.random() * pace)
            while not table.over and time.perf_counter() < until:
                started = time.perf_counter()
                await self._choose(table)
                await asyncio.sleep(max(0.0, started + pace * (0.5 + random.random()) - time.perf_counter()))
            if not table.over:
                waiting.insert(0, table)

    async def _choose(self, table: Table) -> None:
        table.count += 1
        table.waiting = table.seats
        table.moved.clear()
        command = {
            "type": "choose",
            "client": f"c{table.count}",
            "base": table.base,
            "code": random.choice(table.choices),
        }
        table.sent = time.perf_counter()
        await table.sockets[table.decider].send(json.dumps(command))
        async with asyncio.timeout(30):
            await table.moved.wait()
        self.times.append(table.last_told - table.sent)

    async def close(self) -> None:
        """Closes all sockets."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.abort()
        for page in self.pages:
            page.transport.abort()


async def drain(socket: ClientConnection) -> None:
    """Reads what a page is told."""
    async for _ in socket:
        pass


def memory(pid: int) -> int:
    """The resident bytes of a process and its children."""
    total = 0
    for child in [pid, *children(pid)]:
        with Path(f"/proc/{child}/statm").open() as statm:
            total += int(statm.read().split()[1]) * resource.getpagesize()
    return total


def cpu(pid: int) -> float:
    """The seconds of CPU that a process and its children have used so far."""
    total = 0
    for child in [pid, *children(pid)]:
        fields = Path(f"/proc/{child}/stat").read_text().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes a process started."""
    found = [int(text) for text in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return found + [below for child in found for below in children(child)]


def at(times: list[float], share: float) -> float:
    """The time, in ms, under which this share of all times lies."""
    return times[min(len(times) - 1, int(len(times) * share))] * 1000


async def measure(options: argparse.Namespace, port: int, pid: int) -> bool:
    """Runs the two phases and prints their figures."""
    bench = Bench(port, options.game)
    start = memory(pid)
    began = time.perf_counter()
    await bench.open(options.tables)
    await asyncio.sleep(1)
    idle = memory(pid)
    await bench.open_lobby(options.lobby)
    await asyncio.sleep(1)
    before, load = cpu(pid), os.getloadavg()[0]
    await asyncio.sleep(options.seconds)
    used = (cpu(pid) - before) / options.seconds
    sockets = options.tables * bench.seats + options.lobby
    say(f"load average {load:.1f}; {sockets} idle pages, {options.lobby} of them in the lobby: {used:.2%} of a core")
    before = cpu(pid)
    say(f"{options.tables} tables with {bench.seats} sockets each opened in {time.perf_counter() - began:.1f} s")
    say(f"memory per idle table with its sockets: {(idle - start) / options.tables / 1024:.0f} KiB")
    count, times = await bench.play(options.active, options.seconds, options.pace)
    paced = at(times, 0.99)
    say(
        f"{options.active} active, a choice every {options.pace:g} s each: {count / options.seconds:.0f} choices/s, "
        f"everybody told p50 {at(times, 0.5):.1f} ms, p99 {paced:.1f} ms, max {times[-1] * 1000:.1f} ms"
    )
    each = (cpu(pid) - before - used * options.seconds) / count
    say(f"CPU per choice told to {bench.seats} sockets: {each * 1000:.2f} ms")
    say(f"memory per active table beyond idle: {max(0, memory(pid) - idle) / options.active / 1024:.0f} KiB")
    if options.rush:
        count, times = await bench.play(options.rush, options.seconds, 0.0)
        say(
            f"{options.rush} tables as fast as they can: {count / options.seconds:.0f} choices/s, "
            f"everybody told p50 {at(times, 0.5):.1f} ms, p99 {at(times, 0.99):.1f} ms"
        )
    await bench.close()
    return paced < FLOOR_MS


def say(line: str) -> None:
    """Prints a figure."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Starts the server and measures it; fails when the floor is not reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="startup-nation")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--active", type=int, default=200)
    parser.add_argument(
        "--rush", type=int, default=50, help="tables that play as fast as they can, after the paced ones"
    )
    parser.add_argument("--lobby", type=int, default=0, help="lobby pages that are open meanwhile")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whatever ends the bench ends its server too
    gc.disable()  # the clients' own pauses are not the server's
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    kind = "compiled" if boardroom.compiled else "interpreted"
    say(f"{options.game}, {kind} rules, {options.database}, {options.workers} worker(s), {os.cpu_count()} cores")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="boardroom-bench-"))
        db = f"{folder}/tables.sqlite3"
        if options.database == "postgres":
            db = stack.enter_context(postgres(durable=True)).database()
        settings = Settings(
            db=db, port=free_port(), workers=options.workers, rate=0, log_level="warning", idle=3600, snapshot_every=100
        )
        server = subprocess.Popen([sys.executable, "-c", LAUNCH, json.dumps(asdict(settings))])
        stack.callback(server.wait)
        stack.callback(server.terminate)
        wait_until_ready(settings.port)
        good = asyncio.run(measure(options, settings.port, server.pid))
    say(f"floor: p99 under {FLOOR_MS:.0f} ms: {'reached' if good else 'MISSED'}")
    return 0 if good else 1


def wait_until_ready(port: int) -> None:
    """Returns when the server answers."""
    for _ in range(300):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/health/ready").status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.05)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    sys.exit(main())
