"""What every adapter needs to know: a game at a table of so many seats, the numbers a learner sees of it, and its codes."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.numbers import WIDTH, Scribe, packed, write
from boardroom.core.shapes import View
from boardroom.core.state import State
from boardroom.registry import load
from boardroom.research.codes import RELATIVE, Codes

Observe = Callable[[State, int, Any, int], None]  # writes a seat's numbers into a buffer of bytes, from number `at` on


class Planes:
    """The floor of a game as planes: what each of them shows, their height and width, and what writes them."""

    def __init__(self, names: list[str], shape: tuple[int, int], write: Observe) -> None:
        self.names = names
        self.shape = (len(names), *shape)
        self.write = write
        self.area = len(names) * shape[0] * shape[1]

    def of(self, state: State, seat: int) -> bytes:
        """What this seat sees, as 32-bit floats, plane by plane and row by row."""
        buffer = bytearray(WIDTH * self.area)
        self.write(state, seat, buffer, 0)
        return bytes(buffer)


class Plain(Scribe):
    """Makes every row from nothing, for a game without a scribe of its own."""

    def __init__(self, observe: Observe, length: int) -> None:
        self.observe = observe
        self.length = length

    def row(self, state: State, seat: int) -> bytes:
        """What `observe` writes."""
        buffer = bytearray(WIDTH * self.length)
        self.observe(state, seat, buffer, 0)
        return bytes(buffer)


class Subject:
    """One game with its seats and options; `names[i]` says what number i of `numbers(state, seat)` means.

    `planes` are there when they are asked for.
    """

    def __init__(
        self, game: str | Game, seats: int, options: dict[str, Any], codes: str = RELATIVE, planes: bool = False
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats
        checked = self.game.check_seats(seats, options)
        usual = {option.name: option.default for option in self.game.option_table}
        # Only what differs from the usual: games keep ready what the usual options mean, and start faster with it.
        self.options = {name: value for name, value in checked.items() if value != usual[name]}
        self.codes = Codes(self.game, seats, codes)
        self.observe, self.names = numbers_of(self.game, seats)
        self.planes = planes_of(self.game, seats) if planes else None

    def scribe(self) -> Scribe:
        """What makes the rows of one table again and again."""
        own: Callable[[], Scribe] | None = getattr(module_of(self.game, "observe"), "scribe", None)
        return Plain(self.observe, len(self.names)) if own is None else own()

    def start(self, seed: int) -> State:
        """A new table."""
        return self.game.start(self.seats, seed, **self.options)

    def numbers(self, state: State, seat: int) -> list[float]:
        """What this seat sees, as numbers between -1 and 1; they say nothing that its view does not."""
        buffer = bytearray(WIDTH * len(self.names))
        self.observe(state, seat, buffer, 0)
        return array("f", bytes(buffer)).tolist()

    def __reduce__(self) -> tuple[Any, ...]:
        return Subject, (self.game, self.seats, self.options, self.codes.kind, self.planes is not None)


def numbers_of(game: Game, seats: int) -> tuple[Observe, list[str]]:
    """What writes a seat's numbers, straight from the state or else from its view, and what each of them means."""
    module = module_of(game, "observe")
    if module is not None:
        return module.observe, module.names(game, seats)
    module = module_of(game, "features")
    if module is not None:
        return from_view(module.features), module.names(seats)
    package = package_of(game)
    raise BadOption(
        f"{game.title} has no numbers for learners: expected {package}.observe with observe(state, seat, buffer, at) and "
        f"names(game, seats), or {package}.features with features(view) and names(seats)"
    )


def planes_of(game: Game, seats: int) -> Planes:
    """The planes of a game whose table is a grid."""
    module = module_of(game, "planes")
    if module is None:
        raise BadOption(f"{game.title} has no planes: its table is no grid")
    return Planes(module.plane_names(game, seats), module.SHAPE, module.planes)


def from_view(features: Callable[[View], list[float]]) -> Observe:
    """The slower way: a view for people, read back into numbers."""

    def observe(state: State, seat: int, buffer: Any, at: int) -> None:
        write(buffer, at, [packed(features(state.view(seat)))])

    return observe


def module_of(game: Game, name: str) -> ModuleType | None:
    """The module of this name in the folder of the game's rules, or in `forms` there; None when there is none."""
    package = package_of(game)
    for place in (f"{package}.forms.{name}", f"{package}.{name}"):
        try:
            return import_module(place)
        except ModuleNotFoundError as problem:
            if not problem.name or not place.startswith(problem.name):
                raise
    return None


def package_of(game: Game) -> str:
    """The package of the game's rules."""
    return type(game).__module__.rpartition(".")[0]


def seats_named(subject: Subject) -> list[str]:
    """The names of the seats as agents: seat_0, seat_1 and so on."""
    return [f"seat_{seat}" for seat in range(subject.seats)]
