"""`boardroom serve` as people run it: at a pseudo-terminal, in a home of their own; the browser only notes addresses."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.kit.servers import python_path

PATIENCE = 90.0
# As a shell starts a program: the terminal is its own, and Ctrl-C is heard even where these tests run deaf to it.
AT_A_TERMINAL = """
import os, signal
os.login_tty(0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from boardroom.cli import main
main()
"""
# Root may write everywhere; without this one power (CAP_DAC_OVERRIDE) it is bound by permissions as everybody is.
AS_AN_ORDINARY_USER = """
import ctypes, os, sys
if os.geteuid() == 0:
    assert ctypes.CDLL(None).prctl(24, 1, 0, 0, 0) == 0
os.execv(sys.executable, [sys.executable, "-m", "boardroom", *sys.argv[1:]])
"""


class Terminal:
    """The window in which a program runs."""

    def __init__(self, ours: int, program: subprocess.Popen[bytes]) -> None:
        self._ours = ours
        self._program = program
        self._heard = b""

    @property
    def lines(self) -> list[str]:
        """What stands in the window, without the ^C that the terminal itself writes."""
        shown = self._heard.decode().replace("^C", "")
        return [line.strip("\r") for line in shown.split("\n") if line]

    def wait_for(self, text: str) -> None:
        """Reads until this was printed."""
        deadline = time.monotonic() + PATIENCE
        while text not in self._heard.decode(errors="replace"):
            assert time.monotonic() < deadline, f"no {text!r} in {self.lines}"
            assert self._read(), f"the program ended with {self._program.wait()}: {self.lines}"

    def stop(self) -> int:
        """Presses Ctrl-C and gives the exit code."""
        os.write(self._ours, b"\x03")
        return self.end()

    def end(self) -> int:
        """Reads to the end and gives the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < deadline, f"it does not end: {self.lines}"
        return self._program.wait(PATIENCE)

    def _read(self) -> bool:
        """Reads what there is; False once the other end is closed."""
        if not select.select([self._ours], [], [], 1)[0]:
            return True
        try:
            said = os.read(self._ours, 4096)
        except OSError:
            return False
        self._heard += said
        return bool(said)


@contextmanager
def terminal(home: Path, *arguments: str, **environment: str) -> Iterator[Terminal]:
    """Runs `boardroom` with these arguments in a window; ended whatever happens."""
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-c", AT_A_TERMINAL, *arguments],
        stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings(home, **environment),
    )  # fmt: skip
    os.close(theirs)
    try:
        yield Terminal(ours, program)
    finally:
        program.kill()
        program.wait()
        os.close(ours)


def boardroom(home: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs `boardroom` to its end, as a program does: through pipes."""
    return subprocess.run(
        [sys.executable, "-c", AS_AN_ORDINARY_USER, *arguments],
        capture_output=True, text=True, encoding="utf8", timeout=PATIENCE, check=False, env=surroundings(home, **environment),
    )  # fmt: skip


def surroundings(home: Path, **environment: str) -> dict[str, str]:
    """The variables of a new user who reads English; opened pages are noted in `opened` in the home."""
    note = home / "browser"
    if not note.exists():
        note.write_text(f'#!/bin/sh\necho "$1" >> {home}/opened\n')
        note.chmod(0o755)
    foreign = ("LC_ALL", "LC_MESSAGES", "DISPLAY", "WAYLAND_DISPLAY", "TERM")
    own = {name: value for name, value in os.environ.items() if name not in foreign}
    path = {"PYTHONPATH": os.pathsep.join(python_path())}
    place = {"HOME": str(home), "XDG_DATA_HOME": str(home), "BROWSER": f"{note} %s"}
    return {**own, **path, **place, "LANG": "C.UTF-8", **environment}


def opened(home: Path) -> list[str]:
    """The addresses that the browser was given."""
    note = home / "opened"
    return note.read_text().splitlines() if note.exists() else []
