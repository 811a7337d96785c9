"""Many games played in step, compiled with the rules: one code for each game in, filled buffers out.

It knows no NumPy: the buffers are the standard library's arrays, which NumPy reads in place (boardroom.research.vector).
A game that ends is dealt anew in the same step; what was seen at its end stays in `final`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Player
from boardroom.core.shapes import View
from boardroom.core.state import State, is_among

EVERYBODY = -1  # as the learner's seat: all seats are played by the caller
ILLEGAL_RETURN = -1.0


class Loop:
    """`count` games of one kind; row n of every buffer belongs to game n."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        features: Callable[[View], list[float]],
        length: int,
        count: int,
        learner: int,
        skip_forced: bool,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.features = features
        self.length = length
        self.count = count
        self.learner = learner
        self.skip_forced = skip_forced
        self.actions: int = game.num_actions
        self.opponents: Callable[[int], list[Player | None]] | None = None  # None: random ones, inside this loop
        self.states: list[State] = []
        self.players: list[list[Player | None]] = []
        self.lucks: list[Luck] = []
        self.numbers: Any = array("f", bytes(4 * count * length))
        self.final: Any = array("f", bytes(4 * count * length))
        self.masks: Any = array("b", bytes(count * self.actions))
        self.no_mask: Any = array("b", bytes(self.actions))
        self.deciders: Any = array("b", bytes(count))
        self.returns: Any = array("f", bytes(4 * count * seats))
        self.done: Any = array("b", bytes(count))
        self.capped: Any = array("b", bytes(count))
        self.illegal: Any = array("b", bytes(count))

    def start(self, seed: int) -> None:
        """Deals all games; game n depends on the seed and n alone, not on how many others there are."""
        self.lucks = [Luck(seed, f"batch {number}") for number in range(self.count)]
        self.states = []
        self.players = [[] for _ in range(self.count)]
        for number in range(self.count):
            self.states.append(self.deal(number))
            self.until_asked(number)
            self.observe(number)

    def step(self, codes: list[int]) -> None:
        """Carries out one choice in every game and goes on until the caller is asked again."""
        for number in range(self.count):
            self.done[number] = 0
            self.capped[number] = 0
            self.illegal[number] = 0
            state = self.states[number]
            code = codes[number]
            if is_among(code, state.legal()):
                state.play_unchecked(code)
                self.until_asked(number)
            else:
                self.forfeit(number, state.seat)
            self.observe(number)

    def deal(self, number: int) -> State:
        """A new game in this row, with fresh opponents."""
        seed = self.lucks[number].fork().seed
        if self.opponents is not None:
            self.players[number] = self.opponents(seed)
        return self.game.start(self.seats, seed, None, **self.options)

    def until_asked(self, number: int) -> None:
        """Plays the others' choices until the caller must choose; a finished game makes room for a new one."""
        state = self.states[number]
        while True:
            if state.seat < 0:
                self.finish(number, state)
                state = self.deal(number)
                self.states[number] = state
                continue
            mine = self.learner == EVERYBODY or state.seat == self.learner
            if mine and not self.skip_forced:
                return
            codes = state.choices()
            if len(codes) == 1:
                state.play_unchecked(codes[0])
            elif mine:
                return
            else:
                state.play_unchecked(self.answer(number, state, codes))

    def answer(self, number: int, state: State, codes: list[int]) -> int:
        """What another seat chooses."""
        if self.opponents is None:
            return codes[self.lucks[number].below(len(codes))]
        seat = state.seat
        player = self.players[number][seat]
        assert player is not None
        return player.choose(state.view(seat), codes[:], lambda luck: state.imagine(seat, luck), None)

    def finish(self, number: int, state: State) -> None:
        """Writes down how a game ended; the first end in one step counts."""
        if self.done[number]:
            return
        outcome = state.outcome
        assert outcome is not None
        self.done[number] = 1
        self.capped[number] = int(outcome.capped)
        for seat in range(self.seats):
            self.returns[number * self.seats + seat] = outcome.returns[seat]
        self.see_end(number, state)

    def forfeit(self, number: int, offender: int) -> None:
        """An illegal code loses the game for who chose it; the others get nothing."""
        self.done[number] = 1
        self.illegal[number] = 1
        for seat in range(self.seats):
            self.returns[number * self.seats + seat] = ILLEGAL_RETURN if seat == offender else 0.0
        self.see_end(number, self.states[number])
        self.states[number] = self.deal(number)
        self.until_asked(number)

    def see_end(self, number: int, state: State) -> None:
        """The last numbers of a game, for the learner or for seat 0."""
        seat = self.learner if self.learner != EVERYBODY else 0
        start = number * self.length
        self.final[start : start + self.length] = array("f", self.features(state.view(seat)))

    def observe(self, number: int) -> None:
        """Fills this game's row for the seat that decides."""
        state = self.states[number]
        seat = state.seat
        self.deciders[number] = seat
        start = number * self.length
        self.numbers[start : start + self.length] = array("f", self.features(state.view(seat)))
        start = number * self.actions
        masks = self.masks
        masks[start : start + self.actions] = self.no_mask
        for code in state.choices():
            masks[start + code] = 1
