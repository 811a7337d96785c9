"""Golden minutes and random games: the same on every machine, in both builds, and after every change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import boardroom
from boardroom.core import minutes
from kit import golden
from laws.kit import Trial
from laws.trials import name_of, option_trials, plain_trials, seats_of

MINUTES = sorted(golden.FOLDER.glob("*.minutes"))
WALKS = golden.kept_walks()


@pytest.mark.parametrize("file", MINUTES, ids=lambda file: file.stem)
def test_golden_minutes_replay_to_the_same_end(file: Path) -> None:
    text = file.read_text("utf8")
    different = golden.difference_of_minutes(boardroom.load(minutes.read(text).game), text)
    if different:
        pytest.fail(f"{file.name}: {different}", pytrace=False)


def test_there_are_three_golden_minutes_for_each_number_of_seats() -> None:
    games = [boardroom.load(name) for name in boardroom.games()]
    expected = {f"{game.id}-{seats}": 3 for game in games for seats in seats_of(game)}
    assert Counter(file.stem.rpartition("-")[0] for file in MINUTES) == expected


@pytest.mark.parametrize("trial", plain_trials() + option_trials(), ids=name_of)
def test_random_games_go_the_same_way(trial: Trial) -> None:
    different = golden.difference_of_walks(trial, WALKS)
    if different:
        pytest.fail(different, pytrace=False)


def test_there_are_three_random_games_of_every_trial() -> None:
    assert {name: len(lines) for name, lines in WALKS["walks"].items()} == dict.fromkeys(
        map(name_of, plain_trials() + option_trials()), 3
    )
