"""Actions C and D: moving, merging and resigning, with the booklet's examples T10, T11 and T12."""

from __future__ import annotations

from games.power_struggle.company import BLUE, GREEN, RED, YELLOW, company, department, main
from kit import rule


@rule("PS-C1")
def test_one_department_moves_whole_to_another_division() -> None:
    table = company(offices={"dev": [department(BLUE, 5), department(RED, 2)], "hr": [department(RED)]})
    table.play("act move", "shift dev:1", "to hr", "commit")
    assert (table.units("dev"), table.unit("hr:2")) == ([department(RED, 2)], department(BLUE, 5))


@rule("PS-C1", "PS-R11")
def test_two_departments_move_one_after_the_other() -> None:
    table = company(offices={"dev": [department(BLUE, 5), department(BLUE, 2)]})
    table.play("act move", "shift dev:1", "to hr")
    assert table.may("shift") == ["dev:1"]
    table.play("shift dev:1", "to hr")
    assert table.units("hr") == [department(BLUE, 5), department(BLUE, 2)]
    assert table.legal_texts() == ["commit"]


@rule("PS-R11")
def test_the_same_department_never_moves_twice() -> None:
    table = company(offices={"dev": [department(BLUE, 5), department(BLUE, 2)]})
    table.play("act move", "shift dev:1", "to hr")
    assert table.refused("shift hr:1").reason == "just-moved"


@rule("PS-R11")
def test_a_unit_never_moves_within_its_division() -> None:
    table = company(offices={"dev": [department(BLUE, 5)]})
    table.play("act move", "shift dev:1")
    assert table.refused("to dev").reason == "same-division"


@rule("PS-C1")
def test_one_main_department_moves_alone() -> None:
    table = company(offices={"dev": [main(BLUE, 1), department(BLUE, 2)]})
    table.play("act move", "shift dev:1", "to hr")
    assert (table.unit("hr:1"), table.legal_texts()) == (main(BLUE, 1), ["commit"])


@rule("PS-C1")
def test_a_main_department_is_no_second_move() -> None:
    table = company(offices={"dev": [main(BLUE, 1), department(BLUE, 2), department(BLUE, 1)]})
    table.play("act move", "shift dev:2", "to hr")
    assert table.refused("shift dev:1").reason == "not-a-department"


@rule("PS-C2")
def test_t10_two_departments_with_six_employees_make_a_main_department_of_four() -> None:
    offices = {"dev": [department(GREEN, 3)], "com": [department(YELLOW), department(GREEN, 2), department(GREEN, 3)]}
    table = company(active=GREEN, offices=offices)
    table.play("act merge", "join com:3", "with dev:1", "onto dev:1", "commit")
    assert (table.unit("dev:1"), table.unit("com:3")) == (main(GREEN, 4), None)
    assert table.track(GREEN, "main") == 1


@rule("PS-C2")
def test_surplus_over_six_goes_to_the_bank() -> None:
    table = company(offices={"dev": [department(BLUE, 6), department(BLUE, 6)]})
    table.play("act merge", "join dev:1", "with dev:2", "onto dev:2", "commit")
    assert table.units("dev") == [main(BLUE, 6)]


@rule("PS-C2")
def test_both_may_move_to_a_new_office() -> None:
    table = company(
        offices={"dev": [department(BLUE, 1), department(RED)], "hr": [department(BLUE, 1)], "acc": [department(RED)]}
    )
    table.play("act merge", "join dev:1", "with hr:1", "into acc", "commit")
    assert (table.unit("acc:2"), table.units("dev"), table.units("hr")) == (main(BLUE, 0), [department(RED)], [])


@rule("PS-R19")
def test_a_full_division_takes_a_merger_of_one_of_its_own() -> None:
    table = company(offices={"dev": [department(BLUE, 2), *[department(RED)] * 5], "hr": [department(BLUE, 2)]})
    table.play("act merge", "join dev:1", "with hr:1")
    assert "dev" in table.may("into")
    table.play("into dev", "commit")
    assert table.unit("dev:6") == main(BLUE, 2)


@rule("PS-C2")
def test_a_main_department_is_never_merged() -> None:
    table = company(offices={"dev": [main(BLUE, 3), department(BLUE, 1)], "hr": [department(BLUE, 1)]})
    table.play("act merge")
    assert table.may("join") == ["dev:2", "hr:1"]
    assert table.refused("join dev:1").reason == "not-a-department"


@rule("PS-C2")
def test_a_merger_needs_two_departments() -> None:
    table = company(offices={"dev": [main(BLUE, 3), department(BLUE, 1)]})
    assert table.refused("act merge").reason == "too-few-departments"


@rule("PS-D0", "PS-D1", "PS-10")
def test_t11_the_head_of_communications_and_two_managers_go_to_the_board() -> None:
    offices = {"com": [department(YELLOW, 3), department(GREEN, 4), department(GREEN, 2)]}
    table = company(active=GREEN, offices=offices, heads={"com": GREEN}, board=[BLUE, YELLOW, RED])
    table.play("act resign", "resign com board", "commit")
    assert table.table["board"] == [YELLOW, RED, GREEN, GREEN, GREEN]
    assert table.units("com") == [department(YELLOW, 3)]
    assert (table.card("com"), table.table["heads"][2]) == ((GREEN, "face_down"), -1)


@rule("PS-D0", "PS-D2")
def test_t12_the_head_of_development_becomes_a_consultant() -> None:
    offices = {"dev": [department(GREEN, 4), main(GREEN, 3), department(RED, 1)], "hr": [department(GREEN, 2)]}
    table = company(active=GREEN, offices=offices, heads={"dev": GREEN})
    table.play("act resign", "resign dev counsel", "commit")
    assert table.counsel(GREEN) == [1, 0, 0, 0, 0, 0]
    assert table.units("dev") == [main(GREEN, 0), department(RED, 1)]
    assert (table.unit("hr:1"), table.table["board"]) == (department(GREEN, 2), [])
    assert table.card("dev") == (GREEN, "face_down")


@rule("PS-D1")
def test_main_departments_keep_their_managers_when_the_head_goes_to_the_board() -> None:
    table = company(offices={"dev": [main(BLUE, 3)]}, heads={"dev": BLUE})
    table.play("act resign", "resign dev board", "commit")
    assert (table.table["board"], table.unit("dev:1")) == ([BLUE], main(BLUE, 0))


@rule("PS-R2")
def test_more_than_five_newcomers_push_each_other_out() -> None:
    table = company(offices={"dev": [department(BLUE)] * 6}, heads={"dev": BLUE}, board=[RED, RED])
    table.play("act resign", "resign dev board", "commit")
    assert table.table["board"] == [BLUE] * 5


@rule("PS-R12")
def test_the_card_is_turned_down_at_a_bribers_too() -> None:
    table = company(heads={"dev": BLUE}, privileges={"dev": (RED, "bribed")})
    table.play("act resign", "resign dev counsel", "commit")
    assert table.card("dev") == (RED, "face_down")


@rule("PS-D0")
def test_only_ones_own_head_resigns() -> None:
    table = company(heads={"dev": BLUE, "hr": RED})
    table.play("act resign")
    assert table.may("resign") == ["dev board", "dev counsel"]
    assert table.refused("resign hr board").reason == "not-your-head"
