"""Observations as NumPy arrays, and the spaces they lie in."""

from __future__ import annotations

from typing import Any

from boardroom.core.state import State
from boardroom.extras import needs
from boardroom.research.subject import Subject

with needs("research"):
    import numpy as np
    from gymnasium import spaces


def observation_space(subject: Subject) -> Any:
    """A dict of the numbers, the planes where they are asked for, and the mask."""
    parts: dict[str, Any] = {"observation": spaces.Box(-1.0, 1.0, (len(subject.names),), np.float32)}
    if subject.planes is not None:
        parts["planes"] = spaces.Box(-1.0, 1.0, subject.planes.shape, np.float32)
    return spaces.Dict({**parts, "action_mask": spaces.Box(0, 1, (subject.game.num_actions,), np.int8)})


def observed(subject: Subject, state: State, seat: int) -> dict[str, Any]:
    """What this seat sees."""
    seen = {"observation": np.array(subject.numbers(state, seat), np.float32)}
    if subject.planes is not None:
        planes = np.frombuffer(subject.planes.of(state, seat), np.float32)
        seen["planes"] = planes.reshape(subject.planes.shape).copy()
    return {**seen, "action_mask": mask_of(subject, state, seat)}


def mask_of(subject: Subject, state: State, seat: int) -> Any:
    """A one for each legal code, as this seat is told it; all zero when it is not this seat that decides."""
    mask = np.zeros(subject.game.num_actions, np.int8)
    if state.seat == seat and seat >= 0:
        mask[subject.codes.legal(seat, state.legal())] = 1
    return mask
