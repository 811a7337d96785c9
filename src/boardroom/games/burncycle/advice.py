"""Advice for bots."""

from __future__ import annotations

from boardroom.core.state import Advice


class BurncycleAdvice(Advice):
    """How a position looks."""
