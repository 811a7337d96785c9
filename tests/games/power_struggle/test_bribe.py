"""Action E: PS-P1 to PS-P5, with the booklet's example T13."""

from __future__ import annotations

from typing import Any

import pytest

from games.power_struggle.company import BLUE, GALLERY, GREEN, RED, YELLOW, Company, company, department
from kit import rule

CARDS = {"ctl": (YELLOW, "head"), "chairman": (RED, "head"), "dev": (YELLOW, "face_down"), "hr": (BLUE, "head")}


def office(**table: Any) -> Company:
    offices = {"acc": [department(YELLOW, 2), department(RED, 2), department(YELLOW, 1)]}
    return company(**{"active": GREEN, "starter": GREEN, "privileges": CARDS, "offices": offices, **table})


def offer(card: str, notes: int) -> list[str]:
    """Puts so many notes of 50,000 into the envelope and sends it."""
    return [f"offer {card}", f"coarse {notes // 10}", f"fine {notes % 10}", "commit"]


@rule("PS-P1", "PS-P3", "PS-P4", "PS-P5", "PS-R15")
def test_t13_yellow_refuses_red_accepts_and_yellow_loses_an_employee() -> None:
    table = office().play("act bribe", *offer("ctl", 2), "refuse", *offer("chairman", 7), "accept")
    assert table.units("acc")[0] == department(YELLOW, 2)  # not yet lost
    table.play("fire acc:1", "commit")
    assert [table.track(seat, "corruption") for seat in (GREEN, RED, YELLOW)] == [1, 1, 0]
    assert (table.cash(GREEN), table.cash(RED), table.cash(YELLOW)) == (450_000, 1_150_000, 800_000)
    assert table.card("chairman") == (GREEN, "bribed")
    assert table.unit("acc:1") == department(YELLOW, 1)


@rule("PS-P1")
def test_any_card_of_another_player_may_be_named_and_ones_own_may_not() -> None:
    table = office(privileges={**CARDS, "leg": (GREEN, "head"), "com": (BLUE, "head"), "acc": (BLUE, "head")})
    table.play("act bribe")
    assert table.may("offer") == ["dev", "hr", "com", "acc", "ctl", "chairman"]
    assert table.refused("offer leg").reason == "own-card"


@rule("PS-P1")
def test_a_sum_is_two_choices_between_50_000_and_ones_money() -> None:
    table = office().play("act bribe", "offer ctl")
    assert table.may("coarse") == ["0", "1"]
    table.play("coarse 1")
    assert table.may("fine") == ["0", "1", "2", "3", "4", "5", "6"]


@rule("PS-R29")
def test_an_offer_is_at_most_one_note_less_than_all_the_notes_in_the_box() -> None:
    table = office(cash=[800_000, 800_000, 30_000_000, 800_000]).play("act bribe", "offer ctl")
    assert table.may("coarse")[-1] == "39"
    table.play("coarse 39", "fine 9", "commit")
    assert table.view(YELLOW)["prompt"]["params"]["sum"] == 19_950_000


@rule("PS-P1")
def test_nothing_is_no_sum() -> None:
    table = office().play("act bribe", "offer ctl", "coarse 0")
    assert table.refused("fine 0").reason == "sum-too-low"


@rule("PS-P1")
def test_without_money_nobody_is_bribed() -> None:
    assert office(cash=[800_000, 800_000, 0, 800_000]).refused("act bribe").reason == "no-money"


@rule("PS-P1")
def test_the_attempt_scores_at_once_and_only_once() -> None:
    table = office().play("act bribe", *offer("ctl", 2))
    assert table.track(GREEN, "corruption") == 1
    table.play("refuse", *offer("chairman", 2))
    assert table.track(GREEN, "corruption") == 1


@rule("PS-P2", "PS-S7")
def test_the_target_decides_and_sees_the_sum() -> None:
    table = office().play("act bribe", *offer("ctl", 13))
    assert (table.seat, table.legal_texts()) == (YELLOW, ["accept", "refuse"])
    assert table.view(YELLOW)["prompt"]["params"]["sum"] == 650_000
    assert table.view(YELLOW)["in_hand"]["offer"]["sum"] == 650_000
    assert table.view(RED)["in_hand"]["offer"]["sum"] is None
    assert "650000" not in str(table.view(GALLERY))


@rule("PS-S7")
def test_nobody_else_sees_money_counted() -> None:
    table = office().play("act bribe", "offer ctl", "coarse 1")
    assert table.shown(YELLOW, "sum_counted") == [{"kind": "sum_counted", "seat": GREEN}]
    assert table.view(YELLOW)["in_hand"]["offer"]["sum"] is None
    assert table.view(GREEN)["in_hand"]["offer"]["sum"] == 500_000


