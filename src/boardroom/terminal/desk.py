"""The person's place at the table: what is asked, the menu, the keys, and the answer."""

from __future__ import annotations

from rich.text import Text

from boardroom.core.match import Match
from boardroom.terminal.choose import FEW, Menu, Path, menu, read_notation, read_number
from boardroom.terminal.hint import hint_for
from boardroom.terminal.menus import Page, page_of
from boardroom.terminal.reading import card_box_lines, help_lines, log_lines, mission_lines, read
from boardroom.terminal.screen import table_lines
from boardroom.terminal.stage import Left, Stage
from boardroom.terminal.tables import look_of, mission_reader_of
from boardroom.terminal.undo import undo
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import laid

MENU_ROOM = 7  # lines for a menu, which a table leaves free
LONG_MENU = 10  # lines for a long one, where the table can do with less
ASK = 1  # line in which one types


class Desk:
    """Asks one person at one table; `note` is what is said about the latest key."""

    def __init__(self, match: Match, words: Words, stage: Stage) -> None:
        self.match = match
        self.words = words
        self.stage = stage
        self.path: list[Menu] = []
        self.page = 0
        self.note: list[Text] = []

    def open(self) -> None:
        """A new question."""
        self.note = []
        self.restart()
        if not self.stage.live:
            self.stage.frame(self.top())
            self.show_menu()

    def choose(self) -> int:
        """A code: picked by number, one click after the other, or typed as a whole."""
        while True:
            if self.stage.live:
                self.stage.frame(self.whole())
            line = self.ask()
            self.note = []
            index = read_number(line, len(self.path[-1].picks))
            code = self.pick(index) if index is not None else read_notation(self.match.game, line) if line else None
            if code is not None:
                self.restart()
                return code
            if index is None:
                self.answer(line)

    def pick(self, index: int) -> int | None:
        """The code that this line of the menu makes; None when there is more to click, which is asked next."""
        shown = self.path[-1]
        pick = shown.picks[index]
        if pick.code is None:
            self.go(self.menu_after((*shown.clicked, pick.ref)))
        return pick.code

    def answer(self, line: str) -> None:
        """Does what a key asks for, or says what could have been typed."""
        key = line.lower()
        keys = {"b": self.back, "t": self.again, "n": self.next_page, "i": self.hint, "u": self.undo, "q": self.leave}
        reading = {"?": help_lines, "h": help_lines, "l": log_lines, "c": card_box_lines, "m": mission_lines}
        if key in keys:
            keys[key]()
        elif key in reading:
            read(self.stage, reading[key](self.match, self.words, self.stage.width), self.words, key == "l")
            if reading[key] is help_lines:
                self.show_menu()
        else:
            wrong = self.words.say("not-understood", line=line[:40]) + " " if line else ""
            self.complain(wrong + self.words.say("type-number", count=len(self.path[-1].picks)))

    def back(self) -> None:
        """One step back."""
        if len(self.path) > 1:
            self.path.pop()
            self.page = 0
            self.show_menu()
        else:
            self.complain(self.words.say("no-way-back"))

    def again(self) -> None:
        """The table once more; on a live screen it is there already."""
        if not self.stage.live:
            self.stage.tell(self.top())
            self.show_menu()

    def next_page(self) -> None:
        """The next page of a long menu, and after the last one the first."""
        self.page += 1
        self.show_menu()

    def hint(self) -> None:
        """The best choices become the menu."""
        if self.stage.live:
            self.stage.console.print(Text(self.words.say("hint-coming"), style="dim"), end="\r")
        self.go(hint_for(self.match, self.words, self.path[-1].clicked))

    def undo(self) -> None:
        """The latest choice is taken back, or it is said why not."""
        self.complain(undo(self.match, self.words))

    def leave(self) -> None:
        """The person gets up."""
        raise Left

    def go(self, further: Menu) -> None:
        """A further menu, from which one can come back."""
        self.path.append(further)
        self.page = 0
        self.show_menu()

    def restart(self) -> None:
        """The first menu of the question."""
        self.page = 0
        self.path = []
        self.path = [self.menu_after(())]

    def menu_after(self, clicked: Path) -> Menu:
        """Whole choices where they are few and fit, else one click after the other."""
        game, legal = self.match.game, self.match.state.legal()
        found = menu(game, legal, clicked, self.few())
        return found if self.page_of(found).count == 1 else menu(game, legal, clicked, 1)

    def ask(self) -> str:
        """A line from the person."""
        count = len(self.path[-1].picks)
        which = self.words.say("choose-one") if count == 1 else self.words.say("choose", count=count)
        keys = [self.words.say("keys-back")] if len(self.path) > 1 else []
        keys += [self.words.say("keys-page")] if self.page_of(self.path[-1]).count > 1 else []
        keys += [self.words.say("keys-undo")] if self.match.can_undo(self.words.cast.you) else []
        keys += [self.words.say("keys-mission")] if mission_reader_of(look_of(self.match.game)) is not None else []
        asked = Text.assemble((which, "bold"), (f" · {' · '.join([*keys, self.words.say('keys')])} ", "dim"))
        return self.stage.ask(asked + Text("> ", style="bold"))

    def complain(self, sentence: str) -> None:
        """A sentence about what was typed."""
        self.note = laid(Text(sentence, style="yellow"), self.stage.width)
        if not self.stage.live:
            self.stage.tell(self.note)

    def show_menu(self) -> None:
        """The menu below what stands there; on a live screen all is drawn anew in a moment."""
        if not self.stage.live:
            self.stage.tell(self.page_of(self.path[-1]).lines)

    def whole(self) -> list[Text]:
        """Table, question, menu, and what is said about the latest key."""
        return self.top() + self.page_of(self.path[-1]).lines + self.note

    def top(self) -> list[Text]:
        """The table as the person may see it, and what is asked."""
        view = self.match.state.view(self.words.cast.you)
        asked = Text.assemble((self.words.prompt(view), "bold"), (f"  {view['prompt']['rule']}", "dim"))
        prompt = laid(asked, self.stage.width, Text("▶ ", style="bold"), indent=0)
        return table_lines(view, self.words, self.stage.width, self.room_for_table(prompt)) + prompt

    def page_of(self, shown: Menu, room: int | None = None) -> Page:
        """What is seen of a menu in so many lines, or in those that there are."""
        view = self.match.state.view(self.words.cast.you)
        return page_of(shown, view, self.words, self.stage.width, room or self.room(), self.page)

    def few(self) -> int:
        """So many whole choices are listed at once."""
        return min(FEW, self.room())

    def room(self) -> int:
        """How many lines the menu may take."""
        return max(3, self.stage.height - ASK - len(self.top()) - len(self.note))

    def room_for_table(self, below: list[Text]) -> int:
        """How many lines a table may take above these; fewer where the menu is long."""
        wanted = len(self.page_of(self.path[-1], LONG_MENU).lines) if self.path else 0
        return self.stage.height - ASK - len(below) - min(max(wanted, MENU_ROOM), LONG_MENU)
