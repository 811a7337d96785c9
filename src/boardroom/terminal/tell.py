"""Tells what happened, sentence by sentence, as one seat may read it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

from boardroom.core.drawing.words import GALLERY, shape
from boardroom.core.event import Event
from boardroom.core.folding import folded
from boardroom.terminal.names import style
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import laid, print_lines, show

PER_SEAT = ("hands", "points")  # what an event may list for each seat; its sentence cannot


def tell(console: Console, events: Iterable[Event], seat: int, words: Words, number: int | None = None) -> None:
    """Prints the sentences of these events for this seat; `number` counts the choice that led to them."""
    tell_shown(console, [event.shown(seat) for event in events], words, number)


def tell_all(console: Console, events: Iterable[Event], words: Words, number: int | None = None) -> None:
    """The whole truth: what each seat was told, where seats were told different things."""
    for event in events:
        public = words.tell(event.shown(GALLERY))
        private = {seat: words.tell(event.shown(seat)) for seat in range(len(words.cast))}
        secrets = {seat: sentence for seat, sentence in private.items() if sentence != public}
        told = event.shown(next(iter(secrets), GALLERY))
        if len(set(secrets.values())) == 1:
            tell_shown(console, [told], words, number)
        else:
            tell_shown(console, [event.shown(GALLERY)], words, number)
            for seat, sentence in secrets.items():
                to_seat = Text(words.cast.names[seat] + words.say("colon") + " ", style=style(seat))
                show(console, to_seat + sentence_text(sentence, words), indent=10)
        number = None


def tell_shown(console: Console, shown: list[dict[str, Any]], words: Words, number: int | None = None) -> None:
    """Prints the sentences for what `event.shown` gave."""
    print_lines(console, told_lines(shown, words, console.width, number))


def told_lines(shown: list[dict[str, Any]], words: Words, width: int, number: int | None = None) -> list[Text]:
    """The sentences for what `event.shown` gave, in lines of this width."""
    lines = []
    for told in folded(words.game, shown):
        gutter = Text.assemble((count_of(number, words), "dim"), mark_of(told["seat"]), " ")
        lines += laid(sentence_text(words.tell(told), words), width, gutter)
        for line in lists_of(told, words):
            lines += laid(line, width, indent=gutter.cell_len + 4)
        number = None
    return lines


def count_of(number: int | None, words: Words) -> str:
    """The number of a choice; who plays needs none."""
    if words.cast.you != GALLERY:
        return ""
    return f"{number:>3} " if number is not None else "    "


def mark_of(seat: int) -> Text:
    """The shape of the seat that acts."""
    return Text(shape(seat), style=style(seat)) if seat >= 0 else Text(" ")


def sentence_text(sentence: str, words: Words) -> Text:
    """A sentence with the names in their seats' colours."""
    text = Text(sentence)
    for seat, name in enumerate(words.cast.names):
        text.highlight_regex(rf"\b{re.escape(name)}\b", style(seat))
    return text


def lists_of(told: dict[str, Any], words: Words) -> list[Text]:
    """What the event lists seat by seat, such as the hands shown at the end of a round."""
    lines = []
    for name in PER_SEAT:
        values = told.get(name)
        if not isinstance(values, list) or len(values) != len(words.cast) or not any(values):
            continue
        parts = [
            Text.assemble((words.cast.names[seat], style(seat)), f" ({shown_value(value, words)})")
            for seat, value in enumerate(values)
            if value
        ]
        lines.append(Text(words.field(name) + words.say("colon") + " ", style="dim") + Text(" · ").join(parts))
    return lines


def shown_value(value: Any, words: Words) -> str:
    """A card by its name, a number as it is."""
    return words.thing("card", value) if isinstance(value, str) else str(value)
