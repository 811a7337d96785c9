"""BC-3.11: the abilities of the agents; BC-3.17: equipment and mods."""

from __future__ import annotations

from typing import Any

import pytest

from games.burncycle.cycle import chips, content_of, robot, seat_row, table, team, unit
from kit import Given, rule


def owner(agent: str, ability: int, **said: Any) -> Given:
    """An agent with one ability bought."""
    return table(**{"agents": [agent], "bought": {"0": [f"ability-{ability}"]}, **said})


@rule("BC-3.11", "BC-3.17")
@pytest.mark.parametrize(("installed", "stunned"), [([], False), (["d01"], True)])
def test_ram_and_the_steel_toe_help_attacks(installed: list[str], stunned: bool) -> None:
    given = owner(
        "a1", 1, at={"0": "2,7", "module": "8,11"}, units={"u02": {"at": "3,7"}}, power={"0": 8}, faces={"basic": "1"},
        installed={"0": installed},
    ).play("attack u02", "roll 2/0/0")  # fmt: skip
    assert unit(given, "u02")["stunned"] == stunned


@rule("BC-3.11", "BC-2.9.4")
def test_dead_weight_ignores_grapple() -> None:
    given = owner("a1", 2, at={"0": "1,7", "module": "9,11"}, units={"u19": {"at": "0,7"}}).play("move", "roll 2/0/0")
    assert given.play("step 0 e").view(-1)["turn"]["ap"] == 3


@rule("BC-3.11")
def test_through_traffic_stuns_behind_the_wall() -> None:
    given = owner("a1", 3, at={"0": "1,3", "module": "9,11"}, units={"u02": {"at": "1,1"}}, power={"0": 12})
    given.play("break n", "roll 5/0/0")
    assert unit(given, "u02")["stunned"]


