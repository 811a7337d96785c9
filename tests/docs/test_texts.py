"""French typography: no line may break before a high mark or inside quotation marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
FRENCH = sorted(SOURCES.rglob("*.fr.ftl"))


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(SOURCES)))
def test_french_marks_stand_behind_no_break_spaces(file: Path) -> None:
    lines = [line for line in file.read_text("utf8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"\w [:;?!»](\s|$)|« ", line)]
