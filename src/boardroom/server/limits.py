"""How much one may ask: token buckets by address, person and table, and the time to wait when one is empty."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from boardroom.server.buckets import Buckets, OwnBuckets, SharedBuckets
from boardroom.server.errors import Refusal
from boardroom.server.metrics import LIMITED


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many per second after that."""

    burst: float
    per_second: float
    per_socket: bool = False  # and a socket belongs to one worker


LIMITS = {
    "request": Limit(120, 20),  # per token that is shown, or per address without one
    "address": Limit(1200, 100),  # all requests from one address: a class of pupils has one
    "introduce": Limit(60, 0.5),  # new people, per address
    "create": Limit(20, 0.1),  # new tables, per person
    "join": Limit(20, 0.5),  # invitations shown, per address: nobody tries out codes
    "code": Limit(20, 0.1),  # short codes tried, per address
    "codes": Limit(100, 1.0),  # short codes tried, by everybody together
    "hint": Limit(5, 0.2),  # per person
    "download": Limit(20, 0.5),  # logs and minutes, per address
    "replay": Limit(60, 4),  # pages of replays, per address
    "review": Limit(30, 3),  # looks at reviews, per address
    "lesson": Limit(60, 4),  # tries in lessons, per address
    "puzzle": Limit(60, 4),  # answers to puzzles, per address
    "connect": Limit(200, 10),  # sockets, per address
    "message": Limit(60, 20, per_socket=True),  # socket messages, per socket
    "refresh": Limit(10, 0.5, per_socket=True),  # the whole table once more, per socket
    "look": Limit(20, 2, per_socket=True),  # other pages of the lobby's list, per socket
    "say": Limit(8, 0.5),  # per person or address
    "report": Limit(5, 1 / 600),  # reports to the operator, per person
    "table-say": Limit(30, 3),  # all that is said at one table
}


PREFIX = 64  # bits of an IPv6 address that a provider gives to one customer, who has all the others


def household(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the /64 of an IPv6 address, which one customer has whole."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - PREFIX) << (128 - PREFIX))}/{PREFIX}"


class Limits:
    """How much one may ask of this worker, or of all workers together where they share their buckets."""

    def __init__(self, rate: float = 1.0, clock: Callable[[], float] = time.monotonic, shared: str = "") -> None:
        self._rate = rate
        self._clock = clock
        self._own = OwnBuckets()
        self._shared: Buckets = SharedBuckets(shared) if shared else self._own

    def wait(self, what: str, who: str) -> float:
        """0 when one more is allowed (and counted), otherwise the seconds until it will be."""
        if self._rate <= 0:
            return 0.0
        limit = LIMITS[what]
        buckets = self._own if limit.per_socket else self._shared
        return buckets.wait(what, who, limit.burst * self._rate, limit.per_second * self._rate, self._clock())

    def check(self, what: str, who: str) -> None:
        """Raises the refusal with the time to wait."""
        seconds = self.wait(what, who)
        if seconds > 0:
            LIMITED.labels(what=what).inc()
            raise Refusal("too-many", f"too many of these ({what}): try again in {seconds:.1f} s", round(seconds, 1))
