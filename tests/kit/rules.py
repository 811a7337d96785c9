"""Citing rules: `@rule("SN-32", "SN-A29")` says which numbered rules a test proves; tools/rules.py reads it."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test with the numbers of docs/rules that it proves."""
    return pytest.mark.rule(*numbers)
