"""Every sentence about an event has a shape that it is filled from, and the other way round."""

from __future__ import annotations

from games.power_struggle.company import GAME
from kit.shapes import texts_told


def test_the_shapes_and_the_texts_of_events_name_the_same() -> None:
    assert texts_told(GAME) == set(GAME.event_texts)
