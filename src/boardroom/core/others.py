"""A game's own model of the other players, where it has one: what people do, and how a search lets them choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from boardroom.core.luck import Luck

if TYPE_CHECKING:
    from boardroom.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Others:
    """What a game knows of people, who choose by habit and not what a search found best for them.

    A game whose players can be told apart by what they do gives one to its advice. It sets `kinds` and fills in all methods.

    Attributes:
        kinds: How many kinds of players it tells apart; the last kind are those who search.
    """

    kinds: int = 1

    def habits(self, state: State, legal: list[int], kind: int) -> list[float]:
        """How likely each legal choice is for a player of this kind: weights above zero, from what that seat may know."""
        raise NotImplementedError

    def fits(self, world: State, seat: int) -> list[float]:
        """How likely a player of each kind would have made the choices that each seat made in a world `seat` imagines.

        Returns:
            The likelihood of kind `k` at seat `s` at index `s * kinds + k`.
        """
        raise NotImplementedError

    def former(self, state: State, seat: int) -> list[State]:
        """Earlier parts of the match, such as finished rounds, each at its end and as this seat knows it; oldest first."""
        raise NotImplementedError

    def renew(self, world: State, luck: Luck) -> None:
        """Lets `luck` decide all draws of an imagined world that are still to come."""
        raise NotImplementedError

    def values(self, state: State, seats: int, kinds: list[int]) -> list[float]:
        """How well every seat stands, from -1 to 1, when the player at each seat is of the kind that `kinds` gives."""
        raise NotImplementedError

    def liking(self, values: list[float], kinds: list[int], seat: int) -> float:
        """How much the player at this seat likes a result with these values, which may be more than the own one."""
        raise NotImplementedError
