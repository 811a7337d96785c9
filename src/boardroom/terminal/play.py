"""One person plays against bots: the table, the question, the answer, and what the others did until the next one."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from rich.console import Console
from rich.text import Text

from boardroom.core.drawing.words import shape
from boardroom.core.errors import IllegalAction
from boardroom.core.event import Event
from boardroom.core.match import Match
from boardroom.terminal import store
from boardroom.terminal.choose import FEW, Menu, Pick, menu, read_notation, read_number
from boardroom.terminal.frame import let_bot_choose
from boardroom.terminal.names import style
from boardroom.terminal.rerun import chapters
from boardroom.terminal.screen import draw_box, draw_result, draw_table
from boardroom.terminal.tell import sentence_text, tell
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import show, side_by_side

try:
    import termios
except ImportError:  # not on Windows
    termios = None  # type: ignore[assignment]


class Left(Exception):  # noqa: N818
    """The person has left the table."""


class Session:
    """A match in which one seat is a person's. The file always holds a whole game that can be gone on with."""

    def __init__(self, match: Match, words: Words, console: Console, file: Path, pace: float = 0.0) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.file = file
        self.pace = pace
        self.you = words.cast.you

    def run(self) -> bool:
        """Plays until the game is over (True) or the person leaves (False)."""
        try:
            self.save()
            self.catch_up()
            while not self.match.over:
                if self.match.state.seat == self.you:
                    self.take_turn()
                else:
                    self.watch_bot()
        except (Left, KeyboardInterrupt):
            return False
        draw_result(self.console, self.match.state.view(self.you), self.words)
        return True

    def save(self) -> None:
        """Keeps the game as it stands. What bots choose after this is not lost: they would choose the same again."""
        store.write(self.file, self.match.minutes())

    def catch_up(self) -> None:
        """What has happened since the person's last choice, or since the start."""
        happened: list[Event] = []
        for _, seat, events in chapters(self.match):
            happened = events if seat == self.you else happened + events
        tell(self.console, happened, self.you, self.words)

    def watch_bot(self) -> None:
        """A bot chooses; it takes the same time whatever it has to think about."""
        started = time.monotonic()
        events = let_bot_choose(self.match)
        time.sleep(max(0.0, self.pace - (time.monotonic() - started)))
        tell(self.console, events, self.you, self.words)

    def take_turn(self) -> None:
        """The person chooses, even where there is only one choice: that there is but one may be a secret (L5)."""
        forget_early_keys()
        few = min(FEW, self.console.height - self.height_of_table() - 1)
        self.draw()
        while True:
            code = self.choose(few)
            try:
                events = self.match.play(code, self.you)
                break
            except IllegalAction as problem:
                self.complain(self.words.refusal(problem))
        self.save()
        tell(self.console, events, self.you, self.words)

    def draw(self) -> None:
        """The table as the person may see it, and what is asked."""
        view = self.match.state.view(self.you)
        draw_table(self.console, view, self.words)
        prompt = view["prompt"]
        asked = Text.assemble((self.words.prompt(view), "bold"), (f"  {prompt['rule']}", "dim"))
        show(self.console, asked, Text("▶ ", style="bold"), indent=0)

    def height_of_table(self) -> int:
        """How many lines the table and the prompt take."""
        with self.console.capture() as captured:
            self.draw()
        return captured.get().count("\n")

    def choose(self, few: int) -> int:
        """A code: picked by number, one click after the other, or typed as a whole; `few` are listed at once."""
        legal = self.match.state.legal()
        path = [menu(self.match.game, legal, few=few)]
        self.show(path[-1])
        while True:
            line = self.ask(len(path[-1].picks), can_go_back=len(path) > 1)
            index = read_number(line, len(path[-1].picks))
            if index is not None:
                pick = path[-1].picks[index]
                if pick.code is not None:
                    return pick.code
                path.append(menu(self.match.game, legal, (*path[-1].clicked, pick.ref), few))
            elif line.lower() == "b" and len(path) > 1:
                path.pop()
            else:
                code = read_notation(self.match.game, line) if line else None
                if code is not None:
                    return code
                self.answer(line, path[-1])
                continue
            self.show(path[-1])

    def ask(self, count: int, can_go_back: bool) -> str:
        """A line from the person."""
        which = self.words.say("choose-one") if count == 1 else self.words.say("choose", count=count)
        keys = self.words.say("keys-back") if can_go_back else self.words.say("keys")
        asked = Text.assemble((which, "bold"), (f" · {keys} ", "dim"), ("> ", "bold"))
        try:
            self.console.print(asked, end="")
            line = input().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(line)  # nobody has seen it typed
        return line

    def answer(self, line: str, shown: Menu) -> None:
        """Does what a key asks for, or says what could have been typed."""
        key = line.lower()
        if key == "q":
            raise Left
        if key in ("?", "h"):
            self.help(shown)
        elif key == "l":
            tell(self.console, self.match.log, self.you, self.words)
        elif key == "c":
            draw_box(self.console, self.match.state.view(self.you), self.words)
        elif key == "t":
            self.draw()
            self.show(shown)
        elif key == "b":
            self.complain(self.words.say("no-way-back"))
        else:
            wrong = self.words.say("not-understood", line=line[:40]) + " " if line else ""
            self.complain(wrong + self.words.say("type-number", count=len(shown.picks)))

    def help(self, shown: Menu) -> None:
        """The rules behind the prompt and the choices, then the keys."""
        state = self.match.state
        rules = [state.view(self.you)["prompt"]["rule"]]
        rules += [self.match.game.action(code).rule for code in state.legal()]
        for rule in dict.fromkeys(rules):
            show(self.console, self.words.rule(rule) or "", Text(f"{rule}  ", style="dim"))
        example = str(self.match.game.action(state.legal()[0]))
        show(self.console, self.words.say("help", example=example))
        self.show(shown)

    def show(self, shown: Menu) -> None:
        """The menu: whole choices below one another, single clicks side by side."""
        if shown.clicked:
            way = [self.words.thing(ref) for ref in shown.clicked]
            show(self.console, sentence_text(" → ".join([*way, "…"]), self.words))
        picks = [self.pick_text(pick) for pick in shown.picks]
        numbers = [Text(f"{number:>{len(str(len(picks)))}} ", style="bold") for number in range(1, len(picks) + 1)]
        if all(pick.ref for pick in shown.picks):
            side_by_side(self.console, [number + pick for number, pick in zip(numbers, picks, strict=True)])
        else:
            for number, pick in zip(numbers, picks, strict=True):
                show(self.console, pick, number)

    def pick_text(self, pick: Pick) -> Text:
        """One line of the menu."""
        kind, _, rest = pick.ref.partition(":")
        if kind == "seat" and rest.isdecimal():
            return Text(f"{shape(int(rest))} {self.words.thing(pick.ref)}", style=style(int(rest)))
        if pick.ref:
            return Text(self.words.thing(pick.ref) + (" …" if pick.code is None else ""))
        assert pick.code is not None
        return sentence_text(self.words.label(pick.code), self.words)

    def complain(self, sentence: str) -> None:
        """A sentence about what was typed."""
        show(self.console, Text(sentence, style="yellow"))


def forget_early_keys() -> None:
    """What was typed while the others played was not meant for a question that nobody had seen yet."""
    if termios is not None and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
