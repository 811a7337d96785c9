"""The numbers for learners mean what their names say."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.games.startup_nation.content.names import CARD_NAMES
from boardroom.research.subject import Subject
from games.startup_nation.nation import nation, start_up_nation


def named(state: boardroom.State, seat: int) -> dict[str, float]:
    subject = Subject(state.game, 4, {})
    return dict(zip(subject.names, subject.numbers(state, seat), strict=True))


def test_a_seat_counts_from_itself() -> None:
    numbers = named(nation(a="FIRE SAL", c="DIR", tok="RBRB").state, 2)
    assert numbers["hand:first:director"] == 1
    assert numbers["seat+0:decider"] == 0
    assert numbers["seat+2:decider"] == numbers["seat+2:ally"] == numbers["seat+2:token:red"] == 1
    assert (numbers["seat+2:cards"], numbers["seat+0:cards"]) == (1, 0.5)


def test_two_cards_stand_in_the_order_of_the_cards() -> None:
    numbers = named(nation(a="SAL FIRE").state, 0)
    assert (numbers["hand:first:intern_fire"], numbers["hand:second:salesperson"]) == (1, 1)


def test_what_was_seen_is_a_number_for_who_saw_it() -> None:
    table = nation(a="TEC SAL", c="BRI").does("A: TEC, C")
    assert named(table.state, 0)["seat+2:known:brigitte"] == 1
    assert named(table.state, 0)["seat+0:played:tech_lead"] == 1
    assert named(table.state, 0)["discard:tech_lead"] == pytest.approx(1 / 3)
    assert named(table.state, 2)["seat+2:looked_at_me"] == 1
    assert not any(number for name, number in named(table.state, 1).items() if ":known:" in name)


def test_a_known_card_is_always_the_true_one() -> None:
    """In random games with all that moves cards about, whatever a seat still believes to know is there."""
    game = boardroom.load("startup-nation")
    subject, believed = Subject(game, 5, {"pass_left": True, "interns": "all_seven"}), 0
    for seed in range(12):
        state, luck = subject.start(seed), boardroom.Luck(seed)
        while not state.over:
            state.play(luck.pick(state.legal()))
            held = start_up_nation(state).held
            for seat in range(5):
                numbers = dict(zip(subject.names, subject.numbers(state, seat), strict=True))
                for step in range(1, 5):
                    known = [card for card in CARD_NAMES if numbers[f"seat+{step}:known:{card}"]]
                    believed += len(known)
                    assert known in ([], [CARD_NAMES[held[(seat + step) % 5]]])
    assert believed > 100
