"""Running a server: the database prepared, then one worker in this process or several in their own."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
import time
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from boardroom.server import database, logs
from boardroom.server.app import create_app
from boardroom.server.settings import Settings
from boardroom.server.socket import LARGEST_MESSAGE


def run(settings: Settings, browser: bool = False) -> None:
    """Checks the settings, prepares the database and serves."""
    settings = settings.checked()
    if settings.is_sqlite:
        database.FileLock(settings).release()  # says so now, before anything is started
    if settings.workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="boardroom-metrics-"))
    asyncio.run(prepare(settings))
    if browser:
        threading.Thread(target=open_lobby, args=(f"http://{settings.host}:{settings.port}/",), daemon=True).start()
    options = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "proxy_headers": False,
        "server_header": False,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # a compressed size would tell of its contents
        "timeout_graceful_shutdown": 5,
        "timeout_worker_healthcheck": 60,  # a busy worker is not a dead one
    }
    logs.configure(settings.log_level)
    if settings.workers == 1:
        uvicorn.run(create_app(settings), **options)  # type: ignore[arg-type]
        return
    settings.to_environment()
    uvicorn.run("boardroom.server.app:create_app", factory=True, workers=settings.workers, **options)  # type: ignore[arg-type]


async def prepare(settings: Settings) -> None:
    """Brings the database to the newest schema before any worker starts."""
    engine = database.open_engine(settings)
    try:
        await database.upgrade(engine)
    finally:
        await engine.dispose()


def open_lobby(address: str) -> None:
    """Opens the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{address}api/health/ready"):
                webbrowser.open(address)
                return
        except (URLError, OSError):
            time.sleep(0.1)
