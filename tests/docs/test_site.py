"""The documentation site builds without a warning, loads nothing from elsewhere, and explains every public name."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

import boardroom

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(page for page in ROOT.glob("docs/**/*.md") if page.parent.name != "api")
RULES = sorted(ROOT.glob("docs/rules/*.md"))
SHAPES = {"h1", "h2", "h3", "li", "ol", "ul", "pre", "table", "tr", "img", "strong"}
LOADING = {"script", "link", "img", "iframe", "source", "audio", "video", "embed", "object"}


def build(root: Path, site: Path) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--site-dir",
        str(site),
    ]  # --quiet would count nothing
    surroundings = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        command,
        cwd=root,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = build(ROOT, folder)
    assert built.returncode == 0, built.stdout
    assert "WARNING" not in built.stdout
    return folder


def page_of(site: Path, document: Path) -> str:
    name = "index" if document.name == "README.md" else document.stem
    return (site / document.relative_to(ROOT / "docs")).with_name(f"{name}.html").read_text("utf8")


class Reader(HTMLParser):
    """Counts tags and lists the addresses that a browser loads by itself."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.loaded: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        if tag in LOADING:
            self.loaded += [value or "" for name, value in attrs if name in ("src", "srcset", "href", "data")]


def is_outside(address: str) -> bool:
    return re.match(r"\s*(https?:)?//", address) is not None


def test_an_address_elsewhere_is_noticed() -> None:
    page = Reader('<a href="https://far.example"></a><img src="near.png"><script src="//far.example/code.js"></script>')
    assert [is_outside(address) for address in page.loaded] == [False, True]


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = {page: page.read_text("utf8") for page in site.rglob("*.html")}
    assert len(pages) > 40
    assert not {(page.name, one) for page, html in pages.items() for one in Reader(html).loaded if is_outside(one)}
    assert not [page for page, html in pages.items() if 'class="mermaid"' in html]  # the theme would fetch its drawer


def test_style_sheets_load_nothing_from_elsewhere(site: Path) -> None:
    sheets = "".join(sheet.read_text("utf8") for sheet in site.rglob("*.css"))
    addresses = re.findall(r"""(?:url\(|@import)\s*["']?([^"')]+)""", sheets)
    assert not [address for address in addresses if is_outside(address)]


def public_names() -> Iterator[str]:
    for name in boardroom.__all__:
        yield f"boardroom.{name}"
        thing = getattr(boardroom, name)
        if isinstance(thing, type):
            members = {**vars(thing), **vars(thing).get("__annotations__", {})}
            yield from (f"boardroom.{name}.{member}" for member in members if not member.startswith("_"))


def test_every_public_name_has_an_entry_in_the_api_reference(site: Path) -> None:
    entries = {one for page in site.glob("api/*.html") for one in re.findall(r'id="([^"]+)"', page.read_text("utf8"))}
    assert not [name for name in public_names() if name not in entries]


@pytest.mark.parametrize("document", RULES, ids=lambda document: document.name)
def test_a_rules_page_says_its_language_and_leads_to_the_other(document: Path, site: Path) -> None:
    game, french = document.name.split(".")[0], document.name.endswith(".fr.md")
    html = page_of(site, document)
    assert f'<html lang="{"fr" if french else "en"}"' in html
    assert re.search(rf'<a class="language" href="{game}{"" if french else ".fr"}.html"', html)


@pytest.mark.parametrize("document", RULES, ids=lambda document: document.name)
def test_every_rule_has_an_address_of_its_own(document: Path, site: Path) -> None:
    numbers = set(re.findall(r"\*\*([A-Z]{2}-[A-Z]?[\d.]+)\*\*", document.read_text("utf8")))
    addresses = re.findall(r'id="([A-Z]{2}-[A-Z]?[\d.]+)"', page_of(site, document))
    assert len(numbers) > 50
    assert sorted(addresses) == sorted(numbers)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_a_page_has_the_lists_tables_and_code_of_its_document(document: Path, site: Path) -> None:
    text = re.sub(r"\A---\n.*?\n---\n", "", document.read_text("utf8"), flags=re.S)
    written = Reader(MarkdownIt("commonmark").enable("table").render(text)).tags
    article = page_of(site, document).partition("<article")[2].partition("</article")[0]
    shown = Reader(article).tags
    assert {tag: shown[tag] for tag in SHAPES} == {tag: written[tag] for tag in SHAPES}


def test_both_languages_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text("utf8"))
    assert index["config"]["lang"] == ["en", "fr"]
    french = [one["text"] for one in index["docs"] if one["location"].startswith("rules/burn-rate.fr.html")]
    assert "salaires" in "".join(french)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The repository as the site sees it, to be changed by a test."""
    root = tmp_path / "copy"
    root.mkdir()
    for entry in ROOT.iterdir():
        if entry.name in ("docs", "src"):
            shutil.copytree(entry, root / entry.name, ignore=shutil.ignore_patterns("pages", "__pycache__"))
        elif entry.name == ".github" or not entry.name.startswith("."):
            (root / entry.name).symlink_to(entry)
    return root


TABLE = """
class Table:
    '''A table.

    Attributes:
        legs: How many it stands on.
        nameless:
        untyped: How heavy it is.
        vanished: What it had yesterday.
    '''

    legs: int = 4
    nameless: int = 0
    forgotten: int = 0

    def __init__(self) -> None:
        self.untyped = heavy()
        self._hidden = 0
"""


def add(file: Path, text: str) -> None:
    file.write_text(file.read_text("utf8") + text, "utf8")


def test_what_leads_nowhere_or_is_not_explained_fails_the_build(copy: Path) -> None:
    add(copy / "docs" / "web.md", "\n[a](no-such-page.md) [b](bots.md#no-such-part) [c](../src/no_such_file.py)\n")
    (copy / "docs" / "forgotten.md").write_text("# Forgotten\n", "utf8")
    package = copy / "src" / "boardroom" / "__init__.py"
    add(package, '\ndef silent() -> None: ...\ndef left_out() -> None:\n    """Says what it does."""\n')
    add(package, TABLE)
    add(package, '\n__all__ += ["silent", "left_out", "Table"]\n')
    add(copy / "docs" / "api" / "state.md", "\n::: boardroom.silent\n\n::: boardroom.Table\n")
    built = build(copy, copy / "site")
    assert built.returncode == 1
    for complaint in (
        "contains a link 'no-such-page.md', but the target is not found",
        "'bots.md' does not contain an anchor '#no-such-part'",
        "docs/web.md links to ../src/no_such_file.py, which does not exist",
        "forgotten.md",
        "boardroom.silent has no docstring",
        "boardroom.left_out has no entry in docs/api",
        "boardroom.Table.forgotten has no docstring, nor words under `Attributes:` in that of its class",
        "boardroom.Table.nameless has no docstring, nor words under `Attributes:` in that of its class",
        "boardroom.Table.untyped has no type",
        "boardroom.Table explains vanished, which it does not have",
        "Aborted with 10 warnings in strict mode!",
    ):
        assert complaint in built.stdout
