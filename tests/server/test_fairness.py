"""The promise about luck, and the check of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.core import minutes
from boardroom.server.fairness import promised_options, seed_hash, verify
from boardroom.server.records import Record, Rules


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
    decided = {"love_bonus": True}
    fields = {
        "game": game.id, "revision": game.revision, "content": game.content, "options": decided, "seats": 4, "seed": 5,
    }  # fmt: skip
    recipe = json.dumps(fields, sort_keys=True, separators=(",", ":")).encode()
    assert hashlib.sha256(recipe).hexdigest() == seed_hash(game, 4, 5, decided)


def test_an_option_added_with_a_default_changes_no_promise() -> None:
    game = boardroom.load("startup-nation")
    later = type(game)()
    later.option_table = [*game.option_table, boardroom.Option("later", "flag", [False, True], False)]
    assert seed_hash(later, 4, 5, {}) == seed_hash(game, 4, 5, {})
    assert seed_hash(later, 4, 5, {"later": True}) != seed_hash(game, 4, 5, {})


# Published for these minutes when a promise covered all options of its day.
RECORDED = Path(__file__).parents[1] / "core" / "recorded" / "first-format.minutes"
OLD_PROMISE = "070b5a212fc785eb0ff5ee70845830e4b3735f6ef72b3c6b7bf06b8c4270db5a"


def test_minutes_keep_a_promise_that_covered_all_options_of_its_day() -> None:
    text = RECORDED.read_text("utf8")
    assert verify(text, OLD_PROMISE).fair
    assert not verify(text.replace("seed: ", "seed: 1"), OLD_PROMISE).fair


def test_a_promise_without_an_option_is_not_kept_by_minutes_that_decided_it() -> None:
    players = [boardroom.bot("random", boardroom.load("startup-nation"), seed=seat) for seat in range(4)]
    match = boardroom.Match(boardroom.load("startup-nation"), 4, 7, players, love_bonus=True).run()
    plain = seed_hash(match.game, 4, 7, {})
    assert not verify(match.minutes(), plain).fair
    assert verify(match.minutes(), seed_hash(match.game, 4, 7, {"love_bonus": True})).fair


def test_a_receipt_names_the_options_that_its_promise_was_made_of() -> None:
    game = boardroom.load("startup-nation")
    said = minutes.read(RECORDED.read_text("utf8"))
    old = record_of(game, said, DAY, OLD_PROMISE)
    new = record_of(game, said, game.check_seats(4, {"love_bonus": True}), "")
    assert promised_options(old, game.option_table) == DAY
    assert promised_options(new, game.option_table) == {"love_bonus": True}


DAY = {  # the options that Start-Up Nation had when the recorded promise was made
    "interns": "random_public", "emmanuel_lie": "free", "ties": "all_tied_win", "target_score": 4, "round_cap": 60,
    "first_player": "random", "bpi": "reset_each_round", "two_left": "same_colour_ends", "question_ally": "allowed",
    "survivor_points": 2, "love_bonus": False, "pass_left": False,
}  # fmt: skip


def record_of(game: boardroom.Game, said: minutes.Minutes, options: dict[str, Any], promise: str) -> Record:
    frame = ("table", game.id, said.revision, said.content, options, said.seats, said.seed)
    return Record(*frame, seed_chosen=False, seed_hash=promise, rules=Rules(), listed=False, host="", created=0.0)
