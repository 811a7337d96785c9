"""BC-2.11 and BC-2.12: threat, floors and the end; BC-3.7: missions; BC-3.8 and 9: CEOs and captains."""

from __future__ import annotations

from typing import Any

import pytest

from games.burncycle.cycle import door, robot, seat_row, table, through_the_turn, unit, units
from kit import Given, rule


def crossing(ceo: str, threat: int, **said: Any) -> Given:
    """A restart that carries threat over a threshold: 6, 12 or 18, in a mission whose limit lies far above."""
    options = {"mission": "m3"}
    given = table(**{"seats": 2, "options": options, "ceo": ceo, "threat": threat, "step": "restart", **said})
    given.state.setup.thresholds[:] = [6, 12, 18]
    given.state.fired = threat // 6
    return given.play("restart")


@rule("BC-2.11.1")
def test_threat_is_never_below_zero() -> None:
    given = table(chips=["S", None, None, None], ips={"0": "2.8"}, step="network").play("ip on")
    assert given.view(-1)["threat"] == 0


@rule("BC-2.11.2", "BC-A4", "BC-3.8")
def test_a_threshold_fires_once() -> None:
    given = table(ceo="c1", step="restart")
    first = given.view(-1)["thresholds"][0]
    given = table(ceo="c1", threat=first - 1, step="restart").play("restart")
    assert given.view(-1)["pings"] == ["4.0"]
    again = table(ceo="c1", threat=first, chips=["S"], ips={"0": "2.2"}, step="network").play("ip on", "end routing")
    assert again.view(-1)["threat"] == first  # one down by the hub, one up by the round
    assert again.view(-1)["fired"] == 1


