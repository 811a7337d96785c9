"""A table as an OpenSpiel state: a seed is picked, then seats decide until the game is over.

Everything Python keeps of it can be copied and pickled, which is how OpenSpiel clones and serialises it. What each seat was
told so far is kept as text: that is its information state.
"""

from __future__ import annotations

import json
from typing import Any

from boardroom.core.event import Event
from boardroom.core.luck import Luck
from boardroom.core.state import State
from boardroom.extras import needs

with needs("research"):
    import pyspiel

GALLERY = -1
FINENESS = 2**53  # how many different numbers between 0 and 1 a sampler gives


class SpielState(pyspiel.State):
    """One table; before the seed is picked there is none."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table: State | None = None
        self.told: list[str] = [""] * (game.num_players() + 1)  # by seat, the gallery last: one line for each event
        self.chosen: list[dict[int, int]] = [{} for _ in range(game.num_players())]  # how often a seat chose a code

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's numbers for chance and for the end."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """What each seat got; nothing before the end."""
        outcome = self.table.outcome if self.table is not None else None
        return outcome.returns[:] if outcome is not None else [0.0] * self.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All seeds, equally likely."""
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or self.table.seat != player:
            return []
        codes: list[int] = self.get_game().subject.codes.legal(player, self.table.legal())
        return codes

    def _apply_action(self, action: int) -> None:
        happened: list[Event] = []
        if self.table is None:
            subject = self.get_game().subject
            self.table = subject.game.start(subject.seats, action, log=happened, **subject.options)
        else:
            seat = self.table.seat
            self.table.log = happened
            code = self.get_game().subject.codes.given(seat, action)
            self.table.play(code)
            self.chosen[seat][action] = self.chosen[seat].get(action, 0) + 1
            self.told[seat] += f"I choose: {self.table.game.action(code)}\n"
        self.table.log = None
        self._tell(happened)

    def _tell(self, happened: list[Event]) -> None:
        for seat in range(GALLERY, self.num_players()):
            self.told[seat] += "".join(
                json.dumps(event.shown(seat), sort_keys=True, separators=(",", ":")) + "\n" for event in happened
            )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"seed {action}"
        subject = self.get_game().subject
        return str(subject.game.action(subject.codes.given(player, action)))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this seat cannot tell from the present one; `sampler()` gives a number from 0 to 1.

        Its history starts here. What the other seats remember is the public part, and what they see is imagined.
        """
        assert self.table is not None, "there is nothing to know before the seed is picked"
        luck = Luck(int(sampler() * FINENESS), "resample")
        twin: SpielState = self.get_game().new_initial_state()
        twin.table = self.table.imagine(player, luck)
        twin.told = [self.told[player] if seat == player else self.told[GALLERY] for seat in range(len(self.told))]
        twin.chosen = [dict(counts) if seat == player else {} for seat, counts in enumerate(self.chosen)]
        return twin

    def __str__(self) -> str:
        if self.table is None:
            return "before the seed is picked"
        return json.dumps(self.table.save(), sort_keys=True)
