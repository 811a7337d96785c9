"""Common slips at the library's door get one sentence that says what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boardroom

GAME: Any = boardroom.load("startup-nation")


@pytest.mark.parametrize("given", [(4, 7, {"ties": "nobody_scores"}), (4, {"ties": "nobody_scores"}), (4, 7, "log")])
def test_options_that_are_no_keywords_are_refused(given: tuple[Any, ...]) -> None:
    with pytest.raises(boardroom.BadOption, match=r"options are keywords, as in game.start\(4, seed=7, interns="):
        GAME.start(*given)


def test_a_match_wants_a_game_and_not_its_name() -> None:
    wrong: Any = "startup-nation"
    with pytest.raises(boardroom.BadOption, match=r"boardroom.load\('startup-nation'\), not 'startup-nation'"):
        boardroom.Match(wrong, 4)
    with pytest.raises(boardroom.BadOption, match="a game is what"):
        boardroom.bot("greedy", wrong)


@pytest.mark.parametrize("players", [{"ties": "nobody_scores"}, "greedy", 3])
def test_players_that_are_no_list_are_refused(players: Any) -> None:
    with pytest.raises(boardroom.BadOption, match="players are a list with one player or None for each seat"):
        boardroom.Match(GAME, 4, 7, players)


def test_minutes_are_a_text_and_not_a_file() -> None:
    wrong: Any = Path("game.minutes")
    with pytest.raises(boardroom.BadMinutes, match="minutes are a text, such as"):
        boardroom.replay(wrong)


def test_a_drawing_of_a_state_that_is_no_view_is_refused() -> None:
    with pytest.raises(boardroom.BadOption, match=r"takes a view, such as state.view\(-1\)"):
        GAME.draw(GAME.start(4))