@rule("BC-3.8")
def test_the_thresholds_are_quarters_of_the_limit_rounded_up() -> None:
    view = table().view(-1)
    assert view["thresholds"] == [-(-view["limit"] * part // 4) for part in (1, 2, 3)]


@rule("BC-3.8")
def test_dame_prudence_s_thresholds() -> None:
    assert crossing("c1", 10).view(-1)["ceo"]["level"] == 3
    third = crossing("c1", 16, pings=["3.2"])
    assert len(third.view(-1)["pings"]) == 2
    given = crossing("c1", 16, pings=["4.1"])
    assert "3.2" in given.view(-1)["pings"]


@rule("BC-3.8")
def test_the_compliance_trust_s_thresholds() -> None:
    locked = crossing("c2", 4, unlocked=["2,2 s", "6,2 s"])
    assert (door(locked, "2,2:s")["unlocked"], door(locked, "6,2:s")["unlocked"]) == (False, True)
    asked = crossing("c2", 10, agents=["a3", "a2"])
    assert asked.seat == 1
    asked.play("chip P")
    assert [sum(asked.view(-1)["reserves"][seat].values()) for seat in ("0", "1")] == [1, 1]
    guarded = crossing("c2", 16, at={"0": "5,11", "1": "6,11", "module": "12,3"})
    assert [row["at"] for row in guarded.view(-1)["units"]] == ["13,3"]


@rule("BC-3.8")
def test_omnibland_s_thresholds() -> None:
    assert crossing("c3", 4).view(-1)["cycle"][0]["degraded"]
    assert [row["power"] for row in crossing("c3", 10, power={"0": 5, "1": 1}).view(-1)["seats"]] == [4, 1]
    assert crossing("c3", 16).view(-1)["range_bonus"] == 1


@rule("BC-2.8.2", "BC-3.8")
def test_ranges_that_widen_are_looked_at_at_once() -> None:
    at = {"0": "4,7", "1": "5,11", "module": "9,11"}
    given = crossing("c3", 16, at=at, units={"u06": {"at": "0,7"}})
    assert [robot(given, name)["alert"] for name in ("0", "1")] == ["on", None]


@rule("BC-3.8")
def test_omnibland_s_first_attack_of_a_round_costs_more() -> None:
    given = table(ceo="c3", at={"0": "2,7", "module": "8,11"}, units={"u17": {"at": "3,7"}}, power={"0": 8})
    given.play("attack u17", "roll 0/0/0", "attack u17", "roll 0/0/0")
    assert given.view(-1)["threat"] == 3


@rule("BC-3.9")
def test_foreman_gasket_s_toll() -> None:
    given = table(captain="k1", chips=["captain", "S", "S", "S"], power={"0": 1}).play("lose power")
    assert robot(given)["power"] == 1
    assert table(captain="k1", chips=["captain", "S", "S", "S"]).play("raise threat").view(-1)["threat"] == 1


@rule("BC-3.9", "BC-A49")
def test_inspector_brisk_hunts_while_he_is_there() -> None:
    said: dict[str, Any] = {"captain": "k2", "chips": ["captain", "S", "S", "S"], "at": {"0": "2,7", "module": "8,11"}}
    given = table(**said, units={"captain": {"at": "10,7"}})
    assert unit(given, "captain")["at"] == "6,7"
    assert "move" in table(**said).legal_texts()


@rule("BC-3.9")
def test_warden_lull_locks_the_nearest_door_or_raises_threat() -> None:
    said: dict[str, Any] = {"captain": "k3", "chips": ["captain", "S", "S", "S"], "at": {"0": "2,3", "module": "8,11"}}
    given = table(**said, unlocked=["2,2 s", "11,2 s", "6,2 s"])
    assert [door(given, edge)["unlocked"] for edge in ("2,2:s", "11,2:s", "6,2:s")] == [False, True, True]
    assert table(**said, unlocked=["6,2 s"]).view(-1)["threat"] == 1


@rule("BC-3.9")
def test_marshal_ditto_raises_the_ceo_or_adds_a_ping() -> None:
    said: dict[str, Any] = {"captain": "k4", "chips": ["captain", "S", "S", "S"]}
    assert table(**said).view(-1)["ceo"]["level"] == 2
    assert table(**said, ceo_level=6).view(-1)["pings"] == ["4.0"]


# Losing


@rule("BC-2.11.5", "BC-2.10.5")
def test_the_game_is_lost_at_the_limit() -> None:
    limit = table().view(-1)["limit"]
    given = table(threat=limit - 1, step="restart").play("restart")
    outcome = given.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.returns) == ("threat", [], [-1.0])


@rule("BC-2.11.5")
def test_the_game_is_lost_without_the_module() -> None:
    given = table(
        at={"0": "5,11", "module": "3,3"}, alert={"module": "on"}, power={"module": 2}, units={"u20": {"at": "5,3"}},
        step="corporation",
    )  # fmt: skip
    assert given.state.outcome is not None
    assert given.state.outcome.reason == "module"


@rule("BC-2.11.5", "BC-A45")
def test_the_game_is_lost_when_all_agents_are_offline() -> None:
    given = table(at={"0": "3,3", "module": "8,11"}, power={"0": 2}, units={"u20": {"at": "5,3"}}, step="corporation")
    assert given.state.outcome is not None
    assert given.state.outcome.reason == "agents"


@rule("BC-A60", "BC-2.11.5")
def test_the_game_is_lost_after_the_last_round() -> None:
    given = table(options={"round_cap": 10}, round=10, step="corporation")
    assert given.state.outcome is not None
    assert (given.state.outcome.reason, given.state.outcome.capped) == ("cap", True)


@rule("BC-2.12", "BC-2.11.1", "BC-A46")
def test_an_agent_without_power_is_shut_down() -> None:
    given = table(
        seats=2, at={"0": "3,3", "1": "5,11", "module": "8,11"}, power={"0": 2}, ips={"0": "2.1"}, keys={"0": 1},
        units={"u20": {"at": "5,3"}}, step="corporation",
    )  # fmt: skip
    row = robot(given)
    assert (row["online"], row["alert"], row["keys"], row["at"]) == (False, None, 1, "3,3")
    assert seat_row(given)["ip"] == "home"
    assert given.view(-1)["threat"] == 5


@rule("BC-2.12")
def test_a_robot_shut_down_blocks_but_is_no_target() -> None:
    given = table(
        seats=2, active=1, at={"0": "3,3", "1": "5,11", "module": "8,11"}, down=[0], units={"u20": {"at": "4,3"}},
        step="corporation",
    )  # fmt: skip
    assert unit(given, "u20")["at"] == "4,3"
    assert "unit_attacked" not in given.happened()


# Floors and missions


@rule("BC-2.11.3", "BC-2.11.4", "BC-3.7")
def test_petty_cash_is_won_in_a_secure_zone_with_the_ledgers() -> None:
    done = table(at={"0": "6,1", "module": "7,9"}, goals=[1], step="end").play("end routing")
    outcome = done.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.returns, outcome.scores) == ("won", [0], [1.0], [1])
    assert not table(at={"0": "6,1", "module": "7,3"}, goals=[1], step="end").play("end routing").state.over
    assert not table(at={"0": "6,1", "module": "7,9"}, goals=[0], step="end").play("end routing").state.over


