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
from boardroom.registry import load


def seed_hash(game: Game, seats: int, seed: int, options: dict[str, Any]) -> str:
    """SHA-256 of game, revision, content, options, seats and seed, as published when a game starts."""
    promised = {
        "content": game.content,
        "game": game.id,
        "options": game.check_seats(seats, options),
        "revision": game.revision,
        "seats": seats,
        "seed": seed,
    }
    return sha256(json.dumps(promised, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


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
        game = load(said.game)
        found = seed_hash(game, said.seats, said.seed, said.options)
        replay_minutes(game, said)
    except BoardroomError as problem:
        return Verdict(False, promised, "", str(problem))
    if found != promised:
        return Verdict(False, promised, found, "the seed in these minutes is not the one that was promised")
    return Verdict(True, promised, found)
