"""The frame of a game from what was typed on the command line: seats, bots, options, seed."""

from __future__ import annotations

import os
import secrets
from hashlib import blake2b
from typing import Any

import boardroom
from boardroom.bots.levels import is_bot
from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.match import Match, Player

DEFAULT_BOT = "greedy"
SEED_BITS = 64
THINKING = 1.0  # seconds for a bot's choice


def fresh_seed() -> int:
    """A seed nobody knows."""
    return secrets.randbits(SEED_BITS)


def read_options(given: list[str]) -> dict[str, Any]:
    """`name=value` as often as given; the game checks names and values."""
    options: dict[str, Any] = {}
    for text in given:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not name or not value:
            raise BadOption(f"an option is written name=value, not {text!r}")
        if name in options:
            raise BadOption(f"option {name} is given twice")
        options[name] = value
    return options


def read_bots(text: str | None, game: Game, seats: int | None, people: int) -> list[str]:
    """The kind of every bot: one name is for all, several are one for each seat that is not a person's."""
    if seats is not None:
        game.check_seats(seats, {})
    kinds = [name.strip() for name in text.split(",")] if text is not None else [DEFAULT_BOT]
    for kind in kinds:
        boardroom.bot(kind, game)  # refuses what is no bot
    if len(kinds) == 1:
        return kinds * ((seats or game.min_seats) - people)
    if seats is not None and len(kinds) != seats - people:
        raise BadOption(f"{seats} seats need {seats - people} bots, not {len(kinds)}: {','.join(kinds)}")
    return kinds


def players_of(names: list[str], game: Game) -> list[Player | None]:
    """A bot wherever a bot is named, nobody elsewhere."""
    return [boardroom.bot(name, game) if is_bot(name) else None for name in names]


def let_bot_choose(match: Match) -> list[boardroom.Event]:
    """One choice by the bot whose turn it is.

    Its luck comes from the game's seed and the number of choices so far, so a game that was left goes on as if it had not
    been. A search has all cores for as long as a person may be kept waiting.
    """
    seat = match.state.seat
    kind = match.names[seat]
    seed = bot_seed(match.seed, len(match.choices))
    match.players[seat] = boardroom.bot(kind, match.game, seed=seed, cores=os.cpu_count() or 1)
    return match.step(THINKING)


def bot_seed(seed: int, choices: int) -> int:
    """A seed for one choice of a bot, of no use for guessing the game's."""
    return int.from_bytes(blake2b(f"bot/{seed}/{choices}".encode(), digest_size=8).digest(), "big")
