"""The grammar that texts ask for; the browser's suite tries the same cases (web/src/lib/grammar.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from boardroom.core.grammar import somebody
from boardroom.core.texts import Texts

TABLE = json.loads((Path(__file__).parent / "grammar.json").read_text("utf8"))


@pytest.fixture
def texts(request: pytest.FixtureRequest, tmp_path: Path) -> Texts:
    case = request.getfixturevalue("case")
    for lang, things in TABLE["things"].items():
        said = f"said = {case['text']}\n" if lang == case["lang"] else ""
        (tmp_path / f"texts.{lang}.ftl").write_text(things + said, "utf8")
    return Texts(tmp_path)


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: f"{case['lang']}: {case['says']}")
def test_a_sentence_is_said_as_people_would_say_it(case: dict[str, Any], texts: Texts) -> None:
    names: list[str] = [somebody(name, address) for name, address in case["names"]]
    assert texts.say(case["lang"], "said", case["params"], names) == case["says"], case["why"]


def test_bare_names_are_spoken_of_neutrally() -> None:
    assert somebody("Alice").gender == "n"
    assert somebody(somebody("Alice", "she")).gender == "f"
