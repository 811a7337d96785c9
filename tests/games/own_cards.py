"""An owner's own cards: a copy of those that come with a game, with changes."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom import BadContent, Game
from boardroom.lab.content import files_of

Change = tuple[str, str, str]  # a file, what stands there, and what shall stand there instead


def written(game: str, folder: Path, *changes: Change) -> Path:
    """The folder with the cards of a game, changed; each change is made once."""
    texts = dict(files_of(boardroom.load(game), None))
    for file, old, new in changes:
        assert old in texts[file]
        texts[file] = texts[file].replace(old, new, 1)
    for file, text in texts.items():
        (folder / file).write_text(text, "utf8")
    return folder


def load_with(game: str, folder: Path, *changes: Change) -> Game:
    """The game with changed cards."""
    return boardroom.load(game, content=str(written(game, folder, *changes)))


def mistakes_in(game: str, folder: Path) -> list[str]:
    """Everything that is said about the cards in a folder, which cannot be played with; paths begin at the folder."""
    with pytest.raises(BadContent) as refusal:
        boardroom.load(game, content=str(folder))
    assert str(refusal.value) == "\n".join(refusal.value.problems)
    assert all(problem.startswith(f"{folder}/") for problem in refusal.value.problems)
    return [problem.removeprefix(f"{folder}/") for problem in refusal.value.problems]


def mistakes_with(game: str, folder: Path, *changes: Change) -> list[str]:
    """Everything that is said about changed cards."""
    return mistakes_in(game, written(game, folder, *changes))
