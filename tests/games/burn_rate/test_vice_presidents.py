"""Vice-Presidents cost two cards, and four cards live off them (BR-3.12 to BR-3.14, BR-3.28 to BR-3.31, BR-3.39)."""

from __future__ import annotations

import pytest

from games.burn_rate.start_up import FOUR_VPS, HR, burn, people, plays, row
from kit import Given, rule

TWO_VPS = {"sales": ["brad_duke"], "finance": ["ben_zhao"], "dev": ["tony_fuji"]}
THREE_VPS = {**TWO_VPS, "hr": ["hector_vance"]}


def fire_a_vp(**table: object) -> Given:
    return burn(companies={0: {"hr": HR[1], "sales": ["brad_duke"]}}, **table)


@rule("BR-3.12")
def test_a_vice_president_is_fired_with_two_cards_that_count_as_two() -> None:
    table = fire_a_vp(hands={0: ["fire:123:a", "fire:0123:a"]})
    table.play("play fire:123:a brad_duke")
    assert (people(table, 0), table.legal_texts()) == (["brad_duke", "chet_dubois"], ["add fire:0123:a"])
    table.play("add fire:0123:a")
    assert (people(table, 0), table.table["played"]) == (["chet_dubois"], 2)
    assert table.table["piles"][0][-1] == [[0, 1], "brad_duke"]


@rule("BR-3.12", "BR-3.36")
def test_one_fire_is_not_enough() -> None:
    assert fire_a_vp(hands={0: ["fire:123:a"]}).refused("play fire:123:a brad_duke").reason == "vp-needs-two"


@rule("BR-3.12")
def test_fire_and_poach_do_not_mix() -> None:
    table = fire_a_vp(hands={0: ["fire:123:a", "poach:0123:a"]})
    assert table.refused("play fire:123:a brad_duke").reason == "vp-needs-two"


@rule("BR-3.36")
def test_a_two_card_action_needs_two_plays_left() -> None:
    table = fire_a_vp(hands={0: ["fire:123:a", "fire:123:b"]}, played=3)
    assert table.refused("play fire:123:a brad_duke").reason == "vp-needs-two"
    assert "play fire:123:a chet_dubois" in table.legal_texts()


@rule("BR-3.36")
def test_a_lone_fire_or_poach_is_not_playable_when_only_vice_presidents_are_left() -> None:
    table = burn(
        companies={0: {"sales": ["brad_duke"]}, 1: {"sales": ["rick_glibb"]}}, hands={0: ["fire:0123:a", "poach:0:a"]}
    )
    assert plays(table) == []


@rule("BR-3.13")
def test_both_cards_are_checked_before_either_is_played() -> None:
    table = burn(companies={0: {"hr": ["hector_vance", "chet_dubois"]}}, hands={0: ["fire:23:a", "fire:3:a"]})
    assert table.refused("play fire:23:a hector_vance").reason == "vp-needs-two"
    both = burn(companies={0: {"hr": ["hector_vance", "chet_dubois"]}}, hands={0: ["fire:23:a", "fire:23:b"]})
    assert both.play("play fire:23:a hector_vance", "add fire:23:b").table["staff"][0] == ["chet_dubois"]


@rule("BR-3.12")
def test_nothing_else_happens_before_the_second_card() -> None:
    table = fire_a_vp(hands={0: ["fire:123:a", "fire:0123:a", "fire:3:a", "funding:0123:5:a"]})
    table.play("play fire:123:a brad_duke")
    assert table.refused("end-turn").reason == "must-add"
    assert table.refused("add fire:3:a").reason == "wrong-second-card"
    assert table.refused("add fire:3:b").reason == "not-in-hand"


@rule("BR-3.12", "BR-1.7")
def test_a_vice_president_is_poached_with_two_cards() -> None:
    table = burn(companies={1: {"finance": ["ben_zhao"]}}, hands={0: ["poach:0:a", "poach:01:a"]})
    table.play("play poach:0:a ben_zhao", "add poach:01:a")
    assert (people(table, 0), people(table, 1)) == (["ben_zhao"], [])


@rule("BR-3.14")
def test_a_vice_president_is_not_poached_into_a_department_that_has_one() -> None:
    companies = {0: {"finance": ["odile_garnier"]}, 1: {"finance": ["ben_zhao"]}}
    table = burn(companies=companies, hands={0: ["poach:0:a", "poach:01:a"]})
    assert table.refused("play poach:0:a ben_zhao").reason == "second-vp"


