"""A menu in lines: whole choices below one another or in columns, single things side by side, and pages of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from boardroom.core.drawing.words import shape
from boardroom.terminal.choose import FEW, Menu, Path, Pick
from boardroom.terminal.names import style
from boardroom.terminal.tables import look_of, namer_of
from boardroom.terminal.tell import sentence_text
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import laid, side_by_side


@dataclass(frozen=True)
class Page:
    """Some lines of a menu: which page of how many."""

    lines: list[Text]
    number: int
    count: int


def page_of(menu: Menu, view: Mapping[str, Any], words: Words, width: int, room: int, number: int = 0) -> Page:
    """What fits into `room` lines of a menu, what has been clicked included; pages are counted round and round."""
    head = head_of(menu, view, words, width)
    blocks = blocks_of(menu, view, words, width, max(1, room - len(head)))
    pages = list(pages_of(blocks, max(1, room - len(head))))
    place = number % len(pages)
    return Page([*head, *pages[place]], place, len(pages))


def head_of(menu: Menu, view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
    """What stands above the picks: a title of the menu's own, or how far the choice is made."""
    if menu.title:
        return laid(sentence_text(menu.title, words), width)
    return laid(half_made(menu.clicked, view, words), width) if menu.clicked else []


def half_made(clicked: Path, view: Mapping[str, Any], words: Words) -> Text:
    """A choice of which these things have been clicked."""
    way = [name_of(ref, view, words) for ref in clicked]
    return sentence_text(" → ".join([*way, "…"]), words)


def blocks_of(menu: Menu, view: Mapping[str, Any], words: Words, width: int, room: int) -> list[list[Text]]:
    """The picks with their numbers: each in lines of its own, or in columns where there is no room for that."""
    texts = [pick_text(pick, view, words) for pick in menu.picks]
    digits = len(str(len(texts)))
    numbers = [Text(f"{number:>{digits}} ", style="bold") for number in range(1, len(texts) + 1)]
    blocks = [laid(text, width, number) for number, text in zip(numbers, texts, strict=True)]
    blocks = [block + why_of(pick, width, digits) for block, pick in zip(blocks, menu.picks, strict=True)]
    if len(texts) > FEW or all(pick.ref for pick in menu.picks) or sum(map(len, blocks)) > room:
        columns = side_by_side([number + text for number, text in zip(numbers, texts, strict=True)], width)
        if all(line.cell_len <= width for line in columns) and len(columns) < len(texts):
            return [[line] for line in columns]
    return blocks


def why_of(pick: Pick, width: int, digits: int) -> list[Text]:
    """The coach's sentences, below the choice that they are about."""
    indent = Text(" " * (digits + 1))
    return [line for sentence in pick.why for line in laid(Text(sentence, style="dim"), width, indent)]


def pages_of(blocks: list[list[Text]], room: int) -> Iterator[list[Text]]:
    """The blocks on pages of so many lines; one that is longer has a page of its own."""
    page: list[Text] = []
    for block in blocks:
        if page and len(page) + len(block) > room:
            yield page
            page = []
        page = page + block
    yield page


def pick_text(pick: Pick, view: Mapping[str, Any], words: Words) -> Text:
    """One line of the menu: the thing alone where that says enough, else the whole choice."""
    kind, _, rest = pick.ref.partition(":")
    if kind == "seat" and rest.isdecimal():
        return Text(f"{shape(int(rest))} {words.thing(pick.ref)}", style=style(int(rest)))
    name = known_name(pick.ref, view, words) if pick.ref else None
    if pick.code is None:
        return Text((name or words.thing(pick.ref)) + " …")
    if name:
        return Text(name)
    label = sentence_text(whole_label(pick.code, view, words), words)
    return Text.assemble((pick.note + words.say("colon") + " ", "italic"), label) if pick.note else label


def whole_label(code: int, view: Mapping[str, Any], words: Words) -> str:
    """A choice as a sentence, with the names of the people it means by their places, and of places as the table has them."""
    label, namer = words.label(code), namer_of(look_of(words.game))
    refs = words.game.action(code).refs
    people = [thing for thing in (lying(ref, view) for ref in refs) if thing is not None]
    names = [namer(ref, view, words) if namer else None for ref in refs]
    names += [words.thing("card", person["face"]) for person in people]
    unsaid = [name for name in names if name and name not in label]
    fuller = next((name for name in unsaid if name.startswith(label)), None)
    if fuller is not None:  # "Slot 1" is said by "Slot 1 (the captain's chip)"
        return fuller
    return f"{label} ({', '.join(unsaid)})" if unsaid else label


def name_of(ref: str, view: Mapping[str, Any], words: Words) -> str:
    """What a thing is called in a half-made choice."""
    return known_name(ref, view, words) or words.thing(ref)


def known_name(ref: str, view: Mapping[str, Any], words: Words) -> str | None:
    """What a thing is called: as the table of the game says, with the marks it shows there, or as the texts have it."""
    namer = namer_of(look_of(words.game))
    name = namer(ref, view, words) if namer else None
    if name is not None:
        return name
    thing = lying(ref, view)
    return words.marked(thing) if thing else words.known_thing(ref)


def lying(ref: str, view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The thing of this reference that lies face up with marks, such as a person with a role."""
    things: list[Mapping[str, Any]] = [thing for zone in view["zones"] for thing in zone["things"]]
    return next((thing for thing in things if thing["ref"] == ref and "face" in thing and thing.get("marks")), None)
