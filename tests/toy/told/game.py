"""Coffee Round as a stranger may bring it: its numbers for learners are read off the view."""

from __future__ import annotations

from toy.game import CoffeeGame


class ToldGame(CoffeeGame):
    """A game in a folder with `features.py` and no `observe.py`."""
