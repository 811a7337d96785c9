"""One person plays against bots: the table, the question, the answer, and what the others did until the next one."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.text import Text

from boardroom.core.errors import IllegalAction
from boardroom.core.event import Event
from boardroom.core.match import Match
from boardroom.terminal import store
from boardroom.terminal.desk import Desk
from boardroom.terminal.frame import let_bot_choose
from boardroom.terminal.reading import mission_lines
from boardroom.terminal.rerun import chapters
from boardroom.terminal.screen import draw_result, table_lines
from boardroom.terminal.stage import Left, Stage
from boardroom.terminal.tables import look_of, mission_reader_of
from boardroom.terminal.tell import told_lines
from boardroom.terminal.undo import Undone
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import laid

BEAT = 0.25  # of the pace, for a further choice of the same bot


class Session:
    """A match in which one seat is a person's. The file always holds a whole game that can be gone on with."""

    def __init__(self, match: Match, words: Words, console: Console, file: Path, pace: float = 0.0) -> None:
        self.match = match
        self.words = words
        self.stage = Stage(console)
        self.file = file
        self.pace = pace
        self.you = words.cast.you
        self.desk = Desk(match, words, self.stage)

    def run(self) -> bool:
        """Plays until the game is over (True) or the person leaves (False)."""
        try:
            self.save()
            self.catch_up()
            self.brief()
            while not self.match.over:
                if self.match.state.seat == self.you:
                    self.take_turn()
                else:
                    self.watch_bot()
        except (Left, KeyboardInterrupt):
            return False
        self.stage.frame(table_lines(self.match.state.view(self.you), self.words, self.stage.width))
        draw_result(self.stage.console, self.match.state.view(self.you), self.words)
        return True

    def save(self) -> None:
        """Keeps the game as it stands. What bots choose after this is not lost: they would choose the same again."""
        store.write(self.file, self.match.minutes())

    def brief(self) -> None:
        """At the start of a game with a mission: its card."""
        if not self.match.choices and mission_reader_of(look_of(self.match.game)) is not None:
            self.stage.tell(mission_lines(self.match, self.words, self.stage.width))

    def catch_up(self) -> None:
        """What has happened since the person's last choice, or since the start."""
        happened: list[Event] = []
        for _, seat, events in chapters(self.match):
            happened = events if seat == self.you else happened + events
        self.tell(happened)

    def tell(self, events: list[Event]) -> None:
        """What happened, as the person may read it."""
        shown = [event.shown(self.you) for event in events]
        self.stage.tell(told_lines(shown, self.words, self.stage.width))

    def watch_bot(self) -> None:
        """A bot chooses; it takes the same time whatever it has to think about, and less for what follows at once."""
        if self.stage.live:
            self.stage.frame(self.waiting())
        follows = bool(self.match.choices) and self.match.choices[-1][0] == self.match.state.seat
        started = time.monotonic()
        events = let_bot_choose(self.match)
        time.sleep(max(0.0, self.pace * (BEAT if follows else 1.0) - (time.monotonic() - started)))
        self.tell(events)

    def waiting(self) -> list[Text]:
        """The table while others choose, and who is waited for."""
        view = self.match.state.view(self.you)
        waits = laid(Text(self.words.prompt(view), style="dim"), self.stage.width)
        return table_lines(view, self.words, self.stage.width, self.desk.room_for_table(waits)) + waits

    def take_turn(self) -> None:
        """The person chooses, even where there is only one choice: that there is but one may be a secret (L5)."""
        self.stage.forget_early_keys()
        self.desk.open()
        while True:
            try:
                events = self.match.play(self.desk.choose(), self.you)
                break
            except Undone as undone:
                self.save()
                self.stage.tell(laid(undone.sentence, self.stage.width))
                return
            except IllegalAction as problem:
                self.desk.complain(self.words.refusal(problem))
        self.save()
        self.tell(events)
