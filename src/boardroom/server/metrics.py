"""What Prometheus may ask. With several workers the numbers of all are added up."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

ANSWERS = Counter("boardroom_commands", "Commands by how they were answered", ["answer"])
COMMAND_SECONDS = Histogram("boardroom_command_seconds", "From a command's arrival to its answer", buckets=FAST)
WRITE_SECONDS = Histogram("boardroom_write_seconds", "From asking for an entry to its being safe", buckets=FAST)
TABLES = Gauge("boardroom_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("boardroom_sockets", "Open sockets", multiprocess_mode="livesum")
REQUESTS = Counter("boardroom_requests", "HTTP requests by route and status", ["route", "status"])
LIMITED = Counter("boardroom_limited", "Requests and messages refused because there were too many", ["what"])
BOT_SECONDS = Histogram("boardroom_bot_seconds", "How long bots thought", buckets=FAST)
BOT_FAILURES = Counter("boardroom_bot_failures", "Bots that gave no choice", ["reason"])
TAKEOVERS = Counter("boardroom_takeovers", "Seats that a bot took over at a deadline")


def exposition() -> bytes:
    """All numbers in Prometheus' text format."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
