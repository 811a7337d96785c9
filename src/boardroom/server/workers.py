"""Serving on sockets that are bound: one worker in this process, or several in their own."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from dataclasses import replace
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from boardroom.server import buckets, crowds
from boardroom.server.app import create_app
from boardroom.server.gate import PatientProtocol
from boardroom.server.settings import Settings
from boardroom.server.sharing import shared_file
from boardroom.server.socket import LARGEST_MESSAGE

OPTIONS: dict[str, Any] = {
    "http": PatientProtocol,
    "log_config": None,
    "access_log": False,
    "proxy_headers": False,
    "server_header": False,
    "ws_max_size": LARGEST_MESSAGE,
    "ws_per_message_deflate": False,  # a compressed size would tell of its contents
    "timeout_graceful_shutdown": 5,
    "timeout_worker_healthcheck": 60,  # a busy worker is not a dead one
}


def serve(settings: Settings, sockets: list[socket.socket]) -> None:
    """Serves until it is told to stop; ends the program if no worker could start."""
    started = serve_alone(settings, sockets) if settings.workers == 1 else serve_together(settings, sockets)
    if not started:
        sys.exit(STARTUP_FAILURE)


def serve_alone(settings: Settings, sockets: list[socket.socket]) -> bool:
    """One worker in this process; did it start?"""
    server = uvicorn.Server(uvicorn.Config(create_app(settings), **OPTIONS))
    server.run(sockets)
    return server.started


def serve_together(settings: Settings, sockets: list[socket.socket]) -> bool:
    """Several workers, each in a process of its own; did they start?"""
    os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="boardroom-metrics-"))
    with shared_file(buckets.SIZE) as limits, shared_file(crowds.SIZE) as present:
        replace(settings, shared=limits, crowds=present).to_environment()
        config = uvicorn.Config("boardroom.server.app:create_app", factory=True, workers=settings.workers, **OPTIONS)
        supervisor = Multiprocess(config, sockets=sockets)
        supervisor.run()
    return all(process.exitcode != STARTUP_FAILURE for process in supervisor.processes)
