"""A new kind of event card is one class, one entry of the data file, its texts and its rule; whatever is missing is named.

Each case is a copy of the sources to which an audit is added, all of it or all but one part, and a program that loads the
game, asks the eighth law whether everything can be said, and lets the Chairman be audited.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kit import rule

ROOT = Path(__file__).parents[3]
PARTS = {
    "rules/happenings.py": {
        "class": '''

class Audit(Happening):
    """The Chairman pays what stands on the card; without one nobody does."""

''',
        "word": '    word = "audit"\n',
        "rule": '    rule = "PS-E5"\n',
        "number": '    number = "sum"\n    most = 1_000_000\n    is_money = True\n',
        "tells": '    tells: tuple[str, ...] = ("audited",)\n',
        "do": '''
    def do(self, table: Table, number: int) -> None:
        """In full, or all he has (PS-E9)."""
        if table.chairman >= 0:
            events.told(table, "audited", table.chairman)
            pay_fine(table, table.chairman, number)
''',
        "list": "\n\nHAPPENINGS.append(Audit())\n",
    },
    "company.toml": {"card": '\n[events.audit]\nsource = "original"\nkind = "audit"\n', "sum": "sum = 100_000\n"},
    "texts.en.ftl": {
        "card in English": "\nhappening-audit = An audit\n",
        "event in English": "event-audited = { $seat } is audited.\n",
    },
    "texts.fr.ftl": {
        "card in French": "\nhappening-audit = Un audit\n",
        "event in French": "event-audited = On examine les comptes de { $seat }.\n",
    },
}
TRIAL = f"""
from pathlib import Path
import boardroom
from laws import kit, speech
game = boardroom.load("power-struggle")
speech.law_8_texts_are_complete(kit.Trial(game, 3, {{}}, Path({str(ROOT / "docs/rules/power-struggle.md")!r})))
stack = ["audit", "coffee", "chairs", "outing", "bonus", "meeting"]
state = game.restore({{"table": {{"seats": 3, "stage": "event", "stack": stack, "chairman": 1}}}})
print(state.save()["table"]["cash"], state.view(-1)["kinds"]["audit"]["kind"], game.action(game.num_actions - 1))
"""
MISSING = [
    ("word", "Audit: expected word = its name in saves, data and texts"),
    ("rule", "Audit: expected rule = the number of the rule behind it"),
    ("do", "Can't instantiate abstract class Audit with"),
    ("list", "Audit in boardroom.games.power_struggle.rules.happenings is in no list: expected it in HAPPENINGS"),
    ("sum", "[events.audit]: expected sum = a whole number from 0 to 1000000, not None"),
    ("tells", "law 8: never used in en: ['event-audited']"),
    ("card in French", "law 8: no text in fr for ['happening-audit']"),
    ("event in English", "law 8: no text in en for ['event-audited']"),
]


def audited(folder: Path, *left_out: str) -> subprocess.CompletedProcess[str]:
    """What the program says about a copy of the sources with an audit, but for what is left out."""
    shutil.copytree(ROOT / "src/boardroom", folder / "boardroom", ignore=shutil.ignore_patterns("__pycache__", "pages"))
    for name, parts in PARTS.items():
        file = folder / "boardroom/games/power_struggle" / name
        added = [text for part, text in parts.items() if part not in left_out]
        file.write_text(file.read_text("utf8") + "".join(added), "utf8")
    paths = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT / 'tests'}"}
    return subprocess.run([sys.executable, "-c", TRIAL], env=paths, capture_output=True, text=True, check=False)


@rule("PS-E9")
def test_a_new_event_is_one_class_one_entry_and_its_texts(tmp_path: Path) -> None:
    done = audited(tmp_path)
    assert done.stdout == "[800000, 700000, 800000] audit sort audit\n", done.stderr


@pytest.mark.parametrize(("part", "sentence"), MISSING, ids=[part for part, _ in MISSING])
def test_a_part_of_a_new_event_that_is_missing_is_named(tmp_path: Path, part: str, sentence: str) -> None:
    done = audited(tmp_path, part)
    assert done.returncode != 0
    assert sentence in done.stderr


def test_an_event_whose_kind_is_not_written_names_the_kinds_there_are(tmp_path: Path) -> None:
    done = audited(tmp_path, *PARTS["rules/happenings.py"])
    assert "[events.audit]: expected kind = one of motivation, moron, scandal, birthday, party, outing" in done.stderr
