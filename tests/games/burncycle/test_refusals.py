"""Why something cannot be chosen: the reason is true and says what is missing, and it cites the rule."""

from __future__ import annotations

from typing import Any

import pytest

from games.burncycle.cycle import table
from kit import rule

INSIDE = {"0": "2,7", "module": "8,11"}


@rule("BC-2.4.3.1")
@pytest.mark.parametrize(
    ("said", "choice", "reason", "cited"),
    [
        ({}, "attack u06", "not-on-floor", "BC-2.1.1"),
        ({"units": {"u06": {"at": "9,3"}}}, "attack u06", "not-beside", "BC-2.1.3"),
        ({}, "break e", "no-wall", "BC-A17"),
        ({}, "keypad n", "no-door", "BC-2.4.3.8"),
        ({}, "terminal agent", "no-terminal", "BC-2.4.3.9"),
        ({}, "repair module", "no-ability", "BC-3.11"),
        ({"universal": ["repair"], "power": {"module": 3}}, "repair module", "not-beside", "BC-2.1.3"),
        ({"universal": ["repair"], "power": {"0": 1}}, "repair module", "too-little-power", "BC-3.11"),
        ({}, "mission copy", "not-here", "BC-2.4.3.12"),
        ({}, "mission crack", "no-goal", "BC-2.4.3.12"),
        ({"goals": [3]}, "mission copy", "goal-met", "BC-2.4.3.12"),
        ({}, "decoy", "no-ability", "BC-3.11"),
        ({}, "overtime", "no-ability", "BC-3.11"),
        ({}, "alter 1 P own", "not-held", "BC-2.4.3.14"),
        ({"reserves": {"0": "P"}}, "alter 6 P own", "slot-shut", "BC-2.4.3.14"),
        ({"reserves": {"0": "S"}}, "alter 1 S own", "same-chip", "BC-2.4.3.14"),
        ({"keys": {"0": 1}}, "give key to module", "not-beside", "BC-2.1.3"),
        ({}, "use e01", "not-held", "BC-3.17"),
        ({"items": {"0": ["d01"]}}, "use d01", "a-mod", "BC-3.17"),
        ({}, "roll 1/0/0", "wrong-step", "BC-2.4.3.1"),
        ({}, "ip on", "wrong-step", "BC-2.4.3.1"),
    ],
)
def test_the_menu_says_what_is_missing(said: dict[str, Any], choice: str, reason: str, cited: str) -> None:
    refused = table(**{"at": INSIDE, "reserves": {}, **said}).refused(choice)
    assert (refused.reason, refused.rule) == (reason, cited)


@rule("BC-2.4.3.5")
@pytest.mark.parametrize(
    ("said", "choice", "reason"),
    [
        ({}, "step 0 n", "no-such-way"),
        ({"units": {"u06": {"at": "3,7", "stunned": True}}}, "push 0 e", "no-push"),
        ({"at": {"0": "2,7", "module": "3,7"}}, "swap 0 e", "no-swap"),
        ({"at": {"0": "2,7", "module": "3,7"}}, "step 0 e", "no-such-way"),
        ({}, "cross 0 n", "no-crossing"),
        ({}, "step 1 e", "not-moving"),
        ({}, "cache 0", "not-here"),
        ({}, "begin", "wrong-step"),
    ],
)
def test_a_move_says_what_stands_in_the_way(said: dict[str, Any], choice: str, reason: str) -> None:
    given = table(**{"at": INSIDE, "power": {"0": 4}, **said}).play("move", "roll 2/0/0")
    assert given.refused(choice).reason == reason


@rule("BC-3.1")
def test_a_pick_says_why_a_thing_does_not_fit() -> None:
    here = "2,5"
    given = table(
        at={"0": here, "module": "8,11"}, mainframes=[here], decks={"terminal": ["t03"]}, pings=["4.0", "2.3"]
    )
    given.play("terminal agent", "option 2")
    assert given.refused("node 2.4").reason == "no-ping"
    assert given.refused("chip P").reason == "wrong-step"
