"""`boardroom analyse`: every decision of saved minutes, in words and in JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boardroom
from boardroom.bots.levels import BOTS
from boardroom.terminal.names import cast_of
from boardroom.terminal.words import Words
from cli.desk import Desk


@pytest.fixture
def minutes(desk: Desk, tmp_path: Path) -> Path:
    """A game of random bots, left after a few choices."""
    file = tmp_path / "whole.minutes"
    desk.run("watch", "startup-nation", "--bots", "random", "--seats", 4, "--seed", 3, "--fast", "--minutes", file)
    lines = file.read_text().splitlines(keepends=True)
    first = lines.index("\n") + 1
    cut = tmp_path / "cut.minutes"
    cut.write_text("".join(lines[: first + 12]))
    return cut


def test_it_names_the_decisions_that_mattered(desk: Desk, minutes: Path) -> None:
    said = desk.run("analyse", minutes, "--simulations", 20)
    assert said.code == 0
    assert "the search prefers" in said.out and "The decisions that mattered:" in said.out
    assert "better by" in said.out and "per decision on average" in said.out


def test_it_speaks_french(desk: Desk, minutes: Path) -> None:
    out = desk.run("analyse", minutes, "--simulations", 20, "--lang", "fr").out
    assert "la recherche préfère" in out and "Les décisions qui ont compté" in out


def test_json_has_every_choice_with_its_score(desk: Desk, minutes: Path) -> None:
    said = json.loads(desk.run("analyse", minutes, "--simulations", 20, "--json").out)
    assert said["game"] == "startup-nation" and said["simulations"] == 20
    decision = said["decisions"][0]
    assert decision["chosen"] in [one["choice"] for one in decision["choices"]]
    assert set(said["mattered"]) <= {one["number"] for one in said["decisions"]}


def test_a_seat_that_is_not_there_is_a_clear_error(desk: Desk, minutes: Path) -> None:
    said = desk.run("analyse", minutes, "--seat", 7)
    assert (said.code, said.err) == (2, "boardroom: this game has the seats 0 to 3, not 7\n")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_bot_has_a_name_at_the_terminal(name: str, lang: str) -> None:
    names = Words(boardroom.load("startup-nation"), lang, cast_of([name] * 4))
    assert "(" in names.seat(0)
