"""The directors' meeting: PS-M0 to PS-M7, with the booklet's examples T02 to T06."""

from __future__ import annotations

from typing import Any

import pytest

from games.power_struggle.company import BLUE, GALLERY, GREEN, RED, YELLOW, Company, company, department, main
from kit import rule

EXAMPLE: dict[str, Any] = {
    "board": [BLUE, RED, YELLOW, RED],
    "offices": {
        "dev": [department(GREEN)],
        "hr": [department(RED)],
        "com": [department(YELLOW), department(GREEN), department(GREEN)],
        "acc": [department(BLUE)],
        "ctl": [department(YELLOW)],
    },
    "privileges": {
        "leg": (YELLOW, "face_down"),
        "com": (BLUE, "face_down"),
        "chairman": (GREEN, "face_down"),
        "dev": (RED, "face_down"),
        "hr": (RED, "face_down"),
        "acc": (GREEN, "face_down"),
        "ctl": (BLUE, "face_down"),
    },
}


def first_meeting() -> Company:
    return company(stage="first_meeting", **EXAMPLE)


def meeting(**table: Any) -> Company:
    """The Directors' Meeting is turned in round 5 of a phase."""
    table = {"stage": "event", "round": 5, "chairman": RED, "heads": {"com": BLUE}, **table}
    table.setdefault("privileges", {"chairman": (RED, "face_down")})
    return company(**table)


@rule("PS-M2")
def test_t02_most_figures_on_the_board_elect_the_chairman() -> None:
    table = first_meeting()
    assert (table.table["chairman"], table.table["board"]) == (RED, [BLUE, YELLOW, RED])


@rule("PS-M2")
def test_a_tie_goes_to_the_leftmost_figure() -> None:
    table = company(stage="first_meeting", board=[YELLOW, BLUE, BLUE, YELLOW, RED])
    assert (table.table["chairman"], table.table["board"]) == (YELLOW, [BLUE, BLUE, YELLOW, RED])


@rule("PS-M2", "PS-R25")
def test_without_a_board_the_holder_of_the_chairman_card_seats_a_chairman() -> None:
    table = company(stage="first_meeting", privileges={"chairman": (GREEN, "face_down")})
    assert table.table["chairman"] == GREEN


@rule("PS-M3")
def test_t03_heads_are_named_by_managers_or_by_the_card() -> None:
    assert first_meeting().table["heads"] == [GREEN, RED, GREEN, BLUE, YELLOW, YELLOW]


@rule("PS-M3")
def test_a_main_department_counts_two_managers() -> None:
    table = company(stage="first_meeting", offices={"dev": [department(RED, 6), main(BLUE, 0)]}, board=[RED])
    assert table.table["heads"][0] == BLUE


@rule("PS-M3")
def test_a_tie_in_managers_goes_to_the_most_employees() -> None:
    table = company(stage="first_meeting", offices={"dev": [department(RED, 3), department(BLUE, 4)]}, board=[RED])
    assert table.table["heads"][0] == BLUE


@rule("PS-M3")
def test_employees_of_main_departments_count_in_a_tie() -> None:
    offices = {"dev": [department(RED, 2), department(RED, 1), main(BLUE, 4)]}
    assert company(stage="first_meeting", offices=offices, board=[RED]).table["heads"][0] == BLUE


@rule("PS-M3")
def test_a_tie_in_employees_goes_to_the_topmost_office() -> None:
    table = company(stage="first_meeting", offices={"dev": [department(RED, 3), department(BLUE, 3)]}, board=[RED])
    assert table.table["heads"][0] == RED


@rule("PS-M3")
def test_the_sitting_head_does_not_count_and_is_displaced() -> None:
    table = meeting(offices={"dev": [department(RED)]}, heads={"dev": GREEN, "com": BLUE}, board=[RED])
    assert (table.seat, table.legal_texts()) == (GREEN, ["retire board", "retire counsel"])
    table.play("retire counsel")
    assert table.counsel(GREEN) == [1, 0, 0, 0, 0, 0]
    assert table.table["heads"][0] == RED
    assert table.unit("dev:1") == department(RED)


@rule("PS-M3", "PS-10")
def test_a_displaced_head_may_join_the_board() -> None:
    table = meeting(offices={"dev": [department(RED)]}, heads={"dev": GREEN, "com": BLUE}, board=[RED, *[BLUE] * 4])
    table.play("retire board")
    assert table.table["board"] == [RED, BLUE, BLUE, BLUE, GREEN]


@rule("PS-M3")
def test_ones_own_head_stays() -> None:
    table = meeting(offices={"dev": [department(GREEN)]}, heads={"dev": GREEN, "com": BLUE}, board=[RED])
    assert table.table["heads"][0] == GREEN
    assert table.table["phase"] == "sort"  # nobody was displaced


