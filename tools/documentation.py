"""What the documentation site needs beyond its theme; MkDocs calls the `on_...` functions while it builds (`make docs`).

Documents are written to be read in the repository. Here those outside docs/ become pages, links are bent to fit, every rule
gets an address, and every public name must be explained.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from griffe import Attribute, Class, DocstringSectionKind, Module, Object
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

LOG = get_plugin_logger("documentation")  # a warning of it fails a strict build

DOCUMENTS = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
TEXTS = {"LICENSE": "licence.md", "NOTICE": "notice.md"}  # shown as they are written
HOME = {"README.md": "index.md"}  # one greets the readers of the repository, the other those of the site
ART = {"web/public/icon.svg": "assets/icon.svg"}
PLACES = DOCUMENTS | TEXTS | HOME | ART  # on the site, of files outside docs/
SOURCES = {place: source for source, place in PLACES.items()} | {"index.md": "docs/index.md"}

FENCED = r"```.*?```"
CODE = rf"{FENCED}|`[^`\n]*`"
INDENT = re.compile(rf"{FENCED}|^(?P<spaces> +)(?=\S)", re.S | re.M)
LINK = re.compile(rf"{CODE}|(?P<image>!?)\[(?P<words>[^\]]*)\]\((?P<target>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)", re.S)
NUMBER = r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*"
RULE = re.compile(rf"(^- |\| )\*\*({NUMBER})\*\*", re.M)  # in a list or a table
CITED = re.compile(rf"{CODE}|(?<![#*\w])(?P<number>{NUMBER})(?![*\w])", re.S)
ENTRY = re.compile(r'id="(boardroom\.[^"]+)"')
FIRST_CELL = r'<tr class="doc-section-item">\s*<td><code>'
LISTED = re.compile(rf'({FIRST_CELL})<autoref identifier="(boardroom\.[^"]+)"[^>]*>(\w+)</autoref>')
IN_FRENCH = "[Lire cette page en français](%s){ .language lang=fr hreflang=fr }"
IN_ENGLISH = "[Read this page in English](%s){ .language lang=en hreflang=en }"

_entries: set[str] = set()  # the names that the API pages of this build explain


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Brings in what stands outside docs/."""
    _entries.clear()
    root = Path(config.docs_dir).parent
    for source, place in (DOCUMENTS | ART).items():
        files.append(File.generated(config, place, abs_src_path=str(root / source)))
    for source, place in TEXTS.items():
        title = place.removesuffix(".md").capitalize()
        text = (root / source).read_text("utf8")
        files.append(File.generated(config, place, content=f"# {title}\n\n``` {{ .text .lines }}\n{text}```\n"))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """The document as Python's Markdown reads it, with the site's addresses."""
    place = page.file.src_uri
    # What belongs to a list item is written two spaces in; Python's Markdown wants four.
    markdown = INDENT.sub(lambda line: (line["spaces"] or "") + line[0], markdown)
    markdown = LINK.sub(lambda link: link_on_site(link, place, Path(config.docs_dir).parent), markdown)
    if not place.startswith("rules/"):
        return markdown
    page.meta["search"] = {"boost": 3 if is_french(place) else 4}  # SN-12 before figures that have a 12 in them
    return rules_on_site(markdown, place)


def link_on_site(link: re.Match[str], place: str, root: Path) -> str:
    """The link as the page at this place needs it; there is nowhere to send people who want to see a source file."""
    target = link["target"]
    if target is None or ":" in target:
        return link[0]
    source = SOURCES.get(place, f"docs/{place}")
    aim = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
    if aim in PLACES or aim.startswith("docs/"):
        there = PLACES.get(aim, aim.removeprefix("docs/"))
        relative = posixpath.relpath(there, posixpath.dirname(place) or ".")
        return f"{link['image']}[{link['words']}]({relative}{link['anchor'] or ''})"
    if not (root / aim).exists():
        LOG.warning(f"{source} links to {target}, which does not exist")
    return f"`{aim}`" if aim.endswith(link["words"]) else f"{link['words']} (`{aim}`)"


def rules_on_site(markdown: str, place: str) -> str:
    """Rules with an address each, links where one cites another, and the way to the other language."""
    title, _, rest = markdown.partition("\n")
    known = {number for _, number in RULE.findall(rest)}
    rest = CITED.sub(lambda cited: cited_on_site(cited, known), rest)
    rest = RULE.sub(r"\1**\2**{ #\2 }", rest)
    name = posixpath.basename(place).split(".")[0]
    other = IN_ENGLISH % f"{name}.md" if is_french(place) else IN_FRENCH % f"{name}.fr.md"
    return f"{title}\n\n{other}\n{rest}"


def cited_on_site(cited: re.Match[str], known: set[str]) -> str:
    """A number that is a rule of this page leads to it."""
    number = cited["number"]
    return f"[{number}](#{number})" if number in known else cited[0]


def is_french(place: str) -> bool:
    """Is the page at this place in French?"""
    return place.endswith(".fr.md")


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, **_: Any) -> dict[str, Any]:
    """The theme's own words and the page's `lang` in the language of the page."""
    config.theme["language"] = "fr" if is_french(page.file.src_uri) else "en"
    return context


def on_page_content(html: str, **_: Any) -> str:
    """Gives an address to what is only listed in the table of a class, and notes which names the page explains."""
    explained = set(ENTRY.findall(html))
    html = LISTED.sub(
        lambda row: row[0] if row[2] in explained else f'{row[1]}<span id="{row[2]}">{row[3]}</span>', html
    )
    _entries.update(ENTRY.findall(html))
    return html


def on_env(env: Any, config: MkDocsConfig, **_: Any) -> Any:
    """Warns about every public name that no page explains."""
    reader: Any = config.plugins["mkdocstrings"]
    handler = reader.get_handler("python")
    for name, thing in public_names(handler.collect("boardroom", handler.get_options({}))):
        for problem in problems_of(name, thing):
            LOG.warning(f"{name} {problem}")
    return env


def public_names(package: Module) -> Iterator[tuple[str, Object]]:
    """Every name that the package exports, and those of its classes that begin without an underscore."""
    for name in map(str, package.exports or []):
        thing = package[package.imports.get(name, f"boardroom.{name}").removeprefix("boardroom.")]
        yield f"boardroom.{name}", thing
        for member in thing.members.values() if thing.is_class else []:
            if not member.name.startswith("_"):
                yield f"boardroom.{name}.{member.name}", member


def problems_of(name: str, thing: Object) -> Iterator[str]:
    """What readers of the API would miss. The attributes of a class may be explained in the docstring of that class."""
    owner = thing.parent if isinstance(thing, Attribute) and isinstance(thing.parent, Class) else None
    if not thing.has_docstring and not (owner is not None and listed_attributes(owner).get(thing.name)):
        yield f"has no docstring{', nor words under `Attributes:` in that of its class' if owner is not None else ''}"
    elif owner is not None and isinstance(thing, Attribute) and thing.annotation is None:
        yield "has no type"
    elif name not in _entries:
        yield "has no entry in docs/api"
    if thing.is_class:
        yield from (
            f"explains {one}, which it does not have"
            for one in listed_attributes(thing)
            if one not in thing.all_members
        )


def listed_attributes(thing: Object) -> dict[str, str]:
    """The attributes that the docstring of a class lists, and what it says about each."""
    sections = thing.docstring.parsed if thing.docstring is not None else []
    lists = [section.value for section in sections if section.kind is DocstringSectionKind.attributes]
    return {one.name: one.description.strip() for attributes in lists for one in attributes}
