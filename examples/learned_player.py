"""A player that decides with a network: it sees a view, the legal codes and imagined worlds, like every other player."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

import boardroom
from boardroom.research.subject import Subject
from network import Network


class LearnedPlayer:
    """Takes the choice that the network gives the most weight."""

    name = "learned"

    def __init__(self, game: boardroom.Game, seed: int, network: Network) -> None:
        self._game = game
        self._luck = boardroom.Luck(seed)
        self._network = network
        self._subject: Subject | None = None  # made when it is known how many sit at the table

    def choose(
        self,
        view: boardroom.View,
        legal: list[int],
        sampler: Callable[[boardroom.Luck], boardroom.State],
        limit: float | None = None,
    ) -> int:
        """One of the legal codes.

        The numbers are those of an imagined world: its seat cannot tell it from the true one, so they are the same.
        """
        seats, seat = len(view["seats"]), view["decider"]
        if self._subject is None or self._subject.seats != seats:
            self._subject = Subject(self._game, seats, {})
        subject = self._subject
        mask = np.zeros((1, self._game.num_actions), bool)
        mask[0, subject.codes.legal(seat, legal)] = True
        numbers = np.array([subject.numbers(sampler(self._luck), seat)], np.float32)
        chances, _, _ = self._network.forward(numbers, mask)
        return subject.codes.given(seat, int(chances[0].argmax()))
