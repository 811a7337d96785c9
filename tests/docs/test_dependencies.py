"""What the project asks to be installed."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]


def test_the_lab_is_installed_without_ray_where_nobody_builds_it() -> None:
    ray = next(found for found in map(Requirement, EXTRAS["lab"]) if found.name == "ray")
    assert ray.marker is not None
    systems = [("darwin", "x86_64"), ("darwin", "arm64"), ("linux", "x86_64"), ("win32", "AMD64")]
    wanted = [ray.marker.evaluate({"sys_platform": system, "platform_machine": kind}) for system, kind in systems]
    assert wanted == [False, True, True, True]
