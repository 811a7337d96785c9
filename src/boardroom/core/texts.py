"""Texts in French and English from Fluent files: one pair per game, and the core's own for what games share.

A parameter that names a thing becomes that thing's text: `card="recruiter"` becomes the message `card-recruiter`, and
`$card_name` its attribute `.name`; a colon in a thing's name is an underscore in its key. A parameter of another name, or a
list, names things where a message says so: `param-gave = card`. Parameters that are seats become letters, or the names the
caller gives; `$to_self` is "yes" where the target is the seat that acts. `own` are the names that the owner of a box wrote
on its cards. The browser does the same with the same files.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
SEAT_PARAMS = ("seat", "target", "asker", "other", "next")
SEAT_LIST_PARAMS = ("winners",)


@cache
def texts_of(folder: Path) -> Texts:
    """The texts of the game in this folder, read once."""
    return Texts(folder)


class Texts:
    """The texts of one game together with the core's."""

    def __init__(self, folder: Path) -> None:
        core = Path(__file__).parent
        self._bundles = {lang: read_bundle(lang, core, folder) for lang in LANGUAGES}

    def has(self, lang: str, key: str) -> bool:
        """Is there a message with this key?"""
        return self.bundle(lang).has_message(key)

    def bundle(self, lang: str) -> FluentBundle:
        """The messages of one language."""
        if lang not in self._bundles:
            raise ValueError(f"texts exist in {' and '.join(LANGUAGES)}, not in {lang!r}")
        return self._bundles[lang]

    def say(
        self,
        lang: str,
        key: str,
        params: Mapping[str, Any],
        names: list[str] | None = None,
        own: dict[str, str] | None = None,
    ) -> str:
        """The message with this key; a missing one, or a parameter it lacks, is an error of ours."""
        if own is not None and key in own:
            return own[key]
        bundle = self.bundle(lang)
        message = bundle.get_message(key)
        assert message.value is not None, f"message {key} has no text of its own"
        values = {name: value for item in params.items() for name, value in self._values(lang, *item, names, own or {})}
        if "target" in params:
            values["to_self"] = "yes" if params["target"] == params.get("seat") else "no"
        sentence, errors = bundle.format_pattern(message.value, values)
        assert not errors, f"{key} in {lang} with {params}: {errors}"
        return str(sentence)

    def _values(
        self, lang: str, name: str, value: Any, names: list[str] | None, own: dict[str, str]
    ) -> list[tuple[str, Any]]:
        """What a parameter means to a message: itself, a seat's name, or the thing it names."""
        if name in SEAT_PARAMS and isinstance(value, int):
            return [(name, seat_name(value, names))]
        if name in SEAT_LIST_PARAMS:
            return [(name, self._list(lang, [seat_name(seat, names) for seat in value])), (f"{name}_count", len(value))]
        named = self.has(lang, f"param-{name}")
        thing = self.say(lang, f"param-{name}", {}) if named else name
        if isinstance(value, str) and thing_key(thing, value) in own:
            written = own[thing_key(thing, value)]
            return [(name, written), (f"{name}_name", written)]
        if isinstance(value, str) and self.has(lang, thing_key(thing, value)):
            key = thing_key(thing, value)
            return [(name, self.say(lang, key, {})), (f"{name}_name", self.name(lang, key))]
        if isinstance(value, list) and named:
            listed = [self.name(lang, thing_key(thing, item), str(item), own) for item in value]
            return [(name, self._list(lang, listed)), (f"{name}_count", len(value))]
        return [(name, value)] if isinstance(value, (str, int, float)) else []

    def _list(self, lang: str, items: list[str]) -> str:
        """One, one and two, or one, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self.say(lang, "list-of", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def name(self, lang: str, key: str, unknown: str = "", own: dict[str, str] | None = None) -> str:
        """The bare name of a thing: its attribute `.name`, or its text where it has none."""
        if own is not None and key in own:
            return own[key]
        if unknown and not self.has(lang, key):
            return unknown  # a card that only an owner's box has
        message = self.bundle(lang).get_message(key)
        pattern = message.attributes.get("name", message.value)
        assert pattern is not None
        return str(self.bundle(lang).format_pattern(pattern, {})[0])


def thing_key(kind: str, name: str) -> str:
    """The key of the text for a thing: `hire:123` among the cards is `card-hire_123`."""
    return f"{kind}-{name}".replace(":", "_")


def rule_key(number: str) -> str:
    """The key of the help for a rule: BR-3.13 is `rule-BR-3_13`."""
    return f"rule-{number}".replace(".", "_")


def seat_name(seat: int, names: list[str] | None) -> str:
    """A seat's given name, or its letter: A for seat 0."""
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    return chr(ord("A") + seat) if seat >= 0 else "–"


def read_bundle(lang: str, *folders: Path) -> FluentBundle:
    """The messages of all these folders' `texts.<lang>.ftl`, the core's first."""
    from fluent.runtime import FluentBundle, FluentResource  # heavy: many programs play without a word

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in dict.fromkeys(folders):
        bundle.add_resource(FluentResource((folder / f"texts.{lang}.ftl").read_text("utf8")))
    return bundle
