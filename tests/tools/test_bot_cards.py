"""The run behind the colleagues' cards knows every meeting, goes on after a stop, and counts what was won."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.bots.ratings import measured
from kit.tools import tool

cards = tool("bot_cards")

MEETING = cards.Meeting("burn-rate", 2, "colleague:2", "colleague:1", {})
TEAM = cards.Meeting("burncycle", 2, "colleague:1", None, {"mission": "m1", "agents": "random"})


def asked(out: Path, games: int) -> Namespace:
    """What the command line would say."""
    return Namespace(games=games, workers=1, ray=None, out=out)


def test_every_colleague_meets_the_one_below_and_chance_with_two_numbers_of_seats() -> None:
    planned = {(meeting.game, meeting.seats, meeting.bot, meeting.against) for meeting in cards.meetings()}
    for game in ("burn-rate", "power-struggle", "startup-nation"):
        for seats in cards.SEATS[game]:
            assert {(game, seats, f"colleague:{level}", f"colleague:{level - 1}") for level in (2, 3, 4, 5)} <= planned
            assert {(game, seats, f"colleague:{level}", "random") for level in (3, 4, 5)} <= planned


def test_a_meeting_goes_on_behind_the_games_that_are_over(tmp_path: Path) -> None:
    whole = cards.play(MEETING, asked(tmp_path / "whole", 8))
    cards.play(MEETING, asked(tmp_path / "parts", 4))
    kept = {file.name: file.stat().st_mtime_ns for file in tmp_path.glob("parts/*/chunks/*")}
    assert cards.play(MEETING, asked(tmp_path / "parts", 8)) == whole
    assert whole["games"] == 8 and len(kept) == 1
    assert {file.name: file.stat().st_mtime_ns for file in tmp_path.glob("parts/*/chunks/*")}.items() >= kept.items()


def test_a_team_wins_its_games_whole_or_not_at_all(tmp_path: Path) -> None:
    row = cards.play(TEAM, asked(tmp_path, 2))
    assert row["against"] is None and row["share"] in (0.0, 0.5, 1.0)
    assert cards.won_by("a", {"bots": ["a", "b", "a", "b"], "winners": [0, 1, 2, 3]}) == 0.5
    assert cards.won_by("a", {"bots": ["a", "a"], "winners": []}) == 0.0


def test_a_selfish_bot_is_the_colleague_where_nobody_likes_anybody() -> None:
    for name, alike in (("burn-rate", True), ("startup-nation", False)):
        game = boardroom.load(name)
        chosen = [whole_game(game, bot) for bot in ("colleague:4", "selfish:4")]
        assert (chosen[0] == chosen[1]) is alike


def whole_game(game: boardroom.Game, bot: str) -> list[Any]:
    """What this bot chooses in the first two dozen decisions of a game, at all seats."""
    match = boardroom.Match(game, game.min_seats, 3, [boardroom.bot(bot, game, seed=n) for n in range(game.min_seats)])
    for _ in range(40):
        match.step(None)
    return list(match.choices)


def test_the_page_has_the_figures_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PAGE", "FILE"):
        copy = tmp_path / name
        copy.write_text(getattr(cards, name).read_text("utf8"), "utf8")
        monkeypatch.setattr(cards, name, copy)
    cards.write({cards.name_of(row): row for row in measured()})
    assert json.loads(cards.FILE.read_text("utf8")) == measured()
    assert cards.PAGE.read_text("utf8") == (cards.ROOT / "docs" / "bots.md").read_text("utf8")
