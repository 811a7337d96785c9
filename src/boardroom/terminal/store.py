"""Keeping minutes in files: whole or not at all, for their owner's eyes only, and never over another game."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from itertools import count
from pathlib import Path

from platformdirs import user_data_dir

from boardroom.bots.levels import is_bot
from boardroom.core import minutes
from boardroom.core.errors import BadMinutes, BadOption

LARGEST = 4_000_000  # no game of ours has minutes of four megabytes


def default_path(game: str) -> Path:
    """Where the unfinished game of this kind is kept."""
    return Path(user_data_dir("boardroom")) / "terminal" / f"{game}.minutes"


def write(path: Path, text: str) -> None:
    """Writes the file in one step, readable by its owner alone (minutes hold the seed)."""
    if path.exists() and not path.is_file():
        raise BadOption(f"{path} is not a file that minutes can be kept in")
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> str:
    """The text of a file of minutes."""
    with path.open("rb") as file:
        held = file.read(LARGEST + 1)
    if len(held) > LARGEST:
        raise BadMinutes(f"{path} is too long for minutes")
    try:
        return held.decode("utf8")
    except UnicodeDecodeError:
        raise BadMinutes(f"{path} is not a text file") from None


def set_aside(path: Path) -> Path | None:
    """Makes room for a new game: one that somebody has played in gets a name of its own, which is given."""
    if not path.is_file() or not is_begun(path):
        return None
    kept = free_path(path.with_name(f"{path.stem}-left{path.suffix}"))
    path.rename(kept)
    return kept


def is_begun(path: Path) -> bool:
    """Has a person chosen anything in this game? Whatever cannot be read counts as precious."""
    try:
        said = minutes.read(read(path))
    except BadMinutes:
        return True
    return any(seat >= len(said.players) or not is_bot(said.players[seat]) for seat, _ in said.choices)


def finish(path: Path, text: str) -> Path:
    """Keeps the minutes of a finished game beside the unfinished one's place, which is cleared."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    finished = free_path(path.with_name(f"{path.stem}-{now}{path.suffix or '.minutes'}"))
    write(finished, text)
    path.unlink(missing_ok=True)
    return finished


def free_path(path: Path) -> Path:
    """This path, or the first one like it that is not taken."""
    if not path.exists():
        return path
    tries = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(free for free in tries if not free.exists())
