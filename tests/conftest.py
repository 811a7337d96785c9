"""What all tests share: the marker by which a test cites the rules it proves."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules of docs/rules that this test proves")
