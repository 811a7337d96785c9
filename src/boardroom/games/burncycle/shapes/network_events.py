"""The events of the network: cards, IPs, levels and pings."""

from __future__ import annotations

from typing import Literal, TypedDict


class NetworkDrawn(TypedDict):
    """A network card is drawn."""

    kind: Literal["network_drawn"]
    seat: int
    network: str


class NetworkDiscarded(TypedDict):
    """A network card is discarded."""

    kind: Literal["network_discarded"]
    seat: int
    network: str


class CardResolved(TypedDict):
    """A network card does what it says."""

    kind: Literal["card_resolved"]
    seat: int
    network: str


class IpMoved(TypedDict):
    """An IP goes to a node."""

    kind: Literal["ip_moved"]
    seat: int
    node: str


class HubReached(TypedDict):
    """An IP stops on a hub."""

    kind: Literal["hub"]
    seat: int
    layer: int


class LevelChanged(TypedDict):
    """An agent's level has risen or dropped."""

    kind: Literal["level"]
    seat: int
    change: int
    now: int


class CeoLevelChanged(TypedDict):
    """The CEO's level has risen or dropped."""

    kind: Literal["ceo_level"]
    seat: int
    change: int
    now: int


class Booted(TypedDict):
    """An IP is thrown out of the network."""

    kind: Literal["booted"]
    seat: int


class ColdRestarted(TypedDict):
    """An IP stays after all."""

    kind: Literal["cold_restarted"]
    seat: int


class Banned(TypedDict):
    """An IP may not come back for now."""

    kind: Literal["banned"]
    seat: int


class IpReturned(TypedDict):
    """A banned IP comes back, in an access point of choice."""

    kind: Literal["ip_returned"]
    seat: int
    access: int


class PingAdded(TypedDict):
    """A ping appears."""

    kind: Literal["ping_added"]
    seat: int
    node: str


class PingMoved(TypedDict):
    """A ping goes to a node."""

    kind: Literal["ping_moved"]
    seat: int
    node: str
    left: str


class PingTransferred(TypedDict):
    """A ping takes a link."""

    kind: Literal["ping_transferred"]
    seat: int
    node: str
    left: str


class PingRemoved(TypedDict):
    """A ping goes back to the supply."""

    kind: Literal["ping_removed"]
    seat: int
    node: str


class PingRolled(TypedDict):
    """The ping die is rolled so many times; `pings` is what it shows."""

    kind: Literal["ping_rolled"]
    seat: int
    count: int
    pings: list[str]
