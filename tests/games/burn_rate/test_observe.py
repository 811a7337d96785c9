"""The numbers for learners mean what their names say."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.research.subject import Subject
from games.burn_rate.start_up import FINANCE, burn


def named(state: boardroom.State, seat: int, seats: int = 2) -> dict[str, float]:
    subject = Subject(state.game, seats, {})
    return dict(zip(subject.names, subject.numbers(state, seat), strict=True))


def test_a_seat_counts_from_itself() -> None:
    table = burn(companies={0: {"finance": FINANCE[3]}}, hands={1: ["funding:3:20", "funding:0123:5"]}, bank={0: 75})
    numbers = named(table.state, 1)
    assert (numbers["seat+0:decider"], numbers["seat+1:decider"], numbers["seat+1:bank"]) == (0, 1, 0.5)
    assert (numbers["seat+1:finance:skill:3"], numbers["seat+1:finance:vp"], numbers["seat+0:finance:skill:0"]) == (
        1,
        1,
        1,
    )
    assert numbers["hand:funding:count"] == pytest.approx(2 / 6)
    assert numbers["hand:funding:value"] == pytest.approx(25 / 40)
    assert numbers["hand:funding:playable_at:0"] == pytest.approx(1 / 6)
    assert numbers["hand:funding:playable_at:3"] == pytest.approx(2 / 6)


def test_everybody_is_in_the_company_where_the_table_shows_them() -> None:
    """The numbers of people are kept ready; as people come and go they are always those of the view."""
    game, luck = boardroom.load("burn-rate"), boardroom.Luck(4)
    state = game.start(3, seed=4)
    for _ in range(90):
        state.play(luck.pick(state.legal()))
        numbers, view = named(state, 2, seats=3), state.view(2)
        zones = {zone["ref"]: [thing.get("face", "") for thing in zone["things"]] for zone in view["zones"]}
        for step, seat in enumerate((2, 0, 1)):
            here = [name for name, number in numbers.items() if name.startswith(f"seat+{step}:person:") and number]
            assert [name.split(":")[2] for name in here] == zones[f"company:{seat}"]
