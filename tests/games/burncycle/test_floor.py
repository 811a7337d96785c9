"""BC-2.1: words and the floor."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.games.burncycle.content.names import NOTHING
from boardroom.games.burncycle.play import Burncycle
from boardroom.games.burncycle.state.geometry import walk_field
from boardroom.games.burncycle.state.words import square_of
from games.burncycle.cycle import content_of, corporation, door, robot, table, unit
from kit import rule


@rule("BC-2.1.1", "BC-2.1.4", "BC-2.1.7")
def test_a_robot_steps_into_free_squares_only() -> None:
    given = table(at={"0": "5,7", "module": "4,7"}, units={"u06": {"at": "6,7"}}).play("move", "roll 4/0/0")
    assert "step 0 w" not in given.legal_texts()
    assert "step 0 e" not in given.legal_texts()
    assert "step 0 s" in given.legal_texts()
    assert given.refused("step 0 e").rule == "BC-2.1.7"


@rule("BC-2.1.2", "BC-2.2.6")
def test_all_doors_start_locked_and_close_the_way() -> None:
    given = table(at={"0": "2,3", "module": "3,3"})
    assert not any(row["unlocked"] for row in given.view(-1)["doors"])
    assert "step 0 n" not in given.play("move", "roll 4/0/0").legal_texts()


@rule("BC-2.1.3", "BC-A1")
def test_a_locked_door_and_a_wall_keep_an_agent_from_attacking() -> None:
    given = table(at={"0": "2,3", "module": "8,11"}, units={"u06": {"at": "2,2"}, "u02": {"at": "2,4"}})
    assert not [text for text in given.legal_texts() if text.startswith("attack")]
    given = table(at={"0": "2,3", "module": "8,11"}, units={"u06": {"at": "2,2"}}, unlocked=["2,2 s"])
    assert "attack u06" in given.legal_texts()


@rule("BC-2.1.3", "BC-2.5.1")
def test_a_unit_strikes_through_a_locked_door() -> None:
    given = table(
        at={"0": "2,3", "module": "8,11"}, alert={"0": "on"}, power={"0": 8}, units={"u18": {"at": "2,2"}},
        step="corporation",
    )  # fmt: skip
    assert robot(given)["power"] == 5


@rule("BC-2.1.5", "BC-A2", "BC-2.8.1")
def test_range_is_a_way_that_walls_and_locked_doors_block_but_pieces_do_not() -> None:
    behind_a_wall = table(at={"0": "1,3", "module": "8,11"}, units={"u06": {"at": "1,2"}})
    assert robot(behind_a_wall)["alert"] is None
    behind_the_module = table(at={"0": "3,3", "module": "2,3"}, units={"u06": {"at": "1,3"}})
    assert robot(behind_the_module)["alert"] == "on"


@rule("BC-2.1.5", "BC-A3")
def test_units_neither_see_nor_strike_nor_go_outside() -> None:
    given = table(at={"0": "5,11", "module": "8,11"}, units={"u18": {"at": "5,10"}}, power={"0": 8}, step="corporation")
    assert robot(given)["alert"] is None
    assert robot(given)["power"] == 8
    assert unit(given, "u18")["at"] == "5,10"


@rule("BC-2.1.6", "BC-2.6.5")
def test_units_walk_through_locked_doors_and_stop_before_a_robot() -> None:
    given = table(
        at={"0": "2,3", "module": "8,11"}, alert={"0": "on"}, units={"u06": {"at": "2,1"}}, step="corporation"
    )
    assert unit(given, "u06")["at"] == "2,2"
    assert not door(given, "2,2:s")["unlocked"]


@rule("BC-2.1.8")
def test_the_first_of_equal_units_goes_unless_the_players_choose() -> None:
    said: dict[str, Any] = {
        "at": {"0": "5,11", "module": "8,11"},
        "alert": {"0": "3,3"},
        "units": {"u01": {"at": "1,3"}, "u06": {"at": "5,3"}},
        "step": "corporation",
    }
    assert unit(table(**said), "u01")["at"] == "3,3"
    asked = table(options={"corporation_choices": "players"}, **said)
    assert asked.legal_texts() == ["unit u01", "unit u06"]
    assert unit(asked.play("unit u06"), "u06")["at"] == "3,3"


@rule("BC-2.1.8")
def test_players_may_choose_the_order_of_patrols_and_of_alert_chips() -> None:
    given = table(
        seats=2,
        options={"corporation_choices": "players"},
        at={"0": "5,11", "1": "6,11", "module": "8,11"},
        alert={"0": "3,3", "1": "9,7"},
        units={"u02": {"at": "1,3"}, "u03": {"at": "12,7"}, "u05": {"at": "13,5"}},
        step="corporation",
    )
    assert given.legal_texts() == ["robot 0", "robot 1"]
    given.play("robot 1")
    assert unit(given, "u03")["at"] == "9,7"


@rule("BC-2.1.8", "BC-2.5.2")
def test_players_may_choose_who_pursues_whom() -> None:
    given = table(
        seats=2,
        options={"corporation_choices": "players"},
        at={"0": "4,3", "1": "6,3", "module": "8,11"},
        alert={"0": "on", "1": "on"},
        units={"u04": {"at": "5,3"}, "u05": {"at": "3,3"}},
        step="corporation",
    )
    assert given.legal_texts() == ["unit u04", "unit u05"]
    given.play("unit u04")
    assert given.legal_texts() == ["robot 0", "robot 1"]
    given.play("robot 1")
    assert "unit_attacked" in given.happened()


@rule("BC-3.6")
def test_the_plans_share_secure_zones_doors_and_the_exterior() -> None:
    plans = content_of(table()).plans
    shared = [(6 + 14 * 2, 2), (7 + 14 * 7, 2)]
    for plan in plans:
        assert [square for square in range(168) if plan.zone[square] in (2, 3)] == [20, 21, 34, 35, 118, 119, 132, 133]
        assert all(door in plan.doors for door in shared)
        assert len(plan.loop) == 34
        assert [square % 14 for square in plan.exterior] == list(range(3, 11))


@rule("BC-2.3.1", "BC-2.5.13", "BC-2.11.1")
def test_the_corporation_follows_the_marker_and_threat_rises_by_the_players() -> None:
    given = table(seats=2, active=0, holder=1, step="restart")
    given.play("begin", "end routing")
    while "begin" not in given.legal_texts():
        given.play("end routing" if "end routing" in given.legal_texts() else given.legal_texts()[-1])
    assert given.seat == 1
    assert given.view(-1)["threat"] == 0
    corporation(given)
    assert given.view(-1)["threat"] == 2
    assert given.seat == 0


@pytest.mark.parametrize("until", [square_of(name) for name in ("5,3", "3,5", "11,5")])
def test_a_walk_that_ends_early_knows_all_that_is_nearer(until: int) -> None:
    state = table().state
    assert isinstance(state, Burncycle)
    target = square_of("3,3")
    whole = walk_field(state, state.walks, target)
    short = walk_field(state, state.walks, target, NOTHING, until)
    assert short != whole
    nearer = [square for square, distance in enumerate(whole) if distance < whole[until]]
    assert nearer
    assert [short[square] for square in nearer] == [whole[square] for square in nearer]
