"""The worked examples of the rulebook, under their own names."""

from __future__ import annotations

from games.burn_rate.start_up import DEV, HR, SALES, burn, face_up, people, plays, row, skill
from kit import given, rule


@rule("BR-2.1", "BR-1.3", "BR-1.4")
def test_hire_123_with_a_head_of_skill_1_is_allowed() -> None:
    table = burn(companies={0: {"hr": HR[1]}}, hands={0: ["hire:123"]}, pool={"dev": "tony_fuji"})
    table.play("play hire:123:a dev")
    assert people(table, 0) == ["chet_dubois", "tony_fuji"]


@rule("BR-2.2", "BR-3.1")
def test_a_bad_idea_0_is_refused_by_a_sales_head_of_skill_2() -> None:
    table = burn(companies={1: {"sales": SALES[2]}}, hands={0: ["bad-idea:0:x1"]})
    assert table.refused("play bad-idea:0:x1 seat:1").reason == "skill-too-high"


@rule("BR-2.3", "BR-3.2", "BR-3.3")
def test_a_release_0123_is_played_without_anybody_in_development() -> None:
    table = burn(ideas={0: ["bad-idea:0:x1"]}, hands={0: ["release:0123"]})
    table.play("play release:0123:a bad-idea:0:x1")
    assert table.table["ideas"][0] == []


@rule("BR-3.3", "BR-3.33")
def test_seven_people_two_of_them_engineers_and_nobody_else_in_development_leave_it_empty() -> None:
    company = {
        "sales": ["ned_tuttle", "gil_boniface"],
        "finance": ["mary_delany"],
        "hr": ["martin_able", "chet_dubois"],
        "dev": ["tony_fuji", "kim_sato"],
    }
    table = burn(companies={0: company})
    assert (skill(table, 0, "dev"), row(table, 0)["heads"]["dev"]["head"]) == (0, None)
    assert row(table, 0)["payday"]["engineers"] == 2


@rule("BR-2.4", "BR-1.11", "BR-3.17", "BR-3.16")
def test_two_engineers_with_x1_and_x3_need_two_contractors_and_none_after_releasing_x3() -> None:
    table = burn(
        companies={0: {"dev": [*DEV[1], "tony_fuji", "kim_sato"]}},
        ideas={0: ["bad-idea:01:x1", "bad-idea:01:x3"]},
        hands={0: ["release:123"]},
    )
    assert row(table, 0)["payday"]["contractors_needed"] == 2
    table.play("play release:123:a bad-idea:01:x3")
    assert row(table, 0)["payday"]["contractors_needed"] == 0


@rule("BR-3.0", "BR-3.35")
def test_in_the_draft_zhao_is_taken_and_delany_turned_up() -> None:
    pool = {"hr": "martin_able", "sales": "brad_duke", "dev": "tony_fuji", "finance": "ben_zhao"}
    table = given("burn-rate", phase="draft", pool=pool, piles={"finance": ["mary_delany"]})
    table.play("take finance")
    assert (people(table, 0), face_up(table, "finance"), table.seat) == (["ben_zhao"], "mary_delany", 1)


@rule("BR-3.2")
def test_an_empty_department_counts_as_skill_zero() -> None:
    table = given("burn-rate", companies={0: {"sales": []}}, hands={1: ["bad-idea:0:x1"]}, seat=1)
    assert "play bad-idea:0:x1 seat:0" in table.legal_texts()
    assert plays(table) == ["play bad-idea:0:x1 seat:0"]
