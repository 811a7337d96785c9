"""Saves of burncycle: words that a person can read, the same in a whole save and in a table set up by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom import BadSave, Luck
from boardroom.core.fields import keys_by_hand
from boardroom.games.burncycle.forms.by_hand import SPECIAL
from games.burncycle.cycle import table

PAGE = Path(__file__).parents[3] / "docs" / "tables-by-hand.md"
GAME = boardroom.load("burncycle")
UNIT = {"at": "13,7", "post": "13,6", "face": "w", "key": True, "stunned": True, "activated": False, "drains": []}

# One way to say each thing; those of seat 1 and of the module are said too where a save says all.
SAID: dict[str, Any] = {
    "active": 1, "holder": 1, "floor": 1, "round": 7, "threat": 5, "ceo_level": 3, "captain": "k2", "ceo": "c2",
    "agents": ["a4", "a2"], "at": {"0": "1,3", "1": "2,3", "module": "8,11"}, "power": {"0": 0, "1": 3, "module": 4},
    "began": {"0": "s1", "1": "s1", "module": None}, "down": [0], "keys": {"0": 0, "1": 2, "module": 1},
    "alert": {"0": None, "1": "3,3", "module": None}, "units": {"u04": UNIT}, "slots": [1, 2, 4, 5],
    "chips": ["captain", "P", None, "U"], "degraded": [2], "reserves": {"0": "SPT", "1": "", "team": "UU"},
    "bought": [["die-1"], ["ability-2", "reserve-3"]], "universal": ["push"], "boosts": [0, 1], "levels": [2, 5],
    "ips": ["banned", "1.11"], "pings": ["4.0", None, "3.2"], "hands": [[], ["n02", "n14"]], "imperatives": ["i04", None],
    "items": {"1": ["e01"], "module": ["e02"]}, "installed": [["d01"], []], "unlocked": ["2,2 s"],
    "keypads": {"11,2 s": "q05"}, "destroyed": ["0,2 s"], "beads": ["b"], "terminals": ["2,5", "13,5"],
    "mainframes": ["13,5"], "caches": ["5,0"], "ledgers": [],
    "laid": ["1,0", "9,10"], "spots": [None], "goals": [1], "quiet": ["hall"],
}  # fmt: skip


@pytest.mark.parametrize("key", SAID)
def test_a_save_says_it_as_it_was_said_by_hand(key: str) -> None:
    given = GAME.restore({"table": {"seats": 2, "step": "restart", **SAID}})
    assert given.save()["table"][key] == SAID[key]


def test_everything_that_can_be_said_by_hand_is_tried_here() -> None:
    assert {*keys_by_hand(GAME.start(2).fields()), *SPECIAL} - {*SAID} == {"seats", "decks", "step"}


def test_the_page_names_every_key() -> None:
    section = PAGE.read_text("utf8").partition("## burncycle")[2]
    keys = [*SPECIAL, *keys_by_hand(GAME.start(1).fields())]
    assert [key for key in keys if f"`{key}`" not in section] == []


def numbers_in(value: Any) -> Iterator[int]:
    """All numbers of a save."""
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from numbers_in(part)
    if isinstance(value, int) and not isinstance(value, bool):
        yield value


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_number_of_a_save_stands_for_a_set(seats: int) -> None:
    state, luck = GAME.start(seats, seed=seats), Luck(seats)
    for _ in range(35):
        state.play(luck.pick(state.legal()))
    assert max(numbers_in(state.save()["table"])) < 30


def test_dice_and_choices_that_wait_are_written_in_words() -> None:
    faces = {"basic": "2R", "advanced": "3"}
    given = table(bought={"0": ["die-1", "die-3"]}, power={"0": 4}, chips=["P"], faces=faces).play("move", "roll 1/1/0")
    assert given.table["rolled"] == ["basic:2R", "advanced:3"]
    assert [roll.partition(":")[0] for roll in given.table["rolls"]] == ["die-basic", "die-advanced"]
    assert given.table["agenda"][-2:] == [["test-move", 2], ["reroll"]]


def damaged(key: str, said: Any) -> dict[str, Any]:
    """A whole save with another value for one key."""
    saved = GAME.start(1, seed=1).save()
    saved["table"][key] = said
    return saved


@pytest.mark.parametrize(
    ("key", "said", "problem"),
    [
        ("power", {"0": 3}, "power does not say module"),
        ("power", {"0": 3, "1": 3, "module": 3}, "there is no robot '1'; the robots are 0, module"),
        ("power", {"0": True, "module": 3}, "power of 0 is a whole number"),
        ("destroyed", ["0,0 n"], "each of destroyed is an edge between two squares, not '0,0 n'"),
        ("destroyed", ["0,2 s", "3,2 s", "4,2 s", "9,2 s"], "at most 3 walls are destroyed, not 4"),
        ("chips", ["S"] * 6, "chips has a chip for each of the 4 open slots, not 6"),
        ("pings", ["4.0"] * 5, "pings is a list of at most 4, not of 5"),
        ("units", {"u04": {"at": "1,3", "mood": "bad"}}, "a unit has no 'mood'; it may say at, post"),
        ("floor", 0, "floor is a whole number from 1 to 1, not 0"),
        ("marker", 7, "marker is a whole number from 1 to 6, not 7"),
        ("used", ["ram"], "there is no use 'ram'; the uses are overtime"),
        ("agenda", [["restart"]], "the agenda begins with what leads on to another turn"),
    ],
)
def test_what_a_save_cannot_say_is_refused(key: str, said: Any, problem: str) -> None:
    with pytest.raises(BadSave, match=problem):
        GAME.restore(damaged(key, said))
