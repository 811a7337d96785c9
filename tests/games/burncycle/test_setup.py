"""BC-2.2: set-up, and BC-2.3: the round."""

from __future__ import annotations

import math
from typing import Any

import pytest

import boardroom
from games.burncycle.cycle import (
    chips,
    corporation,
    robot,
    seat_row,
    table,
    team,
    unit,
    units,
)
from kit import Given, rule


def fresh(seats: int, seed: int = 1, **options: Any) -> Given:
    return Given(boardroom.load("burncycle").start(seats, seed=seed, **options))


def placed(seats: int, seed: int = 1, **options: Any) -> Given:
    """A new game with all set-up choices made: the first of each."""
    given = fresh(seats, seed, **options)
    while "begin" not in given.legal_texts():
        given.play("end routing" if "end routing" in given.legal_texts() else given.legal_texts()[0])
    return given


@rule("BC-2.2.1", "BC-2.2.3", "BC-2.2.4")
def test_the_table_at_the_start() -> None:
    view = fresh(4).view(-1)
    first = view["first"]
    assert view["holder"] == (first - 1) % 4
    assert (view["threat"], view["fired"], view["ceo"]["level"], view["pings"]) == (0, 0, 1, [])
    assert [view["seats"][(first + place) % 4]["access"] for place in range(4)] == [1, 2, 3, 4]
    assert {row["ip"] for row in view["seats"]} == {"home"}


@rule("BC-2.2.1")
def test_every_seat_can_be_first() -> None:
    assert {fresh(3, seed).view(-1)["first"] for seed in range(30)} == {0, 1, 2}


@rule("BC-2.2.2", "BC-3.4")
def test_the_limit_follows_mission_seats_and_difficulty() -> None:
    limits = {name: fresh(1, difficulty=name).view(-1)["limit"] for name in ("relaxed", "standard", "raised", "severe")}
    assert limits["raised"] == limits["standard"]
    assert limits["relaxed"] == math.ceil(limits["standard"] * 3 / 2)
    assert limits["severe"] == math.ceil(limits["standard"] * 3 / 4)
    by_seats = [fresh(seats).view(-1)["limit"] for seats in range(1, 5)]
    assert by_seats == sorted(by_seats)
    assert fresh(1, mission="m12").view(-1)["limit"] > limits["relaxed"]


@rule("BC-2.2.5", "BC-A5")
def test_the_captain_is_drawn_or_chosen() -> None:
    assert {fresh(1, seed).view(-1)["captain"] for seed in range(40)} == {"k1", "k2"}
    assert {fresh(1, seed, mission="m9").view(-1)["captain"] for seed in range(40)} == {"k4", "k6"}
    assert fresh(1, captain="k3").view(-1)["captain"] == "k3"


@rule("BC-2.2.7", "BC-3.9")
def test_the_captain_s_card_places_the_hallway_units() -> None:
    given = fresh(1, captain="k1")
    rows = {row["at"]: row for row in given.view(-1)["units"]}
    assert rows["7,3"]["unit"] == "captain"
    assert (rows["0,3"]["level"], rows["0,3"]["key"], rows["0,3"]["facing"]) == (1, False, "e")
    assert (rows["13,7"]["level"], rows["13,7"]["key"]) == (1, True)
    assert {"3,1", "10,1", "9,5", "10,9"} <= set(rows)
    assert len(rows) == 7


@rule("BC-3.9")
def test_three_players_meet_one_more_unit() -> None:
    assert len(units(fresh(3, captain="k1"))) == 8
    assert unit(fresh(3, captain="k1"), "captain")["at"] == "7,3"


@rule("BC-3.10", "BC-3.8")
def test_a_level_that_has_run_out_is_replaced_by_the_next_lower_one() -> None:
    taken = {f"u{n}": {"at": f"{n - 18},7"} for n in range(18, 25)}
    said: dict[str, Any] = {
        "floor": 3,
        "ceo": "c2",
        "options": {"mission": "m12"},
        "at": {"0": "5,11", "module": "13,3"},
        "units": taken,
    }
    last = table(**said, step="restart").view(-1)["thresholds"][2]
    given = table(**said, threat=last - 1, step="restart").play("restart")
    new = [name for name in units(given) if name not in taken]
    assert [unit(given, name)["level"] for name in new] == [2]


@rule("BC-2.2.8", "BC-2.2.11", "BC-3.11")
def test_agents_begin_with_ten_power_and_their_box() -> None:
    given = fresh(3, agents=["a3", "a4", "a6"])
    assert [row["power"] for row in given.view(-1)["seats"]] == [10, 10, 10]
    assert given.view(-1)["seats"][0]["level"] == 2
    assert robot(given, "1")["keys"] == 1
    drawn = {item for seed in range(20) for item in robot(fresh(1, seed, agents=["a6"]), "0")["items"]}
    assert drawn
    assert all(item.startswith("e") for item in drawn)


