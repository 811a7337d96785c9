"""Many games in one call: a Gymnasium vector environment over the compiled loop, all arrays NumPy.

With `seat=None` the caller plays every seat of every game (self-play): row n is seen by the seat that decides there, named
in `info["seat"]`. Otherwise it plays one seat against bots. A game that ends is dealt anew in the same step; `info` then
has `final_obs` and the returns of all seats.
"""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.extras import needs
from boardroom.research.loop import EVERYBODY, Loop
from boardroom.research.opponents import RANDOM, Opponents, line_up, seated
from boardroom.research.spaces import observation_space
from boardroom.research.subject import Subject

with needs("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class BoardroomVectorEnv(VectorEnv[Any, Any, Any]):
    """`games` games of one kind, stepped together."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str | Game,
        games: int = 64,
        seats: int = 4,
        seat: int | None = None,
        opponents: Opponents = RANDOM,
        skip_forced: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        if games < 1:
            raise BadOption(f"a batch has one game or more, not {games}")
        self.subject = subject = Subject(game, seats, options)
        if seat is not None and not 0 <= seat < seats:
            raise BadOption(f"the seats are 0 to {seats - 1} (None plays all of them), not {seat}")
        self.num_envs = games
        self.seat = seat
        self.feature_names = subject.names
        self.single_observation_space = observation_space(subject)
        self.single_action_space = spaces.Discrete(subject.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        learner = EVERYBODY if seat is None else seat
        length = len(subject.names)
        self._loop = loop = Loop(
            subject.game, seats, subject.options, subject.features, length, games, learner, skip_forced
        )
        if seat is not None and opponents != RANDOM:
            chosen = line_up(opponents, seats - 1)
            seated(chosen, subject.game, seat, 0)  # refuses an unknown bot now, not in the first game
            loop.opponents = lambda seed: seated(chosen, subject.game, seat, seed)
        self._numbers = np.frombuffer(loop.numbers, np.float32).reshape(games, length)
        self._final = np.frombuffer(loop.final, np.float32).reshape(games, length)
        self._masks = np.frombuffer(loop.masks, np.int8).reshape(games, -1)
        self._deciders = np.frombuffer(loop.deciders, np.int8)
        self._returns = np.frombuffer(loop.returns, np.float32).reshape(games, seats)
        self._done, self._capped, self._illegal = (
            np.frombuffer(buffer, np.int8) for buffer in (loop.done, loop.capped, loop.illegal)
        )

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals all games anew; the same seed gives the same games."""
        if isinstance(seed, list):
            raise BadOption("a batch takes one seed for all its games, not a list")
        super().reset(seed=seed)
        self._loop.start(int(self.np_random.integers(2**62)))
        return self._seen(), {"seat": self._deciders.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One choice in every game; the reward is that of the learner's seat, or of the seat that just chose."""
        chose = self._deciders.copy()
        self._loop.step([int(code) for code in actions])
        done = self._done.astype(bool)
        capped = self._capped.astype(bool)
        rewards = np.zeros(self.num_envs)
        rewards[done] = self._returns[done, chose[done]]
        info: dict[str, Any] = {"seat": self._deciders.copy()}
        if done.any():
            info["final_obs"] = {"observation": self._final.copy(), "action_mask": np.zeros_like(self._masks)}
            info["_final_obs"] = done
            info["returns"] = self._returns.copy()
            info["illegal"] = self._illegal.astype(bool)
        return self._seen(), rewards, done & ~capped, capped, info

    def _seen(self) -> dict[str, Any]:
        return {"observation": self._numbers.copy(), "action_mask": self._masks.copy()}  # the loop writes over its own
