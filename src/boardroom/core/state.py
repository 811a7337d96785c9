"""The state of one table, the class that every game's rules fill in, and the advice a game gives to its bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, overload

from mypy_extensions import i64, mypyc_attr

from boardroom.core.errors import BadOption, IllegalAction
from boardroom.core.event import Event, Outcome
from boardroom.core.luck import Luck
from boardroom.core.others import Others
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param, Result, View

if TYPE_CHECKING:
    from boardroom.core.fields import Field
    from boardroom.core.game import Game

CORE_REASONS: Final[tuple[str, ...]] = (
    "unknown-code",
    "game-over",
    "not-your-turn",
    "no-undo",
    "no-use",
    "not-first",
    "not-with",
)  # beside each game's own
GAME_OVER: Final = Refusal("game-over")
UNKNOWN_CODE: Final = Refusal("unknown-code")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641  (a state changes when it is played, so it has no hash)
    """One table at one moment: whose decision it is, what may be chosen, and what each seat may know.

    A state comes from `game.start`, `game.restore`, `copy` or `imagine`. `play` changes it in place. Two states are equal
    when their saves are equal; the log does not count. Because a state changes, it cannot be a key of a dict or a member
    of a set. `repr` and a notebook show no more than spectators may see.

    A new game is a subclass that fills in the methods from `choices` to `box`. It is made without arguments, so that a
    copy costs no more than its fields; whoever makes it sets `game` right after.

    Attributes:
        game: The game that this table plays.
        seat: The seat that decides now, counted from 0; -1 when the game is over.
        outcome: How the game ended; None until then.
        log: None, or a list to which every choice appends its events. Set it to `[]` to begin one.
    """

    game: Game

    def __init__(self) -> None:
        self.seat: int = -1
        self.outcome: Outcome | None = None
        self.log: list[Event] | None = None
        self._legal: list[int] | None = None

    # What a game fills in.

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat, ascending. The list may be a shared one, so do not change it."""
        raise NotImplementedError

    def apply(self, code: int) -> None:
        """Carries out a legal choice; `play` and `play_unchecked` call it."""
        raise NotImplementedError

    def why_not(self, code: int) -> Refusal | None:
        """Why this code is not legal now; None when it is. `choices` lists exactly the codes that give None."""
        raise NotImplementedError

    def details(self, code: int, reason: str) -> dict[str, Param]:
        """What the sentence for this refusal of this code is filled with: nothing that the deciding seat cannot know.

        It is asked for only when somebody wants to know why, never while choices are listed.
        """
        return {}

    def copy(self) -> State:
        """An independent state at the same moment, without a log."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What a seat may know of the table, as JSON-able values that share nothing with the state.

        Args:
            seat: The seat that looks, or -1 for the gallery, which is everybody who only watches.

        Returns:
            A dict with `game`, `decider`, `prompt`, `seats`, `zones`, `outcome` and the game's own fields.

        Raises:
            BadOption: There is no such seat at this table.
        """
        raise NotImplementedError

    def imagine(self, seat: int, luck: Luck) -> State:
        """A state that looks the same to this seat, in which everything that it cannot know is drawn anew.

        Args:
            seat: The seat that imagines, or -1 for the gallery.
            luck: Where the new draws come from, those still to come included.

        Returns:
            An independent state without a log.

        Raises:
            BadOption: There is no such seat at this table.
        """
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        """The whole truth as a JSON-able dict, secrets and seed included; `game.restore` reads it back."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many there are on the table of each kind of card, token or piece that is limited."""
        raise NotImplementedError

    def box(self) -> dict[str, int]:
        """What `census` must give at any moment of a game with these seats and options."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        """What each field of the table may be and who may see it, where a game describes them."""
        return []

    # What everybody uses.

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.seat < 0

    def legal(self) -> list[int]:
        """The codes that the deciding seat may choose from, ascending; empty when the game is over.

        Each call gives a new list, which you may change.
        """
        if self._legal is None:
            self._legal = self.choices()
        return self._legal[:]

    @overload
    def play(self, code: int) -> None: ...

    @overload
    def play(self, code: str) -> None: ...

    def play(self, code: Any) -> None:
        """Carries out a choice of the deciding seat.

        Args:
            code (int | str): One of the codes in `legal()`, or the notation of one, such as `"play recruiter seat:2"`.

        Raises:
            IllegalAction: This cannot be chosen now; the message says why and what can, and nothing has changed.
        """
        # Declared as Any, because compiled code would answer other types with a TypeError before coming here.
        choice: int = code if isinstance(code, int) and not isinstance(code, bool) else self.game.code(code)
        if self._legal is None:
            self._legal = self.choices()
        if not is_among(choice, self._legal):
            raise self.refusal(choice)
        self._legal = None
        self.apply(choice)

    def play_unchecked(self, code: int) -> None:
        """Carries out a choice without checking it: faster, but a code that is not legal breaks the state."""
        self._legal = None
        self.apply(code)

    def refusal(self, code: int) -> IllegalAction:
        """The error for a code that is not legal now; it lists what the deciding seat may choose instead."""
        known = 0 <= code < self.game.num_actions
        what = f"'{self.game.action(code)}'" if known else f"choose code {code}"
        refusal = GAME_OVER if self.over else self.why_not(code) if known else UNKNOWN_CODE
        assert refusal is not None, f"{what} is not in the list of choices, but nothing speaks against it"
        reason = refusal.reason
        assert reason in CORE_REASONS + self.game.reasons, f"{reason!r} is not among the game's reasons"
        params = self.details(code, reason) if known and not self.over else {}
        sentence = self.game.say("en", f"reason-{reason}", params)
        if self.over:
            return IllegalAction(f"{what} is not possible any more: {sentence}", code, reason)
        rule = refusal.rule or (self.game.action(code).rule if known else "")
        cited = f" ({rule})" if rule else ""
        offer = self.game.offer(self.legal())
        return IllegalAction(f"seat {self.seat} cannot {what}: {sentence}{cited}; {offer}", code, reason, rule, params)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (self.seat == other.seat and self.save() == other.save())

    def __repr__(self) -> str:
        return f"<{summary(self.view(-1))}>"  # of the gallery's view: a repr may reach a log or another player's eyes

    def _repr_html_(self) -> str:
        """The table as spectators see it, for notebooks; `boardroom.draw` draws what a seat sees."""
        return str(self.game.draw(self.view(-1)))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (self.game, self.save())


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """What a game tells its bots: how good a position looks, which choices are likely, and how to search.

    A game sets the attributes and fills in the methods it has something to say about.

    Attributes:
        curiosity: How eagerly the search tries choices that it has seldom tried, measured in how widely results spread.
        horizon: After how many choices below its tree a simulation ends; it may end before, where `settled` says so.
        simulations: How many simulations a full search has; that should take less than a second on one core.
        trust: How much the search believes `priors` at first: their exponent, so 0 takes all choices for equally likely.
        others: The game's own model of the other players; None lets the search choose what is best for each of them.
        plain: Simpler advice for the bot `plain`, where a game has some: what somebody sees who leaves a part of it aside.
    """

    curiosity: float = 2.0
    horizon: int = 0
    simulations: int = 4_000
    trust: float = 1.0
    others: Others | None = None
    plain: Advice | None = None

    def evaluate(self, state: State, seat: int) -> float:
        """How well this seat stands in this (imagined) state, from -1 to 1."""
        return state.outcome.returns[seat] if state.outcome is not None else 0.0

    def values(self, state: State, seats: int) -> list[float]:
        """`evaluate` for every seat; a game that can judge all seats at once does it here."""
        return [self.evaluate(state, seat) for seat in range(seats)]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """How likely each legal choice of the deciding seat is: weights above zero, from what that seat may know."""
        return [1.0] * len(legal)

    def considered(self, state: State, legal: list[int]) -> list[int]:
        """The choices that a player with this advice thinks about at all, at least one; the bot `plain` asks."""
        return legal

    def settled(self, state: State, since: State) -> bool:
        """Whether a simulation that began at `since` may well end here."""
        return False


def is_among(code: int, ascending: list[int]) -> bool:
    """Is this code in an ascending list? Halving beats looking through up to sixty of them."""
    low: i64 = 0
    high: i64 = len(ascending)
    while low < high:
        middle = (low + high) >> 1
        if ascending[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low < len(ascending) and ascending[low] == code


def summary(view: View) -> str:
    """A view in one line: the game, its seats, the round, and who decides what or how it ended."""
    seats = len(view["seats"])
    parts = [str(view["game"]), "1 seat" if seats == 1 else f"{seats} seats"]
    number = view.get("round")
    if isinstance(number, int):
        parts.append(f"round {number}")
    parts.append(decision(view) if view["outcome"] is None else result(view["outcome"]))
    return ", ".join(parts)


def decision(view: View) -> str:
    """Who decides, about what (the prompt's key without its first word), and by which rule."""
    prompt = view["prompt"]
    about = str(prompt["key"]).partition("-")[2]
    return f"seat {view['decider']} decides{': ' if about else ''}{about} ({prompt['rule']})"


def result(outcome: Result) -> str:
    """Why the game ended, who won and the scores."""
    winners = " and ".join(f"seat {seat}" for seat in outcome["winners"]) or "nobody"
    return f"over ({outcome['reason']}), won by {winners}, scores {outcome['scores']}"


def check_seat(seat: int, seats: int) -> None:
    """Raises BadOption unless this is a seat of the table or the gallery (-1)."""
    if not -1 <= seat < seats:
        raise BadOption(f"the seats are 0 to {seats - 1}, and -1 is the gallery, not {seat}")


def revive(game: Game, saved: dict[str, Any]) -> State:
    """Unpickles a state."""
    return game.restore(saved)
