"""Why something cannot be chosen: the reason is true and says what is missing, and it cites the rule."""

from __future__ import annotations

from typing import Any

import pytest

import boardroom
from games.burncycle.cycle import table
from kit import Given, rule

GAME = boardroom.load("burncycle")

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
        ({}, "mission copy", "not-at-goal", "BC-2.4.3.12"),
        ({}, "mission crack", "no-goal", "BC-2.4.3.12"),
        ({"goals": [3]}, "mission copy", "goal-met", "BC-2.4.3.12"),
        ({}, "decoy", "no-ability", "BC-3.11"),
        ({}, "overtime", "no-ability", "BC-3.11"),
        ({}, "alter 1 P own", "no-such-chip", "BC-2.4.3.14"),
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
        ({"at": {"0": "2,7", "module": "3,7"}}, "step 0 e", "occupied"),
        ({}, "cross 0 n", "no-crossing"),
        ({}, "step 1 e", "not-moving"),
        ({}, "cache 0", "no-cache"),
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


def said(given: Given, choice: str, lang: str = "en") -> str:
    """The refusal of a choice as a sentence."""
    refused = given.refused(choice)
    return GAME.say(lang, f"reason-{refused.reason}", refused.params)


@rule("BC-2.4.1.2")
def test_a_price_is_refused_with_what_there_is_and_who_pays() -> None:
    given = table(power={"0": 3, "module": 2}, bought={"0": []}, step="route")
    assert given.refused("buy die-2").params == {"robot": "0", "price": 3, "power": 3}
    assert said(given, "buy die-2") == "it costs 3, and agent A has 3 power, of which 1 must be left"


@rule("BC-2.4.1.1")
def test_what_is_bought_is_not_called_too_expensive() -> None:
    given = table(power={"0": 30}, bought={"0": ["die-1"]}, step="route")
    assert given.refused("buy die-1").reason == "bought-already"


@rule("BC-2.4.3.11")
def test_a_repair_says_how_much_power_it_takes() -> None:
    given = table(at={"0": "2,7", "module": "8,11"}, universal=["repair"], power={"0": 1})
    assert given.refused("repair module").params == {"power": 1, "needed": 2}


@rule("BC-2.4.3.5")
def test_a_step_names_who_stands_in_the_way_and_the_ap_that_are_missing() -> None:
    given = table(at={"0": "2,7", "module": "3,7"}, power={"0": 4}).play("move", "roll 2/0/0")
    assert said(given, "step 0 e") == "the command module stands there"
    assert said(given, "step 0 n", "fr").startswith("pas de passage au nord")


@rule("BC-2.4.3.12")
def test_an_objective_says_where_it_is_worked_at_as_the_map_shows_it() -> None:
    given = table(at=INSIDE, reserves={})
    squares = given.view(-1)["map"]["objectives"]
    assert given.refused("mission copy").params["squares"] == squares
    column, row = squares[0].split(",")
    assert f"{chr(ord('A') + int(column))}{int(row) + 1}" in said(given, "mission copy")


@rule("BC-2.4.2.2")
def test_too_many_dice_are_refused_with_those_that_are_left() -> None:
    given = table(at=INSIDE, power={"0": 4}).play("move")
    left = given.refused("roll 9/0/0").params
    assert left == {"basic": 2, "advanced": 0, "elite": 0}
