"""The mission card: what it says of objectives, exits, threat and losing, and why a floor is not done yet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.core.texts import LANGUAGES, texts_of
from games.burncycle.cycle import table
from games.own_cards import load_with
from kit import Given, rule

GAME = boardroom.load("burncycle")
MISSIONS = [str(value) for value in next(option for option in GAME.option_table if option.name == "mission").values]


def card(given: Given) -> Any:
    return given.view(-1)["mission"]


def said(given: Given, part: str, lang: str = "en") -> list[str]:
    """The sentences of one part of the card."""
    return [GAME.say(lang, line["key"], line["params"]) for line in card(given)["lines"] if line["part"] == part]


def missing(given: Given) -> list[str]:
    return [GAME.say("en", line["key"], line["params"]) for line in card(given)["waits"]]


@rule("BC-3.7", "BC-3.7.1")
def test_an_objective_names_its_number_its_cost_its_squares_and_its_rooms() -> None:
    given = table(seats=2, options={"mission": "m4"}, ledgers=[])
    copy = said(given, "do")[0]
    [goal] = given.view(-1)["goals"]
    assert copy.startswith(f"Copy {goal['needed']} ledgers: ")
    assert f"a test of {goal['test']} AP" in copy
    assert len(goal["squares"]) >= goal["needed"]
    for square in goal["squares"]:
        column, row = square.split(",")
        assert f"{'ABCDEFGHIJKLMN'[int(column)]}{int(row) + 1}" in copy
        assert GAME.say("en", f"room-{given.state.plan.room_of(square)}").removeprefix("the ") in copy


@rule("BC-3.7")
def test_what_is_drawn_on_a_floor_to_come_is_not_told_yet() -> None:
    given = Given(GAME.start(2, seed=1, mission="m4"))
    now, later = [
        GAME.say("en", line["key"], line["params"]) for line in card(given)["lines"] if "goal-" in line["key"]
    ]
    assert "drawn at random" not in now
    assert "one of " in later
    assert "drawn at random" in later
    assert given.view(-1)["goals"][0]["squares"] == given.view(-1)["map"]["targets"]


@rule("BC-3.7.1")
def test_a_square_that_was_copied_is_lit_no_more() -> None:
    given = table(
        options={"mission": "m4"}, at={"0": "1,0", "module": "8,11"}, power={"0": 20}, bought={"0": ["die-1"]}
    )
    before = given.view(-1)["goals"][0]["squares"]
    given.play("mission copy", "roll 9/1/0")
    assert given.view(-1)["goals"][0]["now"] == 1
    assert given.view(-1)["goals"][0]["squares"] == [square for square in before if square != "1,0"]
    assert card(given)["floors"][0]["goals"] == given.view(-1)["goals"]


@rule("BC-2.11.3")
def test_the_card_says_which_secure_zone_is_the_way_out() -> None:
    first, second = said(Given(GAME.start(1, seed=1, mission="m3")), "leave")
    assert "in a secure zone" in first
    assert "in the other secure zone" in second


@rule("BC-2.11.3")
def test_a_team_in_the_wrong_zone_is_told_why_the_floor_is_not_done() -> None:
    given = table(options={"mission": "m3"}, floor=2, at={"0": "6,1", "module": "7,9"}, goals=[1, 1])
    given.state.began[0], given.state.began[4] = 2, 2
    assert missing(given) == ["Not yet in the other secure zone: agent A."]
    assert card(given)["exits"] == ["s2"]


@rule("BC-2.11.3")
def test_robots_in_the_wrong_zone_and_in_none_are_named_in_one_sentence() -> None:
    given = table(seats=2, options={"mission": "m6"}, at={"0": "6,9", "1": "9,7", "module": "6,1"}, goals=[9, 9])
    assert missing(given) == ["Not yet in the northern secure zone: agent A and agent B."]


@rule("BC-2.11.3")
def test_where_nobody_can_leave_everybody_is_meant() -> None:
    given = table(seats=2, options={"mission": "m6"}, at={"0": "6,9", "1": "9,7", "module": "7,9"}, goals=[9, 9])
    assert missing(given) == ["Not yet in the northern secure zone: everybody."]


@rule("BC-2.11.3")
def test_an_objective_or_a_robot_that_is_missing_is_named() -> None:
    given = table(at={"0": "6,1", "module": "9,7"}, goals=[0])
    assert missing(given) == [
        f"Not yet: copy a ledger, 0 of {given.view(-1)['goals'][0]['needed']}.",
        "Not yet in a secure zone: the command module.",
    ]
    assert card(given)["exits"] == ["s1", "s2"]


@rule("BC-2.11.5", "BC-2.5.13")
def test_threat_and_losing_have_the_table_s_own_numbers() -> None:
    given = Given(GAME.start(3, seed=1, mission="m1", difficulty="severe", round_cap=50))
    limit = given.view(-1)["limit"]
    assert limit == 12
    assert said(given, "threat")[0].startswith("Threat rises by 3 after every round, by 3 with every restart")
    assert any("every alert chip" in sentence for sentence in said(given, "threat"))
    assert "when threat, which begins at 0, reaches 12 (by itself at the end of round 4), " in said(given, "lose")[0]
    assert said(given, "lose")[0].endswith("when all agents are shut down, or after 50 rounds.")


@rule("BC-2.11.5", "BC-A60")
def test_a_last_round_that_nobody_reaches_is_left_to_the_rules() -> None:
    one, two = (said(Given(GAME.start(2, seed=1, mission=mission)), "lose")[0] for mission in ("m1", "m3"))
    assert one.startswith("You win as soon as you have left the floor. ")
    assert two.startswith("You win as soon as you have left the last floor. ")
    assert one.endswith(", or when all agents are shut down.")


@rule("BC-2.11.1", "BC-3.18")
@pytest.mark.parametrize(
    ("mission", "is_told"), [("m1", False), ("m4", True), ("m5", True), ("m9", False), ("m12", True)]
)
def test_what_raises_threat_points_elsewhere_only_where_there_is_more(mission: str, is_told: bool) -> None:
    assert (
        "what this card says elsewhere" in said(Given(GAME.start(2, seed=1, mission=mission)), "threat")[0]
    ) is is_told


@rule("BC-3.7.1", "BC-3.7.6")
def test_up_to_four_squares_each_have_their_room_beside_them() -> None:
    copy = said(Given(GAME.start(2, seed=1, mission="m1")), "do")[0]
    assert "(M1 in the Break-Even Room, A9 in the Loading Bay and J11 in the Petty Cash Office)" in copy
    assert "(H7 in the All-Hands Atrium)" in said(Given(GAME.start(2, seed=1, mission="m3")), "do")[2]
    many = said(table(options={"mission": "m4"}), "do")[0]
    assert "(B1, F1, L1, L5, E7, H7, M9 and B11; Sorting Hall, " in many


@rule("BC-3.7.2")
def test_the_hallway_is_named_only_where_it_has_terminals() -> None:
    without, with_some = (said(Given(GAME.start(1, seed=1, mission=mission)), "do")[0] for mission in ("m5", "m10"))
    assert "hallway" not in without
    assert with_some.endswith("Each room counts once; terminals in the hallway never do.")


@rule("BC-2.11.3", "BC-A64")
def test_who_came_in_from_the_south_is_told_to_leave_in_the_north() -> None:
    given = table(options={"mission": "m6"}, at={"0": "6,8", "module": "8,11"}, goals=[9, 1])
    assert "in the northern secure zone" in said(given, "leave")[0]
    assert missing(given) == ["Not yet in the northern secure zone: everybody."]
    assert card(given)["exits"] == ["s1"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_has_a_story_and_says_what_is_new(mission: str, lang: str) -> None:
    texts = texts_of(GAME.folder)
    assert len(texts.attribute(lang, f"mission-{mission}", "story") or "") > 100
    assert len(texts.attribute(lang, f"mission-{mission}", "new") or "") > 30


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_line_of_every_card_can_be_said_and_cites_rules_that_exist(mission: str, seats: int) -> None:
    page = (Path(__file__).parents[3] / "docs/rules/burncycle.md").read_text("utf8")
    for line in card(Given(GAME.start(seats, seed=seats, mission=mission)))["lines"]:
        assert all(GAME.say(lang, line["key"], line["params"]) for lang in LANGUAGES)
        assert line["rules"]
        assert all(f"**{number}**" in page for number in line["rules"])


def test_an_owner_s_mission_shows_its_own_name_and_story(tmp_path: Path) -> None:
    own = 'name = "The Stapler"\nstory = "Somebody took it."'
    game = load_with("burncycle", tmp_path, ("missions.toml", 'name = "Petty Cash"', own))
    sheet = card(Given(game.start(1, seed=1, mission="m1")))
    assert (sheet["name"], sheet["story"]) == ("The Stapler", "Somebody took it.")
    assert game.say("fr", "mission-m1") == "The Stapler"
    ours = card(Given(GAME.start(1, seed=1, mission="m1")))
    assert (ours["name"], ours["story"]) == (None, None)


@rule("BC-3.19")
def test_the_sequel_of_a_won_mission_is_the_next_one_with_what_was_won() -> None:
    given = table(at={"0": "6,1", "module": "7,9"}, goals=[9], keys={"0": 1}, step="end")
    assert GAME.sequel(given.state) == {}
    given.play("end routing")
    changes = GAME.sequel(given.state)
    assert changes["mission"] == "m2"
    assert "key" in changes["carried"]
    following = GAME.start(1, seed=1, **changes)
    assert Given(following).view(-1)["options"]["carried"] == changes["carried"]