@rule("BR-3.28", "BR-3.39")
@pytest.mark.parametrize(
    ("company", "playable"),
    [
        ({"sales": ["brad_duke"]}, set()),
        (TWO_VPS, {"conflict-of-opinion", "layoffs"}),
        (THREE_VPS, {"conflict-of-opinion", "layoffs", "out-to-pasture", "new-business-plan"}),
    ],
)
def test_a_purple_card_counts_the_vice_presidents_of_the_target(
    company: dict[str, list[str]], playable: set[str]
) -> None:
    hand = ["conflict-of-opinion", "out-to-pasture", "new-business-plan", "layoffs"]
    table = burn(companies={0: FOUR_VPS_OTHERS, 1: company}, hands={0: hand})
    assert {text.split()[1] for text in plays(table)} == playable


FOUR_VPS_OTHERS = {
    "sales": ["rick_glibb"],
    "finance": ["odile_garnier"],
    "hr": ["joan_fairweather"],
    "dev": ["nora_whitlock"],
}


@rule("BR-3.31", "BR-3.39")
def test_one_card_removes_a_vice_president_of_the_attackers_choice() -> None:
    table = burn(companies={1: TWO_VPS}, hands={0: ["conflict-of-opinion"]})
    assert plays(table) == ["play conflict-of-opinion brad_duke", "play conflict-of-opinion ben_zhao"]
    table.play("play conflict-of-opinion ben_zhao")
    assert people(table, 1) == ["brad_duke", "tony_fuji"]
    assert (table.table["piles"][1][-1], table.table["played"]) == ([[0, 1], "ben_zhao"], 1)


@rule("BR-3.31", "BR-3.34")
def test_only_a_vice_president_of_an_opponent_is_removed() -> None:
    table = burn(companies={0: FOUR_VPS_OTHERS, 1: TWO_VPS}, hands={0: ["conflict-of-opinion"]})
    assert table.refused("play conflict-of-opinion tony_fuji").reason == "not-a-vp"
    assert table.refused("play conflict-of-opinion rick_glibb").reason == "not-their-person"


@rule("BR-3.29", "BR-1.12")
def test_a_doubling_card_is_discarded_and_leaves_a_marker_until_the_next_payday() -> None:
    table = burn(companies={1: THREE_VPS}, ideas={1: ["bad-idea:0:x2:a"]}, hands={0: ["new-business-plan"]})
    table.play("play new-business-plan seat:1")
    assert table.table["discard"] == ["new-business-plan"]
    assert (row(table, 1)["payday"]["factor"], row(table, 1)["burn_rate"]) == (2, 20)
    table.play("end-turn", "discard " + table.table["hands"][1][0], "end-turn")
    assert (row(table, 1)["bank"], row(table, 1)["payday"]["factor"]) == (80, 1)


@rule("BR-3.29")
def test_two_markers_make_four_times_as_much() -> None:
    table = burn(companies={1: THREE_VPS}, hands={0: ["new-business-plan", "layoffs"]})
    table.play("play new-business-plan seat:1", "play layoffs seat:1")
    assert row(table, 1)["burn_rate"] == 4 * 7


@rule("BR-3.30")
def test_by_default_layoffs_doubles_the_payday_of_a_company_with_two_vice_presidents() -> None:
    table = burn(companies={0: THREE_VPS}, hands={0: ["layoffs"]})
    assert table.refused("play layoffs").reason == "other-reading"
    assert table.refused("play layoffs seat:1").reason == "too-few-vps"


def mass_layoffs(company: dict[str, list[str]]) -> Given:
    return burn(companies={0: company}, hands={0: ["layoffs", "fire:3:a"]}, options={"layoffs": "mass_firing"})


@rule("BR-3.30")
def test_in_the_other_reading_a_company_with_two_vice_presidents_lays_off_its_own_people() -> None:
    table = mass_layoffs({**TWO_VPS, "sales": ["brad_duke", "ned_tuttle"]}).play("play layoffs")
    assert table.legal_texts() == ["lay-off ned_tuttle", "lay-off tony_fuji"]
    assert table.refused("stop").reason == "layoffs-first"
    assert table.refused("lay-off ben_zhao").reason == "vps-stay"
    assert table.refused("end-turn").reason == "must-lay-off"
    table.play("lay-off tony_fuji", "stop")
    assert (people(table, 0), table.legal_texts()) == (["brad_duke", "ned_tuttle", "ben_zhao"], ["end-turn"])


@rule("BR-3.30")
def test_the_other_reading_needs_two_vice_presidents_and_somebody_to_lay_off() -> None:
    assert mass_layoffs({"sales": ["brad_duke", "ned_tuttle"]}).refused("play layoffs").reason == "too-few-vps"
    assert mass_layoffs(FOUR_VPS).refused("play layoffs").reason == "nobody-to-lay-off"
    assert mass_layoffs(FOUR_VPS).refused("play layoffs seat:1").reason == "other-reading"
