"""Who sits at the other seats: bots by name, or players of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardroom.bots.levels import bot
from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Player
from boardroom.core.state import State

Opponents = str | Sequence[str | Player]
RANDOM = "random"
QUICK = "quick"  # one choice ahead in one imagined world, inside the compiled loop: greedy for batches


def line_up(opponents: Opponents, others: int) -> list[str | Player]:
    """One name or player for each other seat; a single name is for all of them."""
    chosen: list[str | Player] = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(chosen) != others:
        raise BadOption(f"{others} other seats need {others} opponents or one name for all, not {len(chosen)}")
    return chosen


def seated(chosen: Sequence[str | Player], game: Game, seat: int, seed: int) -> list[Player | None]:
    """The players around the table, None at the learner's own seat; bots by name are made anew from the seed."""
    players: list[Player | None] = [
        bot(who, game, seed=seed * 16 + number) if isinstance(who, str) else who for number, who in enumerate(chosen)
    ]
    players.insert(seat, None)
    return players


def sampler(state: State, seat: int) -> Callable[[Luck], State]:
    """Worlds as this seat imagines them."""
    return lambda luck: state.imagine(seat, luck)
