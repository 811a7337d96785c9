"""The run that counts burncycle's wins keeps what today's rules, content and limits would play again in the same way."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree

import pytest

import boardroom
from kit.tools import tool

wins = tool("burncycle_wins")

GAME = boardroom.load("burncycle")
RELAXED = wins.Cell("greedy", "m4", 2, "relaxed")
PLAIN = wins.Cell("plain", "m1", 3, "standard")


def planted(folder: Path, **changes: object) -> Path:
    """A file with sums of two cells, played with today's rules, content and limits but for what is changed."""
    sums = {cell.name: {"games": 9, "limit": wins.limit_of(GAME, cell)} for cell in (RELAXED, PLAIN)}
    kept = {**wins.kept_sums(GAME, folder / "none"), "cells": sums, **changes}
    (folder / "sums").write_text(json.dumps(kept), "utf8")
    return folder / "sums"


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """The content files, to be changed."""
    return Path(copytree(GAME.folder / "content", tmp_path / "content"))


def replaced(content: Path, old: str, new: str) -> str:
    """The digest without limits after the first of these texts in the missions became another."""
    missions = content / "missions.toml"
    text = missions.read_text("utf8")
    assert old in text
    missions.write_text(text.replace(old, new, 1), "utf8")
    return str(wins.content_but_limits(content))


def test_sums_of_the_same_limits_are_kept(tmp_path: Path) -> None:
    assert list(wins.kept_sums(GAME, planted(tmp_path))["cells"]) == [RELAXED.name, PLAIN.name]


def test_only_the_cell_of_a_changed_limit_is_played_again(tmp_path: Path) -> None:
    sums = {RELAXED.name: {"games": 9, "limit": 1}, PLAIN.name: {"games": 9, "limit": wins.limit_of(GAME, PLAIN)}}
    assert list(wins.kept_sums(GAME, planted(tmp_path, cells=sums))["cells"]) == [PLAIN.name]


@pytest.mark.parametrize("change", [{"revision": 1}, {"content": "other"}, {"first_deal": 0}])
def test_sums_of_other_rules_content_or_deals_are_thrown_away(tmp_path: Path, change: dict[str, object]) -> None:
    assert wins.kept_sums(GAME, planted(tmp_path, **change))["cells"] == {}


def test_limits_are_no_part_of_the_digest(content: Path) -> None:
    before = wins.content_but_limits(content)
    assert replaced(content, "limits = [", "limits = [1") == before


def test_everything_else_is_part_of_the_digest(content: Path) -> None:
    before = wins.content_but_limits(content)
    assert replaced(content, "count = [1", "count = [2") != before


def test_a_share_says_its_interval_and_its_games() -> None:
    assert wins.share({"won": 0, "games": 40}) == "0 % (0 to 9) of 40"
    assert wins.share({"won": 14, "games": 40}) == "35 % (22 to 50) of 40"


def test_a_card_is_in_a_part_of_the_wins_and_some_of_its_games_are_won() -> None:
    sums = {"games": 10, "won": 4, "limit": 8, "lost": {"threat": 6}, "rounds": 50, "parts": {"a1": [5, 3]}}
    lines = wins.share_lines({"greedy m1 2 standard": sums, "plain m1 2 standard": sums})
    assert lines[0].startswith("| in greedy's 4 wins of 10 games on standard |")
    assert lines[2:] == ["| a1 | 75 % | 5 | 60 % |"]
