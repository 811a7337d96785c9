"""Keeps today's rules of games for ever, as packages beside the rules that follow. Run at a release (docs/releasing.md).

    python tools/keep_revision.py [game ...]           keeps them in src/boardroom/revisions
    python tools/keep_revision.py --check              replays the golden games of everything that was kept

Without a game all of them are kept; what was kept before stays as it is. The golden games of a kept revision are kept with
it: they must replay to the same end for ever.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from importlib import import_module
from pathlib import Path

import boardroom
from boardroom import revisions
from boardroom.games import GAMES
from boardroom.registry import load

ROOT = Path(__file__).parents[1]
GOLDEN, PAGES = ROOT / "tests" / "golden", ROOT / "docs" / "rules"
HEAD = '''"""{title}, revision {revision}, as it was released: made by tools/keep_revision.py, changed only for a new core."""

GAME = "{entry}"
'''


def main(words: list[str] | None = None) -> int:
    """Keeps rules, or checks what was kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", help="as boardroom.games() names them")
    parser.add_argument("--check", action="store_true", help="replay the golden games of what was kept")
    asked = parser.parse_args(words)
    if asked.check:
        return check()
    for game in asked.games or boardroom.games():
        package = keep(game)
        tell(f"{game}: kept as {package.name}" if package is not None else f"{game}: was kept before")
    return 0


def keep(game: str, into: Path | None = None) -> Path | None:
    """Makes a package of today's rules; None when this revision is there already."""
    today = load(game)
    source = today.folder
    into = into or Path(revisions.__file__).parent
    package = into / f"{source.name}_{today.revision}"
    if package.exists():
        return None
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.c"))
    old, new = f"boardroom.games.{source.name}", f"boardroom.revisions.{package.name}"
    for file in package.rglob("*.py"):
        rename(file, old, new)
    entry = GAMES[game].removeprefix(f"{old}.")
    head = HEAD.format(title=today.title, revision=today.revision, entry=entry)
    (package / "__init__.py").write_text(head, "utf8")
    keep_golden(game, package)
    keep_page(game, package)
    return package


def rename(file: Path, old: str, new: str) -> None:
    """The package imports itself, and never the rules that follow it."""
    text = re.sub(rf"\b{re.escape(old)}(?=[. ])", new, file.read_text("utf8"))
    file.write_text(text, "utf8")


def keep_golden(game: str, package: Path) -> None:
    """The golden games of these rules."""
    (package / "golden").mkdir()
    for file in sorted(GOLDEN.glob(f"{game}-*.minutes")):
        shutil.copy(file, package / "golden")


def keep_page(game: str, package: Path) -> None:
    """The rules page, whose numbers the kept rules cite."""
    (package / "rules-page").mkdir()
    for file in sorted(PAGES.glob(f"{game}*.md")):
        shutil.copy(file, package / "rules-page")


def check() -> int:
    """Replays the golden games of all kept revisions; says which do not end as they did."""
    wrong = 0
    for (_, revision), package in sorted(revisions.kept().items()):
        folder = Path(import_module(package).__file__ or "").parent / "golden"
        found = [problem for file in sorted(folder.glob("*.minutes")) if (problem := difference(file, revision))]
        games = len(list(folder.glob("*.minutes")))
        wrong += len(found) + (games == 0)
        tell("\n".join([f"{package}: {games} golden games, {len(found)} of them differ", *found]))
    return 1 if wrong else 0


def difference(file: Path, revision: int) -> str:
    """What differs when these minutes are replayed by the kept rules; empty when nothing does."""
    try:
        match = boardroom.replay(file.read_text("utf8"))
    except boardroom.BoardroomError as problem:
        return f"{file.name}: {problem}"
    if match.game.revision != revision:
        return f"{file.name}: was replayed by revision {match.game.revision}"
    return "" if match.over else f"{file.name}: is not over"


def tell(line: str) -> None:
    """To whoever runs this."""
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
