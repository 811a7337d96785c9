"""What people do, by their own knowledge alone: the habits with which searches let everybody play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import boardroom
from boardroom.games.startup_nation.guess import Guess
from boardroom.games.startup_nation.habits import WEIGHTS, described, habits
from games.startup_nation.nation import GAME, A, B, C, D, Nation, nation

TECH_LEAD, DIRECTOR, EMMANUEL = 7, 10, 12


def likeliest(table: Nation) -> str:
    """The choice the deciding seat is most likely to make, as a saying."""
    weights = habits(table.state, table.state.legal())
    return table.may()[weights.index(max(weights))]


def decisions(seats: int) -> Iterator[boardroom.State]:
    """The decisions of twenty random games."""
    luck = boardroom.Luck(1, "habits")
    for seed in range(20):
        state = GAME.start(seats, seed)
        while not state.over:
            yield state
            state.play(luck.pick(state.legal()))


def test_the_better_card_is_kept() -> None:
    assert likeliest(nation(a="TAX EMM")) == "TAX"
    assert likeliest(nation(a="MIR EMM")) == "MIR"


def test_whoever_has_looked_fires_what_was_seen() -> None:
    table = nation(a="TEC FIRE", b="MIR", c="EMM", d="INV", deck="LEG TAX SAL REC")
    table.does("A: TEC, C")
    assert Guess(table.state, A).known[C] == EMMANUEL
    assert Guess(table.state, B).known[C] < 0
    table.does("B: MIR", "C: TAX", "D: SAL, decline")
    assert Guess(table.state, A).known[C] == EMMANUEL  # another card was played
    assert likeliest(table) == "FIRE C emmanuel"


def test_answers_leave_bounds_for_everybody() -> None:
    table = nation(a="FIRE SAL", c="INV")
    table.does("A: FIRE, C, Director", "C: above")
    for seat in (A, B, D):
        guess = Guess(table.state, seat)
        assert (guess.low[C], guess.high[C]) == (5, 7)
        assert sum(guess.chance[C][:5]) == 0 and sum(guess.chance[C]) == pytest.approx(1)


def test_an_exchange_is_remembered_by_the_two() -> None:
    table = nation(a="REC DIR", c="TEC")
    table.does("A: REC, C")
    assert Guess(table.state, A).known[C] == DIRECTOR and Guess(table.state, C).known[A] == TECH_LEAD
    assert Guess(table.state, A).seen == TECH_LEAD and Guess(table.state, C).seen == DIRECTOR
    assert Guess(table.state, B).known == [-1] * 4


@pytest.mark.parametrize("seats", [4, 5])
def test_likings_are_the_weights_of_the_traits_and_see_nothing_hidden(seats: int) -> None:
    seen = set()
    for state in decisions(seats):
        legal = state.legal()
        weights = habits(state, legal)
        assert len(weights) == len(legal) and min(weights) > 0
        for traits in described(state, legal):
            seen.update(number for number, _ in traits)
        world = state.imagine(state.seat, boardroom.Luck(3, "swap"))
        assert habits(world, legal) == weights
    assert len(seen) > len(WEIGHTS) * 0.8  # all but what options bring
