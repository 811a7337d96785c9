"""Keeping minutes in files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import boardroom
from boardroom.terminal import store


def some_minutes(choices: int, players: list[str]) -> str:
    game = boardroom.load("startup-nation")
    match = boardroom.Match(game, 4, 3)
    match.names = players
    for _ in range(choices):
        match.play(match.state.legal()[0])
    return match.minutes()


BEGUN = some_minutes(5, ["Robin", "greedy", "greedy", "greedy"])
NOT_BEGUN = some_minutes(0, ["Robin", "greedy", "greedy", "greedy"])


def test_minutes_are_for_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "a.minutes"
    store.write(file, "text\n")
    assert file.read_text("utf8") == "text\n"
    assert file.stat().st_mode & 0o777 == 0o600


def test_writing_leaves_no_other_file_behind(tmp_path: Path) -> None:
    store.write(tmp_path / "a.minutes", "one")
    store.write(tmp_path / "a.minutes", "two")
    assert [file.name for file in tmp_path.iterdir()] == ["a.minutes"]


def test_a_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.minutes"
    store.write(file, "old")

    def fail(_: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        store.write(file, "new")
    assert [(kept.name, kept.read_text("utf8")) for kept in tmp_path.iterdir()] == [("a.minutes", "old")]


def test_only_a_file_is_written_over(tmp_path: Path) -> None:
    with pytest.raises(boardroom.BadOption, match="is not a file"):
        store.write(tmp_path, "text")


def test_a_game_that_was_begun_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    store.write(file, BEGUN)
    assert store.set_aside(file) == tmp_path / "a-left.minutes"
    store.write(file, BEGUN)
    assert store.set_aside(file) == tmp_path / "a-left-2.minutes"
    assert not file.exists()


def test_a_game_in_which_nobody_chose_makes_room(tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    store.write(file, NOT_BEGUN)
    assert store.set_aside(file) is None


def test_a_file_that_is_no_minutes_is_never_lost(tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_bytes(b"\xff\xfe years of work")
    kept = store.set_aside(file)
    assert kept is not None
    assert kept.read_bytes() == b"\xff\xfe years of work"


def test_a_finished_game_gets_a_name_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    store.write(file, BEGUN)
    first, second = store.finish(file, "one"), store.finish(file, "two")
    assert not file.exists()
    assert (first.read_text("utf8"), second.read_text("utf8")) == ("one", "two")


def test_what_is_no_text_is_no_minutes(tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(boardroom.BadMinutes, match="not a text file"):
        store.read(file)