@rule("BC-2.2.9", "BC-3.12")
def test_the_module_begins_with_its_power_and_green_slots() -> None:
    given = placed(1, module="m2")
    assert robot(given, "module")["power"] == 11
    assert [row["slot"] for row in given.view(-1)["cycle"] if row["open"]] == [1, 2, 4, 5]


@rule("BC-2.2.10")
@pytest.mark.parametrize(("seats", "upgrades"), [(1, 3), (2, 1), (3, 0), (4, 0)])
def test_reserve_upgrades_depend_on_the_players(seats: int, upgrades: int) -> None:
    given = placed(seats)
    assert [sum(n >= 6 for n in row["bought"]) for row in given.view(-1)["seats"]] == [upgrades] * seats


@rule("BC-2.2.11", "BC-A6")
def test_only_agents_route_at_set_up_and_the_excess_is_lost() -> None:
    given = fresh(1, agents=["a2"])
    assert not [text for text in given.legal_texts() if text.startswith(("activate", "open"))]
    given.play("end routing")
    assert robot(given)["power"] == 7
    bought = fresh(3, agents=["a1", "a2", "a3"])
    seat = bought.seat
    bought.play("buy reserve-1")
    assert sum(bought.view(-1)["reserves"][str(seat)].values()) == 0


@rule("BC-2.2.12", "BC-A48", "BC-3.3")
def test_the_cycle_holds_the_captain_chip_and_standard_chips() -> None:
    places = set()
    for seed in range(30):
        cycle = chips(placed(1, seed))
        assert sorted(chip for chip in cycle if chip) == ["S", "S", "S", "captain"]
        places.add(cycle.index("captain"))
    assert places == {0, 1, 2, 3}


@rule("BC-2.2.13", "BC-2.2.14", "BC-2.2.15")
def test_robots_start_outside_and_icons_bring_chips() -> None:
    given = fresh(1, agents=["a1"]).play("end routing")
    assert given.legal_texts() == [f"square {x},11" for x in range(3, 11)]
    given.play("square 3,11")
    assert "square 3,11" not in given.legal_texts()
    given.play("square 6,11")
    assert team(given) == {"S": 0, "P": 1, "T": 1, "U": 0}
    assert given.view(-1)["reserves"]["0"] == {"S": 0, "P": 3, "T": 1, "U": 1}


@rule("BC-2.2.16", "BC-3.16")
def test_everybody_draws_an_imperative() -> None:
    drawn = [row["imperative"] for row in placed(4).view(-1)["seats"]]
    assert len(set(drawn)) == 4
    assert None not in drawn


@rule("BC-2.3.2", "BC-2.10.1")
def test_before_a_turn_the_team_may_restart() -> None:
    assert placed(2).legal_texts() == ["restart", "begin"]


@rule("BC-2.3.3")
def test_an_agent_shut_down_skips_its_turn_but_the_corporation_follows() -> None:
    given = table(seats=2, active=0, holder=1, down=[1], step="actions")
    corporation(given)
    assert given.seat == 0
    assert given.view(-1)["round"] == 2


@rule("BC-2.10.2", "BC-2.10.3", "BC-2.10.4", "BC-2.10.5", "BC-2.10.6", "BC-2.11.1")
def test_a_restart_makes_everything_anew() -> None:
    given = table(
        seats=3, at={"0": "1,5", "1": "4,4", "2": "3,11", "module": "6,1"}, chips=["P", "S", "captain", "S"],
        degraded=[1, 2], reserves={"0": "TTT", "team": "PPPP"}, ips={"1": "banned"}, levels={"1": 4}, step="restart",
    )  # fmt: skip
    given.play("restart")
    assert sorted(chip for chip in chips(given) if chip) == ["S", "S", "S", "captain"]
    assert not any(row["degraded"] for row in given.view(-1)["cycle"])
    assert given.view(-1)["reserves"]["0"] == {"S": 0, "P": 2, "T": 0, "U": 0}
    assert team(given) == {"S": 0, "P": 1, "T": 0, "U": 1}  # room C once, the icon on 3,11, no secure zone
    assert given.view(-1)["threat"] == 3
    assert (seat_row(given, 1)["ip"], seat_row(given, 1)["level"]) == ("home", 1)


@rule("BC-A43")
def test_a_turn_with_a_degraded_cycle_is_legal() -> None:
    given = table(degraded=[1, 2, 3, 4])
    assert "end actions" in given.legal_texts()
    assert "move" not in given.legal_texts()
