"""The events of set-up, of a turn's frame, of floors and of the end."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from boardroom.games.burncycle.shapes.words import Ending, Objective, Purchase, Robot, Universal


class GameStarted(TypedDict):
    """The persons are known, and who begins."""

    kind: Literal["game_started"]
    seat: int
    first: int
    mission: str
    captain: str
    ceo: str
    agents: list[str]
    module: str


class AgentChosen(TypedDict):
    """A seat has chosen its agent."""

    kind: Literal["agent_chosen"]
    seat: int
    agent: str


class FloorBuilt(TypedDict):
    """A floor is built."""

    kind: Literal["floor_built"]
    seat: int
    floor: int
    plan: str


class UnitPlaced(TypedDict):
    """A unit stands on its post."""

    kind: Literal["unit_placed"]
    seat: int
    unit: str
    square: str
    room: NotRequired[str]


class Placed(TypedDict):
    """A robot stands where it starts."""

    kind: Literal["placed"]
    seat: int
    robot: Robot
    square: str
    room: NotRequired[str]


class Bought(TypedDict):
    """An agent has bought something of its card."""

    kind: Literal["bought"]
    seat: int
    robot: Robot
    purchase: Purchase
    price: int


class Activated(TypedDict):
    """The module pays for an ability that everybody may use."""

    kind: Literal["activated"]
    seat: int
    universal: Universal
    price: int


class SlotOpened(TypedDict):
    """The module pays for a slot of the cycle."""

    kind: Literal["slot_opened"]
    seat: int
    slot: int
    price: int


class Installed(TypedDict):
    """A mod is part of an agent from now on."""

    kind: Literal["installed"]
    seat: int
    robot: Robot
    item: str


class Scrapped(TypedDict):
    """A mod is discarded for power."""

    kind: Literal["scrapped"]
    seat: int
    robot: Robot
    item: str


class Restarted(TypedDict):
    """The cycle begins anew."""

    kind: Literal["restarted"]
    seat: int


class TurnBegan(TypedDict):
    """A turn begins."""

    kind: Literal["turn_began"]
    seat: int
    agent: str


class ImperativeDrawn(TypedDict):
    """An agent has an imperative."""

    kind: Literal["imperative_drawn"]
    seat: int
    robot: Robot
    imperative: str


class ImperativeDone(TypedDict):
    """An agent has done what its imperative asks."""

    kind: Literal["imperative_done"]
    seat: int
    robot: Robot
    imperative: str


class CorporationBegan(TypedDict):
    """The corporation acts."""

    kind: Literal["corporation_began"]
    seat: int
    round: int


class MissionWorked(TypedDict):
    """Somebody works on an objective."""

    kind: Literal["mission_action"]
    seat: int
    goal: Objective


class GoalReached(TypedDict):
    """An objective has come nearer."""

    kind: Literal["goal"]
    seat: int
    goal: Objective
    now: int
    needed: int


class ThreatChanged(TypedDict):
    """The threat has risen or dropped."""

    kind: Literal["threat"]
    seat: int
    change: int
    now: int
    limit: int


class ThresholdReached(TypedDict):
    """The threat has reached a threshold, and the CEO acts."""

    kind: Literal["threshold"]
    seat: int
    ceo: str
    threshold: int


class FloorDone(TypedDict):
    """All objectives are met and everybody has left."""

    kind: Literal["floor_done"]
    seat: int
    floor: int


class GameOver(TypedDict):
    """Everybody has won or lost."""

    kind: Literal["game_over"]
    seat: int
    reason: str
    scores: list[int]
    returns: list[float]
    winners: list[int]
    capped: bool
    ending: Ending
    text: Literal["game_won", "game_lost"]
