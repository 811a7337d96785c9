"""Checks an owner's own cards: which game they are for, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import boardroom
from boardroom.core.content import Reader
from boardroom.core.errors import BadContent, BadOption


def problems_of(game: str, folder: Path) -> list[str]:
    """What is wrong with these cards, one sentence each; an empty list when they can be played with."""
    try:
        boardroom.load(game, str(folder))
    except BadContent as problem:
        return problem.problems
    return []


def game_of(folder: Path) -> str:
    """The game whose own files these look like most: the same names, and the same entries in them."""
    if not folder.is_dir():
        raise BadOption(f"{folder} is no folder")
    likeness = {game: resemblance(folder, game) for game in boardroom.games()}
    best = max(likeness, key=lambda game: likeness[game])
    if likeness[best] == 0:
        files = "; ".join(f"{game}: {', '.join(sorted(own_files(game)))}" for game in likeness)
        raise BadOption(f"{folder} holds none of a game's files ({files})")
    return best


def own_files(game: str) -> dict[str, Path]:
    """The content files that come with a game, by name."""
    return {file.name: file for file in sorted(boardroom.load(game).folder.rglob("*.toml"))}


def resemblance(folder: Path, game: str) -> int:
    """How many files have a name of this game's, and how many entries in them."""
    points = 0
    for name, own in own_files(game).items():
        if (folder / name).is_file():
            points += 1 + len(entries(own) & entries(folder / name))
    return points


def entries(file: Path) -> set[str]:
    """The names of what stands in a file, two levels deep; none when it cannot be read."""
    whole = Reader(file.parent).file(file.name)
    return {*whole.keys, *[f"{entry.name}.{key}" for entry in whole.entries() for key in entry.keys]}