@rule("PS-M4")
def test_t04_heads_and_chairman_take_their_cards() -> None:
    table = first_meeting()
    holders = {"chairman": RED, "hr": RED, "dev": GREEN, "com": GREEN, "acc": BLUE, "leg": YELLOW, "ctl": YELLOW}
    assert table.table["holders"] == holders
    assert set(table.table["sides"].values()) == {"head"}


@rule("PS-M4", "PS-R23")
def test_bribed_cards_go_back_to_their_heads() -> None:
    cards = {"dev": (YELLOW, "bribed"), "chairman": (RED, "face_down")}
    table = meeting(
        offices={"dev": [department(BLUE)]}, heads={"dev": BLUE, "com": BLUE}, privileges=cards, board=[RED]
    )
    assert table.card("dev") == (BLUE, "head")


@rule("PS-M5")
def test_t05_influence_for_chairman_and_board() -> None:
    table = first_meeting()
    assert [table.track(seat, "influence") for seat in range(4)] == [1, 1, 0, 3]


@rule("PS-M6")
def test_the_motivation_goes_back_to_six() -> None:
    assert meeting(motivation=2, board=[RED]).table["motivation"] == 6


@rule("PS-M7", "PS-11")
def test_the_head_of_communications_sorts_eight_cards() -> None:
    table = first_meeting()
    assert (table.seat, table.table["starter"], len(table.table["drawn"])) == (GREEN, GREEN, 8)
    assert table.table["drawn"][:2] == ["bonus", "meeting"]


def sorting() -> tuple[Company, list[str]]:
    table = first_meeting()
    return table, table.table["drawn"][2:]


@rule("PS-M7")
def test_t06_meeting_fifth_and_bonus_third_is_legal_and_makes_four_rounds() -> None:
    table, sundry = sorting()
    order = [sundry[0], sundry[1], "bonus", sundry[2], "meeting", *sundry[3:]]
    table.play(*[f"sort {card}" for card in order])
    assert table.table["stack"].index("meeting") == 4
    assert table.legal_texts() == ["commit"]


@rule("PS-M7")
def test_t06_the_meeting_cannot_come_fourth() -> None:
    table, sundry = sorting()
    table.play("sort bonus", f"sort {sundry[0]}", f"sort {sundry[1]}")
    assert table.refused("sort meeting").reason == "meeting-too-early"


@rule("PS-M7")
def test_t06_the_bonus_cannot_come_after_the_meeting() -> None:
    table, sundry = sorting()
    table.play(*[f"sort {card}" for card in sundry[:5]])
    assert table.refused("sort meeting").reason == "bonus-first"


@rule("PS-M7")
def test_t06_the_meeting_may_come_eighth_and_makes_seven_rounds() -> None:
    table, sundry = sorting()
    table.play(*[f"sort {card}" for card in sundry], "sort bonus", "sort meeting")
    assert table.table["stack"].index("meeting") == 7


@rule("PS-M7")
def test_a_card_is_sorted_once_and_only_if_it_was_drawn() -> None:
    table, sundry = sorting()
    table.play(f"sort {sundry[0]}")
    assert table.refused(f"sort {sundry[0]}").reason == "already-sorted"
    missing = next(
        card for card in ("coffee", "chairs", "printer", "parking", "plants", "party", "outing") if card not in sundry
    )
    assert table.refused(f"sort {missing}").reason == "not-drawn"


@rule("PS-E2", "PS-12")
def test_the_meeting_ends_the_phase_without_actions() -> None:
    table = meeting(board=[RED])
    assert (table.table["meeting"], table.table["phase"]) == (2, "sort")


@rule("PS-M1", "PS-M2")
def test_the_chairman_goes_home_and_another_is_elected() -> None:
    table = meeting(board=[BLUE])
    assert (table.table["chairman"], table.table["board"]) == (BLUE, [])


@rule("PS-M0", "PS-G1")
def test_the_chairman_card_founds_a_department_with_one_employee() -> None:
    table = meeting(privileges={"chairman": (RED, "head")}, board=[RED])
    assert (table.seat, table.may("grant")) == (RED, ["dev", "hr", "com", "acc", "leg", "ctl"])
    table.play("grant acc", "commit")
    assert table.unit("acc:1") == department(RED, 1)
    assert table.track(RED, "main") == 0


@rule("PS-M0", "PS-G1")
def test_a_bribed_chairman_card_founds_a_main_department_and_scores() -> None:
    table = meeting(privileges={"chairman": (GREEN, "bribed")}, board=[RED])
    table.play("grant acc", "commit")
    assert table.unit("acc:1") == main(GREEN, 0)
    assert table.track(GREEN, "main") == 1


