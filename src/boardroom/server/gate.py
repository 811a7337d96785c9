"""How many may be connected at once, in all and from one address, and how long one may take to say what one wants."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from boardroom.server.crowds import Crowds, OwnCrowds, Room, SharedCrowds
from boardroom.server.errors import Refusal
from boardroom.server.limits import household
from boardroom.server.metrics import LIMITED
from boardroom.server.settings import Settings, is_within

CONNECTIONS, SOCKETS = "connections", "sockets"
KEPT_FREE = 200  # files for the database, bots, pages and logs


class Gate:
    """The connections and sockets of the server, as one worker lets them in. Like all limits they are off at a rate of 0."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._crowds = crowds_of(settings)
        off = float("inf") if settings.rate <= 0 else 0.0
        here = max(off, open_files() - KEPT_FREE)
        self._for_connections = Room(max(off, settings.connections), max(off, settings.connections_from_one), here)
        self._for_sockets = Room(max(off, settings.connections), max(off, settings.sockets_from_one), here)
        self.patience = settings.header_seconds

    def admit(self, peer: str) -> bool:
        """May this peer connect? A proxy of ours brings everybody: it looks after its own connections."""
        if is_within(peer, self._settings.proxies):
            return True
        return self._crowds.enter(CONNECTIONS, household(peer), self._for_connections)

    def dismiss(self, peer: str) -> None:
        """A connection is closed, or has become a socket."""
        if not is_within(peer, self._settings.proxies):
            self._crowds.leave(CONNECTIONS, household(peer))

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Counts a socket for as long as it is open."""
        if not self._crowds.enter(SOCKETS, address, self._for_sockets):
            LIMITED.labels(what=SOCKETS).inc()
            raise Refusal("too-many", "too many tables are open from there: close some, or try again", 5.0)
        try:
            yield
        finally:
            self._crowds.leave(SOCKETS, address)


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type, unused-ignore]
    """HTTP as uvicorn speaks it, for those whom the gate admits and who say what they want before its patience ends."""

    _gate: Gate | None = None
    _peer = ""
    _timer: asyncio.TimerHandle | None = None
    _refused = False

    def connection_made(self, transport: Any) -> None:
        """Somebody connects."""
        self._gate = self.app_state.get("gate")
        peer = transport.get_extra_info("peername")
        self._peer = str(peer[0]) if peer else ""
        if self._gate is not None and not self._gate.admit(self._peer):
            self._refused, self._gate = True, None
            LIMITED.labels(what=CONNECTIONS).inc()
            transport.abort()
            return
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """A piece of a request: its head must be whole before the patience ends, however it is cut."""
        if self._refused:
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # a socket now, which is counted as one
            self._go()
        elif self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()
        elif self._timer is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._go()
        if not self._refused:
            super().connection_lost(exc)

    def _wait(self) -> None:
        if self._gate is not None:
            self._timer = asyncio.get_running_loop().call_later(self._gate.patience, self._end)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self) -> None:
        self._timer = None
        answered = self.cycle is None or self.cycle.response_complete
        if answered and self.transport.get_protocol() is self:
            LIMITED.labels(what="slow").inc()
            self.transport.abort()

    def _go(self) -> None:
        self._stop_waiting()
        if self._gate is not None:
            self._gate.dismiss(self._peer)
            self._gate = None


def crowds_of(settings: Settings) -> Crowds:
    """Counted together with the other workers, if there are any; Windows has no locks that end with a process."""
    if settings.crowds and sys.platform != "win32":
        return SharedCrowds(settings.crowds)
    return OwnCrowds()


def open_files() -> int:
    """How many files and connections this process may have, after asking the system for as many as it gives."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return 2**20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return soft
