"""What people do, by their own knowledge alone: the habits with which searches let everybody play."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any

import pytest

import boardroom
from boardroom.games.startup_nation.content.names import BRIGITTE, DIRECTOR, EMMANUEL, TECH_LEAD
from boardroom.games.startup_nation.mind.guess import Guess
from boardroom.games.startup_nation.mind.habits import MOST_LIKED, OTHERS, PLAY, WEIGHTS, described, habits
from boardroom.games.startup_nation.mind.others import PEOPLE
from boardroom.games.startup_nation.play import StartUpNation
from games.startup_nation.nation import GAME, A, B, C, D, Nation, nation, start_up_nation


def likeliest(table: Nation) -> str:
    """The choice the deciding seat is most likely to make, as a saying."""
    weights = habits(table.state, table.state.legal(), WEIGHTS)
    return table.may()[weights.index(max(weights))]


def decisions(seats: int, **options: Any) -> Iterator[StartUpNation]:
    """The decisions of a dozen random games."""
    luck = boardroom.Luck(1, "habits")
    for seed in range(12):
        state = start_up_nation(GAME.start(seats, seed, **options))
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
        chances = [guess.chance(C, rank) for rank in range(8)]
        assert sum(chances[:5]) == 0 and sum(chances) == pytest.approx(1)


def test_an_exchange_is_remembered_by_the_two() -> None:
    table = nation(a="REC DIR", c="TEC")
    table.does("A: REC, C")
    assert Guess(table.state, A).known[C] == DIRECTOR and Guess(table.state, C).known[A] == TECH_LEAD
    assert Guess(table.state, A).seen == TECH_LEAD and Guess(table.state, C).seen == DIRECTOR
    assert Guess(table.state, B).known == [-1] * 4


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("options", [{}, {"pass_left": True}, {"interns": "all_seven"}], ids=str)
def test_habits_see_nothing_that_is_hidden(seats: int, options: dict[str, Any]) -> None:
    for state in decisions(seats, **options):
        legal = state.legal()
        world = state.imagine(state.seat, boardroom.Luck(3, "swap"))
        for kind in range(PEOPLE.kinds):
            weights = PEOPLE.habits(state, legal, kind)
            assert len(weights) == len(legal) and min(weights) > 0
            assert PEOPLE.habits(world, legal, kind) == weights
        assert GAME.advice.priors(world, legal) == GAME.advice.priors(state, legal)


def test_every_trait_is_met_and_likings_are_their_weights() -> None:
    met: set[int] = set()
    for options in ({}, {"pass_left": True}, {"interns": "all_seven"}):
        for state in decisions(5, **options):
            legal = state.legal()
            told = described(state, legal)
            for weights in (WEIGHTS, OTHERS):
                for weight, traits in zip(habits(state, legal, weights), told, strict=True):
                    liking = sum(weights[number] * size for number, size in traits)
                    assert weight == pytest.approx(exp(max(-MOST_LIKED, min(MOST_LIKED, liking))))
            met.update(number for traits in told for number, _ in traits)
    assert met == set(range(len(WEIGHTS))) - {PLAY + BRIGITTE}  # she is never played
