"""What the marks of the map mean: those that are on it now."""

from __future__ import annotations

from boardroom.games.burncycle.shapes import View
from boardroom.terminal.tables import burncycle_squares as marks
from boardroom.terminal.tables.burncycle_blocks import Block, listed
from boardroom.terminal.tables.burncycle_edges import Edge, edges_of
from boardroom.terminal.tables.burncycle_words import capital
from boardroom.terminal.words import Words


def legend(view: View, words: Words, width: int) -> Block:
    """The marks with their words, as many as there are on the map."""
    there = "".join(text.plain for text in marks.squares_of(view).values())
    doors = set(edges_of(view).values())
    found = [(mark, key) for mark, key in THINGS.items() if mark in there]
    found += [(edge.upright, key) for edge, key in EDGES.items() if edge in doors]
    parts = [f"{mark} {words.say(key)}" for mark, key in found]
    parts.append(words.say("bc-mark-unit"))
    return Block(
        words.say("bc-legend"), listed(capital(words.say("bc-legend")), parts, width, words, ", "), rank=60, least=2
    )


def rooms(view: View, words: Words, width: int) -> Block:
    """The rooms that bring a chip, each with its type, and those where whoever comes first is inspected."""
    parts = [f"{room} {chip}{BEAD if room in view['beads'] else ''}" for room, chip in view["map"]["chips"].items()]
    lines = listed(words.say("bc-rooms", bead=BEAD), parts, width, words)
    return Block(words.say("bc-rooms-short"), lines, rank=45)


BEAD = "•"
THINGS = {
    marks.TARGET: "bc-mark-target",
    marks.DONE: "bc-mark-done",
    marks.TERMINAL: "bc-mark-terminal",
    marks.MAINFRAME: "bc-mark-mainframe",
    marks.CACHE: "bc-mark-cache",
    marks.HIDEOUT: "bc-mark-hideout",
    marks.SECURE: "bc-mark-secure",
    marks.SEEN: "bc-mark-seen",
    marks.ALERT: "bc-mark-alert",
    marks.CAPTAIN: "bc-mark-captain",
    marks.STUNNED: "bc-mark-stunned",
    marks.SPOTTED: "bc-mark-spotted",
    marks.OFFLINE: "bc-mark-offline",
}
EDGES = {Edge.LOCKED: "bc-mark-locked", Edge.UNLOCKED: "bc-mark-unlocked", Edge.RUBBLE: "bc-mark-rubble"}
