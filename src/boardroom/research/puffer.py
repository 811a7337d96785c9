"""Many games in the shape that PufferLib asks for, without needing the package: buffers of the caller's, `reset`, `step`, and
`send` and `recv` over processes with shared memory.

    env = native("startup-nation", games=512)             # one process; `buf` brings arrays of your own
    env = workers("startup-nation", games=512, workers=2)  # a process for each core; send and recv do not wait for each other

A row is one game, its agent the seat that decides there (`deciders` says which one), and its observation that seat's numbers.
The legal codes are in `action_masks`, row by row. Nothing is copied: the next step of the same rows writes over the arrays.
"""

from __future__ import annotations

import os
from ctypes import c_byte
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.extras import needs
from boardroom.research.arrays import Arrays
from boardroom.research.codes import RELATIVE
from boardroom.research.opponents import RANDOM, Opponents
from boardroom.research.subject import Subject
from boardroom.research.vector import loop_of

with needs("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space

STOP, RESET, STEP = b"stop", b"reset", b"step"
ACTION_BYTES = 4
Received = tuple[Any, Any, Any, Any, list[dict[str, Any]], Any, Any]


class Rows:
    """What both kinds of environments have: games, spaces and arrays.

    Attributes:
        num_agents: How many games there are; each has one agent, the seat that decides.
        observations: The numbers of the deciding seats.
        action_masks: A one for each legal code.
        deciders: Which seat decides.
        rewards: What the seat that chose has got since.
        terminals: Whether a game ended in this step.
        truncations: Whether its technical cap ended it.
        masks: Whether there is an agent in this row; always.
        returns: What every seat got, where a game ended.
        final: The last numbers of a game that ended.
        planes: The floor as the deciding seats see it, where a game has one and planes are asked for.
    """

    def __init__(self, subject: Subject, games: int, all_final: bool, memory: Any = None) -> None:
        self.subject = subject
        self.num_agents = games
        self.feature_names = subject.names
        self.single_observation_space = spaces.Box(-1.0, 1.0, (len(subject.names),), np.float32)
        self.single_action_space = spaces.Discrete(subject.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.arrays = Arrays(subject, games, all_final, memory)
        self.observations = self.arrays.numbers
        self.action_masks = self.arrays.masks
        self.deciders = self.arrays.deciders
        self.rewards = self.arrays.rewards
        self.returns = self.arrays.returns
        self.final = self.arrays.final
        self.planes = self.arrays.planes
        self.terminals = np.zeros(games, bool)
        self.truncations = np.zeros(games, bool)
        self.masks = np.ones(games, bool)

    def note_ends(self, rows: slice) -> list[dict[str, Any]]:
        """Fills terminals and truncations; gives a dict for each game that ended, as `infos`."""
        done, capped = self.arrays.done[rows].view(bool), self.arrays.capped[rows].view(bool)
        np.copyto(self.truncations[rows], capped)
        np.greater(done, capped, out=self.terminals[rows])
        first = rows.start or 0
        return [{"game": first + int(n), "returns": self.returns[first + n].tolist()} for n in np.flatnonzero(done)]


class Native(Rows):
    """All games in this process, written into arrays that the caller may bring, as PufferLib's native environments are.

    `buf` is anything with the attributes `observations`, `rewards`, `terminals`, `truncations` and `masks`.
    """

    def __init__(self, subject: Subject, games: int, all_final: bool, buf: Any, **how: Any) -> None:
        super().__init__(subject, games, all_final)
        if buf is not None:
            self.arrays.use("numbers", buf.observations)
            self.arrays.use("rewards", buf.rewards)
            self.observations, self.rewards = buf.observations, buf.rewards
            self.terminals, self.truncations, self.masks = buf.terminals, buf.truncations, buf.masks
            self.masks[:] = True
        self._loop = loop_of(subject, first=0, count=games, buffers=self.arrays.rows(0, games), **how)

    def reset(self, seed: int = 0) -> tuple[Any, list[dict[str, Any]]]:
        """Deals all games; the same seed gives the same games."""
        self._loop.start(seed)
        return self.observations, self.note_ends(slice(0, self.num_agents))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """One choice in every game."""
        self._loop.step(np.asarray(actions).tolist())
        infos = self.note_ends(slice(0, self.num_agents))
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """There is nothing to close."""


class Workers(Rows):
    """The games shared out among processes. `send` gives the choices for the rows that `recv` gave, and does not wait.

    With `batch_workers` below the number of workers, `recv` gives the rows of those that are ready first: the others go on
    playing while you think.
    """

    def __init__(
        self, subject: Subject, games: int, all_final: bool, workers: int, batch_workers: int, **how: Any
    ) -> None:
        if not 1 <= workers <= games or games % workers:
            raise BadOption(f"{games} games cannot be shared out equally among {workers} workers")
        if batch_workers not in (1, workers):
            raise BadOption(f"a batch is the rows of one worker or of all {workers}, not of {batch_workers}")
        context = get_context("spawn")
        size = Arrays(subject, games, all_final).size
        size += -size % ACTION_BYTES
        memory: Any = context.RawArray(c_byte, size + ACTION_BYTES * games)
        super().__init__(subject, games, all_final, memory)
        self.actions = np.frombuffer(memory, np.int32, games, size)
        self.agents_per_batch = games // workers * batch_workers
        self._each = games // workers
        self._all = batch_workers == workers
        self._lines: list[Connection] = []
        self._processes = []
        self._last = 0
        self._waiting: list[int] = []  # the workers whose rows were received and not yet answered
        for number in range(workers):
            mine, theirs = context.Pipe()
            rows = (number * self._each, (number + 1) * self._each)
            arguments = (theirs, memory, size, subject, games, all_final, rows, how)
            process = context.Process(target=serve, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(mine)
            self._processes.append(process)

    def async_reset(self, seed: int = 0) -> None:
        """Has all games dealt; `recv` gives what is seen then."""
        for line in self._lines:
            line.send_bytes(RESET + str(seed).encode())

    def recv(self) -> Received:
        """Observations, rewards, terminals, truncations, infos, the numbers of the games, and masks, of who is ready."""
        if self._all:
            for line in self._lines:
                line.recv_bytes()
            self._waiting = list(range(len(self._lines)))
            rows = slice(0, self.num_agents)
        else:
            number = self._next_ready()
            self._lines[number].recv_bytes()
            self._waiting = [number]
            self._last = number
            rows = slice(number * self._each, (number + 1) * self._each)
        infos = self.note_ends(rows)
        numbers = np.arange(rows.start, rows.stop)
        parts = (self.observations, self.rewards, self.terminals, self.truncations)
        return (*[part[rows] for part in parts], infos, numbers, self.masks[rows])  # type: ignore[return-value]

    def _next_ready(self) -> int:
        """A worker whose rows are ready, the next one after that of the last time, so that nobody is forgotten."""
        ready = wait(self._lines)
        count = len(self._lines)
        order = [(self._last + step) % count for step in range(1, count + 1)]
        return next(number for number in order if self._lines[number] in ready)

    def send(self, actions: Any) -> None:
        """A choice for each of the rows that were received last."""
        assert self._waiting, "send answers a recv"
        first = self._waiting[0] * self._each
        self.actions[first : first + self._each * len(self._waiting)] = actions
        for number in self._waiting:
            self._lines[number].send_bytes(STEP)
        self._waiting = []

    def reset(self, seed: int = 0) -> tuple[Any, list[dict[str, Any]]]:
        """`async_reset` and `recv`."""
        self.async_reset(seed)
        observations, _, _, _, infos, _, _ = self.recv()
        return observations, infos

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """`send` and `recv`."""
        self.send(actions)
        return self.recv()[:5]

    def close(self) -> None:
        """Ends the processes."""
        for line in self._lines:
            line.send_bytes(STOP)
            line.close()
        for process in self._processes:
            process.join()
        self._lines, self._processes = [], []


def serve(
    line: Connection,
    memory: Any,
    actions_at: int,
    subject: Subject,
    games: int,
    all_final: bool,
    rows: tuple[int, int],
    how: dict[str, Any],
) -> None:
    """A worker: steps its rows whenever it is told to."""
    start, end = rows
    arrays = Arrays(subject, games, all_final, memory)
    actions = np.frombuffer(memory, np.int32, games, actions_at)[start:end]
    loop = loop_of(subject, first=start, count=end - start, buffers=arrays.rows(start, end), **how)
    while (told := line.recv_bytes()) != STOP:
        if told == STEP:
            loop.step(actions.tolist())
        else:
            loop.start(int(told[len(RESET) :]))
        line.send_bytes(b"")


def native(
    game: str | Game,
    games: int = 64,
    seats: int = 4,
    seat: int | None = None,
    opponents: Opponents = RANDOM,
    skip_forced: bool = True,
    codes: str = RELATIVE,
    shaped: bool = False,
    all_final: bool = False,
    planes: bool = False,
    buf: Any = None,
    **options: Any,
) -> Native:
    """Many games in this process, in the shape of PufferLib's native environments; arguments as for `vector`."""
    subject = Subject(game, seats, options, codes, planes)
    how = {"seat": seat, "opponents": opponents, "skip_forced": skip_forced, "shaped": shaped}
    return Native(subject, games, all_final, buf, **how)


def workers(
    game: str | Game,
    games: int = 64,
    workers: int = 0,
    batch_workers: int = 0,
    seats: int = 4,
    seat: int | None = None,
    opponents: Opponents = RANDOM,
    skip_forced: bool = True,
    codes: str = RELATIVE,
    shaped: bool = False,
    all_final: bool = False,
    planes: bool = False,
    **options: Any,
) -> Workers:
    """Many games on all cores (or so many workers), in the shape of PufferLib's vector environments.

    Call it in a program under `if __name__ == "__main__"`, as everything that starts processes.
    """
    count = workers or os.cpu_count() or 1
    subject = Subject(game, seats, options, codes, planes)
    how = {"seat": seat, "opponents": opponents, "skip_forced": skip_forced, "shaped": shaped}
    return Workers(subject, games, all_final, count, batch_workers or count, **how)
