"""The figures on the colleagues' cards."""

from __future__ import annotations

from typing import Any

import pytest

import boardroom
from boardroom.bots import ratings
from boardroom.bots.levels import LEVELS, is_bot


def met(bot: str, against: str | None, seats: int = 3) -> dict[str, Any]:
    """A meeting, as the file has it."""
    counted = {"games": 200, "share": 0.8, "low": 0.7, "high": 0.9}
    return {"game": "burn-rate", "seats": seats, "options": {}, "bot": bot, "against": against, **counted}


def test_every_figure_in_the_file_can_be_read() -> None:
    for row in ratings.measured():
        game = boardroom.load(row["game"])
        game.check_seats(row["seats"], row["options"])
        assert is_bot(row["bot"]) and (row["against"] is None) == game.cooperative
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1 and row["games"] > 0


def test_every_colleague_but_the_lowest_has_a_figure_in_every_game() -> None:
    for game in boardroom.games():
        for level in range(2, LEVELS + 1):
            assert any(ratings.ratings(game, level).values()), f"{game}, level {level}"


def test_what_was_not_measured_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "measured", lambda: [met("colleague:3", "colleague:2")])
    assert ratings.ratings("burn-rate", 3)["against_below"] == ratings.Rating(0.8, 0.7, 0.9, 200, 3)
    assert ratings.ratings("burn-rate", 3)["against_random"] is None
    assert not any(ratings.ratings("burncycle", 5).values())


def test_of_several_meetings_the_first_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [met("colleague:3", "colleague:2", seats=2), met("colleague:3", "colleague:2", seats=4)]
    monkeypatch.setattr(ratings, "measured", lambda: rows)
    found = ratings.ratings("burn-rate", 3)["against_below"]
    assert found is not None and found.seats == 2


def test_whom_the_multitasker_beats_are_random_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "measured", lambda: [met("colleague:2", "colleague:1")])
    assert ratings.ratings("burn-rate", 2)["against_random"] == ratings.ratings("burn-rate", 2)["against_below"]
