"""The figures on the colleagues' cards."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.bots import ratings
from boardroom.bots.levels import LEVELS


def test_every_figure_in_the_file_can_be_read() -> None:
    for game, levels in ratings.measured().items():
        assert game in boardroom.games()
        for level, said in levels.items():
            assert 1 <= int(level) <= LEVELS and said.keys() <= set(ratings.KINDS)
            for rating in ratings.ratings(game, int(level)).values():
                assert rating is None or (0 <= rating.low <= rating.share <= rating.high <= 1 and rating.games > 0)


def test_what_was_not_measured_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "measured", lambda: {"burn-rate": {"3": {"against_below": [0.8, 0.7, 0.9, 200]}}})
    assert ratings.ratings("burn-rate", 3)["against_below"] == ratings.Rating(0.8, 0.7, 0.9, 200)
    assert ratings.ratings("burn-rate", 3)["against_random"] is None
    assert not any(ratings.ratings("burncycle", 5).values())
