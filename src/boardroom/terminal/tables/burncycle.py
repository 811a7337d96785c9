"""burncycle's table: the floor as a map, and beside it what the decision is about, the team, units, network and cards.

Nothing here sees a state; a view is all there is to draw from.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from boardroom.games.burncycle.shapes import View
from boardroom.terminal.tables.burncycle_blocks import Block, beside, columns_of, fit, fitting, ranked
from boardroom.terminal.tables.burncycle_cycle import engine
from boardroom.terminal.tables.burncycle_focus import focus, step_of
from boardroom.terminal.tables.burncycle_legend import legend, rooms
from boardroom.terminal.tables.burncycle_map import draw_map, map_width, whole_height
from boardroom.terminal.tables.burncycle_mission import read_mission
from boardroom.terminal.tables.burncycle_network import STEPS as NETWORK_STEPS
from boardroom.terminal.tables.burncycle_network import network
from boardroom.terminal.tables.burncycle_team import drives, team
from boardroom.terminal.tables.burncycle_things import name_thing
from boardroom.terminal.tables.burncycle_threat import entitle, persons, situation
from boardroom.terminal.tables.burncycle_units import units
from boardroom.terminal.words import Words

__all__ = ["draw", "entitle", "name_thing", "read_cards", "read_mission"]

GAP: Final = 1
NARROWEST: Final = 24  # a panel beside the map has at least so many cells
TWO_PANELS: Final = 34  # two of them are worth it from this width each
WORTH: Final = 3  # lines under the map that are worth using
SPARE: Final = 3  # lines the map may take beyond its height rather than leave out a row


def draw(view: View, words: Words, width: int, height: int) -> list[Text]:
    """The table in lines of at most this width, and this many or a few more where that saves a row of the floor."""
    whole = whole_height(view)
    height = max(height, whole) if whole <= height + SPARE else height
    floor = draw_map(view, height)
    room = width - map_width(view) - GAP
    if room < NARROWEST:
        return floor_and(view, words, floor, [], width, height)
    widths = [room] if room < 2 * TWO_PANELS + GAP else [(room - GAP) // 2] * 2
    blocks = blocks_of(view, words, widths[0])
    if height - len(floor) < WORTH:
        panels = columns_of(blocks, words, widths, height)
        return beside(floor, panels, [map_width(view), *widths], GAP)
    kept = fitting([block.whole() for block in ranked(blocks)], len(widths), len(floor))
    lines = beside(floor, columns_of(kept, words, widths, len(floor)), [map_width(view), *widths], GAP)
    return floor_and(view, words, lines, [block.name for block in kept], width, height)


def floor_and(view: View, words: Words, lines: list[Text], told: list[str], width: int, height: int) -> list[Text]:
    """The map, and what has not been told beside it under it."""
    lines = [fit(line, width) for line in lines]
    if height - len(lines) < WORTH:
        return lines
    rest = [block for block in blocks_of(view, words, width) if block.name not in told]
    return lines + columns_of(rest, words, [width], height - len(lines))[0]


def blocks_of(view: View, words: Words, width: int) -> list[Block]:
    """All there is to tell beside the map; in the network step the network comes before the cycle."""
    is_online = step_of(view) in NETWORK_STEPS
    return [
        situation(view, words, width),
        focus(view, words, width),
        engine(view, words, width, rank=40 if is_online else 5),
        network(view, words, width, rank=8 if is_online else 50),
        team(view, words, width),
        units(view, words, width),
        drives(view, words, width),
        rooms(view, words, width),
        legend(view, words, width),
        persons(view, words, width),
    ]


def read_cards(view: View, words: Words, width: int) -> list[Text]:
    """All that the table folds: cards with their texts, every unit, the network, and what the marks mean."""
    blocks = [drives, team, units, persons, rooms, legend]
    lines = [block(view, words, width).lines for block in blocks]
    return [line for part in [*lines, network(view, words, width, rank=0).lines] for line in part]
