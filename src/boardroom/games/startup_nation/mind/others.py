"""The model of the other players: three kinds of them, what each makes of an alliance, and who is rather let win."""

from __future__ import annotations

from math import pow
from typing import Final

from boardroom.core.luck import Luck
from boardroom.core.others import Others
from boardroom.core.state import State
from boardroom.games.startup_nation.mind.belief import renew
from boardroom.games.startup_nation.mind.former import former
from boardroom.games.startup_nation.mind.habits import ally_of
from boardroom.games.startup_nation.mind.kinds import PLAYER_KINDS, fits, habits_of
from boardroom.games.startup_nation.state.table import Table

OPENING: Final = 0.35  # how sharply a lead in points turns into a chance to win the match, at its beginning
ENDING: Final = 1.0  # and when somebody has the points that win it
LASTING: Final = 2.0  # for how many rounds an alliance is counted on
ROUND_POINTS: Final = 2.28  # that all seats win in a round together, on average
SKILL: Final = (0.0, 0.4, 0.65)  # what each kind of player adds to the logarithm of a pair's chance to win a round
ALONE: Final = -1.3  # and what it takes off to be alone, with one's own skill counted twice
RESPECT: Final = 0.15  # how much another's result counts beside the own one, for each unit of skill: a tenth at most


class StartUpNationOthers(Others):
    """Players who choose by chance, are greedy, or search, told apart by what they did in this round and earlier ones."""

    kinds = PLAYER_KINDS

    def habits(self, state: State, legal: list[int], kind: int) -> list[float]:
        """What another player does, who chooses by chance, is greedy, or searches."""
        assert isinstance(state, Table)
        return habits_of(kind, state, legal)

    def fits(self, world: State, seat: int) -> list[float]:
        """By what the others did in this round."""
        assert isinstance(world, Table)
        return fits(world, seat)

    def former(self, state: State, seat: int) -> list[State]:
        """The ends of earlier rounds, as this seat knows them."""
        assert isinstance(state, Table)
        return former(state, seat)

    def renew(self, world: State, luck: Luck) -> None:
        """The deck's order, as far as it is not known, and all later rounds."""
        assert isinstance(world, Table)
        renew(world, luck)

    def values(self, state: State, seats: int, kinds: list[int]) -> list[float]:
        """A good ally is worth something in the next rounds too."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return state.outcome.returns
        return chances(state, alliance_points(state, kinds))

    def liking(self, values: list[float], kinds: list[int], seat: int) -> float:
        """Beside the own result it counts a little who else wins: better somebody who plays well."""
        liked = values[seat]
        for other in range(len(values)):
            if other != seat:
                liked += RESPECT * SKILL[kinds[other]] * values[other]
        return liked


PEOPLE: Final = StartUpNationOthers()


def chances(table: Table, expected: list[float]) -> list[float]:
    """Each seat's chance to win the match by the points it has and may expect, as a result between a winner's and a loser's.

    The nearer the match is to its end, the more a lead decides.
    """
    best = 0
    for score in table.scores:
        best = max(best, score)
    sharpness = OPENING + (ENDING - OPENING) * best / table.setup.target
    weights = [pow(2.718281828, sharpness * (table.scores[seat] + expected[seat])) for seat in range(len(expected))]
    total = sum(weights)
    others = len(weights) - 1
    return [weight / total - (1.0 - weight / total) / others for weight in weights]


def alliance_points(table: Table, kinds: list[int]) -> list[float]:
    """The points that each seat may expect while today's alliances last, by how well the kinds of players play."""
    seats = len(kinds)
    strength = [0.0] * seats
    shared = [1.0] * seats  # the part of a win that is one's own
    total = 0.0
    for seat in range(seats):
        ally = ally_of(table, seat)
        if ally >= 0:
            strength[seat] = pow(2.718281828, SKILL[kinds[seat]] + SKILL[kinds[ally]])
            shared[seat] = 0.5
        else:
            strength[seat] = pow(2.718281828, 2.0 * SKILL[kinds[seat]] + ALONE)
        total += shared[seat] * strength[seat]
    return [LASTING * ROUND_POINTS * shared[seat] * strength[seat] / total for seat in range(seats)]
