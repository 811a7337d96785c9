"""The built pages bring the licences of everything that they contain of others, and NOTICE and the metadata agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src/boardroom/pages"


@pytest.fixture(scope="module")
def licences() -> str:
    """The file that is built with the pages."""
    return (PAGES / "licences.txt").read_text("utf8")


def listed(licences: str) -> dict[str, str]:
    """The packages at the beginning of the file, with the names of their licences."""
    beginning = licences.split("\n---", 1)[0]
    return dict(re.findall(r"^  (\S+) \S+ \((.+)\)$", beginning, re.M))


def family_names() -> set[str]:
    """The fonts that the pages bring, as their style sheets call them."""
    styles = "".join(file.read_text("utf8") for file in PAGES.glob("assets/*.css"))
    faces = re.findall(r"@font-face\{[^}]*font-family:\s*[\"']?([^;\"'}]+)", styles)
    return {face.removesuffix(" Variable") for face in faces}


def test_every_font_of_the_pages_is_named_with_its_licence(licences: str) -> None:
    families = family_names()
    assert families == {"Atkinson Hyperlegible Next", "Bricolage Grotesque"}
    assert not [family for family in families if f"The {family} Project Authors" not in licences]
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == len(families)


def test_every_package_has_its_text_below_its_title(licences: str) -> None:
    packages = listed(licences)
    assert {"svelte", "@fluent/bundle", "@lucide/svelte", "uqr"} <= set(packages)
    sections = re.split(r"^-{100}\n", licences, flags=re.M)[1:]
    assert [section.split(" ", 1)[0] for section in sections] == list(packages)
    assert not [section for section in sections if "Copyright" not in section]
    assert licences.count("Permission is hereby granted") >= list(packages.values()).count("MIT")
    assert "END OF TERMS AND CONDITIONS" in licences


def test_the_notice_names_the_same_packages_and_licences(licences: str) -> None:
    notice = (ROOT / "NOTICE").read_text("utf8")
    assert dict(re.findall(r"^  (\S+) +(\S+) {2,}\S", notice, re.M)) == listed(licences)


def test_the_metadata_name_every_licence(licences: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]
    assert set(project["license"].split(" AND ")) == {"MIT", *listed(licences).values()}
