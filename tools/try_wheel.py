"""Tries an installed Boardroom as somebody who has just installed it: `python try_wheel.py compiled`, or interpreted."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import boardroom

BOARDROOM = [sys.executable, "-m", "boardroom"]
PATIENCE = 60.0  # seconds until a server is ready
EXPECTED = {"/": "<title>Boardroom</title>", "/licences.txt": "SIL OPEN FONT LICENSE", "/api/games": "startup-nation"}


def main(expected: str) -> None:
    """Tries everything; whatever is wrong ends the program with a sentence."""
    for step in trials(expected):
        sys.stdout.write(f"{step}\n")
        sys.stdout.flush()


def trials(expected: str) -> Iterator[str]:
    """One thing after another, each with a line about what was found."""
    yield check_version(expected)
    yield from map(play, boardroom.games())
    yield check_server()


def check_version(expected: str) -> str:
    """The command says which version it is and how its rules run."""
    said = subprocess.run([*BOARDROOM, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if said != f"boardroom {boardroom.__version__} ({expected} rules)":
        raise SystemExit(f"expected Boardroom {boardroom.__version__} with {expected} rules, but it says: {said}")
    return said


def play(name: str) -> str:
    """A whole game by greedy bots, whose minutes replay to the same end."""
    game = boardroom.load(name)
    players = [boardroom.bot("greedy", game, seed=seat) for seat in range(game.min_seats)]
    match = boardroom.Match(game, game.min_seats, seed=7, players=players).run()
    if boardroom.replay(match.minutes()).state.save() != match.state.save():
        raise SystemExit(f"the minutes of {name} replay to another end")
    return f"{name}: {len(match.choices)} choices, replayed"


def check_server() -> str:
    """A server brings the lobby, the licences and the games."""
    with serving() as address:
        for path, wanted in EXPECTED.items():
            if wanted not in read(address + path):
                raise SystemExit(f"expected {wanted!r} in the server's answer to {path}; are the web pages missing?")
    return f"server: {', '.join(EXPECTED)}"


def read(address: str) -> str:
    """What a server says, be it good or bad."""
    try:
        with urlopen(address) as answer:
            return str(answer.read(), "utf8")
    except HTTPError as problem:
        with problem:
            return str(problem.read(), "utf8")


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that is ready; it ends afterwards."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        arguments = ["serve", "--port", str(port), "--db", str(Path(folder) / "tables.sqlite3"), "--log-level", "error"]
        with subprocess.Popen([*BOARDROOM, *arguments]) as server:
            try:
                wait_until_ready(f"http://127.0.0.1:{port}/api/health/ready", server)
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()


def wait_until_ready(address: str, server: subprocess.Popen[bytes]) -> None:
    """Asks until the server answers."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        try:
            urlopen(address).close()
            return
        except (URLError, OSError):
            time.sleep(0.2)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ("compiled", "interpreted"):
        raise SystemExit("usage: python try_wheel.py compiled|interpreted")
    main(sys.argv[1])
