"""A throw-away PostgreSQL: made with initdb in a temporary folder, on a loopback port, ended with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.kit.ports import free_port

FOLDERS = ["", *sorted((str(path) for path in Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)]


class Postgres:
    """A running server; `database()` makes a new empty database and gives its address."""

    def __init__(self, port: int, control: list[str], options: list[str]) -> None:
        self.port = port
        self._control = control
        self._options = options

    def start(self) -> None:
        """Starts it, also after a crash; what a killed one leaves behind is gone after a moment."""
        for last in (False,) * 20 + (True,):
            try:
                run([*self._control, "-w", *self._options, "start"])
                return
            except subprocess.CalledProcessError:
                if last:
                    raise
                time.sleep(0.2)

    def crash(self) -> None:
        """Ends it as a loss of power would: nothing is written first, and nobody is told."""
        run([*self._control, "-m", "immediate", "stop"])

    def kill(self) -> None:
        """SIGKILL to the process that all its others belong to: they end when they see it."""
        data = Path(self._control[-1])
        os.kill(int((data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    def is_running(self) -> bool:
        """Is it there? One that could not write its log of changes has ended itself."""
        return subprocess.run([*self._control, "status"], capture_output=True, check=False, cwd="/").returncode == 0

    def database(self) -> str:
        name = f"t{uuid.uuid4().hex[:12]}"
        command = [program("psql"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", "postgres"]
        subprocess.run([*command, "-c", f"CREATE DATABASE {name}"], check=True, capture_output=True)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


def program(name: str) -> str:
    """Where Debian or the path keeps this program; empty when there is none."""
    found = [shutil.which(name, path=folder or None) for folder in FOLDERS]
    return next((path for path in found if path), "")


def is_installed() -> bool:
    return all(program(name) for name in ("initdb", "pg_ctl", "psql"))


@contextmanager
def postgres(durable: bool = False, on: Path | None = None, changes: Path | None = None) -> Iterator[Postgres]:
    """Starts a server as a user who is not root, and ends it; all of it, or its log of changes, may lie on another disk."""
    folder = Path(tempfile.mkdtemp(prefix="boardroom-postgres-", dir=on))
    port = free_port()
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        for own in filter(None, (folder, on, changes)):
            os.chown(own, pwd.getpwnam("postgres").pw_uid, -1)
    data = str(folder / "data")
    options = f"-h 127.0.0.1 -p {port} -k {folder} -c max_connections=200" + ("" if durable else " -c fsync=off")
    try:
        places = ["--wal-segsize=1", *(["-X", str(changes / "changes")] if changes else [])] if on or changes else []
        made = [*user, program("initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        run([*made, *places])
        control = [*user, program("pg_ctl"), "-D", data]
        server = Postgres(port, control, ["-o", options, "-l", str(folder / "log")])
        server.start()
        yield server
    finally:
        subprocess.run(
            [*user, program("pg_ctl"), "-D", data, "-m", "immediate", "stop"], capture_output=True, check=False, cwd="/"
        )
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", timeout=60)
