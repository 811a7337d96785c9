"""The games as PettingZoo environments: every seat an agent, one decision at a time (AEC).

`env("burn-rate", seats=4)` is wrapped as PettingZoo's own classic games are: an illegal choice ends the game at the cost of
who made it. `raw_env` is not wrapped. An observation is `{"observation": numbers, "action_mask": legal codes}`; what each
number means is in `env.unwrapped.feature_names`. Codes count seats from the agent that decides, as the numbers do;
`codes="absolute"` gives the game's own (boardroom.research.codes). Environments can be copied and pickled at every step.
"""

from __future__ import annotations

from typing import Any

from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.extras import needs
from boardroom.research.codes import RELATIVE
from boardroom.research.spaces import mask_of, observation_space, observed
from boardroom.research.subject import Subject, seats_named
from boardroom.research.telling import Telling

with needs("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

ILLEGAL_REWARD = -1.0


def env(
    game: str | Game,
    seats: int = 4,
    render_mode: str | None = None,
    codes: str = RELATIVE,
    planes: bool = False,
    **options: Any,
) -> AECEnv:
    """The game as an environment that refuses misuse with clear errors; options are the game's own."""
    made: AECEnv = wrappers.TerminateIllegalWrapper(
        raw_env(game, seats, render_mode, codes, planes, **options), illegal_reward=ILLEGAL_REWARD
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # noqa: N801  (the name PettingZoo's users look for)
    """The bare environment; an illegal choice raises IllegalAction and changes nothing."""

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi"],
        "name": "boardroom_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int = 4,
        render_mode: str | None = None,
        codes: str = RELATIVE,
        planes: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.subject = Subject(game, seats, options, codes, planes)
        self.metadata = {**type(self).metadata, "name": f"boardroom_{self.subject.game.id}_v0"}
        self.render_mode = render_mode
        self.feature_names = self.subject.names
        self.possible_agents = seats_named(self.subject)
        self.agents: list[str] = []
        count = self.subject.game.num_actions
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.subject) for agent in self.possible_agents}
        self.state_space = spaces.Box(-1.0, 1.0, (seats * len(self.feature_names),), np.float32)
        self._np_random: Any = None
        self._telling = Telling(self.subject.game) if render_mode is not None else None
        self.table: State

    def observation_space(self, agent: str) -> Any:
        """What this agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The codes of the game's action table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed it and those after it are the same each time. There are no reset options."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self.table = self.subject.start(int(self._np_random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]
        if self._telling is not None:
            self._telling.listen(self.table)

    def step(self, action: int | None) -> None:
        """Carries out the choice of `agent_selection`; an agent whose game is over steps with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(self.subject.codes.given(self.table.seat, int(action) if action is not None else -1))
        if self.table.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = outcome.returns[seat]
            self.terminations[agent] = not outcome.capped
            self.truncations[agent] = outcome.capped  # a technical cap cut the game short
            self.infos[agent] = {"winner": seat in outcome.winners, "score": outcome.scores[seat]}

    def observe(self, agent: str) -> dict[str, Any]:
        """This agent's numbers, and the mask of its legal codes (all zero while another one decides)."""
        return observed(self.subject, self.table, self.possible_agents.index(agent))

    def state(self) -> Any:
        """The numbers of all seats in a row, as a critic that sees everything may use them."""
        seats = range(self.subject.seats)
        return np.array([n for seat in seats for n in self.subject.numbers(self.table, seat)], np.float32)

    def action_mask(self) -> Any:
        """The mask of the agent that decides."""
        return mask_of(self.subject, self.table, self.table.seat)

    def render(self) -> str | None:
        """What has happened since the last time and who must do what, as the gallery sees it."""
        if self._telling is None:
            return None
        text = self._telling.tell(self.table)
        if self.render_mode == "human":
            self._telling.show(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
