"""Writes how each game's table is copied, from the description of its fields: `twins.py` writes, `--check` compares.

A search copies tables all the time, so a copy is plain code without a loop. It becomes `games/<game>/state/twin.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import boardroom
from boardroom.core.fields import COPIED, FORGOTTEN, SLICED, Field

GAMES = Path(__file__).parents[1] / "src" / "boardroom" / "games"
ENDING = {SLICED: "[:]", COPIED: ".copy()"}
TEXT = '''"""How a table is copied. Written by tools/twins.py from the fields in fields.py: do not edit, run make types."""

from __future__ import annotations

from boardroom.games.{game}.state.table import Table


def copy_table(table: Table, twin: Table) -> None:
    """Makes `twin` an independent state equal to this one, without a log."""
{lines}
'''


def main() -> int:
    """Writes all files, or says which are old."""
    wanted = {GAMES / game / "state" / "twin.py": text_of(game) for game in folders()}
    old = [path for path, text in wanted.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv[1:]:
        said = [f"{path.relative_to(GAMES)} is old: run make types" for path in old]
        sys.stdout.write("\n".join(said or ["the twins are the newest"]) + "\n")
        return 1 if old else 0
    for path in old:
        path.write_text(wanted[path])
    return 0


def folders() -> list[str]:
    """The games' folders."""
    return [game.replace("-", "_") for game in boardroom.games()]


def text_of(game: str) -> str:
    """The file of one game."""
    rules = boardroom.load(game.replace("_", "-"))
    lines = [line_of(field) for field in rules.start(rules.min_seats).fields()]
    return TEXT.format(game=game, lines="\n".join(lines))


def line_of(field: Field) -> str:
    """How one field is copied."""
    value = "None" if field.copied == FORGOTTEN else f"table.{field.name}{ENDING.get(field.copied, '')}"
    return f"    twin.{field.name} = {value}"


if __name__ == "__main__":
    sys.exit(main())
