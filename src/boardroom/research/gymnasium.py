"""One seat of a game as a Gymnasium environment, the other seats played by bots.

    env("startup-nation", seats=4, seat=0, opponents="greedy")

An observation is `{"observation": numbers, "action_mask": legal codes}`; `env.unwrapped.feature_names` says what each number
means. Codes count seats from the own one, as the numbers do (`codes="absolute"` gives the game's own). An illegal choice
loses the game at once (reward -1, `info["illegal"]` says why), so learners should use the mask: `action_masks()` gives it as
Stable-Baselines3's maskable algorithms ask for it. `vector` makes many games in one call.
Importing this module also registers `gymnasium.make("boardroom/startup-nation-v0")` and so on.
"""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadOption, IllegalAction
from boardroom.core.game import Game
from boardroom.core.match import Player
from boardroom.core.state import State
from boardroom.extras import needs
from boardroom.registry import games
from boardroom.research.codes import RELATIVE
from boardroom.research.opponents import Opponents, line_up, sampler, seated
from boardroom.research.spaces import mask_of, observation_space, observed
from boardroom.research.subject import Subject
from boardroom.research.telling import Telling
from boardroom.research.vector import BoardroomVectorEnv

with needs("research"):
    import gymnasium
    from gymnasium import spaces

ILLEGAL_REWARD = -1.0


class BoardroomEnv(gymnasium.Env[Any, Any]):
    """One seat against bots; a step is one choice of that seat, and what the others answer until it is asked again."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int = 4,
        seat: int = 0,
        opponents: Opponents = "greedy",
        render_mode: str | None = None,
        codes: str = RELATIVE,
        planes: bool = False,
        **options: Any,
    ) -> None:
        self.subject = Subject(game, seats, options, codes, planes)
        if not 0 <= seat < seats:
            raise BadOption(f"the seats are 0 to {seats - 1}, not {seat}")
        self.seat = seat
        self.render_mode = render_mode
        self.feature_names = self.subject.names
        self.observation_space = observation_space(self.subject)
        self.action_space = spaces.Discrete(self.subject.game.num_actions)
        self._chosen = line_up(opponents, seats - 1)
        self._players: list[Player | None] = seated(self._chosen, self.subject.game, seat, 0)
        self._telling = Telling(self.subject.game) if render_mode is not None else None
        self.table: State

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game in which this seat is asked at least once; with a seed it is the same each time."""
        super().reset(seed=seed)
        self._deal()
        while self.table.over:
            self._deal()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carries out a choice; the reward is 0 until the end, then this seat's return."""
        try:
            self.table.play(self.subject.codes.given(self.seat, int(action)))
        except IllegalAction as problem:
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(problem)}
        self._until_asked()
        outcome = self.table.outcome
        if outcome is None:
            return self._seen(), 0.0, False, False, self._info()
        info = {**self._info(), "winners": outcome.winners[:], "scores": outcome.scores[:]}
        return self._seen(), outcome.returns[self.seat], not outcome.capped, outcome.capped, info

    def action_masks(self) -> Any:
        """The legal codes as booleans."""
        return mask_of(self.subject, self.table, self.seat).astype(bool)

    def render(self) -> Any:
        """What has happened since the last time, as the gallery may read it."""
        return self._telling.tell(self.table) if self._telling is not None else None

    def _deal(self) -> None:
        seed = int(self.np_random.integers(2**62))
        self._players = seated(self._chosen, self.subject.game, self.seat, seed)
        self.table = self.subject.start(seed)
        if self._telling is not None:
            self._telling.listen(self.table)
        self._until_asked()

    def _until_asked(self) -> None:
        table = self.table
        while not table.over and table.seat != self.seat:
            player = self._players[table.seat]
            assert player is not None
            other = table.seat
            table.play(player.choose(table.view(other), table.legal(), sampler(table, other), None))

    def _seen(self) -> dict[str, Any]:
        return observed(self.subject, self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.subject, self.table, self.seat)}


def env(
    game: str | Game,
    seats: int = 4,
    seat: int = 0,
    opponents: Opponents = "greedy",
    render_mode: str | None = None,
    codes: str = RELATIVE,
    **options: Any,
) -> BoardroomEnv:
    """One seat against the chosen bots: a name for all of them, or a list with a name or player for each."""
    return BoardroomEnv(game, seats, seat, opponents, render_mode, codes, **options)


def vector(
    game: str | Game, games: int = 64, seats: int = 4, seat: int | None = None, **rest: Any
) -> BoardroomVectorEnv:
    """Many games in one call: one seat of each, or with `seat=None` all seats."""
    return BoardroomVectorEnv(game, games, seats, seat, **rest)


for _name in games():
    if f"boardroom/{_name}-v0" not in gymnasium.registry:
        gymnasium.register(
            f"boardroom/{_name}-v0", entry_point="boardroom.research.gymnasium:env", kwargs={"game": _name}
        )
