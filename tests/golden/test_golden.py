"""Golden minutes and digests: the same games on every machine, in both builds, and after every change."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import boardroom
from laws.kit import Trial, digest_of_walk
from laws.trials import name_of, option_trials, plain_trials, seats_of

FOLDER = Path(__file__).parent
MINUTES = sorted(FOLDER.glob("*.minutes"))
DIGESTS = json.loads((FOLDER / "digests.json").read_text("utf8"))


@pytest.mark.parametrize("file", MINUTES, ids=lambda file: file.stem)
def test_golden_minutes_replay_to_the_same_end(file: Path) -> None:
    text = file.read_text("utf8")
    match = boardroom.replay(text)
    assert match.over
    assert match.minutes() == text


def test_there_are_three_golden_minutes_for_each_number_of_seats() -> None:
    games = [boardroom.load(name) for name in boardroom.games()]
    expected = {f"{game.id}-{seats}": 3 for game in games for seats in seats_of(game)}
    assert Counter(file.stem.rpartition("-")[0] for file in MINUTES) == expected


@pytest.mark.parametrize("trial", plain_trials() + option_trials(), ids=name_of)
def test_random_games_have_their_golden_digests(trial: Trial) -> None:
    expected = DIGESTS[name_of(trial)]
    assert [digest_of_walk(trial, seed) for seed in range(len(expected))] == expected
