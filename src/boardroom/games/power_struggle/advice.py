"""Advice for bots: how far each seat is on the six ways to a point."""

from __future__ import annotations

from boardroom.core.state import Advice


class PowerStruggleAdvice(Advice):
    """Reads a position of an imagined world."""