@rule("BC-A51", "BC-2.11.3")
def test_an_agent_shut_down_does_not_prevent_the_end_and_is_carried_along() -> None:
    given = table(
        seats=2,
        options={"mission": "m3"},
        at={"0": "6,1", "1": "3,7", "module": "7,9"},
        down=[1],
        goals=[2],
        step="end",
    ).play("end routing")
    assert given.view(-1)["floor"] == 2
    assert robot(given, "1")["at"] in ("6,8", "7,8", "6,9")
    assert not robot(given, "1")["online"]


@rule("BC-2.11.3", "BC-A44", "BC-A49")
def test_the_next_floor_keeps_what_stands_in_secure_zones() -> None:
    given = table(
        seats=2, options={"mission": "m3"}, at={"0": "6,1", "1": "7,1", "module": "7,9"}, goals=[2], threat=5,
        unlocked=["6,2 s", "2,2 s"], alert={"0": "3,3"}, units={"u03": {"at": "6,9"}, "u04": {"at": "0,3"}},
        reserves={"0": "PP"}, keys={"0": 1}, ips={"0": "2.4"}, active=0, holder=1, step="end",
    )  # fmt: skip
    given.play("end routing")
    view = given.view(-1)
    assert (view["floor"], view["plan"], view["holder"], given.seat) == (2, "p2", 0, 1)
    assert (robot(given)["at"], robot(given)["began"], robot(given, "module")["began"]) == ("6,1", "s1", "s2")
    assert door(given, "6,2:s")["unlocked"]
    assert sum(row["unlocked"] for row in view["doors"]) == 1
    assert unit(given, "u03")["at"] == "6,9"
    assert "captain" in units(given)
    assert (view["threat"], robot(given)["keys"]) == (5, 1)
    assert "3,3" not in [row["alert"] for row in view["robots"]]
    assert view["reserves"]["0"]["P"] == 2
    assert all(row["imperative"] is not None for row in view["seats"])


@rule("BC-A52", "BC-3.7", "BC-3.7.2")
def test_the_floor_reward_comes_with_the_last_objective() -> None:
    given = table(
        seats=2, options={"mission": "m3"}, at={"0": "2,5", "1": "5,11", "module": "8,11"}, mainframes=["2,5"], goals=[1],
        decks={"terminal": ["t02"]}, power={"0": 5, "1": 5, "module": 5},
    )  # fmt: skip
    given.play("terminal agent", "option 3")
    assert [robot(given, name)["power"] for name in ("0", "1", "module")] == [8, 8, 5]


@rule("BC-3.7", "BC-3.7.2")
def test_hallway_terminals_do_not_count_for_reply_all() -> None:
    given = table(
        options={"mission": "m3"}, at={"0": "13,5", "module": "8,11"}, mainframes=["13,5"], decks={"terminal": ["t02"]}
    )
    given.play("terminal agent", "option 3")
    assert given.view(-1)["goals"][0]["now"] == 0


@rule("BC-3.7", "BC-2.11.3", "BC-3.7.3", "BC-3.7.4")
def test_reply_all_broadcasts_beside_the_module_and_leaves_by_the_other_zone() -> None:
    said: dict[str, Any] = {"options": {"mission": "m3"}, "floor": 2, "power": {"0": 8}}
    given = table(**said, at={"0": "7,5", "module": "7,6"}).play("mission broadcast", "roll 3/0/0")
    assert [goal["now"] for goal in given.view(-1)["goals"]] == [1, 0]
    deep = table(**said, chips=["S"], ips={"0": "3.3"}, step="network")
    assert [goal["now"] for goal in deep.view(-1)["goals"]] == [0, 1]
    stay = table(**said, at={"0": "6,1", "module": "7,1"}, began={"0": "s1", "module": "s1"}, goals=[1, 1], step="end")
    assert not stay.play("end routing").state.over
    left = table(**said, at={"0": "6,9", "module": "7,9"}, began={"0": "s1", "module": "s1"}, goals=[1, 1], step="end")
    assert left.play("end routing").state.over


@rule("BC-3.7", "BC-3.7.5")
def test_spring_cleaning_needs_a_key() -> None:
    said: dict[str, Any] = {"options": {"mission": "m7"}, "power": {"0": 12}}
    given = table(**said, at={"0": "2,7", "module": "8,11"}, units={"u02": {"at": "3,7", "key": True}})
    given.play("attack u02", "roll 3/0/0")
    assert [goal["now"] for goal in given.view(-1)["goals"]] == [1, 0]


@rule("BC-3.7", "BC-3.7.6")
def test_golden_parachute_needs_the_folder() -> None:
    fetched = table(options={"mission": "m12"}, power={"0": 12}, at={"0": "12,10", "module": "8,11"}).play(
        "mission fetch"
    )
    assert [goal["now"] for goal in fetched.view(-1)["goals"]] == [1]


