"""Real servers on loopback ports: one inside the test's own loop, or one in a process that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from boardroom.server.app import create_app
from boardroom.server.gate import PatientProtocol
from boardroom.server.settings import Settings
from boardroom.server.socket import LARGEST_MESSAGE
from boardroom.server.tables import Tables
from server.kit.client import PLAIN
from server.kit.ports import free_port

TESTS = Path(__file__).parents[2]
QUICK = Settings(rate=0, bot_delay=(0.0, 0.0), bot_limit=0.1, review_seconds=2.0, sweep=0.05, log_level="warning")


class QuietServer(uvicorn.Server):
    """Leaves the signals to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Inside:
    """A server in this loop: its address, and its tables to look into."""

    def __init__(self, port: int, tables: Tables) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self.tables = tables


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Inside]:
    """Serves in this loop."""
    port = free_port()
    app = create_app(replace(settings, port=port))
    config = uvicorn.Config(
        app,
        port=port,
        http=PatientProtocol,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    server = QuietServer(config)
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.005)
        yield Inside(port, app.state.tables)
    finally:
        server.should_exit = True
        await task


class Apart:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = replace(settings, port=settings.port if settings.port != Settings.port else free_port())
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.ws = f"ws://127.0.0.1:{self.settings.port}"
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, wait: bool = True) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*python_path(), str(TESTS)])}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "server.kit.launch", json.dumps(asdict(self.settings))],
                stdout=log, stderr=log, env=environment, cwd=TESTS, start_new_session=True,
            )  # fmt: skip
        if wait:
            self.wait_until_ready()

    def is_gone(self) -> bool:
        """Has its process ended?"""
        return self._process is None or self._process.poll() is not None

    def wait_until_ready(self, seconds: float = 90) -> None:
        until = time.monotonic() + seconds
        with httpx.Client(base_url=self.url, verify=PLAIN) as http:
            while time.monotonic() < until:
                assert not self.is_gone(), self._log.read_text()[-2000:]
                with contextlib.suppress(httpx.HTTPError):
                    if http.get("/api/health/ready").status_code == 200:
                        return
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self._log.read_text()[-2000:]}")

    def kill(self) -> None:
        """SIGKILL, to the whole group: workers and bots too."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to stop."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            if number == signal.SIGKILL:
                os.killpg(process.pid, number)
            else:
                process.send_signal(number)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise


def python_path() -> list[str]:
    """Where this process looks for the build that is tested, from whatever folder another one is started."""
    return [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


@contextmanager
def apart(settings: Settings, log: Path) -> Iterator[Apart]:
    """A started server in a process of its own; ended whatever happens."""
    server = Apart(settings, log)
    try:
        server.start()
        yield server
    finally:
        server.kill()


def log_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines() if line.startswith("{")]
