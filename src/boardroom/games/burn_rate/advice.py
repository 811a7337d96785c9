"""Advice for bots."""

from __future__ import annotations

from boardroom.core.state import Advice


class BurnRateAdvice(Advice):
    """Reads a position of an imagined world."""