@rule("PS-M0")
def test_the_privilege_of_the_opening_may_be_waived() -> None:
    table = meeting(privileges={"chairman": (RED, "head")}, board=[RED])
    table.play("waive")
    assert (table.table["phase"], table.units("acc")) == ("sort", [])


@rule("PS-R14")
def test_human_resources_do_not_help_the_chairmans_founding() -> None:
    cards = {"chairman": (RED, "head"), "hr": (RED, "bribed")}
    table = meeting(privileges=cards, motivation=0, board=[RED])
    table.play("grant acc")
    assert (table.unit("acc:1"), table.legal_texts()) == (department(RED, 1), ["commit"])


@rule("PS-G5", "PS-R23")
def test_a_bribed_communications_card_gives_a_full_extra_action() -> None:
    cards = {"chairman": (RED, "face_down"), "com": (YELLOW, "bribed")}
    table = meeting(privileges=cards, board=[RED], heads={"com": BLUE, "dev": RED})
    assert table.seat == YELLOW
    assert "waive" in table.legal_texts()
    assert "act pass" not in table.legal_texts()
    table.play("act bribe", "offer dev", "coarse 0", "fine 2", "commit", "accept")
    assert (table.track(YELLOW, "corruption"), table.track(RED, "corruption")) == (1, 1)


@rule("PS-G5", "PS-M0", "PS-R28")
def test_the_extra_action_comes_after_the_chairman_card_and_may_be_waived() -> None:
    cards = {"chairman": (RED, "head"), "com": (YELLOW, "bribed")}
    table = meeting(privileges=cards, board=[RED])
    table.play("waive")
    assert (table.seat, table.table["phase"]) == (YELLOW, "act")
    table.play("waive")
    assert table.table["phase"] in ("sort", "retire")


@rule("PS-G5")
def test_communications_on_the_heads_side_gives_no_extra_action() -> None:
    table = meeting(privileges={"chairman": (RED, "face_down"), "com": (BLUE, "head")}, board=[RED])
    assert table.table["phase"] == "sort"


@rule("PS-R21")
def test_the_first_meeting_has_no_opening() -> None:
    table = first_meeting()
    assert table.table["phase"] == "sort"


@rule("PS-12", "PS-11")
def test_everybody_acts_clockwise_from_the_starter_who_stays_starter() -> None:
    table = company(starter=GREEN, heads={"com": GREEN}, offices={"acc": [department(seat, 2) for seat in range(4)]})
    order = [table.seat]
    table.play("act resign", "resign com counsel", "commit")
    order.append(table.seat)
    table.play("act hire", "post acc:4", "post acc:4", "commit")
    order.append(table.seat)
    table.play("act hire", "post acc:1", "post acc:1", "commit")
    order.append(table.seat)
    table.play("act hire", "post acc:2", "post acc:2", "commit")
    assert [*order, table.seat] == [GREEN, RED, BLUE, YELLOW, GREEN]
    assert table.table["round"] == 2


@rule("PS-12")
def test_an_action_can_be_taken_back_until_it_is_committed() -> None:
    table = company(offices={"dev": [department(BLUE)]})
    table.play("act hire", "post dev:1", "post dev:1")
    assert not any(event.barrier for event in table.state.log or [])
    table.play("commit")
    assert any(event.barrier for event in table.state.log or [])


@rule("PS-R25")
def test_a_dealt_card_that_names_a_head_is_shown() -> None:
    table = company(stage="first_meeting", **EXAMPLE)
    assert [row["holder"] for row in table.view(GALLERY)["privileges"]] == [
        GREEN,
        RED,
        GREEN,
        BLUE,
        YELLOW,
        YELLOW,
        RED,
    ]


@rule("PS-R25", "PS-3")
def test_before_the_first_meeting_only_communications_is_known_to_all() -> None:
    table = company(stage="placement", privileges={"com": (BLUE, "face_down"), "dev": (RED, "face_down")})
    assert [row["holder"] for row in table.view(GALLERY)["privileges"]] == [-1, -1, BLUE, -1, -1, -1, -1]
    assert table.view(RED)["privileges"][0]["holder"] == RED


@rule("PS-M7")
@pytest.mark.parametrize("seat", [GALLERY, BLUE])
def test_others_see_only_that_one_more_card_was_placed(seat: int) -> None:
    table, sundry = sorting()
    table.play(f"sort {sundry[0]}")
    assert table.shown(seat, "event_sorted") == [{"kind": "event_sorted", "seat": GREEN, "place": 1}]
    assert sundry[0] not in str(table.view(seat))
    assert table.view(GREEN)["own"]["stack"] == [sundry[0]]
