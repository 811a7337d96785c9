"""BC-2.4.3.8 and BC-2.7.1: keypads."""

from __future__ import annotations

from typing import Any

import pytest

from games.burncycle.cycle import chips, door, robot, table
from kit import Given, rule

DOOR = "2,2 s"


def at_door(card: str = "q01", **said: Any) -> Given:
    """An agent under the door of room A with this keypad card."""
    return table(**{"at": {"0": "2,3", "module": "8,11"}, "keypads": {DOOR: card}, "reserves": {}, **said})


@rule("BC-2.4.3.8", "BC-3.13")
def test_a_card_is_drawn_once_and_stays() -> None:
    given = table(at={"0": "2,3", "module": "8,11"}, decks={"keypad": ["q07"]}, power={"0": 2})
    given.play("keypad n")
    assert door(given, "2,2:s")["keypad"] == "q07"
    given.play("force", "roll 1/0/0")
    assert door(given, "2,2:s") == {"edge": "2,2:s", "unlocked": False, "keypad": "q07"}
    assert given.play("keypad n").legal_texts() == ["entries", "force"]


@rule("BC-2.4.3.8", "BC-A21", "BC-3.13")
def test_brute_force_opens_at_the_resistance_without_a_bonus() -> None:
    given = at_door(chips=["U", "S", "S", "S"], power={"0": 8}, faces={"basic": "1"}).play(
        "keypad n", "force", "roll 3/0/0"
    )
    assert not door(given, "2,2:s")["unlocked"]
    given = at_door(power={"0": 8}).play("keypad n", "force", "roll 2/0/0", "through")
    assert door(given, "2,2:s") == {"edge": "2,2:s", "unlocked": True, "keypad": None}
    assert robot(given)["at"] == "2,2"


@rule("BC-2.4.3.8")
def test_the_free_step_may_be_declined() -> None:
    given = at_door(power={"0": 8}).play("keypad n", "force", "roll 2/0/0", "stay")
    assert robot(given)["at"] == "2,3"


@rule("BC-A19", "BC-3.13")
def test_a_key_opens_even_an_iam_door() -> None:
    given = at_door("q10", keys={"0": 1}).play("keypad n")
    assert given.legal_texts() == ["key", "entries"]
    given.play("key", "stay")
    assert robot(given)["keys"] == 0
    assert door(given, "2,2:s")["unlocked"]


@rule("BC-2.4.3.8", "BC-2.7.1", "BC-3.3")
@pytest.mark.parametrize("source", ["own", "team"])
def test_a_chip_entry_is_paid_from_a_reserve(source: str) -> None:
    given = at_door(reserves={"0": "P", "team": "P"}).play("keypad n", "entries", f"pay P {source}")
    assert door(given, "2,2:s")["unlocked"]
    assert given.view(-1)["reserves"]["0" if source == "own" else "team"]["P"] == 0


@rule("BC-2.7.1", "BC-A36", "BC-2.4.3.2")
def test_a_chip_entry_is_paid_by_moving_the_marker() -> None:
    given = at_door(chips=["S", "captain", "P", "S"]).play("keypad n", "entries", "jump 3", "stay")
    assert door(given, "2,2:s")["unlocked"]
    assert [row["slot"] for row in given.view(-1)["cycle"] if row["marker"]] == [4]
    assert chips(given)[2] == "P"


@rule("BC-2.4.3.8", "BC-2.4.3.3")
def test_an_optimised_action_strikes_an_entry() -> None:
    given = at_door("q04", chips=["U", "S", "S", "S"], reserves={"0": "P"}).play("keypad n", "entries")
    assert given.legal_texts() == ["strike K-CHIP-P", "strike K-CHIP-T"]
    given.play("strike K-CHIP-T", "pay P own")
    assert door(given, "2,2:s")["unlocked"]


@rule("BC-2.7.1")
@pytest.mark.parametrize("face", ["K-ALARM", "K-POWER", "K-OK"])
def test_the_keypad_die_adds_its_face(face: str) -> None:
    given = at_door("q07", faces={"keypad": face}, power={"0": 5}).play("keypad n", "entries", "resolve K-DIE")
    given.play(f"resolve {face}")
    assert door(given, "2,2:s")["unlocked"]
    assert robot(given)["power"] == (4 if face == "K-POWER" else 5)
    assert ("spotted" in given.happened()) == (face == "K-ALARM")


