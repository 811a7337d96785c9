"""A match: a state, the players at it, the minutes of what they chose, and undo to the last barrier."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from boardroom.core import minutes
from boardroom.core.errors import BadMinutes, BadOption, BoardroomError, IllegalAction
from boardroom.core.event import Event
from boardroom.core.game import Game
from boardroom.core.history import History
from boardroom.core.luck import Luck
from boardroom.core.shapes import View
from boardroom.core.state import State


class Player(Protocol):
    """What a player must have to sit in a Match: a `name`, and a method `choose` that decides for its seat.

    Attributes:
        name: How the minutes call it.
    """

    name: str

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None) -> int:
        """Decides for the seat whose turn it is.

        Args:
            view: What the deciding seat may know; `view["decider"]` is that seat.
            legal: The codes to choose from.
            sampler: Gives a state in which all that the seat cannot know is drawn anew from a Luck.
            limit: How many seconds the decision may take; None for as long as it needs.

        Returns:
            One of the legal codes.
        """
        ...


class Match:
    """One game from its start, with its players, its minutes and undo.

    Args:
        game: The game, as `boardroom.load` gives it.
        seats: How many seats the table has.
        seed: What decides all luck of this game; any non-negative whole number.
        players: One player for each seat. None leaves a seat open: its choices come through `play`.
        **options: The game's options, by name.

    Attributes:
        state: The table as it is now.
        log: Every event since the start.
        game: The game that is played.
        seats: How many seats the table has.
        seed: What decides all luck of this game; keep it secret until the end.
        options: All options with their values, those that were not given included.
        players: The player at each seat; None for an open seat.
        names: The name of each player; empty for an open seat.

    Raises:
        BadOption: The game does not have so many seats or such an option, or the players are not one for each seat.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        players: Sequence[Player | None] | None = None,
        **options: Any,
    ) -> None:
        self.game: Game = game
        self.seed: int = seed
        self.options: dict[str, Any] = check_game(game).check_seats(seats, options)
        self.players: list[Player | None] = check_players(players, seats)
        self.seats: int = seats
        self.names: list[str] = [player.name if player is not None else "" for player in self.players]
        self.log: list[Event] = []
        self.state: State = game.start(seats, seed, log=self.log, **self.options)
        self._history = History()
        self._logged: list[int] = []  # how long the log was before each choice

    @property
    def choices(self) -> list[tuple[int, int]]:
        """Every choice since the start, as pairs of seat and code."""
        return self._history.choices

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.state.over

    def play(self, code: int | str, seat: int | None = None) -> list[Event]:
        """Carries out a choice of the deciding seat.

        Args:
            code: One of the codes in `state.legal()`, or the notation of one, such as `"play recruiter seat:2"`.
            seat: Who chooses, where that should be checked.

        Returns:
            What happened.

        Raises:
            IllegalAction: This cannot be chosen now, or another seat decides; nothing has changed.
        """
        code = self.game.code(code) if isinstance(code, str) else code
        decider = self.state.seat
        if seat is not None and seat != decider:
            who = f"seat {decider} decides" if decider >= 0 else "the game is over"
            raise IllegalAction(f"seat {seat} cannot choose now: {who}", code, "not-your-turn")
        before = self.state.copy()
        start = len(self.log)
        self.state.play(code)
        self._logged.append(start)
        self._history.add(decider, code, before, self.log[start:])
        return self.log[start:]

    def step(self, limit: float | None = None) -> list[Event]:
        """Lets the player at the deciding seat choose, and carries it out.

        Args:
            limit: How many seconds the player may think; None for as long as it needs.

        Returns:
            What happened.

        Raises:
            BoardroomError: The game is over, or the deciding seat has no player.
            IllegalAction: The player chose something that is not legal.
        """
        seat = self.state.seat
        player = self.players[seat] if seat >= 0 else None
        if player is None:
            raise BoardroomError("nobody to ask: the game is over" if seat < 0 else f"seat {seat} has no player")
        state = self.state
        code = player.choose(state.view(seat), state.legal(), lambda luck: state.imagine(seat, luck), limit)
        return self.play(code, seat)

    def run(self, limit: float | None = None) -> Match:
        """Lets the players choose until the game is over or a seat without a player must decide.

        Args:
            limit: How many seconds a player may think about each choice; None for as long as it needs.

        Returns:
            This match.
        """
        while not self.over and self.players[self.state.seat] is not None:
            self.step(limit)
        return self

    def can_undo(self, seat: int) -> bool:
        """True when the latest choice was this seat's and has drawn, revealed or handed over nothing."""
        return self._history.can_undo(seat)

    def undo(self, seat: int) -> int:
        """Takes back the latest choice, which must be this seat's.

        Returns:
            The code that was taken back.

        Raises:
            IllegalAction: `can_undo(seat)` is false.
        """
        self.state = self._history.before_last(seat)
        self.state.log = self.log
        del self.log[self._logged.pop() :]
        return self._history.drop_last()

    def minutes(self) -> str:
        """The game so far as a text, which `boardroom.replay` reads; it tells the seed, so keep it secret until the end."""
        return self._history.minutes(self.game, self.seats, self.seed, self.options, self.names, self.state)

    def __repr__(self) -> str:
        return f"<Match of {repr(self.state)[1:-1]}, choices so far: {len(self.choices)}>"


