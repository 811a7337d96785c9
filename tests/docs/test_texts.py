"""French typography: no line may break before a high mark or inside quotation marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FRENCH = sorted([*ROOT.glob("src/**/*.fr.ftl"), *ROOT.glob("web/src/**/*.fr.ftl"), *ROOT.glob("docs/**/*.fr.md")])


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_marks_stand_behind_no_break_spaces(file: Path) -> None:
    lines = [line for line in file.read_text("utf8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"\w [:;?!»](\s|$)|« ", line)]
