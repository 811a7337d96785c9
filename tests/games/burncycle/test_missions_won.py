"""Every mission can be won: a recorded game of bots for each, replayed to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom.core import minutes

FOLDER = Path(__file__).parents[2] / "golden" / "burncycle-missions"
MISSIONS = boardroom.load("burncycle").things["mission"]


def test_there_is_a_game_of_every_mission() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.minutes")) == sorted(MISSIONS)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_was_won_by_bots(mission: str) -> None:
    text = (FOLDER / f"{mission}.minutes").read_text("utf8")
    outcome = boardroom.replay(text).state.outcome
    assert outcome is not None and outcome.reason == "won"
    assert minutes.read(text).options.get("mission", "m1") == mission
