"""BC-2.4.3: actions on chips, physical and standard ones, and free actions."""

from __future__ import annotations

from typing import Any

import pytest

from games.burncycle.cycle import chips, robot, table, team, unit, units
from kit import Given, rule


@rule("BC-2.4.3.1")
def test_one_action_or_a_pass_on_each_active_chip() -> None:
    given = table(chips=["S", "S", "S", "S"], degraded=[2])
    marks = []
    while "pass" in given.legal_texts():
        marks += [row["slot"] for row in given.view(-1)["cycle"] if row["marker"]]
        given.play("pass")
    assert marks == [1, 3, 4]
    assert "end actions" in given.legal_texts()


@rule("BC-2.4.3.2", "BC-A15", "BC-3.9")
def test_the_captain_chip_fires_on_arrival_then_gives_a_plain_action() -> None:
    given = table(chips=["captain", "S", "S", "S"], power={"0": 8})
    assert given.legal_texts() == ["lose power", "raise threat"]
    given.play("lose power")
    assert robot(given)["power"] == 7
    given.play("move", "roll 1/0/0")
    assert given.view(-1)["turn"]["ap"] == 2


@rule("BC-2.4.3.2")
def test_a_free_action_before_may_still_replace_the_captain_chip() -> None:
    given = table(chips=["S", "captain", "S", "S"], reserves={"0": "P"}).play("alter 2 P own", "pass")
    assert "move" in given.legal_texts()


@rule("BC-2.4.3.3", "BC-2.4.3.5", "BC-A59")
@pytest.mark.parametrize(("chip", "ap"), [("P", 4), ("T", 2), ("S", 2), ("U", 2)])
def test_a_move_is_optimised_on_a_physical_chip(chip: str, ap: int) -> None:
    given = table(chips=[chip, "S", "S", "S"]).play("move", "roll 1/0/0")
    assert given.view(-1)["turn"]["ap"] == ap


@rule("BC-2.4.3.4", "BC-A16")
def test_free_actions_belong_to_the_action_step() -> None:
    given = table(items={"0": ["e01"]}, step="route")
    assert "use e01" not in given.legal_texts()
    given.play("end routing")
    assert "use e01" in given.legal_texts()
    given.play("move")
    assert "use e01" not in given.legal_texts()
    given.play("roll 0/0/0")
    while "pass" in given.legal_texts():
        given.play("pass")
    assert "use e01" in given.play().legal_texts()
    given.play("use e01", "end actions")
    assert given.refused("use e05").reason == "wrong-step"


@rule("BC-2.4.3.5", "BC-A50")
def test_ap_are_split_between_agent_and_module() -> None:
    given = table(at={"0": "2,7", "module": "4,7"}).play("move", "roll 2/0/0")
    given.play("step 0 w", "step module e", "step module e", "step 0 w")
    assert (robot(given)["at"], robot(given, "module")["at"]) == ("0,7", "6,7")


@rule("BC-2.4.3.5", "BC-2.8.1")
def test_push_puts_a_unit_aside_and_spots_the_robot() -> None:
    given = table(at={"0": "2,7", "module": "8,11"}, units={"u17": {"at": "3,7", "stunned": True}}, universal=["push"])
    given.play("move", "roll 1/0/0", "push 0 e")
    assert given.legal_texts() == ["dir e", "dir w"]
    given.play("dir w")
    assert (robot(given)["at"], unit(given, "u17")["at"], robot(given)["alert"]) == ("3,7", "2,7", "on")


@rule("BC-2.4.3.5")
def test_push_never_puts_a_unit_outside() -> None:
    given = table(at={"0": "5,9", "module": "8,11"}, units={"u17": {"at": "5,10", "stunned": True}}, universal=["push"])
    given.play("move", "roll 2/0/0", "push 0 s")
    assert unit(given, "u17")["at"] == "5,9"


@rule("BC-2.4.3.5")
def test_swap_changes_two_robots() -> None:
    given = table(at={"0": "2,7", "module": "3,7"}, universal=["swap"]).play("move", "roll 1/0/0", "swap 0 e")
    assert (robot(given)["at"], robot(given, "module")["at"]) == ("3,7", "2,7")
    assert given.view(-1)["turn"]["ap"] == 1


@rule("BC-2.4.3.6", "BC-2.8.1", "BC-A17", "BC-3.3")
def test_a_wall_falls_at_ten() -> None:
    given = table(at={"0": "1,3", "module": "8,11"}, power={"0": 12})
    assert {"break n", "break s"} <= set(given.legal_texts())
    given.play("break n", "roll 5/0/0", "through")
    assert "spotted" in given.happened()
    assert (robot(given)["at"], robot(given)["alert"]) == ("1,2", "1,3")  # nobody sees it: the chip stays behind
    assert given.view(-1)["destroyed"] == ["1,3:n"]
    assert given.view(-1)["wall_tokens"] == 2


@rule("BC-2.4.3.6")
def test_a_wall_stands_at_nine() -> None:
    given = table(at={"0": "1,3", "module": "8,11"}, power={"0": 12}, faces={"basic": "1"}).play(
        "break n", "roll 6/0/0"
    )
    assert given.view(-1)["destroyed"] == []
    assert robot(given)["alert"] is None


@rule("BC-2.4.3.6", "BC-3.3")
def test_three_walls_fall_on_a_floor() -> None:
    given = table(at={"0": "1,3", "module": "8,11"}, destroyed=["0,3 n", "3,3 n", "4,3 n"])
    assert "break n" not in given.legal_texts()
    assert given.view(-1)["wall_tokens"] == 0


@rule("BC-A17")
def test_walls_of_secure_zones_and_outer_walls_stand() -> None:
    given = table(at={"0": "7,3", "module": "8,11"})
    assert "break n" not in given.legal_texts()
    assert "break s" in given.legal_texts()


