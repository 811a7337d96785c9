"""What is read instead of the table: the rules of the choices and the keys, the log, and all the cards."""

from __future__ import annotations

from rich.text import Text

from boardroom.core.match import Match
from boardroom.terminal.screen import box_lines
from boardroom.terminal.stage import Stage
from boardroom.terminal.tables import look_of, mission_reader_of
from boardroom.terminal.tell import told_lines
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import laid


def help_lines(match: Match, words: Words, width: int) -> list[Text]:
    """The rules behind the prompt and the choices, then the keys."""
    state = match.state
    rules = [state.view(words.cast.you)["prompt"]["rule"]]
    rules += [match.game.action(code).rule for code in state.legal()]
    lines = []
    for rule in dict.fromkeys(rules):
        lines += laid(words.rule(rule) or "", width, Text(f"{rule}  ", style="dim"))
    lines += laid(words.legend(), width)
    example = str(match.game.action(state.legal()[0]))
    return lines + laid(words.say("help", example=example), width)


def log_lines(match: Match, words: Words, width: int) -> list[Text]:
    """Everything that this seat has been told."""
    return told_lines([event.shown(words.cast.you) for event in match.log], words, width)


def mission_lines(match: Match, words: Words, width: int) -> list[Text]:
    """The mission card, where the game has missions."""
    read_mission = mission_reader_of(look_of(words.game))
    if read_mission is None:
        return laid(words.say("no-mission"), width)
    return read_mission(match.state.view(words.cast.you), words, width)


def card_box_lines(match: Match, words: Words, width: int) -> list[Text]:
    """All cards of the box."""
    return box_lines(match.state.view(words.cast.you), words, width)


def read(stage: Stage, lines: list[Text], words: Words, from_the_end: bool = False) -> None:
    """Shows these lines page by page, and waits after each; a pipe gets them all at once."""
    if not stage.live:
        stage.tell(lines)
        return
    pages = pages_of(lines, max(1, stage.height - 1), from_the_end)
    for number, page in enumerate(pages, 1):
        stage.frame(page)
        more = words.say("earlier" if from_the_end else "further") if number < len(pages) else words.say("to-table")
        if stage.ask(Text.assemble((more, "bold"), " > ")) and number < len(pages):
            return


def pages_of(lines: list[Text], room: int, from_the_end: bool) -> list[list[Text]]:
    """Pages of so many lines, the last lines first where one reads from the end."""
    if from_the_end:
        return [lines[max(0, end - room) : end] for end in range(len(lines), 0, -room)]
    return [lines[start : start + room] for start in range(0, len(lines), room)]
