"""Numbers for learners: a fixed length, from the view alone, each where the page of the module says."""

from __future__ import annotations

import pytest

from boardroom import Luck
from boardroom.games.power_struggle.features import BLOCK, COMMON, LENGTH, features
from games.power_struggle.company import BLUE, GALLERY, GAME, GREEN, RED, company, department, main


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_length_is_fixed_and_secrets_do_not_count(seats: int) -> None:
    state, luck = GAME.start(seats, seed=2), Luck(2)
    while not state.over:
        if luck.below(15) == 0:
            seat = state.seat
            numbers = features(state.view(seat))
            assert len(numbers) == len(features(state.view(GALLERY))) == LENGTH
            assert all(-10 <= number <= 10 for number in numbers)
            assert features(state.imagine(seat, luck).view(seat)) == numbers
        state.play(luck.pick(state.legal()))
    assert len(features(state.view(0))) == LENGTH


def test_numbers_stand_where_the_page_says() -> None:
    table = company(
        seats=4, active=GREEN, offices={"dev": [department(GREEN, 3), main(RED, 6)]}, tracks=[{}, {}, {"shares": 8}, {}],
        motivation=3, chairman=GREEN, board=[RED, GREEN], heads={"hr": GREEN}, cash=[0, 0, 1_000_000, 0],
        archenemies=[None, None, ["red", "card_3"], None],
    )  # fmt: skip
    numbers = features(table.view(GREEN))
    assert numbers[:6] == [0.0, 1.0, 0.0, 1.0, 0.0, 0.5]
    assert numbers[10:38].index(1.0) == 4  # act
    assert numbers[45:47] == [0.0, 0.25]  # not one's own colour; the next seat clockwise
    assert numbers[48:53] == [1.0, 0.0, 1.0, 0.0, 1.0]
    assert numbers[60:62] == [4 / 7, -1.0]
    assert numbers[96:98] == [0.0, 1.0]
    assert numbers[COMMON + 1] == 0.5
    assert numbers[COMMON + 17] == numbers[COMMON + 18] == 0.2
    assert numbers[COMMON + 34] == 1.0
    assert numbers[COMMON + 39 : COMMON + 45] == [0.2, 1.0, 0.0, 1 / 6, 0.0, 0.15]
    assert numbers[COMMON + BLOCK + 41] == 1.0  # Red sits leftmost
    assert numbers[COMMON + 4 * BLOCK :] == [0.0] * BLOCK


def test_the_stack_is_a_number_for_its_sorter_only() -> None:
    table = company(starter=BLUE, stack=["moron_1", "bonus", "coffee", "chairs", "meeting"])
    assert features(table.view(BLUE))[42:45] == [5 / 8, 2 / 8, 1 / 3]
    assert features(table.view(RED))[42:45] == [0.0, 0.0, 0.0]
