"""The checks themselves are tried: what would break a page or a sentence fails `make lint` or `make try`, by name.

In a trial a field of a view was renamed and every test passed. Here such slips are made in a copy, all of one kind at once,
and each must be named by the check that is there for it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from novelties.trials import ROOT, copied

BURN_RATE = "src/boardroom/games/burn_rate"
BURNCYCLE = "src/boardroom/games/burncycle"
POWER_STRUGGLE = "src/boardroom/games/power_struggle"
STARTUP_NATION = "src/boardroom/games/startup_nation"


@dataclass(frozen=True)
class Slip:
    """Something else written in a file, and what is said about it."""

    file: str
    right: str
    wrong: str
    said: str

    def make(self, copy: Path) -> None:
        """Writes it down; the right words must be there."""
        place = copy / self.file
        whole = place.read_text("utf8")
        assert self.right in whole, f"{self.file}: {self.right!r} does not stand there any more"
        place.write_text(whole.replace(self.right, self.wrong, 1), "utf8")


# Where they are built: a field of a view renamed, a parameter of an event dropped, the word of a prompt misspelt.
BUILT = [
    Slip(f"{BURN_RATE}/forms/view.py", '"plays_left":', '"plays":', 'Missing key "plays_left" for TypedDict "View"'),
    Slip(f"{STARTUP_NATION}/forms/view.py", '"supply":', '"stock":', 'Missing key "supply" for TypedDict "View"'),
    Slip(
        f"{POWER_STRUGGLE}/forms/view.py", '"motivation":', '"mood":', 'Missing key "motivation" for TypedDict "View"'
    ),
    Slip(f"{BURNCYCLE}/forms/view.py", '"threat":', '"menace":', 'Missing key "threat" for TypedDict "View"'),
    Slip(f"{BURN_RATE}/rules/effects.py", ", amount=card.value", "", 'Missing key "amount" for TypedDict "Funded"'),
    Slip(f"{STARTUP_NATION}/state/events.py", ", role=name)", ")", 'Missing key "role" for TypedDict "Answered"'),
    Slip(f"{POWER_STRUGGLE}/rules/points.py", ", count=count)", ")", 'Missing key "count" for TypedDict "Point"'),
    Slip(f"{BURNCYCLE}/rules/dice.py", ", ap=ap)", ")", 'Missing key "ap" for TypedDict "Tested"'),
    Slip(f"{POWER_STRUGGLE}/rules/placement.py", 'word = "place"', 'word = "palce"', "\"Literal['palce']\""),
    Slip(f"{STARTUP_NATION}/rules/turn.py", 'word = "play"', 'word = "paly"', "\"Literal['paly']\""),
]
# Where they are read: a field of a shape renamed, which a page draws.
READ = [
    Slip(f"{BURN_RATE}/shapes.py", "    runway:", "    lifetime:", "'runway' does not exist on type 'Seat'"),
    Slip(f"{STARTUP_NATION}/shapes.py", "    token:", "    badge:", "'token' does not exist on type 'Seat'"),
    Slip(f"{POWER_STRUGGLE}/shapes/view.py", "    motivation: int", "    mood: int", "'motivation' does not exist"),
    Slip(
        f"{BURNCYCLE}/shapes/view.py",
        "    threat: int\n    limit: int",
        "    menace: int\n    limit: int",
        "'threat' does not exist on type 'View'",
    ),
]
# The key of a prompt misspelt where no type knows it.
ASKED = [
    Slip(f"{BURN_RATE}/rules/decisions.py", 'return "prompt-take"', 'return "prompt-tkae"', "prompt-tkae"),
    Slip(f"{BURNCYCLE}/rules/menu.py", '"menu"', '"meun"', "prompt-meun"),
]
LAWS = """
import sys
from pathlib import Path
import boardroom
from laws import kit, speech
for name in ("burn-rate", "burncycle"):
    game = boardroom.load(name)
    trial = kit.Trial(game, 2, {}, Path("docs/rules") / f"{name}.md", every=20)
    try:
        speech.law_8_texts_are_complete(trial)
        speech.law_8_every_sentence_exists(trial, 1)
    except Exception as problem:
        print(type(problem).__name__, problem)
sys.exit(1)
"""


def said_in(copy: Path, *command: str, cwd: str = ".") -> str:
    """What a command finds wrong in the copy."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(ROOT / "tests")])}
    ran = subprocess.run(command, cwd=copy / cwd, capture_output=True, text=True, env=env, check=False)
    assert ran.returncode != 0, f"{command} found nothing wrong"
    return ran.stdout + ran.stderr


def slipped(folder: Path, slips: list[Slip]) -> Path:
    """A copy of the sources with all of these slips."""
    copy = copied(folder)
    for slip in slips:
        slip.make(copy)
    return copy


def unnamed(slips: list[Slip], said: str) -> list[str]:
    """Those that nothing was said about."""
    return [f"{slip.file}: {slip.wrong}" for slip in slips if slip.said not in said]


def test_what_is_built_otherwise_than_its_shape_fails_the_types(tmp_path: Path) -> None:
    copy = slipped(tmp_path, BUILT)
    shutil.copy(ROOT / "pyproject.toml", copy)
    said = said_in(copy, sys.executable, "-m", "mypy", *[slip.file for slip in BUILT])
    assert unnamed(BUILT, said) == [], said


def test_what_a_page_reads_otherwise_than_its_shape_fails_the_check_of_the_pages(tmp_path: Path) -> None:
    copy = slipped(tmp_path, READ)
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "*.jsonl", "*.test.ts"))
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(ROOT / "tools", copy / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    said = said_in(copy, sys.executable, "tools/shapes.py", "--check")
    assert [slip.file for slip in READ if f"{page_of(slip)} is old: run make types" not in said] == []
    subprocess.run(
        [sys.executable, "tools/shapes.py"], cwd=copy, env={**os.environ, "PYTHONPATH": str(copy / "src")}, check=True
    )
    said = said_in(copy, "node_modules/.bin/svelte-check", "--tsconfig", "./tsconfig.json", cwd="web")
    assert unnamed(READ, said) == [], said


def page_of(slip: Slip) -> str:
    """The file that is written from a shape."""
    game = Path(slip.file).parts[3].replace("_", "-")
    return f"web/src/games/{game}/shapes.ts"


def test_a_prompt_without_a_text_fails_the_laws(tmp_path: Path) -> None:
    said = said_in(slipped(tmp_path, ASKED), sys.executable, "-c", LAWS)
    assert unnamed(ASKED, said) == [], said
