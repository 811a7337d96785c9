"""What the server tells the person who starts it, in that person's language."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

import boardroom
from boardroom.core.errors import BoardroomError


class BadSettings(BoardroomError):  # noqa: N818
    """Settings under which no server can be started; the message is English, `said` has it in both languages."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(say("en", key, **params))
        self._key = key
        self._params = params

    def said(self, lang: str) -> str:
        """The same sentence in this language."""
        return say(lang, self._key, **self._params)


def say(lang: str, key: str, **params: str) -> str:
    """One of the texts of this folder. Numbers are given as text, so that no port gets a thousands separator."""
    from boardroom.core.texts import texts_of

    return texts_of(Path(__file__).parent).say(lang, key, dict(params))


def source_of_pages() -> str:
    """Where the web pages come from when they are missing: built in this checkout, or with another installation."""
    above = Path(boardroom.__file__).parents[2:4]  # src/boardroom, or .build/compiled/boardroom
    return "checkout" if any((folder / "tools" / "pages.sh").is_file() for folder in above) else "installed"


def command(*words: str) -> str:
    """What to type to run `boardroom` with these words, by the name under which this program can be found."""
    return shlex.join([program(sys.argv[0]), *words])


def program(called: str) -> str:
    """The name if the shell finds this very program under it, else the path by which it was called."""
    if Path(called).name != "boardroom":
        return "boardroom"
    found = shutil.which("boardroom")
    return "boardroom" if found is not None and Path(found).resolve() == Path(called).resolve() else called
