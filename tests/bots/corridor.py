"""A corridor of rooms with numbered doors, for tests that look at how a player goes on from one decision to the next."""

from __future__ import annotations

from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.shapes import View
from boardroom.core.state import Advice, State


class Corridor(State):
    """Each room is decided by one seat; until it is left the first one does not tell which second one follows."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms: list[list[int]] = []
        self.deciders: list[int] = []
        self.expected: list[list[int]] = []  # what the second room may be, as far as one can tell in the first
        self.path: list[int] = []

    def choices(self) -> list[int]:
        return self.rooms[len(self.path)]

    def apply(self, code: int) -> None:
        self.path.append(code)
        self.seat = self.deciders[len(self.path)] if len(self.path) < len(self.rooms) else -1

    def copy(self) -> Corridor:
        twin = Corridor()
        twin.seat, twin.rooms, twin.path = self.seat, self.rooms[:], self.path[:]
        twin.deciders, twin.expected = self.deciders, self.expected
        return twin

    def view(self, seat: int) -> View:
        return {
            "game": "corridor",
            "seat": seat,
            "decider": self.seat,
            "prompt": {"key": "prompt-door", "params": {}, "rule": "COR-1"},
            "seats": [{"ref": f"seat:{other}"} for other in range(1 + max(self.deciders))],
            "zones": [],
            "outcome": None,
            "options": {},
        }

    def imagine(self, seat: int, luck: Luck) -> Corridor:
        world = self.copy()
        if not self.path:
            world.rooms[1] = self.expected[luck.below(len(self.expected))]
        return world


class HigherDoors(Advice):
    """The higher the numbers of the doors, the better for everybody."""

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Corridor)
        return sum(state.path) / 10


class CorridorGame(Game):
    """As much of a game as a player needs."""

    def __init__(self) -> None:
        super().__init__()
        self.advice = HigherDoors()


def corridor(second: list[int], expected: list[list[int]], deciders: tuple[int, ...] = (0, 0, 0)) -> Corridor:
    """Three rooms: two doors, these, and two again."""
    state = Corridor()
    state.rooms, state.expected, state.deciders = [[1, 2], second, [1, 2]], expected, [*deciders]
    state.seat = deciders[0]
    return state
