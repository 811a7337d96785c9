"""BC-2.4.3.9, BC-2.4.3.10 and BC-3.1: terminals, network cards drawn, and every effect word of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.burncycle.cycle import door, robot, seat_row, table, team, unit
from kit import Given, rule

HERE = "2,5"  # the terminal of room C on P1


def at_terminal(card: str, **said: Any) -> Given:
    """An agent on a mainframe, where all options are free, with this terminal card next."""
    whole = {
        "at": {"0": HERE, "module": "8,11"},
        "mainframes": [HERE],
        "decks": {"terminal": [card]},
        "reserves": {},
        **said,
    }
    return table(**whole).play("terminal agent")


def worked(card: str, option: int, **said: Any) -> Given:
    return at_terminal(card, **said).play(f"option {option}")


@rule("BC-2.4.3.9", "BC-3.14")
def test_a_terminal_tests_against_the_cost() -> None:
    given = table(at={"0": HERE, "module": "8,11"}, decks={"terminal": ["t01"]}, power={"0": 6})
    given.play("terminal agent", "option 2", "roll 2/0/0")
    assert robot(given)["power"] == 7
    assert HERE not in [row["at"] for row in given.view(-1)["terminals"]]
    assert "t01" in given.view(-1)["decks"]["terminal"]["discards"]


@rule("BC-A22")
def test_a_failed_terminal_keeps_its_chip() -> None:
    given = table(at={"0": HERE, "module": "8,11"}, decks={"terminal": ["t01"]}, power={"0": 6})
    given.play("terminal agent", "option 2", "roll 1/0/0")
    assert HERE in [row["at"] for row in given.view(-1)["terminals"]]
    assert "t01" in given.view(-1)["decks"]["terminal"]["discards"]


@rule("BC-2.4.3.9", "BC-A58", "BC-3.16")
def test_optimised_two_options_add_up() -> None:
    given = table(
        at={"0": HERE, "module": "8,11"}, decks={"terminal": ["t01"]}, power={"0": 8}, chips=["T", "S", "S", "S"],
        threat=5, imperatives={"0": "i10"},
    )  # fmt: skip
    given.play("terminal agent", "option 2", "option 3", "roll 4/0/0")
    assert (robot(given)["power"], given.view(-1)["threat"]) == (12, 3)


@rule("BC-2.4.3.9")
def test_optimised_one_option_is_enough() -> None:
    given = at_terminal("t01", chips=["T", "S", "S", "S"], power={"0": 8}).play("option 2", "enough")
    assert robot(given)["power"] == 9


@rule("BC-A50", "BC-2.4.3.9")
def test_an_agent_works_the_module_s_terminal() -> None:
    given = table(at={"0": "5,9", "module": HERE}, mainframes=[HERE], decks={"terminal": ["t01"]}, power={"0": 8})
    assert robot(given.play("terminal module", "option 2"))["power"] == 9


@rule("BC-3.1", "BC-3.14")
def test_t01_unlocks_a_door() -> None:
    given = worked("t01", 1).play("door 3,3 s")
    assert door(given, "3,3:s")["unlocked"]


@rule("BC-3.1", "BC-3.14")
def test_t01_lowers_threat() -> None:
    assert worked("t01", 3, threat=1).view(-1)["threat"] == 0


@rule("BC-3.1", "BC-3.14")
def test_t02_draws_network_cards() -> None:
    assert len(seat_row(worked("t02", 1))["hand"]) == 2


@rule("BC-3.1")
def test_drawnet_discards_down_to_three() -> None:
    given = worked("t02", 1, hands={"0": ["n01", "n02"]})
    assert all(text.startswith("discard") for text in given.legal_texts())
    given.play("discard n01")
    assert len(seat_row(given)["hand"]) == 3


@rule("BC-3.1", "BC-3.14")
def test_t02_stuns_up_to_the_floor() -> None:
    given = worked("t02", 2, units={"u01": {"at": "0,3", "key": True}, "u10": {"at": "13,3"}})
    assert unit(given, "u01")["stunned"]
    assert not unit(given, "u10")["stunned"]
    assert robot(given)["keys"] == 0


@rule("BC-3.1", "BC-3.14")
def test_t02_gives_a_key() -> None:
    assert robot(worked("t02", 3))["keys"] == 1


@rule("BC-3.1", "BC-3.14")
def test_t03_raises_the_level_removes_a_ping_and_lowers_the_ceo() -> None:
    assert seat_row(worked("t03", 1))["level"] == 2
    assert worked("t03", 2, pings=["4.0", "2.3"]).play("node 2.3").view(-1)["pings"] == ["4.0"]
    assert worked("t03", 3, ceo="c2", ceo_level=5).view(-1)["ceo"]["level"] == 3


@rule("BC-3.1", "BC-3.14")
def test_t04_brings_chips_and_refreshes() -> None:
    assert team(worked("t04", 1)) == {"S": 0, "P": 0, "T": 1, "U": 0}
    assert team(worked("t04", 2)) == {"S": 0, "P": 1, "T": 0, "U": 1}
    given = worked("t04", 3, degraded=[3, 4]).play("slot 4")
    assert [row["degraded"] for row in given.view(-1)["cycle"]][:4] == [False, False, True, False]


@rule("BC-3.1", "BC-3.14")
def test_t05_calms() -> None:
    alerts = {"0": "on", "module": "3,3"}
    assert robot(worked("t05", 1, alert=alerts))["alert"] is None
    everybody = worked("t05", 2, alert=alerts)
    assert [row["alert"] for row in everybody.view(-1)["robots"]] == [None, None]


@rule("BC-2.8.2", "BC-3.1")
def test_an_agent_calmed_in_a_range_is_spotted_again_at_once() -> None:
    seen = {"u06": {"at": "2,6"}}
    assert robot(worked("t05", 1, alert={"0": "on"}, units=seen))["alert"] == "on"
    assert robot(worked("t05", 2, alert={"0": "on"}, units=seen))["alert"] == "on"
    unseen = {"u06": {"at": "2,6", "stunned": True}}
    assert robot(worked("t05", 2, alert={"0": "on"}, units=unseen))["alert"] is None


@rule("BC-3.1", "BC-3.14")
def test_t05_shoves_a_unit() -> None:
    given = worked("t05", 3, units={"u01": {"at": "0,3"}}).play("dir e", "dir e", "stop")
    assert unit(given, "u01")["at"] == "2,3"


@rule("BC-3.1", "BC-3.14")
def test_t06_brings_a_cache_card_and_power() -> None:
    assert len(robot(worked("t06", 1))["items"]) == 1
    assert robot(worked("t06", 2, power={"0": 5}))["power"] == 7
    assert worked("t06", 3, threat=5).view(-1)["threat"] == 2


@rule("BC-3.1", "BC-3.14")
def test_t07_unlocks_a_zone_locks_a_door_and_stuns_a_zone() -> None:
    opened = worked("t07", 1)
    assert door(opened, "3,3:s")["unlocked"]
    assert door(opened, "5,6:s")["unlocked"]
    assert not door(worked("t07", 2, unlocked=["2,2 s"]), "2,2:s")["unlocked"]
    stunned = worked("t07", 3, units={"u01": {"at": "0,3"}, "u02": {"at": "13,3"}, "u03": {"at": "3,1"}}).play(
        "zone hall"
    )
    assert [unit(stunned, name)["stunned"] for name in ("u01", "u02", "u03")] == [True, True, False]


@rule("BC-3.1", "BC-3.14")
def test_t08_moves_robots_for_nothing() -> None:
    assert robot(worked("t08", 1).play("step 0 e", "step 0 e", "step 0 n"))["at"] == "4,4"
    module = worked("t08", 2).play("step module n", "step module n", "stop")
    assert robot(module, "module")["at"] == "8,9"
    everybody = worked("t08", 3).play("step 0 e", "stop", "step module n", "step module n")
    assert (robot(everybody)["at"], robot(everybody, "module")["at"]) == ("3,5", "8,9")


@rule("BC-3.1", "BC-3.14")
def test_t09_brings_an_imperative_power_for_the_zone_and_levels() -> None:
    assert seat_row(worked("t09", 1))["imperative"] is not None
    said = {"seats": 2, "at": {"0": HERE, "1": "3,5", "module": "8,11"}, "power": {"0": 5, "1": 5}}
    shared = worked("t09", 2, **said)
    assert [robot(shared, name)["power"] for name in ("0", "1")] == [6, 6]
    assert seat_row(worked("t09", 3))["level"] == 3


@rule("BC-3.1", "BC-3.14")
def test_t10_removes_a_bead_makes_a_mainframe_and_unlocks_a_secure_zone() -> None:
    assert worked("t10", 1, beads=["a", "b"]).play("zone a").view(-1)["beads"] == ["b"]
    given = worked("t10", 2).play("square 13,5")
    assert {"at": "13,5", "mainframe": True} in given.view(-1)["terminals"]
    assert door(worked("t10", 3).play("zone s1"), "6,2:s")["unlocked"]


@rule("BC-3.1", "BC-3.14")
def test_t11_brings_dice_and_refreshes_two_chips() -> None:
    assert worked("t11", 1, power={"0": 4}).view(-1)["turn"]["dice"]["basic"] == 3
    given = table(
        at={"0": HERE, "module": "8,11"}, mainframes=[HERE], decks={"terminal": ["t11"]}, power={"0": 4},
        bought={"0": ["die-1"]}, reserves={},
    )  # fmt: skip
    given.play("move", "roll 2/1/0", "stop", "terminal agent", "option 2", "die basic", "die advanced")
    assert given.view(-1)["turn"]["dice"] == {"basic": 1, "advanced": 1, "elite": 0}
    assert not any(row["degraded"] for row in worked("t11", 3, degraded=[3, 4]).play("slot 3").view(-1)["cycle"])


@rule("BC-3.1", "BC-3.14", "BC-3.7")
def test_t12_takes_a_key_and_lures() -> None:
    given = worked("t12", 1, units={"u01": {"at": "0,3", "key": True}, "u02": {"at": "13,3"}})
    assert robot(given)["keys"] == 1
    lured = worked("t12", 2, alert={"module": "3,3"}).play("square 10,7")
    assert robot(lured, "module")["alert"] == "10,7"
    both = worked("t12", 3, threat=3, pings=["4.0"])
    assert (both.view(-1)["threat"], both.view(-1)["pings"]) == (2, [])


@rule("BC-2.4.3.10", "BC-3.3")
def test_the_hand_holds_three_network_cards() -> None:
    given = table(hands={"0": ["n01", "n02", "n03"]}, decks={"network": ["n04"]}).play("network")
    assert given.legal_texts() == ["discard n01", "discard n02", "discard n03", "discard n04"]
    given.play("discard n04")
    assert seat_row(given)["hand"] == ["n01", "n02", "n03"]


@rule("BC-2.4.3.10")
def test_an_optimised_network_card_gives_a_further_plain_action() -> None:
    given = table(chips=["T", "S", "S", "S"]).play("network", "move", "roll 1/0/0")
    assert [row["slot"] for row in given.view(-1)["cycle"] if row["marker"]] == [1]
    again = table(chips=["T", "S", "S", "S"]).play("network", "network")
    assert [row["slot"] for row in again.view(-1)["cycle"] if row["marker"]] == [2]


@rule("BC-3.11")
def test_deep_query_keeps_one_of_two_cards() -> None:
    said = {"agents": ["a3"], "bought": {"0": ["ability-1"]}, "decks": {"terminal": ["t01", "t06"]}, "power": {"0": 5}}
    given = at_terminal("t01", **said)
    assert given.legal_texts() == ["hold t01", "hold t06"]
    assert given.described(0) == ["A draws terminal cards: terminal card 6 and terminal card 1."]
    given.play("hold t06", "option 2")
    assert robot(given)["power"] == 7
    assert {"t01", "t06"} <= set(given.view(-1)["decks"]["terminal"]["discards"])


@rule("BC-3.11")
def test_two_cards_of_a_deep_query_are_told_by_their_names() -> None:
    given = at_terminal("t01", agents=["a3"], bought={"0": ["ability-1"]}, decks={"terminal": ["t01", "t06"]})
    [told] = given.shown(0, "terminal_drawn")
    assert sorted(told["cards"]) == ["t01", "t06"]
    sentence = given.state.game.describe(told, "en", 0)
    assert sentence.count("terminal card 1") == sentence.count("terminal card 6") == sentence.count(" and ") == 1


@rule("BC-3.11")
def test_second_opinion_draws_again_once() -> None:
    given = table(agents=["a3"], bought={"0": ["ability-3"]}, decks={"network": ["n01", "n02"]}).play("network")
    assert given.legal_texts() == ["redraw", "keep drawn"]
    first = seat_row(given)["hand"]
    given.play("redraw")
    assert seat_row(given)["hand"] != first
    given.play("network")
    assert "redraw" not in given.legal_texts()


@rule("BC-3.17")
@pytest.mark.parametrize(("installed", "power"), [([], 5), (["d04"], 6)])
def test_macro_keys_make_options_cheaper(installed: list[str], power: int) -> None:
    given = table(
        at={"0": HERE, "module": "8,11"}, decks={"terminal": ["t01"]}, power={"0": 5}, installed={"0": installed}
    )
    given.play("terminal agent", "option 2", "roll 1/0/0")
    assert robot(given)["power"] == power


@rule("BC-3.17", "BC-2.4.3.9")
@pytest.mark.parametrize(
    ("said", "costs"),
    [({}, [2, 3, 5]), ({"installed": {"0": ["d04"]}}, [1, 2, 4]), ({"mainframes": [HERE]}, [0, 0, 0])],
    ids=["as printed", "macro keys", "mainframe"],
)
def test_the_view_tells_what_each_option_costs_here_and_now(said: dict[str, Any], costs: list[int]) -> None:
    given = table(at={"0": HERE, "module": "8,11"}, decks={"terminal": ["t01"]}, power={"0": 5}, **said)
    assert given.view(0)["turn"]["option_costs"] == []
    assert given.play("terminal agent").view(0)["turn"]["option_costs"] == costs
