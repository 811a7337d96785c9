"""The texts of a lesson: `<game>.<lang>.ftl`, which may name the things of its game, such as `{ card-recruiter }`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from boardroom.core.game import Game
from boardroom.core.grammar import typeset
from boardroom.core.texts import LANGUAGES, read_bundle
from boardroom.lessons.script import FOLDER
from boardroom.registry import load

if TYPE_CHECKING:
    from pathlib import Path

    from fluent.runtime import FluentBundle

TERM = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
INNER = re.compile(r"^ +\.([a-z][\w-]*) =", re.MULTILINE)


def source(game: str, lang: str, folder: Path = FOLDER) -> str:
    """The file as it is."""
    return (folder / f"{game}.{lang}.ftl").read_text("utf8")


class Words:
    """The texts of one lesson in both languages."""

    def __init__(self, game: str, folder: Path = FOLDER) -> None:
        self._bundles = {lang: bundle(load(game), lang, source(game, lang, folder)) for lang in LANGUAGES}
        self.keys = {lang: keys_in(source(game, lang, folder)) for lang in LANGUAGES}

    def say(self, lang: str, key: str) -> str:
        """The sentence with this key, or with an attribute behind a full stop, as it is read."""
        name, _, attribute = key.partition(".")
        message = self._bundles[lang].get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} has no text of its own"
        sentence, errors = self._bundles[lang].format_pattern(pattern, {})
        assert not errors, f"{key} in {lang}: {errors}"
        return typeset(str(sentence), lang)


@cache
def words_of(game: str, folder: Path = FOLDER) -> Words:
    """The texts of this lesson, read once."""
    return Words(game, folder)


def bundle(game: Game, lang: str, text: str) -> FluentBundle:
    """The messages of the core, of the game and of its lesson."""
    from pathlib import Path

    from fluent.runtime import FluentResource

    from boardroom.core import texts

    found = read_bundle(lang, Path(texts.__file__).parent, game.folder)
    found.add_resource(FluentResource(text))
    return found


def keys_in(text: str) -> list[str]:
    """The keys of all texts of a file: `basics-hello`, and `basics-hello.do` for an attribute."""
    keys, name = [], ""
    for line in text.splitlines():
        if found := TERM.match(line):
            name = found[1]
            keys.append(name)
        elif found := INNER.match(line):
            keys.append(f"{name}.{found[1]}")
    return keys
