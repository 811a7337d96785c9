"""The map of the house and the drawings of the games' folders name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boardroom

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "docs" / "architecture.md").read_text("utf8")
DRAWINGS = (ROOT / "docs" / "design" / "games.md").read_text("utf8")
SOURCES = (ROOT / "src" / "boardroom", ROOT, ROOT / "web" / "src")
FOLDERS = {name: boardroom.load(name).folder for name in boardroom.games()}


def is_there(place: str) -> bool:
    """Is there such a file or folder, with every game put in for `<game>`?"""
    folders = [folder.name for folder in FOLDERS.values()] if "<game>" in place else [""]
    return all(any((source / place.replace("<game>", folder)).exists() for source in SOURCES) for folder in folders)


def test_every_place_of_the_glossary_is_there() -> None:
    places = [row.split("|")[3].strip().strip("`") for row in MAP.splitlines() if row.startswith("| ") and "`" in row]
    assert len(places) > 60
    assert not [place for place in places if "/" in place and not is_there(place)]


def test_the_glossary_is_in_order() -> None:
    words = [row.split("|")[1].strip() for row in MAP.partition("## Glossary")[2].splitlines() if row.startswith("| ")]
    assert words[1:] == sorted(words[1:])


def test_every_file_of_the_flows_is_there() -> None:
    names = {Path(name).name for name in re.findall(r"[\w/.]+\.(?:py|ts|svelte)\b", MAP.partition("## Glossary")[0])}
    there = {file.name for source in SOURCES[::2] for file in source.rglob("*.*")}
    assert names <= there, f"not there: {sorted(names - there)}"


@pytest.mark.parametrize("game", boardroom.games())
def test_the_drawing_of_a_game_shows_every_file_of_its_folder(game: str) -> None:
    folder = FOLDERS[game]
    drawing = DRAWINGS.partition(f"## {boardroom.load(game).title}\n")[2].partition("\n## ")[0]
    files = {str(file.relative_to(folder)) for file in folder.rglob("*.py") if file.name != "__init__.py"}
    drawn = set(re.findall(r"^ *([\w/]+\.py)\b", drawing, re.M))
    assert drawn == files


@pytest.mark.parametrize("game", boardroom.games())
def test_ten_questions_about_a_game_are_answered_in_one_step(game: str) -> None:
    drawing = DRAWINGS.partition(f"## {boardroom.load(game).title}\n")[2].partition("\n## ")[0]
    answers = re.findall(r"^\| .+ \| `([\w/]+\.py)` \| `(\w+)` \|$", drawing, re.M)
    assert len(answers) == 10
    for file, name in answers:
        assert re.search(rf"^(?:def|class) {name}\b", (FOLDERS[game] / file).read_text("utf8"), re.M), f"{file}: {name}"
