"""Which trials the laws are run on: every game, every number of seats, every value of every option at least once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import boardroom
from laws.kit import Trial

Story = TypeVar("Story")
ROOT = Path(__file__).parents[2]
# Long games are looked at less closely here; `make soak` looks at every step of them too.
SPARSELY: dict[str, dict[str, int]] = {
    "burn-rate": {"every": 30, "games": 30, "bot_games": 15},
    "burncycle": {"every": 60, "games": 8, "bot_games": 4},
    "power-struggle": {"every": 90, "games": 12, "bot_games": 4},
}
# Options that change what lies on the table so much that every value is tried with every number of seats.
THOROUGHLY: dict[str, tuple[str, ...]] = {"burncycle": ("mission",)}


def plain_trials() -> list[Trial]:
    """Every game and number of seats with the default options."""
    return [trial(game, seats) for game in map(boardroom.load, boardroom.games()) for seats in seats_of(game)]


def option_trials() -> list[Trial]:
    """Every game with every other value of every option, in turn for each number of seats or with all of them."""
    trials = []
    for game in map(boardroom.load, boardroom.games()):
        for number, options in enumerate(other_options(game)):
            counts = [seats for seats in seats_of(game) if fits(game, seats, options)]
            if not set(options) & set(THOROUGHLY.get(game.id, ())):
                counts = [counts[number % len(counts)]]
            trials += [trial(game, seats, **options) for seats in counts]
    return trials


def trial(game: boardroom.Game, seats: int, **options: Any) -> Trial:
    page = ROOT / "docs" / "rules" / f"{game.id}.md"
    return Trial(game, seats, options, page, **SPARSELY.get(game.id, {}))


def share_of(stories: Iterable[Story]) -> list[Story]:
    """All of them on the compiled build; every fourth on the interpreted one, whose games are the same (golden games)."""
    return list(stories)[:: 1 if boardroom.compiled else 4]


def seats_of(game: boardroom.Game) -> range:
    return range(game.min_seats, game.max_seats + 1)


def other_options(game: boardroom.Game) -> list[dict[str, Any]]:
    return [
        {option.name: value} for option in game.options for value in values_of(game, option) if value != option.default
    ]


def values_of(game: boardroom.Game, option: boardroom.Option) -> list[Any]:
    """All values of a choice, the ends of a number, and one list that fits."""
    if option.kind != "choice or list":
        return option.values
    lists = [option.items[-length:] for length in range(1, len(option.items) + 1)]
    fitting = [items for items in lists if any(fits(game, seats, {option.name: items}) for seats in seats_of(game))]
    assert fitting, f"no list fits option {option.name}"
    return [*option.values, *fitting]


def fits(game: boardroom.Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check_seats(seats, options)
    except boardroom.BadOption:
        return False
    return True


def name_of(subject: Trial) -> str:
    options = ",".join(f"{name}={value}" for name, value in subject.options.items())
    return f"{subject.game.id}-{subject.seats}{'-' if options else ''}{options[:60]}"
