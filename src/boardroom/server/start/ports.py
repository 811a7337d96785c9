"""The port: taken before anything else is begun, so that who cannot have it hears so at once and knows what to type."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
from contextlib import suppress
from http.client import HTTPConnection, HTTPException

from boardroom.server.settings import LARGEST_PORT, Settings
from boardroom.server.start.words import BadSettings, command

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where one calls a server that listens on all addresses
PATIENCE = 2.0  # seconds for an answer from this very machine
VERSION = re.compile(r"[\w.+-]{1,40}")
REASONS = {errno.EADDRNOTAVAIL: "host-elsewhere", errno.EACCES: "port-denied"}


class AlreadyRuns(BadSettings):
    """A Boardroom listens on this port already."""

    def __init__(self, version: str, address: str, typed: str) -> None:
        super().__init__("port-runs", version=version, address=address, command=typed)
        self.version = version
        self.address = address


def take_port(settings: Settings, browser: bool) -> list[socket.socket]:
    """Sockets bound to every address that the host's name means, or BadSettings that says what to type instead."""
    try:
        return bind(settings.host, settings.port)
    except (socket.gaierror, UnicodeError):
        raise BadSettings("host-unknown", host=settings.host) from None
    except OSError as problem:
        raise refusal(problem, settings.host, settings.port, ["--browser"] if browser else []) from None


def bind(host: str, port: int) -> list[socket.socket]:
    """Sockets that do not listen yet. Of several addresses some may not exist here; one is enough."""
    bound: list[socket.socket] = []
    problems: list[OSError] = []
    for family, _, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        try:
            bound.append(bind_one(family, (address[0], port_of(bound) if bound else port, *address[2:])))
        except OSError as problem:
            problems.append(problem)
    taken = [problem for problem in problems if problem.errno == errno.EADDRINUSE]
    if taken or not bound:
        close(bound)
        raise [*taken, *problems][0]
    return bound


def bind_one(family: int, address: tuple[object, ...]) -> socket.socket:
    """As servers do: a port that was just left can be had again, and IPv6 leaves IPv4 alone."""
    opened = socket.socket(family)
    try:
        if os.name == "posix":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(address)
    except OSError:
        opened.close()
        raise
    return opened


def close(sockets: list[socket.socket]) -> None:
    """Lets the port go."""
    for opened in sockets:
        opened.close()


def port_of(sockets: list[socket.socket]) -> int:
    """The port that was taken, also where any would do."""
    return int(sockets[0].getsockname()[1])


def refusal(problem: OSError, host: str, port: int, wishes: list[str]) -> BadSettings:
    """Why this port cannot be had, and what to type instead."""
    if problem.errno == errno.EADDRINUSE:
        return taken(host, port, wishes)
    key = REASONS.get(problem.errno or 0, "port-failed")
    typed = command("serve", *wishes, "--port", str(Settings.port))
    return BadSettings(key, host=host, port=str(port), command=typed, why=problem.strerror or type(problem).__name__)


def taken(host: str, port: int, wishes: list[str]) -> BadSettings:
    """Somebody listens there: a Boardroom, which one may want to use, or another program."""
    typed = command("serve", *wishes, "--port", str(free_port(host, port)))
    version = running_version(host, port)
    if version is not None:
        return AlreadyRuns(version, address_of(host, port), f"{typed} --db tables-2.sqlite3")
    return BadSettings("port-taken", port=str(port), command=typed)


def free_port(host: str, port: int) -> int:
    """The next port that nobody has; if there is none, any (0)."""
    for near in range(port + 1, min(port + 100, LARGEST_PORT) + 1):
        with suppress(OSError):
            close(bind(host, near))
            return near
    return 0


def running_version(host: str, port: int) -> str | None:
    """The version of the Boardroom that answers there, if it is one."""
    try:
        status, text = ask(host, port, "/api/health/live")
        said = json.loads(text) if status == 200 else {}
        version = str(said["version"]) if said.get("status") == "alive" else ""
    except (OSError, HTTPException, ValueError, KeyError, AttributeError):
        return None  # whatever it is, it does not speak as we do
    return version if VERSION.fullmatch(version) else None


def ask(host: str, port: int, path: str) -> tuple[int, str]:
    """The status and the text that a server on this machine answers with, past any proxy."""
    connection = HTTPConnection(EVERYWHERE.get(host, host), port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers={"Host": f"localhost:{port}"})
        answer = connection.getresponse()
        return answer.status, answer.read(1000).decode()
    finally:
        connection.close()


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = EVERYWHERE.get(host, host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"