@rule("BC-3.7", "BC-3.7.7")
def test_golden_parachute_lures_units_into_a_room() -> None:
    said: dict[str, Any] = {"options": {"mission": "m12"}, "floor": 2, "spots": ["3,4"], "step": "corporation"}
    lured = table(**said, alert={"0": "3,4"}, units={"u06": {"at": "3,3"}})
    assert lured.view(-1)["goals"][0]["now"] == 1
    at_home = table(**said, units={"u06": {"at": "3,4"}})
    assert at_home.view(-1)["goals"][0]["now"] == 0


@rule("BC-3.7", "BC-3.7.8")
def test_golden_parachute_cracks_the_vault() -> None:
    said: dict[str, Any] = {"options": {"mission": "m12"}, "floor": 3, "at": {"0": "0,0", "module": "8,11"}}
    given = table(**said, power={"0": 16}).play("mission crack", "roll 2/0/0")
    assert (given.view(-1)["goals"][0]["now"], given.view(-1)["threat"]) == (4, 1)
    given.play("mission crack", "roll 1/0/0")
    assert given.view(-1)["goals"][0]["now"] == 6
    assert [(row["level"], row["at"]) for row in given.view(-1)["units"]] == [(3, "7,4")]
    taken = table(**said, goals=[5], units={"u06": {"at": "7,4"}}, power={"0": 16}).play("mission crack", "roll 1/0/0")
    assert [row["at"] for row in taken.view(-1)["units"] if row["level"] == 3] == ["6,5"]


# Imperatives


@rule("BC-2.7.4", "BC-3.16")
@pytest.mark.parametrize(
    ("card", "power", "said"),
    [
        ("i01", 2, {"at": {"0": "1,1", "module": "8,11"}}),
        ("i06", 2, {"at": {"0": "1,7", "module": "2,7"}}),
        ("i08", 3, {"at": {"0": "1,7", "module": "8,11"}, "units": {"u09": {"at": "4,7"}}}),
    ],
)
def test_imperatives_of_the_end_of_a_turn(card: str, power: int, said: dict[str, Any]) -> None:
    given = table(seats=2, imperatives={"0": card}, power={"0": 4}, step="end", **{"units": {}, **said})
    given.play("end routing")
    assert robot(given)["power"] == 4 + power
    assert seat_row(given)["imperative"] is None
    assert card in given.view(-1)["decks"]["imperative"]["discards"]


@rule("BC-2.7.4", "BC-3.16")
def test_imperatives_of_attacks_walls_and_great_tests() -> None:
    said: dict[str, Any] = {"at": {"0": "2,7", "module": "8,11"}, "power": {"0": 12}, "units": {"u08": {"at": "3,7"}}}
    assert robot(table(**said, imperatives={"0": "i03"}).play("attack u08", "roll 3/0/0"))["power"] == 14
    assert robot(table(**said, imperatives={"0": "i11"}).play("break n", "roll 5/0/0"))["power"] == 15
    assert robot(table(**said, imperatives={"0": "i12"}).play("move", "roll 5/0/0"))["power"] == 15


@rule("BC-2.7.4", "BC-3.16")
def test_imperatives_of_doors_and_deep_hubs() -> None:
    given = table(
        at={"0": "2,3", "module": "8,11"}, keypads={"2,2 s": "q01"}, reserves={"0": "P"}, imperatives={"0": "i04"},
        power={"0": 4},
    ).play("keypad n", "entries", "pay P own")  # fmt: skip
    assert robot(given)["power"] == 6
    deep = table(chips=["S"], ips={"0": "3.3"}, imperatives={"0": "i05"}, power={"0": 4}, step="network")
    assert robot(deep)["power"] == 7


@rule("BC-2.7.4")
def test_an_agent_holds_one_imperative() -> None:
    given = table(
        at={"0": "2,5", "module": "8,11"}, mainframes=["2,5"], decks={"terminal": ["t09"]}, imperatives={"0": "i11"}
    )
    given.play("terminal agent", "option 1")
    assert seat_row(given)["imperative"] == "i11"


@rule("BC-2.3.1")
def test_players_take_turns_clockwise() -> None:
    given = table(seats=3, active=0, holder=2, at={"0": "3,11", "1": "4,11", "2": "5,11", "module": "6,11"})
    seats = []
    for _ in range(4):
        through_the_turn(given)
        seats.append(given.seat)
        given.play("begin")
    assert seats == [1, 2, 0, 1]