@rule("PS-P3")
def test_a_face_down_card_stays_face_down() -> None:
    table = office().play("act bribe", *offer("dev", 1), "accept")
    assert table.card("dev") == (GREEN, "face_down")


@rule("PS-P3")
@pytest.mark.parametrize("side", ["head", "bribed"])
def test_a_face_up_card_lies_bribed_side_up_even_for_its_own_head(side: str) -> None:
    table = office(heads={"ctl": GREEN}, privileges={**CARDS, "ctl": (YELLOW, side)})
    table.play("act bribe", *offer("ctl", 1), "accept")
    assert table.card("ctl") == (GREEN, "bribed")


@rule("PS-P3")
def test_acceptance_ends_the_action() -> None:
    table = office().play("act bribe", *offer("ctl", 1), "accept")
    assert (table.seat, table.table["phase"]) == (RED, "act")


@rule("PS-P4")
def test_a_second_offer_for_the_same_card_must_be_higher() -> None:
    table = office().play("act bribe", *offer("ctl", 4), "refuse", "offer ctl", "coarse 0")
    assert table.may("fine") == ["5", "6", "7", "8", "9"]
    assert table.refused("fine 4").reason == "sum-too-low"


@rule("PS-P4")
def test_a_second_offer_for_another_card_may_be_any_sum() -> None:
    table = office().play("act bribe", *offer("ctl", 4), "refuse", "offer dev", "coarse 0")
    assert table.may("fine") == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]


@rule("PS-P4")
def test_all_ones_money_refused_cannot_be_raised() -> None:
    table = office(cash=[0, 0, 100_000, 0]).play("act bribe", *offer("ctl", 2), "refuse")
    assert table.refused("offer ctl").reason == "not-higher"


@rule("PS-P4", "PS-P5")
def test_the_briber_may_stop_after_a_refusal() -> None:
    table = office().play("act bribe", *offer("ctl", 4), "refuse", "stop")
    assert (table.cash(GREEN), table.may("fire")) == (800_000, ["acc:1", "acc:3"])


@rule("PS-P5")
def test_two_refusals_of_one_player_cost_one_employee() -> None:
    table = office().play("act bribe", *offer("ctl", 4), "refuse", *offer("ctl", 5), "refuse", "fire acc:1")
    assert table.legal_texts() == ["commit"]


@rule("PS-P5")
def test_whoever_accepts_the_second_offer_loses_nobody() -> None:
    table = office().play("act bribe", *offer("ctl", 4), "refuse", *offer("dev", 1), "accept")
    assert (table.seat, table.table["phase"]) == (RED, "act")


@rule("PS-P5")
def test_two_refusers_lose_an_employee_each() -> None:
    table = office().play("act bribe", *offer("ctl", 4), "refuse", *offer("chairman", 1), "refuse")
    assert table.may("fire") == ["acc:1", "acc:2", "acc:3"]
    table.play("fire acc:2")
    assert table.may("fire") == ["acc:1", "acc:3"]


@rule("PS-P5", "PS-7")
def test_the_loss_may_close_a_department() -> None:
    table = office().play("act bribe", *offer("ctl", 4), "refuse", "stop", "fire acc:3", "commit")
    assert len(table.units("acc")) == 2


@rule("PS-P5")
def test_a_refuser_without_employees_loses_none() -> None:
    table = office(offices={}).play("act bribe", *offer("ctl", 4), "refuse", "stop")
    assert (table.seat, table.table["phase"]) == (RED, "act")


@rule("PS-R24")
def test_the_money_in_the_envelope_is_reserved_until_the_answer() -> None:
    table = office().play("act bribe", *offer("ctl", 16))
    assert table.seat == YELLOW  # the briber can do nothing else with it meanwhile
    table.play("accept")
    assert (table.cash(GREEN), table.cash(YELLOW)) == (0, 1_600_000)


@rule("PS-S7")
def test_everybody_knows_bounds_for_everybodys_money() -> None:
    table = office().play("act bribe", *offer("ctl", 7), "accept")
    rows = table.view(RED)["seats"]
    assert rows[GREEN]["cash"] == {"low": 0, "high": 750_000}
    assert rows[YELLOW]["cash"] == {"low": 850_000, "high": 1_600_000}
    assert table.view(YELLOW)["seats"][GREEN]["cash"] == {"low": 450_000, "high": 450_000}
    assert table.view(RED)["offers"][0]["sum"] is None
    assert table.view(YELLOW)["offers"][0]["sum"] == 350_000
