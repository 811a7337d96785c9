"""What the coach of Burn Rate says at tables set up by hand."""

from __future__ import annotations

from boardroom.core.coach import RISK, Reason
from boardroom.core.shapes import Param
from games.burn_rate.start_up import DEV, FINANCE, GAME, HR, SALES, burn
from kit import given, rule
from kit.coached import all_said, shown


@rule("BR-3.0")
def test_a_card_that_fits_cannot_be_played_any_more_by_whoever_discarded() -> None:
    table = burn(hands={0: ["funding:0123:5:a", "release:3:a"]}, companies={0: {"finance": FINANCE[1]}})
    before = all_said(table, "discard funding:0123:5:a")
    after = all_said(table.play("discard release:3:a"), "discard funding:0123:5:a")
    assert before[0].endswith("could be played now.") and before[0].startswith("-")
    assert after[0].endswith("could be played in your next turn.") and after[0].startswith("·")


@rule("BR-3.4")
def test_who_leads_nothing_is_not_said_to_have_no_skill() -> None:
    table = burn(hands={0: ["hire:0123:a"]}, companies={0: {"finance": FINANCE[2]}}, pool={"finance": "mary_delany"})
    assert "- Finance: with Mary DeLany your skill stays at 2." in all_said(table, "play hire:0123:a finance")


@rule("BR-1.8")
def test_more_money_than_one_can_use_is_hardly_a_reason() -> None:
    said = all_said(burn(hands={0: ["funding:0123:5:a"]}, companies={0: {"sales": SALES[1]}}), "play funding:0123:5:a")
    assert said == ["+ $5 more; even without it your money lasts for nine paydays and longer."]


@rule("BR-1.5", "BR-1.11")
def test_an_engineer_who_goes_is_missed() -> None:
    table = burn(hands={0: ["fire:123:a"]}, companies={0: {"hr": HR[1], "dev": [*DEV[1], "tony_fuji"]}})
    said = all_said(table, "play fire:123:a tony_fuji")
    assert {"+ Your payday costs $2 instead of $3.", "- One engineer less: a BAD IDEA could cost you more."} <= set(
        said
    )


@rule("BR-1.6", "BR-1.11")
def test_an_engineer_forced_upon_a_rival_works_for_that_rival() -> None:
    table = burn(hands={0: ["bad-hire:0:a"]}, pool={"dev": "tony_fuji"})
    assert "- B gains an engineer, who can work on BAD IDEAS." in all_said(table, "play bad-hire:0:a seat:1 dev")


@rule("BR-1.9", "BR-1.11")
def test_an_idea_that_costs_the_richest_nothing_is_no_blow_to_the_richest() -> None:
    table = burn(hands={0: ["bad-idea:0:x1"]}, companies={1: {"dev": ["tony_fuji"]}}, bank=[50, 80])
    said = all_said(table, "play bad-idea:0:x1 seat:1")
    assert said[0].startswith("- B has engineers to spare for it") and "not be free for the next" in said[0]
    assert not [sentence for sentence in said if "as much money" in sentence]


@rule("BR-3.0")
def test_in_the_draft_only_the_salary_is_told_and_no_long_row_of_paydays() -> None:
    table = given("burn-rate", seats=2, phase="draft", companies={0: {}, 1: {}}, pool={"finance": "mary_delany"})
    assert "· Salary: $1 at every payday." in all_said(table, "take finance")
    assert not [sentence for sentence in all_said(table, "take finance") if "A payday costs" in sentence]


@rule("BR-1.12")
def test_what_a_payday_costs_is_told_once_and_how_long_the_money_lasts_only_where_it_is_short() -> None:
    company, pool = {0: {"finance": FINANCE[2]}}, {"finance": "mary_delany"}
    rich = burn(hands={0: ["hire:0123:a"]}, companies=company, pool=pool)
    poor = burn(hands={0: ["hire:0123:a"]}, companies=company, pool=pool, bank=[9, 80])
    said = [shown(table, "play hire:0123:a finance") for table in (rich, poor)]
    assert [sum("payday costs" in sentence for sentence in sentences) for sentences in said] == [1, 1]
    assert ["· The $9 in your bank last for 3 paydays." in sentences for sentences in said] == [False, True]


@rule("BR-3.0", "BR-3.6")
def test_of_a_second_discard_it_is_said_whether_it_could_be_played_in_the_next_turn() -> None:
    table = burn(hands={0: ["funding:23:10:a", "release:3:a"]})
    discard = "discard funding:23:10:a"
    assert all_said(table, discard)[0] == "+ FUNDING +$10 (skill 2 or 3) cannot be played now anyway."
    table.play("discard release:3:a")
    assert (
        all_said(table, discard)[0]
        == "+ As it stands, FUNDING +$10 (skill 2 or 3) could not be played in your next turn either."
    )


@rule("BR-3.20")
def test_a_short_purse_is_no_reason_against_a_choice_that_does_not_touch_it() -> None:
    table = burn(
        hands={0: ["hire:0123:a", "bad-idea:0:x1"]},
        companies={0: {"hr": HR[1], "finance": FINANCE[1]}},
        pool={"finance": "paul_escudo"},
        bank=[3, 80],
    )
    said = [all_said(table, choice) for choice in ("play bad-idea:0:x1 seat:1", "play hire:0123:a finance")]
    assert ["does not last for another one" in " ".join(sentences) for sentences in said] == [False, True]


@rule("BR-1.11", "BR-1.12")
def test_a_contractor_less_and_a_salary_more_are_told_as_a_sum() -> None:
    table = burn(
        ideas={0: ["bad-idea:0:x1"]},
        hands={0: ["hire:0123:a"]},
        companies={0: {"hr": HR[1]}},
        pool={"dev": "tony_fuji"},
    )
    said = all_said(table, "play hire:0123:a dev")
    assert said[:2] == [
        "+ One contractor less: $3 saved at every payday.",
        "+ All in all, your payday costs $2 instead of $4.",
    ]


@rule("BR-1.8")
def test_money_for_a_first_payday_is_said_in_words() -> None:
    table = burn(
        hands={0: ["funding:0123:5:a"]}, companies={0: {"finance": FINANCE[3], "sales": SALES[1]}}, bank=[1, 80]
    )
    assert "+ $5 more: your money lasts for 2 paydays instead of none." in all_said(table, "play funding:0123:5:a")
    assert "au lieu d’aucune." in all_said(table, "play funding:0123:5:a", "fr")[0]


def test_a_count_beside_all_worlds_says_of_how_many() -> None:
    told: dict[str, Param] = {"department": "sales", "often": "always", "count": 40, "worlds": 40}
    some, none = (Reason("exposes", {**told, "before": before}, RISK) for before in (34, 0))
    assert GAME.because(some, "en").endswith(" in all worlds that fit what you have seen, instead of in 34 of 40.")
    assert GAME.because(some, "fr").endswith(" dans tous les cas possibles, au lieu de 34 sur 40.")
    assert GAME.because(none, "fr").endswith(" dans tous les cas possibles, au lieu d’aucun.")
