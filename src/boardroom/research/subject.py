"""What every adapter needs to know: a game at a table of so many seats, and the numbers a learner sees of it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.registry import load


class Subject:
    """One game with its seats and options; `names[i]` says what number i of `numbers(state, seat)` means."""

    def __init__(self, game: str | Game, seats: int, options: dict[str, Any]) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats
        checked = self.game.check_seats(seats, options)
        usual = {option.name: option.default for option in self.game.option_table}
        # Only what differs from the usual: games keep ready what the usual options mean, and start faster with it.
        self.options = {name: value for name, value in checked.items() if value != usual[name]}
        module = features_of(self.game)
        self.features = module.features
        self.names: list[str] = module.names(seats)

    def start(self, seed: int) -> State:
        """A new table."""
        return self.game.start(self.seats, seed, **self.options)

    def numbers(self, state: State, seat: int) -> list[float]:
        """What this seat sees, as numbers between -1 and 1; they come from its view alone."""
        seen: list[float] = self.features(state.view(seat))
        return seen

    def __reduce__(self) -> tuple[Any, ...]:
        return Subject, (self.game, self.seats, self.options)


def features_of(game: Game) -> ModuleType:
    """The module `features` in the folder of the game's rules: `features(view)` and `names(seats)`."""
    package = type(game).__module__.rpartition(".")[0]
    for place in (f"{package}.forms.features", f"{package}.features"):
        try:
            return import_module(place)
        except ModuleNotFoundError as problem:
            if not problem.name or not place.startswith(problem.name):
                raise
    raise BadOption(
        f"{game.title} has no numbers for learners: expected {package}.features with features(view) and names(seats)"
    )


def seats_named(subject: Subject) -> list[str]:
    """The names of the seats as agents: seat_0, seat_1 and so on."""
    return [f"seat_{seat}" for seat in range(subject.seats)]
