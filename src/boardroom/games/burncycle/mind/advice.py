"""Advice for bots: let the pilot finish the turn and the corporation answer, then judge what has become of the team.

A single step of a turn says little; a finished turn says whether the dice went to the right places and who stands in
whose alert range. The pilot is a plain player; what is better than its habits shows in the end of the turn.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.state import Advice, State
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.outlook import outlook
from boardroom.games.burncycle.mind.pilot import pilot_choice
from boardroom.games.burncycle.rules.network import MoveIp
from boardroom.games.burncycle.rules.security import EndSecurity, Investigate, Patrol, Pursue
from boardroom.games.burncycle.rules.turn import Restart
from boardroom.games.burncycle.state.table import Table

MOST_CHOICES: Final = 300  # that the pilot makes; a guard, never reached in play
SURE_PRIOR: Final = 6.0


class BurncycleAdvice(Advice):
    """Reads a position; everything on the table is known. The plain one leaves the network alone."""

    def __init__(self, uses_network: bool = True) -> None:
        self.memory = Memory(uses_network)
        if uses_network:
            self.plain = BurncycleAdvice(uses_network=False)

    def considered(self, state: State, legal: list[int]) -> list[int]:
        """Without the network no card of it is drawn, and the IP goes where it must."""
        assert isinstance(state, Table)
        if self.memory.minds_network(state):
            return legal
        if isinstance(state.decision(), MoveIp):
            return legal[:1]
        return [code for code in legal if code != state.rows.network] or legal

    def evaluate(self, state: State, seat: int) -> float:
        """From -1 to 1: twice the chance to win, less 1."""
        assert isinstance(state, Table)
        after = self.finish_turn(state)
        if after.outcome is not None:
            return after.outcome.returns[seat]
        return 1.98 * outlook(after, self.memory) - 0.99

    def values(self, state: State, seats: int) -> list[float]:
        """The same for everybody."""
        return [self.evaluate(state, 0)] * seats

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """The pilot's choice first."""
        assert isinstance(state, Table)
        choice = pilot_choice(state, self.memory)
        return [SURE_PRIOR if code == choice else 1.0 for code in legal]

    def finish_turn(self, state: Table) -> Table:
        """The table when the turn is over and the security has moved."""
        if state.outcome is not None:
            return state
        after = state.copy()
        assert isinstance(after, Table)
        for _ in range(MOST_CHOICES):
            if after.outcome is not None or is_between_turns(after):
                break
            after.play_unchecked(pilot_choice(after, self.memory))
        if after.outcome is None and after.active != after.next_seat(after.holder):
            self.let_security_move(after)
        return after

    def let_security_move(self, after: Table) -> None:
        """Others are still to play; what the units would do if nobody did."""
        after.activated = after.flipped = after.pursued = after.investigated = 0
        after.ended = []
        after.agenda = [Restart(), EndSecurity(), Patrol(), Investigate(), Pursue()]
        after.settle()
        for _ in range(MOST_CHOICES):
            if after.outcome is not None or is_between_turns(after):
                return
            after.play_unchecked(after.codes[0])


def is_between_turns(table: Table) -> bool:
    """Is the next thing to decide whether to restart the cycle before a turn?"""
    return isinstance(table.agenda[-1], Restart)
