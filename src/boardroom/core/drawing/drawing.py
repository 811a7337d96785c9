"""The picture of a table that `boardroom.draw` makes."""

from __future__ import annotations


class Drawing(str):
    """A picture of a table: a string with a piece of HTML, which a notebook shows as what it draws.

    It holds no scripts, loads nothing, and takes its text colour from the page around it, light or dark.
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return str(self)

    def __repr__(self) -> str:
        return f"<Drawing: {len(self)} characters of HTML>"
