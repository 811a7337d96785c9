"""Actions F and G: buying competence, Development and Legal, with the booklet's examples T14 to T25."""

from __future__ import annotations

import pytest

from games.power_struggle.company import BLUE, GREEN, RED, YELLOW, company, department, main
from kit import rule


@rule("PS-F1", "PS-7", "PS-9")
def test_t25_three_employees_of_several_units_are_one_influence() -> None:
    table = company(offices={"dev": [department(BLUE, 1), department(RED, 2)], "hr": [main(BLUE, 2)]})
    table.play("act influence", "dismiss dev:1", "dismiss hr:1", "dismiss hr:1", "commit")
    assert table.track(BLUE, "influence") == 1
    assert (table.units("dev"), table.units("hr")) == ([department(RED, 2)], [main(BLUE, 0)])


@rule("PS-F1")
def test_two_employees_are_too_few() -> None:
    assert company(offices={"dev": [department(BLUE, 2)]}).refused("act influence").reason == "too-few-employees"


@rule("PS-F2", "PS-E1")
def test_t23_a_main_department_costs_1_500_000() -> None:
    table = company(cash=[1_500_000, 0, 0, 0], offices={"leg": [department(RED)]})
    table.play("act main", "establish leg", "commit")
    assert (table.cash(BLUE), table.unit("leg:2"), table.track(BLUE, "main")) == (0, main(BLUE, 0), 1)


@rule("PS-F2")
def test_t23_with_1_450_000_it_is_illegal() -> None:
    assert company(cash=[1_450_000, 0, 0, 0]).refused("act main").reason == "no-money"


@rule("PS-F3")
def test_t24_counsel_costs_2_000_000_in_any_division() -> None:
    table = company(cash=[2_000_000, 0, 0, 0], heads={"ctl": RED})
    table.play("act counsel")
    assert table.may("consult") == ["dev", "hr", "com", "acc", "leg", "ctl"]
    table.play("consult ctl", "commit")
    assert (table.cash(BLUE), table.counsel(BLUE)) == (0, [0, 0, 0, 0, 0, 1])


@rule("PS-F4")
def test_t14_three_shares_cost_400_000() -> None:
    table = company(active=GREEN, starter=GREEN)
    table.play("act shares", "buy 3", "commit")
    assert (table.cash(GREEN), table.track(GREEN, "shares")) == (400_000, 3)
    assert table.view(-1)["stock"] == [2, 2, 1, 2, 2, 3, 3]


@rule("PS-F4")
@pytest.mark.parametrize(
    ("shares", "price"),
    [(1, 100_000), (2, 200_000), (3, 400_000), (4, 600_000), (5, 900_000), (6, 1_200_000), (7, 1_600_000)],
)
def test_t22_the_prices_of_the_certificates(shares: int, price: int) -> None:
    table = company(cash=[price, 0, 0, 0])
    table.play("act shares", f"buy {shares}", "commit")
    assert (table.cash(BLUE), table.track(BLUE, "shares")) == (0, shares)


@rule("PS-F4")
def test_t22_a_value_out_of_stock_cannot_be_bought() -> None:
    table = company(certificates=[[], [3, 3], [], []])
    table.play("act shares")
    assert table.refused("buy 3").reason == "out-of-stock"
    assert table.refused("buy 7").reason == "no-money"


@rule("PS-F4", "PS-G2")
def test_t15_accounting_at_motivation_1_gives_five_shares_for_400_000() -> None:
    table = company(motivation=1, privileges={"acc": (BLUE, "head")})
    table.play("act shares", "buy 5", "commit")
    assert (table.cash(BLUE), table.track(BLUE, "shares")) == (400_000, 5)


@rule("PS-G2")
@pytest.mark.parametrize(
    ("side", "motivation", "most"),
    [
        ("head", 4, 3),
        ("head", 3, 4),
        ("head", 0, 5),
        ("bribed", 6, 4),
        ("bribed", 2, 5),
        ("bribed", 1, 6),
        ("face_down", 0, 3),
    ],
)
def test_accounting_gives_more_shares_for_the_price_of_three(side: str, motivation: int, most: int) -> None:
    table = company(motivation=motivation, cash=[400_000, 0, 0, 0], privileges={"acc": (BLUE, side)})
    table.play("act shares")
    assert table.may("buy")[-1] == str(most)


