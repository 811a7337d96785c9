"""`boardroom check-content`: an owner's own cards, game by game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import boardroom
from cli.desk import Desk

FILES = {
    "startup-nation": ("cards.toml", "rank = 0", "rank = -3", "cards.intern_miraculous"),
    "burn-rate": ("cards.toml", "salary = 2", "salary = -2", "people.rick_glibb"),
    "power-struggle": ("company.toml", "money = 800_000", "money = 3", "start"),
    "burncycle": ("units.toml", "level = 1", "level = 7", "u01"),
}


def copied(game: str, folder: Path) -> Path:
    """A folder with the cards of a game."""
    for file in boardroom.load(game).folder.rglob("*.toml"):
        shutil.copy(file, folder / file.name)
    return folder


def test_every_game_is_here() -> None:
    assert sorted(FILES) == boardroom.games()


@pytest.mark.parametrize("game", boardroom.games())
def test_a_game_s_own_cards_are_right_and_known_by_their_files(desk: Desk, tmp_path: Path, game: str) -> None:
    said = desk.run("check-content", copied(game, tmp_path))
    assert (said.code, said.out) == (0, f"right: {tmp_path}: cards for {boardroom.load(game).title}\n")


@pytest.mark.parametrize("game", boardroom.games())
def test_a_mistake_is_named_by_file_and_entry(desk: Desk, tmp_path: Path, game: str) -> None:
    name, old, new, entry = FILES[game]
    file = copied(game, tmp_path) / name
    text = file.read_text("utf8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf8")
    said = desk.run("check-content", tmp_path)
    assert said.code == 1
    assert said.out.startswith(f"wrong: {file}: [{entry}]: expected ")


def test_every_mistake_has_its_own_line_and_a_map_its_square(desk: Desk, tmp_path: Path) -> None:
    copied("burncycle", tmp_path)
    for name, old, new in (("units.toml", "perimeter", "dancing"), ("plans.toml", "|a B a a a a|", "|a B ? a a a|")):
        text = (tmp_path / name).read_text("utf8")
        (tmp_path / name).write_text(text.replace(old, new, 1), "utf8")
    lines = desk.run("check-content", tmp_path).out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"wrong: {tmp_path}/units.toml: [u03]: expected patrol")
    assert lines[1].startswith(f"wrong: {tmp_path}/plans.toml: [p1] square 2,2: expected one of the marks")


def test_who_plays_with_wrong_cards_is_told_every_mistake_on_a_line(desk: Desk, tmp_path: Path) -> None:
    file = copied("burn-rate", tmp_path) / "cards.toml"
    file.write_text(file.read_text("utf8").replace("vps = 2", "vps = 7"), "utf8")
    said = desk.run("play", "burn-rate", "--content", tmp_path)
    assert said.code == 2
    assert [line.split(": expected")[0] for line in said.err.splitlines()] == [
        f"boardroom: {file}: [cards.conflict-of-opinion]",
        f"boardroom: {file}: [cards.layoffs]",
    ]


def test_a_game_can_be_named(desk: Desk, tmp_path: Path) -> None:
    said = desk.run("check-content", copied("burn-rate", tmp_path), "--game", "burncycle")
    assert said.code == 1
    assert f"wrong: {tmp_path}/missions.toml: cannot be read" in said.out


def test_an_unreadable_file_is_a_mistake(desk: Desk, tmp_path: Path) -> None:
    copied("power-struggle", tmp_path)
    (tmp_path / "company.toml").write_text("money =", "utf8")
    said = desk.run("check-content", tmp_path)
    assert said.code == 1
    assert said.out.startswith(f"wrong: {tmp_path}/company.toml: cannot be read: ")


@pytest.mark.parametrize("place", ["nowhere", "."])
def test_what_is_no_content_is_the_person_s_mistake(desk: Desk, tmp_path: Path, place: str) -> None:
    said = desk.run("check-content", tmp_path / place)
    assert said.code == 2
    assert said.err.startswith("boardroom: ")
