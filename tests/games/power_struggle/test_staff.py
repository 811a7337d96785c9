"""Actions A and B: hiring and founding, with the booklet's examples T08, T09 and T18."""

from __future__ import annotations

import pytest

from games.power_struggle.company import BLUE, GREEN, RED, company, department, main
from kit import rule


@rule("PS-A1")
def test_t08_two_employees_are_hired() -> None:
    table = company(active=GREEN, offices={"dev": [department(GREEN, 3)], "hr": [department(GREEN, 1)]})
    table.play("act hire", "post dev:1", "post hr:1")
    assert (table.unit("dev:1"), table.unit("hr:1")) == (department(GREEN, 4), department(GREEN, 2))
    assert table.legal_texts() == ["commit"]


@rule("PS-A1", "PS-R9")
def test_both_must_be_placed_while_there_is_room() -> None:
    table = company(offices={"dev": [department(BLUE, 3)]})
    table.play("act hire", "post dev:1")
    assert table.legal_texts() == ["post dev:1"]


@rule("PS-A1")
def test_only_as_many_as_fit_are_hired() -> None:
    table = company(offices={"dev": [department(BLUE, 5), main(BLUE, 6)]})
    table.play("act hire", "post dev:1")
    assert table.legal_texts() == ["commit"]


@rule("PS-A1")
def test_hiring_without_room_is_illegal() -> None:
    table = company(offices={"dev": [department(BLUE, 6)], "hr": [department(RED, 1)]})
    assert table.refused("act hire").reason == "no-room"


@rule("PS-G6", "PS-R9")
@pytest.mark.parametrize(
    ("side", "motivation", "extra"),
    [
        ("head", 4, 0),
        ("head", 3, 1),
        ("head", 1, 2),
        ("bribed", 6, 1),
        ("bribed", 2, 2),
        ("bribed", 0, 3),
        ("face_down", 0, 0),
    ],
)
def test_human_resources_add_employees_that_are_optional(side: str, motivation: int, extra: int) -> None:
    table = company(offices={"dev": [department(BLUE, 1)]}, motivation=motivation, privileges={"hr": (BLUE, side)})
    table.play("act hire", "post dev:1", "post dev:1")
    assert "commit" in table.legal_texts()
    table.play(*["post dev:1"] * extra)
    assert (table.unit("dev:1"), table.legal_texts()) == (department(BLUE, 3 + extra), ["commit"])


@rule("PS-B1", "PS-R10", "PS-7")
def test_t09_seven_own_employees_found_two_departments() -> None:
    table = company(
        active=GREEN, offices={"dev": [department(GREEN, 3)], "com": [department(GREEN, 3), department(GREEN, 3)]}
    )
    table.play("act found", *["lift dev:1"] * 3, *["lift com:1"] * 2, "settle acc")
    table.play(*["lift com:2"] * 2, "settle leg", "commit")
    assert (table.unit("acc:1"), table.unit("leg:1")) == (department(GREEN, 4), department(GREEN, 1))
    assert (table.units("dev"), table.units("com")) == ([], [department(GREEN, 1), department(GREEN, 1)])


@rule("PS-B1")
def test_at_least_two_are_lifted() -> None:
    table = company(offices={"dev": [department(BLUE, 3)]})
    table.play("act found", "lift dev:1")
    assert table.refused("settle hr").reason == "too-few-lifted"
    assert table.refused("commit").reason == "not-finished"


@rule("PS-R10")
def test_at_most_six_are_lifted_and_five_remain() -> None:
    table = company(offices={"dev": [department(BLUE, 5), department(BLUE, 5)]})
    table.play("act found", *["lift dev:1"] * 5, "lift dev:1")
    assert table.refused("lift dev:1").reason == "enough-lifted"
    table.play("settle hr")
    assert table.unit("hr:1") == department(BLUE, 5)


@rule("PS-R10", "PS-9")
def test_an_emptied_department_closes_before_the_new_one_is_founded() -> None:
    offices = {"dev": [department(BLUE, 2), *[department(RED)] * 5]}
    table = company(offices=offices)
    table.play("act found", "lift dev:1", "lift dev:1", "settle dev")
    assert table.unit("dev:6") == department(BLUE, 1)


@rule("PS-R10")
def test_the_second_department_takes_nobody_from_the_first() -> None:
    table = company(offices={"dev": [department(BLUE, 6)]})
    table.play("act found", *["lift dev:1"] * 3, "settle hr", "lift dev:1")
    assert table.refused("lift hr:1").reason == "just-founded"


@rule("PS-R10")
def test_a_mark_moves_up_with_its_department() -> None:
    table = company(offices={"dev": [department(BLUE, 1), department(BLUE, 4)]})
    table.play("act found", "lift dev:2", "lift dev:2", "settle dev", "lift dev:1")
    assert table.units("dev") == [department(BLUE, 2), department(BLUE, 1)]
    assert table.refused("lift dev:2").reason == "just-founded"


@rule("PS-B1")
def test_founding_needs_two_employees() -> None:
    assert company(offices={"dev": [department(BLUE, 1)]}).refused("act found").reason == "too-few-employees"


@rule("PS-B1")
def test_main_departments_give_employees_too_and_stay_open() -> None:
    table = company(offices={"dev": [main(BLUE, 2)]})
    table.play("act found", "lift dev:1", "lift dev:1", "settle hr", "commit")
    assert (table.unit("dev:1"), table.unit("hr:1")) == (main(BLUE, 0), department(BLUE, 1))


@rule("PS-B2")
def test_a_department_with_new_staff_has_one_employee() -> None:
    table = company()
    table.play("act open", "open leg", "commit")
    assert table.unit("leg:1") == department(BLUE, 1)


@rule("PS-B2", "PS-7")
def test_any_number_of_own_employees_may_follow() -> None:
    table = company(offices={"dev": [department(BLUE, 2)], "hr": [department(BLUE, 6)]})
    table.play("act open", "open leg", "bring dev:1", "bring dev:1", *["bring hr:1"] * 3)
    assert (table.unit("leg:1"), table.units("dev")) == (department(BLUE, 6), [])
    assert table.legal_texts() == ["commit"]


@rule("PS-B2", "PS-G6")
def test_t18_human_resources_bribed_at_motivation_1_makes_four_employees() -> None:
    cards = {"hr": (GREEN, "bribed")}
    table = company(active=GREEN, motivation=1, privileges=cards, offices={"acc": [department(RED)]})
    table.play("act open", "open acc", "extra", "extra", "extra", "commit")
    assert table.unit("acc:2") == department(GREEN, 4)


@rule("PS-G6")
def test_without_human_resources_there_is_no_extra_employee() -> None:
    table = company(offices={"dev": [department(BLUE, 3)]})
    table.play("act open", "open acc")
    assert table.refused("extra").reason == "nothing-extra"


@rule("PS-B2")
def test_the_new_department_follows_when_offices_move_up() -> None:
    table = company(offices={"dev": [department(BLUE, 1)]})
    table.play("act open", "open dev", "bring dev:1", "commit")
    assert table.units("dev") == [department(BLUE, 2)]