@rule("PS-R13")
def test_the_certificate_paid_for_need_not_be_in_stock_and_fewer_extras_may_be_taken() -> None:
    table = company(
        motivation=0, cash=[400_000, 0, 0, 0], privileges={"acc": (BLUE, "head")}, certificates=[[], [3, 3], [], []]
    )
    table.play("act shares")
    assert table.may("buy") == ["1", "2", "4", "5"]
    table.play("buy 4")
    assert table.cash(BLUE) == 200_000


@rule("PS-R13")
def test_the_smallest_price_is_that_of_one_share() -> None:
    table = company(motivation=0, privileges={"acc": (BLUE, "bribed")})
    table.play("act shares", "buy 2")
    assert table.cash(BLUE) == 700_000


@rule("PS-G4")
def test_t17_development_bribed_takes_one_employee_each_from_three_players() -> None:
    offices = {
        "dev": [department(BLUE, 2), department(YELLOW, 2)], "com": [department(GREEN, 1)], "hr": [department(RED, 3)],
    }  # fmt: skip
    table = company(active=RED, offices=offices, privileges={"dev": (RED, "bribed")})
    table.play(
        "act development", "entice dev:1", "house hr:1", "entice dev:2", "house hr:1", "entice com:1", "house hr:1"
    )
    assert (table.unit("hr:1"), table.units("com")) == (department(RED, 6), [])
    assert table.units("dev") == [department(BLUE, 1), department(YELLOW, 1)]
    assert table.legal_texts() == ["commit"]


@rule("PS-G4")
def test_development_takes_one_employee_or_one_from_the_bank() -> None:
    table = company(offices={"dev": [department(BLUE, 1), department(RED, 2)]}, privileges={"dev": (BLUE, "head")})
    table.play("act development")
    assert table.legal_texts() == ["entice dev:2", "entice bank"]
    table.play("entice bank", "house dev:1")
    assert (table.unit("dev:1"), table.legal_texts()) == (department(BLUE, 2), ["commit"])


@rule("PS-G4")
def test_at_most_one_employee_from_each_opponent() -> None:
    table = company(offices={"dev": [department(BLUE, 1), department(RED, 5)]}, privileges={"dev": (BLUE, "bribed")})
    table.play("act development", "entice dev:2", "house dev:1")
    assert table.refused("entice dev:2").reason == "enticed-already"


@rule("PS-G4")
def test_development_bribed_takes_as_many_as_fit() -> None:
    table = company(offices={"dev": [department(BLUE, 5)]}, privileges={"dev": (BLUE, "bribed")})
    table.play("act development", "entice bank", "house dev:1")
    assert table.legal_texts() == ["commit"]


@rule("PS-R22")
def test_development_works_when_no_opponent_has_an_employee() -> None:
    table = company(offices={"dev": [department(BLUE, 1)]}, privileges={"dev": (BLUE, "bribed")})
    table.play("act development")
    assert table.legal_texts() == ["entice bank"]


@rule("PS-G4")
def test_t34_development_without_own_units_or_room_is_illegal() -> None:
    cards = {"dev": (BLUE, "head")}
    assert company(privileges=cards).refused("act development").reason == "no-room"
    full = company(privileges=cards, offices={"dev": [department(BLUE, 6)]})
    assert full.refused("act development").reason == "no-room"


@rule("PS-G7")
def test_t19_legal_dismisses_one_employee_for_one_influence() -> None:
    table = company(active=RED, offices={"dev": [department(RED, 3)]}, privileges={"leg": (RED, "head")})
    table.play("act legal", "dismiss dev:1", "commit")
    assert (table.unit("dev:1"), table.track(RED, "influence")) == (department(RED, 2), 1)


@rule("PS-G7", "PS-R20")
def test_legal_bribed_dismisses_two_for_two() -> None:
    table = company(offices={"dev": [department(BLUE, 3)]}, privileges={"leg": (BLUE, "bribed")})
    table.play("act legal", "dismiss dev:1", "dismiss dev:1", "commit")
    assert (table.unit("dev:1"), table.track(BLUE, "influence")) == (department(BLUE, 1), 2)


@rule("PS-G7", "PS-R20")
def test_t34_legal_bribed_with_one_employee_is_illegal() -> None:
    table = company(offices={"dev": [department(BLUE, 1)]}, privileges={"leg": (BLUE, "bribed")})
    assert table.refused("act legal").reason == "too-few-employees"


@rule("PS-S5")
def test_a_face_down_card_does_not_work() -> None:
    table = company(
        offices={"dev": [department(BLUE, 3)]}, privileges={"leg": (BLUE, "face_down"), "dev": (RED, "head")}
    )
    assert table.refused("act legal").reason == "card-face-down"
    assert table.refused("act development").reason == "no-card"