@rule("BC-2.7.1")
def test_a_power_entry_leaves_one_power() -> None:
    given = at_door("q07", faces={"keypad": "K-POWER"}, power={"0": 1}).play("keypad n", "entries", "resolve K-DIE")
    assert robot(given.play("resolve K-POWER"))["power"] == 1


@rule("BC-A20")
def test_giving_up_refunds_nothing_and_all_entries_come_back() -> None:
    given = at_door("q04", reserves={"0": "P"}).play("keypad n", "entries", "pay P own", "give up")
    assert given.view(-1)["reserves"]["0"]["P"] == 0
    assert not door(given, "2,2:s")["unlocked"]
    given.play("keypad n", "entries")
    assert given.view(-1)["turn"]["entries"] == ["K-CHIP P", "K-CHIP T"]


@rule("BC-3.13")
@pytest.mark.parametrize(
    ("card", "entries"),
    [
        ("q01", ["K-CHIP P"]), ("q02", ["K-CHIP T"]), ("q03", ["K-CHIP U"]), ("q04", ["K-CHIP P", "K-CHIP T"]),
        ("q05", ["K-CHIP T", "K-CHIP U"]), ("q06", ["K-CHIP U", "K-CHIP P"]), ("q07", ["K-DIE"]), ("q08", ["K-ALARM"]),
        ("q09", ["K-CHIP P", "K-DIE"]), ("q10", ["K-CHIP T", "K-DIE"]), ("q11", ["K-CHIP U", "K-ALARM"]),
        ("q12", ["K-DIE", "K-DIE"]),
    ],
)  # fmt: skip
def test_every_keypad_card_has_its_entries(card: str, entries: list[str]) -> None:
    given = at_door(card).play("keypad n", "entries")
    assert given.view(-1)["turn"]["entries"] == entries


@rule("BC-3.13")
def test_entries_follow_the_floor() -> None:
    given = table(
        options={"mission": "m12"}, floor=3, at={"0": "4,3", "module": "8,11"}, keypads={"4,2 s": "q10"}, reserves={}
    )
    given.play("keypad n", "entries")
    assert given.view(-1)["turn"]["entries"] == ["K-CHIP T", "K-CHIP T", "K-CHIP U", "K-DIE"]


@rule("BC-3.17")
def test_a_sticky_note_strikes_during_the_keypad_action_only() -> None:
    given = at_door("q04", items={"0": ["e03"]}, reserves={"0": "T"})
    assert "use e03" not in given.legal_texts()
    given.play("keypad n", "entries", "use e03", "strike K-CHIP-P", "pay T own")
    assert door(given, "2,2:s")["unlocked"]
    assert given.view(-1)["decks"]["cache"]["discards"] == ["e03"]


@rule("BC-3.17")
def test_the_torque_wrist_needs_one_ap_less() -> None:
    given = at_door(installed={"0": ["d06"]}, power={"0": 8}, faces={"basic": "1"}).play(
        "keypad n", "force", "roll 3/0/0"
    )
    assert door(given, "2,2:s")["unlocked"]


@rule("BC-3.11")
def test_muscle_memory_strikes_one_more_entry() -> None:
    given = at_door("q01", agents=["a4"], bought={"0": ["ability-1"]}).play("keypad n", "entries")
    assert door(given, "2,2:s")["unlocked"]


@rule("BC-3.11")
def test_skeleton_code_forces_iam_doors() -> None:
    given = at_door("q10", agents=["a4"], bought={"0": ["ability-2"]}, power={"0": 8}).play(
        "keypad n", "force", "roll 3/0/0"
    )
    assert door(given, "2,2:s")["unlocked"]


@rule("BC-3.11")
def test_quiet_hands_pay_an_alarm_with_power() -> None:
    given = at_door("q08", agents=["a4"], bought={"0": ["ability-3"]}, power={"0": 5})
    given.play("keypad n", "entries", "bribe")
    assert robot(given)["power"] == 4
    assert "spotted" not in given.happened()
    assert door(given, "2,2:s")["unlocked"]
