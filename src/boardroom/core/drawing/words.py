"""Words for what a view holds: the game's own texts where it has them, ours for the rest, and a bare name at last."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boardroom.core.game import Game
from boardroom.core.grammar import typeset
from boardroom.core.texts import rule_key, seat_name, texts_of, thing_key

SHAPES = "●■▲◆★✚✖♦"
VALUE_KEYS = ("colour", "cause")  # what a word in a seat's row may be, besides a thing of its own kind
GALLERY = -1


class Words:
    """The words of one game in one language, as `you` reads them (-1: the gallery); seats are letters without `names`."""

    def __init__(self, game: Game, lang: str, names: list[str] | None, you: int = GALLERY, *folders: Path) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.you = you
        self._texts = texts_of(game.folder)
        self._own = [texts_of(folder) for folder in (*folders, Path(__file__).parent)]

    def say(self, key: str, **params: Any) -> str:
        """One of our own texts."""
        texts = next(texts for texts in self._own if texts.has(self.lang, key))
        return texts.say(self.lang, key, params, self.names)

    def prompt(self, view: Mapping[str, Any]) -> str:
        """What the table waits for."""
        return self.game.say(self.lang, view["prompt"]["key"], view["prompt"]["params"], self.names)

    def reason(self, reason: str, params: Mapping[str, Any] | None = None) -> str:
        """Why a choice is refused, or why the game ended."""
        if params:
            return self.game.say(self.lang, f"reason-{reason}", params, self.names)
        return self._reason(reason) or plain(reason)

    def rule(self, number: str) -> str | None:
        """The help for a numbered rule."""
        return self._named(rule_key(number))

    def card_text(self, face: str, kind: str = "card") -> str:
        """What is written on a card, or on another kind of thing."""
        key = thing_key(kind, face)
        if not self._texts.has(self.lang, key):
            return ""
        return self._texts.attribute(self.lang, key, "text") or ""

    def seat_name(self, seat: int) -> str:
        """A seat's given name, or its letter."""
        return seat_name(seat, self.names)

    def thing(self, ref: str, face: str = "") -> str:
        """The name of a thing on the table: a seat's name, a card's, or that of anything the game has texts for."""
        kind, _, rest = ref.partition(":")
        return self.known_thing(ref, face) or self.field(face or rest or kind)

    def known_thing(self, ref: str, face: str = "") -> str | None:
        """The same, or None for a thing that nobody has a text for."""
        kind, _, rest = ref.partition(":")
        if kind == "seat" and rest.isdecimal():
            return self.seat_name(int(rest))
        face = face or rest or kind
        faces = (face, face.rpartition(":")[0])  # a copy of a card has a letter behind its name
        others = () if face.isdecimal() else self.game.things  # the third of something is no agent number 3
        kinds = (kind, "card", *others)
        found = (self._named(thing_key(kind, face)) for face in faces if face for kind in kinds)
        return next((name for name in found if name), None)

    def marked(self, thing: Mapping[str, Any]) -> str:
        """The name of a thing that lies face up, with the marks a short line should show."""
        name = self.thing(thing["ref"].partition(":")[0], thing["face"])
        kinds = (thing["ref"].partition(":")[0], *self.game.things)
        feminine = any(self._gender(thing_key(kind, thing["face"])) == "f" for kind in kinds)
        marks = ", ".join(self._mark(mark, feminine) for mark in thing.get("marks", []))
        return f"{name} ({marks})" if marks else name

    def _mark(self, mark: str, feminine: bool) -> str:
        """A mark; on somebody feminine its attribute `.f`, where it has one."""
        key = thing_key(*mark.split(":", 1)) if feminine and ":" in mark else ""
        form = self._texts.attribute(self.lang, key, "f") if self._texts.has(self.lang, key) else None
        return form or self.thing(mark)

    def _gender(self, key: str) -> str:
        thing = self._texts.thing(self.lang, key, self.game.own_names)
        return thing.gender if thing is not None else ""

    def field(self, name: str) -> str:
        """The name of a field or a zone."""
        return self._named(f"field-{name}") or plain(name)

    def has_field(self, name: str) -> bool:
        """Is there a name for this field?"""
        return self._named(f"field-{name}") is not None

    def has_reason(self, reason: str) -> bool:
        """Are there words for this reason?"""
        return self._reason(reason) is not None

    def value(self, field: str, value: Any) -> str:
        """What stands in a seat's row."""
        if value is None or isinstance(value, bool):
            return self.say("yes") if value else "–"
        if isinstance(value, dict):
            return " · ".join(self.value(name, part) for name, part in value.items())
        if isinstance(value, list):
            return ", ".join(self.value(field, part) for part in value)
        things = self.game.things if isinstance(value, str) else ()
        names = (self._named(thing_key(kind, str(value))) for kind in (field, *VALUE_KEYS, *things))
        return next((name for name in names if name), typeset(plain(str(value)), self.lang))

    def _reason(self, reason: str) -> str | None:
        return self._named(f"reason-{reason}") or self._named(f"ending-{reason}")

    def _named(self, key: str) -> str | None:
        if key in self.game.own_names:
            return self.game.own_names[key]
        for texts in (self._texts, *self._own):
            if texts.has(self.lang, key):
                return texts.name(self.lang, key)
        return None


def plain(name: str) -> str:
    """An identifier as words."""
    return name.replace("_", " ")


def shape(seat: int) -> str:
    """The shape of a seat."""
    return SHAPES[seat % len(SHAPES)]
