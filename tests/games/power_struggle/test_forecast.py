"""What the view says would happen is what then happens: bonus, elections, scores, prices, refusals and archenemies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from boardroom import Luck
from games.power_struggle.company import BLUE, GALLERY, GAME, GREEN, RED, YELLOW, company, department, main
from kit import rule


@rule("PS-E1")
def test_the_bonus_foretold_is_the_bonus_paid() -> None:
    offices = {"dev": [department(RED), main(RED)], "hr": [department(BLUE)]}
    table = company(
        offices=offices, certificates=[[], [], [], [1, 4]], chairman=RED, motivation=1, stage="event", stack=["bonus"]
    )
    told = company(offices=offices, certificates=[[], [], [], [1, 4]], chairman=RED, motivation=1)
    foretold = told.view(GALLERY)["forecast"]["bonus"]
    assert [table.cash(seat) - 800_000 for seat in range(4)] == foretold
    assert foretold[RED] == 2 * 100_000 + 100_000 + 200_000 + 300_000


@rule("PS-M2", "PS-M3")
def test_the_elections_foretold_are_those_of_the_meeting() -> None:
    offices = {"dev": [department(BLUE, 1), department(GREEN, 2)], "com": [main(YELLOW)]}
    told = company(offices=offices, board=[RED, BLUE, BLUE, RED]).view(GALLERY)["forecast"]
    held = company(offices=offices, board=[RED, BLUE, BLUE, RED], stage="meeting")
    assert (told["chairman"], told["heads"]["dev"], told["heads"]["com"], told["heads"]["hr"]) == (
        RED,
        GREEN,
        YELLOW,
        -1,
    )
    assert held.table["chairman"] == RED
    assert (held.table["heads"][0], held.table["heads"][2]) == (GREEN, YELLOW)


@rule("PS-C2")
def test_a_finished_action_says_what_it_will_score() -> None:
    table = company(
        offices={"dev": [department(BLUE, 2)], "hr": [department(BLUE, 2)]}, tracks=[{"main": 3}, {}, {}, {}]
    )
    table.play("act merge", "join dev:1", "with hr:1")
    assert table.view(RED)["in_hand"]["scores"] == []
    table.play("into acc")
    foretold = table.view(RED)["in_hand"]["scores"]
    assert foretold == [{"way": "main", "by": 1, "total": 4, "point": True}]
    assert table.track(BLUE, "main") == 3
    table.play("commit")
    assert (table.track(BLUE, "main"), table.points(BLUE)) == (4, ["main"])


@rule("PS-P1")
def test_a_bribe_foretells_one_corruption_and_the_second_offer_none() -> None:
    table = company(privileges={"acc": (RED, "head")}, offices={"dev": [department(RED)]})
    table.play("act bribe", "offer acc", "coarse 0", "fine 1")
    assert table.view(BLUE)["in_hand"]["scores"] == [{"way": "corruption", "by": 1, "total": 1, "point": False}]
    table.play("commit", "refuse", "offer acc", "coarse 0", "fine 2")
    assert table.view(BLUE)["in_hand"]["scores"] == []


@rule("PS-D0")
def test_a_resignation_foretells_whom_it_takes_along() -> None:
    offices = {"hr": [department(BLUE, 2), main(BLUE, 3), department(RED, 4)]}
    own = company(offices=offices, heads={"hr": BLUE}).view(BLUE)["own"]
    assert own["resignations"] == {"hr": {"managers": 1, "employees": 5}}


@rule("PS-F4", "PS-G2")
def test_everybody_sees_the_price_of_certificates_and_their_own_with_accounting() -> None:
    table = company(privileges={"acc": (BLUE, "bribed")}, motivation=1)
    assert table.view(BLUE)["own"]["prices"][4] == 200_000  # the five for the price of the two
    assert table.view(RED)["own"]["prices"] == table.view(RED)["forecast"]["prices"]
    assert [row["worth"] for row in table.view(RED)["privileges"] if row["name"] in ("acc", "dev")] == [None, 3]


@pytest.mark.parametrize("seed", range(3))
def test_the_menu_tells_why_an_action_is_not_possible(seed: int) -> None:
    state, luck = GAME.start(3, seed=seed), Luck(seed)
    seen = set()
    for _ in range(200):
        views: list[Mapping[str, Any]] = [state.view(seat) for seat in range(3)]
        rows = views[state.seat]["own"]["menu"]
        assert all(view["own"]["menu"] is None for view in views if view["seat"] != state.seat)
        for row in rows or []:
            code = GAME.code(f"act {row['action']}")
            assert (row["reason"] is None) == (code in state.legal())
            assert row["params"] == {} or GAME.say("en", f"reason-{row['reason']}", row["params"])
            seen.add(row["reason"])
        state.play(luck.pick(state.legal()))
    assert len(seen) > 3


@rule("PS-14")
def test_ones_own_rivalry_is_counted_and_shown_to_nobody_else() -> None:
    enemies = [("red", "card_1"), None, None, None]
    tracks = [{"influence": 3, "shares": 2, "corruption": 1}, {}, {}, {"influence": 2, "shares": 2}]
    table = company(archenemies=enemies, tracks=tracks)
    rivalry = table.view(BLUE)["own"]["rivalry"]
    assert (rivalry["seat"], [row["ahead"] for row in rivalry["ways"]]) == (RED, [True, False, True])
    assert (rivalry["need"], rivalry["true"]) == (3, False)
    assert "rivalry" not in table.view(RED)["seats"][BLUE]


@rule("PS-14")
def test_with_ones_own_colour_the_rivals_are_all_others() -> None:
    enemies = [("blue", "card_1"), None, None, None]
    tracks = [{"influence": 3, "shares": 4}, {"shares": 3}, {"influence": 2}, {"corruption": 1}]
    rivalry = company(archenemies=enemies, tracks=tracks).view(BLUE)["own"]["rivalry"]
    assert [(row["theirs"], row["ahead"]) for row in rivalry["ways"]] == [(2, True), (3, True), (1, False)]
    assert (rivalry["need"], rivalry["true"]) == (2, True)


@rule("PS-G6")
def test_the_menu_tells_what_ones_own_card_adds() -> None:
    table = company(privileges={"hr": (BLUE, "bribed"), "acc": (RED, "bribed")}, motivation=1)
    adds = {row["action"]: row["adds"] for row in table.view(BLUE)["own"]["menu"] if row["adds"]}
    worth = next(row["worth"] for row in table.view(BLUE)["privileges"] if row["name"] == "hr")
    assert adds == {action: {"privilege": "hr", "count": worth} for action in ("hire", "open")}


@rule("PS-F2", "PS-F3")
def test_what_a_choice_costs_is_told_while_it_is_due() -> None:
    table = company(cash=[2_000_000] * 4)
    assert table.view(BLUE)["in_hand"]["price"] is None
    table.play("act main")
    assert table.view(BLUE)["in_hand"]["price"] == table.view(BLUE)["forecast"]["main"]
    before = table.cash(BLUE)
    table.play("establish dev")
    assert before - table.cash(BLUE) == table.view(BLUE)["forecast"]["main"]
    assert table.view(BLUE)["in_hand"]["price"] is None
    consulting = company(cash=[2_000_000] * 4).play("act counsel")
    assert consulting.view(RED)["in_hand"]["price"] == table.view(RED)["forecast"]["counsel"]


@rule("PS-8")
def test_the_next_unit_of_a_division_opens_in_its_first_free_office() -> None:
    table = company(offices={"dev": [department(RED)] * 6, "hr": [department(RED), main(BLUE)]})
    told = table.view(GALLERY)["next_offices"]
    assert (told["dev"], told["hr"], told["acc"]) == (None, 3, 1)
    table.play("act open", "open hr")
    assert "hr:3" in table.view(GALLERY)["offices"]


@rule("PS-R19")
def test_where_departments_are_lifted_first_no_office_is_the_next() -> None:
    table = company(offices={"dev": [department(BLUE, 2)], "hr": [department(BLUE, 2)]})
    table.play("act merge", "join dev:1", "with hr:1")
    assert set(table.view(BLUE)["next_offices"].values()) == {None}


@rule("PS-P1")
def test_the_notes_of_an_envelope_say_what_they_add() -> None:
    table = company(privileges={"acc": (RED, "head")}, offices={"dev": [department(RED)]})
    table.play("act bribe", "offer acc")
    zones = {zone["ref"]: zone["things"] for zone in table.view(BLUE)["zones"]}
    assert [zones["coarse"][2]["sum"], zones["fine"][3]["sum"]] == [1_000_000, 150_000]
    table.play("coarse 0", "fine 3")
    assert table.view(BLUE)["in_hand"]["offer"]["sum"] == 150_000


@rule("PS-13")
def test_counsel_spaces_count_once_however_many_consultants_sit_there() -> None:
    row = company(counsel=[["dev", "dev", "com"], [], [], []]).view(GALLERY)["seats"][BLUE]
    assert (row["counsel_spaces"], row["consultants"]) == (2, 3)


@rule("PS-E3", "PS-S7")
def test_what_an_event_does_is_told_to_those_who_have_seen_the_card() -> None:
    table = company(stack=["open_plan", "coffee", "bonus", "moron_1", "meeting"], starter=GREEN)
    assert table.view(RED)["kinds"] == {"open_plan": {"kind": "motivation", "change": -2}}
    assert {"bonus", "meeting", "moron_1"} < set(table.view(GREEN)["kinds"])
