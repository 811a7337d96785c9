"""Nothing that a seat may not know reaches its screen."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom import Luck, Match
from boardroom.terminal.frame import let_bot_choose, players_of
from cli.desk import ALWAYS_FIRST, transcript

NAMES = ["greedy", "Robin", "greedy", "random"]
OWN = 1

game = boardroom.load("startup-nation")


def at_a_decision(seed: int, earlier: int) -> Match:
    """A match that waits for the person, after so many of the person's choices."""
    match = Match(game, 4, seed, players_of(NAMES, game))
    match.names = NAMES[:]
    while not match.over:
        if match.state.seat != OWN:
            let_bot_choose(match)
        elif earlier > 0:
            match.play(match.state.legal()[0], OWN)
            earlier -= 1
        else:
            break
    return match


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(
    seed: int, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, twin = at_a_decision(seed, 2 + seed), at_a_decision(seed, 2 + seed)
    world = match.state.imagine(OWN, Luck(seed + 100))
    world.log = twin.log
    twin.state = world
    assert world.save()["table"] != match.state.save()["table"]
    legal = match.state.legal()
    refused = [str(action) for code, action in enumerate(game.actions) if code not in legal]
    typed = "\n".join(["l", "?", "c", "t", "b", "0", "zz", *refused, "q", ""])
    seen = transcript(match, OWN, typed, tmp_path / "a.minutes", monkeypatch, lang)
    assert seen.count("SN-") > 2
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
