"""The promise about luck, and the check of it."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.server.fairness import seed_hash, verify


def finished(game: str, seed: int) -> boardroom.Match:
    loaded = boardroom.load(game)
    players = [boardroom.bot("random", loaded, seed=n) for n in range(loaded.min_seats)]
    return boardroom.Match(loaded, loaded.min_seats, seed, players).run()


@pytest.mark.parametrize("game", boardroom.games())
def test_minutes_with_the_promised_seed_are_fair(game: str) -> None:
    match = finished(game, 2**200 + 7)
    promise = seed_hash(match.game, match.seats, match.seed, match.options)
    assert len(promise) == 64 and verify(match.minutes(), promise).fair


@pytest.mark.parametrize("game", boardroom.games())
def test_another_seed_other_options_or_changed_minutes_are_found(game: str) -> None:
    match = finished(game, 7)
    promise = seed_hash(match.game, match.seats, match.seed, match.options)
    other = verify(finished(game, 8).minutes(), promise)
    assert not other.fair and "not the one that was promised" in other.problem
    forged = match.minutes().replace("seed: 7\n", "seed: 8\n")
    assert not verify(forged, promise).fair
    assert not verify("nonsense", promise).fair


def test_the_hash_is_of_the_named_fields_and_nothing_else() -> None:
    """Anybody can compute it: the recipe is in docs/server.md."""
    import hashlib
    import json

    game = boardroom.load("startup-nation")
    options = game.check_seats(4, {})
    fields = {
        "game": game.id, "revision": game.revision, "content": game.content, "options": options, "seats": 4, "seed": 5,
    }  # fmt: skip
    recipe = json.dumps(fields, sort_keys=True, separators=(",", ":")).encode()
    assert hashlib.sha256(recipe).hexdigest() == seed_hash(game, 4, 5, {})
