"""Who leads a department, and which cards that opens (BR-3.1 to BR-3.5, BR-3.9)."""

from __future__ import annotations

import pytest

from games.burn_rate.start_up import DEV, FINANCE, HR, SALES, burn, plays, row, skill
from kit import rule


@rule("BR-3.1", "BR-1.3")
@pytest.mark.parametrize(("head", "playable"), [(0, []), (1, []), (2, ["23"]), (3, ["23", "3"])])
def test_a_funding_is_playable_when_the_finance_heads_skill_is_on_it(head: int, playable: list[str]) -> None:
    table = burn(companies={0: {"finance": FINANCE[head]}}, hands={0: ["funding:23:15", "funding:3:15"]})
    assert plays(table) == [f"play funding:{skills}:15" for skills in playable]


@rule("BR-3.1", "BR-1.3")
@pytest.mark.parametrize(
    ("head", "playable"), [(0, ["0:x4", "01:x3", "012:x3"]), (1, ["01:x3", "012:x3"]), (2, ["012:x3"])]
)
def test_a_bad_idea_is_playable_when_the_targets_sales_head_is_on_it(head: int, playable: list[str]) -> None:
    hand = ["bad-idea:0:x4", "bad-idea:01:x3", "bad-idea:012:x3"]
    table = burn(companies={1: {"sales": SALES[head]}}, hands={0: hand})
    assert plays(table) == [f"play bad-idea:{idea} seat:1" for idea in playable]


@rule("BR-3.2")
def test_an_empty_department_is_open_to_everything_with_a_zero() -> None:
    table = burn(hands={0: ["funding:0123:5", "funding:123:5", "bad-idea:0:x1"]})
    assert plays(table) == ["play funding:0123:5:a", "play bad-idea:0:x1 seat:1"]


@rule("BR-3.4")
def test_a_vice_president_leads_over_a_better_manager() -> None:
    table = burn(companies={0: {"sales": ["gil_boniface", "lorna_spinks"]}})
    assert (skill(table, 0, "sales"), row(table, 0)["heads"]["sales"]["head"]) == (0, "lorna_spinks")


@rule("BR-3.4")
def test_the_best_manager_leads_without_a_vice_president() -> None:
    table = burn(companies={0: {"sales": ["ned_tuttle", "gil_boniface"]}})
    assert (skill(table, 0, "sales"), row(table, 0)["heads"]["sales"]["head"]) == (2, "gil_boniface")


@rule("BR-3.4")
def test_the_head_is_looked_at_anew_after_every_card() -> None:
    table = burn(
        companies={1: {"sales": ["gil_boniface"]}},
        hands={0: ["bad-hire:0:a", "bad-idea:0:x1"]},
        pool={"sales": "lorna_spinks"},
    )
    assert "play bad-idea:0:x1 seat:1" not in table.legal_texts()
    table.play("play bad-hire:0:a seat:1 sales")
    assert "play bad-idea:0:x1 seat:1" in table.legal_texts()


@rule("BR-3.5")
def test_somebody_hired_is_at_work_at_once() -> None:
    table = burn(hands={0: ["hire:0123:a", "funding:3:20"]}, pool={"finance": "ben_zhao"})
    table.play("play hire:0123:a finance", "play funding:3:20")
    assert row(table, 0)["bank"] == 120


@rule("BR-3.9")
def test_hire_and_fire_look_at_the_own_hr_head_whatever_the_person_does() -> None:
    table = burn(
        companies={0: {"hr": HR[1], "dev": DEV[3]}, 1: {"hr": HR[3]}},
        hands={0: ["hire:3:a", "hire:123:a", "fire:3:a", "fire:123:a"]},
        pool={"sales": "ned_tuttle", "finance": "paul_escudo", "hr": "omar_haddad", "dev": "tony_fuji"},
    )
    assert {text.split()[1] for text in plays(table)} == {"hire:123:a", "fire:123:a"}


@rule("BR-3.9")
def test_bad_hire_and_poach_look_at_the_targets_hr_head_whatever_the_person_does() -> None:
    table = burn(
        companies={0: {"hr": HR[3]}, 1: {"hr": HR[1], "dev": DEV[1]}},
        hands={0: ["bad-hire:0:a", "bad-hire:01:a", "poach:0:a", "poach:01:a"]},
    )
    assert {text.split()[1] for text in plays(table)} == {"bad-hire:01:a", "poach:01:a"}


@rule("BR-3.3", "BR-3.38")
def test_managers_and_vice_presidents_do_not_work_on_bad_ideas() -> None:
    table = burn(companies={0: {"dev": ["lars_iversen", "bud_fenwick"]}}, ideas={0: ["bad-idea:0:x1"]})
    assert row(table, 0)["payday"]["contractors_needed"] == 1
