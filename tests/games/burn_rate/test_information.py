"""What is public and what is not (BR-3.32), and what imagining a world may change."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boardroom
from boardroom import Luck
from games.burn_rate.start_up import FOUR_VPS, GAME, HR, NOBODY, burn, row
from kit import Given, given, rule, seen


def zone(table: Given, seat: int, ref: str) -> dict[str, Any]:
    found: dict[str, Any] = next(zone for zone in table.view(seat)["zones"] if zone["ref"] == ref)
    return found


@rule("BR-3.32")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = burn(hands={0: ["funding:3:20"]})
    assert "funding:3:20" in json.dumps(table.view(0))
    assert "funding:3:20" not in json.dumps(table.view(1)) + json.dumps(table.view(-1))
    assert zone(table, 1, "hand:0")["things"] == [{"ref": "cards:0", "back": "card", "count": 1}]


@rule("BR-3.32")
def test_discards_and_bad_ideas_are_seen_by_everybody() -> None:
    table = burn(hands={0: ["funding:3:20"]}, ideas={1: ["bad-idea:0:x4"]}).play("discard funding:3:20")
    for seat in (-1, 0, 1):
        assert [thing["face"] for thing in zone(table, seat, "discard")["things"]] == ["funding:3:20"]
        assert [thing["face"] for thing in zone(table, seat, "ideas:1")["things"]] == ["bad-idea:0:x4"]


@rule("BR-3.32")
def test_somebody_put_singly_under_a_pile_is_known_to_be_there() -> None:
    table = burn(companies={0: {"hr": [*HR[1], "omar_haddad"]}}, hands={0: ["fire:123:a"]})
    table.play("play fire:123:a omar_haddad")
    pile = zone(table, -1, "pile:hr")["things"]
    assert (pile[0]["back"], pile[-1]["face"]) == ("person", "omar_haddad")


@rule("BR-3.32")
def test_nobody_knows_the_order_of_people_or_cards_laid_by_hand() -> None:
    table = burn(piles={"hr": ["omar_haddad"]}, draw=["funding:3:20"])
    worlds = [table.state.imagine(0, Luck(seed)).save()["table"] for seed in range(20)]
    assert all(len(world["piles"][2]) == 1 for world in worlds)
    assert all(len(world["draw"]) == 1 for world in worlds)
    assert len({json.dumps(world["hands"][1]) for world in worlds}) > 10


@rule("BR-3.32")
def test_who_draws_sees_the_cards_and_others_see_how_many() -> None:
    table = burn(hands={0: ["hire:3:a", "hire:3:b"]}, draw=["funding:3:20", "fire:3:a"])
    table.play("discard hire:3:a", "end-turn")
    assert table.shown(0, "drew")[0]["copies"][:2] != []
    assert "funding:3:20" in table.shown(0, "drew")[0]["copies"]
    assert (
        table.shown(1, "drew")
        == table.shown(-1, "drew")
        == [{"kind": "drew", "seat": 0, "count": 5, "left": table.view(-1)["draw"]}]
    )


@rule("BR-3.32", "BR-3.21")
def test_cards_left_by_a_bankrupt_company_are_drawn_last_and_nobody_knows_its_hand() -> None:
    table = given(
        "burn-rate",
        seats=3,
        companies={0: {"dev": ["tony_fuji"]}, 1: NOBODY, 2: NOBODY},
        bank={0: 0},
        ideas={0: ["bad-idea:0:x4"]},
        hands={0: ["hire:3:a", "hire:3:b", "fire:3:a"]},
    ).play("discard fire:3:a", "end-turn")
    worlds = [table.state.imagine(1, Luck(seed)).save()["table"] for seed in range(30)]
    assert all("bad-idea:0:x4" in world["draw"][-1] and len(world["draw"][-1]) == 4 for world in worlds)
    assert len({json.dumps(world["draw"][-1]) for world in worlds}) > 10


@rule("BR-3.32")
def test_views_never_hold_what_imagine_changes() -> None:
    state, luck = GAME.start(4, seed=11), Luck(5)
    for _ in range(150):
        if not state.over:
            state.play(luck.pick(state.legal()))
    for seat in range(-1, 4):
        assert state.imagine(seat, boardroom.Luck(2)).view(seat) == state.view(seat)


@rule("BR-3.29", "BR-3.32")
def test_the_runway_counts_paydays_and_a_doubled_one_only_once() -> None:
    plain = burn(bank={0: 20}, companies={0: FOUR_VPS})
    assert [row(plain, 0)["burn_rate"], row(plain, 0)["runway"]] == [8, 2]
    doubled = burn(bank={1: 40}, companies={1: FOUR_VPS}, hands={0: ["layoffs"]}).play("play layoffs seat:1")
    assert [row(doubled, 1)["burn_rate"], row(doubled, 1)["runway"]] == [16, 4]  # 16, then three times 8


@rule("BR-3.20", "BR-3.32")
def test_the_runway_is_nothing_when_the_next_payday_cannot_be_paid() -> None:
    assert row(burn(bank={0: 7}, companies={0: FOUR_VPS}), 0)["runway"] == 0
    assert row(burn(bank={0: 8}, companies={0: FOUR_VPS}), 0)["runway"] == 1


@rule("BR-3.32")
def test_everybody_can_count_the_cards_against_the_box() -> None:
    box = seen(GAME.start(2, seed=1), -1)["box"]
    assert sum(row["count"] for row in box) == 102
    counts = {(row["kind"], row["value"]): row["count"] for row in box}
    assert [counts["hire", 0], counts["bad-idea", 4], counts["funding", 10]] == [14, 1, 7]


@rule("BR-1.3", "BR-3.34")
def test_the_box_says_whose_skill_a_card_is_checked_against_and_whether_it_hurts() -> None:
    box = {row["kind"]: (row["colour"], row["hurts"]) for row in seen(GAME.start(2, seed=1), -1)["box"]}
    assert [box["hire"], box["poach"], box["funding"]] == [("hr", False), ("hr", True), ("finance", False)]
    assert [box["bad-idea"], box["release"], box["conflict-of-opinion"]] == [
        ("sales", True),
        ("dev", False),
        ("vp", True),
    ]


@rule("BR-3.30", "BR-3.34")
@pytest.mark.parametrize(
    ("layoffs", "hurts"), [("as_on_the_card", True), ("mass_firing", False), ("double_payday", True)]
)
def test_layoffs_hurt_others_where_the_table_reads_them_so(layoffs: str, hurts: bool) -> None:
    box = seen(GAME.start(2, seed=1, layoffs=layoffs), -1)["box"]
    assert [row["hurts"] for row in box if row["kind"] == "layoffs"] == [hurts]


def unseen(table: Given, seat: int, kind: str, value: int) -> int:
    view = table.view(seat)
    counts = {(row["kind"], row["value"]): n for row, n in zip(view["box"], view["own"]["unseen"], strict=True)}
    return int(counts[kind, value])


@rule("BR-3.32")
def test_what_a_seat_has_not_seen_lies_neither_in_its_hand_nor_open_on_the_table() -> None:
    table = burn(hands={0: ["funding:3:20"]}, ideas={1: ["bad-idea:0:x4"]})
    assert [unseen(table, seat, "bad-idea", 4) for seat in (0, 1)] == [0, 0]
    assert [unseen(table, seat, "funding", 20) for seat in (0, 1)] == [0, 1]
    table.play("discard funding:3:20")
    assert [unseen(table, seat, "funding", 20) for seat in (0, 1)] == [0, 0]
