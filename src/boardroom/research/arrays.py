"""The arrays that a batch fills, in memory of one's own or shared between processes, and the loop's view of them."""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadOption
from boardroom.extras import needs
from boardroom.research.loop import Buffers
from boardroom.research.subject import Subject

with needs("research"):
    import numpy as np

AS_BYTES = ("numbers", "masks", "final", "planes", "final_planes")
AS_NUMBERS = ("deciders", "rewards", "returns", "done", "capped", "illegal")


class Arrays:
    """NumPy arrays with a row for each game of a batch.

    Attributes:
        numbers: Floats of 32 bits: what the deciding seat sees.
        masks: A one for each of its legal codes, int8.
        final: What was seen at the end; with `all_final` of every seat.
        planes: The floor as the deciding seat sees it; None unless planes are asked for.
        final_planes: The same at the end.
        deciders: The deciding seats, int8.
        rewards: Floats of 32 bits.
        returns: For each seat, when a game ended.
        done: Did a game end in this step? int8, as the two that follow.
        capped: By its technical cap?
        illegal: By a code that was not legal?
    """

    def __init__(self, subject: Subject, games: int, all_final: bool, memory: Any = None) -> None:
        length, ends = len(subject.names), (games, subject.seats) if all_final else (games,)
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "numbers": ((games, length), np.float32),
            "final": ((*ends, length), np.float32),
            "rewards": ((games,), np.float32),
            "returns": ((games, subject.seats), np.float32),
        }
        self.planes: Any = None
        self.final_planes: Any = None
        if subject.planes is not None:
            shapes["planes"] = ((games, *subject.planes.shape), np.float32)
            shapes["final_planes"] = ((*ends, *subject.planes.shape), np.float32)
        shapes["masks"] = ((games, subject.game.num_actions), np.int8)
        shapes |= dict.fromkeys(("deciders", "done", "capped", "illegal"), ((games,), np.int8))
        self.size = sum(bytes_of(shape, kind) for shape, kind in shapes.values())
        place = memory if memory is not None else bytearray(self.size)
        at = 0
        for name, (shape, kind) in shapes.items():
            setattr(self, name, np.frombuffer(place, kind, int(np.prod(shape)), at).reshape(shape))
            at += bytes_of(shape, kind)
        self.numbers: Any
        self.masks: Any
        self.final: Any
        self.deciders: Any
        self.rewards: Any
        self.returns: Any
        self.done: Any
        self.capped: Any
        self.illegal: Any

    def use(self, name: str, given: Any) -> None:
        """Writes into an array of the caller's instead."""
        mine = getattr(self, name)
        if given.shape != mine.shape or given.dtype != mine.dtype or not given.flags.c_contiguous:
            raise BadOption(
                f"{name} is a contiguous array {mine.dtype} of {mine.shape}, not {given.dtype} of {given.shape}"
            )
        setattr(self, name, given)

    def rows(self, start: int, end: int) -> Buffers:
        """These rows as the loop writes them."""
        buffers = Buffers()
        for name in (*AS_BYTES, *AS_NUMBERS):
            array = getattr(self, name)
            if array is not None:
                rows: Any = memoryview(array[start:end])
                setattr(buffers, name, rows.cast("B") if name in AS_BYTES else rows.cast("B").cast(rows.format))
        return buffers


def bytes_of(shape: tuple[int, ...], kind: Any) -> int:
    """How much room an array takes."""
    return int(np.prod(shape)) * int(np.dtype(kind).itemsize)
