"""What travels of Power Struggle: the shape of a view and of every event. The browser's types are written from these."""

from boardroom.games.power_struggle.shapes.events import *  # noqa: F403
from boardroom.games.power_struggle.shapes.view import *  # noqa: F403
from boardroom.games.power_struggle.shapes.words import *  # noqa: F403
