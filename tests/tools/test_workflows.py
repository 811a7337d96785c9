"""The workflows are ones that GitHub understands, ask for nothing they do not need, and run no code that may change."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

GITHUB = Path(__file__).parents[2] / ".github"
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
FILES = [*((file, "vendor.github-workflows") for file in WORKFLOWS), (GITHUB / "dependabot.yml", "vendor.dependabot")]


def actions() -> list[tuple[str, str]]:
    """Every action that is used, and the rest of its line."""
    return re.findall(r"uses: ([\w/-]+)@(.*)", "".join(file.read_text("utf8") for file in WORKFLOWS))


@pytest.mark.parametrize(("file", "schema"), FILES, ids=[file.name for file, _ in FILES])
def test_a_file_is_as_its_schema_says(file: Path, schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_there_is_a_workflow_for_tests_wheels_and_documents() -> None:
    assert [file.stem for file in WORKFLOWS] == ["docs", "test", "wheels"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_may_do_nothing_unless_a_job_says_so(file: Path) -> None:
    assert "\npermissions: {}\n" in file.read_text("utf8")


def test_every_action_is_pinned_to_a_commit_and_says_its_version() -> None:
    assert not [action for action, pin in actions() if not re.fullmatch(r"[0-9a-f]{40} # v\d+\.\d+\.\d+", pin)]


def test_an_action_is_pinned_to_the_same_commit_everywhere() -> None:
    used = set(actions())
    assert len(used) == len({action for action, _ in used}) > 0


def test_the_site_is_taken_from_where_it_is_built() -> None:
    built = re.search(r"^site_dir: (.+)$", (GITHUB.parent / "mkdocs.yml").read_text("utf8"), re.M)
    documents = (GITHUB / "workflows/docs.yml").read_text("utf8")
    assert built is not None
    assert f"          path: {built[1]}\n" in documents[documents.index("- run: make docs\n") :]


def test_only_a_tag_is_published() -> None:
    wheels = (GITHUB / "workflows/wheels.yml").read_text("utf8")
    publishing = wheels[wheels.index("\n  publish:") :]
    assert "if: github.event_name == 'push' && github.ref_type == 'tag'" in publishing
    assert re.search(r'push:\n    tags: \["v\*"\]\n', wheels)
    assert wheels.count("id-token: write") == publishing.count("id-token: write") == 1
