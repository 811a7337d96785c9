"""The numbers for learners mean what their names say."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.games.power_struggle.content.names import UNIT
from boardroom.games.power_struggle.play import PowerStruggle
from boardroom.games.power_struggle.shapes.view import Seat
from boardroom.research.subject import Subject
from games.power_struggle.company import BLUE, GAME, GREEN, RED, company, department, main


def named(state: boardroom.State, seat: int, seats: int) -> dict[str, float]:
    subject = Subject(GAME, seats, {})
    return dict(zip(subject.names, subject.numbers(state, seat), strict=True))


def test_numbers_say_whose() -> None:
    table = company(
        seats=4, active=GREEN, offices={"dev": [department(GREEN, 3), main(RED, 6)]}, tracks=[{}, {}, {"shares": 8}, {}],
        motivation=3, chairman=GREEN, board=[RED, GREEN], heads={"hr": GREEN}, cash=[0, 0, 1_000_000, 0],
        archenemies=[None, None, ["red", "card_3"], None],
    )  # fmt: skip
    numbers = named(table.state, GREEN, 4)
    assert (numbers["decider"], numbers["starter"], numbers["motivation"], numbers["phase:act"]) == (1, 0, 0.5, 1)
    assert [numbers[f"seat+0:enemy:seat+{seat}"] for seat in range(4)] == [0, 1, 0, 0]
    ways = ("influence", "shares", "main", "corruption", "counsel")
    assert [numbers[f"seat+0:enemy:{way}"] for way in ways] == [1, 0, 1, 0, 1]
    assert numbers["office:dev:1:seat+0"] == pytest.approx(4 / 7)
    assert (numbers["office:dev:2:seat+1"], numbers["office:dev:2:seat+0"], numbers["office:dev:2:main"]) == (1, 0, 1)
    assert numbers["seat+0:track:shares"] == 0.5
    assert numbers["seat+0:cash:low"] == numbers["seat+0:cash:high"] == pytest.approx(0.2)
    assert (numbers["head:hr:seat+0"], numbers["chairman:seat+0"], numbers["board:1:seat+1"]) == (1, 1, 1)
    assert numbers["seat+0:departments"] == pytest.approx(1 / 6)
    assert numbers["seat+0:employees"] == pytest.approx(0.15)


def test_the_stack_is_a_number_for_its_sorter_only() -> None:
    table = company(starter=BLUE, stack=["moron_1", "bonus", "coffee", "chairs", "meeting"])
    seats = len(table.state.view(0)["seats"])
    sorter, other = (named(table.state, seat, seats) for seat in (BLUE, RED))
    assert (sorter["own:meeting"], sorter["own:bonus"]) == (5 / 8, 2 / 8)
    assert sorter["own:morons"] == pytest.approx(1 / 3)
    assert (other["own:meeting"], other["own:bonus"], other["own:morons"]) == (0, 0, 0)


@pytest.mark.parametrize("seats", [3, 4])
def test_money_is_what_the_view_tells_of_it(seats: int) -> None:
    """With bribes among others and without, the least and the most are those of the view."""
    state, luck, uncertain = GAME.start(seats, seed=3), boardroom.Luck(3), 0
    while not state.over:
        if luck.below(12) == 0:
            for seat in range(seats):
                numbers, rows = named(state, seat, seats), seat_rows(state, seat)
                for step in range(seats):
                    cash = rows[(seat + step) % seats]["cash"]
                    uncertain += cash["low"] != cash["high"]
                    for end in ("low", "high"):
                        assert numbers[f"seat+{step}:cash:{end}"] == pytest.approx(min(1, cash[end] / UNIT / 100))
        state.play(luck.pick(state.legal()))
    assert uncertain > 10


def seat_rows(state: boardroom.State, seat: int) -> list[Seat]:
    """What this seat knows of all."""
    assert isinstance(state, PowerStruggle)
    return state.view(seat)["seats"]
