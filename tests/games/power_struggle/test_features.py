"""Numbers for learners: a fixed length, from the view alone, each where the page of the module says."""

from __future__ import annotations

import pytest

from boardroom import Luck
from boardroom.games.power_struggle.forms.features import LENGTH, features, names
from games.power_struggle.company import BLUE, GALLERY, GAME, GREEN, RED, company, department, main


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_length_is_fixed_and_secrets_do_not_count(seats: int) -> None:
    state, luck = GAME.start(seats, seed=2), Luck(2)
    while not state.over:
        if luck.below(15) == 0:
            seat = state.seat
            numbers = features(state.view(seat))
            assert len(numbers) == len(features(state.view(GALLERY))) == LENGTH
            assert all(-1 <= number <= 1 for number in numbers)
            assert features(state.imagine(seat, luck).view(seat)) == numbers
        state.play(luck.pick(state.legal()))
    assert len(features(state.view(0))) == LENGTH


def test_numbers_stand_where_the_page_says() -> None:
    table = company(
        seats=4, active=GREEN, offices={"dev": [department(GREEN, 3), main(RED, 6)]}, tracks=[{}, {}, {"shares": 8}, {}],
        motivation=3, chairman=GREEN, board=[RED, GREEN], heads={"hr": GREEN}, cash=[0, 0, 1_000_000, 0],
        archenemies=[None, None, ["red", "card_3"], None],
    )  # fmt: skip
    named = dict(zip(names(), features(table.view(GREEN)), strict=True))
    assert (named["seats:3"], named["seats:4"], named["decider"], named["starter"]) == (0, 1, 1, 0)
    assert (named["motivation"], named["phase:act"], named["phase:hire"]) == (0.5, 1, 0)
    assert (named["own:enemy_is_me"], named["own:enemy_seat"]) == (0, 0.25)
    assert [named[f"own:enemy:{way}"] for way in ("influence", "shares", "main", "corruption", "counsel")] == [
        1,
        0,
        1,
        0,
        1,
    ]
    assert (named["staff:dev:1"], named["staff:dev:2"], named["main:dev:1"], named["main:dev:2"]) == (4 / 7, -1, 0, 1)
    assert (named["seat+0:track:shares"], named["seat+0:cash:low"], named["seat+0:cash:high"]) == (0.5, 0.2, 0.2)
    assert (named["seat+0:head:hr"], named["seat+0:chairman"], named["seat+0:board"]) == (1, 1, 0.2)
    assert (named["seat+0:departments"], named["seat+0:employees"], named["seat+1:leftmost"]) == (1 / 6, 0.15, 1)
    assert not any(number for name, number in named.items() if name.startswith("seat+4"))


def test_the_stack_is_a_number_for_its_sorter_only() -> None:
    table = company(starter=BLUE, stack=["moron_1", "bonus", "coffee", "chairs", "meeting"])
    sorter, other = (dict(zip(names(), features(table.view(seat)), strict=True)) for seat in (BLUE, RED))
    assert (sorter["own:meeting"], sorter["own:bonus"], sorter["own:morons"]) == (5 / 8, 2 / 8, 1 / 3)
    assert (other["own:meeting"], other["own:bonus"], other["own:morons"]) == (0, 0, 0)