def check_game(game: Any) -> Game:
    """The game, if it is one; its identifier alone is a common slip."""
    if not isinstance(game, Game):
        raise BadOption(f"a game is what boardroom.load gives, such as boardroom.load('startup-nation'), not {game!r}")
    return game


def check_players(players: Any, seats: int) -> list[Player | None]:
    """One player or None for each seat; all seats are open when nothing is said."""
    if players is None:
        return [None] * seats
    if isinstance(players, (str, dict)) or not isinstance(players, Iterable):
        raise BadOption(
            f"players are a list with one player or None for each seat, not {players!r}; options are keywords"
        )
    found = list(players)
    if len(found) != seats:
        raise BadOption(f"{seats} seats need {seats} players (None leaves a seat open), not {len(found)}")
    return found


def replay_minutes(game: Game, said: minutes.Minutes, players: Sequence[Player | None] | None = None) -> Match:
    """The match these minutes tell, or BadMinutes that says in a sentence what differs first."""
    _compare_rules(said, game)
    try:
        match = Match(game, said.seats, said.seed, players, **said.options)
    except BadOption as problem:
        raise BadMinutes(str(problem)) from None
    if players is None and said.players:
        match.names = (said.players + [""] * said.seats)[: said.seats]
    for number in range(len(said.choices)):
        _play_as_said(said, match, number)
    _compare_end(said, match)
    return match


def _compare_rules(said: minutes.Minutes, game: Game) -> None:
    """They must be of these rules and these cards."""
    if not game.has_rules(said.revision):
        there, here = said.revision, game.revision
        raise BadMinutes(f"these minutes were taken with revision {there} of {game.title}; this is revision {here}")
    if not game.has_cards(said.content):
        raise BadMinutes(
            f"these minutes were taken with other cards or numbers of {game.title}: "
            f"with content {said.content}; this is content {game.content}"
        )


def _play_as_said(said: minutes.Minutes, match: Match, number: int) -> None:
    """Plays one choice, or says which it is, whose, and what could have been chosen instead."""
    seat, text = said.choices[number]
    try:
        match.play(match.game.code(text), seat)
    except IllegalAction as problem:
        told = f"line {said.lines[number]}: choice {number + 1} ({minutes.letter(seat)} {text}): {problem}"
        if (
            problem.reason in ("unknown-code", "not-your-turn") and not match.over
        ):  # the rules' refusals say it themselves
            told += f"; {match.game.offer(match.state.legal())}"
        raise BadMinutes(told) from None


def _compare_end(said: minutes.Minutes, match: Match) -> None:
    """The end they name must be the end they lead to."""
    end, digest = minutes.end_line(match.state), minutes.digest_of(match.state)
    same = (said.revision, said.content) == (match.game.revision, match.game.content)
    comparable = same and said.format != minutes.WHOLE_DIGEST
    if said.end and said.end != end:
        raise BadMinutes(f"they end with {said.end!r}, but lead to {repr(end) if end else 'a game that is not over'}")
    if said.digest and said.digest != digest and comparable:
        raise BadMinutes(
            f"every choice can be made and they end as they say, but the table at the end is another: "
            f"they end with digest {said.digest}, but lead to {digest}"
        )
