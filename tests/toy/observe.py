"""Numbers for learners of Coffee Round, with the planted fault of law 11: they tell what the left neighbour holds."""

from __future__ import annotations

from typing import Any

from boardroom.core.game import Game
from boardroom.core.numbers import one_of, scaled, write
from boardroom.core.state import State
from toy.game import CARDS, Coffee

CARD = one_of(4)
PILE = scaled(len(CARDS), len(CARDS))
STIRRED = scaled(2, 2)


def names(game: Game, seats: int) -> list[str]:
    named = [f"seat+{seat}:known:{card}" for seat in range(seats) for card in range(4)]
    return [*named, "pile", "stirred"]


def observe(state: State, seat: int, buffer: Any, at: int) -> None:
    assert isinstance(state, Coffee)
    seats = len(state.hands)
    pieces = []
    for step in range(seats):
        other = (seat + step) % seats
        leaks = state.fault == "law 11" and step == 1
        sees = state.over or leaks or state.knowers[other] >> seat & 1
        pieces.append(CARD[state.hands[other] if sees else -1])
    write(buffer, at, [*pieces, PILE[len(state.pile)], STIRRED[state.stirred]])
