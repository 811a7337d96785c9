"""What is released: the source distribution is whole, its page stands alone, and its promises agree with each other."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import boardroom

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))
RULES = "compiled" if boardroom.compiled else "interpreted"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    [archive] = folder.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        return {name.partition("/")[2] for name in files.getnames()}


@pytest.fixture
def try_wheel(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The program that tries an installed package."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import try_wheel

    yield try_wheel
    del sys.modules["try_wheel"]


def test_the_source_distribution_has_every_file_of_the_repository(packed: set[str]) -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split(
        "\n"
    )
    assert not set(filter(None, tracked)) - packed


def test_the_source_distribution_brings_licences_rules_and_pages(packed: set[str]) -> None:
    rules = {f"docs/rules/{name}.md" for name in boardroom.games()}
    pages = {"src/boardroom/pages/index.html", "src/boardroom/pages/licences.txt"}
    assert {"LICENSE", "NOTICE", "PKG-INFO"} | rules | pages <= packed


def test_nothing_that_was_built_or_installed_gets_into_the_source_distribution(packed: set[str]) -> None:
    assert not [
        name for name in packed if re.search(r"(^|/)(\.venv|\.build|dist|node_modules|__pycache__)/|\.so$", name)
    ]


def test_the_page_of_the_package_needs_no_repository() -> None:
    page = (ROOT / PROJECT["project"]["readme"]).read_text("utf8")
    assert not re.findall(r"\]\((?!https?://)[^)]*\)|<img|!\[", page)


def test_the_pythons_that_are_named_are_those_that_get_wheels() -> None:
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = [f"3.{wheel.removeprefix('cp3').removesuffix('-*')}" for wheel in PROJECT["tool"]["cibuildwheel"]["build"]]
    assert named == built
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"


def test_a_package_is_tried_by_its_version_its_games_and_its_server(try_wheel: ModuleType) -> None:
    assert try_wheel.check_version(RULES) == f"boardroom {boardroom.__version__} ({RULES} rules)"
    assert re.fullmatch(r"startup-nation: \d+ choices, replayed", try_wheel.play("startup-nation"))
    assert try_wheel.check_server() == "server: /, /licences.txt, /api/games"


def test_a_package_with_other_rules_than_expected_is_refused(try_wheel: ModuleType) -> None:
    other = "interpreted" if boardroom.compiled else "compiled"
    with pytest.raises(SystemExit, match=f"with {other} rules, but it says: .*{RULES}"):
        try_wheel.check_version(other)
