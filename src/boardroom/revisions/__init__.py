"""Rules that stay: released revisions of games, each a package of its own beside today's rules (docs/design/revisions.md).

`tools/keep_revision.py` makes `burn_rate_2` here from revision 2 of Burn Rate. What is kept is never edited but for today's
core, is never compiled, and is imported when a table or minutes of that revision ask for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

NAMED = re.compile(r"([a-z][a-z0-9_]*)_([1-9][0-9]*)")
ROOT = f"{__name__}."


def kept() -> dict[tuple[str, int], str]:
    """The package of each revision that was kept, by game and revision."""
    found = {}
    for folder in folders():
        named = NAMED.fullmatch(folder.name)
        if named is not None:
            found[named[1].replace("_", "-"), int(named[2])] = ROOT + folder.name
    return found


def folders() -> Iterator[Path]:
    """The folders of all packages here."""
    for place in __path__:
        if Path(place).is_dir():
            yield from sorted(folder.parent for folder in Path(place).glob("*/__init__.py"))


def entry_of(package: str) -> str:
    """Where the game of a kept package is, as the registry names it: `module:class`."""
    entry: str = import_module(package).GAME
    return f"{package}.{entry}"


def is_kept(kind: type) -> bool:
    """Is this the class of a game whose rules were kept?"""
    return kind.__module__.startswith(ROOT)
