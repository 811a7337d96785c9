"""Nothing that a seat may not know reaches its screen."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom import Game, Luck, Match
from boardroom.terminal import hint
from boardroom.terminal.frame import let_bot_choose, players_of
from cli.desk import ALWAYS_FIRST, transcript

OWN = 1
HIDDEN = ["burn-rate", "power-struggle", "startup-nation"]  # in these others hold what one cannot see
EARLIER = {"burn-rate": 5}  # choices of the person after which there are hidden cards

game = boardroom.load("startup-nation")


def at_a_decision(seed: int, earlier: int, game: Game = game) -> Match:
    """A match that waits for the person, after so many of the person's choices."""
    names = ["greedy", "Robin", "greedy", "random"][: min(4, game.max_seats)]
    match = Match(game, len(names), seed, players_of(names, game))
    match.names = names[:]
    while not match.over:
        if match.state.seat != OWN:
            let_bot_choose(match)
        elif earlier > 0:
            match.play(match.state.legal()[0], OWN)
            earlier -= 1
        else:
            break
    return match


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", boardroom.games())
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(
    game_id: str, seed: int, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = boardroom.load(game_id)
    monkeypatch.setattr(hint, "SIMULATIONS", 10)
    monkeypatch.setattr(hint, "PATIENCE", None)
    earlier = EARLIER.get(game_id, 2) + seed
    match, twin = at_a_decision(seed, earlier, game), at_a_decision(seed, earlier, game)
    world = match.state.imagine(OWN, Luck(seed + 100))
    world.log = twin.log
    twin.state = world
    assert game_id not in HIDDEN or world.save()["table"] != match.state.save()["table"]
    legal = match.state.legal()
    refused = [str(action) for code, action in enumerate(game.actions) if code not in legal]
    typed = "\n".join(["l", "?", "c", "t", "b", "i", "u", "0", "zz", *refused[:: 1 + len(refused) // 60], "q", ""])
    seen = transcript(match, OWN, typed, tmp_path / "a.minutes", monkeypatch, lang)
    assert seen.count(match.state.view(OWN)["prompt"]["rule"].partition("-")[0] + "-") > 2
    assert seen == transcript(twin, OWN, typed, tmp_path / "b.minutes", monkeypatch, lang)


@pytest.mark.parametrize("seed", range(3))
def test_no_sentence_meant_for_another_seat_is_shown(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at_a_decision(seed, 0)
    seen = transcript(match, OWN, ALWAYS_FIRST, tmp_path / "a.minutes", monkeypatch)
    names = ["Agilda", "Robin", "Pivotine", "Deckard"]
    mine = {game.describe(event, "en", OWN, names) for event in match.log}
    others = {game.describe(event, "en", seat, names) for event in match.log for seat in (0, 2, 3)} - mine
    assert len(others) > 20
    assert [sentence for sentence in others if f" {sentence}\n" in seen] == []
    assert [sentence for sentence in mine if f" {sentence}\n" not in seen] == []
