"""Cards with changes: a study may alter what the owner of a box could alter with a pencil.

The cards travel as texts, so that a worker on another machine has the very same ones.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from boardroom.core.content import Reader
from boardroom.core.errors import BadContent
from boardroom.core.game import Game
from boardroom.extras import needs
from boardroom.registry import load

Files = tuple[tuple[str, str], ...]  # name and text of each file


def content_folder(game: Game) -> Path:
    """Where a game keeps its own cards: beside its door, or in `content`."""
    inner = game.folder / "content"
    return inner if any(inner.glob("*.toml")) else game.folder


def files_of(game: Game, folder: Path | None) -> Files:
    """The texts of all card files in a folder, or of the game's own; what they say is checked by the game."""
    found = sorted((folder or content_folder(game)).glob("*.toml"))
    reader = Reader(folder or content_folder(game))
    for file in found:
        reader.file(file.name).leave()
    reader.check()
    return tuple((file.name, file.read_text("utf8")) for file in found)


def changed(files: Files, changes: Sequence[Any]) -> Files:
    """The files with these changes: each `{file, entry, value}`, the entry as a path such as cards.hire.copies.0.count."""
    texts = dict(files)
    for change in changes:
        if not isinstance(change, dict) or set(change) != {"file", "entry", "value"}:
            raise BadContent(f'a change is {{ file = "...", entry = "a.b.0.c", value = ... }}, not {change!r}')
        if change["file"] not in texts:
            raise BadContent(f"there is no file {change['file']!r}; there are {', '.join(texts)}")
        entries = tomllib.loads(texts[change["file"]])
        put(entries, str(change["entry"]).split("."), change["value"], f"{change['file']}: {change['entry']}")
        texts[change["file"]] = written(entries)
    return tuple(sorted(texts.items()))


def put(entries: Any, path: list[str], value: Any, where: str) -> None:
    """Sets a value that is already there to another one of its kind."""
    holder, *rest = entries, *path
    for step in rest[:-1]:
        holder = holder[place(holder, step, where)]
    last = place(holder, rest[-1], where)
    if type(holder[last]) is not type(value):
        raise BadContent(f"{where} is {holder[last]!r}; {value!r} is of another kind")
    holder[last] = value


def place(holder: Any, step: str, where: str) -> Any:
    """The key or the index that one step of a path means."""
    if isinstance(holder, list) and step.isdecimal() and int(step) < len(holder):
        return int(step)
    if isinstance(holder, dict) and step in holder:
        return step
    there = f"0 to {len(holder) - 1}" if isinstance(holder, list) else ", ".join(holder) if holder else "nothing"
    raise BadContent(f"{where}: there is no {step!r} here; there is {there}")


def written(entries: dict[str, Any]) -> str:
    """Values as TOML; without the extra `lab` this says what to install, and a study without changes does not need it."""
    try:
        with needs("lab"):
            import tomli_w
    except ImportError as problem:
        raise BadContent(str(problem)) from None
    return tomli_w.dumps(entries)


def load_with(game: Game, files: Files | None) -> Game:
    """The game with these cards, or with its own."""
    return game if files is None else _load(game.id, files)


@cache
def _load(game: str, files: Files) -> Game:
    with tempfile.TemporaryDirectory(prefix="boardroom-cards-") as folder:
        for name, text in files:
            (Path(folder) / name).write_text(text, "utf8")
        return load(game, folder)
