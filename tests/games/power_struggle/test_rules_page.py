"""The rules page of Power Struggle has every number of the booklet's chapters and of the register."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "power-struggle.md"


def numbers(prefix: str, first: int, last: int) -> set[str]:
    return {f"PS-{prefix}{number}" for number in range(first, last + 1)}


def test_the_rules_of_power_struggle_are_complete() -> None:
    expected = numbers("S", 1, 8) | numbers("", 1, 17) | numbers("M", 0, 7) | numbers("E", 1, 9) | numbers("A", 1, 1)
    expected |= numbers("B", 1, 2) | numbers("C", 1, 2) | numbers("D", 0, 2) | numbers("P", 1, 5) | numbers("F", 1, 4)
    expected |= numbers("G", 1, 7) | numbers("R", 1, 30)
    assert set(re.findall(r"\*\*(PS-[A-Z]?\d+)\*\*", PAGE.read_text("utf8"))) == expected
