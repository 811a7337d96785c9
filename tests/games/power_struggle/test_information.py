"""Who may know what: PS-S7, PS-R25; how imagine keeps to it, and that no action returns to where it was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

import boardroom
from boardroom import Luck, Match
from games.power_struggle.company import BLUE, GALLERY, GAME, GREEN, RED, YELLOW, company
from kit import rule


def in_play(seats: int, seed: int, choices: int) -> boardroom.State:
    """A random game so many choices in."""
    state, luck = GAME.start(seats, seed=seed), Luck(seed)
    for _ in range(choices):
        state.play(luck.pick(state.legal()))
    return state


def seen(state: boardroom.State, seat: int) -> Mapping[str, Any]:
    """What a seat may know, with the fields of this game."""
    return state.view(seat)


@rule("PS-S7")
def test_money_of_others_is_a_range_and_ones_own_is_exact() -> None:
    state = in_play(4, 3, 250)
    cash = state.save()["table"]["cash"]
    for seat in range(-1, 4):
        rows = seen(state, seat)["seats"]
        assert all(rows[s]["cash"]["low"] <= cash[s] <= rows[s]["cash"]["high"] for s in range(4))
    assert seen(state, BLUE)["seats"][BLUE]["cash"] == {"low": cash[BLUE], "high": cash[BLUE]}


@rule("PS-S7")
@pytest.mark.parametrize("seed", range(4))
def test_imagined_money_fills_the_range_that_is_shown(seed: int) -> None:
    state, luck = in_play(3, seed, 200), Luck(1)
    row = seen(state, BLUE)["seats"][YELLOW]["cash"]
    sums = [state.imagine(BLUE, luck).save()["table"]["cash"][YELLOW] for _ in range(300)]
    assert row["low"] <= min(sums) <= max(sums) <= row["high"]


@rule("PS-S7")
def test_archenemy_cards_are_known_to_their_owner_alone() -> None:
    state, luck = GAME.start(4, seed=1), Luck(1)
    own = state.save()["table"]["archenemies"]
    worlds = [state.imagine(GREEN, luck).save()["table"]["archenemies"] for _ in range(200)]
    assert {json.dumps(world[GREEN]) for world in worlds} == {json.dumps(own[GREEN])}
    assert len({json.dumps(world[RED]) for world in worlds}) == 3 * 4  # three colours and four cards are left
    assert seen(state, GREEN)["own"]["archenemy"]["card"] == own[GREEN][1]


@rule("PS-R25")
def test_dealt_privileges_are_imagined_anew_with_the_same_numbers() -> None:
    state, luck = GAME.start(3, seed=1), Luck(1)
    truth = state.save()["table"]["holders"]
    worlds = [state.imagine(BLUE, luck).save()["table"]["holders"] for _ in range(100)]
    assert {world["com"] for world in worlds} == {truth["com"]}
    assert all(sorted(world.values()) == sorted(truth.values()) for world in worlds)
    assert all({c for c in world if world[c] == BLUE} == {c for c in truth if truth[c] == BLUE} for world in worlds)
    assert len({json.dumps(world) for world in worlds}) > 2


@rule("PS-S7", "PS-M7")
def test_the_stack_is_known_to_its_sorter_alone() -> None:
    table = company(starter=GREEN, round=2)
    luck = Luck(1)
    worlds = [table.state.imagine(BLUE, luck).save()["table"]["stack"] for _ in range(300)]
    assert {json.dumps(world[:2]) for world in worlds} == {json.dumps(["coffee", "chairs"])}
    assert {world.index("meeting") for world in worlds} == {4, 5, 6, 7}
    assert all(world.index("bonus") < world.index("meeting") for world in worlds)
    assert table.state.imagine(GREEN, luck).save()["table"]["stack"] == table.table["stack"]
    assert table.view(GREEN)["own"]["stack"] == table.table["stack"]


@rule("PS-15", "PS-S7")
def test_nobody_imagines_an_archenemy_that_would_have_been_announced() -> None:
    tracks = [{"influence": 7, "shares": 16, "corruption": 9}, {}, {}, {}]
    table = company(tracks=tracks, archenemies=[["yellow", "card_5"], None, None, None])
    luck = Luck(1)
    worlds = [table.state.imagine(RED, luck).save()["table"]["archenemies"][BLUE] for _ in range(200)]
    assert all(world not in table.view(RED)["seats"][BLUE]["not_archenemy"] for world in worlds)


@rule("PS-2", "PS-S7")
def test_each_seat_counts_the_archenemy_cards_that_the_others_may_have() -> None:
    table = company(archenemies=[["yellow", "card_5"], None, None, None])
    assert table.view(BLUE)["archenemies"] == [1, 12, 12, 12]  # three colours and four cards are left


@rule("PS-15", "PS-S7")
@pytest.mark.parametrize("seat", [YELLOW, GREEN, RED])
def test_the_archenemy_cards_somebody_may_have_are_those_that_are_imagined(seat: int) -> None:
    tracks = [{"influence": 7, "shares": 16, "corruption": 9}, {}, {}, {}]
    table = company(tracks=tracks, archenemies=[["yellow", "card_5"], None, None, None])
    luck = Luck(1)
    worlds = [table.state.imagine(seat, luck).save()["table"]["archenemies"] for _ in range(400)]
    counts = [len({json.dumps(world[other]) for world in worlds}) for other in range(4)]
    assert table.view(seat)["archenemies"] == counts
    assert counts[BLUE] < 12


@rule("PS-S7")
def test_a_price_paid_later_bounds_an_earlier_bribe() -> None:
    table = company(
        seats=3,
        cash=[800_000, 300_000, 0],
        heads={"dev": YELLOW},
        stack=["outing", "bonus", "coffee", "chairs", "meeting"],
    )
    table.play("act bribe", "offer dev", "coarse 0", "fine 4", "commit", "accept")
    table.play("act shares", "buy 3", "commit")  # Yellow pays 400,000: the bribe was at least 100,000
    assert table.view(GREEN)["seats"][YELLOW]["cash"] == {"low": 0, "high": 700_000}
    luck = Luck(1)
    sums = {table.state.imagine(GREEN, luck).save()["table"]["ledger"][0][2] for _ in range(400)}
    assert sums == set(range(100_000, 800_001, 50_000))


@rule("PS-S7")
def test_a_begun_purchase_shows_that_there_is_money_for_it() -> None:
    table = company(seats=3, cash=[3_000_000, 0, 0], heads={"dev": YELLOW})
    table.play("act bribe", "offer dev", "coarse 3", "fine 0", "commit", "accept", "act main")
    assert table.view(GREEN)["seats"][YELLOW]["cash"]["low"] == 1_500_000
    assert table.state.imagine(GREEN, Luck(2)).legal() == table.state.legal()


@rule("PS-12")
@pytest.mark.parametrize("seed", range(3))
def test_no_choice_list_is_long_and_no_position_comes_back_within_a_turn(seed: int) -> None:
    state, luck, turn = GAME.start(5, seed=seed), Luck(seed), None
    positions: set[str] = set()
    while not state.over:
        table = state.save()["table"]
        now = (table["meeting"], table["round"], table["turns"], table["stage"])
        positions, turn = (positions, turn) if now == turn else (set(), now)
        position = json.dumps(table)
        assert position not in positions
        positions.add(position)
        assert len(state.legal()) <= 60
        state.play(luck.pick(state.legal()))


@rule("PS-12")
def test_a_chain_is_undone_choice_by_choice_up_to_its_commit() -> None:
    match = Match(GAME, 3, seed=1)
    luck = Luck(1)
    while seen(match.state, GALLERY)["phase"] != "act":
        match.play(luck.pick(match.state.legal()))
    seat = match.state.seat
    before = match.state.save()
    match.play(GAME.code("act open"))
    match.play(match.state.legal()[0])
    match.undo(seat)
    match.undo(seat)
    assert match.state.save() == before
    match.play(GAME.code("act open"))
    match.play(match.state.legal()[0])
    match.play(GAME.code("commit"))
    assert not match.can_undo(seat)


@rule("PS-S7", "PS-16")
def test_at_the_end_everything_lies_open() -> None:
    state, luck = GAME.start(3, seed=5), Luck(5)
    while not state.over:
        state.play(luck.pick(state.legal()))
    view, table = seen(state, GALLERY), state.save()["table"]
    assert [row["cash"]["low"] for row in view["seats"]] == table["cash"]
    assert [row["archenemy"]["card"] for row in view["seats"]] == [card for _, card in table["archenemies"]]
    assert all(offer["sum"] is not None for offer in view["offers"])
