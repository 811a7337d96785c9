"""`make try GAME=...` runs the cases of one game, all of them, and says which games there are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import boardroom
from kit import one_game
from laws.trials import option_trials, plain_trials

TESTS = Path(__file__).parents[1]
OWN = [*(TESTS / "games").glob("*/test_*.py"), *(TESTS / "laws").glob("test_law_5_*.py")]


def asked(*words: str) -> subprocess.CompletedProcess[str]:
    """What pytest says to these words."""
    plugins = [f"-pno:{plugin}" for plugin in ("cacheprovider", "schemathesis", "hypothesispytest", "xdist")]
    command = [sys.executable, "-m", "pytest", "-q", *plugins, *words]
    return subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", boardroom.games())
def test_what_is_named_after_a_game_is_left_out_of_the_others(game: str) -> None:
    folder = TESTS / "games" / game.replace("-", "_")
    left_out = [other for other in boardroom.games() if one_game.is_of_another(other, folder)]
    assert left_out == [other for other in boardroom.games() if other != game]


def test_every_file_of_a_game_is_run_with_that_game_alone() -> None:
    assert len(OWN) > 40 and [games_with(file) for file in OWN if len(games_with(file)) != 1] == []


def games_with(file: Path) -> list[str]:
    """The games whose trying collects this file."""
    places = [path for path in (file, *file.parents) if path.is_relative_to(TESTS)]
    return [game for game in boardroom.games() if not any(one_game.is_of_another(game, path) for path in places)]


def test_a_trial_a_game_and_its_name_are_of_that_game() -> None:
    for trial in plain_trials() + option_trials():
        assert {one_game.game_of(value) for value in (trial, trial.game, trial.game.id)} == {trial.game.id}


def test_every_golden_game_is_of_its_game() -> None:
    found = [one_game.game_of(file) for file in (TESTS / "golden").glob("*.minutes")]
    assert None not in found and set(found) == set(boardroom.games())


def test_one_game_is_kept_with_what_is_of_no_game() -> None:
    said = asked("--game", "burn-rate", "--collect-only", "tests/golden").stdout
    assert "burn-rate-2-1" in said and "three_golden_minutes" in said and "burncycle" not in said


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("", "say which game, as in make try GAME=burn-rate; the games are burn-rate, burncycle, "),
        ("chess", "there is no game 'chess'; the games are burn-rate, burncycle, "),
    ],
)
def test_a_missing_or_unknown_game_is_answered_with_the_names(game: str, sentence: str) -> None:
    said = asked("--game", game, "tests/golden")
    assert said.returncode == pytest.ExitCode.USAGE_ERROR
    assert said.stderr.strip() == f"ERROR: {sentence}power-struggle, startup-nation"
