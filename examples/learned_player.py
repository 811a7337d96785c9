"""A player that decides with a network: it sees a view and the legal codes, like every other player."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

import boardroom
from boardroom.research.subject import features_of
from network import Network


class LearnedPlayer:
    """Takes the choice that the network gives the most weight."""

    name = "learned"

    def __init__(self, game: boardroom.Game, seed: int, network: Network) -> None:
        del seed  # it draws nothing
        self._features = features_of(game).features
        self._network = network
        self._actions = game.num_actions

    def choose(
        self,
        view: boardroom.View,
        legal: list[int],
        sampler: Callable[[boardroom.Luck], boardroom.State],
        limit: float | None = None,
    ) -> int:
        """One of the legal codes."""
        mask = np.zeros((1, self._actions), bool)
        mask[0, legal] = True
        chances, _, _ = self._network.forward(np.array([self._features(view)], np.float32), mask)
        return int(chances[0].argmax())
