"""The gallery: watching bots play, and hearing a saved game told."""

from __future__ import annotations

import time

from rich.console import Console

from boardroom.core.drawing.words import GALLERY
from boardroom.core.match import Match
from boardroom.terminal.frame import let_bot_choose
from boardroom.terminal.rerun import chapters
from boardroom.terminal.screen import draw_result, draw_table
from boardroom.terminal.tell import tell, tell_all
from boardroom.terminal.words import Words


def watch(console: Console, match: Match, words: Words, delay: float = 0.0) -> None:
    """Bots play to the end, told as the gallery sees it."""
    draw_table(console, match.state.view(GALLERY), words)
    tell(console, match.log[:], GALLERY, words)
    while not match.over:
        time.sleep(delay)
        events = let_bot_choose(match)
        tell(console, events, GALLERY, words, len(match.choices))
    draw_result(console, match.state.view(GALLERY), words)


def retell(console: Console, match: Match, words: Words, seat: int = GALLERY, everything: bool = False) -> None:
    """A saved game as this seat was told it, or the whole truth; each choice has its number."""
    for number, _, events in chapters(match):
        if everything:
            tell_all(console, events, words, number or None)
        else:
            tell(console, events, seat, words, number or None)
    if match.over:
        draw_result(console, match.state.view(seat), words)
    else:
        console.print(words.say("goes-on", count=len(match.choices)))
