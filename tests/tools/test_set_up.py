"""Whoever starts `make play` where something is missing is told what, in one sentence."""

from __future__ import annotations

import importlib.util
import os
import runpy
import sys
from pathlib import Path

import pytest

PACKAGES = str(Path(__file__).parents[2] / "tools/packages.py")


def refusal() -> str:
    with pytest.raises(SystemExit) as end:
        runpy.run_path(PACKAGES, run_name="__main__")
    return str(end.value.code)


def test_an_old_python_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert refusal().startswith("Boardroom needs Python 3.11 or newer; ")


def test_a_missing_venv_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [PACKAGES, "requirements/play.txt"])
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert refusal() == "Python's venv is missing; on Debian and Ubuntu `sudo apt install python3-venv` brings it."


def test_a_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [PACKAGES, "requirements/play.txt"])
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert "you may not write into" in refusal()
