"""A copy of the package in which something is added, as somebody would who writes a new card, and then looked at.

Each addition is text put behind (or in place of) a line that is there. The copy is loaded and tried in a process of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).parents[2]
TRY = """
import re, sys
from pathlib import Path
sys.path.insert(0, {tests!r})
import boardroom
from laws import kit, speech, travels
game = boardroom.load({game!r})
trial = kit.Trial(game, {seats}, {{}}, Path({docs!r}) / "{game}.md", every=40)
speech.law_8_texts_are_complete(trial)
sources = "".join(file.read_text("utf8") for file in game.folder.rglob("*.py"))
cited = set(re.findall(r'"([A-Z]+-[A-Z]*\\d+(?:\\.\\d+)*)"', sources))
for page in Path({docs!r}).glob("{game}.*md"):
    assert cited <= kit.rules_on(page), f"{{page.name}}: not there: {{sorted(cited - kit.rules_on(page))}}"
{play}
for seed in range(2):
    kit.law_2_somebody_can_act(trial, seed)
    speech.law_8_every_sentence_exists(trial, seed)
travels.views_have_their_shape(trial, 1)
travels.facts_have_their_shape(trial, 1)
print("kept all laws")
"""


@dataclass(frozen=True)
class Addition:
    """Text that is put into a file behind a line; an empty line stands for the end of the file."""

    file: str
    behind: str
    text: str

    def put(self, copy: Path) -> None:
        """Writes it down; the line must be there once."""
        place = copy / self.file
        whole = place.read_text("utf8")
        assert not self.behind or whole.count(self.behind) == 1, f"{self.file}: {self.behind!r} stands there not once"
        added = whole + self.text if not self.behind else whole.replace(self.behind, self.behind + self.text)
        place.write_text(added, "utf8")


@dataclass(frozen=True)
class Novelty:
    """Something new in a game: its parts by name, and how it is played once it is there."""

    game: str
    seats: int
    parts: dict[str, Addition]
    play: str

    @property
    def files(self) -> list[str]:
        """Every file that is touched, once."""
        return sorted({part.file for part in self.parts.values()})

    def method(self, name: str, last: bool = False) -> str:
        """The lines of a method of its class: the first of this name, or the last."""
        text = self.parts["class"].text
        start = text.rindex(f"    def {name}(") if last else text.index(f"    def {name}(")
        end = text.find("\n\n", start)
        return text[start : end + 1] if end >= 0 else text[start:]

    def without(self, forgotten: str) -> Novelty:
        """The same with one part left out, or with some lines of its class."""
        if forgotten in self.parts:
            return replace(self, parts={name: part for name, part in self.parts.items() if name != forgotten})
        whole = self.parts["class"]
        assert whole.text.count(forgotten) == 1, f"{forgotten!r} stands not once in the class"
        return replace(self, parts={**self.parts, "class": replace(whole, text=whole.text.replace(forgotten, ""))})

    def tried(self, folder: Path) -> str:
        """What a process says that loads a copy with all parts, plays it and runs the laws that read rows."""
        copy = copied(folder)
        for part in self.parts.values():
            part.put(copy)
        script = TRY.format(
            tests=str(ROOT / "tests"), docs=str(copy / "docs/rules"), game=self.game, seats=self.seats, play=self.play
        )
        env = {**os.environ, "PYTHONPATH": str(copy / "src")}
        ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=env, check=False)
        return ran.stdout + ran.stderr


def copied(folder: Path) -> Path:
    """The sources and the rules in a folder of their own, without the pages."""
    shutil.copytree(
        ROOT / "src" / "boardroom", folder / "src" / "boardroom", ignore=shutil.ignore_patterns("pages", "__pycache__")
    )
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    return folder
