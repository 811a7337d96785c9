"""The promise about luck: a hash of the seed when the game starts, the seed when it ends, and the check of both."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from boardroom.core import minutes
from boardroom.core.errors import BoardroomError
from boardroom.core.game import Game
from boardroom.core.match import replay_minutes
from boardroom.core.option import Option, decided_options
from boardroom.registry import rules_for
from boardroom.server.records import Record


def seed_hash(game: Game, seats: int, seed: int, options: dict[str, Any]) -> str:
    """SHA-256 of game, revision, content, options that are not at their default, seats and seed; published at the start."""
    checked = game.check_seats(seats, options)
    return hash_of(game.id, game.revision, game.content, decided_options(game.option_table, checked), seats, seed)


def hash_of(game: str, revision: int, content: str, options: dict[str, Any], seats: int, seed: int) -> str:
    """SHA-256 of these fields, in alphabetical order and without spaces."""
    promised = {
        "content": content,
        "game": game,
        "options": options,
        "revision": revision,
        "seats": seats,
        "seed": seed,
    }
    return sha256(json.dumps(promised, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def promised_options(record: Record, known: list[Option]) -> dict[str, Any]:
    """The options that a table's hash was made of: all of them in receipts of old, later those not at their default."""
    whole = hash_of(record.game, record.revision, record.content, record.options, record.seats, record.seed)
    return record.options if whole == record.seed_hash else decided_options(known, record.options)


@dataclass(frozen=True)
class Verdict:
    """What a check found: `fair` when the seed was the promised one and the minutes replay to their end."""

    fair: bool
    promised: str
    found: str
    problem: str = ""


def verify(text: str, promised: str) -> Verdict:
    """Replays minutes and compares their seed with the hash that was published at the start."""
    promised = promised.strip().lower()
    try:
        said = minutes.read(text)
        game = rules_for(said.game, said.revision)
        found = promise_of(game, said)
        replay_minutes(game, said)
    except BoardroomError as problem:
        return Verdict(False, promised, "", str(problem))
    if promised in old_hashes(game, said):
        return Verdict(True, promised, promised)
    if found != promised:
        return Verdict(False, promised, found, "the seed in these minutes is not the one that was promised")
    return Verdict(True, promised, found)


def old_hashes(game: Game, said: minutes.Minutes) -> list[str]:
    """What receipts of old may say: they covered all options of their day, and later ones stand at the end of the table.

    Whatever these minutes decided must have been among them, or the promise would not bind it.
    """
    options = game.check_seats(said.seats, said.options)
    names = [option.name for option in game.option_table]
    first = max((names.index(name) + 1 for name in decided_options(game.option_table, options)), default=0)
    ages = [{name: options[name] for name in names[:count]} for count in range(first, len(names) + 1)]
    return [hash_of(game.id, said.revision, said.content, age, said.seats, said.seed) for age in ages]


def promise_of(game: Game, said: minutes.Minutes) -> str:
    """What a table must have published for these minutes to be those of its game."""
    decided = decided_options(game.option_table, game.check_seats(said.seats, said.options))
    return hash_of(game.id, said.revision, said.content, decided, said.seats, said.seed)
