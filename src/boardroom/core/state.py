"""The state of one table, the class that every game's rules fill in, and the advice a game gives to its bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from boardroom.core.errors import BadOption, IllegalAction
from boardroom.core.event import Event, Outcome
from boardroom.core.luck import Luck

if TYPE_CHECKING:
    from boardroom.core.game import Game

SHOWN_CHOICES: Final = 6  # how many legal choices a refusal lists
CORE_REASONS: Final[tuple[str, ...]] = (
    "unknown-code",
    "game-over",
    "not-your-turn",
    "no-undo",
)  # beside each game's own


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One table in one moment. A game's subclass fills in the rules; everybody else uses the rest.

    Made without arguments, so that a copy costs no more than its fields; the game is set right after.
    """

    game: Game

    def __init__(self) -> None:
        self.seat: int = -1
        self.outcome: Outcome | None = None
        self.log: list[Event] | None = None
        self._legal: list[int] | None = None

    # What a game fills in.

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat, ascending; the list may be shared, so nobody changes it."""
        raise NotImplementedError

    def apply(self, code: int) -> None:
        """Carries out a legal choice."""
        raise NotImplementedError

    def why_not(self, code: int) -> tuple[str, str]:
        """Why this code is not legal now: a reason from the game's closed list and the rule behind it."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state without a log."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat (-1: the gallery) may know, JSON-able and sharing nothing with the state."""
        raise NotImplementedError

    def imagine(self, seat: int, luck: Luck) -> State:
        """A state in which all that this seat cannot know is drawn anew from `luck`."""
        raise NotImplementedError

    def renew(self, luck: Luck) -> None:
        """Lets `luck` decide what is still to be drawn; needed where the advice tells kinds of players apart."""
        raise NotImplementedError

    def former(self, seat: int) -> list[State]:
        """The ends of what was settled before, such as earlier rounds, as this seat knows them, the first one first."""
        return []

    def save(self) -> dict[str, Any]:
        """The whole truth, JSON-able."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Every limited component on the table, counted by kind."""
        raise NotImplementedError

    def box(self) -> dict[str, int]:
        """What the census must be at all times with these seats and options."""
        raise NotImplementedError

    # What everybody uses.

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.seat < 0

    def legal(self) -> list[int]:
        """The legal codes of the deciding seat, ascending; the list is the caller's own."""
        if self._legal is None:
            self._legal = self.choices()
        return self._legal[:]

    def play(self, code: int) -> None:
        """Carries out a choice, or raises IllegalAction and changes nothing."""
        if self._legal is None:
            self._legal = self.choices()
        if not is_among(code, self._legal):
            raise self.refusal(code)
        self._legal = None
        self.apply(code)

    def play_unchecked(self, code: int) -> None:
        """Carries out a choice that is known to be legal."""
        self._legal = None
        self.apply(code)

    def refusal(self, code: int) -> IllegalAction:
        """The error for a code that is not legal now, in words for the seat that asked."""
        if not isinstance(code, int) or not 0 <= code < self.game.num_actions:
            what, reason, rule = f"choose code {code}", "unknown-code", ""
        else:
            what = f"'{self.game.action(code)}'"
            reason, rule = ("game-over", "") if self.over else self.why_not(code)
        assert reason in CORE_REASONS + self.game.reasons, f"{reason!r} is not among the game's reasons"
        sentence = self.game.say("en", f"reason-{reason}")
        if self.over:
            return IllegalAction(f"{what} is not possible any more: {sentence}", code, reason, rule)
        cited = f" ({rule})" if rule else ""
        may = [str(self.game.action(legal)) for legal in self.legal()]
        rest = f", … ({len(may)} in all)" if len(may) > SHOWN_CHOICES else ""
        offer = f"; it may: {', '.join(may[:SHOWN_CHOICES])}{rest}"
        return IllegalAction(f"seat {self.seat} cannot {what}: {sentence}{cited}{offer}", code, reason, rule)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (self.game, self.save())


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """What a game tells its bots: how good a position looks, which choices are likely, and how to search.

    A game says by six numbers how its positions are searched; the search's own text tells what they do.
    """

    curiosity: float = 2.0  # how eagerly choices with few visits are tried, in units of how widely results are spread
    horizon: int = 0  # how many choices a simulation goes on by habit below the tree, unless it is settled before
    simulations: int = 4_000  # of a full search: less than a second on one core
    trust: float = 1.0  # how far a search begins with `priors`: a power of them, so that 0 takes all choices for equal
    people: bool = False  # do the others in a search choose by habit, instead of what was best for them in the tree?
    # Of people with habits of their own, concluded from what they do; the last kind is of those who search.
    kinds: int = 1

    def evaluate(self, state: State, seat: int) -> float:
        """How well this seat stands in this (imagined) world, from -1 to 1."""
        return state.outcome.returns[seat] if state.outcome is not None else 0.0

    def values(self, state: State, seats: int) -> list[float]:
        """The same for every seat, where a search ends; a game whose seats are valued together may do it in one go."""
        return [self.evaluate(state, seat) for seat in range(seats)]

    def values_among(self, state: State, seats: int, kinds: list[int]) -> list[float]:
        """The same where each seat's player is of the kind that `kinds` tells; by itself that changes nothing."""
        return self.values(state, seats)

    def liking(self, values: list[float], kinds: list[int], seat: int) -> float:
        """How much a player at this seat likes a result; by itself only the own part of it counts."""
        return values[seat]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """How likely each legal choice of the deciding seat is, as a weight above zero, from what that seat may know."""
        return [1.0] * len(legal)

    def habits(self, state: State, legal: list[int], kind: int) -> list[float]:
        """The same for another seat, whose player is of this kind; by itself no different."""
        return self.priors(state, legal)

    def fits(self, world: State, seat: int) -> list[float]:
        """How likely a player of each kind would have done what each seat did in this world, which `seat` imagines.

        A list of [seat * kinds + kind]; only needed where there are several kinds.
        """
        raise NotImplementedError

    def settled(self, state: State, since: State) -> bool:
        """Is this a good moment to end a simulation that began at `since`?"""
        return False


def is_among(code: int, ascending: list[int]) -> bool:
    """Is this code in an ascending list? Halving beats looking through up to sixty of them."""
    low = 0
    high = len(ascending)
    while low < high:
        middle = (low + high) >> 1
        if ascending[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low < len(ascending) and ascending[low] == code


def check_seat(seat: int, seats: int) -> None:
    """Raises BadOption unless this is a seat of the table or the gallery (-1)."""
    if not -1 <= seat < seats:
        raise BadOption(f"the seats are 0 to {seats - 1}, and -1 is the gallery, not {seat}")


def revive(game: Game, saved: dict[str, Any]) -> State:
    """Unpickles a state."""
    return game.restore(saved)
