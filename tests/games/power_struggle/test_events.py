"""The events of a service round: PS-E1 to PS-E9, with the booklet's bonus of 1,150,000 and 1,950,000."""

from __future__ import annotations

from typing import Any

import pytest

from games.power_struggle.company import BLUE, GALLERY, GREEN, RED, YELLOW, Company, company, department, main
from kit import rule


def turned(card: str, options: dict[str, Any] | None = None, **table: Any) -> Company:
    """The event has just been turned in round 1."""
    stack = [
        card,
        *[other for other in ("coffee", "chairs", "printer", "bonus", "parking", "meeting") if other != card],
    ]
    return company(stage="event", stack=stack, options=options, **table)


RED_OF_THE_EXAMPLE: dict[str, Any] = {
    "certificates": [[], [], [], [1, 4]],
    "offices": {"dev": [department(RED), department(RED)], "hr": [department(RED), main(RED)]},
    "board": [RED],
    "chairman": RED,
}


@rule("PS-E1")
def test_t07_the_bonus_of_1_150_000() -> None:
    table = turned("bonus", **RED_OF_THE_EXAMPLE)
    assert table.cash(RED) - 800_000 == 1_150_000


@rule("PS-E1", "PS-G3")
def test_t16_the_bonus_of_1_950_000_with_controlling_bribed_at_motivation_1() -> None:
    table = turned("bonus", motivation=1, privileges={"ctl": (RED, "bribed")}, **RED_OF_THE_EXAMPLE)
    assert table.cash(RED) - 800_000 == 1_950_000


@rule("PS-E1")
def test_divisional_heads_bring_no_bonus() -> None:
    table = turned("bonus", heads={"dev": BLUE, "hr": BLUE})
    assert table.cash(BLUE) == 800_000


@rule("PS-G3")
@pytest.mark.parametrize(
    ("side", "motivation", "each"),
    [
        ("head", 6, 0), ("head", 5, 0), ("head", 4, 50_000), ("head", 3, 50_000), ("head", 2, 100_000), ("head", 0, 100_000),
        ("bribed", 6, 100_000), ("bribed", 3, 100_000), ("bribed", 2, 150_000), ("bribed", 1, 200_000),
        ("bribed", 0, 200_000),
        ("face_down", 0, 0),
    ],
)  # fmt: skip
def test_controlling_adds_for_each_department(side: str, motivation: int, each: int) -> None:
    offices = {"dev": [department(BLUE), main(BLUE)]}
    table = turned("bonus", motivation=motivation, offices=offices, privileges={"ctl": (BLUE, side)})
    assert table.cash(BLUE) - 800_000 == 300_000 + 2 * each


@rule("PS-E3", "PS-R4")
@pytest.mark.parametrize(
    ("card", "before", "after"), [("coffee", 6, 5), ("frozen_bonus", 2, 0), ("fire_drill", 5, 6), ("boss_away", 1, 2)]
)
def test_motivation_moves_and_stays_between_0_and_6(card: str, before: int, after: int) -> None:
    assert turned(card, motivation=before).table["motivation"] == after


@rule("PS-E4")
def test_the_starter_pays_everybody_for_the_moron() -> None:
    table = turned("moron_1", starter=GREEN)
    assert table.table["cash"] == [900_000, 900_000, 500_000, 900_000]


@rule("PS-E4", "PS-E9")
def test_the_bank_pays_what_the_moron_lacks_and_he_shows_his_money() -> None:
    table = turned("moron_1", starter=GREEN, cash=[0, 0, 150_000, 0])
    assert table.table["cash"] == [100_000, 100_000, 0, 100_000]
    assert ["shown", GREEN, 150_000] in table.table["ledger"]


@rule("PS-R5")
def test_the_starter_pays_for_the_moron_even_without_office_and_card() -> None:
    table = turned("moron_1", starter=GREEN, heads={"com": RED}, privileges={"com": (BLUE, "bribed")})
    assert table.cash(GREEN) == 500_000


@rule("PS-R5")
def test_option_moron_payer_makes_the_present_head_pay() -> None:
    table = turned("moron_1", {"moron_payer": "com_head"}, starter=GREEN, heads={"com": RED})
    assert (table.cash(GREEN), table.cash(RED)) == (900_000, 500_000)


@rule("PS-R5")
def test_option_moron_payer_with_a_vacant_office_makes_nobody_pay() -> None:
    table = turned("moron_1", {"moron_payer": "com_head"}, starter=GREEN)
    assert table.table["cash"] == [800_000] * 4


@rule("PS-E5")
def test_t30_a_scandal_topples_the_chairman() -> None:
    table = turned("scandal_1", chairman=RED, privileges={"chairman": (GREEN, "bribed")})
    assert (table.table["chairman"], table.cash(RED)) == (-1, 1_000_000)
    assert table.card("chairman") == (GREEN, "face_down")


@rule("PS-E5", "PS-M0")
def test_t30_a_fallen_chairmans_card_cannot_be_used_at_the_next_opening() -> None:
    table = company(
        stage="event", round=5, privileges={"chairman": (GREEN, "face_down")}, board=[RED], heads={"com": BLUE}
    )
    assert table.table["phase"] == "sort"


@rule("PS-R6")
def test_a_scandal_without_a_chairman_does_nothing() -> None:
    table = turned("scandal_1", privileges={"chairman": (GREEN, "head")})
    assert (table.card("chairman"), table.table["cash"]) == ((GREEN, "head"), [800_000] * 4)


@rule("PS-E6", "PS-R7")
def test_chairman_and_heads_pay_for_the_birthday_but_not_communications() -> None:
    table = turned("birthday_1", chairman=RED, heads={"dev": RED, "hr": BLUE, "com": GREEN, "acc": GREEN})
    assert table.table["cash"] == [700_000, 800_000, 700_000, 600_000]


@rule("PS-E7", "PS-R8")
def test_the_board_pays_for_the_summer_party_and_the_chairman_does_not() -> None:
    table = turned("party", chairman=RED, board=[BLUE, YELLOW, BLUE])
    assert table.table["cash"] == [600_000, 700_000, 800_000, 800_000]


@rule("PS-E8")
def test_nothing_happens_on_the_company_outing() -> None:
    table = turned("outing", chairman=RED, board=[BLUE], heads={"dev": RED})
    assert (table.table["cash"], table.table["motivation"]) == ([800_000] * 4, 6)


@rule("PS-E9", "PS-S7")
def test_whoever_cannot_pay_shows_all_money_and_pays_that() -> None:
    table = turned("party", board=[BLUE, BLUE, BLUE], cash=[250_000, 0, 0, 0])
    assert table.cash(BLUE) == 0
    assert table.view(GALLERY)["seats"][BLUE]["cash"] == {"low": 0, "high": 0}
    assert ["shown", BLUE, 250_000] in table.table["ledger"]


@rule("PS-E9")
def test_whoever_can_just_pay_shows_nothing() -> None:
    table = turned("party", board=[BLUE, BLUE], cash=[200_000, 0, 0, 0])
    assert table.table["ledger"] == [["paid", BLUE, 200_000]]


@rule("PS-12")
def test_an_event_is_turned_each_round_and_shown_to_all() -> None:
    table = company(offices={"acc": [department(seat, 2) for seat in range(4)]}, round=1)
    table.round_of(*[f"act hire, post acc:{seat + 1}, post acc:{seat + 1}" for seat in range(4)])
    assert table.view(GALLERY)["turned"] == ["coffee", "chairs"]
    assert table.shown(GALLERY, "turned") == [{"kind": "turned", "seat": BLUE, "happening": "chairs", "round": 2}]
