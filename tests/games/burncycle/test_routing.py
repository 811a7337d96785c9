"""BC-2.4.1 and BC-2.4.5: routing power; BC-2.4.2: dice; BC-2.4.6 and 7: the end of a turn."""

from __future__ import annotations

import pytest

from games.burncycle.cycle import chips, robot, table, team
from kit import rule


@rule("BC-2.4.1.1", "BC-2.4.1.3", "BC-A8", "BC-A10", "BC-A7")
def test_agents_and_module_pay_from_their_own_banks() -> None:
    given = table(power={"0": 8, "module": 8}, reserves={}, bought={"0": []}, step="route")
    given.play("buy reserve-3", "buy die-1", "activate swap")
    assert (robot(given)["power"], robot(given, "module")["power"]) == (4, 7)
    assert given.view(-1)["reserves"]["0"]["T"] == 1
    assert "buy die-1" not in given.legal_texts()
    assert given.refused("buy die-1").reason == "bought-already"


@rule("BC-2.4.1.2", "BC-A9")
def test_nobody_is_routed_below_one_power() -> None:
    given = table(power={"0": 3, "module": 2}, bought={"0": []}, step="route")
    assert "buy die-1" in given.legal_texts()
    assert "buy die-2" not in given.legal_texts()
    assert "activate push" not in given.legal_texts()
    assert given.refused("buy die-3").rule == "BC-2.4.1.2"


@rule("BC-2.4.1.3", "BC-A11")
def test_a_new_slot_is_active_and_empty() -> None:
    given = table(reserves={"0": "P"}, step="route").play("open 5", "end routing")
    assert chips(given)[4] is None
    assert "alter 5 P own" in given.legal_texts()


@rule("BC-2.4.1.4", "BC-A12", "BC-3.17")
def test_mods_are_installed_twice_or_discarded_for_power() -> None:
    given = table(items={"0": ["d01", "d02", "d03"]}, power={"0": 5}, step="route")
    given.play("install d01", "install d02")
    assert "install d03" not in given.legal_texts()
    given.play("scrap d03")
    assert robot(given)["power"] == 6
    assert given.view(-1)["seats"][0]["installed"] == ["d01", "d02"]


@rule("BC-2.4.2.1", "BC-3.2")
def test_the_pool_is_half_the_power_and_the_upgrades() -> None:
    given = table(power={"0": 9}, bought={"0": ["die-1", "die-2", "die-3"]})
    assert given.view(-1)["turn"]["dice"] == {"basic": 4, "advanced": 2, "elite": 1}


@rule("BC-A13")
def test_the_pool_does_not_follow_the_power() -> None:
    given = table(power={"0": 6}, items={"0": ["e01"]}).play("use e01")
    assert robot(given)["power"] == 8
    assert given.view(-1)["turn"]["dice"]["basic"] == 3


@rule("BC-2.4.2.2", "BC-A47")
def test_dice_are_spent_when_rolled() -> None:
    given = table(power={"0": 8}, bought={"0": ["die-1"]}).play("move", "roll 3/1/0")
    assert given.view(-1)["turn"]["ap"] == 9
    assert given.view(-1)["turn"]["dice"] == {"basic": 1, "advanced": 0, "elite": 0}
    given.play("stop", "move")
    assert given.legal_texts() == ["roll 0/0/0", "roll 1/0/0"]
    assert given.refused("roll 2/0/0").reason == "not-enough-dice"


@rule("BC-A47")
def test_the_table_may_keep_dice_unspent() -> None:
    given = table(options={"dice_used_up": False}, power={"0": 4}).play("move", "roll 2/0/0", "stop", "move")
    assert "roll 2/0/0" in given.legal_texts()


@rule("BC-A14", "BC-2.4.2.2")
def test_an_icon_rerolls_one_other_die_once() -> None:
    given = table(power={"0": 4}, bought={"0": ["die-3"]}, faces={"elite": "2R"}).play("move", "roll 2/0/1")
    assert given.legal_texts() == ["reroll basic:2", "keep"]
    given.play("reroll basic:2")
    assert given.view(-1)["turn"]["ap"] == 6


@rule("BC-A14")
def test_the_roll_can_be_kept() -> None:
    given = table(power={"0": 4}, bought={"0": ["die-3"]}, faces={"elite": "4R"}).play("move", "roll 1/0/1", "keep")
    assert given.view(-1)["turn"]["ap"] == 6


@rule("BC-3.15")
def test_a_token_adds_three() -> None:
    given = table(power={"0": 4}, boosts={"0": 1}).play("move", "boost", "roll 1/0/0")
    assert given.view(-1)["turn"]["ap"] == 5
    assert given.view(-1)["seats"][0]["boosts"] == 0


@rule("BC-2.4.5", "BC-A27")
def test_only_the_agent_loses_its_excess() -> None:
    given = table(seats=2, power={"0": 12, "1": 12, "module": 8}, step="end")
    given.play("end routing")
    assert robot(given, "0")["power"] == 8
    assert robot(given, "1")["power"] == 12


@rule("BC-A27")
def test_the_module_s_bank_cannot_rise_above_its_limit() -> None:
    given = table(at={"0": "1,3", "module": "2,3"}, power={"0": 8, "module": 9}, universal=["repair"])
    given.play("repair module", "amount 4")
    assert robot(given, "module")["power"] == 10


@rule("BC-2.4.6", "BC-A28")
def test_the_cycle_die_degrades_the_next_active_chip_to_the_right() -> None:
    given = table(degraded=[1], step="end").play("end routing")
    assert [row["degraded"] for row in given.view(-1)["cycle"]][:3] == [True, True, False]
    wrapped = table(degraded=[4], faces={"cycle": "4"}, step="end").play("end routing")
    assert wrapped.view(-1)["cycle"][0]["degraded"]


@rule("BC-2.4.6")
def test_the_wild_face_leaves_the_choice() -> None:
    given = table(faces={"cycle": "wild"}, degraded=[2], chips=["captain", "S", "S", "S"], step="end").play(
        "end routing"
    )
    assert given.legal_texts() == ["slot 1", "slot 3", "slot 4"]
    assert given.play("slot 1").view(-1)["cycle"][0]["degraded"]


@rule("BC-2.4.7")
def test_the_floor_is_checked_at_the_end_of_the_turn() -> None:
    given = table(at={"0": "6,1", "module": "7,1"}, goals=[3], step="end")
    given.play("end routing")
    assert given.state.outcome is not None
    assert given.state.outcome.reason == "won"


@rule("BC-2.4.3.14", "BC-A24", "BC-2.11.1")
@pytest.mark.parametrize(("degraded", "threat"), [([], 2), ([1], 0)])
def test_replacing_the_captain_chip_costs_threat_only_while_it_is_active(degraded: list[int], threat: int) -> None:
    given = table(chips=["S", "captain", "S", "S"], degraded=[2] if degraded else [], reserves={"0": "P"})
    given.play("alter 2 P own")
    assert given.view(-1)["threat"] == threat
    assert chips(given)[1] == "P"
    assert team(given)["S"] == 0


@rule("BC-2.4.3.14")
def test_chips_come_from_the_own_or_the_team_reserve() -> None:
    given = table(reserves={"0": "T", "team": "U"})
    given.play("alter 1 T own", "alter 2 U team")
    assert chips(given)[:2] == ["T", "U"]
    assert not [text for text in given.legal_texts() if text.startswith("alter")]
    assert given.refused("alter 3 P own").reason == "no-such-chip"
