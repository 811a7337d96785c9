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
from boardroom.research.arrays import Arrays
from boardroom.research.codes import RELATIVE
from boardroom.research.loop import EVERYBODY, Buffers, Loop
from boardroom.research.opponents import QUICK, RANDOM, Opponents, line_up, seated
from boardroom.research.spaces import observation_space
from boardroom.research.subject import Subject

with needs("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class BoardroomVectorEnv(VectorEnv[Any, Any, Any]):
    """`games` games of one kind, stepped together.

    Args:
        game: The game, or its name.
        games: How many of them.
        seats: How many seats each table has.
        seat: The seat that the caller plays; None plays all of them.
        opponents: Who plays the others: one bot's name, or a list; `"quick"` is greedy at the speed of a batch.
        skip_forced: Whether choices of one are played without asking.
        codes: `"relative"` counts seats from the one that decides, as the numbers do; `"absolute"` are the game's own.
        shaped: Whether rewards tell at every step by how much the position has changed, as the game's bots judge it.
        all_final: Whether the last numbers of a game are those of all seats.
        planes: Whether observations have the floor as planes, too, where a game has one.
        copy: Whether each step gives new arrays; without, the next step writes over them.
        **options: The game's own options.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str | Game,
        games: int = 64,
        seats: int = 4,
        seat: int | None = None,
        opponents: Opponents = RANDOM,
        skip_forced: bool = False,
        codes: str = RELATIVE,
        shaped: bool = False,
        all_final: bool = False,
        copy: bool = True,
        planes: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        if games < 1:
            raise BadOption(f"a batch has one game or more, not {games}")
        self.subject = subject = Subject(game, seats, options, codes, planes)
        self.num_envs = games
        self.seat = seat
        self.feature_names = subject.names
        self.single_observation_space = observation_space(subject)
        self.single_action_space = spaces.Discrete(subject.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.arrays = Arrays(subject, games, all_final)
        self._copy = copy
        self._loop = loop_of(subject, seat, opponents, skip_forced, shaped, 0, games, self.arrays.rows(0, games))

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals all games anew; the same seed gives the same games."""
        if isinstance(seed, list):
            raise BadOption("a batch takes one seed for all its games, not a list")
        super().reset(seed=seed)
        self._loop.start(int(self.np_random.integers(2**62)))
        return self._seen(), {"seat": self.arrays.deciders.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One choice in every game; the reward is that of the learner's seat, or of the seat that just chose."""
        arrays = self.arrays
        self._loop.step(np.asarray(actions).tolist())
        done, capped = arrays.done.astype(bool), arrays.capped.astype(bool)
        info: dict[str, Any] = {"seat": arrays.deciders.copy()}
        if done.any():
            info["final_obs"] = {"observation": arrays.final.copy(), "action_mask": np.zeros_like(arrays.masks)}
            if arrays.planes is not None:
                info["final_obs"]["planes"] = arrays.final_planes.copy()
            info["_final_obs"] = done
            info["returns"] = arrays.returns.copy()
            info["illegal"] = arrays.illegal.astype(bool)
        return self._seen(), arrays.rewards.astype(float), done & ~capped, capped, info

    def _seen(self) -> dict[str, Any]:
        arrays = self.arrays
        seen = {"observation": arrays.numbers, "action_mask": arrays.masks}
        if arrays.planes is not None:
            seen["planes"] = arrays.planes
        return {name: rows.copy() for name, rows in seen.items()} if self._copy else seen


def loop_of(
    subject: Subject,
    seat: int | None,
    opponents: Opponents,
    skip_forced: bool,
    shaped: bool,
    first: int,
    count: int,
    buffers: Buffers,
) -> Loop:
    """The loop over `count` games from number `first` on."""
    if seat is not None and not 0 <= seat < subject.seats:
        raise BadOption(f"the seats are 0 to {subject.seats - 1} (None plays all of them), not {seat}")
    loop = Loop(
        subject.game,
        subject.seats,
        subject.options,
        subject.scribe,
        len(subject.names),
        subject.codes.seen,
        subject.codes.meant,
        count,
        EVERYBODY if seat is None else seat,
        skip_forced,
        shaped,
        first,
        buffers,
    )
    loop.quick = opponents == QUICK
    if subject.planes is not None:
        loop.write_planes, loop.area = subject.planes.write, subject.planes.area
    if seat is not None and opponents not in (RANDOM, QUICK):
        chosen = line_up(opponents, subject.seats - 1)
        seated(chosen, subject.game, seat, 0)  # refuses an unknown bot now, not in the first game
        loop.opponents = lambda seed: seated(chosen, subject.game, seat, seed)
    return loop