def attack(ap: str, level: str = "u10", **said: Any) -> Given:
    units_said = {level: {"at": "3,7", "key": True}}
    given = table(at={"0": "2,7", "module": "8,11"}, power={"0": 20}, units=units_said, **said)
    return given.play(f"attack {level}", f"roll {ap}")


@rule("BC-2.4.3.7", "BC-2.11.1")
def test_nine_ap_do_nothing_to_a_level_two_unit() -> None:
    given = attack("9/0/0", faces={"basic": "1"})
    assert not unit(given, "u10")["stunned"]
    assert (given.view(-1)["threat"], robot(given)["alert"], robot(given)["keys"]) == (1, "on", 0)


@rule("BC-2.4.3.7", "BC-3.10")
def test_ten_ap_stun_a_level_two_unit_and_take_its_key() -> None:
    given = attack("5/0/0")
    assert unit(given, "u10")["stunned"]
    assert (given.view(-1)["threat"], robot(given)["alert"], robot(given)["keys"]) == (1, "on", 1)
    assert robot(given)["power"] == 20


@rule("BC-2.4.3.7")
def test_the_view_tells_what_stuns_a_unit_and_what_shuts_it_down() -> None:
    row = unit(table(units={"u10": {"at": "3,7"}}), "u10")
    assert (row["stun"], row["resistance"]) == (10, 15)


@rule("BC-2.4.3.7", "BC-A18")
def test_fifteen_ap_remove_a_level_two_unit_for_power_and_key() -> None:
    given = attack("8/0/0")
    assert units(given) == []
    assert (given.view(-1)["threat"], robot(given)["alert"], robot(given)["keys"]) == (1, "on", 1)
    assert robot(given)["power"] == 21
    assert given.view(-1)["decks"]["unit-2"]["discards"] == ["u10"]


@rule("BC-2.4.3.11", "BC-A23", "BC-A46", "BC-2.12")
def test_repair_revives_an_agent_and_keeps_one_power() -> None:
    given = table(
        seats=2, at={"0": "2,7", "1": "3,7", "module": "8,11"}, power={"0": 5}, down=[1], universal=["repair"]
    )
    given.play("repair 1")
    assert given.legal_texts() == ["amount 1", "amount 2", "amount 3", "amount 4"]
    given.play("amount 3")
    assert (robot(given, "1")["online"], robot(given, "1")["power"], robot(given)["power"]) == (True, 3, 2)


@rule("BC-A23", "BC-2.12")
def test_without_the_switch_an_agent_can_give_its_last_power() -> None:
    given = table(
        seats=2, options={"repair_keep": False}, at={"0": "2,7", "1": "3,7"}, power={"0": 3}, universal=["repair"]
    )
    given.play("repair 1", "amount 3")
    assert not robot(given)["online"]
    assert given.view(-1)["threat"] == 3
    assert given.seat == 1


@rule("BC-2.4.3.12", "BC-3.7")
def test_a_mission_action_is_a_standard_action() -> None:
    given = table(options={"mission": "m4"}, at={"0": "5,0", "module": "8,11"}, power={"0": 8})
    given.play("mission copy", "roll 3/0/0")
    assert [(goal["goal"], goal["now"], goal["needed"]) for goal in given.view(-1)["goals"]] == [("copy", 1, 2)]
    assert given.view(-1)["ledgers"] == ["5,0"]
    assert "mission copy" not in given.legal_texts()


@rule("BC-2.4.3.13", "BC-A57", "BC-A61")
def test_trade_hands_over_once_and_takes_from_the_module() -> None:
    given = table(at={"0": "2,7", "module": "3,7"}, keys={"0": 1}, items={"module": ["e01", "d02"], "0": ["e05"]})
    given.play("give key to module", "take d02 from module", "give e05 to module")
    assert (robot(given)["items"], robot(given, "module")["items"]) == (["d02"], ["e01", "e05"])
    texts = given.legal_texts()
    assert "take key from module" not in texts
    assert "give d02 to module" not in texts
    assert "take e01 from module" in texts


@rule("BC-A57", "BC-2.12")
def test_trade_takes_from_an_agent_shut_down_but_not_from_one_online() -> None:
    said: dict[str, Any] = {"seats": 2, "at": {"0": "2,7", "1": "3,7", "module": "8,11"}, "keys": {"1": 1}}
    assert "take key from 1" not in table(**said).legal_texts()
    assert "take key from 1" in table(**said, down=[1]).legal_texts()


@rule("BC-3.12")
def test_the_filing_cabinet_moves_four_squares_at_most() -> None:
    given = table(options={"module": "m2"}, at={"0": "0,7", "module": "3,7"}, power={"0": 20}).play(
        "move", "roll 5/0/0"
    )
    given.play("step module e", "step module e", "step module e", "step module e")
    assert not [text for text in given.legal_texts() if text.startswith("step module")]


@rule("BC-3.12")
def test_the_filing_cabinet_takes_one_damage_less() -> None:
    given = table(
        options={"module": "m2"}, at={"0": "5,11", "module": "3,7"}, alert={"module": "on"}, power={"module": 9},
        units={"u20": {"at": "5,7"}}, step="corporation",
    )  # fmt: skip
    assert robot(given, "module")["power"] == 7


@rule("BC-2.4.3.3")
def test_optimised_actions_meet_an_imperative() -> None:
    given = table(chips=["P", "P", "S", "S"], imperatives={"0": "i02"}, power={"0": 4})
    given.play("move", "roll 0/0/0", "stop", "move")
    assert robot(given)["power"] == 6
    assert chips(given)[:2] == ["P", "P"]
    assert team(given)["P"] == 0
