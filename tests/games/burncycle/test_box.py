"""The box: missions laid by draw, agents chosen at the table, corporations with a twist, and what a campaign takes along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.core.errors import BadOption
from boardroom.core.state import State
from boardroom.games.burncycle.rules.dice import RollDice
from boardroom.games.burncycle.state.table import Table
from games.burncycle.cycle import content_of, robot, seat_row, table, unit
from games.own_cards import load_with
from kit import Given, rule

GAME = boardroom.load("burncycle")
MISSIONS = GAME.things["mission"]


def fresh(seats: int, seed: int = 0, **options: Any) -> Given:
    """A new game."""
    return Given(GAME.start(seats, seed=seed, **options))


def laid(state: State) -> Table:
    """The table behind a state."""
    assert isinstance(state, Table)
    return state


def need_of(given: Given) -> int:
    """The AP that the test at hand needs."""
    decision = laid(given.state).decision()
    assert isinstance(decision, RollDice)
    return decision.test.need(laid(given.state))


def test_the_box_is_full() -> None:
    content = content_of(table())
    assert (len(content.missions), len(content.plans), len(content.agents)) == (12, 8, 10)
    assert (len(content.modules), len(content.captains), len(content.ceos)) == (4, 6, 6)
    assert len(content.network_maps) == len(content.corporations) == 3
    assert len(content.terminals) >= 18 and len(content.networks) >= 18


def test_every_plan_is_played_on_and_every_corporation_has_four_missions() -> None:
    content = content_of(table())
    used = {floor.plan.name for mission in content.missions for floor in mission.floors}
    assert used == {plan.name for plan in content.plans}
    assert [len(corporation.missions) for corporation in content.corporations] == [4, 4, 4]


def test_no_two_agents_sell_the_same_ability() -> None:
    sold = [ability for agent in content_of(table()).agents for ability, _ in agent.abilities]
    assert len(set(sold)) == len(sold) == 30


# Laid by draw


@rule("BC-2.2.6")
def test_ledgers_lie_on_squares_that_were_drawn() -> None:
    laid = {tuple(fresh(1, seed).view(-1)["map"]["targets"]) for seed in range(20)}
    assert len(laid) > 5 and {len(squares) for squares in laid} == {3}


@rule("BC-2.2.6")
def test_an_objective_is_about_one_of_the_rooms_that_the_mission_names() -> None:
    squares = {fresh(1, seed, mission="m2").view(-1)["map"]["targets"][0] for seed in range(60)}
    assert squares == {"10,0", "12,0", "11,6", "9,8"}


@rule("BC-2.2.6")
def test_terminals_and_caches_are_drawn() -> None:
    views = [fresh(1, seed, mission="m2").view(-1) for seed in range(20)]
    assert {len(view["terminals"]) for view in views} == {6} and {len(view["caches"]) for view in views} == {3}
    assert len({tuple(view["caches"]) for view in views}) > 3


@rule("BC-3.7")
def test_only_ledgers_that_were_laid_can_be_copied() -> None:
    said: dict[str, Any] = {"at": {"0": "1,0", "module": "8,11"}, "units": {}}
    assert "mission copy" in table(**said, laid=["1,0"]).legal_texts()
    assert "mission copy" not in table(**said, laid=["12,0"]).legal_texts()


@rule("BC-3.7", "BC-3.7.9")
def test_taking_caches_can_be_an_objective() -> None:
    given = table(options={"mission": "m2"}, at={"0": "5,1", "module": "8,11"}, power={"0": 20}, units={})
    given.play("move", "roll 10/0/0", "step 0 n", "cache 0")
    goals = {row["goal"]: row["now"] for row in given.view(-1)["goals"]}
    assert goals["caches"] == 1


@rule("BC-3.7", "BC-3.7.10")
def test_the_module_is_parked_when_a_turn_ends_in_its_room() -> None:
    said: dict[str, Any] = {"options": {"mission": "m6"}, "spots": [None, "3,4"], "step": "end", "units": {}}
    away = table(**said, at={"0": "5,11", "module": "0,5"}).play("end routing")
    there = table(**said, at={"0": "5,11", "module": "4,5"}).play("end routing")
    assert [given.view(-1)["goals"][1]["now"] for given in (away, there)] == [0, 1]


# Choosing agents


@rule("BC-2.2.8")
def test_each_player_chooses_an_agent_in_turn_from_the_first() -> None:
    given = fresh(3, seed=1)
    first = given.view(-1)["first"]
    assert given.seat == first and given.view(first)["prompt"]["key"] == "prompt-choose-agent"
    assert [row["agent"] for row in given.view(-1)["seats"]] == [None] * 3
    given.play("agent a9")
    assert given.seat == (first + 1) % 3
    assert "agent a9" not in given.legal_texts() and len(given.legal_texts()) == 9
    assert (seat_row(given, first)["agent"], seat_row(given, first)["level"]) == ("a9", 2)


@rule("BC-2.2.8")
def test_agents_can_be_drawn_or_named() -> None:
    assert fresh(2, agents="random").view(-1)["seats"][1]["agent"] is not None
    assert [row["agent"] for row in fresh(2, agents=["a7", "a10"]).view(-1)["seats"]] == ["a7", "a10"]


# Corporations


@rule("BC-3.18")
def test_a_mission_is_played_against_its_own_corporation() -> None:
    views = [fresh(1, seed, mission="m6").view(-1) for seed in range(30)]
    assert {view["ceo"]["key"] for view in views} == {"c2", "c5"}
    assert {view["captain"] for view in views} == {"k3", "k5"}
    assert views[0]["network"]["layers"] != fresh(1).view(-1)["network"]["layers"]


@rule("BC-3.18")
@pytest.mark.parametrize(("round_number", "moved"), [(2, True), (3, False), (6, False)])
def test_nobody_patrols_at_lunch(round_number: int, moved: bool) -> None:
    given = table(step="corporation", round=round_number, units={"u02": {"at": "0,5", "face": "s"}})
    assert (unit(given, "u02")["at"] != "0,5") == moved


@rule("BC-3.18")
@pytest.mark.parametrize(("mission", "threat"), [("m1", 0), ("m6", 1)])
def test_a_forced_door_is_written_down(mission: str, threat: int) -> None:
    door = {"m1": ("2,3", "2,2 s", "n"), "m6": ("1,3", "1,2 s", "n")}[mission]
    given = table(
        options={"mission": mission}, at={"0": door[0], "module": "8,11"}, keypads={door[1]: "q01"}, power={"0": 24},
        units={}, ceo="c2",
    )  # fmt: skip
    given.play(f"keypad {door[2]}", "force", "roll 12/0/0")
    assert given.view(-1)["threat"] == threat


@rule("BC-3.18")
@pytest.mark.parametrize(("mission", "round_number", "guards"), [("m9", 5, 1), ("m9", 4, 0), ("m1", 5, 0)])
def test_a_beginner_of_the_night_shift_comes_after_every_fifth_round(
    mission: str, round_number: int, guards: int
) -> None:
    given = table(step="corporation", options={"mission": mission}, round=round_number, units={})
    assert [unit["level"] for unit in given.view(-1)["units"]] == [1] * guards


@rule("BC-3.8")
def test_a_restart_under_thistlewick_deck_adds_a_ping() -> None:
    assert table(ceo="c4", step="restart").play("restart").view(-1)["pings"] == ["4.0"]
    assert table(ceo="c1", step="restart").play("restart").view(-1)["pings"] == []


@rule("BC-3.8")
@pytest.mark.parametrize(("ceo", "threat"), [("c5", 1), ("c1", 0)])
def test_fineprint_s_alarms_cost_threat(ceo: str, threat: int) -> None:
    given = table(ceo=ceo, at={"0": "2,3", "module": "8,11"}, keypads={"2,2 s": "q08"}, units={})
    given.play("keypad n", "entries", "resolve K-ALARM")
    assert given.view(-1)["threat"] == threat


@rule("BC-3.8")
@pytest.mark.parametrize(("ceo", "alert"), [("c6", "on"), ("c1", None)])
def test_everlow_hears_a_terminal_fail(ceo: str, alert: str | None) -> None:
    given = table(ceo=ceo, at={"0": "2,5", "module": "8,11"}, decks={"terminal": ["t01"]}, units={})
    given.play("terminal agent", "option 3", "roll 0/0/0")
    assert robot(given)["alert"] == alert


@rule("BC-3.12")
def test_the_potted_palm_is_seen_later() -> None:
    said: dict[str, Any] = {"at": {"0": "5,11", "module": "3,7"}, "units": {"u01": {"at": "0,7"}}, "step": "restart"}
    assert robot(table(**said), "module")["alert"] == "on"
    assert robot(table(**said, options={"module": "m3"}), "module")["alert"] is None


@rule("BC-3.12")
def test_the_water_cooler_brings_chips_at_every_restart() -> None:
    said: dict[str, Any] = {"at": {"0": "4,11", "module": "5,11"}, "units": {}, "step": "restart"}
    team = table(**said, options={"module": "m4"}).play("restart").view(-1)["reserves"]["team"]
    assert (team["P"], team["U"]) == (1, 1)
    assert sum(table(**said).play("restart").view(-1)["reserves"]["team"].values()) == 0


# Campaigns


@rule("BC-3.19")
def test_what_is_carried_helps_a_little() -> None:
    plain, rested = fresh(1, agents=["a1"]), fresh(1, agents=["a1"], carried=["power", "key", "level", "calm"])
    assert robot(rested)["power"] == robot(plain)["power"] + 1
    assert (robot(rested)["keys"], seat_row(rested)["level"]) == (1, 2)
    assert rested.view(-1)["limit"] == plain.view(-1)["limit"] + 2


def won(mission: str, **said: Any) -> Given:
    """The last turn of a mission of one floor."""
    counts = [99] * len(content_of(table(options={"mission": mission})).missions[0].floors)
    at = {"0": "6,1", "module": "7,1"}
    done: dict[str, Any] = {"at": at, "goals": counts, "units": {}, "step": "end", **said}
    return table(options={"mission": mission}, **done).play("end routing")


@rule("BC-3.19", "BC-A63")
def test_a_mission_that_is_won_names_the_next_and_what_is_taken_along() -> None:
    given = won("m1", threat=6, keys={"0": 1}, levels={"0": 3}, power={"0": 4})
    assert given.view(-1)["next"] == {"mission": "m2", "carried": ["power", "key", "level"]}
    assert won("m1", threat=1).view(-1)["next"] == {"mission": "m2", "carried": ["power", "calm"]}


@rule("BC-3.19")
def test_nothing_follows_before_the_end_or_after_the_last_mission() -> None:
    assert fresh(1).view(-1)["next"] is None
    assert [laid(GAME.start(1, mission=key)).setup.next_mission() for key in ("m4", "m8", "m12")] == [None] * 3


def test_what_is_carried_is_one_of_four_things() -> None:
    with pytest.raises(BadOption, match="nothing, or a list made of power, key, level, calm"):
        GAME.start(1, carried=["cake"])


# Options for what the aid says word by word


@rule("BC-A23", "BC-2.4.3.11")
def test_repair_reaches_every_robot_by_option() -> None:
    said: dict[str, Any] = {"at": {"0": "0,7", "module": "8,11"}, "universal": ["repair"], "power": {"module": 3}}
    assert "repair module" not in table(**said).legal_texts()
    assert "repair module" in table(**said, options={"repair": "any"}).legal_texts()


@rule("BC-2.10.6", "BC-A62")
def test_a_banned_ip_comes_back_at_home_or_by_option_where_nobody_else_is() -> None:
    said: dict[str, Any] = {"seats": 2, "ips": ["banned", "home"], "step": "restart"}
    assert seat_row(table(**said).play("restart"))["access"] == 1
    given = table(**said, options={"banned_ip": "free"}).play("restart")
    assert given.legal_texts() == ["access 1", "access 3", "access 4"]
    assert seat_row(given.play("access 3"))["access"] == 3


@rule("BC-2.11.3", "BC-A44")
@pytest.mark.parametrize(("carried", "at"), [(False, "6,3"), (True, "7,8")])
def test_a_captain_in_a_secure_zone_goes_back_to_its_post_unless_the_table_says_otherwise(
    carried: bool, at: str
) -> None:
    given = table(
        options={"mission": "m3", "captain_carried": carried}, captain="k1", goals=[9], step="end",
        at={"0": "6,1", "module": "7,1"}, units={"captain": {"at": "7,8", "stunned": True}},
    ).play("end routing")  # fmt: skip
    assert given.view(-1)["floor"] == 2 and unit(given, "captain")["at"] == at


@rule("BC-2.8.2")
def test_whoever_stands_in_a_range_is_seen_when_the_quiet_is_over() -> None:
    given = table(step="corporation", at={"0": "3,7", "module": "8,11"}, quiet=["hall"], units={"u17": {"at": "0,7"}})
    assert given.view(-1)["quiet"] == [] and robot(given)["alert"] == "on"


# An owner's own missions


def test_an_owner_s_own_mission_keeps_its_name_and_story(tmp_path: Path) -> None:
    game = load_with("burncycle", tmp_path, ("missions.toml", 'name = "Petty Cash"', 'name = "Ours"\nstory = "Once."'))
    card = Given(game.start(1)).view(-1)["mission"]
    assert (card["name"], card["story"]) == ("Ours", "Once.")
    kept = Given(game.start(1, mission="m2")).view(-1)["mission"]
    assert (kept["name"], kept["story"]) == (None, None), "what kept our name has our words"


# Abilities of the new agents


def with_ability(agent: str, number: int, **said: Any) -> Given:
    """A table at which this agent has bought an ability."""
    return table(agents=[agent], bought={"0": [f"ability-{number}"]}, **said)


@rule("BC-3.11")
def test_long_stride_adds_to_every_move() -> None:
    given = with_ability("a7", 1, units={}).play("move", "roll 0/0/0")
    assert given.view(0)["turn"]["ap"] == 1


@rule("BC-3.11")
def test_a_finder_s_fee_is_paid_for_a_cache() -> None:
    given = table(
        agents=["a7"], bought={"0": ["ability-2", "die-3"]}, at={"0": "5,1", "module": "8,11"}, power={"0": 6}, units={},
        beads=[], imperatives={"0": None},
    )  # fmt: skip
    given.play("move", "roll 0/0/1", "step 0 n", "cache 0")
    assert robot(given)["power"] == 7


@rule("BC-3.11")
@pytest.mark.parametrize(("bought", "power"), [(["ability-3"], 9), ([], 8)])
def test_a_deputy_s_imperatives_are_worth_more(bought: list[str], power: int) -> None:
    given = table(
        agents=["a7"], bought={"0": bought}, imperatives={"0": "i01"}, at={"0": "2,5", "module": "8,11"}, power={"0": 6},
        units={}, step="end", captain="k1",
    ).play("end routing")  # fmt: skip
    assert robot(given)["power"] == power


@rule("BC-3.11")
def test_a_quiet_word_costs_no_threat() -> None:
    at = {"0": "2,7", "module": "8,11"}
    given = with_ability("a8", 1, ceo="c1", at=at, units={"u17": {"at": "3,7"}}).play("attack u17", "roll 0/0/0")
    assert given.view(-1)["threat"] == 0


@rule("BC-3.11")
@pytest.mark.parametrize(("number", "power"), [(2, 7), (3, 6)])
def test_thick_skin_takes_the_edge_off(number: int, power: int) -> None:
    given = with_ability(
        "a8", number, at={"0": "2,7", "module": "8,11"}, units={"u15": {"at": "3,7"}}, power={"0": 8},
        alert={"0": "on"}, step="corporation",
    )  # fmt: skip
    assert robot(given)["power"] == power


@rule("BC-3.11")
@pytest.mark.parametrize(("number", "alert"), [(3, None), (2, "on")])
def test_a_hall_pass_shortens_ranges_in_the_hallway(number: int, alert: str | None) -> None:
    given = with_ability("a8", number, at={"0": "3,7", "module": "8,11"}, units={"u01": {"at": "0,7"}})
    assert robot(given)["alert"] == alert


@rule("BC-3.11")
def test_a_good_listener_pays_less_for_options() -> None:
    at = {"0": "2,5", "module": "8,11"}
    given = with_ability("a9", 1, at=at, decks={"terminal": ["t01"]}, units={}).play("terminal agent")
    assert given.view(0)["turn"]["option_costs"] == [1, 2, 4]


@rule("BC-3.11", "BC-2.4.4.5")
@pytest.mark.parametrize(("number", "ip"), [(2, "1.3"), (1, "home")])
def test_signal_boost_wins_ties(number: int, ip: str) -> None:
    given = with_ability(
        "a9",
        number,
        chips=["S"],
        ips={"0": "1.2"},
        pings=["1.3"],
        levels={"0": 2},
        ceo_level=2,
        step="network",
        units={},
    )
    assert seat_row(given)["ip"] == ip


@rule("BC-3.11")
@pytest.mark.parametrize(("power", "dice"), [(4, 3), (6, 3)])
def test_running_on_fumes_gives_a_die(power: int, dice: int) -> None:
    given = with_ability("a9", 3, power={"0": power}, units={})
    assert given.view(0)["turn"]["dice"]["basic"] == dice


@rule("BC-3.11")
@pytest.mark.parametrize(("number", "unlocked"), [(1, True), (2, False)])
def test_a_crowbar_helps_brute_force(number: int, unlocked: bool) -> None:
    content = content_of(table())
    assert content.keypads[3].resistance[0] == 3
    given = with_ability(
        "a10", number, at={"0": "2,3", "module": "8,11"}, keypads={"2,2 s": "q04"}, boosts={"0": 0}, units={}
    )
    given.play("keypad n", "force")
    assert need_of(given) == (2 if unlocked else 3)


@rule("BC-3.11", "BC-2.4.3.6")
@pytest.mark.parametrize(("number", "need"), [(2, 7), (1, 10)])
def test_a_sledgehammer_needs_less_for_a_wall(number: int, need: int) -> None:
    given = with_ability("a10", number, at={"0": "4,3", "module": "8,11"}, units={}).play("break s")
    assert need_of(given) == need


@rule("BC-3.11")
@pytest.mark.parametrize(("number", "bank"), [(3, 9), (1, 7)])
def test_deep_pockets_hold_more(number: int, bank: int) -> None:
    assert seat_row(with_ability("a10", number))["bank"] == bank