@rule("BC-3.11")
def test_soft_tread_shortens_ranges_but_not_below_one() -> None:
    assert robot(owner("a2", 1, at={"0": "3,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}))["alert"] is None
    assert robot(owner("a2", 1, at={"0": "2,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}))["alert"] == "on"
    assert robot(owner("a2", 1, at={"0": "1,7", "module": "9,11"}, units={"u09": {"at": "0,7"}}))["alert"] == "on"


@rule("BC-3.17")
def test_felt_soles_work_in_the_hallway() -> None:
    said: dict[str, Any] = {"installed": {"0": ["d03"]}}
    assert robot(table(**said, at={"0": "3,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}))["alert"] is None
    assert robot(table(**said, at={"0": "3,1", "module": "9,11"}, units={"u06": {"at": "0,1"}}))["alert"] == "on"


@rule("BC-3.11")
def test_cupboard_sense_steps_into_hideouts_for_nothing() -> None:
    given = owner("a2", 2, at={"0": "5,8", "module": "9,11"}).play("move", "roll 1/0/0", "step 0 s")
    assert given.view(-1)["turn"]["ap"] == 2


@rule("BC-3.11")
def test_false_trail_lays_the_chip_elsewhere() -> None:
    given = owner("a2", 3, at={"0": "3,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}).play("move", "roll 2/0/0")
    given.play("step 0 e")
    assert {"square 3,7", "square 1,7", "square 5,7"} <= set(given.legal_texts())
    assert robot(given.play("square 5,7"))["alert"] == "5,7"


@rule("BC-3.11")
def test_house_call_repairs_at_a_distance() -> None:
    said: dict[str, Any] = {
        "seats": 2,
        "agents": ["a5", "a1"],
        "bought": {"0": ["ability-1"]},
        "power": {"0": 5, "1": 3},
    }
    given = table(**said, at={"0": "1,7", "1": "3,7", "module": "9,11"}).play("repair 1", "amount 2")
    assert robot(given, "1")["power"] == 5
    assert "repair 1" not in table(**said, at={"0": "1,7", "1": "4,7", "module": "9,11"}).legal_texts()


@rule("BC-3.11")
def test_overtime_turns_power_into_dice_once_a_turn() -> None:
    given = owner("a5", 2, power={"0": 6}).play("overtime")
    assert (robot(given)["power"], given.view(-1)["turn"]["dice"]["basic"]) == (5, 5)
    assert "overtime" not in given.legal_texts()
    assert "overtime" not in owner("a5", 2, power={"0": 1}).legal_texts()


@rule("BC-3.11", "BC-A24")
def test_shared_drive_saves_one_replaced_chip() -> None:
    given = owner("a5", 3, chips=["T", "T", "S", "S"], reserves={"0": "PP"}).play("alter 1 P own", "alter 2 P own")
    assert team(given)["T"] == 1


@rule("BC-3.11")
@pytest.mark.parametrize(("difficulty", "threat"), [("standard", 0), ("raised", 1)])
def test_cardboard_double_lays_a_decoy(difficulty: str, threat: int) -> None:
    given = owner("a6", 1, at={"0": "3,7", "module": "9,11"}, options={"difficulty": difficulty}).play("decoy")
    given.play("square 6,7")
    assert (robot(given)["alert"], given.view(-1)["threat"]) == ("6,7", threat)
    assert "decoy" not in given.legal_texts()


@rule("BC-3.11")
def test_side_step_swaps_without_the_module() -> None:
    given = owner("a6", 2, at={"0": "2,7", "module": "3,7"}).play("move", "roll 1/0/0", "swap 0 e")
    assert robot(given)["at"] == "3,7"


@rule("BC-3.11")
def test_every_agent_sells_nine_things() -> None:
    content = content_of(table())
    assert [len(agent.dice + agent.abilities + agent.reserves) for agent in content.agents] == [9] * 10
    assert len({ability for agent in content.agents for ability, _ in agent.abilities}) == 30


# Equipment and mods


@rule("BC-3.17")
def test_the_spare_battery() -> None:
    given = table(items={"0": ["e01"]}, power={"0": 4}).play("use e01")
    assert robot(given)["power"] == 6
    assert given.view(-1)["decks"]["cache"]["discards"] == ["e01"]


@rule("BC-3.17", "BC-2.8.1")
def test_the_wet_floor_sign_quiets_a_zone_until_the_corporation_has_acted() -> None:
    given = table(items={"0": ["e02"]}, at={"0": "4,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}).play("use e02")
    given.play("move", "roll 2/0/0", "step 0 w")
    assert robot(given)["alert"] is None
    assert given.view(-1)["quiet"] == ["hall"]
    after = table(quiet=["hall"], at={"0": "3,7", "module": "9,11"}, units={"u06": {"at": "0,7"}}, step="corporation")
    assert after.view(-1)["quiet"] == []


@rule("BC-3.17")
def test_the_cable_saw_crosses_one_wall_in_the_next_move() -> None:
    given = table(items={"0": ["e04"]}, at={"0": "1,3", "module": "9,11"}).play("use e04", "move", "roll 2/0/0")
    given.play("cross 0 s")
    assert robot(given)["at"] == "1,4"
    assert not [text for text in given.legal_texts() if text.startswith("cross")]
    unused = table(items={"0": ["e04"]}, at={"0": "1,3", "module": "9,11"}).play(
        "use e04", "move", "roll 1/0/0", "stop"
    )
    unused.play("move", "roll 1/0/0")
    assert not [text for text in unused.legal_texts() if text.startswith("cross")]


@rule("BC-3.17")
def test_the_false_alarm_form_and_the_label_maker() -> None:
    given = table(
        items={"0": ["e05", "e06"]}, alert={"0": "3,3", "module": "9,7"}, chips=["captain", "S", "S", "S"], captain="k4"
    )
    given.play("use e05", "robot module")
    assert robot(given, "module")["alert"] is None
    given.play("use e06")
    assert given.legal_texts() == ["slot 2", "slot 3", "slot 4"]
    given.play("slot 4", "chip P")
    assert chips(given)[3] == "P"


@rule("BC-3.17", "BC-2.4.5")
def test_the_extra_cell_holds_two_more() -> None:
    given = table(seats=2, installed={"0": ["d02"]}, power={"0": 12}, step="end").play("end routing")
    assert robot(given)["power"] == 10
    assert seat_row(given)["bank"] == 10
