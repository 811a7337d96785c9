"""`boardroom serve` from the outside: refusals at the start, and an orderly end."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx

from server.kit.ports import free_port
from server.kit.servers import QUICK, apart


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "boardroom.server", *arguments], capture_output=True, text=True, timeout=30, check=False
    )


def test_more_workers_on_sqlite_are_refused_with_a_way_out(sqlite_db: str) -> None:
    said = serve("--db", sqlite_db, "--workers", "2")
    assert said.returncode == 2 and "SQLite serves one worker" in said.stderr and "postgresql://" in said.stderr


def test_a_second_server_on_the_same_file_is_refused_with_a_way_out(sqlite_db: str, tmp_path: Path) -> None:
    with apart(replace(QUICK, db=sqlite_db), tmp_path / "log"):
        said = serve("--db", sqlite_db, "--port", str(free_port()))
    assert said.returncode == 2 and "another server already uses" in said.stderr


def test_the_default_is_loopback(sqlite_db: str, tmp_path: Path) -> None:
    with apart(replace(QUICK, db=sqlite_db), tmp_path / "log") as server:
        listening = Path("/proc/net/tcp").read_text()
        port = f"{server.settings.port:04X}"
        addresses = [row.split()[1] for row in listening.splitlines() if f":{port} " in row and " 0A " in row]
        assert addresses == [f"0100007F:{port}"]


def test_it_stops_in_order_and_leaves_no_process(sqlite_db: str, tmp_path: Path) -> None:
    with apart(replace(QUICK, db=sqlite_db, log_level="info"), tmp_path / "log") as server:
        pid = server.pid
        said = httpx.post(f"{server.url}/api/me", json={"name": "x", "bearer": True}).json()
        wish = {"game": "startup-nation", "places": [{"kind": "bot", "bot": "greedy"}] * 4}
        headers = {"Authorization": f"Bearer {said['token']}"}
        assert httpx.post(f"{server.url}/api/tables", json=wish, headers=headers).status_code == 201
        server.stop()
        group = subprocess.run(["ps", "-o", "pid=", "-g", str(pid)], capture_output=True, text=True, check=False)
        assert group.stdout.strip() == ""
    assert '"message": "stopped"' in (tmp_path / "log").read_text()
