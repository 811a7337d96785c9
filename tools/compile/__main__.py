"""`python tools/compile FOLDER`: puts the package with compiled rules into FOLDER, so that PYTHONPATH=FOLDER runs it.

FOLDER/ready appears when the rules are compiled. Without a C compiler they are interpreted, and a line that begins with `!`
says why. The web pages are left out: they may be built at the same time.
"""

from __future__ import annotations

import shutil
import sys
import tomllib
from pathlib import Path

from building import Libraries, build
from units import CompileError, why_impossible

ROOT = Path(__file__).resolve().parents[2]
HOOK = ("tool", "hatch", "build", "targets", "wheel", "hooks", "custom")


def main(target: Path) -> int:
    """Compiles, says how far it has come, and lays everything out."""
    problem = why_impossible()
    try:
        libraries = {} if problem else build(ROOT, table(ROOT / "pyproject.toml"), report)
    except CompileError as refusal:
        print(refusal, file=sys.stderr)
        return 1
    lay_out(target, libraries)
    if problem:
        print(f"! The rules run interpreted (slower, otherwise the same): {problem}.")
    else:
        (target / "ready").touch()
    return 0


def table(file: Path) -> dict[str, list[str]]:
    """The hook's own part of pyproject.toml."""
    part = tomllib.loads(file.read_text("utf8"))
    for name in HOOK:
        part = part[name]
    return part


def report(done: int, total: int) -> None:
    """A line for whoever watches, a program or a person."""
    print(f"{done} of {total}", flush=True)


def lay_out(target: Path, libraries: Libraries) -> None:
    """The folder as the wheel would be unpacked; it takes its place when it is whole."""
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    package = fresh / "boardroom"
    shutil.copytree(ROOT / "src/boardroom", package, ignore=shutil.ignore_patterns("__pycache__", "pages"))
    shutil.copytree(ROOT / "docs/rules", package / "rules")
    for place, file in libraries.items():
        shutil.copyfile(file, fresh / place)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
