"""In which language a person is spoken to."""

from __future__ import annotations

import os
from collections.abc import Mapping

from boardroom.core.errors import BadOption
from boardroom.core.texts import LANGUAGES


def choose_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or that of the locale, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadOption(f"the languages are {' and '.join(LANGUAGES)}, not {asked!r}")
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"
