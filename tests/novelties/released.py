"""A copy of the package at a release and after it: today's rules are kept in it, then a rule changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import boardroom
from novelties.trials import ROOT, copied

GAME, MODULE = "burn-rate", "burn_rate"
RULES = f"src/boardroom/games/{MODULE}/rules/payday.py"
HEAD = f"src/boardroom/games/{MODULE}/game.py"
THEN = boardroom.load(GAME).revision  # as it was released
NOW = THEN + 1


@dataclass(frozen=True)
class Release:
    """The copy."""

    folder: Path

    @property
    def path(self) -> str:
        """Where programs find the copied package."""
        return str(self.folder / "src")

    @property
    def kept(self) -> Path:
        """Where the rules of the release are kept."""
        return self.folder / "src" / "boardroom" / "revisions" / f"{MODULE}_{THEN}"

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Runs Python with the copied package."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([self.path, str(ROOT / "tests")])}
        return subprocess.run([sys.executable, *command], capture_output=True, text=True, env=env, check=False)

    def says(self, script: str) -> str:
        """What a script prints."""
        ran = self.run("-c", script)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.strip()

    def keep(self) -> str:
        """At the release: its rules are kept."""
        ran = self.run(str(ROOT / "tools" / "keep_revision.py"), GAME)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    def change_a_rule(self) -> None:
        """After the release: companies burn twice as much, and the revision says so."""
        self.edit(RULES, "    due = table.burn_rate(seat)\n", "    due = 2 * table.burn_rate(seat)\n")
        self.edit(HEAD, f"revision: ClassVar[int] = {THEN}", f"revision: ClassVar[int] = {NOW}")
        self.edit(HEAD, "same_rules_since: ClassVar[int] = 1", f"same_rules_since: ClassVar[int] = {NOW}")

    def edit(self, file: str, right: str, other: str) -> None:
        """Writes something else into a file, where it stands once."""
        place = self.folder / file
        whole = place.read_text("utf8")
        assert whole.count(right) == 1, f"{file}: {right!r} stands there not once"
        place.write_text(whole.replace(right, other), "utf8")

    def lose_what_was_kept(self) -> None:
        """Somebody has forgotten to keep them."""
        shutil.rmtree(self.kept)


def release(folder: Path) -> Release:
    """A copy of today's package."""
    return Release(copied(folder))
