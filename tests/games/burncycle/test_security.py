"""BC-2.5.1 to 5: the corporation's units; BC-2.6: patrols; BC-2.8: spotting; BC-2.9: abilities of units."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from games.burncycle.cycle import CONTENT, corporation, door, robot, table, team, unit, units
from kit import Given, rule

FAR_AWAY = {"0": "10,11", "module": "9,11"}
UNITS = tomllib.loads((CONTENT / "units.toml").read_text("utf8"))


def corp(**said: Any) -> Given:
    return table(**{"at": FAR_AWAY, "step": "corporation", **said})


# Walking and attacking


@rule("BC-2.5.1", "BC-A29")
def test_units_change_places_and_the_other_keeps_its_facing() -> None:
    given = corp(units={"u02": {"at": "3,3", "face": "e"}, "u01": {"at": "5,3", "face": "n"}})
    assert (unit(given, "u02")["at"], unit(given, "u01")["at"], unit(given, "u01")["facing"]) == ("6,3", "4,3", "n")


@rule("BC-A29")
def test_everybody_is_told_which_unit_has_made_way() -> None:
    given = corporation(
        table(at=FAR_AWAY, units={"u02": {"at": "3,3", "face": "e"}, "u01": {"at": "5,3", "face": "n"}})
    )
    told = [(row["unit"], row["square"], row.get("other_unit")) for row in given.shown(-1, "unit_moved")]
    assert told[:3] == [("u02", "4,3", None), ("u02", "5,3", "u01"), ("u02", "6,3", None)]


@rule("BC-2.5.1", "BC-2.5.2")
@pytest.mark.parametrize(("name", "damage"), [("u05", 1), ("u13", 2), ("u20", 3), ("captain", 3)])
def test_a_pursuer_costs_its_damage(name: str, damage: int) -> None:
    given = corp(at={"0": "3,3", "module": "9,11"}, power={"0": 8}, alert={"0": "on"}, units={name: {"at": "5,3"}})
    assert robot(given)["power"] == 8 - damage
    assert unit(given, name)["at"] == "4,3"


@rule("BC-2.5.1", "BC-3.10")
@pytest.mark.parametrize("name", UNITS)
def test_every_unit_goes_to_a_spotted_robot_and_does_what_its_card_says(name: str) -> None:
    card = UNITS[name]
    given = corp(
        at={"0": "3,3", "module": "9,11"}, power={"0": 8}, alert={"0": "on"}, units={name: {"at": "6,3"}}, reserves={}
    )
    reaches, demerit = card["move"] >= 2, "demerit" in card.get("abilities", [])
    assert unit(given, name)["at"] == ("4,3" if reaches else "6,3")
    assert robot(given)["power"] == 8 - (card["level"] if reaches and not demerit else 0)
    assert given.view(-1)["threat"] == 1 + (reaches and demerit)


@rule("BC-2.5.2", "BC-A39")
def test_several_units_pursue_one_robot() -> None:
    given = corp(at={"0": "3,3", "module": "9,11"}, power={"0": 8}, units={"u05": {"at": "5,3"}, "u02": {"at": "1,3"}})
    assert robot(given)["power"] == 6


@rule("BC-2.5.3", "BC-A30", "BC-2.8.5", "BC-A41")
def test_the_nearest_unit_walks_onto_a_chip_left_behind_and_it_leaves() -> None:
    given = corp(alert={"0": "3,3"}, units={"u06": {"at": "5,3"}, "u01": {"at": "9,3"}})
    assert unit(given, "u06")["at"] == "3,3"
    assert robot(given)["alert"] is None


@rule("BC-2.8.5", "BC-A41")
def test_a_chip_that_nobody_reached_stays() -> None:
    given = corp(alert={"0": "10,7"}, units={"u06": {"at": "0,3"}})
    assert robot(given)["alert"] == "10,7"


@rule("BC-2.8.5")
def test_a_chip_on_a_robot_out_of_range_leaves_when_it_was_investigated() -> None:
    given = corp(at={"0": "1,1", "module": "9,11"}, alert={"0": "on"}, units={"u01": {"at": "0,7"}})
    assert robot(given)["alert"] is None
    unheard = corp(at={"0": "1,1", "module": "9,11"}, alert={"0": "on"})
    assert robot(unheard)["alert"] == "on"


@rule("BC-A3", "BC-2.5.3")
def test_a_chip_outside_is_only_flipped() -> None:
    given = corp(alert={"0": "5,11"}, units={"u01": {"at": "5,8"}})
    assert unit(given, "u01")["at"] == "5,8"


@rule("BC-2.5.4", "BC-2.6.9", "BC-A35")
def test_units_in_rooms_stay_unless_they_have_shift() -> None:
    given = corp(units={"u03": {"at": "3,1"}, "u14": {"at": "10,1"}})
    assert unit(given, "u03")["at"] == "3,1"
    assert unit(given, "u14")["at"] != "10,1"


@rule("BC-2.5.5", "BC-2.4.3.7")
def test_stunned_units_wake_up_at_the_end_of_part_a() -> None:
    given = corp(units={"u03": {"at": "3,3", "stunned": True}})
    assert unit(given, "u03")["at"] == "3,3"
    assert not unit(given, "u03")["stunned"]


# Patrols


@rule("BC-2.6.1")
def test_stationary() -> None:
    assert unit(corp(units={"u01": {"at": "3,3"}}), "u01")["at"] == "3,3"


@rule("BC-2.6.2", "BC-2.6.9")
def test_pacing_turns_round_at_a_wall_and_at_a_robot() -> None:
    given = corp(units={"u02": {"at": "12,3", "face": "e"}})
    assert (unit(given, "u02")["at"], unit(given, "u02")["facing"]) == ("11,3", "w")
    hidden = corp(at={"0": "5,9", "module": "9,11"}, units={"u02": {"at": "5,7", "face": "s"}})
    assert unit(hidden, "u02")["at"] == "5,8"  # 5,8, back to 5,7, turned again by the door of room C


@rule("BC-2.6.3", "BC-3.6")
def test_perimeter_goes_counter_clockwise() -> None:
    assert unit(corp(units={"u03": {"at": "1,3"}}), "u03")["at"] == "0,5"
    assert unit(corp(units={"u09": {"at": "5,9"}}), "u09")["at"] == "7,7"


@rule("BC-2.6.3")
def test_in_a_secure_zone_the_perimeter_is_its_four_squares() -> None:
    assert unit(corp(units={"u03": {"at": "6,1"}}), "u03")["at"] == "7,1"


@rule("BC-2.6.4")
def test_unlocked_doors() -> None:
    given = corp(units={"u16": {"at": "0,3"}}, unlocked=["11,2 s", "2,2 s"])
    assert unit(given, "u16")["at"] == "2,3"
    assert unit(corp(units={"u16": {"at": "0,3"}}), "u16")["at"] == "0,3"


@rule("BC-2.6.5", "BC-A40")
def test_nearest_robot_ignores_hideouts() -> None:
    given = corp(at={"0": "5,9", "module": "12,7"}, units={"u05": {"at": "3,7"}})
    assert unit(given, "u05")["at"] == "6,7"


@rule("BC-2.6.6", "BC-A40")
def test_command_module() -> None:
    assert unit(corp(at={"0": "5,11", "module": "9,7"}, units={"u15": {"at": "0,7"}}), "u15")["at"] == "4,7"
    assert unit(corp(at={"0": "5,11", "module": "5,9"}, units={"u15": {"at": "0,7"}}), "u15")["at"] == "0,7"


@rule("BC-2.6.7")
def test_post() -> None:
    assert unit(corp(units={"u06": {"at": "4,3", "post": "0,3"}}), "u06")["at"] == "2,3"


@rule("BC-2.6.8")
def test_terminals() -> None:
    assert unit(corp(units={"u07": {"at": "13,3"}}, terminals=["13,5"]), "u07")["at"] == "13,5"


@rule("BC-2.6.9", "BC-A35")
def test_a_patrol_stays_in_its_zone() -> None:
    given = corp(units={"u07": {"at": "2,3"}}, terminals=["0,1"])
    assert unit(given, "u07")["at"] == "2,3"


# Spotting


@rule("BC-2.8.1", "BC-2.8.2", "BC-2.8.3")
def test_a_robot_is_spotted_on_the_step_into_range() -> None:
    given = table(at={"0": "4,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}).play("move", "roll 2/0/0")
    assert robot(given)["alert"] is None
    assert robot(given.play("step 0 w"))["alert"] == "on"


@rule("BC-2.8.2", "BC-A46")
def test_an_agent_revived_beside_a_unit_is_spotted_at_once() -> None:
    at = {"0": "2,7", "1": "3,7", "module": "9,11"}
    given = table(seats=2, at=at, power={"0": 5}, down=[1], universal=["repair"], units={"u06": {"at": "4,7"}})
    assert robot(given, "1")["alert"] is None
    assert robot(given.play("repair 1", "amount 3"), "1")["alert"] == "on"


@rule("BC-2.8.2")
def test_opening_a_door_lets_units_see() -> None:
    given = table(
        at={"0": "2,3", "module": "9,11"}, units={"u06": {"at": "2,1"}}, keypads={"2,2 s": "q01"}, reserves={"0": "P"}
    )
    given.play("keypad n", "entries", "pay P own")
    assert robot(given)["alert"] == "on"


@rule("BC-2.8.3", "BC-3.4", "BC-2.11.1")
@pytest.mark.parametrize(("difficulty", "threat"), [("standard", 0), ("raised", 1), ("severe", 1)])
def test_in_raised_difficulty_an_alert_chip_put_into_play_costs_threat(difficulty: str, threat: int) -> None:
    given = table(at={"0": "4,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}, options={"difficulty": difficulty})
    given.play("move", "roll 2/0/0", "step 0 w")
    assert given.view(-1)["threat"] == threat


@rule("BC-2.8.4", "BC-A53", "BC-2.8.6")
def test_a_robot_that_leaves_every_range_leaves_its_chip_and_gets_it_back() -> None:
    given = table(
        at={"0": "3,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}, options={"difficulty": "raised"}, threat=0
    )
    threat = given.view(-1)["threat"]
    given.play("move", "roll 2/0/0", "step 0 e")
    assert robot(given)["alert"] == "3,7"
    given.play("step 0 w")
    assert robot(given)["alert"] == "on"
    assert given.view(-1)["threat"] == threat


@rule("BC-A40", "BC-2.8.1")
def test_a_hideout_hides_from_range_but_not_from_an_eye_witness() -> None:
    hidden = table(at={"0": "5,9", "module": "9,11"}, units={"u06": {"at": "5,7"}})
    assert robot(hidden)["alert"] is None
    seen = table(at={"0": "5,8", "module": "9,11"}, units={"u01": {"at": "5,7"}}).play("move", "roll 2/0/0", "step 0 s")
    assert (robot(seen)["at"], robot(seen)["alert"]) == ("5,9", "on")


@rule("BC-A39", "BC-2.8.2")
def test_stunned_units_see_nothing() -> None:
    given = table(at={"0": "2,7", "module": "9,11"}, units={"u06": {"at": "0,7", "stunned": True}})
    assert robot(given)["alert"] is None


# Abilities of units


@rule("BC-2.9.1", "BC-3.8")
def test_cautious_locks_doors_beside_it() -> None:
    given = corp(units={"u04": {"at": "1,3"}}, unlocked=["2,2 s"])
    assert unit(given, "u04")["at"] == "2,3"
    assert door(given, "2,2:s") == {"edge": "2,2:s", "unlocked": False, "keypad": None}
    strict = corp(units={"u04": {"at": "1,3"}}, unlocked=["2,2 s"], ceo="c2")
    assert door(strict, "2,2:s")["keypad"] is not None


@rule("BC-2.9.2")
def test_demerit_costs_threat_instead_of_power() -> None:
    given = corp(at={"0": "3,3", "module": "9,11"}, power={"0": 8}, units={"u22": {"at": "5,3", "face": "w"}})
    assert (robot(given)["power"], given.view(-1)["threat"]) == (8, 2)


@rule("BC-2.9.3")
def test_drain_costs_a_chip_when_it_becomes_adjacent() -> None:
    given = table(at={"0": "3,7", "module": "9,11"}, units={"u11": {"at": "0,7"}}, reserves={"0": "PT"})
    given.play("move", "roll 3/0/0", "step 0 w", "step 0 w")
    assert given.legal_texts() == ["chip P", "chip T"]
    given.play("chip T")
    assert given.view(-1)["reserves"]["0"] == {"S": 0, "P": 1, "T": 0, "U": 0}


@rule("BC-A42", "BC-2.9.3")
def test_drain_on_the_module_takes_from_the_team() -> None:
    given = table(at={"0": "5,11", "module": "2,7"}, units={"u11": {"at": "0,7"}}, reserves={"0": "P", "team": "U"})
    given.play("move", "roll 1/0/0", "step module w")
    assert team(given)["U"] == 0


@rule("BC-2.9.4")
def test_grapple_makes_leaving_dearer() -> None:
    given = table(at={"0": "1,7", "module": "9,11"}, units={"u19": {"at": "0,7"}}, power={"0": 4})
    given.play("move", "roll 2/0/0", "step 0 e")
    assert given.view(-1)["turn"]["ap"] == 1


@rule("BC-2.9.5", "BC-2.1.3")
def test_shift_walks_and_strikes_through_walls() -> None:
    given = corp(at={"0": "1,1", "module": "9,11"}, alert={"0": "on"}, power={"0": 8}, units={"u21": {"at": "1,3"}})
    assert unit(given, "u21")["at"] == "1,2"
    assert robot(given)["power"] == 5


# Inspection and caches


def entering(face: str, **said: Any) -> Given:
    given = table(**{
        "at": {"0": "2,3", "module": "9,11"}, "beads": ["a"], "unlocked": ["2,2 s"], "faces": {"inspection": face}, **said,
    })  # fmt: skip
    return given.play("move", "roll 2/0/0", "step 0 n")


@rule("BC-2.7.2", "BC-A37", "BC-3.2")
def test_the_inspection_die() -> None:
    assert len(units(entering("guard"))) == 1
    assert {"at": "0,1", "mainframe": True} in entering("mainframe").view(-1)["terminals"]
    assert not door(entering("lock"), "2,2:s")["unlocked"]
    assert entering("imperative").view(-1)["seats"][0]["imperative"] is not None
    assert robot(entering("power", power={"0": 5}))["power"] == 6
    assert entering("power").view(-1)["beads"] == []


@rule("BC-2.7.2")
def test_the_module_s_imperative_goes_to_the_active_agent() -> None:
    given = table(
        at={"0": "5,11", "module": "2,3"}, beads=["a"], unlocked=["2,2 s"], faces={"inspection": "imperative"}
    ).play("move", "roll 2/0/0", "step module n")
    assert given.view(-1)["seats"][0]["imperative"] is not None


@rule("BC-2.7.3", "BC-A38", "BC-3.16")
def test_a_cache_may_be_taken_or_left() -> None:
    given = table(at={"0": "4,0", "module": "9,11"}, imperatives={"0": "i07"}, power={"0": 4}, decks={"cache": ["d02"]})
    given.play("move", "roll 1/0/0", "step 0 e")
    assert "stop" in given.legal_texts()
    given.play("cache 0")
    assert (robot(given)["items"], robot(given)["power"]) == (["d02"], 6)
    assert "5,0" not in given.view(-1)["caches"]
