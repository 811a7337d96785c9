"""What the documents say is true: their Python runs as printed, their links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCKS = [
    (page, number, block)
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf8"), re.S))
]
TUTORIALS = [page for page in PAGES if page.parent.name == "tutorials"]
UNTYPED = "# mypy: allow-untyped-defs, allow-untyped-calls\n"  # who reads a tutorial need not write types
DEVELOPMENT = ("dev", "docs", "research", "lab")
LOCKS = {"run": (), "dev": DEVELOPMENT, "bench": (*DEVELOPMENT, "bench")}  # which extras each lock file holds
MYPY_CACHE = ROOT / ".mypy_cache" / "documents"  # apart from that of `make lint`, which may run at the same time


@pytest.mark.parametrize(("page", "block"), [(p, b) for p, _, b in BLOCKS], ids=[f"{p.name}-{n}" for p, n, _ in BLOCKS])
def test_python_in_the_documents_runs_as_printed(page: Path, block: str, tmp_path: Path) -> None:
    script = tmp_path / "block.py"
    script.write_text(block, "utf8")
    ran = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=120, env=os.environ, check=False
    )
    assert ran.returncode == 0, ran.stderr
    promised = re.findall(r"^print\(.*\)  # (<.*>)$", block, re.M)
    assert [line for line in ran.stdout.splitlines() if line in promised] == promised


def test_python_in_the_documents_is_typed_strictly(tmp_path: Path) -> None:
    for page, number, block in BLOCKS:
        name = re.sub(r"\W", "_", f"{page.stem}_{number}")
        (tmp_path / f"{name}.py").write_text(UNTYPED * (page in TUTORIALS) + block, "utf8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={MYPY_CACHE}", *sorted(tmp_path.glob("*.py"))],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_readme_plays_a_whole_game_in_about_fifteen_lines() -> None:
    block = next(block for page, _, block in BLOCKS if page.name == "README.md")
    assert "while not state.over" in block
    assert len([line for line in block.splitlines() if line.strip()]) <= 16


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


def test_no_compiled_module_shadows_a_source() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_lock_files_name_no_addresses() -> None:
    locks = "".join(file.read_text("utf8") for file in (ROOT / "requirements").glob("*.txt"))
    assert "://" not in locks
    assert "--hash=sha256:" in locks


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_file_holds_what_the_project_needs(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]
    extras = [project["optional-dependencies"][extra] for extra in LOCKS[lock]]
    needed = [Requirement(line) for lines in (project["dependencies"], *extras) for line in lines]
    pinned = re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements" / f"{lock}.txt").read_text("utf8"), re.M)
    held = [need for need in needed if any(is_held(need, name, version) for name, version in pinned)]
    assert held == needed


def is_held(need: Requirement, name: str, version: str) -> bool:
    return canonicalize_name(need.name) == canonicalize_name(name) and need.specifier.contains(version)
