"""Many games played in step, compiled with the rules: one code for each game in, filled buffers out.

It knows no NumPy: buffers are whatever holds bytes (an array, shared memory), and the caller brings them. A game that ends is
dealt anew in the same step; what was seen at its end goes into `final`, where the caller wants it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Player
from boardroom.core.numbers import Scribe, put
from boardroom.core.state import State, is_among

EVERYBODY: Final = -1  # as the learner's seat: all seats are played by the caller
ILLEGAL_RETURN: Final = -1.0
LOOKED_AT: Final = 6  # choices, by quick opponents
FORCED_STEPS: Final = 50  # how far a chain of single choices is followed
TOGETHER: Final = 16  # so many rows are joined and written at a time: writing one by one costs more than making them


class Buffers:
    """Where a loop writes; row n of each belongs to its game n. Rows of what is seen are bytes, the others numbers.

    Attributes:
        numbers: What the deciding seat sees, as floats of 32 bits.
        masks: A one for each of its legal codes.
        final: What was seen at the end of a game, of the learner's seat (or seat 0), or of all seats; None writes none.
        planes: The floor as the deciding seat sees it, where a game has planes and they are asked for.
        final_planes: The same at the end of a game.
        deciders: The seat that decides.
        rewards: What the seat that chose got since.
        returns: What every seat got, when the game ended.
        done: Did a game end in this step?
        capped: By its technical cap?
        illegal: By a code that was not legal?
    """

    def __init__(self) -> None:
        self.numbers: Any = None
        self.masks: Any = None
        self.final: Any = None
        self.planes: Any = None
        self.final_planes: Any = None
        self.deciders: Any = None
        self.rewards: Any = None
        self.returns: Any = None
        self.done: Any = None
        self.capped: Any = None
        self.illegal: Any = None


class Loop:
    """`count` games of one kind."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        scribe: Callable[[], Scribe],
        length: int,
        seen: list[list[int]],
        meant: list[list[int]],
        count: int,
        learner: int,
        skip_forced: bool,
        shaped: bool,
        first: int,
        buffers: Buffers,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.length = length
        self.seen: list[list[Any]] = list(seen)  # for each seat its codes for the game's, as a mask takes them
        self.meant = meant  # and back
        self.count = count
        self.learner = learner
        self.skip_forced = skip_forced
        self.shaped = shaped
        self.first = first  # the number of the first game, where several loops share one batch
        self.buffers = buffers
        self.actions: int = game.num_actions
        self.opponents: Callable[[int], list[Player | None]] | None = None  # None: those inside this loop
        self.quick = False  # whether these look one choice ahead; else they choose at random
        self.write_planes: Callable[[State, int, Any, int], None] | None = None
        self.area = 0  # how many numbers the planes of a seat are
        self.states: list[State] = []
        self.scribes = [scribe() for _ in range(count)]
        self.players: list[list[Player | None]] = []
        self.lucks: list[Luck] = []
        self.legal: list[list[int]] = []  # the choices of each game, as the game lists them
        self.worth: list[
            list[float]
        ] = []  # how each seat of each game stood when it chose last, where rewards are shaped
        self.ended: list[bool] = []  # in this step
        self.deciders: list[int] = [0] * count
        self.pieces: list[bytes] = []  # the rows that are not written yet
        self.masks: list[Any] = [bytearray(self.actions) for _ in range(TOGETHER)]  # and theirs
        self.written = 0  # how many rows are
        self.no_choice: Any = bytearray(self.actions)  # of the same kind as a mask: it is copied without a detour
        self.whole: Any = slice(0, self.actions)  # of a mask
        self.none_done: Any = array("b", bytes(count))
        self.no_rewards: Any = array("f", bytes(4 * count))

    def start(self, seed: int) -> None:
        """Deals all games; game n depends on the seed and n alone, not on how many others there are."""
        self.lucks = [Luck(seed, f"batch {self.first + number}") for number in range(self.count)]
        self.states = []
        self.players = [[] for _ in range(self.count)]
        self.legal = [[] for _ in range(self.count)]
        self.worth = [[0.0] * self.seats for _ in range(self.count)]
        self.clear()
        for number in range(self.count):
            self.states.append(self.deal(number))
            self.until_asked(number)
            self.observe(number)
        self.clear()
        self.buffers.deciders[:] = array("b", self.deciders)

    def clear(self) -> None:
        """Nothing has ended and nobody has got anything in this step."""
        buffers = self.buffers
        buffers.done[:] = self.none_done
        buffers.capped[:] = self.none_done
        buffers.illegal[:] = self.none_done
        buffers.rewards[:] = self.no_rewards
        self.ended = [False] * self.count
        self.pieces = []
        self.written = 0

    def step(self, codes: list[int]) -> None:
        """Carries out one choice in every game and goes on until the caller is asked again."""
        self.clear()
        for number in range(self.count):
            state = self.states[number]
            seat = state.seat
            given = codes[number]
            code = self.meant[seat][given] if 0 <= given < self.actions else given
            if is_among(code, self.legal[number]):
                state.play_unchecked(code)
                self.until_asked(number)
            else:
                self.forfeit(number, seat)
            if self.shaped or self.ended[number]:
                self.reward(number, seat)
            self.observe(number)
        self.buffers.deciders[:] = array("b", self.deciders)

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
            codes = state.choices()
            if mine and (not self.skip_forced or len(codes) > 1):
                self.legal[number] = codes
                return
            if len(codes) == 1:
                state.play_unchecked(codes[0])
            else:
                state.play_unchecked(self.answer(number, state, codes))

    def answer(self, number: int, state: State, codes: list[int]) -> int:
        """What another seat chooses."""
        if self.quick:
            return self.look_ahead(number, state, codes)
        if self.opponents is None:
            return codes[self.lucks[number].below(len(codes))]
        seat = state.seat
        player = self.players[number][seat]
        assert player is not None
        return player.choose(state.view(seat), codes[:], lambda luck: state.imagine(seat, luck), None)

    def look_ahead(self, number: int, state: State, codes: list[int]) -> int:
        """What the game's advice likes best after one choice, in one imagined world; the first of equals.

        Of many choices only some are looked at, drawn at random: each of them costs a copy of the world and a judgement.
        """
        seat = state.seat
        luck = self.lucks[number]
        world = state.imagine(seat, luck)
        advice = self.game.advice
        best = codes[0]
        most = -2.0
        for code in some_of(codes, LOOKED_AT, luck):
            after = world.copy()
            after.play_unchecked(code)
            follow(after)
            worth = advice.evaluate(after, seat)
            if worth > most:
                most = worth
                best = code
        return best

    def finish(self, number: int, state: State) -> None:
        """Writes down how a game ended; the first end in one step counts."""
        if self.ended[number]:
            return
        buffers, outcome = self.buffers, state.outcome
        assert outcome is not None
        self.ended[number] = True
        buffers.done[number] = 1
        buffers.capped[number] = int(outcome.capped)
        for seat in range(self.seats):
            buffers.returns[number * self.seats + seat] = outcome.returns[seat]
        self.see_end(number, state)

    def forfeit(self, number: int, offender: int) -> None:
        """An illegal code loses the game for who chose it; the others get nothing."""
        buffers = self.buffers
        self.ended[number] = True
        buffers.done[number] = 1
        buffers.illegal[number] = 1
        for seat in range(self.seats):
            buffers.returns[number * self.seats + seat] = ILLEGAL_RETURN if seat == offender else 0.0
        self.see_end(number, self.states[number])
        self.states[number] = self.deal(number)
        self.until_asked(number)

    def reward(self, number: int, seat: int) -> None:
        """The return of who chose, at the end; shaped, what its position has gained since it was asked last."""
        buffers = self.buffers
        ended = self.ended[number]
        now: float = buffers.returns[number * self.seats + seat] if ended else 0.0
        if self.shaped:
            worth = self.worth[number]
            if not ended:
                now = self.game.advice.evaluate(self.states[number], seat)
            gained = now - worth[seat]
            worth[seat] = now
            if ended:
                self.worth[number] = [0.0] * self.seats
            now = gained
        buffers.rewards[number] = now

    def see_end(self, number: int, state: State) -> None:
        """The last numbers of a game: of the learner or seat 0, or of all seats where there is room for them."""
        final = self.buffers.final
        if final is None:
            return
        length = self.length
        if len(final) == 4 * length * self.count:
            seat = self.learner if self.learner != EVERYBODY else 0
            self.see(number, state, seat, final, self.buffers.final_planes, number)
            return
        for seat in range(self.seats):
            self.see(number, state, seat, final, self.buffers.final_planes, number * self.seats + seat)

    def see(self, number: int, state: State, seat: int, numbers: Any, planes: Any, row: int) -> None:
        """What a seat of this game sees, in one row of these buffers."""
        put(numbers, row * self.length, self.scribes[number].row(state, seat))
        if self.write_planes is not None:
            self.write_planes(state, seat, planes, row * self.area)

    def observe(self, number: int) -> None:
        """Fills this game's row for the seat that decides."""
        state = self.states[number]
        seat = state.seat
        self.deciders[number] = seat
        self.scribes[number].add_row(self.pieces, state, seat)
        mask = self.masks[number - self.written]
        mask[self.whole] = self.no_choice
        table = self.seen[seat]
        for code in self.legal[number]:
            mask[table[code]] = 1
        if self.write_planes is not None:
            self.write_planes(state, seat, self.buffers.planes, number * self.area)
        if number + 1 == self.written + TOGETHER or number + 1 == self.count:
            self.write_rows(number + 1)

    def write_rows(self, end: int) -> None:
        """Writes the rows up to this one, numbers and masks."""
        put(self.buffers.numbers, self.written * self.length, b"".join(self.pieces))
        first = self.written * self.actions
        self.buffers.masks[first : end * self.actions] = b"".join(self.masks[: end - self.written])
        self.pieces = []
        self.written = end


def some_of(codes: list[int], most: int, luck: Luck) -> list[int]:
    """All of these codes, or so many of them drawn at random."""
    count = len(codes)
    if count <= most:
        return codes
    left = codes[:]
    for place in range(most):
        other = place + luck.below(count - place)
        left[place], left[other] = left[other], left[place]
    return left[:most]


def follow(state: State) -> None:
    """Plays choices of one, as far as they go."""
    for _ in range(FORCED_STEPS):
        if state.seat < 0:
            return
        codes = state.choices()
        if len(codes) > 1:
            return
        state.play_unchecked(codes[0])
