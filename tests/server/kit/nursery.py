"""Servers that start quickly, again and again: forked from a process that has everything loaded.

python -m server.kit.nursery      reads settings as JSON, one line for each server, and answers with its process id
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import IO

from boardroom.server.settings import Settings
from server.kit.servers import TESTS, Apart, python_path

GONE = 20.0  # seconds in which a killed process is gone


class Nursery:
    """The process from which servers are forked."""

    def __init__(self, log: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*python_path(), str(TESTS)])}
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "server.kit.nursery"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out, env=environment, cwd=TESTS, text=True,
            )  # fmt: skip

    def bear(self, settings: Settings) -> int:
        """A server with these settings; gives its process id."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(asdict(settings)) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """Ends it; its servers are ended by whoever started them."""
        self.process.kill()
        self.process.wait()


class Forked(Apart):
    """A server from a nursery."""

    def __init__(self, settings: Settings, log: Path, nursery: Nursery) -> None:
        super().__init__(settings, log)
        self._nursery = nursery
        self._pid = 0

    @property
    def pid(self) -> int:
        assert self._pid
        return self._pid

    def start(self, wait: bool = True) -> None:
        self._pid = self._nursery.bear(self.settings)
        if wait:
            self.wait_until_ready()

    def is_gone(self) -> bool:
        with suppress(ProcessLookupError):
            os.kill(self._pid, 0)
            return False
        return True

    def _signal(self, number: int) -> None:
        pid, until = self._pid, time.monotonic() + GONE
        if not pid:
            return
        with suppress(ProcessLookupError):
            if number == signal.SIGKILL:
                os.killpg(pid, number)
            else:
                os.kill(pid, number)
        while not self.is_gone():
            assert time.monotonic() < until, "a server does not end"
            time.sleep(0.002)
        self._pid = 0


@contextmanager
def forked(settings: Settings, log: Path) -> Iterator[Forked]:
    """A started server from a nursery of its own; both are ended whatever happens."""
    nursery = Nursery(log)
    server = Forked(settings, log, nursery)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        nursery.close()


def bear_all(lines: IO[str]) -> None:
    """Forks a server for every line; the last one ends when nobody sends lines any more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    pid = 0
    for line in lines:
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()  # whoever hears of it may kill the group
            os.close(writing)
            serve(line)
        os.close(writing)
        os.read(reading, 1)
        os.close(reading)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
    with suppress(ProcessLookupError):
        if pid:
            os.killpg(pid, signal.SIGKILL)


def serve(line: str) -> None:
    """What a child does until it ends."""
    from boardroom.server.runner import run
    from server.kit.launch import settings_of

    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    try:
        run(settings_of(line))
    finally:
        os._exit(0)


def main() -> None:
    """Loads, and then waits for lines."""
    import alembic.autogenerate  # noqa: F401

    import boardroom
    from boardroom.server import app, runner, workers  # noqa: F401
    from boardroom.server.start import storage  # noqa: F401

    for game in boardroom.games():
        boardroom.load(game)
    bear_all(sys.stdin)


if __name__ == "__main__":
    main()
