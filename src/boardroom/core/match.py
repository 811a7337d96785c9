"""A match: a state, the players at it, the minutes of what they chose, and undo to the last barrier."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from boardroom.core import minutes
from boardroom.core.errors import BadMinutes, BadOption, BoardroomError, IllegalAction
from boardroom.core.event import Event
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.state import State


class Player(Protocol):
    """Whoever decides for a seat: it gets a view, the legal codes and a sampler of worlds, and nothing else."""

    name: str

    def choose(
        self, view: dict[str, Any], legal: list[int], sampler: Callable[[Luck], State], limit: float | None
    ) -> int:
        """One of the legal codes."""
        ...


class Match:
    """One game from its start; `players` may leave seats open (None), whose choices come through `play`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        players: Sequence[Player | None] | None = None,
        **options: Any,
    ) -> None:
        self.game = game
        self.seed = seed
        self.options = game.check_seats(seats, options)
        self.players: list[Player | None] = list(players) if players is not None else [None] * seats
        if len(self.players) != seats:
            raise BadOption(f"{seats} seats need {seats} players (None leaves a seat open), not {len(self.players)}")
        self.seats = seats
        self.names = [player.name if player is not None else "" for player in self.players]
        self.log: list[Event] = []
        self.state = game.start(seats, seed, log=self.log, **self.options)
        self.choices: list[tuple[int, int]] = []  # seat, code
        self._undoable: list[
            tuple[State, int]
        ] = []  # the state before each choice since the last barrier, and its log's length

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.over

    def play(self, code: int, seat: int | None = None) -> list[Event]:
        """Carries out a choice and gives its events; with `seat` it is refused unless that seat decides."""
        decider = self.state.seat
        if seat is not None and seat != decider:
            who = f"seat {decider} decides" if decider >= 0 else "the game is over"
            raise IllegalAction(f"seat {seat} cannot choose now: {who}", code, "not-your-turn")
        before = self.state.copy()
        start = len(self.log)
        self.state.play(code)
        self.choices.append((decider, code))
        happened = self.log[start:]
        if any(event.barrier for event in happened):
            self._undoable = []
        else:
            self._undoable.append((before, start))
        return happened

    def step(self, limit: float | None = None) -> list[Event]:
        """Lets the player at the deciding seat choose."""
        seat = self.state.seat
        player = self.players[seat] if seat >= 0 else None
        if player is None:
            raise BoardroomError("nobody to ask: the game is over" if seat < 0 else f"seat {seat} has no player")
        state = self.state
        code = player.choose(state.view(seat), state.legal(), lambda luck: state.imagine(seat, luck), limit)
        return self.play(code, seat)

    def run(self, limit: float | None = None) -> Match:
        """Plays on until the game is over or a seat without a player must decide."""
        while not self.over and self.players[self.state.seat] is not None:
            self.step(limit)
        return self

    def can_undo(self, seat: int) -> bool:
        """Was the latest choice this seat's own, with nothing drawn, revealed or handed over since?"""
        return bool(self._undoable) and self.choices[-1][0] == seat

    def undo(self, seat: int) -> int:
        """Takes this seat's latest choice back and gives its code."""
        if not self.can_undo(seat):
            raise IllegalAction(
                f"seat {seat} cannot undo: a barrier or another seat's choice lies behind", -1, "no-undo"
            )
        self.state, length = self._undoable.pop()
        del self.log[length:]
        self.state.log = self.log
        return self.choices.pop()[1]

    def minutes(self) -> str:
        """The game so far as a text file; it holds the seed, so it is secret until the end."""
        choices = [(seat, str(self.game.action(code))) for seat, code in self.choices]
        game = self.game
        return minutes.Minutes(
            game.id,
            game.revision,
            game.content,
            self.seats,
            self.seed,
            {name: value for name, value in self.options.items() if value != self._default(name)},
            self.names,
            choices,
            minutes.end_line(self.state),
            minutes.digest_of(self.state),
        ).write()

    def _default(self, name: str) -> Any:
        return next(option.default for option in self.game.option_table if option.name == name)


def replay_minutes(game: Game, said: minutes.Minutes, players: Sequence[Player | None] | None = None) -> Match:
    """The match these minutes tell, or BadMinutes that says where they go wrong."""
    for key, there, here in (
        ("revision", said.revision, game.revision),
        ("content", said.content, game.content),
    ):
        if there != here:
            raise BadMinutes(f"these minutes were taken with {key} {there} of {game.title}; this is {key} {here}")
    try:
        match = Match(game, said.seats, said.seed, players, **said.options)
    except BadOption as problem:
        raise BadMinutes(str(problem)) from None
    if players is None and said.players:
        match.names = (said.players + [""] * said.seats)[: said.seats]
    for (seat, text), line in zip(said.choices, said.lines, strict=True):
        try:
            match.play(game.code(text), seat)
        except IllegalAction as problem:
            raise BadMinutes(f"line {line}: {problem}") from None
    _compare(said, match)
    return match


def _compare(said: minutes.Minutes, match: Match) -> None:
    """The end they name must be the end they lead to."""
    if said.end and said.end != minutes.end_line(match.state):
        raise BadMinutes(f"they end with {said.end!r}, but lead to {minutes.end_line(match.state)!r}")
    if said.digest and said.digest != minutes.digest_of(match.state):
        raise BadMinutes(f"they end with digest {said.digest}, but lead to {minutes.digest_of(match.state)}")
