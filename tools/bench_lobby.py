"""Measures what lobby pages cost a real server: a look at the list, idle pages, and a change told to all of them.

bench_lobby.py [--pages 1000] [--tables 100] [--seconds 15]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from websockets.asyncio.client import ClientConnection, connect

from server.kit.client import Someone, someone
from server.kit.servers import QUICK, Apart, apart

LOOKS = 20


def cpu_seconds(server: Apart) -> float:
    """What the server's process has used so far."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def make_tables(person: Someone, count: int) -> None:
    """Listed tables that wait."""
    for number in range(count):
        await person.make("burn-rate", ["me", "open"], listed=True, title=f"Table {number}")


async def open_page(server: Apart) -> ClientConnection:
    """A lobby page that has heard the list."""
    socket = await connect(f"{server.ws}/api/lobby/socket", compression=None, proxy=None, max_size=None)
    await socket.send('{"type":"hello"}')
    await socket.recv()
    return socket


async def measure(server: Apart, pages: int, tables: int, seconds: float) -> None:
    """Prints the three figures."""
    async with someone(server.url) as ada:
        await make_tables(ada, tables)
        before = cpu_seconds(server)
        for _ in range(LOOKS):
            await ada.ask("GET", "/api/tables")
        say(f"one look at {tables} tables: {(cpu_seconds(server) - before) / LOOKS * 1000:.1f} ms of CPU")
        sockets = [await open_page(server) for _ in range(pages)]
        await asyncio.sleep(2)
        before = cpu_seconds(server)
        await asyncio.sleep(seconds)
        say(f"{pages} idle pages: {(cpu_seconds(server) - before) / seconds * 100:.2f} % of a core")
        before = cpu_seconds(server)
        await make_tables(ada, 1)
        await asyncio.sleep(3)
        say(f"one change told to {pages} pages: {(cpu_seconds(server) - before) * 1000:.0f} ms of CPU")
        await asyncio.gather(*(socket.close() for socket in sockets))


def say(line: str) -> None:
    """One figure."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Starts a server, measures, and ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = replace(QUICK, db=f"{folder}/tables.sqlite3", sweep=0.5)
        with apart(settings, Path(folder) / "log") as server:
            asyncio.run(measure(server, given.pages, given.tables, given.seconds))


if __name__ == "__main__":
    main()
