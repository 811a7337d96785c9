"""What the optional parts need: a clear word when an extra of the package was not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Imports inside this block belong to an extra; a missing one is an ImportError that names what to install."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.startswith("boardroom"):
            raise
        raise ImportError(
            f"this part of Boardroom needs {problem.name!r}, which is not installed: pip install 'boardroom[{extra}]'",
            name=problem.name,
        ) from problem
