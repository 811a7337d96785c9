"""Texts in French and English from Fluent files: one pair per game, and the core's own for what games share.

A parameter that names a thing becomes that thing's text: `card="recruiter"` becomes the message `card-recruiter`, and
`$card_name` its attribute `.name`, `$card_text` what is printed on it; a colon in a thing's name is an underscore in its key.
A parameter of another name, or a list, names things where a message says so: `param-gave = card`; `param-square = grid` and
`param-node = ring` say that it is a place on a map: `13,7` is N8, and `2.4` is layer 2, node 5. Parameters that are seats
become letters, or the names the caller gives; `$to_self` is "yes" where the target is the seat that acts. `own` are the names
that the owner of a box wrote on its cards. The browser does the same with the same files.

Names and things come to a message as words with a gender and a number: `$unit_gender` ("f", "m", "n") and `$unit_number`
("one", "many") are for selectors, and the functions of `grammar.py` agree with them. A thing tells both by its article, or by
its attributes `.gender` and `.number`; a person by the name that `somebody(name, address)` makes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardroom.core.grammar import Word, functions, several, somebody, typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
SEAT_PARAMS = ("seat", "target", "asker", "other", "next")
SEAT_LIST_PARAMS = ("winners",)
GRID, RING = "grid", "ring"  # what a place on a map is called by


@cache
def texts_of(folder: Path) -> Texts:
    """The texts of the game in this folder, read once."""
    return Texts(folder)


class Texts:
    """The texts of one game together with the core's."""

    def __init__(self, folder: Path) -> None:
        core = Path(__file__).parent
        self._bundles = {lang: read_bundle(lang, core, folder) for lang in LANGUAGES}
        self._things: dict[tuple[str, str], Word | None] = {}
        self._printed: dict[tuple[str, str], str] = {}

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
        message = self.bundle(lang).get_message(key)
        assert message.value is not None, f"message {key} has no text of its own"
        values = {name: value for item in params.items() for name, value in self._values(lang, *item, names, own or {})}
        if "target" in params:
            values["to_self"] = "yes" if params["target"] == params.get("seat") else "no"
        sentence, errors = self.bundle(lang).format_pattern(message.value, values)
        assert not errors, f"{key} in {lang} with {params}: {errors}"
        return typeset(str(sentence), lang)

    def _values(
        self, lang: str, name: str, value: Any, names: list[str] | None, own: dict[str, str]
    ) -> list[tuple[str, Any]]:
        """What a parameter means to a message: itself, a seat's name, or the thing it names."""
        if name in SEAT_PARAMS and isinstance(value, int):
            return forms(name, somebody(seat_name(value, names)))
        if name in SEAT_LIST_PARAMS:
            return self._listed(lang, name, [somebody(seat_name(seat, names)) for seat in value])
        named = self.has(lang, f"param-{name}")
        kind = self.say(lang, f"param-{name}", {}) if named else name
        if kind in (GRID, RING):
            places = [self._place(lang, kind, str(place)) for place in (value if isinstance(value, list) else [value])]
            return [(name, self._list(lang, places))]
        if isinstance(value, str) and (thing := self.thing(lang, thing_key(kind, value), own)) is not None:
            bare = self.name(lang, thing_key(kind, value), own=own)
            printed = self.printed(lang, thing_key(kind, value))
            return [
                *forms(name, thing),
                (f"{name}_name", Word(bare, thing.gender, thing.plural)),
                (f"{name}_text", printed),
            ]
        if isinstance(value, list) and named:
            names_of_things = [self.name(lang, thing_key(kind, item), str(item), own) for item in value]
            return self._listed(lang, name, [Word(bare) for bare in names_of_things])
        return [(name, value)] if isinstance(value, (str, int, float)) else []

    def _place(self, lang: str, kind: str, place: str) -> str:
        """What the map shows there: a letter and a number, or a layer and a node."""
        first, _, second = place.partition("," if kind == GRID else ".")
        if not first.isdecimal() or not second.isdecimal():
            return place  # a place that has a name
        if kind == GRID:
            return f"{chr(ord('A') + int(first))}{int(second) + 1}"
        return self.say(lang, "ring-place", {"layer": int(first), "place": int(second) + 1})

    def thing(self, lang: str, key: str, own: dict[str, str]) -> Word | None:
        """The thing with this key as a word, with the gender and number that its article or its attributes tell."""
        if key in own:
            return Word(own[key])
        if (lang, key) not in self._things:
            self._things[lang, key] = self._read_thing(lang, key) if self.has(lang, key) else None
        return self._things[lang, key]

    def _read_thing(self, lang: str, key: str) -> Word:
        text, gender = self.say(lang, key, {}), self.attribute(lang, key, "gender")
        number = self.attribute(lang, key, "number")
        return Word(text, gender or "", number == "many", person=text[:1].isupper())

    def attribute(self, lang: str, key: str, attribute: str) -> str | None:
        """An attribute of a message, such as the `.text` of a card; None where it has none."""
        pattern = self.bundle(lang).get_message(key).attributes.get(attribute)
        return typeset(str(self.bundle(lang).format_pattern(pattern, {})[0]), lang) if pattern is not None else None

    def printed(self, lang: str, key: str) -> str:
        """What is printed on a thing: its attribute `.text`, or nothing."""
        if (lang, key) not in self._printed:
            self._printed[lang, key] = self.attribute(lang, key, "text") or ""
        return self._printed[lang, key]

    def _listed(self, lang: str, name: str, items: list[Word]) -> list[tuple[str, Any]]:
        """What a list means to a message: its text, how it agrees, and how many it names."""
        word = several(items, lambda parts: self._list(lang, parts))
        return [*forms(name, word), (f"{name}_count", len(items))]

    def _list(self, lang: str, items: list[str]) -> str:
        """One, one and two, or one, two and three."""
        return listed(items, lambda first, last: self.say(lang, "list-of", {"first": first, "last": last}))

    def name(self, lang: str, key: str, unknown: str = "", own: dict[str, str] | None = None) -> str:
        """The bare name of a thing: its attribute `.name`, or its text where it has none."""
        if own is not None and key in own:
            return own[key]
        if unknown and not self.has(lang, key):
            return unknown  # a card that only an owner's box has
        name = self.attribute(lang, key, "name")
        return name if name is not None else self.say(lang, key, {})


def forms(name: str, word: Word) -> list[tuple[str, Any]]:
    """A word as parameters: its text, its gender and its number."""
    return [(name, word), (f"{name}_gender", word.gender), (f"{name}_number", "many" if word.plural else "one")]


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

    def join(items: list[str]) -> str:
        pattern = bundle.get_message("list-of").value
        assert pattern is not None
        return listed(items, lambda first, last: str(bundle.format_pattern(pattern, {"first": first, "last": last})[0]))

    bundle = FluentBundle([lang], functions(lang, join), use_isolating=False)
    for folder in dict.fromkeys(folders):
        bundle.add_resource(FluentResource((folder / f"texts.{lang}.ftl").read_text("utf8")))
    return bundle


def listed(items: list[str], pair: Callable[[str, str], str]) -> str:
    """One, one and two, or one, two and three."""
    return pair(", ".join(items[:-1]), items[-1]) if len(items) > 1 else "".join(items)
